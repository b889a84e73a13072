// Access to the disk for the rest of the program. Paths in, text out. Code under test can write to the same places, so
// only regular files are read and replaced.

import { randomUUID } from 'node:crypto';
import { rmdirSync } from 'node:fs';
import { chmod, copyFile, mkdir, mkdtemp, open, rename, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { userError, userErrorOf } from '../errors.ts';
import { about } from '../model/location.ts';
import { asEffect, beginEffect } from './cancel.ts';
import { measureSize } from './file-sizes.ts';
import { digestFiles, keepFiles, readFingerprints, restoreFiles } from './folder-contents.ts';
import type { Files } from './host.ts';
import { decompressProfile } from './profile-file.ts';
import { markProgram, moveIfUsed } from './program-pages.ts';
import {
  checkRegularFile,
  checkWritableFile,
  entriesOf,
  isCode,
  listRegularFiles,
  nullIfMissing,
  readRegularBytes,
  readRegularFile,
} from './regular-files.ts';
import { copyClone, removeFolder } from './whole-folders.ts';

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
    measureSize,
    readBytes: readRegularBytes,
    digest: digestFiles,
    keep: keepFiles,
    restore: restoreFiles,
    copy,
    copyClone,
    makeFolder,
    stamps: readFingerprints,
    markProgram,
    moveIfUsed,
    move: rename,
    async remove(path) {
      if (endOf.has(path)) await removeFolder(path);
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

/** An empty folder is removed at once. The other way waits for a thread several times, after each invocation. */
async function remove(path: string): Promise<void> {
  try {
    return rmdirSync(path);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
  }
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
