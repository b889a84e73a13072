// Measures a disturbed block again: asks `disturbance.ts` after each attempt, puts the attempt aside, and waits for the
// machine to calm down. Whether that happens is decided by the machine, by how often it has happened and by the time that
// is left, never by a measured value.

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

/** One attempt at a block that came to its end. */
export interface Made {
  /** The rounds of the block. */
  readonly block: readonly number[];
  /** Index of its first invocation. */
  readonly from: number;
  /** How many attempts at it were put aside. */
  readonly aside: number;
}

/** Between two looks at a machine on which nothing of ours runs. */
const LOOK_MS = 200;

/** A neighbour that has not gone by then may stay for long. */
const MOST_WAIT_MS = 10_000;

/** To wait much longer than two blocks take costs more than it can give. */
const INVOCATIONS_WAITED = 10;

/** Remembers what others take while the benchmark runs, from the warm-up, where measuring is of two sides. */
export function noteWarmUp(run: Run): void {
  if (canBeAgain(run)) run.disturbed.attempts.push(attemptOf(run.invocations, run.machine.cores));
}

/**
 * Whether the block is to be measured again; puts the attempt aside then. `hasTime` says whether there is time for another
 * attempt after a wait of so many milliseconds.
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

/** Where head runs alone, or a command of its own, nothing of base would show that it disturbs itself. */
function canBeAgain({ sides, brokenOnBase }: Run): boolean {
  return sides.length === 2 && brokenOnBase.size === 0;
}

/** What was put aside counts, like everything else. */
function takeBack({ disturbed, invocations, host }: Run): void {
  disturbed.isOneSided = true;
  for (const one of invocations) if (one.outcome === 'disturbed') one.outcome = 'ok';
  const { base, head } = disturbed.tally;
  host.log.info(
    `disturbances came with one side (base ${base}, head ${head} times), so every attempt counts and nothing is measured again`,
  );
}

/** How long to wait for calm at most. */
export function mostWaitMs({ slowestMs }: Run): number {
  return Math.min(MOST_WAIT_MS, INVOCATIONS_WAITED * slowestMs);
}

/**
 * Comes back when others use no more than usual, or when it has waited long enough. Nothing of ours runs meanwhile.
 * `before`: where what is usual was seen; none of it means a machine without anybody else.
 */
export async function waitForCalm(run: Run, before: readonly Attempt[]): Promise<void> {
  const { host, watch, machine, disturbed } = run;
  // Where others could not be seen while the benchmark ran, there is nothing to wait for.
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
