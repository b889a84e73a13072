// Moves programs to other pages of memory. The system keeps the pages of a file while they are in use, and a hot loop whose pages
// share sets of a cache that is indexed by physical addresses is slower in every run: two copies of one program differ by up to 11 %.
// Source: Kalibera, Bulej and Tůma, Benchmark Precision and Random Initial State, SPECTS 2005.

import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  lstatSync,
  lutimesSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { nullIfThrown } from '../errors.ts';
import type { Files } from './host.ts';
import { SAFE_OPEN } from './regular-files.ts';

/** Magic number of ELF, the format of programs and libraries on Linux. */
const ELF = Buffer.from('\x7fELF', 'latin1');

const LIBRARY_ENDINGS = ['.so', '.node'];

/** Sets the time of the last access to that of the last change. A later access moves it, also on disks with `relatime`. */
export const markProgram: Files['markProgram'] = (path) => {
  const stats = nullIfThrown(() => lstatSync(path));
  if (stats === null || !canBeCopied(stats) || !isLoadable(path, stats)) return null;
  if (!nullIfThrown(() => readStart(path).equals(ELF))) return null;
  setTimes(path, stats);
  return lstatSync(path).mtimeMs;
};

function isLoadable(path: string, { mode }: Stats): boolean {
  return (mode & 0o111) > 0 || LIBRARY_ENDINGS.includes(extname(path));
}

/** A file of somebody else, or one that runs with other rights, would not be the same after it. */
function canBeCopied(stats: Stats): boolean {
  return stats.isFile() && (stats.mode & 0o7000) === 0 && stats.uid === process.getuid?.();
}

function readStart(path: string): Buffer {
  const start = Buffer.alloc(ELF.length);
  const file = openSync(path, SAFE_OPEN);
  try {
    readSync(file, start);
  } finally {
    closeSync(file);
  }
  return start;
}

export const moveIfUsed: Files['moveIfUsed'] = (path, changedMs, limitBytes) => {
  const stats = nullIfThrown(() => lstatSync(path));
  // A command that builds its program in each invocation gets other pages anyway, and may do so because of another inode.
  if (stats === null || stats.mtimeMs !== changedMs || stats.atimeMs === changedMs) return 0;
  if (!canBeCopied(stats) || stats.size > limitBytes) return 0;
  const fresh = join(dirname(path), `.bench-referee-${randomUUID()}`);
  try {
    copyContent(path, fresh);
    chmodSync(fresh, stats.mode);
    setTimes(fresh, stats);
    // What replaces another file is written to the disk soon, which could slow down a benchmark of a database (ext4, `auto_da_alloc`).
    rmSync(path);
    renameSync(fresh, path);
    return stats.size;
  } catch {
    // It stays where it is, for instance because the disk is full.
    rmSync(fresh, { force: true });
    return 0;
  }
};

/** Stays in a processor's cache, so that a copy takes a third of the time of reading and writing a whole file. */
const CHUNK_BYTES = 256 * 1024;

/** A copy by the system can share its blocks with the file, and would be read from the disk while it is measured. */
function copyContent(path: string, fresh: string): void {
  const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
  const [from, to] = [openSync(path, SAFE_OPEN), openSync(fresh, 'wx')];
  try {
    for (let length = readSync(from, chunk); length > 0; length = readSync(from, chunk))
      writeFileSync(to, chunk.subarray(0, length));
  } finally {
    closeSync(from);
    closeSync(to);
  }
}

/** A hundredth of a millisecond is more than what the system loses of a time that it is given. */
const LOST_MS = 0.01;

/** Rounded down to the millisecond, so that it is the same after each copy. */
function setTimes(path: string, { mtimeMs }: Stats): void {
  const seconds = Math.floor(mtimeMs + LOST_MS) / 1000;
  lutimesSync(path, seconds, seconds);
}
