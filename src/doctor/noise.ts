// Measures how much each benchmark differs from itself, in a run whose base and head are the same commit. In:
// Comparisons. Out: one Noise each. It does not know budgets or limits. And whether the time allows enough rounds for it.

import { spreadOf } from '../compare/detectable.ts';
import type { Comparison } from '../model/comparison.ts';
import type { CostEstimate } from '../model/cost.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atFlag } from '../model/location.ts';

export interface Noise {
  readonly row: Comparison;
  /**
   * `varies`: the usual case. `exact`: all values are equal, so no test is needed. `ratioless`: a value is not above
   * zero, so there is no relative change. `one-sided`: only one side has the benchmark.
   */
  readonly kind: 'varies' | 'exact' | 'ratioless' | 'one-sided';
  /**
   * Standard deviation of the logarithms around each side's median, pooled over both sides; 0.02 is nearly 2 %. 0 if
   * exact, null if there is no ratio.
   */
  readonly spread: number | null;
}

export function noiseOf(row: Comparison): Noise {
  if (row.base === null || row.head === null) return { row, kind: 'one-sided', spread: null };
  if (row.exact) return { row, kind: 'exact', spread: 0 };
  const spread = spreadOf(row);
  return { row, kind: spread === null ? 'ratioless' : 'varies', spread };
}

/** The rows that vary, the noisiest first. */
export function rankVaryingRows(noise: readonly Noise[]): (Noise & { readonly spread: number })[] {
  return noise
    .filter((one): one is Noise & { readonly spread: number } => one.kind === 'varies')
    .toSorted((a, b) => b.spread - a.spread);
}

/**
 * Statistical efficiency of the interquartile range for the spread: with n values its relative standard error is
 * 1/sqrt(2n·0.37) (Rousseeuw & Croux 1993).
 */
const EFFICIENCY = 0.37;

/** Number of standard errors: in a normal distribution one row in twenty has more. */
const UPPER_BOUND_Z = 1.645;

/** Largest factor between the upper bound and the estimate, for rows with very few values. */
const MAX_FACTOR = 5;

/** An upper confidence bound of the spread, which few values estimate only roughly. Null without a spread. */
export function spreadBoundOf({ row, spread }: Noise): number | null {
  const n = (row.base?.n ?? 0) + (row.head?.n ?? 0);
  const part = 1 - UPPER_BOUND_Z / Math.sqrt(2 * n * EFFICIENCY);
  return spread === null ? null : spread / Math.max(1 / MAX_FACTOR, part);
}

export const MIN_NOISE_ROUNDS = 4;

export function reportTooLittleTime({ maxMinutes, elapsedMs, roundMs, rounds, maxRounds }: CostEstimate): Diagnostic[] {
  if (maxRounds >= MIN_NOISE_ROUNDS) return [];
  const neededMinutes = Math.ceil((elapsedMs + MIN_NOISE_ROUNDS * roundMs) / 60_000);
  const data = { roundMs, maxMinutes, rounds, neededMinutes, minRounds: MIN_NOISE_ROUNDS };
  return [makeError('noise-time-too-short', atFlag('max-minutes'), data, { failure: 'rounds-too-few' })];
}
