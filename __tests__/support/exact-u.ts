// Mann-Whitney by another way than the program's, in whole numbers of any size: pooled values are dealt to base
// one after the other, and what is counted are sums of (doubled, mean) ranks. Two samples in, exact counts out.

export interface ExactCounts {
  /** Twice base's U. */
  readonly doubledU: number;
  /** All the ways to deal the pooled values. */
  readonly all: bigint;
  /** Those in which base's doubled U is at most, or at least, the given one. */
  atMost(doubledU: number): bigint;
  atLeast(doubledU: number): bigint;
}

export function exactCounts(base: readonly number[], head: readonly number[]): ExactCounts {
  const n = base.length;
  const pooled = [...base, ...head];
  const doubledRanks = pooled.map(
    (value) => pooled.filter((x) => x < value).length + pooled.filter((x) => x <= value).length + 1,
  );
  // ways[k]: the sum of the doubled ranks of k values -> how many choices of k values have it.
  const ways: Map<number, bigint>[] = Array.from({ length: n + 1 }, () => new Map());
  ways[0]!.set(0, 1n);
  for (const rank of doubledRanks) {
    for (let k = n; k >= 1; k--) {
      for (const [sum, count] of ways[k - 1]!) {
        ways[k]!.set(sum + rank, (ways[k]!.get(sum + rank) ?? 0n) + count);
      }
    }
  }
  const smallest = n * (n + 1);
  const count = (holds: (doubledU: number) => boolean) =>
    [...ways[n]!].reduce((total, [sum, number]) => (holds(sum - smallest) ? total + number : total), 0n);
  return {
    doubledU: doubledRanks.slice(0, n).reduce((sum, rank) => sum + rank, 0) - smallest,
    all: count(() => true),
    atMost: (doubledU) => count((x) => x <= doubledU),
    atLeast: (doubledU) => count((x) => x >= doubledU),
  };
}

/** The exact two-sided p: twice the smaller tail, at most 1. */
export function exactP(base: readonly number[], head: readonly number[]): number {
  const { doubledU, all, atMost, atLeast } = exactCounts(base, head);
  return Math.min(1, 2 * Math.min(ratio(atMost(doubledU), all), ratio(atLeast(doubledU), all)));
}

/** A quotient of huge whole numbers, to the precision of a double. */
export function ratio(part: bigint, whole: bigint): number {
  return Number(part) / Number(whole);
}
