// Where a diagnostic applies: a list of parts from the outside to the inside, such as an invocation, then a line of its
// output. Data only; `render/messages/format-location.ts` has the words.

import * as z from 'zod';
import { SIDES, type Side } from './measurement.ts';
import { lineSchema } from './text-schemas.ts';

const count = z.number().int().min(0);

/** Parts of a run, of the machine or of the program that diagnostics can be about. */
export const PARTS = [
  'baseline',
  'benchmarks',
  'check run',
  'command line',
  'compare',
  'comment',
  'default',
  'dependencies',
  'doctor',
  'event',
  'git',
  'init',
  'job summary',
  'machine',
  'measuring',
  'output',
  'recordings',
  'report files',
  'temporary folder',
  'toolchain',
  'units',
  'versions',
] as const;
export type LocationPartName = (typeof PARTS)[number];

const locationPartSchema = z.discriminatedUnion('kind', [
  /** A file, or output such as `stdout`. Line and column from 1; `keys` lead to a value in JSON or YAML. */
  z.strictObject({
    kind: z.literal('file'),
    path: lineSchema,
    line: count.optional(),
    column: count.optional(),
    keys: z
      .array(z.union([lineSchema, z.number()]))
      .max(1000)
      .optional(),
  }),
  /** A value in the configuration file, which may be the one of another commit (`4b825dc:bench.yml`). */
  z.strictObject({
    kind: z.literal('setting'),
    path: lineSchema,
    line: count,
    column: count,
    keys: z.array(z.union([lineSchema, z.number()])).max(1000),
  }),
  /** An input of the action, a flag without its dashes, or a key of the configuration file. */
  z.strictObject({ kind: z.enum(['input', 'flag', 'key']), name: lineSchema }),
  z.strictObject({ kind: z.literal('side'), side: z.enum(SIDES), sha: lineSchema.optional() }),
  /** An invocation on one side. Round 0 is the warm-up. */
  z.strictObject({ kind: z.literal('round'), round: count, side: z.enum(SIDES) }),
  z.strictObject({ kind: z.literal('setup'), side: z.enum(SIDES) }),
  z.strictObject({
    kind: z.enum(['recording', 'label', 'event', 'git command', 'environment variable']),
    name: lineSchema,
  }),
  z.strictObject({ kind: z.literal('commit'), sha: lineSchema }),
  z.strictObject({ kind: z.literal('pull request'), number: count }),
  z.strictObject({ kind: z.literal('part'), part: z.enum(PARTS) }),
  /** A position in the words of a recording of version 1. */
  z.strictObject({ kind: z.literal('text'), text: lineSchema }),
]);
export type LocationPart = z.infer<typeof locationPartSchema>;

/** Parts from the outside to the inside: `round 3, head` and then `stdout:12`. */
export const locationSchema = z.array(locationPartSchema).max(10).readonly();
export type Location = z.infer<typeof locationSchema>;

/** A place in a file; `path:line:column`. */
export function inFile(path: string, line?: number, column?: number): Location {
  return [
    { kind: 'file', path, ...(line !== undefined && { line }), ...(column !== undefined && { column }) },
  ];
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

/** A flag of the command line, without its dashes. */
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

export function about(part: LocationPartName): Location {
  return [{ kind: 'part', part }];
}
