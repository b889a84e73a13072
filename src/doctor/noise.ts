// How far each benchmark differs from itself: the noise of every row of a run in which base and head are the same
// commit. Comparisons in, one Noise each out. It knows no budgets and no limits.

import { spreadOf } from '../compare/spread.ts';
import type { Comparison } from '../model/comparison.ts';

export interface Noise {
  readonly row: Comparison;
  /**
   * `varies`: as most do. `exact`: every value was the same, so that no evidence is needed. `ratioless`: some value
   * is not above zero, so that no change in percent exists. `one-sided`: the other side does not have it at all.
   */
  readonly kind: 'varies' | 'exact' | 'ratioless' | 'one-sided';
  /**
   * Standard deviation of the logarithms around each side's median, both sides pooled; 0.02 is nearly 2 %. 0 when
   * exact, null where there is no ratio.
   */
  readonly spread: number | null;
}

export function noiseOf(row: Comparison): Noise {
  if (row.base === null || row.head === null) return { row, kind: 'one-sided', spread: null };
  if (row.exact) return { row, kind: 'exact', spread: 0 };
  const spread = spreadOf(row);
  return { row, kind: spread === null ? 'ratioless' : 'varies', spread };
}

/** Noisiest first. */
export function varying(noise: readonly Noise[]): (Noise & { readonly spread: number })[] {
  return noise
    .filter((one): one is Noise & { readonly spread: number } => one.kind === 'varies')
    .toSorted((left, right) => right.spread - left.spread);
}

/**
 * The interquartile range uses 37 % of what the values know of the spread, so that n of them know it to
 * 1/sqrt(2n·0.37) of itself (Rousseeuw & Croux 1993).
 */
const EFFICIENCY = 0.37;

/** Standard errors, of a normal distribution: one row in twenty has more. */
const SURE = 1.645;

/** Where there are hardly any values, this is all that is said. */
const MOST_FACTOR = 5;

/** The spread that a row may have after all: so few values know it only roughly. */
export function spreadAtMost({ row, spread }: Noise): number | null {
  const n = (row.base?.n ?? 0) + (row.head?.n ?? 0);
  const part = 1 - SURE / Math.sqrt(2 * n * EFFICIENCY);
  return spread === null ? null : spread / Math.max(1 / MOST_FACTOR, part);
}
