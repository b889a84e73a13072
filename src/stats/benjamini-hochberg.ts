// Adjusts p values of several tests so that few of those called significant are false. p values in, adjusted ones out.
// Source: Benjamini & Hochberg, Journal of the Royal Statistical Society B 57 (1995).

/**
 * In the order of the p values: the smallest rate of false discoveries at which each test is significant, m·p/k for the
 * k-th smallest of m, and never more than that of a larger p. Calling significant what is at most q keeps the expected
 * share of false ones at most q, if the tests are independent or depend on each other positively.
 */
export function adjustForFalseDiscoveries(ps: readonly number[]): number[] {
  const descending = [...ps.keys()].sort((a, b) => ps[b]! - ps[a]!);
  const adjusted = new Array<number>(ps.length);
  let smallest = 1;
  for (const [place, index] of descending.entries()) {
    smallest = Math.min(smallest, (ps[index]! * ps.length) / (ps.length - place));
    adjusted[index] = smallest;
  }
  return adjusted;
}
