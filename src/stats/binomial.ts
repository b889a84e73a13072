// Binomial coefficients and the fair-coin distribution Binomial(n, 1/2), which is the distribution of how many of n
// values are below the true median. Whole numbers in, numbers out.

/** Returns the number of ways to choose k of n: exact up to n = 50, above that to a relative error of 1e-14. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  // Each intermediate result is a binomial coefficient, so the division has no remainder.
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/** Returns P(exactly k heads in n tosses), as exact as `choose`. Not for n > 1000, where doubles overflow. */
export function coinProbability(n: number, k: number): number {
  return choose(n, k) * 2 ** -n;
}
