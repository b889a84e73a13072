// Makes one step of the rounds: an invocation of one command on one side, whose results and problems are recorded. It decides
// whether the run goes on, and repeats an invocation without its filter if the filter may be why it failed.

import { placementOf } from '../model/counts.ts';
import { hasCpuTimeInRounds } from '../model/cpu-time.ts';
import { type Diagnostic, makeError, makeWarning, withoutOutput } from '../model/diagnostic.ts';
import { atKey, inRound } from '../model/location.ts';
import type { Measurement, Side } from '../model/measurement.ts';
import { exampleOf } from '../model/unstable-names.ts';
import { isPutAside } from '../model/whole-rounds.ts';
import { formatRecognisedFormat, formatStep, formatUndecidedCount } from '../render/messages/measuring-log.ts';
import { omitNull } from '../text/omit-null.ts';
import { recordAnswers } from './answers.ts';
import { type BenchmarkFilter, FILTER_VARIABLE, makeFailedFilterWarning } from './benchmark-filter.ts';
import { formatTimeLeft } from './cost.ts';
import { type InvocationResult, type InvocationTask, invoke } from './invoke.ts';
import { makeStep, OVER } from './phase.ts';
import {
  commandAt,
  commandNameOf,
  elapsedMs,
  endMeasuring,
  formatAt,
  invocationFoldersOf,
  listCommands,
  type MeasureRun,
  makeTreeChangeError,
  recordProblem,
  recordValues,
} from './run.ts';
import { findIgnoredFilter, isOfShard } from './select-shard.ts';
import { isOfCommand } from './series.ts';

interface InvocationStep {
  /** Round, from 1; 0 is the warm-up. */
  readonly round: number;
  readonly command: number;
  readonly side: Side;
}

/** An invocation, and why its values cannot be used although it may have succeeded. */
interface JudgedInvocation extends InvocationResult {
  readonly isFiltersFault: boolean;
  readonly unfit: Diagnostic | null;
}

/** False when the run is over. */
export async function runInvocation(run: MeasureRun, step: InvocationStep): Promise<boolean> {
  const { measuring, filter, invocations } = run;
  const { commands, rounds } = measuring.settings;
  const { round, command, side } = step;
  const location = inRound(round, side);
  const startMs = elapsedMs(run);
  const count = invocations.length;
  const invoked = await makeStep(run, run, {
    tree: measuring.trees.folders[side],
    name: formatStep(step, { rounds: rounds.max, commands: commands.length }),
    share: completedShare(run),
    isWarmUp: round === 0,
    phase: round === 0 ? 'warm-up' : 'measuring',
    mustFit: round === 0,
    state: formatUndecidedCount(run.undecided),
    timeLeft: () => formatTimeLeft(run),
    async run(deadline) {
      const valgrindPlacement = needsPlacement(run, step) ? placementOf(round) : null;
      const { slowdown } = measuring;
      const canary = slowdown !== null && side === 'head' ? { slowdown, format: run.formats[command]! } : null;
      const task = { ...makeTask(run, command, filter), deadline, valgrindPlacement, canary };
      const printed = await invoke(run.host, invocationFoldersOf(run, side, command, location), task);
      const taken = await run.watch.observe();
      const judged = judgeInvocation(run, step, printed);
      const { durationMs, exitCode } = judged;
      const outcome = judged.isFiltersFault || judged.unfit !== null ? 'cut' : judged.outcome;
      const cpuTime = task.measuresCpuTime ? toRecordedCpuTime(judged) : {};
      invocations.push({ ...step, startMs, durationMs, exitCode, outcome, ...taken, ...cpuTime });
      return judged;
    },
    report: (problem) => recordProblem(run, side, problem),
    end: (how, problem) => endMeasuring(run, how, problem),
    explainChange: (change) => makeTreeChangeError({ side, ...change }, location),
  });
  if (invoked === OVER) {
    // Without this entry the round would look as if it had been planned with fewer commands.
    if (invocations.length === count && run.ended !== 'failed')
      invocations.push({ ...step, startMs, durationMs: 0, exitCode: null, outcome: 'cut' });
    return false;
  }
  if (invoked.unfit !== null) return endMeasuring(run, 'failed', invoked.unfit);
  if (!invoked.isFiltersFault) return shouldContinue(run, step, invoked);
  resetFilter(run, round, makeFailedFilterWarning(filter!.byCommand.get(command)!, step));
  return runInvocation(run, step);
}

/** What a recording has of the CPU time of an invocation. */
export function toRecordedCpuTime({ durationMs, usage }: Pick<InvocationResult, 'durationMs' | 'usage'>) {
  const { userMs = null, systemMs = null, queuedMs = null } = usage ?? {};
  const cpuMs = userMs === null || systemMs === null ? null : userMs + systemMs;
  // What was on a processor did not queue for one.
  const offMs = Math.max(0, durationMs - (cpuMs ?? 0));
  return omitNull({ cpuMs, queuedMs: queuedMs && Math.min(offMs, queuedMs) });
}

export function makeTask(
  run: MeasureRun,
  command: number,
  filter: BenchmarkFilter | null,
): Omit<InvocationTask, 'deadline'> {
  const { script, outputFile, service: services } = commandAt(run, command);
  const filtered = filter?.byCommand.get(command);
  return {
    command: script,
    env: filtered === undefined ? run.env : { ...run.env, [FILTER_VARIABLE]: filtered.text },
    settings: run.measuring.settings,
    serving: services.length === 0 ? null : { services, ofRun: run.services },
    format: run.formats[command]!,
    outputFile,
    measuresCpuTime: hasCpuTimeInRounds(run.formats[command]!) && commandAt(run, command).count.includes('cpu-time'),
    mask: run.mask,
  };
}

/** Counts the finished invocations of the longest possible run. The warm-up counts as a round. */
function completedShare(run: MeasureRun): number {
  const since = run.filter === null ? 0 : run.filteredSince;
  const commands = run.filter?.commands ?? listCommands(run);
  const made = run.invocations.filter((invocation) => invocation.round >= since && !isPutAside(invocation)).length;
  return (since + made / (commands.length * run.sides.length)) / (run.measuring.settings.rounds.max + 1);
}

function judgeInvocation(run: MeasureRun, step: InvocationStep, printed: InvocationResult): JudgedInvocation {
  const missing = findMissingResults(run, step, printed);
  const isFailure = missing !== null && missing.code !== 'names-unstable';
  const invoked: InvocationResult = isFailure
    ? { ...printed, outcome: 'failed', measurements: [], problems: [...printed.problems, missing] }
    : printed;
  const isFiltersFault = mayBeFiltersFault(run, step, invoked);
  const isFirst = step.round === 1 && invoked.outcome === 'ok';
  const ofNames = run.shard === null ? null : missing;
  return {
    ...invoked,
    problems: isFiltersFault
      ? invoked.problems.map((problem) => ({ ...withoutOutput(problem), severity: 'warning' as const }))
      : invoked.problems,
    isFiltersFault,
    unfit: isFirst ? (ofNames ?? findIgnoredFilter(run, step.command, invoked.measurements)) : null,
  };
}

const MAX_NAMES = 3;

/**
 * A problem if base lacks results of its warm-up in the first round. A benchmark that is missing did not go away: before the
 * warm-up of head, only base had run, so something that both sides share has changed. It would pass as new on head. Where another
 * name is in its place, names are not the same in each invocation. The values of the rounds show that too, so the run goes on.
 */
function findMissingResults(
  run: MeasureRun,
  { round, command, side }: InvocationStep,
  { outcome, measurements }: InvocationResult,
): Diagnostic | null {
  if (side !== 'base' || round !== 1 || outcome !== 'ok') return null;
  const keyOf = (one: Pick<Measurement, 'group' | 'name' | 'metric'>) =>
    JSON.stringify([one.group, one.name, one.metric]);
  const keys = new Set(measurements.map(keyOf));
  const before = run.warmUp.all().filter(isOfCommand(run.invocations, command, 'base'));
  const missing = before.filter((one) => isOfShard(run, command, one) && !keys.has(keyOf(one)));
  if (missing.length === 0) return null;
  const names = [...new Set(missing.map(({ name }) => name))];
  const printed = new Set(measurements.map(({ name }) => name));
  const gone = names.filter((name) => !printed.has(name));
  const born = [...printed].filter((name) => !before.some((one) => one.name === name));
  if (gone.length > 0 && born.length > 0) {
    const data = { sides: 'base' as const, count: gone.length, ...exampleOf(gone, born), isShard: true };
    return makeError('names-unstable', inRound(round, 'base'), data, { failure: 'names-unstable' });
  }
  return makeError('results-missing', inRound(round, 'base'), {
    names: names.slice(0, MAX_NAMES),
    count: names.length,
  });
}

function needsPlacement(run: MeasureRun, { command, round }: InvocationStep): boolean {
  return round > 0 && formatAt(run, command)?.runsValgrind === true;
}

/** Whether a filter may have caused a failure. Repeating the invocation without it shows whether it did. */
function mayBeFiltersFault(run: MeasureRun, { command }: InvocationStep, invoked: InvocationResult): boolean {
  if (!run.filter?.byCommand.has(command) || invoked.outcome !== 'failed') return false;
  const isUsed = commandAt(run, command).script.includes(FILTER_VARIABLE);
  // A script may use the variable indirectly. Exit code 0 then means that only the results are missing.
  return isUsed || invoked.exitCode === 0;
}

function shouldContinue(run: MeasureRun, step: InvocationStep, invoked: InvocationResult): boolean {
  const { round, command, side } = step;
  if (invoked.outcome === 'failed') {
    // If base stops working, the completed rounds remain. In the warm-up only base has run so far: this command does
    // not work there, and only head runs it.
    if (side === 'head' || round > 0) return endMeasuring(run, 'failed');
    run.brokenOnBase.add(command);
    if (listCommands(run).every((index) => run.brokenOnBase.has(index))) run.sides = ['head'];
    return true;
  }
  const { formats, series, warmUp, invocations } = run;
  const { format, measurements, isPlaced } = invoked;
  if (!isPlaced && needsPlacement(run, step) && measurements.some(({ dependsOnLayout }) => dependsOnLayout)) {
    const data = { command: commandNameOf(run, command) };
    recordProblem(run, 'head', makeWarning('valgrind-not-placed', atKey('run'), data));
  }
  if (formats[command] === 'auto' && format !== null) {
    if (!formats.includes(format)) run.host.log.info(formatRecognisedFormat(format, invoked.evidence));
    formats[command] = format;
  }
  recordAnswers(run.answers, invoked.answers, step);
  if (round === 0) recordValues(warmUp, invocations, invoked);
  else {
    // A filter may let through what is not of the shard.
    const ofShard = measurements.filter((measurement) => isOfShard(run, command, measurement));
    recordValues(series, invocations, { measurements: ofShard, isPlaced });
  }
  return true;
}

export function resetFilter(run: MeasureRun, round: number, problem: Diagnostic): void {
  recordProblem(run, 'head', problem);
  run.filter = null;
  run.filteredSince = round + 1;
  run.isFilterBroken = true;
}
