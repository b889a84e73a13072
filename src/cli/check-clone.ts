// Checks that a command that reads or writes the history of a clone is started in one. It changes nothing.

import { userError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { inFile } from '../model/location.ts';

export async function checkClone({ git, folder }: Pick<Host, 'git' | 'folder'>): Promise<void> {
  const { exitCode } = await git(['rev-parse', '--git-dir'], { folder });
  if (exitCode !== 0) throw userError('not-a-repository', inFile(folder), {});
}
