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
  const watch = makeTreeWatch(files);
  for (const side of sides) watch.snapshot(side, folders[side]);
  return {
    snapshot: (side) => watch.snapshot(side, folders[side]),
    findChange(side, location) {
      const changed = watch.listChanges(side, folders[side]);
      if (changed.length === 0) return null;
      const data = { side, paths: changed.slice(0, MAX_NAMED), count: changed.length };
      return makeError('tree-changed', location, data, { failure: 'tampered' });
    },
  };
}

/** Knows the state in which the commands of each tree left it. */
export interface TreeWatch {
  /** Stores the present state of a tree. */
  snapshot(tree: string, folder: string): void;
  /** Returns the paths that differ since then; all of them if there is no state. */
  listChanges(tree: string, folder: string): readonly string[];
}

export function makeTreeWatch(files: Pick<Files, 'stamps'>): TreeWatch {
  const noted = new Map<string, ReadonlyMap<string, string>>();
  return {
    snapshot: (tree, folder) => void noted.set(tree, files.stamps(folder)),
    listChanges: (tree, folder) => difference(noted.get(tree) ?? new Map<string, string>(), files.stamps(folder)),
  };
}

/** Returns the paths that exist only before or only after, or that differ. */
function difference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const gone = [...before.keys()].filter((path) => !after.has(path));
  const others = [...after].filter(([path, stamp]) => before.get(path) !== stamp).map(([path]) => path);
  return [...gone, ...others].sort();
}
