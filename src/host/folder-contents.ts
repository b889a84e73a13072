// Reads whole folders: digests, to compare what two trees contain; fingerprints, to notice later that somebody changed a
// file; and files that are kept in memory. Code under test has written these files, so nothing is opened but regular files
// below the folder, and a link is followed only for a digest, and only as far as its target is below the folder too.

import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  type Stats,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { lstat, open, readdir, readlink, realpath } from 'node:fs/promises';
import { dirname, isAbsolute, join, posix, relative, sep } from 'node:path';
import { nullIfThrown } from '../errors.ts';
import { LEADS_OUT } from '../model/decision.ts';
import type { Files, KeptFile } from './host.ts';
import { SAFE_OPEN, SKIPPED_FOLDERS } from './regular-files.ts';

const MAX_ENTRIES = 1_000_000;

const CHUNK_BYTES = 1024 * 1024;

/**
 * The digest of a file has its type, mode and content, that of a link its target. What a link leads to is digested as well,
 * if it is below the folder; otherwise the digest begins with `LEADS_OUT`. Git's own folder is left out.
 */
export const digestFiles: Files['digest'] = async (folder, isWanted) => {
  const root = await realpath(folder);
  const digests = new Map<string, string | null>();
  let seen = 0;
  const visit = async (path: string, isBelowWanted: boolean): Promise<void> => {
    seen += 1;
    if (seen > MAX_ENTRIES) digests.set(path, null);
    if (digests.has(path)) return;
    const stats = await lstat(join(root, path)).catch(() => null);
    const isLink = stats?.isSymbolicLink() ?? false;
    const isIncluded = isBelowWanted || (path !== '' && isWanted(path, isLink));
    if (stats?.isDirectory()) {
      const names = await readdir(join(root, path)).catch(() => []);
      for (const name of names.sort())
        if (path !== '' || name !== '.git') await visit(posix.join(path, name), isBelowWanted);
    } else if (isIncluded) {
      const target = isLink ? await targetInside(root, path) : null;
      const digest = stats && (await digestOf(join(root, path), stats));
      digests.set(path, isLink && target === null ? `${LEADS_OUT}${digest}` : digest);
      if (target !== null) await visit(target, true);
    }
  };
  await visit('', false);
  return digests;
};

async function digestOf(path: string, stats: Stats): Promise<string | null> {
  if (stats.isSymbolicLink()) return `link ${await readlink(path).catch(() => '')}`;
  if (!stats.isFile()) return null;
  try {
    await using file = await open(path, SAFE_OPEN);
    if (!(await file.stat()).isFile()) return null;
    const hash = createHash('sha256');
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let { bytesRead } = await file.read(chunk); bytesRead > 0; { bytesRead } = await file.read(chunk))
      hash.update(chunk.subarray(0, bytesRead));
    return `file ${(stats.mode & 0o7777).toString(8)} ${hash.digest('hex')}`;
  } catch {
    return null;
  }
}

/** The relative path of what a link leads to; null if it is not in the root, or does not exist. */
async function targetInside(root: string, path: string): Promise<string | null> {
  const target = await realpath(join(root, path)).catch(() => null);
  if (target === null) return null;
  const inside = relative(root, target);
  // On Windows, a place on another drive has no relative path.
  const isInside = !isAbsolute(inside) && inside !== '..' && !inside.startsWith(`..${sep}`);
  return isInside && inside.split(sep)[0] !== '.git' ? inside.replaceAll(sep, '/') : null;
}

const MODES = { file: 0o644, program: 0o755 } as const;

// Synchronous, as fingerprints are: thousands of small files take a twentieth of the time to read, and half of it to write.

export const keepFiles: Files['keep'] = (folder, paths, limitBytes) => {
  const files = new Map<string, KeptFile>();
  let bytesLeft = limitBytes;
  for (const path of paths ?? walkFiles(folder)) {
    const place = join(folder, path);
    const stats = nullIfThrown(() => lstatSync(place));
    if (stats?.isFile()) bytesLeft -= stats.size;
    if (bytesLeft < 0) return null;
    const file = stats && keepFile(place, stats);
    if (file !== null) files.set(path, file);
  }
  return files;
};

function keepFile(place: string, stats: Stats): KeptFile | null {
  if (stats.isSymbolicLink()) return { kind: 'link', data: Buffer.from(readlinkSync(place)) };
  if (!stats.isFile()) return null;
  return { kind: stats.mode & 0o100 ? 'program' : 'file', data: readFileSync(place) };
}

export const restoreFiles: Files['restore'] = (folder, files) => {
  const made = new Set<string>();
  mkdirSync(folder, { recursive: true });
  for (const [path, { kind, data }] of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) mkdirSync(parent, { recursive: true });
    made.add(parent);
    if (kind === 'link') symlinkSync(data.toString(), target);
    else {
      writeFileSync(target, data, { flag: 'wx', mode: MODES[kind] });
      if (kind === 'program') chmodSync(target, MODES[kind]);
    }
  }
};

/** Limit that takes about 100 ms. Upper levels come first, and with them the sources. */
const MAX_FINGERPRINTS = 20_000;

/**
 * Synchronous, because nothing else happens meanwhile and it is ten times as fast: base and head can be compared best when
 * little time passes between benchmarks.
 */
export function readFingerprints(folder: string): ReadonlyMap<string, string> {
  const stamps = new Map<string, string>();
  for (const path of walkFiles(folder, SKIPPED_FOLDERS)) {
    const stamp = readFingerprint(join(folder, path));
    if (stamp !== null) stamps.set(path, stamp);
    if (stamps.size === MAX_FINGERPRINTS) break;
  }
  return stamps;
}

/** Relative paths of files and links, upper levels first. Links are not followed. A folder that is gone or not readable has none. */
function* walkFiles(folder: string, skipped: ReadonlySet<string> = new Set()): Generator<string> {
  const folders = [''];
  // Grows while it is walked.
  for (const below of folders)
    for (const entry of nullIfThrown(() => readdirSync(join(folder, below), { withFileTypes: true })) ?? []) {
      const path = posix.join(below, entry.name);
      if (!entry.isDirectory()) yield path;
      else if (!skipped.has(entry.name)) folders.push(path);
    }
}

/** Null when the file is gone, or when its path is longer than the system allows. */
function readFingerprint(path: string): string | null {
  const stats = nullIfThrown(() => lstatSync(path));
  if (stats === null) return null;
  const { ino, mode, size, mtimeMs, ctimeMs, nlink } = stats;
  // `touch` can reset the time of a change, but not that of the inode (ctime). The ctime also changes when a compiler
  // cache links to a file that it shares anyway, and that is no change.
  return [ino, mode, size, mtimeMs, nlink > 1 ? 'shared' : ctimeMs].join(' ');
}
