// The slope of the line that fits points best, by ordinary least squares (Draper and Smith, Applied Regression Analysis, 3rd edition,
// 1998, chapter 1).

import { mean } from 'simple-statistics';

/** At least two different `xs`, and one of `ys` for each. */
export function fitSlope(xs: readonly number[], ys: readonly number[]): number {
  const middle = mean([...xs]);
  const moment = (of: readonly number[]) => of.reduce((sum, one, index) => sum + (xs[index]! - middle) * one, 0);
  return moment(ys) / moment(xs);
}
