// Notices that a tree is not as its own commands left it. Between two of them only the commands of another tree ran, so one of
// those, or something that it left behind, has made any change.

import type { Files } from '../host/host.ts';

export interface TreeWatch {
  /** Stores the present state. Call it when a command of the tree has ended. */
  snapshot(tree: string): void;
  /** The paths that differ since then; all of them if there is no state. */
  listChanges(tree: string): readonly string[];
}

export function makeTreeWatch(files: Pick<Files, 'stamps'>): TreeWatch {
  const states = new Map<string, ReadonlyMap<string, string>>();
  return {
    snapshot: (tree) => void states.set(tree, files.stamps(tree)),
    listChanges(tree) {
      const before = states.get(tree) ?? new Map<string, string>();
      const after = files.stamps(tree);
      const paths = new Set([...before.keys(), ...after.keys()]);
      return [...paths].filter((path) => before.get(path) !== after.get(path)).sort();
    },
  };
}
