// The three actions. Each reads settings, runs the stages, and publishes the result. A failed run is reported in the
// same places as a successful one, because that is where people look.

import { basename, dirname, join } from 'node:path';
import { makeOutFolder, type OutFolder, pullRequestEvent, tellResult } from './action-result.ts';
import { problemOf, UserError, userErrorOf, withCode } from './errors.ts';
import type { Forge } from './host/forge.ts';
import type { Host, Runner, Trigger } from './host/host.ts';
import { analyseLegs } from './legs.ts';
import { asConfigured, checkPlans } from './measure/claimed-plan.ts';
import { findCommits } from './measure/commits.ts';
import { findOccasion } from './measure/occasion.ts';
import { namePair, read } from './measure/pair.ts';
import { isPrivileged, refusePrivileged } from './measure/privileged.ts';
import { readRecordings, renderRecording } from './measure/recording-file.ts';
import { checkBaseline, checkPair, readTrustedConfig } from './measure/trust.ts';
import type { ConfigSource } from './model/config-source.ts';
import { pattern } from './model/pattern.ts';
import type { ProblemCode } from './model/problem-code.ts';
import { completedRounds, type Recording } from './model/recording.ts';
import type { Report } from './model/report.ts';
import { analyse, errorReport } from './pipeline.ts';
import { announce } from './publish/announcement.ts';
import { parseBudgetFile } from './settings/budget-file.ts';
import { readInputs } from './settings/inputs.ts';
import { repeatsOf } from './settings/repeat.ts';
import { ACTION_COMMITS, type Given } from './settings/schema.ts';
import { commitSettings, policyOf, publishSettings } from './settings/settle.ts';
import { type Measured, measureStage } from './stages.ts';

export interface Stage {
  readonly host: Host;
  readonly runner: Runner;
  /** Returns GitHub's API for this token; null without a token or a repository. */
  connect(token: string): Forge | null;
}

/** Key under which the post step finds the folder to remove. */
const FOLDER_STATE = 'folder';

/** Prefix of our folders below the runner's temporary folder. The post step removes no other folder. */
const FOLDER_PREFIX = 'bench-referee-';

/** Measures, judges and reports: the whole gate in one step. */
export async function gate(stage: Stage): Promise<void> {
  const given = readInputs(stage.runner.input, 'gate');
  const forge = stage.connect(stage.runner.input('github-token'));
  const announced = announceRun(stage, given);
  const outFolder = makeOutFolder(stage.host);
  const report = await orErrorReport(stage, { given, code: 'not-measured' }, async () => {
    const { recording, settings, file, configSource, configChange } = await measureHere(stage, given, forge);
    await keepRecording(stage, recording, outFolder);
    const commits = { ...settings.commits, configFrom: configFlag(configSource, recording) };
    const repeats = repeatsOf([recording], { ...settings, commits, file, legs: 1, isOwn: true });
    return { ...analyse(recording, settings.policy), repeats, configSource, configChange };
  });
  // The result must come after the announcement.
  await announced;
  await tellResult(stage, { report, given, forge, comments: true, outFolder });
}

/** Measures only. Needs no token, so that it can run untrusted code. */
export async function measure(stage: Stage): Promise<void> {
  const given = readInputs(stage.runner.input, 'measure');
  refuseFault(stage.host.trigger);
  const { recording } = await measureHere(stage, given, null);
  await keepRecording(stage, recording, makeOutFolder(stage.host));
  stage.runner.output('base-sha', recording.commits.base.sha ?? '');
  stage.runner.output('head-sha', recording.commits.head.sha ?? '');
  stage.runner.output('rounds', String(completedRounds(recording)));
  if (recording.schedule.ended === 'cancelled')
    stage.runner.fail('Cancelled; the recording holds what was measured until then');
}

/** Reads recordings, judges and reports them. Runs no code of the pull request. */
export async function report({ host, runner, connect }: Stage): Promise<void> {
  const given = readInputs(runner.input, 'report');
  const forge = connect(runner.input('github-token'));
  const { trigger, comments, refusal, problems: aside, isBegun } = await findOccasion(host.trigger, forge);
  const stage = { host: { ...host, trigger }, runner, connect };
  // The measurement is still running. Errors are reported by the run that follows its end.
  if (isBegun) return comments ? announceRun(stage, given) : undefined;
  const result = await orErrorReport(stage, { given, code: 'report-failed' }, async () => {
    if (refusal !== null) throw refusal;
    const recordings = await readAll(stage, given.recordings ?? 'bench-referee/**/*.json');
    if (forge === null) throw noToken();
    checkPlans(recordings);
    const claim = { recordings, trigger, forge };
    await checkPair(claim);
    const commits = commitSettings(given, ACTION_COMMITS);
    const { text, commit, source, problems, change } = await readTrustedConfig(claim, commits);
    const file = text === null ? null : parseBudgetFile(text, commits.config, commit);
    checkBaseline(recordings, file?.baseline ?? null);
    const configured = asConfigured(recordings, file);
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
  await tellResult(stage, { report: { ...result, name }, given, forge, comments, outFolder });
}

/** Returns the value of `--config-from` with which the command line uses the same configuration. */
function configFlag(source: ConfigSource | null, { commits }: Recording): string {
  if (source === null || source.commit === null || source.commit === commits.base.sha) return 'base';
  return source.commit === commits.head.sha ? 'head' : source.commit;
}

/** Removes what a run left behind, also after it was cancelled or killed. This is the post step. */
export async function cleanUp({ host, runner }: Stage): Promise<void> {
  const folder = runner.recall(FOLDER_STATE);
  // Code under test can write to the state file, so only a folder of ours is removed.
  const isOurs = dirname(folder) === host.files.temporaryRoot && basename(folder).startsWith(FOLDER_PREFIX);
  if (!isOurs) return;
  // A killed run could not end its children, and they would go on writing to the folder.
  await runner.endProcesses(folder);
  await host.files.remove(folder);
}

/** Announces the run on a separate connection: its waiting must not use up the retries of the final publication. */
async function announceRun({ host, runner, connect }: Stage, given: Given): Promise<void> {
  const forge = connect(runner.input('github-token'));
  const event = pullRequestEvent(host.trigger);
  const { name: key, comment } = publishSettings(given);
  if (forge === null || event === null || comment === 'never') return;
  const { runId, runAttempt, runUrl } = host.trigger;
  const { number: pullRequest, headSha } = event;
  await announce(forge, { key, pullRequest, headSha, runId, runAttempt, runUrl }, host.log);
}

async function measureHere({ host, runner }: Stage, given: Given, forge: Forge | null): Promise<Measured> {
  refusePrivileged(host.trigger);
  const root = await host.files.temporaryFolder(FOLDER_PREFIX);
  const { repository, serverUrl } = host.trigger;
  const commits = commitSettings(given, ACTION_COMMITS);
  const token = runner.input('github-token') || null;
  try {
    runner.remember(FOLDER_STATE, root);
    return await measureStage(host, {
      given,
      commits,
      root,
      remote: repository === null ? null : { url: `${serverUrl}/${repository}`, token, serverUrl },
      find: (store) => findCommits(store, namePair(host.trigger, commits), forge),
    });
  } finally {
    await host.files.remove(root);
  }
}

async function keepRecording(stage: Stage, recording: Recording, outFolder: OutFolder): Promise<void> {
  const name = `recording-${recording.name.replaceAll(/[^\w.-]+/g, '-')}.json`;
  const path = join(await outFolder(), name);
  await stage.host.files.write(path, renderRecording(recording));
  stage.host.log.info(`recording ${path}`);
  stage.runner.output('recording', path);
}

async function readAll({ host }: Stage, glob: string): Promise<[Recording, ...Recording[]]> {
  const paths = [...(await host.files.list(host.folder, pattern(glob))).keys()];
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

function noToken(): UserError {
  return new UserError({
    where: 'input "github-token"',
    what: 'there is no token, and without one the configuration of the base branch cannot be read',
    code: 'permission',
    remedy: 'Leave the input out to use the token of the workflow',
  });
}

interface Attempt {
  readonly given: Given;
  /** Code for problems that do not have one. */
  readonly code: ProblemCode;
}

async function orErrorReport(
  { host }: Stage,
  { given, code }: Attempt,
  work: () => Promise<Report>,
): Promise<Report> {
  try {
    refuseFault(host.trigger);
    return await work();
  } catch (thrown) {
    const error = userErrorOf(thrown);
    if (error === null) throw thrown;
    // The check run must appear on the commit that waits for it, even if looking up the commit failed.
    const current = isPrivileged(host.trigger) ? null : host.trigger.sha;
    const headSha = read(host.trigger.payload, 'pull_request', 'head', 'sha') ?? current;
    const { name } = publishSettings(given);
    const problems = withCode(error, code).complaints.map(problemOf);
    return errorReport(name, problems, typeof headSha === 'string' ? headSha : null);
  }
}
