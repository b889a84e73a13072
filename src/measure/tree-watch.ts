// Watches trees between their commands: whether somebody else changed a file, and which programs a tree has built.

import { join } from 'node:path';
import type { Files } from '../host/host.ts';

/**
 * Notices that a tree is not as its own commands left it. Between two of them only the commands of another tree ran, so one of
 * those, or something that it left behind, has made any change.
 */
export interface TreeWatch {
  /** Stores the present state. Call it when a command of the tree has ended. */
  snapshot(tree: string): void;
  /** The paths that differ since then; all of them if there is no state. */
  listChanges(tree: string): readonly string[];
  /**
   * Moves programs that the tree has built, and run since the last call, to other pages of memory. Pages that stay make one side
   * slower in each round; pages that change are noise. Call it before each command of the tree.
   */
  movePrograms(tree: string): void;
}

/** Moving as much takes about 20 ms. */
const MOVED_BYTES = 64 * 1024 * 1024;

interface TreeState {
  readonly stamps: ReadonlyMap<string, string>;
  /** The time of the last change of each. */
  readonly programs: ReadonlyMap<string, number>;
}

const NO_STATE: TreeState = { stamps: new Map(), programs: new Map() };

export function makeTreeWatch(files: Pick<Files, 'stamps' | 'markProgram' | 'moveIfRead'>): TreeWatch {
  const states = new Map<string, TreeState>();
  const stateOf = (tree: string) => states.get(tree) ?? NO_STATE;
  return {
    snapshot(tree) {
      const stamps = files.stamps(tree);
      const { programs } = stateOf(tree);
      // What is there before the first command was not built here.
      const changed = states.has(tree) ? listDifferences(stateOf(tree).stamps, stamps) : [];
      const built = changed.flatMap((path): [string, number][] => {
        const changedMs = programs.has(path) ? null : files.markProgram(join(tree, path));
        return changedMs === null ? [] : [[path, changedMs]];
      });
      states.set(tree, {
        stamps: built.length === 0 ? stamps : files.stamps(tree),
        programs: new Map([...programs, ...built]),
      });
    },
    listChanges: (tree) => listDifferences(stateOf(tree).stamps, files.stamps(tree)).sort(),
    movePrograms(tree) {
      let leftBytes = MOVED_BYTES;
      for (const [path, changedMs] of stateOf(tree).programs)
        leftBytes -= files.moveIfRead(join(tree, path), changedMs, leftBytes);
    },
  };
}

function listDifferences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter((path) => before.get(path) !== after.get(path));
}

export interface TreeChange {
  readonly paths: readonly string[];
  readonly count: number;
}

const MAX_NAMED = 3;

export function findTreeChange({ treeWatch }: { readonly treeWatch: TreeWatch }, tree: string): TreeChange | null {
  const paths = treeWatch.listChanges(tree);
  return paths.length === 0 ? null : { paths: paths.slice(0, MAX_NAMED), count: paths.length };
}
