// The action `report`: reads recordings, judges and publishes. It runs no code of the pull request, and believes only the
// numbers and the names of a recording.

import { analyseLegs } from '../analyse/matrix.ts';
import { withConfiguration } from '../analyse/pipeline.ts';
import { userError, userErrorOf } from '../errors.ts';
import { applyTrustedConfig, checkPlans, checkSkips, markClaims } from '../event/claims.ts';
import { readRecordings } from '../event/recording-file.ts';
import { resolveReportTarget } from '../event/report-target.ts';
import { checkBaseline, checkPair, checkSearchedCommits, convertApiErrors, readTrustedConfig } from '../event/trust.ts';
import { fetchHistoryRef, type HistorySource } from '../git/history-source.ts';
import type { Store } from '../git/store.ts';
import { analyseTable } from '../history/analyse-history.ts';
import { decideIssue } from '../history/decide-issue.ts';
import { HISTORY_LIMITS } from '../history/history-files.ts';
import type { RunTable } from '../history/run-table.ts';
import type { GitHubApi, IssueApi } from '../host/github-api.ts';
import type { Host } from '../host/host.ts';
import type { BaseLevels } from '../model/anchor.ts';
import { makeWarning } from '../model/diagnostic.ts';
import type { IssueState } from '../model/history-report.ts';
import { about, atInput } from '../model/location.ts';
import { logWarning } from '../publish/api-warnings.ts';
import { type IssueChannel, publishIssue } from '../publish/issue.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatIssueLeft } from '../render/messages/publishing-log.ts';
import { renderHistoryIssue } from '../render/outputs/history-issue.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { ACTION_COMMIT_DEFAULTS } from '../settings/options.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from '../settings/settings.ts';
import { findLevels, type LevelRequest } from '../stages/find-levels.ts';
import { withClaimsOf } from './body-claims.ts';
import {
  type ActionContext,
  configFlag,
  publishNotice,
  readInputs,
  readMatching,
  runOrErrorReport,
} from './context.ts';
import { readHistory, readServerTrees, withHistoryStore } from './history-server.ts';
import { docsOfAction, makeOutFolder, publishResult } from './publish-result.ts';

export async function report({ host, runner, connect }: ActionContext<GitHubApi & IssueApi>): Promise<void> {
  const given = readInputs({ host, runner }, 'report');
  let publish = publishSettings(given);
  const api = connect(runner.input('github-token'));
  const { trigger, comments, refusal, problems: aside, isBegun } = await resolveReportTarget(host.trigger, api);
  const stage = { host: { ...host, trigger }, runner, connect };
  // The measurement is still running. Errors are reported by the run that follows its end.
  if (isBegun) return comments ? publishNotice(stage, publish) : undefined;
  const result = await runOrErrorReport(stage.host, { name: publish.name, failure: 'report-failed' }, async () => {
    if (refusal !== null) throw refusal;
    const recordings = await readMatching(stage.host, readRecordings, given.recordings);
    if (api === null)
      throw userError('token-missing', atInput('github-token'), { isRecord: false }, { failure: 'permission' });
    checkPlans(recordings);
    const claim = { recordings, trigger, api };
    await checkPair(claim);
    const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
    const { text, commit, ...config } = await readTrustedConfig(claim, commits);
    const file = text === null ? null : parseConfigFile(text, commits.config, commit);
    publish = publishSettings(given, file);
    checkBaseline(recordings, file?.baseline ?? null);
    const { base, head } = recordings[0].commits;
    const pair = { base: base.sha ?? '', head: head.sha ?? '' };
    const proved = await checkSkips(recordings, {
      readRules: () => Promise.resolve({ file, config: commits.config }),
      readTrees: () => readServerTrees(stage.host, runner.input('github-token'), pair),
    });
    const [first, ...others] = await Promise.all(proved.map((one) => checkSearchedCommits(one, api)));
    const configured = applyTrustedConfig([first!, ...others], file);
    const policy = policyOf(file, stage.host.clock.today(), config.change);
    const ofHistory = { ref: publish.historyRef, budgets: policy.budgets, base: recordings[0].commits.base.sha };
    const levels = await findTrustedLevels(stage, api, ofHistory);
    const legs = markClaims(analyseLegs(configured.recordings, policy, levels));
    const repeats = repeatsOf(configured.recordings, {
      file,
      commits: { ...commits, configFrom: configFlag(config.source, recordings[0]) },
      publish,
      legs: new Set(recordings.map(({ name }) => name)).size,
      isOwn: false,
    });
    const problems = [...aside, ...configured.problems, ...legs.problems];
    const judged = withClaimsOf(legs, { policy, publish }, { trigger, source: config.source });
    return withConfiguration({ ...judged, program: host.program, repeats, problems }, config);
  });
  const report = { ...result, name: publish.name };
  await publishResult(stage, { report, settings: publish, api, comments, outFolder: makeOutFolder(host) });
  if (given.issue === true && api !== null) await updateHistoryIssue(stage, { ref: publish.historyRef, api });
}

/** Finds the levels of base from the repository itself, because a recording could claim any. */
async function findTrustedLevels(
  { host, runner }: Pick<ActionContext, 'host' | 'runner'>,
  api: GitHubApi,
  ofHistory: LevelRequest,
): Promise<BaseLevels | null> {
  // A store for each question: without a history there is only one. A git that fails is an answer that is missing.
  const inStore = <T>(ask: (store: Store) => Promise<T>) => withHistoryStore(host, runner.input('github-token'), ask);
  const source: HistorySource = {
    isLocal: false,
    readHistory: (ref, take) => inStore((store) => fetchHistoryRef(host.git, { store, ref, take }, HISTORY_LIMITS)),
    listTags: () => inStore((store) => store.listTags()),
    isInHistory: async (commit, tip) => (await convertApiErrors(api.mergeBase(commit, tip))) === commit,
    treeOf: (commit) => convertApiErrors(api.treeOf(commit)),
  };
  return findLevels(host.log, source, ofHistory);
}

/** Events whose run says nothing about the branch: its commits are proposed, and may never be on it. */
const PROPOSING_EVENTS = ['pull_request', 'merge_group'];

/**
 * Opens, updates or closes the issue about the history, and sets the output `issue-url`. Reads the ref and not the recordings:
 * those come from a job that ran code of the repository, and know nothing of earlier runs. Whatever fails is a warning.
 */
export async function updateHistoryIssue(
  { host, runner }: Pick<ActionContext, 'host' | 'runner'>,
  { ref, api }: { readonly ref: string; readonly api: IssueChannel },
): Promise<void> {
  const { trigger, log, cancelled, clock } = host;
  if (cancelled.aborted) return;
  if (PROPOSING_EVENTS.includes(trigger.event)) return log.info(formatIssueLeft(trigger.event));
  const table = await readOrWarn(host, ref, runner.input('github-token'));
  if (table === null || table.runs.length === 0) return;
  const history = analyseTable(table, { anchor: null });
  const until = table.runs.reduce((newest, { at }) => (at > newest ? at : newest), '');
  const { repository, serverUrl } = trigger;
  const repositoryUrl = repository === null ? null : `${serverUrl}/${repository}`;
  const decide = (issue: IssueState | null) => {
    const wanted = decideIssue({ history, until, now: clock.time() }, issue);
    return wanted && { ...wanted, ...renderHistoryIssue(wanted.steps, { repositoryUrl, docs: docsOfAction(host) }) };
  };
  const url = await publishIssue(api, { ref, hasSteps: history.confirmed.length > 0, decide }, log);
  if (url !== null) runner.output('issue-url', url);
}

/** Null, with a warning, if it cannot be read: then nothing is known. */
async function readOrWarn(host: Host, ref: string, token: string): Promise<RunTable | null> {
  try {
    return (await withHistoryStore(host, token, (store) => readHistory(host, store, ref))).table.close();
  } catch (error) {
    const known = userErrorOf(error);
    if (known === null) throw error;
    const reason = known.diagnostics.map(formatDiagnosticLine).join(' ');
    logWarning(host.log, makeWarning('issue-history-unreadable', about('issue'), { reason }));
    return null;
  }
}
