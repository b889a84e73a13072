// State of a search for the commits that broke budgets: its time, its trees and what it has recorded. `search-commits.ts` is the
// loop that changes it.

import type { TriedCommit } from '../bisect/next-step.ts';
import type { BrokenRow, SearchedRows } from '../bisect/trials.ts';
import type { CandidateFolders, CandidateTrees } from '../git/candidate-trees.ts';
import { makeTreeWatch, type TreeWatch } from '../git/tree-integrity.ts';
import type { RecordedBisection } from '../model/bisection-schema.ts';
import { COUNTED } from '../model/command.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { atCommit, onSide } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { RecordedInvocation, Recording } from '../model/recording.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { shortenSha } from '../text/short-sha.ts';
import { type BenchmarkFilter, makeBenchmarkFilter } from './benchmark-filter.ts';
import type { InvocationResult } from './invoke.ts';
import { type CountedCommand, commandAt, formatAt, invocationFoldersOf, type MeasureRun, recordValues } from './run.ts';
import type { InvocationFolders } from './run-benchmark.ts';
import { makeSeriesCollection, recordedNameOf, type SeriesCollection } from './series.ts';

/** What is searched, and for how long. */
export interface CommitSearch {
  /** Time limit, with builds. */
  readonly minutes: number;
  readonly candidates: CandidateTrees;
  /** Returns the rows that broke a budget, and their series, under the names of either side. */
  findBroken(recording: Recording): SearchedRows;
  /** Publishes the verdict. Called before a search begins, which cannot change it. */
  announce(recording: Recording): Promise<void>;
  /** Recording whose search continues, so that no rounds are made before it; null: it is a new search. */
  readonly begun: Recording | null;
}

/** State of a search. */
export interface SearchRun {
  readonly run: MeasureRun;
  readonly candidates: CandidateTrees;
  readonly startMs: number;
  readonly limitMs: number;
  readonly filter: BenchmarkFilter | null;
  /** Commands of the broken rows, ascending; none if only counts are searched. */
  readonly commands: readonly number[];
  /** Commands of the broken rows whose instructions are counted. */
  readonly counted: readonly CountedCommand[];
  /** Keys of the benchmarks that are recorded. */
  readonly wanted: ReadonlySet<string>;
  readonly watch: TreeWatch;
  /** Folders of the commits that were built, by number. */
  readonly built: Map<number, CandidateFolders>;
  /** Number of rounds with base and head, by the number of their commit. */
  readonly rounds: Map<number, number>;
  readonly recorded: Recorded;
  /** The first runs after the latest build, whose values are not kept. */
  readonly firstRuns: { readonly invocations: RecordedInvocation[]; series: SeriesCollection };
  /** Duration of the slowest invocation. */
  slowestMs: number;
  /** Number of the latest round. */
  round: number;
  /** Duration of the search before it was interrupted. */
  readonly earlierMs: number;
}

/** The recorded search while it grows. */
type Recorded = { -readonly [key in keyof RecordedBisection]: RecordedBisection[key] };

export function startSearch(
  run: MeasureRun,
  { minutes, candidates, begun }: CommitSearch,
  { recording, rows, series }: { readonly recording: Recording } & SearchedRows,
): SearchRun {
  const filterOf = (command: number) => formatAt(run, command)?.filter;
  const filter = run.isFilterBroken ? null : makeBenchmarkFilter(recording, series, { filterOf, sides: run.sides });
  const counted = selectCountedCommands(run, rows);
  const isCounted = ({ metric, command }: BrokenRow) =>
    metric === COUNTED[0] && counted.some((one) => run.measuring.settings.commands[one.command]!.name === command);
  const timed = rows.every(isCounted) ? [] : series.flatMap(({ head }) => head.invocations);
  const commands = timed.map((at) => recording.invocations[at]!.command);
  const earlier = begun?.bisection;
  const watch = makeTreeWatch(run.host.files);
  for (const side of run.sides) watch.snapshot(side, run.measuring.trees.folders[side]);
  return {
    run,
    candidates,
    startMs: run.host.clock.nowMs(),
    limitMs: minutes * 60_000,
    filter,
    commands: [...new Set(commands)].sort((one, other) => one - other),
    counted,
    wanted: new Set([...series, ...rows].map(groupedNameKeyOf)),
    watch,
    built: new Map(),
    rounds: countRounds(earlier, candidates.commits.length),
    recorded: {
      commits: [...candidates.commits],
      ended: 'settled',
      unusable: [...(earlier?.unusable ?? [])],
      durationMs: earlier?.durationMs ?? 0,
      invocations: [...(earlier?.invocations ?? [])],
      series: structuredClone(earlier?.series ?? []),
      problems: [],
    },
    firstRuns: { invocations: [], series: makeSeriesCollection() },
    slowestMs: run.slowestMs,
    round: Math.max(0, ...(earlier?.invocations ?? []).map(({ round }) => round)),
    earlierMs: earlier?.durationMs ?? 0,
  };
}

/** Returns the commands whose counts are searched, with only the benchmarks of those rows. */
function selectCountedCommands(
  { countedCommands, measuring }: MeasureRun,
  rows: readonly BrokenRow[],
): CountedCommand[] {
  return countedCommands.flatMap((one) => {
    const { name: command } = measuring.settings.commands[one.command]!;
    const own = rows.filter((row) => row.metric === COUNTED[0] && row.command === command);
    const keys = new Set(
      own.flatMap((row) => [row.name, row.renamed?.from ?? row.name].map((name) => groupedNameKeyOf({ ...row, name }))),
    );
    const iterations = one.iterations.filter(({ benchmark }) => keys.has(groupedNameKeyOf(benchmark)));
    return own.length === 0 ? [] : [{ ...one, iterations }];
  });
}

/** Returns the number of complete rounds of each commit between base and head. */
function countRounds(search: RecordedBisection | undefined, head: number): Map<number, number> {
  const arms = new Map<number, Set<number>>();
  for (const { round, commit, outcome } of search?.invocations ?? [])
    if (round > 0 && outcome === 'ok') arms.set(round, new Set([...(arms.get(round) ?? []), commit]));
  const rounds = new Map<number, number>();
  for (const commits of arms.values()) {
    const tried = [...commits].find((commit) => commit > 0 && commit < head);
    if (tried !== undefined && commits.size === ARMS) rounds.set(tried, (rounds.get(tried) ?? 0) + 1);
  }
  return rounds;
}

/** Commits in a round: base, the one that is tried, and head. */
const ARMS = 3;

export function stateOf({ built, recorded, rounds }: SearchRun, commit: number): TriedCommit {
  const isUnusable = recorded.unusable.some((one) => one.commit === commit);
  const status = isUnusable ? 'unusable' : built.has(commit) ? 'built' : 'untried';
  return { status, rounds: rounds.get(commit) ?? 0 };
}

/** Adds an invocation with its values. Those of the first run after a build are not recorded. */
export function recordTrial(
  search: SearchRun,
  invocation: Omit<RecordedBisection['invocations'][number], 'outcome'>,
  { outcome, measurements }: Pick<InvocationResult, 'outcome' | 'measurements'>,
): void {
  const { run, recorded, firstRuns } = search;
  const { command, round } = invocation;
  const made = { ...invocation, outcome };
  recorded.invocations.push(made);
  if (round === 0) {
    firstRuns.invocations.push({ ...made, side: 'head' });
    const origin = { format: run.formats[command]!, isPlaced: false };
    recordValues(firstRuns.series, firstRuns.invocations, { measurements, ...origin });
    return;
  }
  for (const measurement of measurements) {
    const name = recordedNameOf(measurement, run.formats[command]!);
    recordTrialValues(search, command, { ...measurement, name });
  }
}

/** Adds values of the latest invocation, if they are of a benchmark that is searched. */
export function recordTrialValues(
  { recorded, wanted }: Pick<SearchRun, 'recorded' | 'wanted'>,
  command: number,
  { group, name, metric, unit, values }: Pick<Measurement, 'group' | 'name' | 'metric' | 'unit' | 'values'>,
): void {
  if (!wanted.has(groupedNameKeyOf({ group, name }))) return;
  const at = recorded.invocations.length - 1;
  const identity = { command, group, name, metric, unit };
  const isSame = (one: typeof identity) =>
    one.command === command && one.group === group && one.name === name && one.metric === metric && one.unit === unit;
  let own = recorded.series.find(isSame);
  if (own === undefined) {
    own = { ...identity, invocations: [], values: [] };
    recorded.series.push(own);
  }
  if (own.invocations.at(-1) === at) own.values.at(-1)!.push(...values);
  else {
    own.invocations.push(at);
    own.values.push([...values]);
  }
}

export function timeLeft({ run, startMs, limitMs }: SearchRun): number {
  return limitMs - (run.host.clock.nowMs() - startMs);
}

/** Ends the search. Returns false, which means: do not continue. */
export function endSearch({ run, recorded }: SearchRun, why: RecordedBisection['ended'], problem?: Diagnostic): false {
  recorded.ended = why;
  if (problem !== undefined) {
    recorded.problems.push(problem);
    run.host.log.info(formatDiagnosticLine(problem));
  }
  return false;
}

/** Returns the side whose tree a number stands for; null for a commit between them. */
function sideOf({ candidates }: SearchRun, commit: number): Side | null {
  if (commit === 0) return 'base';
  return commit === candidates.commits.length ? 'head' : null;
}

/** Returns the name of a tree: of its side, or of its commit. */
export function treeOf(search: SearchRun, commit: number): string {
  return sideOf(search, commit) ?? shortenSha(search.candidates.commits[commit - 1]!.sha);
}

export function rootOf(search: SearchRun, commit: number): string {
  const side = sideOf(search, commit);
  return side === null ? search.built.get(commit)!.folder : search.run.measuring.trees.folders[side];
}

/** Returns the folders of an invocation; those of setup if there is no command. */
export function placeOf(search: SearchRun, commit: number, command: number | null): InvocationFolders {
  const { run, built, candidates } = search;
  const side = sideOf(search, commit);
  const own = command === null ? {} : { command };
  if (side !== null) return invocationFoldersOf(run, { side, ...own }, onSide(side));
  const location = atCommit(candidates.commits[commit - 1]!.sha);
  const { folder, temporary, home } = built.get(commit)!;
  const { workingDirectory } = command === null ? run.measuring.settings : commandAt(run, command);
  return {
    // The only other value that scripts know. A commit of the pull request is nearer to head.
    side: 'head',
    folder: workingDirectory === '.' ? folder : `${folder}/${workingDirectory}`,
    workingDirectory,
    temporary,
    home,
    location,
  };
}
