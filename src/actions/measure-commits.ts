// Measures the two commits of an event in a temporary folder, and writes the recording. Shared by `gate` and `measure`.

import { join } from 'node:path';
import { refusePrivilegedEvent, selectCommits } from '../event/commit-selection.ts';
import { renderRecording } from '../event/recording-file.ts';
import { findCommits, makeHistoryCheck, makeTreeSearch } from '../git/commits.ts';
import { makeRemoteSource } from '../git/history-source.ts';
import type { Remote } from '../git/store.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import type { GitHubApi } from '../host/github-api.ts';
import type { Recording } from '../model/recording.ts';
import { commitSettings } from '../settings/resolve-settings.ts';
import { ACTION_COMMIT_DEFAULTS, type GivenOptions } from '../settings/schema.ts';
import { findLevels } from '../stages/find-levels.ts';
import type { MeasureRequest, MeasureResult } from '../stages/measure-request.ts';
import { measureStage } from '../stages/measure-stage.ts';
import type { ActionContext } from './context.ts';
import type { OutFolder } from './publish-result.ts';

/** Key under which the post step finds the folder to remove. */
export const FOLDER_STATE = 'folder';

/** Prefix of our folders below the runner's temporary folder. The post step removes no other folder. */
export const FOLDER_PREFIX = 'bench-referee-';

interface EventMeasureOptions extends Pick<MeasureRequest, 'publishVerdict'> {
  readonly api: GitHubApi | null;
  /** Whether the run is judged here, and not by another job. */
  readonly isJudged: boolean;
}

export async function measureEventCommits(
  { host, runner }: ActionContext,
  given: GivenOptions,
  { api, isJudged, publishVerdict = null }: EventMeasureOptions,
): Promise<MeasureResult> {
  refusePrivilegedEvent(host.trigger);
  const root = await host.files.temporaryFolder(FOLDER_PREFIX);
  const { repository, serverUrl } = host.trigger;
  const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
  const token = runner.input('github-token') || null;
  const remote = repository === null ? null : { url: `${serverUrl}/${repository}`, token, serverUrl };
  try {
    runner.remember(FOLDER_STATE, root);
    return await measureStage(host, {
      given,
      commits,
      root,
      remote,
      publishVerdict,
      find: (store) => findCommits(store, selectCommits(host.trigger, commits), api),
      findLevels: isJudged ? makeLevelFinder(host, { api, remote, folder: join(root, 'history') }) : null,
    });
  } finally {
    await host.files.remove(root);
  }
}

interface LevelFinderOptions {
  readonly api: GitHubApi | null;
  readonly remote: Remote | null;
  readonly folder: string;
}

function makeLevelFinder(
  host: ActionContext['host'],
  { api, remote, folder }: LevelFinderOptions,
): NonNullable<MeasureRequest['findLevels']> {
  return ({ store, base, settings: { policy, publish } }) => {
    const lookUps = { isInHistory: makeHistoryCheck(store, api), treeOf: makeTreeSearch(store, api) };
    const source = makeRemoteSource(host, { store, remote, folder, ...lookUps }, HISTORY_LIMITS);
    return findLevels(host.log, source, { ref: publish.historyRef, base, budgets: policy.budgets });
  };
}

export async function writeRecording(stage: ActionContext, recording: Recording, outFolder: OutFolder): Promise<void> {
  const name = `recording-${recording.name.replaceAll(/[^\w.-]+/g, '-')}.json`;
  const path = join(await outFolder(), name);
  await stage.host.files.write(path, renderRecording(recording));
  stage.host.log.info(`recording ${path}`);
  stage.runner.output('recording', path);
}
