// `--out` and `--write`: where a command keeps what it made. What the system refuses is told as a sentence, and as much of it
// as can be known before measuring is told then.

import { dirname } from 'node:path';
import { UserError, userErrorOf } from '../errors.ts';
import { refuseAllButFile } from '../host/files.ts';
import type { Host } from '../host/host.ts';

/** The folder that something will be written to; made when it is not there. */
export async function prepareOut(host: Host, folder: string): Promise<void> {
  await orRefuse(folder, () => host.files.makeFolder(folder));
}

/** The same for one file. That something else has its name would else be found out when all is measured. */
export async function prepareOutFile(host: Host, path: string): Promise<void> {
  await prepareOut(host, dirname(path));
  await orRefuse(path, () => refuseAllButFile(path));
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

async function orRefuse(path: string, work: () => Promise<unknown>, where = '--out'): Promise<void> {
  try {
    await work();
  } catch (error) {
    const [complaint] = userErrorOf(error)?.complaints ?? [];
    if (complaint === undefined) throw error;
    throw new UserError({ ...complaint, where, got: path });
  }
}
