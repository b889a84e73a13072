// The exact distribution of Mann-Whitney's U if base and head do not differ: every way to deal the pooled values to the
// two sides is equally likely. U is the number of pairs in which the value of one side is larger, plus half of the
// ties. Sizes and tie groups in, probabilities out. A cache does not change results.

import { choose } from './binomial.ts';
import { waysAtMost } from './tied-ways.ts';

const lowerHalves = new Map<string, Float64Array>();

/**
 * P(U <= k) for k = 0, 1, … floor(n·m/2) if no two values are equal. U is symmetric about n·m/2. Source: Mann & Whitney
 * (1947), p[n,m](U) = (n·p[n-1,m](U-m) + m·p[n,m-1](U)) / (n+m). As in benchstat, it uses probabilities and sums them
 * from U = 0, so p equals benchstat's to the last bit.
 */
export function untiedLowerHalf(n: number, m: number): Float64Array {
  if (n > m) return untiedLowerHalf(m, n);
  const key = `${n},${m}`;
  let half = lowerHalves.get(key);
  if (half === undefined) {
    half = untiedProbabilities(n, m);
    for (let u = 1; u < half.length; u++) half[u]! += half[u - 1]!;
    lowerHalves.set(key, half);
  }
  return half;
}

/** P(U = k) for k = 0 … floor(n·m/2), n <= m. */
function untiedProbabilities(n: number, m: number): Float64Array {
  const last = Math.floor((n * m) / 2);
  const rows = firstRows(n, last);
  for (let large = 1; large <= m; large++) enlarge(rows, large, last);
  return rows[n]!;
}

/**
 * P(U <= k) for k = 0, 1, … floor(n·m/2), for every size n of one side from `smallest` on, at index n, if both sides
 * have `total` values and no two are equal. n is the smaller side, or half of all. At other indices is nothing.
 */
export function untiedLowerHalves(total: number, smallest: number): Float64Array[] {
  const half = total >> 1;
  const rows = firstRows(half, half * (total - half));
  const tails: Float64Array[] = [];
  for (let large = 1; large <= total - smallest; large++) {
    enlarge(rows, large, half * (total - half));
    const small = total - large;
    if (small > large) continue;
    const tail = rows[small]!.slice(0, Math.floor((small * large) / 2) + 1);
    for (let u = 1; u < tail.length; u++) tail[u]! += tail[u - 1]!;
    tails[small] = tail;
  }
  return tails;
}

/** P(U = k) for 0 … `n` values on one side and none on the other, with room for U up to `last`. */
function firstRows(n: number, last: number): Float64Array[] {
  const rows = Array.from({ length: n + 1 }, () => new Float64Array(last + 1));
  rows[0]![0] = 1;
  return rows;
}

/** Changes rows for `large` - 1 values on the other side to rows for `large`. */
function enlarge(rows: readonly Float64Array[], large: number, last: number): void {
  for (let small = 1; small <= Math.min(rows.length - 1, large); small++) {
    // In place, from the largest U down. On the diagonal p[n,n-1] is p[n-1,n], by symmetry.
    const row = rows[small]!;
    const withoutSmall = rows[small - 1]!;
    const withoutLarge = small < large ? row : withoutSmall;
    for (let u = Math.min(last, small * large); u >= 0; u--) {
      const shifted = u >= large ? small * withoutSmall[u - large]! : 0;
      row[u] = (shifted + large * withoutLarge[u]!) / (small + large);
    }
  }
}

export interface TiedOutcome {
  /** Sizes of the groups of equal values in the pooled data, in ascending order of the value. */
  readonly groups: readonly number[];
  /** Number of pooled values on the side whose U is given. */
  readonly size: number;
  /** Twice the U of that side, which is a whole number even with ties. */
  readonly doubledU: number;
}

/**
 * The smaller of P(U <= u) and P(U >= u), given the ties. With ties and unequal sizes the distribution is not
 * symmetric, so both tails must be computed. benchstat computes one, and can print a p above 1.
 */
export function smallerTiedTail({ groups, size, doubledU }: TiedOutcome): number {
  const total = groups.reduce((sum, group) => sum + group, 0);
  const pairs = size * (total - size);
  // The U of the other side is n·m - U. Count the tail away from the mean: it is cheaper and, if small, exact.
  const followed = doubledU <= pairs ? size : total - size;
  const bound = Math.min(doubledU, 2 * pairs - doubledU);
  const atMost = waysAtMost({ groups, size: followed, bound });
  const below = waysAtMost({ groups, size: followed, bound: bound - 1 });
  const all = choose(total, followed);
  return Math.min(atMost, all - below) / all;
}
