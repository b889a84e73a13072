// The geometric mean: one number over many benchmarks, in which a halving and a doubling cancel out.
// Takes numbers, gives their geometric mean, or null where logarithms do not exist; must never give NaN.

/** Null when there are no values or one of them is not a finite number above zero. */
export function geomean(values: readonly number[]): number | null {
  if (values.length === 0 || !values.every((value) => value > 0 && value < Infinity)) return null;
  // A running mean in the order given, as benchstat keeps it: a plain sum differs in the last digits.
  let meanLog = 0;
  for (const [index, value] of values.entries()) {
    meanLog += (Math.log(value) - meanLog) / (index + 1);
  }
  return Math.exp(meanLog);
}
