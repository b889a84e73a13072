// Estimates variances of many subjects from few values each, by borrowing from all of them. Variances in, the degrees of
// freedom and the centre of their common prior out.
// Source: Smyth, Linear models and empirical Bayes methods for assessing differential expression, Statistical Applications
// in Genetics and Molecular Biology 3 (2004), sections 3 and 6.2.

/** A scaled inverse chi-square prior of a variance. */
export interface VariancePrior {
  /** Degrees of freedom, from 0 (subjects share nothing) to Infinity (all have the same variance). */
  readonly degrees: number;
  readonly variance: number;
}

const NO_PRIOR: VariancePrior = { degrees: 0, variance: 0 };

const MIN_SUBJECTS = 3;

/** A variance of zero has no logarithm. This share of the median stands for it. */
const LOWEST_SHARE = 1e-2;

/** Fits the prior to sample variances of `degrees` degrees of freedom each. */
export function fitVariancePrior(variances: readonly number[], degrees: number): VariancePrior {
  const sorted = variances.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  if (sorted.length < MIN_SUBJECTS || middle === 0 || degrees <= 0) return NO_PRIOR;
  // With e of equation (6): the mean and the variance of log s² of one subject, without what its degrees of freedom give.
  const logs = variances.map(
    (variance) => Math.log(Math.max(variance, LOWEST_SHARE * middle)) - digamma(degrees / 2) + Math.log(degrees / 2),
  );
  const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
  const spread = logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / (logs.length - 1) - trigamma(degrees / 2);
  if (spread <= 0) return { degrees: Number.POSITIVE_INFINITY, variance: Math.exp(mean) };
  const half = trigammaInverse(spread);
  return { degrees: 2 * half, variance: Math.exp(mean + digamma(half) - Math.log(half)) };
}

export function moderateVariance(variance: number, degrees: number, prior: VariancePrior): number {
  if (prior.degrees === Number.POSITIVE_INFINITY) return prior.variance;
  return (prior.degrees * prior.variance + degrees * variance) / (prior.degrees + degrees);
}

/** Above this argument the asymptotic series are exact to 12 digits. Smaller ones are moved up by the recurrence. */
const SERIES_FROM = 10;

/** Logarithmic derivative of the gamma function, for x > 0 (DLMF 5.5.2 and 5.11.2). */
export function digamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < SERIES_FROM; y += 1) shift -= 1 / y;
  const z = 1 / (y * y);
  return shift + Math.log(y) - 0.5 / y - z * (1 / 12 - z * (1 / 120 - z * (1 / 252 - z * (1 / 240 - z / 132))));
}

/** Derivative of `digamma`, for x > 0 (DLMF 5.15.5 and 5.15.8). */
export function trigamma(x: number): number {
  let shift = 0;
  let y = x;
  for (; y < SERIES_FROM; y += 1) shift += 1 / (y * y);
  const z = 1 / (y * y);
  return shift + 1 / y + z / 2 + (z / y) * (1 / 6 - z * (1 / 30 - z * (1 / 42 - z * (1 / 30 - (5 * z) / 66))));
}

/** The x with trigamma(x) = y, for y > 0, by Newton's method on 1/trigamma (Smyth 2004, appendix). */
export function trigammaInverse(y: number): number {
  if (y > 1e7) return 1 / Math.sqrt(y);
  if (y < 1e-6) return 1 / y;
  let x = 0.5 + 1 / y;
  for (let step = 0; step < 50; step += 1) {
    const value = trigamma(x);
    const slope = (trigamma(x * (1 + 1e-6)) - value) / (x * 1e-6);
    const move = (value * (1 - value / y)) / slope;
    x += move;
    if (Math.abs(move) < 1e-8 * x) break;
  }
  return x;
}
