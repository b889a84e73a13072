// Measures how much each benchmark differs from itself, in a run whose base and head are the same commit, and computes
// which changes a plan can detect in that noise, and so which limit suits. It spends alpha as the gate does: shared among
// all tests and over the looks. In: Comparisons and plans. Out: numbers.

import {
  changeFinder,
  planDetectionLooks,
  type RowNoise,
  shiftFinder,
  spreadOf,
  toShift,
} from '../compare/detectable.ts';
import type { Comparison } from '../model/comparison.ts';
import type { CostEstimate } from '../model/cost.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atFlag } from '../model/location.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import type { ShiftFinder } from '../stats/detectable.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';

export interface Noise {
  readonly row: Comparison;
  /** `exact`: all values are equal. `ratioless`: a value is not above zero, so there is no relative change. */
  readonly kind: 'varies' | 'exact' | 'ratioless' | 'one-sided';
  /** Standard deviation of the logarithms around each side's median, pooled; 0.02 is nearly 2 %. Null without a ratio. */
  readonly spread: number | null;
}

export function noiseOf(row: Comparison): Noise {
  if (row.base === null || row.head === null) return { row, kind: 'one-sided', spread: null };
  if (row.exact) return { row, kind: 'exact', spread: 0 };
  const spread = spreadOf(row);
  return { row, kind: spread === null ? 'ratioless' : 'varies', spread };
}

export function rankVaryingRows(noise: readonly Noise[]): (Noise & { readonly spread: number })[] {
  return noise
    .filter((one): one is Noise & { readonly spread: number } => one.kind === 'varies')
    .toSorted((a, b) => b.spread - a.spread);
}

/** Of the interquartile range: with n values its relative standard error is 1/sqrt(2n·0.37) (Rousseeuw & Croux 1993). */
const EFFICIENCY = 0.37;

/** Standard errors: in a normal distribution one row in twenty has more. */
export const UPPER_BOUND_Z = 1.645;

/** Largest factor between the upper bound and the estimate, for rows with very few values. */
const MAX_FACTOR = 5;

/** An upper confidence bound of the spread, which few values estimate only roughly. Null without a spread. */
export function spreadBoundOf(noise: Noise): number | null {
  const { spread } = noise;
  const part = 1 - UPPER_BOUND_Z * spreadErrorOf(noise);
  return spread === null ? null : spread / Math.max(1 / MAX_FACTOR, part);
}

/** Relative standard error of the spread. */
export function spreadErrorOf({ row }: Noise): number {
  const n = (row.base?.n ?? 0) + (row.head?.n ?? 0);
  return 1 / Math.sqrt(2 * n * EFFICIENCY);
}

export const MIN_NOISE_ROUNDS = 4;

export function reportTooLittleTime({ maxMinutes, elapsedMs, roundMs, rounds, maxRounds }: CostEstimate): Diagnostic[] {
  if (maxRounds >= MIN_NOISE_ROUNDS) return [];
  const neededMinutes = Math.ceil((elapsedMs + MIN_NOISE_ROUNDS * roundMs) / 60_000);
  const data = { roundMs, maxMinutes, rounds, neededMinutes, minRounds: MIN_NOISE_ROUNDS };
  return [makeError('noise-time-too-short', atFlag('max-minutes'), data, { failure: 'rounds-too-few' })];
}

export interface TestPlan {
  readonly rounds: PlannedRounds;
  readonly alpha: number;
  readonly testCount: number;
}

export const LIMIT_STEPS = [0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5] as const;

/** Builds of different code differ by this much for other reasons, such as the order of functions, which doctor cannot see. */
const MIN_TIME_LIMIT = 0.02;
const MIN_LIMIT = 0.01;

export function minLimitFor(unit: string): number {
  return isTimeBased(unit) ? MIN_TIME_LIMIT : MIN_LIMIT;
}

/** A time, or a rate per second. */
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
  const chances = planDetectionLooks(rounds, alpha / testCount, { witnesses: 2 });
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
