// The upper tail of the chi-square distribution. Source: Wilson & Hilferty, The Distribution of Chi-Square (1931): the
// cube root of a chi-square over its degrees of freedom is nearly normal. The error of the probability is below 0.01
// for one degree of freedom and below 0.001 from three on, which is enough to say that comparisons disagree.

import { normalTail } from './normal.ts';

/** P(X > squares) for a chi-square X with `freedom` degrees of freedom, at least 1. */
export function chiSquareTail(squares: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread));
}
