// How far the values of a row scatter around their own side's median. A Comparison in, a standard deviation of logarithms
// out. What differs between the sides is no part of it.

import type { Comparison, Summary } from '../model/comparison.ts';
import { robustSpread } from '../stats/robust-spread.ts';

/** Both sides pooled; 0.02 is nearly 2 %. Null with a side missing, and where a value is not above zero. */
export function spreadOf({ base, head }: Pick<Comparison, 'base' | 'head'>): number | null {
  if (base === null || head === null) return null;
  const sides = [base, head];
  if (!sides.every(({ values }) => values.every((value) => value > 0))) return null;
  return robustSpread(sides.flatMap(residuals));
}

/**
 * Deviations from a median of the same values are too small by about sqrt((n-1)/n), as those from a mean are: with six
 * values a side by 9 %.
 */
function enlargement({ n }: Summary): number {
  return n > 1 ? Math.sqrt(n / (n - 1)) : 1;
}

/** Drift over the run is part of it: it disturbs a gate as much as anything else. */
function residuals(side: Summary): number[] {
  return side.values.map((value) => enlargement(side) * Math.log(value / side.median));
}
