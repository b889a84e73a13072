// Makes one step of a run: an invocation of one command on one side, whose results and problems are recorded. It decides
// whether the run goes on, and repeats an invocation without its filter if the filter may be why it failed.

import { placementOf } from '../model/counts.ts';
import { type Diagnostic, withoutOutput } from '../model/diagnostic.ts';
import { inRound } from '../model/location.ts';
import { formatRecognisedFormat } from '../render/messages/measuring-log.ts';
import { FILTER_VARIABLE, makeFailedFilterWarning } from './benchmark-filter.ts';
import { deadlineFor } from './deadline.ts';
import { type InvocationResult, invoke, markFailed } from './invoke.ts';
import {
  elapsedMs,
  endMeasuring,
  invocationFoldersOf,
  isTreeUntouched,
  type MeasureRun,
  recordProblem,
  recordValues,
} from './run.ts';
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
  const place = invocationFoldersOf(run, step.side, location);
  const printed = await invoke(host, place, {
    command: settings.commands[step.command] ?? '',
    env: filter === null ? run.env : { ...run.env, [FILTER_VARIABLE]: filter.text },
    ...(run.isPlaced && { valgrindPlacement: placementOf(step.round) }),
    deadline: deadlineFor({ isWarmUp: step.round === 0, usualMs: run.slowestMs, leftMs }),
    settings,
    format: run.format,
    mask: run.mask,
  });
  const taken = await run.watch.observe();
  const lost = step.side === 'base' ? run.baseResults.findMissing(step, printed) : null;
  const invoked = lost === null ? printed : markFailed(printed, lost);
  run.treeIntegrity.snapshot(step.side);
  const { durationMs, exitCode } = invoked;
  const isFiltersFault = mayBeFiltersFault(run, step, invoked);
  const outcome = isFiltersFault ? 'cut' : invoked.outcome;
  run.invocations.push({ ...step, startMs, durationMs, exitCode, outcome, ...taken });
  run.slowestMs = Math.max(run.slowestMs, durationMs);
  logProgress(run, step, invoked);
  for (const problem of invoked.problems)
    recordProblem(run, step.side, isFiltersFault ? { ...withoutOutput(problem), severity: 'warning' } : problem);
  if (invoked.tampering !== null) {
    recordProblem(run, 'head', invoked.tampering);
    return endMeasuring(run, 'failed');
  }
  if (!isFiltersFault || filter === null) return shouldContinue(run, step, invoked);
  resetFilter(run, step.round, makeFailedFilterWarning(filter, step));
  return runInvocation(run, step);
}

/** Reports whether a filter may have caused a failure. Repeating the invocation without it shows whether it did. */
function mayBeFiltersFault(
  { filter, measuring }: MeasureRun,
  { command }: InvocationStep,
  invoked: InvocationResult,
): boolean {
  if (filter === null || invoked.outcome !== 'failed') return false;
  const isUsed = measuring.settings.commands[command]?.includes(FILTER_VARIABLE) ?? false;
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
    if (run.brokenOnBase.size === run.measuring.settings.commands.length) run.sides = ['head'];
    return true;
  }
  if (run.format === 'auto' && invoked.format !== null) {
    run.format = invoked.format;
    host.log.info(formatRecognisedFormat(invoked.format, invoked.evidence));
  }
  recordValues(run, step, invoked);
  return true;
}

/** Measures everything again, because the filter does not work. */
export function resetFilter(run: MeasureRun, round: number, problem: Diagnostic): void {
  recordProblem(run, 'head', problem);
  run.filter = null;
  run.filteredSince = round + 1;
  run.isFilterBroken = true;
}
