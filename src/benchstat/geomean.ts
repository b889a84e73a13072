// The geometric mean as benchstat prints it, which is full digits in CSV and the sign of `-0.00%` in text.
// Takes numbers in the order of the rows; null where benchstat has none. The one for judging is in `stats`.

import { goExp, goLog } from './go-math.ts';

/** Null when there are no values, one is zero or below, or infinities and NaN leave no number. */
export function geomean(values: readonly number[]): number | null {
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
