// `--out` and `--write`: where a command keeps what it made. What the system refuses is told as a sentence, and as much of it
// as can be known before measuring is told then.

import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';

/** The folder that something will be written to; made when it is not there. */
export async function prepareOut(host: Host, folder: string): Promise<void> {
  await orRefuse(folder, () => host.files.makeFolder(folder));
}

/** The same for one file. That a folder has its name would else be found out when all is measured. */
export async function prepareOutFile(host: Host, path: string): Promise<void> {
  await prepareOut(host, dirname(path));
  if (!(await stat(path).catch(() => null))?.isDirectory()) return;
  throw new UserError({
    where: '--out',
    what: REASONS['EISDIR'] ?? '',
    got: path,
    remedy: 'Name a file in it',
  });
}

export async function writeOut(host: Host, path: string, text: string): Promise<void> {
  await orRefuse(path, () => host.files.write(path, text));
}

/** Before measuring, and again before writing: what somebody wrote by hand is never lost. */
export async function refuseExisting(host: Host, path: string): Promise<void> {
  let isThere = true;
  try {
    isThere = (await host.files.read(path, 0)) !== null;
  } catch (error) {
    // Something is there that is no empty file.
    if (!(error instanceof UserError)) throw error;
  }
  if (!isThere) return;
  throw new UserError({
    where: '--write',
    what: 'something is there already, and doctor never overwrites',
    got: path,
    remedy: 'Name another file, compare the two, and replace the old one by hand',
  });
}

/** A file that was not there before. */
export async function writeNew(host: Host, path: string, text: string): Promise<void> {
  await refuseExisting(host, path);
  await orRefuse(path, () => host.files.write(path, text), '--write');
}

const REASONS: Readonly<Record<string, string>> = {
  EEXIST: 'is a file, and a folder is needed',
  ENOTDIR: 'lies below a file, and a folder is needed',
  EISDIR: 'is a folder, and a file is needed',
  EACCES: 'may not be written',
  EROFS: 'may not be written',
  ENOSPC: 'has no space left',
};

async function orRefuse(path: string, work: () => Promise<void>, where = '--out'): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const code = String(error.code);
    const what = REASONS[code] ?? `cannot be written (${code})`;
    throw new UserError({ where, what, got: path, remedy: 'Give another place' });
  }
}
