// What a folder looks like from outside, to notice later that somebody changed it. A folder in, a text for each of
// its files out. It opens no file, follows no link and never takes longer than a limit allows.

import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Git's objects say nothing that its files do not; dependencies can be more files than all else together. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);

/** About 100 ms. Upper levels come first, and with them the sources. */
const MAX_FILES = 20_000;

/**
 * Synchronous because nothing else happens meanwhile and it is ten times as fast: time that no benchmark runs in is
 * time that no neighbour can be compared in.
 */
export function readStamps(folder: string): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  const open = [''];
  for (let next = 0; next < open.length; next += 1) {
    const below = open[next] ?? '';
    for (const entry of entriesOf(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!entry.isDirectory()) {
        const stamp = stampOf(join(folder, path));
        if (stamp !== null) stamps.set(path, stamp);
      } else if (!SKIPPED_FOLDERS.has(entry.name)) open.push(path);
      if (stamps.size === MAX_FILES) return stamps;
    }
  }
  return stamps;
}

/** Null when it is gone by now, or its path is longer than the system takes. */
function stampOf(path: string): string | null {
  const stats = statsOf(path);
  if (stats === null) return null;
  const { ino, mode, size, mtimeMs, ctimeMs, nlink } = stats;
  // `touch` can turn back the time of a change, but not that of the inode. The latter also moves when a cache of a
  // compiler links to a file that it shares anyway, and that is no change.
  return [ino, mode, size, mtimeMs, nlink > 1 ? 'shared' : ctimeMs].join(' ');
}

function statsOf(path: string): Stats | null {
  try {
    return lstatSync(path);
  } catch {
    return null;
  }
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // Gone, or closed to us: what cannot be seen cannot be watched.
    return [];
  }
}
