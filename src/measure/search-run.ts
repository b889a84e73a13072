// State of a search for the commits that broke budgets: its time, its trees and what it has recorded. `search-commits.ts` is the
// loop that changes it.

import type { BrokenRow, SearchedRows } from '../bisect/trials.ts';
import type { CandidateFolders } from '../git/candidate-trees.ts';
import type { RecordedBisection } from '../model/bisection.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { atCommit, onSide } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { RecordedInvocation, Recording } from '../model/recording.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { makeBenchmarkFilter } from './benchmark-filter.ts';
import type { CommitSearch } from './measure-inputs.ts';
import { addWarning } from './phase.ts';
import {
  appendValues,
  type CountedCommand,
  elapsedMs,
  filterOptionsOf,
  invocationFoldersOf,
  type MeasureRun,
  recordValues,
} from './run.ts';
import type { InvocationFolders } from './run-benchmark.ts';
import { makeSeriesCollection } from './series.ts';

export type SearchRun = ReturnType<typeof startSearch>;

export function startSearch(
  run: MeasureRun,
  { minutes, candidates, begun }: CommitSearch,
  recording: Recording,
  { rows, series }: SearchedRows,
) {
  const { settings } = run.measuring;
  const counted = selectCountedCommands(run, rows);
  const isCounted = ({ metric, command }: BrokenRow) =>
    metric === COUNTED_METRIC && counted.some((one) => settings.commands[one.command]!.name === command);
  const timed = rows.every(isCounted) ? [] : series.flatMap(({ head }) => head.invocations);
  const commands = timed.map((at) => recording.invocations[at]!.command);
  const { unusable = [], durationMs = 0, invocations = [], series: earlierSeries = [] } = begun?.bisection ?? {};
  const recorded: { -readonly [Key in keyof RecordedBisection]: RecordedBisection[Key] } = {
    commits: [...candidates.commits],
    ended: 'settled',
    unusable: [...unusable],
    durationMs,
    invocations: [...invocations],
    series: structuredClone(earlierSeries),
    problems: [],
  };
  const warmUp: RecordedInvocation[] = [];
  return {
    run,
    candidates,
    startMs: run.host.clock.nowMs(),
    limitMs: minutes * 60_000,
    slowestMs: run.slowestMs,
    share: 0,
    filter: run.isFilterBroken ? null : makeBenchmarkFilter(recording, series, filterOptionsOf(run)),
    /** Commands of the broken rows, ascending; none if only counts are searched. */
    commands: [...new Set(commands)].sort((a, b) => a - b),
    counted,
    recordedKeys: new Set([...series, ...rows].map(groupedNameKeyOf)),
    built: new Map<number, CandidateFolders>(),
    /** Number of rounds with base and head, by the number of their commit. */
    rounds: countRounds(invocations, candidates.commits.length),
    recorded,
    /** The first runs after the latest build, whose values are not kept. */
    firstRuns: { invocations: warmUp, series: makeSeriesCollection() },
    round: Math.max(0, ...invocations.map(({ round }) => round)),
    earlierMs: durationMs,
  };
}

/** The commands whose counts are searched, with only the benchmarks of those rows. */
function selectCountedCommands(
  { countedCommands, measuring }: MeasureRun,
  rows: readonly BrokenRow[],
): CountedCommand[] {
  return countedCommands.flatMap((counted) => {
    const { name: command } = measuring.settings.commands[counted.command]!;
    const rowsOfCommand = rows.filter((row) => row.metric === COUNTED_METRIC && row.command === command);
    const names = rowsOfCommand.flatMap((row) => [row, { ...row, name: row.renamed?.from ?? row.name }]);
    const keys = new Set(names.map(groupedNameKeyOf));
    const iterations = counted.iterations.filter(({ benchmark }) => keys.has(groupedNameKeyOf(benchmark)));
    return rowsOfCommand.length === 0 ? [] : [{ ...counted, iterations }];
  });
}

function countRounds(invocations: RecordedBisection['invocations'], head: number): Map<number, number> {
  const commitsOf = new Map<number, Set<number>>();
  for (const { round, commit, outcome } of invocations)
    if (round > 0 && outcome === 'ok') commitsOf.set(round, (commitsOf.get(round) ?? new Set<number>()).add(commit));
  const rounds = new Map<number, number>();
  for (const commits of commitsOf.values()) {
    const tried = [...commits].find((commit) => commit > 0 && commit < head);
    if (tried !== undefined && commits.size === ARMS) rounds.set(tried, (rounds.get(tried) ?? 0) + 1);
  }
  return rounds;
}

/** Commits in a round: base, the one that is tried, and head. */
const ARMS = 3;

/** Adds an invocation with its values. Those of the first run after a build are not recorded. */
export function recordTrial(
  search: SearchRun,
  invocation: RecordedBisection['invocations'][number],
  measurements: readonly Measurement[],
): void {
  const { recorded, firstRuns } = search;
  recorded.invocations.push(invocation);
  if (invocation.round === 0) {
    firstRuns.invocations.push({ ...invocation, side: 'head' });
    recordValues(firstRuns.series, firstRuns.invocations, { measurements, isPlaced: false });
  } else for (const measurement of measurements) recordTrialValues(search, invocation.command, measurement);
}

export function recordTrialValues(
  { recorded, recordedKeys }: SearchRun,
  command: number,
  { group, name, metric, unit, values }: Pick<Measurement, 'group' | 'name' | 'metric' | 'unit' | 'values'>,
): void {
  if (!recordedKeys.has(groupedNameKeyOf({ group, name }))) return;
  const identity = JSON.stringify([command, group, name, metric, unit]);
  let series = recorded.series.find(
    (one) => JSON.stringify([one.command, one.group, one.name, one.metric, one.unit]) === identity,
  );
  if (series === undefined) {
    series = { command, group, name, metric, unit, invocations: [], values: [] };
    recorded.series.push(series);
  }
  appendValues(series, recorded.invocations.length - 1, values);
}

export function searchedMs({ run, startMs, earlierMs }: SearchRun): number {
  return earlierMs + elapsedMs({ host: run.host, startMs });
}

/** Always false, as for a commit that cannot be measured. */
export function leaveOut({ recorded }: SearchRun, commit: number, reason: 'setup' | 'command'): false {
  recorded.unusable.push({ commit, reason });
  return false;
}

export function endSearch(
  { run, recorded }: SearchRun,
  how: RecordedBisection['ended'],
  problem: Diagnostic | null = null,
): false {
  recorded.ended = how;
  if (problem !== null) addWarning(run.host, recorded.problems, problem);
  return false;
}

/** The side that a number stands for; null for a commit between them. */
export function sideOf({ candidates }: SearchRun, commit: number): Side | null {
  if (commit === 0) return 'base';
  return commit === candidates.commits.length ? 'head' : null;
}

/** The folders of an invocation; those of setup if `command` is null. */
export function placeOf(search: SearchRun, commit: number, command: number | null): InvocationFolders {
  const side = sideOf(search, commit);
  if (side !== null) return invocationFoldersOf(search.run, side, command, onSide(side));
  const location = atCommit(search.candidates.commits[commit - 1]!.sha);
  // Scripts know only base and head. A commit of the pull request is nearer to head.
  return { ...invocationFoldersOf(asHead(search, commit), 'head', command, location), headTree: null };
}

/** The run with the commit in the place of head, its benchmarks, and problems of its own: the run has its verdict. */
export function asHead({ run, built, firstRuns }: SearchRun, commit: number): MeasureRun {
  const { trees } = run.measuring;
  const { folder, temporary, home } = built.get(commit)!;
  const treesOfCommit = {
    ...trees,
    folders: { ...trees.folders, head: folder },
    temporary: { ...trees.temporary, head: temporary },
    homes: { ...trees.homes, head: home },
  };
  return {
    ...run,
    measuring: { ...run.measuring, trees: treesOfCommit },
    invocations: firstRuns.invocations,
    warmUp: firstRuns.series,
    series: makeSeriesCollection(),
    problems: [],
  };
}
