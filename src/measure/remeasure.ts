// Measures a disturbed block again: asks `disturbance.ts` after each attempt, puts the attempt aside, and waits for the
// machine to calm down. The decision depends on the machine, the number of repetitions and the remaining time, never on
// a measured value.

import { SIDES } from '../model/measurement.ts';
import { MAX_DISTURBED_ATTEMPTS, maxRemeasuredRoundsOf } from '../model/remeasured-rounds.ts';
import { formatOneSidedDisturbance, formatRemeasuring } from '../render/messages/measuring-log.ts';
import { type AttemptLoad, attemptLoadOf, disturbanceOf, isCalm, isOneSided } from './disturbance.ts';
import { elapsedMs, type MeasureRun } from './run.ts';

/** A completed attempt at one block. */
export interface BlockAttempt {
  /** Rounds of the block. */
  readonly block: readonly number[];
  /** Index of the first invocation of the attempt. */
  readonly from: number;
  /** Number of earlier attempts at the block that were put aside. */
  readonly aside: number;
}

/** Pause between two looks while waiting. */
const POLL_MS = 200;

/** Longest wait. A neighbour that has not gone by then may stay for long. */
const MAX_WAIT_MS = 10_000;

/** Longest wait in durations of the slowest invocation. More than about two blocks costs more than it gains. */
const INVOCATIONS_WAITED = 10;

/** Records what others use while the warm-up runs, if disturbed blocks can be measured again. */
export function noteWarmUp(run: MeasureRun): void {
  if (canRemeasure(run)) run.disturbed.attempts.push(attemptLoadOf(run.invocations, run.machine.cores));
}

/**
 * Decides whether to measure the block again, and puts the attempt aside in that case. `hasTime` reports whether there
 * is time for another attempt after a wait of that many milliseconds.
 */
export function setAsideIfDisturbed(
  run: MeasureRun,
  made: BlockAttempt,
  hasTime: (waitMs: number) => boolean,
): boolean {
  const { disturbed, machine, invocations } = run;
  if (!canRemeasure(run)) return false;
  const attempt = attemptLoadOf(invocations.slice(made.from), machine.cores);
  const disturbance = disturbanceOf(attempt, disturbed.attempts);
  disturbed.attempts.push(attempt);
  if (disturbance === null || disturbed.isOneSided) return false;
  const rounds = disturbed.rounds + made.block.length;
  const mostRounds = maxRemeasuredRoundsOf(run.measuring.settings.rounds.max);
  if (made.aside === MAX_DISTURBED_ATTEMPTS || rounds > mostRounds || !hasTime(maxWaitMs(run))) return false;
  const { side } = disturbance;
  if (side !== null) disturbed.tally = { ...disturbed.tally, [side]: disturbed.tally[side] + 1 };
  if (isOneSided(disturbed.tally)) {
    takeBack(run);
    return false;
  }
  for (const one of invocations.slice(made.from)) one.outcome = 'disturbed';
  disturbed.rounds = rounds;
  run.host.log.info(formatRemeasuring(made.block, disturbance));
  return true;
}

/** Reports whether blocks can be measured again. If head runs a command alone, it may disturb itself unnoticed. */
function canRemeasure({ sides, brokenOnBase }: MeasureRun): boolean {
  return sides.length === 2 && brokenOnBase.size === 0;
}

/** Restores all attempts that were put aside. */
function takeBack({ disturbed, invocations, host }: MeasureRun): void {
  disturbed.isOneSided = true;
  for (const one of invocations) if (one.outcome === 'disturbed') one.outcome = 'ok';
  host.log.info(formatOneSidedDisturbance(disturbed.tally));
}

/** Returns the longest wait for a calm machine, in ms. */
export function maxWaitMs({ slowestMs }: MeasureRun): number {
  return Math.min(MAX_WAIT_MS, INVOCATIONS_WAITED * slowestMs);
}

/**
 * Waits until others use no more than usual, or for at most `mostWaitMs`. Nothing of ours runs meanwhile. `before`:
 * attempts that show the usual use; if empty, the usual use is zero.
 */
export async function waitForCalm(run: MeasureRun, before: readonly AttemptLoad[]): Promise<void> {
  const { host, watch, machine, disturbed } = run;
  // If the system does not report what others use, there is nothing to wait for.
  const latest = disturbed.attempts.at(-1);
  if (latest === undefined || SIDES.every((side) => latest[side].others === null)) return;
  const endMs = elapsedMs(run) + maxWaitMs(run);
  while (elapsedMs(run) < endMs && !host.cancelled.aborted) {
    await host.clock.sleep(POLL_MS);
    const { others } = await watch.observe();
    if (isCalm(others && others * machine.cores, before)) return;
  }
}
