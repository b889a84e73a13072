// Searches the commits that broke budgets, after the rounds: builds a commit between base and head, measures it in rounds
// with both of them, and lets `bisect/` choose the next one, until nothing would change or the time is over. It records every
// trial. Whatever happens here, the values and problems of the rounds stay as they are, and so does the verdict.

import { planNextStep } from '../bisect/next-step.ts';
import { type BrokenRow, readTrials } from '../bisect/trials.ts';
import type { RecordedBisection } from '../model/bisection-schema.ts';
import { type Diagnostic, isError, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { formatDiagnosticLine, formatThrown } from '../render/messages/format-diagnostic.ts';
import {
  formatBuild,
  formatDuration,
  formatSearchEnd,
  formatSearchStart,
  formatSearchStep,
} from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { countCommit } from './count-commit.ts';
import { deadlineFor } from './deadline.ts';
import { invoke } from './invoke.ts';
import { commandAt, type MeasureRun } from './run.ts';
import { armsOf } from './schedule.ts';
import {
  type CommitSearch,
  endSearch,
  placeOf,
  recordTrial,
  rootOf,
  type SearchRun,
  startSearch,
  stateOf,
  timeLeft,
  treeOf,
} from './search-run.ts';
import { makeSeriesCollection } from './series.ts';
import { setUp } from './setup.ts';

/** Returns what the search recorded; null if no row broke a budget. */
export async function searchCommits(
  run: MeasureRun,
  search: CommitSearch,
  recording: Recording,
): Promise<RecordedBisection | null> {
  const { host } = run;
  const { rows, series } = search.findBroken(recording);
  if (rows.length === 0) return null;
  await search.announce(recording);
  const state = startSearch(run, search, { recording, rows, series });
  const { commits } = search.candidates;
  host.log.info(
    formatSearchStart({ commits: commits.length, names: rows.map(({ name, metric }) => `${name} ${metric}`) }),
  );
  try {
    await searchUntilEnd(state, rows, recording.schedule);
  } catch (error) {
    // A full disk, for example. The run has its verdict.
    const reason = formatThrown(error);
    endSearch(state, 'failed', makeWarning('bisect-failed', about('measuring'), { reason }));
  }
  state.recorded.durationMs = Math.round(state.earlierMs + host.clock.nowMs() - state.startMs);
  const { ended, durationMs } = state.recorded;
  host.log.info(formatSearchEnd({ ended, builds: state.built.size, rounds: state.round, durationMs }));
  return state.recorded;
}

async function searchUntilEnd(
  state: SearchRun,
  rows: readonly BrokenRow[],
  schedule: Recording['schedule'],
): Promise<void> {
  const { commits } = state.candidates;
  while (state.recorded.ended === 'settled') {
    const step = planNextStep({
      rows: rows.map((row) => readTrials(row, state.recorded, schedule)),
      commits: commits.slice(0, -1).map((_, position) => stateOf(state, position + 1)),
      rounds: state.round,
      buildRounds: estimateBuild(state),
    });
    if (step.kind === 'end') {
      state.recorded.ended = step.why;
      break;
    }
    const commit = step.position + 1;
    if (!state.built.has(commit) && !(await buildCommit(state, commit))) continue;
    // Counts are made after the build. Where only they are searched, that was the round.
    if (state.commands.length === 0) continue;
    for (let count = 0; count < step.rounds && state.recorded.ended === 'settled'; count += 1) {
      state.round += 1;
      const arms = step.isExact ? (['candidate'] as const) : armsOf(state.run.measuring.seed, state.round);
      if (!(await measureRound(state, arms, commit))) break;
      if (!step.isExact) state.rounds.set(commit, (state.rounds.get(commit) ?? 0) + 1);
    }
  }
}

/** Returns the time to build a commit and to run it once, in rounds, as base and head took. */
function estimateBuild({ run, commands }: SearchRun): number {
  const ofCommand = (command: number) =>
    run.invocations.filter((one) => one.command === command && one.outcome === 'ok');
  const invocationMs = commands.reduce(
    (sum, command) => sum + meanOf(ofCommand(command).map((one) => one.durationMs)),
    0,
  );
  return (run.setupMs / run.sides.length + invocationMs) / Math.max(1, 3 * invocationMs);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Writes the tree of a commit, sets it up and runs it once. Returns false if it cannot be measured. */
async function buildCommit(search: SearchRun, commit: number): Promise<boolean> {
  const { run, candidates, built, watch, recorded } = search;
  const { host, measuring, env, mask } = run;
  const { setup: script } = measuring.settings;
  const { sha } = candidates.commits[commit - 1]!;
  host.log.info(formatBuild({ position: commit, of: candidates.commits.length, sha }));
  const folders = await candidates.create(commit - 1, run.benchmarkFiles);
  built.set(commit, folders);
  const leftMs = timeLeft(search);
  if (leftMs <= 0) return endSearch(search, 'time');
  const place = placeOf(search, commit, null);
  const problems = script === null ? [] : await setUp(host, place, { script, env, mask, deadlineMs: leftMs });
  watch.snapshot(treeOf(search, commit), folders.folder);
  if (host.cancelled.aborted) return endSearch(search, 'cancelled');
  if (timeLeft(search) <= 0) return endSearch(search, 'time');
  for (const problem of problems) host.log.info(formatDiagnosticLine(problem));
  if (problems.some(isError)) {
    recorded.unusable.push({ commit, reason: 'setup' });
    return false;
  }
  search.firstRuns.invocations.length = 0;
  search.firstRuns.series = makeSeriesCollection();
  for (const command of listWarmedUp(search))
    if ((await measureCommit(search, { commit, command, round: 0 })) !== 'ok') return false;
  return countCommit(search, commit);
}

/** Returns the commands that run once after a build. Counts that are named after benchmarks need them, as in the gate. */
function listWarmedUp({ run, commands, counted }: SearchRun): number[] {
  const isNamed = run.measuring.settings.measure === 'all';
  const named = counted.filter(({ method }) => isNamed || method === 'slope').map(({ command }) => command);
  return [...new Set([...commands, ...named])];
}

/** Measures one round. Returns false if the commit, or the search, cannot go on. */
async function measureRound(
  search: SearchRun,
  arms: readonly ('base' | 'candidate' | 'head')[],
  commit: number,
): Promise<boolean> {
  const numbers = { base: 0, candidate: commit, head: search.candidates.commits.length };
  for (const command of search.commands)
    for (const arm of arms)
      if ((await measureCommit(search, { commit: numbers[arm], command, round: search.round })) !== 'ok') return false;
  return true;
}

interface SearchInvocation {
  /** Number of the commit: 0 is base, the largest one is head. */
  readonly commit: number;
  readonly command: number;
  readonly round: number;
}

/** Makes one invocation and records its values. */
async function measureCommit(search: SearchRun, step: SearchInvocation): Promise<'ok' | 'failed'> {
  const { run, watch, filter, candidates } = search;
  const { host, measuring } = run;
  const leftMs = timeLeft(search);
  const stop = (why: RecordedBisection['ended'], problem?: Diagnostic) => {
    endSearch(search, why, problem);
    return 'failed' as const;
  };
  if (leftMs <= 0) return stop('time');
  const place = placeOf(search, step.commit, step.command);
  const tree = treeOf(search, step.commit);
  const root = rootOf(search, step.commit);
  const changed = watch.listChanges(tree, root);
  if (changed.length > 0) {
    const data = { tree, paths: changed.slice(0, MAX_NAMED), count: changed.length };
    return stop('failed', makeWarning('bisect-tree-changed', place.location, data));
  }
  const text = formatSearchStep({ ...step, commits: candidates.commits.length });
  host.progress.begin({ share: 1 - leftMs / search.limitMs, text, isWarmUp: step.round === 0 });
  const { script, outputFile } = commandAt(run, step.command);
  const filtered = filter?.byCommand.get(step.command);
  const startMs = search.earlierMs + host.clock.nowMs() - search.startMs;
  const invoked = await invoke(host, place, {
    command: script,
    env: filtered === undefined ? run.env : { ...run.env, [FILTER_VARIABLE]: filtered.text },
    deadline: deadlineFor({ isWarmUp: false, usualMs: search.slowestMs, leftMs }),
    settings: measuring.settings,
    format: run.formats[step.command]!,
    outputFile,
    mask: run.mask,
  });
  watch.snapshot(tree, root);
  const { durationMs, exitCode, outcome } = invoked;
  search.slowestMs = Math.max(search.slowestMs, durationMs);
  host.progress.end(`${text} ${formatDuration(durationMs)}${outcome === 'ok' ? '' : ` ${outcome}`}`);
  recordTrial(search, { ...step, startMs, durationMs, exitCode }, invoked);
  for (const problem of invoked.problems.filter(isError)) host.log.info(formatDiagnosticLine(problem));
  if (invoked.tampering !== null) return stop('failed', { ...invoked.tampering, severity: 'warning' });
  if (outcome === 'ok') return 'ok';
  if (host.cancelled.aborted) return stop('cancelled');
  if (outcome === 'cut') return stop('time');
  const isEnd = step.commit === 0 || step.commit === candidates.commits.length;
  if (isEnd) return stop('failed', makeWarning('bisect-side-failed', place.location, { side: place.side }));
  search.recorded.unusable.push({ commit: step.commit, reason: 'command' });
  return 'failed';
}

/** Maximum number of paths in a diagnostic. */
const MAX_NAMED = 3;
