// Computes the geometric mean exactly as benchstat, because CSV shows all its digits and text the sign of `-0.00%`.
// Values must be in the order of the rows. The geometric mean for budgets is in `stats`.

import { goExp, goLog } from './go-math.ts';

/** Computes the geometric mean. Null if there are no values, if one is not positive, or if the result is NaN. */
export function benchstatGeomeanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let meanLog = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    if (value <= 0) return null;
    meanLog += (goLog(value) - meanLog) / (index + 1);
  }
  const mean = goExp(meanLog);
  return Number.isNaN(mean) ? null : mean;
}
