// The three actions. Each reads settings, runs the stages, and publishes the result. A failed run is reported in the
// same places as a successful one, because that is where people look.

import { basename, dirname, join } from 'node:path';
import { makeOutFolder, type OutFolder, parsePullRequestEvent, publishResult } from './action-result.ts';
import { problemOf, UserError, userErrorOf, withCode } from './errors.ts';
import type { GitHubApi } from './host/github-api.ts';
import type { Host, Runner, Trigger } from './host/host.ts';
import { analyseLegs } from './matrix.ts';
import { applyTrustedConfig, checkPlans } from './measure/claimed-plan.ts';
import { payloadValueAt, selectCommits } from './measure/commit-selection.ts';
import { findCommits } from './measure/commits.ts';
import { isPrivilegedEvent, refusePrivilegedEvent } from './measure/privileged.ts';
import { readRecordings, renderRecording } from './measure/recording-file.ts';
import { resolveReportTarget } from './measure/report-target.ts';
import { checkBaseline, checkPair, readTrustedConfig } from './measure/trust.ts';
import { type MeasureResult, measureStage } from './measure-stage.ts';
import type { ConfigSource } from './model/config-source.ts';
import { compilePattern } from './model/pattern.ts';
import type { ProblemCode } from './model/problem-code.ts';
import { countCompletedRounds, type Recording } from './model/recording.ts';
import type { Report } from './model/report.ts';
import { analyse, errorReport } from './pipeline.ts';
import { publishInProgressNotice } from './publish/in-progress-notice.ts';
import { parseConfigFile } from './settings/config-file.ts';
import { parseInputs } from './settings/inputs.ts';
import { repeatsOf } from './settings/repeat-command.ts';
import { commitSettings, policyOf, publishSettings } from './settings/resolve-settings.ts';
import { ACTION_COMMIT_DEFAULTS, type GivenOptions } from './settings/schema.ts';

export interface ActionContext {
  readonly host: Host;
  readonly runner: Runner;
  /** Returns GitHub's API for this token; null without a token or a repository. */
  connect(token: string): GitHubApi | null;
}

/** Key under which the post step finds the folder to remove. */
const FOLDER_STATE = 'folder';

/** Prefix of our folders below the runner's temporary folder. The post step removes no other folder. */
const FOLDER_PREFIX = 'bench-referee-';

/** Measures, judges and reports: the whole gate in one step. */
export async function gate(stage: ActionContext): Promise<void> {
  const given = parseInputs(stage.runner.input, 'gate');
  const forge = stage.connect(stage.runner.input('github-token'));
  const announced = announceRun(stage, given);
  const outFolder = makeOutFolder(stage.host);
  const report = await runOrErrorReport(stage, { given, code: 'not-measured' }, async () => {
    const { recording, settings, file, configSource, configChange } = await measureEventCommits(
      stage,
      given,
      forge,
    );
    await writeRecording(stage, recording, outFolder);
    const commits = { ...settings.commits, configFrom: configFlag(configSource, recording) };
    const repeats = repeatsOf([recording], { ...settings, commits, file, legs: 1, isOwn: true });
    return { ...analyse(recording, settings.policy), repeats, configSource, configChange };
  });
  // The result must come after the in-progress notice.
  await announced;
  await publishResult(stage, { report, given, forge, comments: true, outFolder });
}

/** Measures only. Needs no token, so that it can run untrusted code. */
export async function measure(stage: ActionContext): Promise<void> {
  const given = parseInputs(stage.runner.input, 'measure');
  refuseFault(stage.host.trigger);
  const { recording } = await measureEventCommits(stage, given, null);
  await writeRecording(stage, recording, makeOutFolder(stage.host));
  stage.runner.output('base-sha', recording.commits.base.sha ?? '');
  stage.runner.output('head-sha', recording.commits.head.sha ?? '');
  stage.runner.output('rounds', String(countCompletedRounds(recording)));
  if (recording.schedule.ended === 'cancelled')
    stage.runner.fail('Cancelled; the recording holds what was measured until then');
}

/** Reads recordings, judges and reports them. Runs no code of the pull request. */
export async function report({ host, runner, connect }: ActionContext): Promise<void> {
  const given = parseInputs(runner.input, 'report');
  const forge = connect(runner.input('github-token'));
  const {
    trigger,
    comments,
    refusal,
    problems: aside,
    isBegun,
  } = await resolveReportTarget(host.trigger, forge);
  const stage = { host: { ...host, trigger }, runner, connect };
  // The measurement is still running. Errors are reported by the run that follows its end.
  if (isBegun) return comments ? announceRun(stage, given) : undefined;
  const result = await runOrErrorReport(stage, { given, code: 'report-failed' }, async () => {
    if (refusal !== null) throw refusal;
    const recordings = await readMatchingRecordings(stage, given.recordings ?? 'bench-referee/**/*.json');
    if (forge === null) throw makeMissingTokenError();
    checkPlans(recordings);
    const claim = { recordings, trigger, forge };
    await checkPair(claim);
    const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
    const { text, commit, source, problems, change } = await readTrustedConfig(claim, commits);
    const file = text === null ? null : parseConfigFile(text, commits.config, commit);
    checkBaseline(recordings, file?.baseline ?? null);
    const configured = applyTrustedConfig(recordings, file);
    const legs = analyseLegs(configured.recordings, policyOf(file, stage.host.clock.today()));
    const repeats = repeatsOf(configured.recordings, {
      file,
      commits: { ...commits, configFrom: configFlag(source, recordings[0]) },
      publish: publishSettings(given),
      legs: recordings.length,
      isOwn: false,
    });
    const all = [...aside, ...problems, ...configured.problems, ...legs.problems];
    return { ...legs, repeats, problems: all, configSource: source, configChange: change };
  });
  const { name } = publishSettings(given);
  const outFolder = makeOutFolder(host);
  await publishResult(stage, { report: { ...result, name }, given, forge, comments, outFolder });
}

/** Returns the value of `--config-from` with which the command line uses the same configuration. */
function configFlag(source: ConfigSource | null, { commits }: Recording): string {
  if (source === null || source.commit === null || source.commit === commits.base.sha) return 'base';
  return source.commit === commits.head.sha ? 'head' : source.commit;
}

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

/** Announces the run on a separate connection: its waiting must not use up the retries of the final publication. */
async function announceRun({ host, runner, connect }: ActionContext, given: GivenOptions): Promise<void> {
  const forge = connect(runner.input('github-token'));
  const event = parsePullRequestEvent(host.trigger);
  const { name: key, comment } = publishSettings(given);
  if (forge === null || event === null || comment === 'never') return;
  const { runId, runAttempt, runUrl } = host.trigger;
  const { number: pullRequest, headSha } = event;
  await publishInProgressNotice(forge, { key, pullRequest, headSha, runId, runAttempt, runUrl }, host.log);
}

async function measureEventCommits(
  { host, runner }: ActionContext,
  given: GivenOptions,
  forge: GitHubApi | null,
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
      find: (store) => findCommits(store, selectCommits(host.trigger, commits), forge),
    });
  } finally {
    await host.files.remove(root);
  }
}

async function writeRecording(
  stage: ActionContext,
  recording: Recording,
  outFolder: OutFolder,
): Promise<void> {
  const name = `recording-${recording.name.replaceAll(/[^\w.-]+/g, '-')}.json`;
  const path = join(await outFolder(), name);
  await stage.host.files.write(path, renderRecording(recording));
  stage.host.log.info(`recording ${path}`);
  stage.runner.output('recording', path);
}

async function readMatchingRecordings(
  { host }: ActionContext,
  glob: string,
): Promise<[Recording, ...Recording[]]> {
  const paths = [...(await host.files.list(host.folder, compilePattern(glob))).keys()];
  return readRecordings(
    host,
    paths.map((path) => join(host.folder, path)),
    {
      where: 'input "recordings"',
      what: 'no file in the workspace matches',
      got: glob,
      remedy:
        'Download the artifact that holds the recording before this step, into the folder that the pattern names',
    },
  );
}

/** Throws the fault of the trigger. Without its event a run does not know what it is about. */
function refuseFault({ fault }: Trigger): void {
  if (fault !== undefined) throw fault;
}

function makeMissingTokenError(): UserError {
  return new UserError({
    where: 'input "github-token"',
    what: 'there is no token, and without one the configuration of the base branch cannot be read',
    code: 'permission',
    remedy: 'Leave the input out to use the token of the workflow',
  });
}

interface ErrorReportOptions {
  readonly given: GivenOptions;
  /** Code for problems that do not have one. */
  readonly code: ProblemCode;
}

async function runOrErrorReport(
  { host }: ActionContext,
  { given, code }: ErrorReportOptions,
  work: () => Promise<Report>,
): Promise<Report> {
  try {
    refuseFault(host.trigger);
    return await work();
  } catch (thrown) {
    const error = userErrorOf(thrown);
    if (error === null) throw thrown;
    // The check run must appear on the commit that waits for it, even if looking up the commit failed.
    const current = isPrivilegedEvent(host.trigger) ? null : host.trigger.sha;
    const headSha = payloadValueAt(host.trigger.payload, 'pull_request', 'head', 'sha') ?? current;
    const { name } = publishSettings(given);
    const problems = withCode(error, code).complaints.map(problemOf);
    return errorReport(name, problems, typeof headSha === 'string' ? headSha : null);
  }
}
