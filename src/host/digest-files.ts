// Computes digests of files, to compare what two trees contain. Code under test has written these files, so nothing is
// opened but regular files below the folder, and a link is followed only as far as its target is below the folder too.

import { createHash } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, readdir, readlink, realpath } from 'node:fs/promises';
import { isAbsolute, join, relative, sep } from 'node:path';
import { LEADS_OUT } from '../model/decision.ts';

const MAX_ENTRIES = 1_000_000;

const CHUNK_BYTES = 1024 * 1024;

/**
 * Digests each wanted file and link below the folder, by its relative path with `/`: type, mode and content,
 * or the target of a link. What a link leads to is digested as well, if it is below the folder; otherwise the digest begins
 * with `LEADS_OUT`. Null: it cannot be read, or it is no regular file. Git's own folder is left out.
 */
export async function digestFiles(
  folder: string,
  isWanted: (relativePath: string, isLink: boolean) => boolean,
): Promise<Map<string, string | null>> {
  const root = await realpath(folder);
  const digests = new Map<string, string | null>();
  let seen = 0;
  const visit = async (path: string, isBelowWanted: boolean): Promise<void> => {
    seen += 1;
    if (digests.has(path) || seen > MAX_ENTRIES) {
      if (seen > MAX_ENTRIES) digests.set(path, null);
      return;
    }
    const stats = await lstat(join(root, path)).catch(() => null);
    const isLink = stats?.isSymbolicLink() ?? false;
    const isIncluded = isBelowWanted || (path !== '' && isWanted(path, isLink));
    if (stats === null) {
      if (isIncluded) digests.set(path, null);
      return;
    }
    if (stats.isDirectory()) {
      for (const name of await namesIn(join(root, path)))
        if (path !== '') await visit(`${path}/${name}`, isBelowWanted);
        else if (name !== '.git') await visit(name, isBelowWanted);
      return;
    }
    if (!isIncluded) return;
    const target = isLink ? await targetInside(root, path) : null;
    const digest = await digestOf(join(root, path), stats);
    digests.set(path, isLink && target === null ? `${LEADS_OUT}${digest}` : digest);
    if (target !== null) await visit(target, true);
  };
  await visit('', false);
  return digests;
}

/** Empty for a folder that is gone or not readable. */
async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(() => [])).sort();
}

async function digestOf(path: string, stats: Stats): Promise<string | null> {
  if (stats.isSymbolicLink()) return `link ${await readlink(path).catch(() => '')}`;
  if (!stats.isFile()) return null;
  const content = await digestContent(path);
  return content === null ? null : `file ${(stats.mode & 0o7777).toString(8)} ${content}`;
}

async function digestContent(path: string): Promise<string | null> {
  // The file may be swapped for a link or a pipe after `lstat`. Windows has neither flag.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags).catch(() => null);
  if (file === null) return null;
  try {
    if (!(await file.stat()).isFile()) return null;
    const hash = createHash('sha256');
    const chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES);
    for (let { bytesRead } = await file.read(chunk); bytesRead > 0; { bytesRead } = await file.read(chunk))
      hash.update(chunk.subarray(0, bytesRead));
    return hash.digest('hex');
  } catch {
    return null;
  } finally {
    await file.close();
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
