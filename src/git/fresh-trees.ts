// Keeps the trees of both sides, to write them again for builds with other memory layouts.

import type { Host } from '../host/host.ts';
import type { Side } from '../model/measurement.ts';
import { type KeptTree, MAX_KEPT_BYTES, writeKeptTree } from './kept-tree.ts';
import type { Trees } from './trees.ts';

export interface FreshTrees {
  /** Writes the tree of a side, where nothing may be. With `own`, base has its own version of the benchmark files. */
  write(side: Side, benchmarkFiles: 'head' | 'own' | null): Promise<void>;
}

/** Null if they are too large. No command may have run. */
export function keepFreshTrees({ files }: Host, { folders, ownBase }: Trees): FreshTrees | null {
  let bytesLeft = MAX_KEPT_BYTES;
  const keep = (folder: string, known: KeptTree): KeptTree | null => {
    const kept = files.keep(folder, null, MAX_KEPT_BYTES);
    for (const [path, { kind, data }] of kept ?? []) {
      const same = known.get(path);
      // Nearly all files of the sides are equal, and memory holds them once.
      if (same?.kind === kind && same.data.equals(data)) kept!.set(path, same);
      else bytesLeft -= data.length;
    }
    return bytesLeft < 0 ? null : kept;
  };
  const base = keep(folders.base, new Map());
  const head = base && keep(folders.head, base);
  const own = base && (ownBase === null ? base : keep(ownBase, base));
  if (base === null || head === null || own === null) return null;
  return {
    async write(side, benchmarkFiles) {
      const tree = side === 'head' ? head : benchmarkFiles === 'own' ? own : base;
      await writeKeptTree(files, folders[side], tree);
    },
  };
}
