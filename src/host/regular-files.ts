// Reads regular files only: code under test can put a pipe, a device or a link where a file is expected. Never waits, never follows a
// link to another place, and never reads more than the caller's limit.

import { constants, type Dirent, type Stats } from 'node:fs';
import { access, lstat, open, readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { userError } from '../errors.ts';
import { inFile } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import type { Files } from './host.ts';

/** Flags to open what may be swapped for a link or a pipe after `lstat`. Windows has neither flag. */
export const SAFE_OPEN = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/** Folders that hold no sources or results, and can hold more files than all others. */
export const SKIPPED_FOLDERS = new Set(['.git', 'node_modules']);

/** Upper bound of files and folders. A larger tree is not a sensible place to look for results. */
const MAX_LISTED_ENTRIES = 200_000;

/** Null if there is no such file. Throws a UserError if it is no regular file or too large. */
export async function readRegularFile(path: string, limitBytes: number): Promise<string | null> {
  return (await readRegularBytes(path, limitBytes))?.toString('utf8') ?? null;
}

export async function readRegularBytes(path: string, limitBytes: number): Promise<Buffer | null> {
  const before = await nullIfMissing(lstat(path));
  if (before === null) return null;
  checkRegularFile(path, before, limitBytes);
  await using file = await nullIfMissing(open(path, SAFE_OPEN));
  if (file === null) return null;
  const stats = await file.stat();
  checkRegularFile(path, stats, limitBytes);
  // One byte more than its size, to notice that it grew. `readFile` would read a growing file without end.
  const buffer = Buffer.allocUnsafeSlow(Math.min(stats.size, limitBytes) + 1);
  let length = 0;
  while (length < buffer.length) {
    const { bytesRead } = await file.read(buffer, length, buffer.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  checkSize(path, length, limitBytes);
  return buffer.subarray(0, length);
}

/**
 * Null if `path` is free. Throws a UserError if it holds anything but a regular file, and a system error if that file is not
 * writable.
 */
export async function checkWritableFile(path: string): Promise<Stats | null> {
  const stats = await nullIfMissing(lstat(path));
  if (stats === null) return null;
  if (!stats.isFile()) throw userError('not-a-regular-file', inFile(path), { kind: kindOf(stats) });
  await access(path, constants.W_OK);
  return stats;
}

export const listRegularFiles: Files['list'] = async (folder, matches, mayHaveBelow = () => true) => {
  const paths: string[] = [];
  const folders = [''];
  let seen = 0;
  for (const below of folders) {
    for (const entry of await entriesOf(join(folder, below))) {
      seen += 1;
      if (seen > MAX_LISTED_ENTRIES) throw userError('folder-too-large', inFile(folder), { limit: MAX_LISTED_ENTRIES });
      const path = posix.join(below, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name) && mayHaveBelow(path)) folders.push(path);
      if (entry.isFile() && matches(path)) paths.push(path);
    }
  }
  const changed = new Map<string, number>();
  for (const path of paths.sort()) {
    const stats = await nullIfMissing(lstat(join(folder, path)));
    if (stats !== null) changed.set(path, stats.mtimeMs);
  }
  return changed;
};

/** Empty for a folder that is gone or not readable: its files could not be read either. */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'EPERM')) return [];
    throw error;
  }
}

export function checkRegularFile(path: string, stats: Stats, limitBytes: number): void {
  if (!stats.isFile()) throw userError('not-a-regular-file', inFile(path), { kind: kindOf(stats) });
  checkSize(path, stats.size, limitBytes);
}

function checkSize(path: string, bytes: number, limitBytes: number): void {
  if (bytes > limitBytes) throw userError('file-too-large', inFile(path), { bytes, limitBytes });
}

function kindOf(stats: Stats): DataOf<'not-a-regular-file'>['kind'] {
  if (stats.isSymbolicLink()) return 'symbolic link';
  if (stats.isDirectory()) return 'folder';
  if (stats.isFIFO()) return 'pipe';
  if (stats.isSocket()) return 'socket';
  return 'device';
}

export async function nullIfMissing<Value>(looking: Promise<Value>): Promise<Value | null> {
  try {
    return await looking;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return null;
    throw error;
  }
}

export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
