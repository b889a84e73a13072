// Counts one command on one side in one placement, by its method, and records the counts.

import type { Measurement } from '../model/measurement.ts';
import type { CountMethod } from '../model/recording.ts';
import { countsOfMarks, makeCount, sumProcesses } from './benchmark-counts.ts';
import type { CountRun } from './count-invocation.ts';
import { type Counting, type CountStep, countOnce } from './count-once.ts';
import { countSlope } from './count-slope.ts';
import { benchmarksOf, isKnown } from './known-benchmarks.ts';
import { type CountedCommand, commandAt, type MeasureRun, recordValues } from './run.ts';
import { commandName } from './run-benchmark.ts';

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
    if (slope !== 'without effect') recordCounts(counting, step, [makeCount(one.benchmark, slope.perIteration)], slope);
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
