// Counts a benchmark by its slope: what more iterations execute in addition to fewer, divided by the difference. First it finds
// how many iterations a benchmark needs. A benchmark whose iterations have no effect, or that does not run alone, has no count.

import type { FilterableBenchmark } from '../formats/format.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey, inPlacement } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import type { RecordedSeries } from '../model/recording.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { type CountRun, ITERATIONS_VARIABLE } from './count-invocation.ts';
import { type Counting, type CountStep, countOnce } from './count-once.ts';
import {
  type BenchmarkIterations,
  type CountedCommand,
  commandAt,
  formatAt,
  type MeasureRun,
  recordProblem,
} from './run.ts';
import { commandName } from './run-benchmark.ts';

/** Instructions between the two ends of a slope. The noise of starting, about 100,000 for Go, is small beside them. */
const SLOPE_INSTRUCTIONS = 60_000_000;

const MAX_ITERATIONS = 1_000_000;

/** Fewest iterations. Some harnesses treat a single one in their own way, such as `go test`, which then runs no second time. */
const MIN_ITERATIONS = 2;

/** Largest growth of the iterations at once: a slope that the noise of starting hides says little about the next one. */
const MAX_GROWTH = 100;

/** Finds the numbers of iterations for the slope of each benchmark. Null if the command cannot be counted. */
export async function prepareSlopes(
  counting: Counting,
  command: number,
  sides: readonly Side[],
): Promise<CountedCommand | null> {
  const { run } = counting;
  const { script } = commandAt(run, command);
  const benchmarks = selectDistinct(sides.flatMap((side) => benchmarksOf(run, command, side)));
  const filter = formatAt(run, command)?.filter;
  if (benchmarks.length > 1 && (filter === undefined || !script.includes(FILTER_VARIABLE))) {
    recordProblem(run, 'head', makeWarning('slope-needs-filter', atKey('run'), { command: commandName(script) }));
    return null;
  }
  const iterations: BenchmarkIterations[] = [];
  for (const benchmark of benchmarks) {
    const steps = sides
      .map((side) => ({ placement: 0, command, side }))
      .filter((step) => isKnown(run, step, benchmark));
    const planned = await planIterations(counting, steps, benchmark);
    if (planned === null) return null;
    iterations.push(...planned);
  }
  return iterations.length === 0 ? null : { command, method: 'slope', iterations };
}

/**
 * Plans the iterations of a benchmark by head's counts, or by base's if head does not repeat its work. Empty if it does not run
 * alone on both sides: its count would be that of others too. Null if the command cannot be counted.
 */
async function planIterations(
  counting: Counting,
  steps: readonly CountStep[],
  benchmark: FilterableBenchmark,
): Promise<BenchmarkIterations[] | null> {
  const { run } = counting;
  const firsts: CountRun[] = [];
  for (const step of steps) {
    const first = await countIterations(counting, step, benchmark, MIN_ITERATIONS, true);
    if (first === null) return null;
    const printed = selectDistinct(first.read.printed).map(({ name }) => name);
    if (printed.length > 1) {
      const facts = { ...nameOf(run, step, benchmark), printed: printed.slice(0, 3), count: printed.length };
      recordProblem(run, step.side, makeWarning('counted-with-others', placeOf(step), facts));
      return [];
    }
    firsts.push(first);
  }
  for (const [index, step] of [...steps.entries()].toReversed()) {
    const planned = await growIterations(counting, step, benchmark, firsts[index]!);
    if (planned === null || planned.length > 0) return planned;
  }
  return [];
}

/** Tries more and more iterations until their instructions are about those that a slope needs. Empty if they have no effect. */
async function growIterations(
  counting: Counting,
  step: CountStep,
  benchmark: FilterableBenchmark,
  first: CountRun,
): Promise<BenchmarkIterations[] | null> {
  for (let added = MIN_ITERATIONS; ; ) {
    const second = await countIterations(counting, step, benchmark, MIN_ITERATIONS + added);
    if (second === null) return null;
    const executed = second.read.instructions - first.read.instructions;
    const perIteration = Math.max(1, executed / added);
    const needed = Math.min(MAX_ITERATIONS, Math.ceil(SLOPE_INSTRUCTIONS / perIteration));
    if (needed <= 2 * added) {
      // What grows only in the first iterations, such as a heap, is then mostly in both counts.
      const fewer = Math.max(MIN_ITERATIONS, Math.ceil(needed / 4));
      const hasEffect = checkEffect(counting.run, step, benchmark, executed / added);
      return hasEffect ? [{ benchmark, fewer, more: fewer + needed }] : [];
    }
    added = Math.min(needed, MAX_GROWTH * added);
  }
}

interface Slope extends Pick<CountRun, 'durationMs' | 'exitCode'> {
  /** Instructions of one iteration; null if iterations have no effect. */
  readonly perIteration: number | null;
}

/** Counts a benchmark with two numbers of iterations. The difference holds nothing of what happens once. */
export async function countSlope(
  counting: Counting,
  step: CountStep,
  { benchmark, fewer, more }: BenchmarkIterations,
): Promise<Slope | null> {
  const first = await countIterations(counting, step, benchmark, fewer);
  const second = first && (await countIterations(counting, step, benchmark, more));
  if (first === null || second === null) return null;
  const executed = (second.read.instructions - first.read.instructions) / (more - fewer);
  const perIteration = checkEffect(counting.run, step, benchmark, executed) ? executed : null;
  return { perIteration, durationMs: first.durationMs + second.durationMs, exitCode: 0 };
}

/** Warns if a benchmark does not repeat its work. An iteration of any benchmark is at least an instruction. */
function checkEffect(run: MeasureRun, step: CountStep, benchmark: FilterableBenchmark, perIteration: number): boolean {
  if (perIteration >= 1) return true;
  const facts = nameOf(run, step, benchmark);
  recordProblem(run, step.side, makeWarning('iterations-without-effect', placeOf(step), facts));
  return false;
}

const placeOf = ({ placement, side }: CountStep) => inPlacement(placement, side);

function nameOf(run: MeasureRun, { command }: CountStep, { name }: FilterableBenchmark) {
  return { name, command: commandName(commandAt(run, command).script) };
}

async function countIterations(
  counting: Counting,
  step: CountStep,
  benchmark: FilterableBenchmark,
  iterations: number,
  readsResults = false,
): Promise<CountRun | null> {
  const filter = formatAt(counting.run, step.command)?.filter?.([benchmark]);
  const env = { [ITERATIONS_VARIABLE]: String(iterations) };
  const filtered = filter === undefined ? env : { ...env, [FILTER_VARIABLE]: filter };
  return countOnce(counting, step, { isMarked: false, env: filtered, readsResults });
}

/** The benchmarks that a command printed on a side, in the rounds or in the warm-up. */
export function benchmarksOf(run: MeasureRun, command: number, side: Side): FilterableBenchmark[] {
  const isOfCommand = (series: RecordedSeries) =>
    series[side].invocations.some((at) => run.invocations[at]?.command === command);
  const series = [...run.warmUp.all(), ...run.series.all()].filter(isOfCommand);
  return selectDistinct(series.map(({ group, name }) => ({ group, name })));
}

function selectDistinct<Benchmark extends FilterableBenchmark>(benchmarks: readonly Benchmark[]): Benchmark[] {
  return [...new Map(benchmarks.map((one) => [JSON.stringify([one.group, one.name]), one])).values()];
}

export function isKnown(
  run: MeasureRun,
  { command, side }: Pick<CountStep, 'command' | 'side'>,
  { group, name }: FilterableBenchmark,
): boolean {
  return benchmarksOf(run, command, side).some((one) => one.group === group && one.name === name);
}
