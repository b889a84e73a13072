// The action `measure`: measures, and writes a recording that the action `report` reads in another job. `gate` measures in the same
// way, and both have the same post step.

import { basename, dirname, join } from 'node:path';
import { refusePrivilegedEvent, selectCommits, selectTwice } from '../event/commit-selection.ts';
import { renderRecording } from '../event/recording-file.ts';
import { findCommits, makeHistoryCheck, makeTreeSearch } from '../git/commits.ts';
import { fetchHistoryRef, type HistorySource } from '../git/history-source.ts';
import { openSeparateStore, type Remote } from '../git/store.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import type { GitHubApi } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import { isError, makeError } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { ACTION_COMMIT_DEFAULTS, type GivenOptions } from '../settings/options.ts';
import { commitSettings } from '../settings/settings.ts';
import { findLevels } from '../stages/find-levels.ts';
import type { MeasureRequest, MeasureResult } from '../stages/measure-request.ts';
import { measureStage } from '../stages/measure-stage.ts';
import { type ActionContext, readInputs, throwTriggerError } from './context.ts';
import { makeOutFolder, type OutFolder } from './publish-result.ts';

/** Measures only. Needs no token, so that it can run untrusted code. */
export async function measure(stage: ActionContext): Promise<void> {
  const given = readInputs(stage, 'measure');
  throwTriggerError(stage.host.trigger);
  const { recording } = await measureEventCommits(stage, given, null);
  await writeRecording(stage, recording, makeOutFolder(stage.host));
  for (const problem of recording.problems.filter(isError)) stage.host.log.error(formatDiagnosticLine(problem));
  stage.runner.output('base-sha', recording.commits.base.sha ?? '');
  stage.runner.output('head-sha', recording.commits.head.sha ?? '');
  stage.runner.output('rounds', String(countCompletedRounds(recording)));
  const cutShort = makeError('recording-cut-short', about('measuring'), {});
  if (recording.schedule.ended === 'cancelled') stage.runner.fail(formatDiagnosticLine(cutShort));
}

const FOLDER_STATE = 'folder';

/** Prefix of our folders below the runner's temporary folder. The post step removes no other folder. */
const FOLDER_PREFIX = 'bench-referee-';

/** Measures in a temporary folder. `judging` is null if another job judges. */
export async function measureEventCommits(
  { host, runner }: ActionContext,
  given: GivenOptions,
  api: GitHubApi | null,
  judging: Pick<MeasureRequest, 'publishVerdict' | 'takeSettings' | 'announceRebuilds' | 'slowdown'> | null = null,
): Promise<MeasureResult> {
  refusePrivilegedEvent(host.trigger);
  const root = await host.files.temporaryFolder(FOLDER_PREFIX);
  const { repository, serverUrl } = host.trigger;
  const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
  const token = runner.input('github-token') || null;
  const isCanary = judging?.slowdown !== undefined;
  const remote = repository === null ? null : { url: `${serverUrl}/${repository}`, token, serverUrl };
  try {
    runner.remember(FOLDER_STATE, root);
    return await measureStage(host, {
      given,
      commits,
      root,
      remote,
      isWorkflow: true,
      ...judging,
      find: (store) =>
        findCommits(store, isCanary ? selectTwice(host.trigger) : selectCommits(host.trigger, commits), api),
      findLevels: isCanary ? null : judging && makeLevelFinder(host, api, remote, join(root, 'history')),
    });
  } finally {
    await host.files.remove(root);
  }
}

/** `folder` must not exist yet: it gets a store with the files of the history. */
function makeLevelFinder(
  host: Host,
  api: GitHubApi | null,
  remote: Remote | null,
  folder: string,
): NonNullable<MeasureRequest['findLevels']> {
  return ({ store, base, settings: { policy, publish } }) => {
    const source: HistorySource = {
      isLocal: false,
      async readHistory(ref, take) {
        if (remote === null) return null;
        const historyStore = await openSeparateStore(host, folder, remote);
        return fetchHistoryRef(host.git, { store: historyStore, ref, take }, HISTORY_LIMITS);
      },
      listTags: () => store.listTags(),
      isInHistory: makeHistoryCheck(store, api),
      treeOf: makeTreeSearch(store, api),
    };
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

/** The post step: removes what a run left behind, also after it was cancelled or killed. */
export async function cleanUp({ host, runner }: ActionContext): Promise<void> {
  const folder = runner.recall(FOLDER_STATE);
  // Code under test can write to the state file, so only a folder of ours is removed.
  const isOurs = dirname(folder) === host.files.temporaryRoot && basename(folder).startsWith(FOLDER_PREFIX);
  if (!isOurs) return;
  // A killed run could not end its children, and they would go on writing to the folder.
  await runner.endProcesses(folder);
  await host.files.remove(folder);
}
