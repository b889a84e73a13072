// Fingerprints the files of a folder, to notice later that somebody changed them. In: a folder; out: a text for each of
// its files. It opens no file, follows no link, and stops at a limit that bounds its running time.

import { type Dirent, lstatSync, readdirSync, type Stats } from 'node:fs';
import { join } from 'node:path';

/** Folders to skip. Git's objects add nothing to the files, and dependencies can be more files than all others. */
const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);

/** Limit that takes about 100 ms. Upper levels come first, and with them the sources. */
const MAX_FILES = 20_000;

/**
 * Fingerprints by path relative to `folder`. Synchronous, because nothing else happens meanwhile and it is ten times as fast: base and head can be compared best when little time passes between benchmarks.
 */
export function readFingerprints(folder: string): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  const folders = [''];
  for (let next = 0; next < folders.length; next += 1) {
    const below = folders[next] ?? '';
    for (const entry of entriesOf(join(folder, below))) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (!entry.isDirectory()) {
        const stamp = readFingerprint(join(folder, path));
        if (stamp !== null) stamps.set(path, stamp);
      } else if (!SKIPPED_FOLDERS.has(entry.name)) folders.push(path);
      if (stamps.size === MAX_FILES) return stamps;
    }
  }
  return stamps;
}

/** Null when the file is gone, or when its path is longer than the system allows. */
function readFingerprint(path: string): string | null {
  let stats: Stats;
  try {
    stats = lstatSync(path);
  } catch {
    return null;
  }
  const { ino, mode, size, mtimeMs, ctimeMs, nlink } = stats;
  // `touch` can reset the time of a change, but not that of the inode (ctime). The ctime also changes when a compiler
  // cache links to a file that it shares anyway, and that is no change.
  return [ino, mode, size, mtimeMs, nlink > 1 ? 'shared' : ctimeMs].join(' ');
}

function entriesOf(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that is gone or not readable cannot be watched.
    return [];
  }
}
