// Checks that the tree of a side is still as its own commands left it. Between two of them only the other side ran, so
// that side, or something that it left behind, has made any change.

import type { Files } from '../host/host.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';

export interface TreeIntegrity {
  /** Stores the present state. Call it when a command of that side has ended. */
  snapshot(side: Side): void;
  /** Returns a problem if the tree has changed since then; otherwise null. */
  findChange(side: Side, location: Location): Diagnostic | null;
}

const MAX_NAMED = 3;

export function makeTreeIntegrity(
  files: Pick<Files, 'stamps'>,
  folders: Readonly<Record<Side, string>>,
  sides: readonly Side[],
): TreeIntegrity {
  const noted = new Map(sides.map((side) => [side, files.stamps(folders[side])]));
  return {
    snapshot: (side) => void noted.set(side, files.stamps(folders[side])),
    findChange(side, location) {
      const before = noted.get(side) ?? new Map<string, string>();
      const changed = difference(before, files.stamps(folders[side]));
      if (changed.length === 0) return null;
      const data = { side, paths: changed.slice(0, MAX_NAMED), count: changed.length };
      return makeError('tree-changed', location, data, { failure: 'tampered' });
    },
  };
}

/** Returns the paths that exist only before or only after, or that differ. */
function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path));
  const others = [...after].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path);
  return [...gone, ...others].sort();
}
