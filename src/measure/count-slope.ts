// Counts a benchmark by its slope: what more iterations execute in addition to fewer, divided by the difference. First it finds
// how many iterations a benchmark needs. A benchmark whose iterations have no effect, or that does not run alone, has no count.

import type { FilterableBenchmark } from '../formats/format.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey, inPlacement } from '../model/location.ts';
import type { Side } from '../model/measurement.ts';
import { sumProcesses } from './benchmark-counts.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { type CountRun, ITERATIONS_VARIABLE } from './count-invocation.ts';
import { type Counting, type CountOptions, type CountStep, countOnce } from './count-once.ts';
import { benchmarksOf, isKnown, selectDistinct } from './known-benchmarks.ts';
import {
  type BenchmarkIterations,
  type CountedCommand,
  commandAt,
  formatAt,
  type MeasureRun,
  recordProblem,
} from './run.ts';
import { commandName } from './run-benchmark.ts';
import { recordedNameOf } from './series.ts';

/** Instructions between the two ends of a slope. The noise of starting, about 100,000 for Go, is small beside them. */
const SLOPE_INSTRUCTIONS = 60_000_000;

const MAX_ITERATIONS = 1_000_000;

/** Fewest iterations. Some harnesses treat a single one in their own way, such as `go test`, which then runs no second time. */
const MIN_ITERATIONS = 2;

/** Largest growth of the iterations at once: a slope that the noise of starting hides says little about the next one. */
const MAX_GROWTH = 100;

/** Finds the numbers of iterations for the slope of each benchmark. */
export async function prepareSlopes(
  counting: Counting,
  command: number,
  sides: readonly Side[],
): Promise<CountedCommand | null> {
  const { run } = counting;
  const { script } = commandAt(run, command);
  const known = selectDistinct(sides.flatMap((side) => benchmarksOf(run, command, side)));
  const filter = formatAt(run, command)?.filter;
  if (known.length > 1 && (filter === undefined || !script.includes(FILTER_VARIABLE))) {
    recordProblem(run, 'head', makeWarning('slope-needs-filter', atKey('run'), { command: commandName(script) }));
    return null;
  }
  const iterations: BenchmarkIterations[] = [];
  for (const benchmark of known) {
    const found = await findIterationsOnSides(counting, { command, sides }, benchmark);
    if (found === null) return null;
    if (found !== 'unusable') iterations.push(found);
  }
  return iterations.length === 0 ? null : { command, method: 'slope', iterations };
}

/**
 * Returns the iterations of a benchmark by head's counts, or by base's if head does not repeat its work. The benchmark is
 * unusable if it does not run alone on both sides: its count would be that of others too.
 */
async function findIterationsOnSides(
  counting: Counting,
  { command, sides }: { readonly command: number; readonly sides: readonly Side[] },
  benchmark: FilterableBenchmark,
): Promise<BenchmarkIterations | 'unusable' | null> {
  const { run } = counting;
  const starts: { step: CountStep; first: IterationsCount }[] = [];
  for (const side of sides.filter((one) => isKnown(run, { command, side: one }, benchmark))) {
    const step = { placement: 0, command, side };
    const asked = { benchmark, iterations: MIN_ITERATIONS, readsResults: true };
    const first = await countIterations(counting, step, asked);
    if (first === null) return null;
    if (first.printed.length > 1) {
      warnOfOthers(run, step, { benchmark, printed: first.printed });
      return 'unusable';
    }
    starts.push({ step, first });
  }
  for (const { step, first } of starts.toReversed()) {
    const found = await findIterations(counting, step, { benchmark, first });
    if (found !== 'without effect') return found;
  }
  return 'unusable';
}

/** Tries more and more iterations until their instructions are about those that a slope needs. */
async function findIterations(
  counting: Counting,
  step: CountStep,
  { benchmark, first }: { readonly benchmark: FilterableBenchmark; readonly first: IterationsCount },
): Promise<BenchmarkIterations | 'without effect' | null> {
  for (let added = MIN_ITERATIONS; ; ) {
    const second = await countIterations(counting, step, { benchmark, iterations: MIN_ITERATIONS + added });
    if (second === null) return null;
    const executed = second.instructions - first.instructions;
    const perIteration = Math.max(1, executed / added);
    const needed = Math.min(MAX_ITERATIONS, Math.ceil(SLOPE_INSTRUCTIONS / perIteration));
    if (needed <= 2 * added) {
      if (!haveEffect(added, executed)) return warnOfIterations(counting.run, step, benchmark);
      // What grows only in the first iterations, such as a heap, is then mostly in both counts.
      const fewer = Math.max(MIN_ITERATIONS, Math.ceil(needed / 4));
      return { benchmark, fewer, more: fewer + needed };
    }
    added = Math.min(needed, MAX_GROWTH * added);
  }
}

/** Warns that a benchmark is not counted on a side, where it does not repeat its work as it should. Returns that reason. */
function warnOfIterations(
  run: MeasureRun,
  { command, placement, side }: CountStep,
  { name }: FilterableBenchmark,
): 'without effect' {
  const facts = { name, command: commandName(commandAt(run, command).script) };
  recordProblem(run, side, makeWarning('iterations-without-effect', inPlacement(placement, side), facts));
  return 'without effect';
}

/** Warns that a benchmark is not counted, because the command runs others with its filter. */
function warnOfOthers(
  run: MeasureRun,
  { command, side, placement }: CountStep,
  { benchmark, printed }: { readonly benchmark: FilterableBenchmark; readonly printed: readonly string[] },
): void {
  const facts = {
    name: benchmark.name,
    command: commandName(commandAt(run, command).script),
    printed: printed.slice(0, 3),
    count: printed.length,
  };
  recordProblem(run, side, makeWarning('counted-with-others', inPlacement(placement, side), facts));
}

interface Slope extends Pick<CountRun, 'durationMs' | 'exitCode'> {
  /** Instructions of one iteration. */
  readonly perIteration: number;
}

/** Counts a benchmark with two numbers of iterations. The difference holds nothing of what happens once. */
export async function countSlope(
  counting: Counting,
  step: CountStep,
  { benchmark, fewer, more }: BenchmarkIterations,
): Promise<Slope | 'without effect' | null> {
  const first = await countIterations(counting, step, { benchmark, iterations: fewer });
  const second = first && (await countIterations(counting, step, { benchmark, iterations: more }));
  if (first === null || second === null) return null;
  const executed = second.instructions - first.instructions;
  if (!haveEffect(more - fewer, executed)) return warnOfIterations(counting.run, step, benchmark);
  return { perIteration: executed / (more - fewer), durationMs: first.durationMs + second.durationMs, exitCode: 0 };
}

/** Reports whether `added` iterations executed anything. One of any benchmark is at least an instruction. */
function haveEffect(added: number, executed: number): boolean {
  return executed >= added;
}

interface IterationsRun extends Pick<CountOptions, 'readsResults'> {
  readonly benchmark: FilterableBenchmark;
  readonly iterations: number;
}

interface IterationsCount {
  readonly instructions: number;
  readonly durationMs: number;
  /** Names of the benchmarks that the command printed. Empty if its results were not read. */
  readonly printed: readonly string[];
}

/** Counts all that a command executes for some iterations of one benchmark. */
async function countIterations(
  counting: Counting,
  step: CountStep,
  { benchmark, iterations, readsResults }: IterationsRun,
): Promise<IterationsCount | null> {
  const filter = formatAt(counting.run, step.command)?.filter?.([benchmark]);
  const env = {
    [ITERATIONS_VARIABLE]: String(iterations),
    ...(filter !== undefined && { [FILTER_VARIABLE]: filter }),
  };
  const result = await countOnce(counting, step, { isMarked: false, env, ...(readsResults && { readsResults }) });
  if (result === null) return null;
  const { parts, printed } = result.read;
  const format = counting.run.formats[step.command]!;
  return {
    instructions: sumProcesses(parts),
    durationMs: result.durationMs,
    printed: selectDistinct(printed?.measurements ?? []).map((one) => recordedNameOf(one, format)),
  };
}
