// Counts instructions after the rounds: each command runs under Callgrind, on both sides, in one placement after the
// other. At some placements it asks what is still undecided, as the rounds do. What cannot be counted is a warning: the
// verdicts of the rounds do not depend on it.

import type { FilterableBenchmark } from '../formats/format.ts';
import { findFormat } from '../formats/index.ts';
import { countsAsRecording, PLACEMENT_ROUNDS, placementOf } from '../model/counts.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { atKey, inPlacement } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import type { CountMethod, RecordedCounts, RecordedSeries } from '../model/recording.ts';
import { formatCountLook, formatCountStep, formatDuration } from '../render/messages/measuring-log.ts';
import { planLooks } from '../stats/alpha-spending.ts';
import { countsOfMarks, makeCount, sumProcesses } from './benchmark-counts.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';
import { type CountRun, countInvocation, ITERATIONS_VARIABLE } from './count-invocation.ts';
import { deadlineFor } from './deadline.ts';
import {
  endMeasuring,
  invocationFoldersOf,
  isTreeUntouched,
  type MeasureRun,
  recordingOf,
  recordProblem,
  recordValues,
  runsOn,
} from './run.ts';
import { commandName } from './run-benchmark.ts';
import { makeSeriesCollection, type SeriesCollection } from './series.ts';

/** A command that is counted, and how. */
interface CountedCommand {
  readonly command: number;
  readonly method: CountMethod;
  /** Iterations of each benchmark that is counted by its slope; empty for other methods. */
  readonly iterations: readonly BenchmarkIterations[];
}

interface BenchmarkIterations {
  readonly benchmark: FilterableBenchmark;
  readonly count: number;
}

/** One count of a command in a placement, on one side. */
interface CountStep {
  readonly placement: number;
  readonly command: number;
  readonly side: Side;
}

interface Counting {
  readonly run: MeasureRun;
  readonly counts: RecordedCounts;
  readonly series: SeriesCollection;
  /** Moment from which the time limit counts. */
  readonly startMs: number;
  slowestMs: number;
}

/** Instructions between which and twice as many a slope is taken: so many that the noise of starting is small. */
const SLOPE_INSTRUCTIONS = 30_000_000;

const MAX_ITERATIONS = 1_000_000;

/** Reports whether anything can be counted on this machine. If not, a warning says so, before the rounds. */
export async function canCount(run: MeasureRun): Promise<boolean> {
  const { host, measuring, machine, env } = run;
  const refuse = (reason: 'system' | 'no valgrind') => {
    recordProblem(run, 'base', makeWarning('counting-not-possible', atKey('count'), { reason }));
    return false;
  };
  if (!machine.kernel.startsWith('Linux')) return refuse('system');
  const [side = 'head'] = run.sides;
  const asked = await host.run({
    ...{ script: ':', folder: measuring.trees.folders[side], env, deadlineMs: 60_000, meter: false },
    ...{ outputLimitBytes: 10_000, wrapper: ['valgrind', '--version'] },
  });
  return (asked.ending === 'exit' && asked.exitCode === 0) || refuse('no valgrind');
}

/** Counts all commands on both sides, and records the counts in the run. */
export async function countInstructions(run: MeasureRun): Promise<void> {
  const counting = startCounting(run);
  const { counts } = counting;
  run.counts = counts;
  let wanted: readonly CountedCommand[] = await prepareCommands(counting);
  for (let placement = 1; wanted.length > 0 && placement <= PLACEMENT_ROUNDS.max; placement += 1) {
    counts.placements.push(placementOf(placement));
    if (!(await countPlacement(counting, wanted, placement))) return;
    counts.series = counting.series.all();
    if (LOOKS.includes(placement)) wanted = selectUndecided(counting, wanted, placement);
  }
}

const LOOKS = planLooks(PLACEMENT_ROUNDS);

function startCounting(run: MeasureRun): Counting {
  const methods = run.measuring.settings.commands.map(() => null);
  const counts: RecordedCounts = { placements: [], methods, ended: 'complete', invocations: [], series: [] };
  return { run, counts, series: makeSeriesCollection(), startMs: run.host.clock.nowMs(), slowestMs: 0 };
}

/** Runs each command once on each side, and finds out how its benchmarks can be counted. */
async function prepareCommands(counting: Counting): Promise<CountedCommand[]> {
  const { run, counts } = counting;
  const prepared: CountedCommand[] = [];
  for (const command of run.measuring.settings.commands.keys()) {
    const found = await prepareCommand(counting, command);
    if (counts.ended !== 'complete') return [];
    if (found === null) continue;
    counts.methods[command] = found.method;
    prepared.push(found);
  }
  return prepared;
}

async function prepareCommand(counting: Counting, command: number): Promise<CountedCommand | null> {
  const { run } = counting;
  const script = run.measuring.settings.commands[command] ?? '';
  const sides = run.sides.filter((side) => runsOn(run, side, command));
  if (script.includes(ITERATIONS_VARIABLE)) return prepareSlopes(counting, command, sides);
  let isMarked = false;
  for (const side of sides) {
    const result = await countOnce(counting, { placement: 0, command, side }, { isMarked: true });
    if (result === null && !leaveOutBase(counting, command, side)) return null;
    if (result === null) continue;
    isMarked ||= result.read.parts.some(({ mark, instructions }) => mark !== null && instructions > 0);
  }
  return { command, method: isMarked ? 'marks' : 'process', iterations: [] };
}

/** Counts a command on head alone if it failed on base and there were no rounds. Returns false if there is no such reason. */
function leaveOutBase({ run, counts }: Counting, command: number, side: Side): boolean {
  if (side !== 'base' || counts.ended !== 'complete' || run.measuring.settings.measure !== 'counts') return false;
  run.brokenOnBase.add(command);
  const nothing = { startMs: 0, durationMs: 0, exitCode: null, outcome: 'failed' as const };
  counts.invocations.push({ side, round: 0, command, ...nothing });
  return true;
}

/** Finds the number of iterations for the slope of each benchmark, by a first slope from one iteration to two. */
async function prepareSlopes(
  counting: Counting,
  command: number,
  sides: readonly Side[],
): Promise<CountedCommand | null> {
  const { run } = counting;
  const script = run.measuring.settings.commands[command] ?? '';
  const known = new Map(
    sides.flatMap((side) => benchmarksOf(run, command, side).map((one) => [JSON.stringify(one), { one, side }])),
  );
  const { filter } = findFormat(run.format) ?? {};
  if (known.size > 1 && (filter === undefined || !script.includes(FILTER_VARIABLE))) {
    recordProblem(run, 'head', makeWarning('slope-needs-filter', atKey('run'), { command: commandName(script) }));
    return null;
  }
  const iterations: BenchmarkIterations[] = [];
  for (const { one: benchmark, side } of known.values()) {
    const step = { placement: 0, command, side };
    const slope = await countSlope(counting, step, { benchmark, count: 1 });
    if (slope === null) return null;
    const count = Math.ceil(SLOPE_INSTRUCTIONS / Math.max(1, slope.perIteration));
    iterations.push({ benchmark, count: Math.min(MAX_ITERATIONS, count) });
  }
  return { command, method: 'slope', iterations };
}

/** Counts all wanted commands on both sides in one placement. Returns false when counting is over. */
async function countPlacement(
  counting: Counting,
  wanted: readonly CountedCommand[],
  placement: number,
): Promise<boolean> {
  const { run } = counting;
  for (const counted of wanted) {
    for (const side of run.sides.filter((one) => runsOn(run, one, counted.command))) {
      if (!(await countCommand(counting, counted, { placement, command: counted.command, side }))) return false;
    }
  }
  return true;
}

async function countCommand(
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
    recordCounts(counting, step, [makeCount(one.benchmark, slope.perIteration)], slope);
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
  const name = commandName(run.measuring.settings.commands[command] ?? '');
  return [makeCount(only !== undefined && known.length === 1 ? only : { group: null, name }, sumProcesses(parts))];
}

function isKnown(run: MeasureRun, { command, side }: CountStep, { group, name }: FilterableBenchmark): boolean {
  return benchmarksOf(run, command, side).some((one) => one.group === group && one.name === name);
}

interface Slope extends Pick<CountRun, 'durationMs' | 'exitCode'> {
  /** Instructions of one iteration. */
  readonly perIteration: number;
}

/** Counts a benchmark with N and with 2 N iterations. The difference holds nothing of what happens once. */
async function countSlope(
  counting: Counting,
  step: CountStep,
  { benchmark, count }: BenchmarkIterations,
): Promise<Slope | null> {
  const filter = findFormat(counting.run.format)?.filter?.([benchmark]);
  const totals: number[] = [];
  let durationMs = 0;
  for (const iterations of [count, 2 * count]) {
    const env = {
      [ITERATIONS_VARIABLE]: String(iterations),
      ...(filter !== undefined && { [FILTER_VARIABLE]: filter }),
    };
    const result = await countOnce(counting, step, { isMarked: false, env });
    if (result === null) return null;
    durationMs += result.durationMs;
    totals.push(sumProcesses(result.read.parts));
  }
  const [once = 0, twice = 0] = totals;
  return { perIteration: Math.max(0, twice - once) / count, durationMs, exitCode: 0 };
}

/** Runs a command once under Callgrind. Returns null when nothing more can be counted, which was recorded. */
async function countOnce(
  counting: Counting,
  step: CountStep,
  { isMarked, env = {} }: { readonly isMarked: boolean; readonly env?: Readonly<Record<string, string>> },
): Promise<CountRun | null> {
  const { run } = counting;
  const { host, measuring, mask } = run;
  const { settings } = measuring;
  const location = inPlacement(step.placement, step.side);
  const leftMs = settings.maxMinutes * 60_000 - (host.clock.nowMs() - counting.startMs);
  if (leftMs <= 0) return endCounting(counting, 'time');
  if (!isTreeUntouched(run, step.side, location)) return endCounting(counting, 'failed');
  const isWarmUp = step.placement === 0;
  const text = formatCountStep(step, { placements: PLACEMENT_ROUNDS.max, commands: settings.commands.length });
  host.progress.begin({ share: step.placement / PLACEMENT_ROUNDS.max, text, isWarmUp });
  const result = await countInvocation(host, invocationFoldersOf(run, step.side, location), {
    command: settings.commands[step.command] ?? '',
    env: { ...run.env, ...env },
    placement: placementOf(Math.max(1, step.placement)),
    deadline: deadlineFor({ isWarmUp, usualMs: counting.slowestMs, leftMs }),
    ...{ isMarked, settings, mask },
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
  const collections = { series, warmUp: series, format: 'callgrind', isPlaced: true, invocations: counts.invocations };
  recordValues(collections, { side, round: placement }, { measurements });
}

/** Returns the benchmarks that a command printed on a side, in the rounds or in the warm-up. */
function benchmarksOf(run: MeasureRun, command: number, side: Side): FilterableBenchmark[] {
  const isOfCommand = (series: RecordedSeries) =>
    series[side].invocations.some((at) => run.invocations[at]?.command === command);
  const found = [...run.warmUp.all(), ...run.series.all()].filter(isOfCommand);
  return [...new Map(found.map(({ group, name }) => [JSON.stringify([group, name]), { group, name }])).values()];
}

/** Returns the commands with an undecided count; empty when all are decided. */
function selectUndecided(
  { run, counts }: Counting,
  wanted: readonly CountedCommand[],
  placement: number,
): readonly CountedCommand[] {
  if (placement === PLACEMENT_ROUNDS.max) return wanted;
  const recording = countsAsRecording(recordingOf(run))!;
  const open = run.measuring.undecided(recording);
  run.host.log.info(formatCountLook(placement, open));
  if (open.names.length === 0) counts.ended = 'decided';
  const isOpen = ({ group, name }: FilterableBenchmark) =>
    open.series.some((series) => series.group === group && series.name === name);
  return wanted.flatMap((one) => {
    const iterations = one.iterations.filter(({ benchmark }) => isOpen(benchmark));
    const isWanted = open.series.some((series) =>
      [series.base, series.head].some(({ invocations }) =>
        invocations.some((at) => counts.invocations[at]?.command === one.command),
      ),
    );
    return isWanted ? [{ ...one, iterations }] : [];
  });
}
