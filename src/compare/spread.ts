// Measures how much the values of a row vary around the median of their side. In: a Comparison. Out: a standard
// deviation of logarithms. A difference between the sides has no influence on it.

import type { Comparison, SampleSummary } from '../model/comparison.ts';
import { robustSpread } from '../stats/robust-spread.ts';

/** The spread is of both sides together; 0.02 is nearly 2 %. Null if a side is missing or a value is 0 or below. */
export function spreadOf({ base, head }: Pick<Comparison, 'base' | 'head'>): number | null {
  if (base === null || head === null) return null;
  const sides = [base, head];
  if (!sides.every(({ values }) => values.every((value) => value > 0))) return null;
  return robustSpread(sides.flatMap(residuals));
}

/**
 * Deviations from a median of the same values are too small by about sqrt((n-1)/n), as deviations from a mean are: by 9
 * % for six values a side.
 */
function biasCorrectionOf({ n }: SampleSummary): number {
  return n > 1 ? Math.sqrt(n / (n - 1)) : 1;
}

/** Drift over the run is part of them, as it disturbs a gate like other noise. */
function residuals(side: SampleSummary): number[] {
  return side.values.map((value) => biasCorrectionOf(side) * Math.log(value / side.median));
}
