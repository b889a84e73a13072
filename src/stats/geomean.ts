// The geometric mean: one number for many benchmarks, in which a halving and a doubling cancel out. Numbers in, their
// geometric mean out, or null if a logarithm does not exist. It must never return NaN.

/** Computes the geometric mean. Null if there are no values, or one is not a finite number above zero. */
export function geomean(values: readonly number[]): number | null {
  if (values.length === 0 || !values.every((value) => value > 0 && value < Infinity)) return null;
  // Running mean in the given order, as in benchstat. A plain sum would differ in the last digits.
  let meanLog = 0;
  for (const [index, value] of values.entries()) {
    meanLog += (Math.log(value) - meanLog) / (index + 1);
  }
  return Math.exp(meanLog);
}
