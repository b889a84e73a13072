// Counts one command on one side in one placement, by its method, and records the counts. The counts of benchmarks are taken out of
// those of processes: by what the harness marked, by the only benchmark of a process, or by a slope. A slope is what more iterations
// execute in addition to fewer, divided by the difference. A benchmark whose iterations have no effect, or that does not run alone,
// has no count.

import { COUNTED_METRIC } from '../model/counts.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey, inPlacement } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import { type GroupedName, groupedNameKeyOf } from '../model/sample.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { type Counting, type CountRun, type CountStep, countOnce, ITERATIONS_VARIABLE } from './count-invocation.ts';
import {
  type BenchmarkIterations,
  type CountedCommand,
  commandAt,
  commandNameOf,
  elapsedMs,
  formatAt,
  type MeasureRun,
  recordProblem,
  recordValues,
} from './run.ts';
import { isOfCommand } from './series.ts';

/** False when nothing more can be counted. */
export async function countCommand(
  counting: Counting,
  { method, iterations }: CountedCommand,
  step: CountStep,
): Promise<boolean> {
  if (method === 'slope') {
    for (const planned of iterations.filter(({ benchmark }) => isKnown(counting.run, step, benchmark)))
      if (!(await countSlope(counting, step, planned))) return false;
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
function findBenchmark(mark: string, benchmarks: readonly GroupedName[]): GroupedName {
  const [benchmark, ...others] = benchmarks.filter(({ name }) => mark === name || mark.endsWith(`::${name}`));
  return benchmark !== undefined && others.length === 0 ? benchmark : { group: null, name: mark };
}

/** One count for the whole command. It has the name of the only benchmark, or that of the command. */
function countProcess({ run }: Counting, { command, side }: CountStep, { read }: CountRun): Measurement {
  const [benchmark, ...others] = benchmarksOf(run, command, side);
  const isOnly = benchmark !== undefined && others.length === 0;
  return makeCount(isOnly ? benchmark : { group: null, name: commandNameOf(run, command) }, read.instructions);
}

function makeCount({ group, name }: GroupedName, instructions: number): Measurement {
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

/** Instructions between the two ends of a slope. The noise of starting, about 100,000 for Go, is small beside them. */
const SLOPE_INSTRUCTIONS = 60_000_000;

const MAX_ITERATIONS = 1_000_000;

/** Fewest iterations. Some harnesses treat a single one in their own way, such as `go test`, which then runs no second time. */
const MIN_ITERATIONS = 2;

/** Largest growth of the iterations at once: a slope that the noise of starting hides says little about the next one. */
const MAX_GROWTH = 100;

/** Null if the command cannot be counted. */
export async function prepareSlopes(
  counting: Counting,
  command: number,
  sides: readonly Side[],
): Promise<CountedCommand | null> {
  const { run } = counting;
  const benchmarks = selectDistinct(sides.flatMap((side) => benchmarksOf(run, command, side)));
  const canFilter = formatAt(run, command)?.filter && commandAt(run, command).script.includes(FILTER_VARIABLE);
  if (benchmarks.length > 1 && !canFilter) {
    recordProblem(
      run,
      'head',
      makeWarning('slope-needs-filter', atKey('run'), { command: commandNameOf(run, command) }),
    );
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
  benchmark: GroupedName,
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
  benchmark: GroupedName,
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
      const hasEffect = checkEffect(counting, step, benchmark, executed / added);
      return hasEffect ? [{ benchmark, fewer, more: fewer + needed }] : [];
    }
    added = Math.min(needed, MAX_GROWTH * added);
  }
}

/** Counts a benchmark with two numbers of iterations. The difference holds nothing of what happens once. */
async function countSlope(
  counting: Counting,
  step: CountStep,
  { benchmark, fewer, more }: BenchmarkIterations,
): Promise<boolean> {
  const first = await countIterations(counting, step, benchmark, fewer);
  const second = first && (await countIterations(counting, step, benchmark, more));
  if (first === null || second === null) return false;
  const executed = (second.read.instructions - first.read.instructions) / (more - fewer);
  const durationMs = first.durationMs + second.durationMs;
  if (checkEffect(counting, step, benchmark, executed))
    recordCounts(counting, step, [makeCount(benchmark, executed)], { durationMs, exitCode: 0 });
  return true;
}

/** Warns if a benchmark does not repeat its work. An iteration of any benchmark is at least an instruction. */
function checkEffect({ run }: Counting, step: CountStep, benchmark: GroupedName, perIteration: number): boolean {
  if (perIteration >= 1) return true;
  const facts = nameOf(run, step, benchmark);
  recordProblem(run, step.side, makeWarning('iterations-without-effect', placeOf(step), facts));
  return false;
}

const placeOf = ({ placement, side }: CountStep) => inPlacement(placement, side);

function nameOf(run: MeasureRun, { command }: CountStep, { name }: GroupedName) {
  return { name, command: commandNameOf(run, command) };
}

async function countIterations(
  counting: Counting,
  step: CountStep,
  benchmark: GroupedName,
  iterations: number,
  readsResults = false,
): Promise<CountRun | null> {
  const filter = formatAt(counting.run, step.command)?.filter?.([benchmark]);
  const env = { [ITERATIONS_VARIABLE]: String(iterations) };
  const filtered = filter === undefined ? env : { ...env, [FILTER_VARIABLE]: filter };
  return countOnce(counting, step, { isMarked: false, env: filtered, readsResults });
}

function benchmarksOf(run: MeasureRun, command: number, side: Side): GroupedName[] {
  const series = [...run.warmUp.all(), ...run.series.all()].filter(isOfCommand(run.invocations, command, side));
  return selectDistinct(series.map(({ group, name }) => ({ group, name })));
}

function isKnown(run: MeasureRun, { command, side }: CountStep, benchmark: GroupedName): boolean {
  const key = groupedNameKeyOf(benchmark);
  return benchmarksOf(run, command, side).some((one) => groupedNameKeyOf(one) === key);
}

function selectDistinct<Benchmark extends GroupedName>(benchmarks: readonly Benchmark[]): Benchmark[] {
  return [...new Map(benchmarks.map((one) => [groupedNameKeyOf(one), one])).values()];
}
