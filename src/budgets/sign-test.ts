// The sign test: the probability that at least k of n values are on one side of a limit when the true median is not.
// In: k and n. Out: a one-sided p. The values must be independent; their distribution may be any.

/**
 * Returns P(X >= k) for X ~ Binomial(n, 1/2). Values equal to the limit are part of n but not of k, which can only make
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
