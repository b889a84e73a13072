// Binomial coefficients and the fair-coin distribution Binomial(n, 1/2), which says how many of n values lie
// below the median they were drawn around. Whole numbers in, numbers out.

/** The ways to choose k of n: exact up to n = 50, above that right to a relative 1e-14. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  // Each step is itself a binomial coefficient, so that the division leaves no remainder.
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = (ways * (n - i + 1)) / i;
  return ways;
}

/** P(exactly k heads in n tosses), as exact as `choose`. Must not be asked above n = 1000: doubles end there. */
export function coinProbability(n: number, k: number): number {
  return choose(n, k) * 2 ** -n;
}
