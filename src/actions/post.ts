// The post step of the actions that measure: removes what a run left behind.

import { basename, dirname } from 'node:path';
import type { ActionContext } from './context.ts';
import { FOLDER_PREFIX, FOLDER_STATE } from './measure-commits.ts';

/** Removes what a run left behind, also after it was cancelled or killed. This is the post step. */
export async function cleanUp({ host, runner }: ActionContext): Promise<void> {
  const folder = runner.recall(FOLDER_STATE);
  // Code under test can write to the state file, so only a folder of ours is removed.
  const isOurs = dirname(folder) === host.files.temporaryRoot && basename(folder).startsWith(FOLDER_PREFIX);
  if (!isOurs) return;
  // A killed run could not end its children, and they would go on writing to the folder.
  await runner.endProcesses(folder);
  await host.files.remove(folder);
}
