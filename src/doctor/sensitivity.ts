// Computes which changes a plan can detect, and which limit therefore suits a benchmark. It spends alpha as the gate
// does: shared among all tests and over the looks. In and out: numbers.

import { changeFinder, planDetectionLooks, type RowNoise, shiftFinder, toShift } from '../compare/detectable.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import type { ShiftFinder } from '../stats/detectable.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';

export interface TestPlan {
  readonly rounds: PlannedRounds;
  readonly alpha: number;
  readonly testCount: number;
}

/** The limits that may be proposed: usual values, clearly different from each other. */
export const LIMIT_STEPS = [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5] as const;

/**
 * Smallest limit for times. Builds of different code differ by this much for reasons outside the code, such as the
 * order of functions. A run of one commit against itself cannot show that.
 */
const MIN_TIME_LIMIT = 0.02;
const MIN_LIMIT = 0.01;

export function minLimitFor(unit: string): number {
  return isTimeBased(unit) ? MIN_TIME_LIMIT : MIN_LIMIT;
}

/** True for a time and for a rate per second. */
export function isTimeBased(unit: string): boolean {
  return unitDescriptionOf(unit).isDuration || parseUnit(unit).rate;
}

export interface Sensitivity {
  /**
   * Finds the smallest limit from `minimum` on under which a worsening of twice the limit (in logarithms) is detected
   * in 9 of 10 runs. Under a smaller limit, noise would decide what is detected, and unchanged code would often end
   * undecided. Null: noise hides even the largest limit, or no change can ever be detected.
   */
  findLimit(noisy: RowNoise, minimum: number): number | null;
  /** The smallest worsening that is detected in 9 of 10 runs under a limit, as a ratio. Null: none is. */
  findWorsening(noisy: RowNoise, limit: number): number | null;
}

export function sensitivityOf({ rounds, alpha, testCount }: TestPlan): Sensitivity {
  const chances = planDetectionLooks(rounds, alpha / testCount);
  const minSpreads = findMinSpreads(shiftFinder(chances));
  return {
    findLimit: ({ spread, better }, minimum) =>
      LIMIT_STEPS.find((limit) => limit >= minimum && toShift(limit, better) >= minSpreads * spread) ?? null,
    findWorsening: changeFinder(chances),
  };
}

/** Number of bisections. The result is more precise than any step of the ladder. */
const BISECTIONS = 16;

const MAX_SPREADS = 32;

/**
 * The smallest limit, in spreads of the noise, under which a change of twice the limit is detected. The rule
 * uses only ranks and differences of logarithms, so noise is only a scale. What is detected grows more slowly than
 * twice the limit, so there is exactly one such limit.
 */
function findMinSpreads(shiftFound: ShiftFinder): number {
  if (shiftFound(1, 0) === null) return Infinity;
  let [low, high] = [0, MAX_SPREADS];
  for (let step = 0; step < BISECTIONS; step += 1) {
    const middle = (low + high) / 2;
    if ((shiftFound(1, middle) ?? Infinity) <= 2 * middle) high = middle;
    else low = middle;
  }
  return high;
}

export function findMinRounds({ alpha, testCount }: Omit<TestPlan, 'rounds'>): number {
  let rounds = 1;
  while (smallestTwoSidedP(rounds, rounds) / 2 > alpha / testCount) rounds += 1;
  return rounds;
}
