// Keeps files of a folder in memory, and writes them into another folder later. So no child process can change what the tree
// of a commit is made from, and git need not run again. Links are kept as links and never followed.

import { chmod, lstat, mkdir, readdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { KeptFile } from './host.ts';

const MODES = { file: 0o644, program: 0o755 } as const;

/** `paths`: null for all. Paths without a file are left out. Null: the files together have more than `limitBytes`. */
export async function keepFiles(
  folder: string,
  paths: readonly string[] | null,
  limitBytes: number,
): Promise<Map<string, KeptFile> | null> {
  const files = new Map<string, KeptFile>();
  let bytes = 0;
  for (const path of paths ?? (await listFiles(folder, ''))) {
    const file = await keepFile(join(folder, path));
    if (file === null) continue;
    bytes += file.data.length;
    if (bytes > limitBytes) return null;
    files.set(path, file);
  }
  return files;
}

async function listFiles(folder: string, below: string): Promise<string[]> {
  const entries = await readdir(join(folder, below), { withFileTypes: true });
  const lists = entries.map(async (entry) => {
    const path = below === '' ? entry.name : `${below}/${entry.name}`;
    return entry.isDirectory() ? listFiles(folder, path) : [path];
  });
  return (await Promise.all(lists)).flat();
}

async function keepFile(path: string): Promise<KeptFile | null> {
  const stats = await lstat(path).catch(() => null);
  if (stats?.isSymbolicLink()) return { kind: 'link', data: Buffer.from(await readlink(path)) };
  if (!stats?.isFile()) return null;
  return { kind: stats.mode & 0o100 ? 'program' : 'file', data: await readFile(path) };
}

export async function restoreFiles(folder: string, files: ReadonlyMap<string, KeptFile>): Promise<void> {
  const made = new Set<string>();
  await mkdir(folder, { recursive: true });
  for (const [path, { kind, data }] of files) {
    const target = join(folder, path);
    const parent = dirname(target);
    if (!made.has(parent)) await mkdir(parent, { recursive: true });
    made.add(parent);
    if (kind === 'link') await symlink(data.toString(), target);
    else {
      await writeFile(target, data, { flag: 'wx', mode: MODES[kind] });
      if (kind === 'program') await chmod(target, MODES[kind]);
    }
  }
}
