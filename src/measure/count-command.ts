// Counts one command on one side in one placement, by its method, and records the counts. The counts of benchmarks are taken out of
// those of processes, by what Callgrind counted and by the benchmarks that are known from the rounds.

import type { FilterableBenchmark } from '../formats/format.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import type { Measurement } from '../model/measurement.ts';
import type { CountRun } from './count-invocation.ts';
import { type Counting, type CountStep, countOnce } from './count-once.ts';
import { benchmarksOf, countSlope, isKnown } from './count-slope.ts';
import { type CountedCommand, commandAt, elapsedMs, recordValues } from './run.ts';
import { commandName } from './run-benchmark.ts';

/** False when nothing more can be counted. */
export async function countCommand(
  counting: Counting,
  { method, iterations }: CountedCommand,
  step: CountStep,
): Promise<boolean> {
  if (method === 'slope') {
    for (const planned of iterations.filter(({ benchmark }) => isKnown(counting.run, step, benchmark))) {
      const slope = await countSlope(counting, step, planned);
      if (slope === null) return false;
      const { perIteration } = slope;
      if (perIteration !== null) recordCounts(counting, step, [makeCount(planned.benchmark, perIteration)], slope);
    }
    return true;
  }
  const counted = await countOnce(counting, step, { isMarked: method === 'marks' });
  if (counted === null) return false;
  const counts = method === 'marks' ? countMarks(counting, step, counted) : [countProcess(counting, step, counted)];
  recordCounts(counting, step, counts, counted);
  return true;
}

function countMarks({ run }: Counting, { command, side }: CountStep, { read }: CountRun): Measurement[] {
  const benchmarks = benchmarksOf(run, command, side);
  // A mark may begin with the folder of the tree.
  const root = `${run.measuring.trees.folders[side]}/`;
  return read.parts.flatMap(({ mark, instructions }) =>
    mark === null || instructions === 0
      ? []
      : [makeCount(findBenchmark(mark.replace(root, ''), benchmarks), instructions)],
  );
}

/** The benchmark of the rounds that a mark means: its path may stand before the name. */
function findBenchmark(mark: string, benchmarks: readonly FilterableBenchmark[]): FilterableBenchmark {
  const [benchmark, ...others] = benchmarks.filter(({ name }) => mark === name || mark.endsWith(`::${name}`));
  return benchmark !== undefined && others.length === 0 ? benchmark : { group: null, name: mark };
}

/** One count for the whole command. It has the name of the only benchmark, or that of the command. */
function countProcess({ run }: Counting, { command, side }: CountStep, { read }: CountRun): Measurement {
  const [benchmark, ...others] = benchmarksOf(run, command, side);
  const name = commandName(commandAt(run, command).script);
  const isOnly = benchmark !== undefined && others.length === 0;
  return makeCount(isOnly ? benchmark : { group: null, name }, read.instructions);
}

function makeCount({ group, name }: FilterableBenchmark, instructions: number): Measurement {
  const counted = { metric: COUNTED_METRIC, unit: 'count', better: 'lower', values: [instructions] } as const;
  return { group, name, ...counted, primary: true, deterministic: true, dependsOnLayout: true };
}

function recordCounts(
  { counts, series, startMs, run: { host } }: Counting,
  { placement, command, side }: CountStep,
  measurements: readonly Measurement[],
  { durationMs, exitCode }: Pick<CountRun, 'durationMs' | 'exitCode'>,
): void {
  const beganMs = Math.max(0, elapsedMs({ host, startMs }) - durationMs);
  counts.invocations.push({ side, round: placement, command, startMs: beganMs, durationMs, exitCode, outcome: 'ok' });
  recordValues(series, counts.invocations, { measurements, isPlaced: true });
}
