// Searches the commits that broke budgets, after the rounds: builds a commit between base and head, measures it in rounds
// with both of them, and lets `bisect/` choose the next one, until nothing would change or the time is over. It records every
// trial. Whatever happens here, the values and problems of the rounds stay as they are, and so does the verdict.

import { planNextStep } from '../bisect/next-step.ts';
import { type BrokenRow, readTrials } from '../bisect/trials.ts';
import type { RecordedBisection } from '../model/bisection.ts';
import { nameCommands } from '../model/command.ts';
import { isError, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import type { CommandName } from '../model/sample.ts';
import { formatDiagnosticLine, formatThrown } from '../render/messages/format-diagnostic.ts';
import { formatBuild, formatSearchEnd, formatSearchStart, formatSearchStep } from '../render/messages/measuring-log.ts';
import { shortenSha } from '../text/short-sha.ts';
import { countCommand } from './count-command.ts';
import { startCounting } from './count-invocation.ts';
import { invoke } from './invoke.ts';
import type { CommitSearch } from './measure-inputs.ts';
import { findEnd, leftMs, makeStep, OVER } from './phase.ts';
import type { MeasureRun } from './run.ts';
import { makeTask } from './run-invocation.ts';
import { type Arm, armsOf } from './schedule.ts';
import {
  asHead,
  endSearch,
  leaveOut,
  placeOf,
  recordTrial,
  recordTrialValues,
  type SearchRun,
  searchedMs,
  sideOf,
  startSearch,
} from './search-run.ts';
import { makeSeriesCollection } from './series.ts';
import { setUp } from './setup.ts';

export async function searchCommits(
  run: MeasureRun,
  search: CommitSearch,
  recording: Recording,
): Promise<RecordedBisection | null> {
  const { log } = run.host;
  const searched = run.measuring.findBroken(recording);
  const { rows } = searched;
  if (rows.length === 0) return null;
  await run.measuring.publishVerdict(recording);
  const state = startSearch(run, search, recording, searched);
  const { recorded, candidates } = state;
  const names = rows.map(({ name, metric }) => `${name} ${metric}`);
  log.info(formatSearchStart({ commits: candidates.commits.length, names }));
  try {
    await searchUntilEnd(state, rows, nameCommands(recording.schedule.commands));
  } catch (error) {
    // A full disk, for example. The run has its verdict.
    endSearch(state, 'failed', makeWarning('bisect-failed', about('measuring'), { reason: formatThrown(error) }));
  }
  recorded.durationMs = Math.round(searchedMs(state));
  const { ended, durationMs } = recorded;
  log.info(formatSearchEnd({ ended, builds: state.built.size, rounds: state.round, durationMs }));
  return recorded;
}

async function searchUntilEnd(
  state: SearchRun,
  rows: readonly BrokenRow[],
  commands: readonly CommandName[],
): Promise<void> {
  const { built, recorded, rounds, candidates } = state;
  const isUnusable = (commit: number) => recorded.unusable.some((one) => one.commit === commit);
  const statusOf = (commit: number) => (isUnusable(commit) ? 'unusable' : built.has(commit) ? 'built' : 'untried');
  while (recorded.ended === 'settled') {
    const step = planNextStep({
      rows: rows.map((row) => readTrials(row, recorded, commands)),
      commits: candidates.commits
        .slice(0, -1)
        .map((_, position) => ({ status: statusOf(position + 1), rounds: rounds.get(position + 1) ?? 0 })),
      rounds: state.round,
      buildRounds: estimateBuild(state),
    });
    if (step.kind === 'end') {
      recorded.ended = step.why;
      break;
    }
    const commit = step.position + 1;
    if (!built.has(commit) && !(await buildCommit(state, commit))) continue;
    // Counts are made after the build. Where only they are searched, that was the round.
    if (state.commands.length === 0) continue;
    for (let count = 0; count < step.rounds && recorded.ended === 'settled'; count += 1) {
      state.round += 1;
      const arms = step.isExact ? (['candidate'] as const) : armsOf(state.run.measuring.seed, state.round);
      if (!(await measureRound(state, arms, commit))) break;
      if (!step.isExact) rounds.set(commit, (rounds.get(commit) ?? 0) + 1);
    }
  }
}

/** Time to build a commit and to run it once, in rounds, as base and head took. */
function estimateBuild({ run, commands }: SearchRun): number {
  const meanOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const durationsOf = (command: number) =>
    run.invocations.filter((one) => one.command === command && one.outcome === 'ok').map((one) => one.durationMs);
  const invocationMs = commands.reduce((sum, command) => sum + meanOf(durationsOf(command)), 0);
  return (run.setupMs / run.sides.length + invocationMs) / Math.max(1, 3 * invocationMs);
}

/** Writes the tree of a commit, sets it up and runs it once. Returns false if it cannot be measured. */
async function buildCommit(search: SearchRun, commit: number): Promise<boolean> {
  const { run, candidates, built, firstRuns, commands, counted } = search;
  const { log } = run.host;
  const { sha } = candidates.commits[commit - 1]!;
  log.info(formatBuild({ position: commit, of: candidates.commits.length, sha }));
  const folders = await candidates.create(commit - 1, run.benchmarkFiles);
  built.set(commit, folders);
  const isOver = () => {
    const end = findEnd(run, search);
    return end !== null && !endSearch(search, end);
  };
  if (isOver()) return false;
  run.treeWatch.begin(folders.folder);
  const problems = await setUp(run, placeOf(search, commit, null), leftMs(run, search));
  run.treeWatch.snapshot(folders.folder);
  if (isOver()) return false;
  for (const problem of problems) log.info(formatDiagnosticLine(problem));
  if (problems.some(isError)) return leaveOut(search, commit, 'setup');
  firstRuns.invocations.length = 0;
  firstRuns.series = makeSeriesCollection();
  // Counts that are named after benchmarks need a run before them, as in the gate.
  const isNamed = run.measuring.settings.measure === 'all';
  const named = counted.filter(({ method }) => isNamed || method === 'slope').map(({ command }) => command);
  for (const command of new Set([...commands, ...named]))
    if (!(await measureCommit(search, { commit, command, round: 0 }))) return false;
  return countCommit(search, commit);
}

async function measureRound(search: SearchRun, arms: readonly Arm[], commit: number): Promise<boolean> {
  const numbers = { base: 0, candidate: commit, head: search.candidates.commits.length };
  for (const command of search.commands)
    for (const arm of arms)
      if (!(await measureCommit(search, { commit: numbers[arm], command, round: search.round }))) return false;
  return true;
}

/** False if the commit, or the search, cannot go on. `commit`: its number; 0 is base, the largest one is head. */
async function measureCommit(
  search: SearchRun,
  step: { readonly commit: number; readonly command: number; readonly round: number },
): Promise<boolean> {
  const { run, filter, candidates } = search;
  const { commit, command, round } = step;
  const side = sideOf(search, commit);
  const place = placeOf(search, commit, command);
  const startMs = searchedMs(search);
  const invoked = await makeStep(run, search, {
    tree: side === null ? search.built.get(commit)!.folder : run.measuring.trees.folders[side],
    name: formatSearchStep({ ...step, commits: candidates.commits.length }),
    share: 1 - leftMs(run, search) / search.limitMs,
    isWarmUp: round === 0,
    async run(deadline) {
      const result = await invoke(run.host, place, { ...makeTask(run, command, filter), deadline });
      const { durationMs, exitCode, outcome } = result;
      recordTrial(search, { ...step, startMs, durationMs, exitCode, outcome }, result.measurements);
      return result;
    },
    report: (problem) => isError(problem) && run.host.log.info(formatDiagnosticLine(problem)),
    end: (how, problem) => endSearch(search, how, problem),
    explainChange(change) {
      const tree = side ?? shortenSha(candidates.commits[commit - 1]!.sha);
      return makeWarning('bisect-tree-changed', place.location, { tree, ...change });
    },
  });
  if (invoked === OVER) return false;
  if (invoked.outcome === 'ok') return true;
  if (side !== null) return endSearch(search, 'failed', makeWarning('bisect-side-failed', place.location, { side }));
  return leaveOut(search, commit, 'command');
}

/**
 * Counts what is counted of the searched rows once, in the first placement, and records it as a round. The rows hardly differ between
 * placements, so one count of the commit can be compared with theirs. Returns false if it cannot be counted.
 */
async function countCommit(search: SearchRun, commit: number): Promise<boolean> {
  const { run, recorded } = search;
  if (search.counted.length === 0) return true;
  search.round += 1;
  const { round } = search;
  for (const counted of search.counted) {
    const { command } = counted;
    const startMs = searchedMs(search);
    const counting = startCounting(asHead(search, commit), leftMs(run, search));
    const isCounted = await countCommand(counting, counted, { placement: 1, command, side: 'head' });
    const durationMs = searchedMs(search) - startMs;
    const { ended } = counting.counts;
    const outcome = isCounted ? 'ok' : ended === 'failed' ? 'failed' : 'cut';
    recorded.invocations.push({ commit, round, command, startMs, durationMs, exitCode: null, outcome });
    if (outcome === 'cut') return endSearch(search, ended === 'cancelled' ? 'cancelled' : 'time');
    if (outcome === 'failed') return leaveOut(search, commit, 'command');
    for (const { head, ...series } of counting.series.all())
      recordTrialValues(search, command, { ...series, values: head.values.flat() });
  }
  return true;
}
