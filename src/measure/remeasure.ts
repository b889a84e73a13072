// Measures a block of rounds again, which others disturbed or in which an invocation failed. A disturbed attempt is put aside and
// the machine may calm down: the decision depends on the machine, the number of repetitions and the remaining time, never on a
// measured value. A failure may be a flake: one invocation of many that ended badly. Both sides are measured again, and a run does
// so at most twice. So a benchmark cannot choose which of its values count by failing.

import { type Diagnostic, makeWarning, withOutput } from '../model/diagnostic.ts';
import { inRound } from '../model/location.ts';
import { SIDES } from '../model/measurement.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { MAX_DISTURBED_ATTEMPTS, MAX_RETRIES, maxRemeasuredRoundsOf } from '../model/remeasured-rounds.ts';
import { formatOneSidedDisturbance, formatRemeasuring, formatRetry } from '../render/messages/measuring-log.ts';
import { hasTimeFor } from './cost.ts';
import { type AttemptLoad, attemptLoadOf, disturbanceOf, isCalm, isOneSided } from './disturbance.ts';
import { elapsedMs, type MeasureRun, recordProblem } from './run.ts';

interface BlockAttempt {
  readonly block: readonly number[];
  readonly from: number;
}

const POLL_MS = 200;

/** Longest wait. A neighbour that has not gone by then may stay for long. */
const MAX_WAIT_MS = 10_000;

/** Longest wait in durations of the slowest invocation. More than about two blocks costs more than it gains. */
const INVOCATIONS_WAITED = 10;

export function noteWarmUp(run: MeasureRun): void {
  if (canRemeasure(run)) run.disturbed.attempts.push(attemptLoadOf(run.invocations, run.machine.cores));
}

/** Puts the attempt aside if the block is to be measured again. `aside`: number of earlier attempts that were. */
export function setAsideIfDisturbed(
  run: MeasureRun,
  { block, from, aside }: BlockAttempt & { readonly aside: number },
): boolean {
  const { disturbed, machine, invocations } = run;
  if (!canRemeasure(run)) return false;
  const attempt = attemptLoadOf(invocations.slice(from), machine.cores);
  const disturbance = disturbanceOf(attempt, disturbed.attempts);
  disturbed.attempts.push(attempt);
  if (disturbance === null || disturbed.isOneSided) return false;
  const rounds = disturbed.rounds + block.length;
  const { min, max } = run.measuring.settings.rounds;
  // The minimum number of rounds has priority over repeating disturbed ones.
  const needed = block.length + Math.max(0, min - block.at(-1)!);
  if (aside === MAX_DISTURBED_ATTEMPTS || rounds > maxRemeasuredRoundsOf(max)) return false;
  if (!hasTimeFor(run, needed, maxWaitMs(run))) return false;
  const { side } = disturbance;
  if (side !== null) disturbed.tally = { ...disturbed.tally, [side]: disturbed.tally[side] + 1 };
  if (isOneSided(disturbed.tally)) {
    disturbed.isOneSided = true;
    for (const one of invocations) if (one.outcome === 'disturbed') one.outcome = 'ok';
    run.host.log.info(formatOneSidedDisturbance(disturbed.tally));
    return false;
  }
  for (const one of invocations.slice(from)) one.outcome = 'disturbed';
  disturbed.rounds = rounds;
  run.host.log.info(formatRemeasuring(block, disturbance));
  return true;
}

/** If head runs a command alone, it may disturb itself unnoticed. */
function canRemeasure({ sides, brokenOnBase }: MeasureRun): boolean {
  return sides.length === 2 && brokenOnBase.size === 0;
}

export function maxWaitMs({ slowestMs }: MeasureRun): number {
  return Math.min(MAX_WAIT_MS, INVOCATIONS_WAITED * slowestMs);
}

/**
 * Waits while nothing of ours runs, unless others used no more than usual in the latest attempt or the system does not report what they
 * use. `before`: attempts that show the usual use; if empty, the usual use is zero.
 */
export async function waitForCalm(run: MeasureRun, before: readonly AttemptLoad[]): Promise<void> {
  const { host, watch, machine, disturbed } = run;
  const latest = disturbed.attempts.at(-1);
  if (latest === undefined || SIDES.every((side) => isCalm(latest[side].others, before))) return;
  const endMs = elapsedMs(run) + maxWaitMs(run);
  while (elapsedMs(run) < endMs && !host.cancelled.aborted) {
    await host.clock.sleep(POLL_MS);
    const { others } = await watch.observe();
    if (isCalm(others && others * machine.cores, before)) return;
  }
}

/**
 * Puts the attempt aside if the block is to be measured again because an invocation failed; null if the run has to end. `known`: number
 * of problems before it. A failed warm-up is not tried again: it is no flake among many that worked.
 */
export function setAsideIfFailed(
  run: MeasureRun,
  { block, from, known }: BlockAttempt & { readonly known: number },
): { readonly invocation: RecordedInvocation; readonly problem: Diagnostic | null } | null {
  const attempt = run.invocations.slice(from);
  const invocation = attempt.at(-1);
  const problems = run.problems.slice(known);
  if (invocation?.outcome !== 'failed' || problems.some(({ failure }) => failure === 'tampered')) return null;
  if (run.retries === MAX_RETRIES || run.host.cancelled.aborted || !hasTimeFor(run, block.length)) return null;
  run.retries += 1;
  run.ended = 'complete';
  for (const one of attempt) one.outcome = 'retried';
  const isOfFailure = ({ code, failure }: Diagnostic) => code === 'results-missing' || failure === 'benchmark-failed';
  run.problems = [...run.problems.slice(0, known), ...problems.filter((problem) => !isOfFailure(problem))];
  run.host.log.info(formatRetry(block, invocation));
  return { invocation, problem: problems.find(isOfFailure) ?? null };
}

/** Warns that a block was measured again. `second`: how that ended; `cut` if the time was over or somebody cancelled the run. */
export function recordRetry(
  run: MeasureRun,
  block: readonly number[],
  { invocation: { exitCode, side, round }, problem }: NonNullable<ReturnType<typeof setAsideIfFailed>>,
  second: 'ok' | 'failed' | 'cut',
): void {
  const warning = makeWarning('block-retried', inRound(round, side), {
    first: block[0]!,
    last: block.at(-1)!,
    signal: problem?.code === 'command-killed' ? String(problem.data['signal']) : undefined,
    exitCode: exitCode || undefined,
    second,
  });
  recordProblem(run, 'base', withOutput(warning, problem?.output ?? []));
}
