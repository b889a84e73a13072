// Moves folders elsewhere while a command runs that should not find them, or that needs their places.

import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Files } from '../host/host.ts';

export interface MovedFolders {
  /** Their places meanwhile, in the order in which they were given. */
  readonly places: readonly string[];
  /** Removes what is in their places by then. */
  moveBack(): Promise<void>;
}

/** `near`: a folder on the same disk. If one cannot be moved, all are where they were, and the error is thrown. */
export async function moveAway(files: Files, near: string, folders: readonly string[]): Promise<MovedFolders> {
  const away = join(near, randomUUID());
  await files.makeFolder(away);
  const moved: { readonly from: string; readonly to: string }[] = [];
  const moveBack = async () => {
    for (const { from, to } of moved) {
      await files.remove(from);
      await files.move(to, from);
    }
    await files.remove(away);
  };
  try {
    for (const [index, from] of folders.entries()) {
      const to = join(away, String(index));
      await files.move(from, to);
      moved.push({ from, to });
    }
  } catch (error) {
    await moveBack();
    throw error;
  }
  return { places: moved.map(({ to }) => to), moveBack };
}
