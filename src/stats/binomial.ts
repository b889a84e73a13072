// Binomial coefficients and the fair-coin distribution Binomial(n, 1/2), which is the distribution of how many of n
// values are below the true median. Whole numbers in, numbers out.

/** Number of ways to choose k of n: exact up to n = 50, above that to a relative error of 1e-14. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  // Each intermediate result is a binomial coefficient, so the division has no remainder.
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/** P(exactly k heads in n tosses), as exact as `choose`. Not for n > 1000, where doubles overflow. */
export function coinProbability(n: number, k: number): number {
  return choose(n, k) * 2 ** -n;
}

/**
 * The sign test: returns P(X >= k) for X ~ Binomial(n, 1/2), the probability that at least k of n values are on one side
 * of a limit when the true median is not. Values equal to the limit are part of n but not of k, which can only make
 * p larger. Source: Dixon & Mood, Journal of the American Statistical Association 41 (1946), 557-566.
 */
export function signTest(k: number, n: number): number {
  // Adds powers of two by their exponents, because 2^-n itself underflows if n is in the thousands.
  let exponent = -n;
  let p = 0;
  for (let count = n; count >= k; count -= 1) {
    p += 2 ** exponent;
    exponent += Math.log2(count / (n - count + 1));
  }
  return Math.min(1, p);
}
