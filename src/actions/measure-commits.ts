// Measures the two commits of an event in a temporary folder, and writes the recording. Shared by `gate` and `measure`.

import { join } from 'node:path';
import { refusePrivilegedEvent, selectCommits } from '../event/commit-selection.ts';
import { renderRecording } from '../event/recording-file.ts';
import { findCommits } from '../git/commits.ts';
import type { GitHubApi } from '../host/github-api.ts';
import { type MeasureResult, measureStage } from '../measure-stage.ts';
import type { Recording } from '../model/recording.ts';
import { commitSettings } from '../settings/resolve-settings.ts';
import { ACTION_COMMIT_DEFAULTS, type GivenOptions } from '../settings/schema.ts';
import type { ActionContext } from './context.ts';
import type { OutFolder } from './publish-result.ts';

/** Key under which the post step finds the folder to remove. */
export const FOLDER_STATE = 'folder';

/** Prefix of our folders below the runner's temporary folder. The post step removes no other folder. */
export const FOLDER_PREFIX = 'bench-referee-';

export async function measureEventCommits(
  { host, runner }: ActionContext,
  given: GivenOptions,
  api: GitHubApi | null,
): Promise<MeasureResult> {
  refusePrivilegedEvent(host.trigger);
  const root = await host.files.temporaryFolder(FOLDER_PREFIX);
  const { repository, serverUrl } = host.trigger;
  const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
  const token = runner.input('github-token') || null;
  try {
    runner.remember(FOLDER_STATE, root);
    return await measureStage(host, {
      given,
      commits,
      root,
      remote: repository === null ? null : { url: `${serverUrl}/${repository}`, token, serverUrl },
      find: (store) => findCommits(store, selectCommits(host.trigger, commits), api),
    });
  } finally {
    await host.files.remove(root);
  }
}

export async function writeRecording(stage: ActionContext, recording: Recording, outFolder: OutFolder): Promise<void> {
  const name = `recording-${recording.name.replaceAll(/[^\w.-]+/g, '-')}.json`;
  const path = join(await outFolder(), name);
  await stage.host.files.write(path, renderRecording(recording));
  stage.host.log.info(`recording ${path}`);
  stage.runner.output('recording', path);
}
