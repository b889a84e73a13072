// Makes one step of a run: an invocation of one command on one side, whose results and problems are recorded. It decides
// whether the run goes on, and repeats an invocation without its filter if the filter may be why it failed.

import { placementOf } from '../model/counts.ts';
import { type Diagnostic, makeWarning, withoutOutput } from '../model/diagnostic.ts';
import { atKey, inRound } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { formatRecognisedFormat } from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE, makeFailedFilterWarning } from './benchmark-filter.ts';
import { deadlineFor } from './deadline.ts';
import { addFailure, type InvocationResult, invoke } from './invoke.ts';
import {
  commandAt,
  elapsedMs,
  endMeasuring,
  formatAt,
  invocationFoldersOf,
  isTreeUntouched,
  listCommands,
  type MeasureRun,
  recordProblem,
  recordValues,
} from './run.ts';
import { commandName } from './run-benchmark.ts';
import { findUnfitForShard, isOfShard } from './select-shard.ts';
import { type InvocationStep, logProgress, progressOf } from './step-progress.ts';

/** Makes one invocation and records its results. Returns false when the run is over. */
export async function runInvocation(run: MeasureRun, step: InvocationStep): Promise<boolean> {
  const { host, measuring, filter } = run;
  const { settings } = measuring;
  const startMs = elapsedMs(run);
  const leftMs = settings.maxMinutes * 60_000 - startMs;
  if (leftMs <= 0) {
    // Without this entry the round would look as if it had been planned with fewer commands.
    run.invocations.push({ ...step, startMs, durationMs: 0, exitCode: null, outcome: 'cut' });
    return endMeasuring(run, 'time');
  }
  const location = inRound(step.round, step.side);
  if (!isTreeUntouched(run, step.side, location)) return false;
  host.progress.begin(progressOf(run, step));
  const place = invocationFoldersOf(run, step, location);
  const { script, outputFile } = commandAt(run, step.command);
  const filtered = filter?.byCommand.get(step.command);
  const printed = await invoke(host, place, {
    command: script,
    env: filtered === undefined ? run.env : { ...run.env, [FILTER_VARIABLE]: filtered.text },
    ...(needsPlacement(run, step) && { valgrindPlacement: placementOf(step.round) }),
    deadline: deadlineFor({ isWarmUp: step.round === 0, usualMs: run.slowestMs, leftMs }),
    settings,
    format: run.formats[step.command]!,
    outputFile,
    mask: run.mask,
  });
  const taken = await run.watch.observe();
  const missing = step.side === 'base' ? run.baseResults.findMissing(step, printed) : null;
  const isUnstable = missing?.code === 'names-unstable';
  const invoked = missing === null || isUnstable ? printed : addFailure(printed, missing);
  run.treeIntegrity.snapshot(step.side);
  const { durationMs, exitCode } = invoked;
  const isFiltersFault = mayBeFiltersFault(run, step, invoked);
  const unfit =
    step.round === 1 && invoked.outcome === 'ok' ? findUnfitForShard(run, step.command, { ...invoked, missing }) : null;
  const outcome = isFiltersFault || unfit !== null ? 'cut' : invoked.outcome;
  run.invocations.push({ ...step, startMs, durationMs, exitCode, outcome, ...taken });
  // One that was killed for its duration says nothing about how long others may take.
  if (outcome !== 'failed') run.slowestMs = Math.max(run.slowestMs, durationMs);
  logProgress(run, step, invoked);
  for (const problem of invoked.problems)
    recordProblem(run, step.side, isFiltersFault ? { ...withoutOutput(problem), severity: 'warning' } : problem);
  if (invoked.tampering !== null) {
    recordProblem(run, 'head', invoked.tampering);
    return endMeasuring(run, 'failed');
  }
  if (unfit !== null) {
    recordProblem(run, 'head', unfit);
    return endMeasuring(run, 'failed');
  }
  if (!isFiltersFault || filtered === undefined) return shouldContinue(run, step, invoked);
  resetFilter(run, step.round, makeFailedFilterWarning(filtered, step));
  return runInvocation(run, step);
}

/** Reports whether the invocation needs a placement of its own, because its tool counts under Valgrind. */
function needsPlacement(run: MeasureRun, { command, round }: InvocationStep): boolean {
  return round > 0 && formatAt(run, command)?.runsValgrind === true;
}

/** Reports whether a filter may have caused a failure. Repeating the invocation without it shows whether it did. */
function mayBeFiltersFault(run: MeasureRun, { command }: InvocationStep, invoked: InvocationResult): boolean {
  if (!run.filter?.byCommand.has(command) || invoked.outcome !== 'failed') return false;
  const isUsed = commandAt(run, command).script.includes(FILTER_VARIABLE);
  // A script may use the variable indirectly. Exit code 0 then means that only the results are missing.
  return isUsed || invoked.exitCode === 0;
}

function shouldContinue(run: MeasureRun, step: InvocationStep, invoked: InvocationResult): boolean {
  const { host } = run;
  if (invoked.outcome === 'cut') return endMeasuring(run, host.cancelled.aborted ? 'cancelled' : 'time');
  if (invoked.outcome === 'failed') {
    // If base stops working, the completed rounds remain. In the warm-up only base has run so far: this command does
    // not work there, and only head runs it.
    if (step.side === 'head' || step.round > 0) return endMeasuring(run, 'failed');
    run.brokenOnBase.add(step.command);
    if (listCommands(run).every((command) => run.brokenOnBase.has(command))) run.sides = ['head'];
    return true;
  }
  const { formats, series, warmUp, invocations } = run;
  warnOfSinglePlacement(run, step, invoked);
  if (formats[step.command] === 'auto' && invoked.format !== null) {
    if (!formats.includes(invoked.format)) host.log.info(formatRecognisedFormat(invoked.format, invoked.evidence));
    formats[step.command] = invoked.format;
  }
  recordValues(step.round === 0 ? warmUp : series, invocations, {
    measurements: selectMeasurements(run, step, invoked),
    isPlaced: invoked.isPlaced,
    format: formats[step.command]!,
  });
  return true;
}

/** Warns if the tool should have counted in a placement of its own, and did not. */
function warnOfSinglePlacement(
  run: MeasureRun,
  step: InvocationStep,
  { isPlaced, measurements }: InvocationResult,
): void {
  if (isPlaced || !needsPlacement(run, step) || !measurements.some(({ dependsOnLayout }) => dependsOnLayout)) return;
  const command = commandName(commandAt(run, step.command).script);
  recordProblem(run, 'head', makeWarning('valgrind-not-placed', atKey('run'), { command }));
}

/** Returns the measurements to record: in rounds only those of the shard. A filter may let others through. */
function selectMeasurements(
  run: MeasureRun,
  { command, round }: InvocationStep,
  { measurements }: InvocationResult,
): readonly Measurement[] {
  return round === 0 ? measurements : measurements.filter((one) => isOfShard(run, command, one));
}

/** Measures everything again, because the filter does not work. */
export function resetFilter(run: MeasureRun, round: number, problem: Diagnostic): void {
  recordProblem(run, 'head', problem);
  run.filter = null;
  run.filteredSince = round + 1;
  run.isFilterBroken = true;
}
