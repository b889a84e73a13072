// The standard normal distribution: both tails and the quantile; and a chi-square tail from it. simple-statistics gives
// too few digits (its errorFunction is good to 1.2e-7 absolute, its table ends near 3.1), because a p of 1e-8 is an
// ordinary result here.
// Source of the other formulas: Abramowitz & Stegun, Handbook of Mathematical Functions (1964), chapter 26.2.

const DENSITY_AT_ZERO = 1 / Math.sqrt(2 * Math.PI);

/** Limit between the series (below) and the continued fraction (above). Both give at least 13 digits there. */
const SERIES_UP_TO = 2.5;

/** Depth at which the continued fraction is exact to the last bit for every z above the limit. */
const FRACTION_DEPTH = 80;

/** P(Z > z), with a relative error below 1e-12 wherever the result is a normal double (z < 37.5). */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  return z < SERIES_UP_TO ? 0.5 - centralHalf(z) : density(z) * millsRatio(z);
}

/** P(Z <= z). Small probabilities keep their digits too. */
export function normalCdf(z: number): number {
  return normalTail(-z);
}

/** The z with P(Z <= z) = p, for p from 0 (-Infinity) to 1 (Infinity). */
export function normalQuantile(p: number): number {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p <= 0) return -Infinity;
  let z = firstGuess(p);
  // Halley's method triples the correct digits: 3, 10, 30.
  for (let step = 0; step < 2; step++) {
    const miss = (normalTail(z) - p) / density(z);
    z += (2 * miss) / (2 - miss * z);
  }
  return -z;
}

/** The same to 4.5e-4, without the steps that make it exact, for p between 0 and 1. */
export function roughQuantile(p: number): number {
  return p > 0.5 ? firstGuess(1 - p) : -firstGuess(p);
}

function density(z: number): number {
  return DENSITY_AT_ZERO * Math.exp(-0.5 * z * z);
}

/** P(0 < Z < z) by 26.2.11: density times z + z³/3 + z⁵/(3·5) + …. All terms are positive, so none cancel. */
function centralHalf(z: number): number {
  let term = z;
  let sum = z;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return density(z) * sum;
}

/** P(Z > z) divided by the density, by 26.2.14: 1/(z + 1/(z + 2/(z + 3/(z + …)))). */
function millsRatio(z: number): number {
  let below = z;
  for (let k = FRACTION_DEPTH; k >= 1; k--) below = z + k / below;
  return 1 / below;
}

/** The z with P(Z > z) = p for 0 < p <= 1/2, to 4.5e-4, by 26.2.23. */
function firstGuess(p: number): number {
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 0.001308));
  return t - above / below;
}

/**
 * P(X > squares) for a chi-square X with `freedom` degrees of freedom, at least 1: the cube root of X/freedom is nearly
 * normal. The error is below 0.01 for one degree and below 0.001 from three on, which is enough to say that comparisons
 * disagree. Source: Wilson & Hilferty, The Distribution of Chi-Square (1931).
 */
export function chiSquareTail(squares: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(squares / freedom) - (1 - spread)) / Math.sqrt(spread));
}
