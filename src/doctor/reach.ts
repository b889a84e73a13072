// What a plan of so many rounds can find, in percent, and which limit that lets a benchmark carry. Spends alpha as
// the gate spends it: shared among all tests, and over the looks. Numbers in and out.

import { changeFinder, type Noisy, shiftFinder, toShift } from '../compare/detectable.ts';
import { looks, type Rounds, spentAlpha } from '../stats/alpha-spending.ts';
import { clearingLevels } from '../stats/clearing.ts';
import type { Chance, Finder } from '../stats/detectable.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { shapeOf } from '../units/shape.ts';
import { describe } from '../units/table.ts';

export interface Effort {
  readonly rounds: Rounds;
  /** False alarms per pull request, one-sided. */
  readonly alpha: number;
  /** Tests that share it; at least 1. */
  readonly share: number;
}

/** The limits that are proposed. Steps that people use, each told from the next at a glance. */
export const LADDER = [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5] as const;

/**
 * Two builds of different code differ by as much for reasons that are in no line of it, such as the order of
 * functions. A run of one commit against itself cannot see that.
 */
const LEAST_FOR_TIMES = 0.02;
export const LEAST = 0.01;

/** The smallest limit that makes sense for a unit that varies. */
export function leastFor(unit: string): number {
  return isClocked(unit) ? LEAST_FOR_TIMES : LEAST;
}

/** A time, or something per second. */
export function isClocked(unit: string): boolean {
  return describe(unit).timelike || shapeOf(unit).rate;
}

/** What one effort can do, for any noise. */
export interface Reach {
  /**
   * The smallest limit from `least` on that says what it does: a worsening of twice the limit (in logarithms) is
   * found in 9 of 10 runs. Under a smaller one noise would decide what is found, and unchanged code would often end
   * undecided. Null: even the largest is hidden by noise, or nothing can ever be found.
   */
  carried(noisy: Noisy, least: number): number | null;
  /** The smallest worsening that is found in 9 of 10 runs under a limit, as a ratio; null: none is. */
  found(noisy: Noisy, limit: number): number | null;
}

export function reachOf(effort: Effort): Reach {
  const chances = chancesOf(effort);
  const least = leastInSpreads(shiftFinder(chances));
  return {
    carried: ({ spread, better }, from) =>
      LADDER.find((limit) => limit >= from && toShift(limit, better) >= least * spread) ?? null,
    found: changeFinder(chances),
  };
}

/** Narrower than any step of the ladder. */
const BISECTIONS = 16;

/** Limits above this many spreads are carried in any case. */
const MOST_SPREADS = 32;

/**
 * The smallest limit, in spreads of the noise, under which twice as much is found. All of the rule is in ranks and
 * in differences of logarithms, so that noise is only a scale; and as what is found grows more slowly than twice
 * the limit, there is one such limit.
 */
function leastInSpreads(shiftFound: Finder): number {
  if (shiftFound(1, 0) === null) return Infinity;
  let [low, high] = [0, MOST_SPREADS];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if ((shiftFound(1, middle) ?? Infinity) <= 2 * middle) high = middle;
    else low = middle;
  }
  return high;
}

/** The fewest rounds with which a test can ever fail. */
export function fewestRounds({ alpha, share }: Omit<Effort, 'rounds'>): number {
  let rounds = 1;
  while (smallestP(rounds) > alpha / share) rounds += 1;
  return rounds;
}

function chancesOf({ rounds, alpha, share }: Effort): Chance[] {
  const planned = looks(rounds);
  const clearing = clearingLevels(planned, rounds.max);
  return planned.map((look, index) => ({
    rounds: look,
    clearing: clearing[index]!,
    alpha: spentAlpha({ alpha: alpha / share, looks: planned }, look, smallestP),
  }));
}

function smallestP(rounds: number): number {
  return smallestTwoSidedP(rounds, rounds) / 2;
}
