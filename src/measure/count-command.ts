// Counts one command on one side in one placement, by its method, and records the counts. Each count that could not be taken
// is a problem of the run, and ends the counting unless another command may still be counted.

import type { FilterableBenchmark } from '../formats/format.ts';
import { PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { inPlacement } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { CountMethod, RecordedCounts, RecordedSeries } from '../model/recording.ts';
import { formatCountStep, formatDuration } from '../render/messages/measuring-log.ts';
import { countsOfMarks, makeCount, sumProcesses } from './benchmark-counts.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { type CountRun, type CountTask, countInvocation, ITERATIONS_VARIABLE } from './count-invocation.ts';
import { deadlineFor } from './deadline.ts';
import {
  type BenchmarkIterations,
  type CountedCommand,
  commandAt,
  endMeasuring,
  formatAt,
  invocationFoldersOf,
  isTreeUntouched,
  type MeasureRun,
  recordProblem,
  recordValues,
} from './run.ts';
import { commandName } from './run-benchmark.ts';
import type { SeriesCollection } from './series.ts';

/** One count of a command in a placement, on one side. */
export interface CountStep {
  readonly placement: number;
  readonly command: number;
  readonly side: Side;
}

export interface Counting {
  readonly run: MeasureRun;
  readonly counts: RecordedCounts;
  readonly series: SeriesCollection;
  /** Moment from which the time limit counts. */
  readonly startMs: number;
  slowestMs: number;
}

export async function countCommand(
  counting: Counting,
  { method, iterations }: CountedCommand,
  step: CountStep,
): Promise<boolean> {
  if (method !== 'slope') {
    const counted = await countOnce(counting, step, { isMarked: method === 'marks' });
    if (counted !== null) recordCounts(counting, step, countsOf(counting.run, step, { method, counted }), counted);
    return counted !== null;
  }
  for (const one of iterations.filter(({ benchmark }) => isKnown(counting.run, step, benchmark))) {
    const slope = await countSlope(counting, step, one);
    if (slope === null) return false;
    if (slope === 'without effect') warnOfIterations(counting.run, step, one.benchmark);
    else recordCounts(counting, step, [makeCount(one.benchmark, slope.perIteration)], slope);
  }
  return true;
}

/** Returns a count for each part that a harness marked, or one for the whole command. */
function countsOf(
  run: MeasureRun,
  { command, side }: CountStep,
  { method, counted }: { readonly method: CountMethod; readonly counted: CountRun },
): Measurement[] {
  const { parts } = counted.read;
  const known = benchmarksOf(run, command, side);
  if (method === 'marks') return countsOfMarks(parts, { root: run.measuring.trees.folders[side], known });
  const [only] = known;
  const name = commandName(commandAt(run, command).script);
  return [makeCount(only !== undefined && known.length === 1 ? only : { group: null, name }, sumProcesses(parts))];
}

/** Reports whether a command printed the benchmark on a side. */
export function isKnown(
  run: MeasureRun,
  { command, side }: Omit<CountStep, 'placement'>,
  { group, name }: FilterableBenchmark,
): boolean {
  return benchmarksOf(run, command, side).some((one) => one.group === group && one.name === name);
}

interface Slope extends Pick<CountRun, 'durationMs' | 'exitCode'> {
  /** Instructions of one iteration. */
  readonly perIteration: number;
}

/** Counts a benchmark with two numbers of iterations. The difference holds nothing of what happens once. */
async function countSlope(
  counting: Counting,
  step: CountStep,
  { benchmark, fewer, more }: BenchmarkIterations,
): Promise<Slope | 'without effect' | null> {
  const first = await countIterations(counting, step, { benchmark, iterations: fewer });
  const second = first && (await countIterations(counting, step, { benchmark, iterations: more }));
  if (first === null || second === null) return null;
  const executed = second.instructions - first.instructions;
  if (!haveEffect(more - fewer, executed)) return 'without effect';
  return { perIteration: executed / (more - fewer), durationMs: first.durationMs + second.durationMs, exitCode: 0 };
}

/** Reports whether `added` iterations executed anything. One of any benchmark is at least an instruction. */
export function haveEffect(added: number, executed: number): boolean {
  return executed >= added;
}

/** Warns that a benchmark is not counted on a side, where it does not repeat its work as it should. */
export function warnOfIterations(
  run: MeasureRun,
  { command, placement, side }: CountStep,
  { name }: FilterableBenchmark,
) {
  const facts = { name, command: commandName(commandAt(run, command).script) };
  recordProblem(run, side, makeWarning('iterations-without-effect', inPlacement(placement, side), facts));
}

interface IterationsRun {
  readonly benchmark: FilterableBenchmark;
  readonly iterations: number;
}

/** Counts all that a command executes for some iterations of one benchmark. */
export async function countIterations(
  counting: Counting,
  step: CountStep,
  { benchmark, iterations }: IterationsRun,
): Promise<{ readonly instructions: number; readonly durationMs: number } | null> {
  const filter = formatAt(counting.run, step.command)?.filter?.([benchmark]);
  const env = {
    [ITERATIONS_VARIABLE]: String(iterations),
    ...(filter !== undefined && { [FILTER_VARIABLE]: filter }),
  };
  const result = await countOnce(counting, step, { isMarked: false, env });
  return result && { instructions: sumProcesses(result.read.parts), durationMs: result.durationMs };
}

interface CountOptions extends Pick<CountTask, 'isMarked'> {
  /** Whether to find out in which format the command prints results. */
  readonly readsFormat?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a command once under Callgrind. Returns null when nothing more can be counted, which was recorded. */
export async function countOnce(
  counting: Counting,
  step: CountStep,
  { isMarked, readsFormat = false, env = {} }: CountOptions,
): Promise<CountRun | null> {
  const { run } = counting;
  const { host, measuring, mask } = run;
  const { settings } = measuring;
  const location = inPlacement(step.placement, step.side);
  const leftMs = settings.maxMinutes * 60_000 - (host.clock.nowMs() - counting.startMs);
  if (leftMs <= 0) return endCounting(counting, 'time');
  if (!isTreeUntouched(run, step.side, location)) return endCounting(counting, 'failed');
  const isWarmUp = step.placement === 0;
  const { script, outputFile } = commandAt(run, step.command);
  const text = formatCountStep(step, { placements: PLACEMENT_ROUNDS.max, commands: settings.commands.length });
  host.progress.begin({ share: step.placement / PLACEMENT_ROUNDS.max, text, isWarmUp });
  const result = await countInvocation(host, invocationFoldersOf(run, step, location), {
    command: script,
    env: { ...run.env, ...env },
    placement: placementOf(Math.max(1, step.placement)),
    deadline: deadlineFor({ isWarmUp, usualMs: counting.slowestMs, leftMs }),
    ...{ isMarked, settings, mask },
    ...(readsFormat && { results: { format: 'auto', outputFile } }),
  });
  const { durationMs, outcome, tampering } = result;
  run.treeIntegrity.snapshot(step.side);
  counting.slowestMs = Math.max(counting.slowestMs, durationMs);
  host.progress.end(`${text} ${formatDuration(durationMs)}${outcome === 'ok' ? '' : ` ${outcome}`}`);
  // The rounds already have their verdicts. Without them, a command that fails is a failure of the benchmark.
  const isOnlyCounted = settings.measure === 'counts';
  for (const problem of result.problems)
    recordProblem(run, step.side, isOnlyCounted ? problem : { ...problem, severity: 'warning' });
  if (tampering !== null) {
    recordProblem(run, 'head', tampering);
    endMeasuring(run, 'failed');
    return endCounting(counting, 'failed');
  }
  if (outcome === 'ok') return result;
  if (outcome === 'failed') {
    // A command that cannot be counted at all does not prevent the others from being counted.
    return isWarmUp ? null : endCounting(counting, 'failed');
  }
  if (!host.cancelled.aborted) return endCounting(counting, 'time');
  endMeasuring(run, 'cancelled');
  return endCounting(counting, 'cancelled');
}

/** Ends the counting. Returns null, which means: nothing more is counted. */
function endCounting({ counts }: Counting, how: RecordedCounts['ended']): null {
  counts.ended = how;
  return null;
}

/** Adds counts of a command to their series. */
function recordCounts(
  { counts, series, startMs, run }: Counting,
  { placement, command, side }: CountStep,
  measurements: readonly Measurement[],
  { durationMs, exitCode }: Pick<CountRun, 'durationMs' | 'exitCode'>,
): void {
  const endMs = run.host.clock.nowMs() - startMs;
  counts.invocations.push({
    ...{ side, round: placement, command, startMs: Math.max(0, endMs - durationMs), durationMs, exitCode },
    outcome: 'ok',
  });
  recordValues(series, counts.invocations, { measurements, format: 'callgrind', isPlaced: true });
}

/** Returns the benchmarks that a command printed on a side, in the rounds or in the warm-up. */
export function benchmarksOf(run: MeasureRun, command: number, side: Side): FilterableBenchmark[] {
  const isOfCommand = (series: RecordedSeries) =>
    series[side].invocations.some((at) => run.invocations[at]?.command === command);
  const found = [...run.warmUp.all(), ...run.series.all()].filter(isOfCommand);
  return [...new Map(found.map(({ group, name }) => [JSON.stringify([group, name]), { group, name }])).values()];
}
