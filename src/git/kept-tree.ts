// A tree as git made it, kept in memory, where no child can change it. It is written again when code of another commit has run and
// neither git nor a file on the disk can be trusted any more.

import type { Files, KeptFile } from '../host/host.ts';

/** Files by their paths, those of git included. */
export type KeptTree = ReadonlyMap<string, KeptFile>;

/** Limit of the trees that one step keeps. Files that they share are kept once. */
export const MAX_KEPT_BYTES = 512 * 1024 * 1024;

/** Writes the tree where nothing may be. It is a clone: git works in it. */
export async function writeKeptTree(files: Files, folder: string, tree: KeptTree): Promise<void> {
  files.restore(folder, tree);
  // Without this folder, which is empty, git takes it for no repository.
  await files.makeFolder(`${folder}/.git/refs`);
}
