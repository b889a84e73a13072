// The action `record`: appends runs to the history, and writes its page. It reads recordings as `report` does, runs no
// code of the repository, and is the only action whose token may write to the repository.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { analyseLegs } from '../analyse/matrix.ts';
import { joinErrors, recoverFrom, UserError, userError } from '../errors.ts';
import { checkPlans, checkSkips, fingerprintOf } from '../event/claims.ts';
import { findRecordedCommits, findRecordedEvent, selectPairsOfEvent } from '../event/recorded-commits.ts';
import { type RecordingsOfPair, readRecordingPairs } from '../event/recording-file.ts';
import { convertApiErrors } from '../event/trust.ts';
import { selectReleases, type Tag } from '../git/releases.ts';
import type { Store } from '../git/store.ts';
import { analyseTable, listSuspectPairs } from '../history/analyse-history.ts';
import { listCommits } from '../history/run-table.ts';
import { nameOfRun, pathOfRun, renderStoredRun, storeRun } from '../history/stored-runs.ts';
import type { Host } from '../host/host.ts';
import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import type { History, Suspect } from '../model/history-report.ts';
import type { ImportedSuite } from '../model/imported.ts';
import { atInput, inRecording } from '../model/location.ts';
import { isLeftOut, type Recording } from '../model/recording.ts';
import { MAX_ROWS, MAX_RUN_BYTES, type StoredRun } from '../model/stored-run.ts';
import { appendFiles } from '../publish/append-run.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatRecordedRun, formatSuspectLimit, formatUnprovedRun } from '../render/messages/publishing-log.ts';
import { toSuspectJson } from '../render/outputs/history-json.ts';
import { renderHistoryHtml } from '../render/pages/history-html.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { OPTIONS } from '../settings/options.ts';
import { policyOf } from '../settings/settings.ts';
import { shortenSha } from '../text/short-sha.ts';
import { type ActionContext, readInputs, readMatching, throwTriggerError } from './context.ts';
import { connectServer, type RecordApi, readHistory, readServerTrees, withHistoryStore } from './history-server.ts';
import { makeOutFolder } from './publish-result.ts';

/** In the output. A matrix has at most 256 jobs, and an output a megabyte. */
const MAX_SUSPECTS = 100;

export async function record({ host, runner, connect }: ActionContext<RecordApi>): Promise<void> {
  throwTriggerError(host.trigger);
  findRecordedEvent(host.trigger);
  const given = readInputs({ host, runner }, 'record');
  const ref = given.ref ?? DEFAULT_HISTORY_REF;
  const token = runner.input('github-token');
  const api = connect(token);
  if (api === null)
    throw userError('token-missing', atInput('github-token'), { isRecord: true }, { failure: 'permission' });
  const pairs = await readMatching(host, readRecordingPairs, given.recordings);
  await withHistoryStore(host, token, async (store) => {
    const server = connectServer(host, { api, token, store });
    const { runs, refusal } = await makeRuns(host, pairs, { api: server, token });
    await recordRuns({ host, runner }, runs, { server, store, ref });
    if (refusal !== null) throw refusal;
  });
}

/** Appends the runs that are not stored yet by one commit, and writes the outputs. */
async function recordRuns(
  { host, runner }: Pick<ActionContext, 'host' | 'runner'>,
  runs: readonly RecordedRun[],
  { server, store, ref }: { readonly server: RecordApi; readonly store: Store; readonly ref: string },
): Promise<void> {
  const files = runs.map(({ run, digest, name }) => {
    const text = renderStoredRun(run);
    checkSize(run, text, name);
    return { run, path: pathOfRun(run, digest), text };
  });
  const stored = await readHistory(host, store, ref);
  const fresh = files.filter(
    ({ run: { from, to }, path }) => from.commit !== to.commit && !stored.names.has(nameOfRun(path)),
  );
  if (fresh.length > 0) {
    const subjects = fresh.map(({ run: { from, to } }) => `${shortenSha(from.commit)}..${shortenSha(to.commit)}`);
    await appendFiles(host, server, { ref, files: fresh, message: subjects.join(' ') });
  }
  for (const file of files) {
    const isOneCommit = file.run.from.commit === file.run.to.commit;
    const state = fresh.includes(file) ? 'recorded' : isOneCommit ? 'one commit' : 'known';
    // A known run may be stored in the folder of another month.
    host.log.info(formatRecordedRun(state, { path: state === 'known' ? nameOfRun(file.path) : file.path, ref }));
  }
  runner.output('recorded', String(fresh.length > 0));
  for (const { run } of fresh) stored.table.add(run);
  const table = stored.table.close();
  const releases = selectReleases(await listTags(host, store), listCommits(table));
  const history = analyseTable(table, { anchor: releases.at(-1)?.commit ?? null });
  const suspects = chooseSuspects(host, history);
  runner.output('suspects', JSON.stringify(suspects.map(toSuspectJson)));
  const wanted = { trigger: host.trigger, api: server, limit: MAX_PAIRS };
  runner.output('pairs', JSON.stringify(await selectPairsOfEvent(listSuspectPairs(suspects), wanted)));
  runner.output('page', await writePage(host, history, { imported: stored.imported, releases }));
}

function chooseSuspects({ log }: Host, { suspects }: History): readonly Suspect[] {
  if (suspects.length <= MAX_SUSPECTS) return suspects;
  log.info(formatSuspectLimit({ shown: MAX_SUSPECTS, all: suspects.length }));
  const clearest = new Set(suspects.toSorted((one, other) => one.p - other.p).slice(0, MAX_SUSPECTS));
  return suspects.filter((suspect) => clearest.has(suspect));
}

interface RecordedRun {
  readonly run: StoredRun;
  /** Identifies the recordings: equal for the same ones, however often and whenever they are sent. */
  readonly digest: string;
  readonly name: string;
}

/**
 * Makes the stored runs of all pairs. A pair that is refused must not stop the others, which would be measured again. If
 * all are refused, throws the refusal.
 */
async function makeRuns(
  host: Host,
  pairs: readonly RecordingsOfPair[],
  server: RecordingServer,
): Promise<{ runs: readonly RecordedRun[]; refusal: UserError | null }> {
  const runs: RecordedRun[] = [];
  let refusal: UserError | null = null;
  for (const recordings of pairs) {
    try {
      const run = await makeRun(host, recordings, server);
      if (run === null) host.log.info(formatUnprovedRun(recordings[0].commits));
      else runs.push(run);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      refusal = refusal === null ? error : joinErrors(refusal, error);
    }
  }
  if (runs.length === 0 && refusal !== null) throw refusal;
  return { runs, refusal };
}

/**
 * Pairs to measure again at once. A new compiler may put every result under suspicion, at many commits. Later runs get the
 * others.
 */
const MAX_PAIRS = 5;

interface RecordingServer {
  readonly api: RecordApi;
  readonly token: string;
}

/** The file whose rules leave out commands. */
const CONFIG = OPTIONS.config.preset;

/**
 * Makes the stored run of the recordings. Null: nobody but the job that measured says that nothing had to be measured. Throws a
 * UserError if they are no measurement that can be believed.
 */
async function makeRun(
  host: Host,
  given: RecordingsOfPair,
  { api, token }: RecordingServer,
): Promise<RecordedRun | null> {
  const [first] = given;
  const { trigger } = host;
  checkPlans(given);
  for (const { name, baseline } of given)
    if (baseline !== undefined) throw userError('history-of-baseline', inRecording(name), { path: baseline.path });
  const commits = await findRecordedCommits(first, { trigger, api });
  const [base, head] = [commits.from.commit, commits.to.commit];
  const recordings = await checkSkips(given, {
    // If head has other rules, it changes the configuration, and then no rule leaves out anything.
    async readRules() {
      const text = await convertApiErrors(api.readFile(CONFIG, base));
      return { config: CONFIG, file: text === null ? null : parseConfigFile(text, CONFIG, base) };
    },
    readTrees: () => readServerTrees(host, token, { base, head }),
  });
  // Counts one value for each invocation: errors from all raw values would be too small.
  const withInvocations = recordings.map((one) => ({ ...one, schedule: { ...one.schedule, unit: 'invocation' } }));
  const policy = { ...policyOf(null, host.clock.today()), budgets: [] };
  const report = analyseLegs(withInvocations as [Recording, ...Recording[]], policy);
  const run = storeRun(report, { ...commits, at: host.clock.time(), workflowRun: trigger.runId || null });
  // A run without rows says that nothing can have changed, without any error.
  if (run.rows.length === 0 && !recordings.every(isLeftOut))
    throw userError('history-without-results', inRecording(first.name), {});
  const hasClaim = recordings.some(({ decisions = [] }) => decisions.some(({ reason }) => reason === 'depends-on'));
  if (run.rows.length === 0 && hasClaim) return null;
  if (report.conclusion === 'error') throw userError('history-of-failed-run', inRecording(first.name), {});
  const identity = JSON.stringify([base, head, recordings.map(fingerprintOf).sort()]);
  return { run, digest: createHash('sha256').update(identity).digest('hex'), name: first.name };
}

/** Only the page needs them: without tags it has no releases. */
function listTags({ log }: Host, store: Store): Promise<readonly Tag[]> {
  const giveUp = recoverFrom(UserError, ({ diagnostics }) => {
    for (const diagnostic of diagnostics) log.info(formatDiagnosticLine(diagnostic));
    return [];
  });
  return store.listTags().catch(giveUp);
}

/** Throws a UserError for a run that would be left out when the history is read. */
function checkSize({ rows }: StoredRun, text: string, name: string): void {
  const bytes = Buffer.byteLength(text);
  if (rows.length <= MAX_ROWS && bytes <= MAX_RUN_BYTES) return;
  const sizes = { results: rows.length, limit: MAX_ROWS, bytes, byteLimit: MAX_RUN_BYTES };
  throw userError('history-run-too-large', inRecording(name), sizes);
}

async function writePage(
  host: Host,
  history: History,
  { imported, releases }: { readonly imported: readonly ImportedSuite[]; readonly releases: readonly Tag[] },
): Promise<string> {
  const { repository, serverUrl } = host.trigger;
  const own = repository === null ? null : { name: repository, url: `${serverUrl}/${repository}` };
  const path = join(await makeOutFolder(host)(), 'history.html');
  const anchorName = releases.at(-1)?.name ?? null;
  await host.files.write(path, renderHistoryHtml(history, { anchorName, repository: own, releases, imported }));
  return path;
}
