// Writes the files of `--out` and `--write`. Errors of the system become a `UserError`, if possible before measuring
// starts.

import { dirname } from 'node:path';
import { relocate, UserError, userError } from '../errors.ts';
import { checkWritableFile } from '../host/files.ts';
import type { Host } from '../host/host.ts';
import { atFlag } from '../model/location.ts';

export async function prepareOut(host: Host, folder: string): Promise<void> {
  await convertSystemErrors(folder, () => host.files.makeFolder(folder));
}

/** Creates the folder of an output file. Fails now, not after measuring, if the path is not that of a regular file. */
export async function prepareOutFile(host: Host, path: string): Promise<void> {
  await prepareOut(host, dirname(path));
  await convertSystemErrors(path, () => checkWritableFile(path));
}

export async function writeOut(host: Host, path: string, text: string): Promise<void> {
  await convertSystemErrors(path, () => host.files.write(path, text));
}

/** Fails if the file exists. Called before measuring and again before writing, so that no handwritten file is lost. */
export async function refuseExisting(host: Host, path: string): Promise<void> {
  if (!(await hasPath(host, path))) return;
  throw userError('proposal-exists', atFlag('write'), { file: path });
}

export async function hasPath(host: Host, path: string): Promise<boolean> {
  try {
    return (await host.files.read(path, 0)) !== null;
  } catch (error) {
    // The path exists, and it is not an empty file.
    if (error instanceof UserError) return true;
    throw error;
  }
}

export async function writeNew(host: Host, path: string, text: string): Promise<void> {
  await refuseExisting(host, path);
  await convertSystemErrors(path, () => host.files.write(path, text), 'write');
}

async function convertSystemErrors(
  path: string,
  work: () => Promise<unknown>,
  where: 'out' | 'write' = 'out',
): Promise<void> {
  try {
    await work();
  } catch (error) {
    throw relocate(error, atFlag(where), { file: path });
  }
}
