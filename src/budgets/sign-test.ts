// The sign test: how surprising it is that so many of n values lie on one side of a limit, if the true median
// does not. Two counts in, a one-sided p out. Assumes independent values and nothing about their distribution.

/**
 * P(X >= k) for X ~ Binomial(n, 1/2). Values equal to the limit belong to the n and not to the k, which can
 * only make p larger. Dixon and Mood (1946), Journal of the American Statistical Association 41, 557-566.
 */
export function signTest(k: number, n: number): number {
  // In powers of two, because 2^-n itself is too small for a number where n is in the thousands.
  let exponent = -n;
  let p = 0;
  for (let count = n; count >= k; count -= 1) {
    p += 2 ** exponent;
    exponent += Math.log2(count / (n - count + 1));
  }
  return Math.min(1, p);
}
