// Watches trees between their commands: whether somebody else changed a file, and which programs a tree has built.

import { join } from 'node:path';
import type { Files } from '../host/host.ts';

/**
 * Notices that a tree is not as its own commands left it. Between two of them only the commands of another tree ran, so one of
 * those, or something that it left behind, has made any change.
 */
export interface TreeWatch {
  /** Begins with a tree in which no command has run. Nothing of an earlier tree at that place is known any more. */
  begin(tree: string): void;
  /** Stores the present state. Call it when a command of the tree has ended. */
  snapshot(tree: string): void;
  /** Call it when the tree was moved to another place. */
  follow(from: string, to: string): void;
  /** The paths that differ since the last state. */
  listChanges(tree: string): readonly string[];
  /**
   * Moves programs that the tree has built, and used since the last call, to other pages of memory. Pages that stay make one side
   * slower in each round; pages that change are noise. Call it before each command of the tree.
   */
  movePrograms(tree: string): void;
}

/** Moving as much takes about 20 ms. */
const MOVED_BYTES = 64 * 1024 * 1024;

interface TreeState {
  readonly stamps: ReadonlyMap<string, string>;
  /** The time of the last change of each, in ms. */
  readonly programs: ReadonlyMap<string, number>;
}

export function makeTreeWatch(files: Pick<Files, 'stamps' | 'markProgram' | 'moveIfUsed'>): TreeWatch {
  const states = new Map<string, TreeState>();
  const stateOf = (tree: string) => {
    const state = states.get(tree);
    if (state === undefined) throw new Error(`"${tree}" is not watched`);
    return state;
  };
  const store = (tree: string, programs: TreeState['programs']) =>
    void states.set(tree, { stamps: files.stamps(tree), programs });
  return {
    begin: (tree) => store(tree, new Map()),
    snapshot(tree) {
      const before = stateOf(tree);
      const stamps = files.stamps(tree);
      const programs = new Map(before.programs);
      for (const path of listDifferences(before.stamps, stamps)) {
        const changedMs = programs.has(path) ? null : files.markProgram(join(tree, path));
        if (changedMs !== null) programs.set(path, changedMs);
      }
      // A mark changes the times of a file.
      if (programs.size > before.programs.size) store(tree, programs);
      else states.set(tree, { stamps, programs });
    },
    follow: (from, to) => store(to, stateOf(from).programs),
    listChanges: (tree) => listDifferences(stateOf(tree).stamps, files.stamps(tree)).sort(),
    movePrograms(tree) {
      let leftBytes = MOVED_BYTES;
      for (const [path, changedMs] of stateOf(tree).programs)
        leftBytes -= files.moveIfUsed(join(tree, path), changedMs, leftBytes);
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
