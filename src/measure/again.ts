// Measures a disturbed block again: asks `disturbance.ts` after each attempt, puts the attempt aside, and waits for the
// machine to calm down. The decision depends on the machine, the number of repetitions and the remaining time, never on
// a measured value.

import { MOST_ASIDE, mostRoundsAgain } from '../model/measured-again.ts';
import { SIDES } from '../model/measurement.ts';
import {
  type Attempt,
  attemptOf,
  type Disturbance,
  disturbanceOf,
  isCalm,
  isOneSided,
} from './disturbance.ts';
import { elapsedMs, type Run } from './run.ts';

/** A completed attempt at one block. */
export interface Made {
  /** Rounds of the block. */
  readonly block: readonly number[];
  /** Index of the first invocation of the attempt. */
  readonly from: number;
  /** Number of earlier attempts at the block that were put aside. */
  readonly aside: number;
}

/** Pause between two looks while waiting. */
const LOOK_MS = 200;

/** Longest wait. A neighbour that has not gone by then may stay for long. */
const MOST_WAIT_MS = 10_000;

/** Longest wait in durations of the slowest invocation. More than about two blocks costs more than it gains. */
const INVOCATIONS_WAITED = 10;

/** Records what others use while the warm-up runs, if disturbed blocks can be measured again. */
export function noteWarmUp(run: Run): void {
  if (canBeAgain(run)) run.disturbed.attempts.push(attemptOf(run.invocations, run.machine.cores));
}

/**
 * Decides whether to measure the block again, and puts the attempt aside in that case. `hasTime` reports whether there
 * is time for another attempt after a wait of that many milliseconds.
 */
export function isAgain(run: Run, made: Made, hasTime: (waitMs: number) => boolean): boolean {
  const { disturbed, machine, invocations } = run;
  if (!canBeAgain(run)) return false;
  const attempt = attemptOf(invocations.slice(made.from), machine.cores);
  const disturbance = disturbanceOf(attempt, disturbed.attempts);
  disturbed.attempts.push(attempt);
  if (disturbance === null || disturbed.isOneSided) return false;
  const rounds = disturbed.rounds + made.block.length;
  const mostRounds = mostRoundsAgain(run.measuring.settings.rounds.max);
  if (made.aside === MOST_ASIDE || rounds > mostRounds || !hasTime(mostWaitMs(run))) return false;
  const { side } = disturbance;
  if (side !== null) disturbed.tally = { ...disturbed.tally, [side]: disturbed.tally[side] + 1 };
  if (isOneSided(disturbed.tally)) {
    takeBack(run);
    return false;
  }
  for (const one of invocations.slice(made.from)) one.outcome = 'disturbed';
  disturbed.rounds = rounds;
  run.host.log.info(`${roundsText(made.block)} again: ${takenText(disturbance)}`);
  return true;
}

/** Reports whether blocks can be measured again. If head runs a command alone, it may disturb itself unnoticed. */
function canBeAgain({ sides, brokenOnBase }: Run): boolean {
  return sides.length === 2 && brokenOnBase.size === 0;
}

/** Restores all attempts that were put aside. */
function takeBack({ disturbed, invocations, host }: Run): void {
  disturbed.isOneSided = true;
  for (const one of invocations) if (one.outcome === 'disturbed') one.outcome = 'ok';
  const { base, head } = disturbed.tally;
  host.log.info(
    `disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothing is measured again`,
  );
}

/** Returns the longest wait for a calm machine, in ms. */
export function mostWaitMs({ slowestMs }: Run): number {
  return Math.min(MOST_WAIT_MS, INVOCATIONS_WAITED * slowestMs);
}

/**
 * Waits until others use no more than usual, or for at most `mostWaitMs`. Nothing of ours runs meanwhile. `before`:
 * attempts that show the usual use; if empty, the usual use is zero.
 */
export async function waitForCalm(run: Run, before: readonly Attempt[]): Promise<void> {
  const { host, watch, machine, disturbed } = run;
  // If the system does not report what others use, there is nothing to wait for.
  const latest = disturbed.attempts.at(-1);
  if (latest === undefined || SIDES.every((side) => latest[side].others === null)) return;
  const endMs = elapsedMs(run) + mostWaitMs(run);
  while (elapsedMs(run) < endMs && !host.cancelled.aborted) {
    await host.clock.sleep(LOOK_MS);
    const { others } = await watch.look();
    if (isCalm(others && others * machine.cores, before)) return;
  }
}

function roundsText(block: readonly number[]): string {
  return `${block.length === 1 ? 'round' : 'rounds'} ${block.join(' and ')}`;
}

const WHO = { others: 'other processes', steal: 'other virtual machines' } as const;

function takenText({ kind, taken }: Disturbance): string {
  return `${WHO[kind]} took ${Math.round(taken * 100)}% of a processor`;
}
