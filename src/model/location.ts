// Where a diagnostic applies: a list of parts from the outside to the inside, such as an invocation, then a line of its
// output. Data only; `render/messages/format-location.ts` has the words.

import type * as z from 'zod';
import type { locationPartSchema, PARTS } from './diagnostic-schema.ts';
import type { Side } from './measurement.ts';

export type LocationPart = z.infer<typeof locationPartSchema>;
export type Location = readonly LocationPart[];

export type PartName = (typeof PARTS)[number];

/** A place in a file; `path:line:column`. */
export function inFile(path: string, line?: number, column?: number): Location {
  return [{ kind: 'file', path, ...(line !== undefined && { line }), ...(column !== undefined && { column }) }];
}

/** A value in the configuration file, or the file itself if there are no keys. */
export function atSetting(
  path: string,
  { line, column }: { readonly line: number; readonly column: number },
  keys: readonly (string | number)[],
): Location {
  return [{ kind: 'setting', path, line, column, keys: [...keys] }];
}

/** A value in a file of JSON. */
export function atKeys(path: string, keys: readonly PropertyKey[], line?: number): Location {
  const steps = keys.map((key) => (typeof key === 'number' ? key : String(key)));
  return [{ kind: 'file', path, ...(line !== undefined && { line }), keys: steps }];
}

export function atInput(name: string): Location {
  return [{ kind: 'input', name }];
}

export function atFlag(name: string): Location {
  return [{ kind: 'flag', name }];
}

export function atKey(name: string): Location {
  return [{ kind: 'key', name }];
}

export function onSide(side: Side, sha?: string | null): Location {
  return [{ kind: 'side', side, ...(sha && { sha }) }];
}

export function inRound(round: number, side: Side): Location {
  return [{ kind: 'round', round, side }];
}

export function inPlacement(placement: number, side: Side): Location {
  return [{ kind: 'placement', placement, side }];
}

export function inSetup(side: Side): Location {
  return [{ kind: 'setup', side }];
}

export function inRecording(name: string): Location {
  return [{ kind: 'recording', name }];
}

export function atEvent(name: string): Location {
  return [{ kind: 'event', name }];
}

export function atCommit(sha: string): Location {
  return [{ kind: 'commit', sha }];
}

export function about(part: PartName): Location {
  return [{ kind: 'part', part }];
}
