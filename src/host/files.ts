// Access to the disk for the rest of the program. Paths in, text out. Code under test can write to the same places. So
// this module reads and replaces only regular files, never waits for a pipe or a device, never follows a link to
// another place, and never reads more than the caller's limit.

import { randomUUID } from 'node:crypto';
import { constants, type Dirent, type Stats } from 'node:fs';
import {
  access,
  chmod,
  copyFile,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  stat,
  utimes,
} from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { userError, userErrorOf } from '../errors.ts';
import { about, inFile } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { asEffect, beginEffect } from './cancel.ts';
import {
  digestFiles,
  keepFiles,
  readFingerprints,
  restoreFiles,
  SAFE_OPEN,
  SKIPPED_FOLDERS,
} from './folder-contents.ts';
import type { Files } from './host.ts';
import { decompressProfile } from './profile-file.ts';

/** Upper bound of files and folders. A larger tree is not a sensible place to look for results. */
const MAX_LISTED_ENTRIES = 200_000;

/** Windows keeps files locked for a moment after their process ended: 10 tries, each pause 100 ms longer. */
const REMOVE_RETRIES = { maxRetries: 10, retryDelay: 100 };

export function makeFiles(temporaryRoot: string): Files {
  const endOf = new Map<string, () => void>();
  return {
    read: readRegularFile,
    readProfile: async (path, limitBytes) => {
      const bytes = await readRegularBytes(path, limitBytes);
      return bytes && decompressProfile(path, bytes, limitBytes);
    },
    write: (path, text) => asEffect(() => replaceFile(path, text)),
    async writeProgram(path, script) {
      await replaceFile(path, script);
      await chmod(path, 0o755);
    },
    list: listRegularFiles,
    digest: digestFiles,
    keep: keepFiles,
    restore: restoreFiles,
    copy,
    makeFolder,
    stamps: readFingerprints,
    move: rename,
    async remove(path) {
      await remove(path);
      endOf.get(path)?.();
    },
    temporaryRoot,
    async temporaryFolder(prefix, { isKept = false } = {}) {
      const end = beginEffect();
      const path = await makeTemporaryFolder(temporaryRoot, prefix).catch((error: unknown) => {
        end();
        throw error;
      });
      if (isKept) end();
      else endOf.set(path, end);
      return path;
    },
  };
}

/**
 * Creates a folder and its missing parents. Does not use mkdir's `recursive`, because node then tries forever where the
 * system reports ENOENT for something below an existing folder, as Linux does for /proc.
 */
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    if ((await stat(path).catch(() => null))?.isDirectory()) return;
    const above = dirname(path);
    if (!isCode(error, 'ENOENT') || above === path || (await nullIfMissing(stat(above))) !== null) throw error;
    await makeFolder(above);
    await makeFolder(path);
  }
}

async function makeTemporaryFolder(root: string, prefix: string): Promise<string> {
  try {
    await makeFolder(root);
    return await mkdtemp(join(root, prefix));
  } catch (error) {
    const cause = userErrorOf(error);
    if (cause === null) throw error;
    const causes = cause.diagnostics;
    throw userError('temporary-folder-unusable', about('temporary folder'), { folder: root }, { causes });
  }
}

/**
 * The text first goes into a file of another name. Anything that appears at `path` meanwhile is replaced: the function does
 * not wait for it or write through it.
 */
async function replaceFile(path: string, text: string): Promise<void> {
  await makeFolder(dirname(path));
  const replaced = await checkWritableFile(path);
  const fresh = join(dirname(path), `.bench-referee-${randomUUID()}`);
  try {
    {
      await using file = await open(fresh, 'wx');
      await file.writeFile(text);
      if (replaced !== null) await file.chmod(replaced.mode);
    }
    await rename(fresh, path);
  } catch (error) {
    await rm(fresh, { force: true });
    throw error;
  }
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

/** Null if there is no such file. Throws a UserError if it is no regular file or too large. */
export async function readRegularFile(path: string, limitBytes: number): Promise<string | null> {
  return (await readRegularBytes(path, limitBytes))?.toString('utf8') ?? null;
}

async function readRegularBytes(path: string, limitBytes: number): Promise<Buffer | null> {
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

async function copy(from: string, to: string): Promise<boolean> {
  // The time is read before copying: if the file is replaced in between, its copy looks older than it is, never newer.
  const stats = await nullIfMissing(stat(from));
  if (stats === null) return false;
  checkRegularFile(from, stats, Number.POSITIVE_INFINITY);
  await makeFolder(dirname(to));
  if ((await nullIfMissing(copyFile(from, to).then(() => true))) === null) return false;
  const changed = new Date(Math.floor(stats.mtimeMs));
  await utimes(to, changed, changed);
  return true;
}

export const listRegularFiles: Files['list'] = async (folder, matches) => {
  const paths: string[] = [];
  const folders = [''];
  let seen = 0;
  for (const below of folders) {
    for (const entry of await entriesOf(join(folder, below))) {
      seen += 1;
      if (seen > MAX_LISTED_ENTRIES) throw userError('folder-too-large', inFile(folder), { limit: MAX_LISTED_ENTRIES });
      const path = posix.join(below, entry.name);
      if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) folders.push(path);
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

async function remove(path: string): Promise<void> {
  const options = { recursive: true, force: true, ...REMOVE_RETRIES };
  try {
    await rm(path, options);
  } catch (error) {
    if (isCode(error, 'ENAMETOOLONG')) await moveDeepFoldersUp(path);
    // Some caches (Go's modules) make their own folders read-only.
    else if (isCode(error, 'EACCES', 'EPERM')) await makeFoldersWritable(path);
    else throw error;
    await rm(path, options);
  }
}

/** Far below the longest path of any system (Linux: 4096), file name included. */
const LONG_PATH = 1_000;

/** Moves deep folders up: a program that descends step by step can create paths that the system does not accept. */
async function moveDeepFoldersUp(folder: string): Promise<void> {
  const folders = [folder];
  for (const below of folders) {
    for (const entry of await entriesOf(below)) {
      if (!entry.isDirectory()) continue;
      const path = join(below, entry.name);
      const lifted = path.length - folder.length > LONG_PATH ? join(folder, randomUUID()) : path;
      if (lifted !== path) await rename(path, lifted);
      folders.push(lifted);
    }
  }
}

async function makeFoldersWritable(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await entriesOf(folder)) {
    if (entry.isDirectory()) await makeFoldersWritable(join(folder, entry.name));
  }
}

/** Empty for a folder that is gone or not readable: its files could not be read either. */
async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'EACCES', 'EPERM')) return [];
    throw error;
  }
}

function checkRegularFile(path: string, stats: Stats, limitBytes: number): void {
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

async function nullIfMissing<Value>(looking: Promise<Value>): Promise<Value | null> {
  try {
    return await looking;
  } catch (error) {
    if (isCode(error, 'ENOENT', 'ENOTDIR', 'ENAMETOOLONG')) return null;
    throw error;
  }
}

function isCode(error: unknown, ...codes: readonly string[]): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && codes.includes(String(error.code));
}
