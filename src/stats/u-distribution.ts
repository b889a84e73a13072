// The exact distribution of Mann-Whitney's U if base and head do not differ: every way to deal the pooled values to the
// two sides is equally likely. U is the number of pairs in which the value of one side is larger, plus half of the
// ties. Sizes and tie groups in, probabilities out. Caches do not change results.

import { choose } from './binomial.ts';

const lowerHalves = new Map<string, Float64Array>();

/** P(U <= k) for k = 0, 1, … floor(n·m/2) if no two values are equal. U is symmetric about n·m/2. */
export function untiedLowerHalf(n: number, m: number): Float64Array {
  const small = Math.min(n, m);
  const key = `${small} of ${n + m}`;
  const half = lowerHalves.get(key) ?? untiedLowerHalves(n + m, small, small)[small]!;
  lowerHalves.set(key, half);
  return half;
}

/**
 * The same for every size n of the smaller side from `smallest` to `largest`, at index n, if both sides have `total`
 * values. At other indices is nothing. Source: Mann & Whitney (1947), p[n,m](U) = (n·p[n-1,m](U-m) + m·p[n,m-1](U)) /
 * (n+m). As in benchstat, it uses probabilities and sums them from U = 0, so p equals benchstat's to the last bit.
 */
export function untiedLowerHalves(total: number, smallest: number, largest = total >> 1): Float64Array[] {
  const last = (largest * (total - largest)) >> 1;
  // P(U = k) for 0 … `largest` values on one side and `large` on the other, at first none.
  const rows = Array.from({ length: largest + 1 }, () => new Float64Array(last + 1));
  rows[0]![0] = 1;
  const tails: Float64Array[] = [];
  for (let large = 1; large <= total - smallest; large++) {
    enlarge(rows, large, last);
    const small = total - large;
    if (small > largest) continue;
    const tail = rows[small]!.slice(0, ((small * large) >> 1) + 1);
    for (let u = 1; u < tail.length; u++) tail[u]! += tail[u - 1]!;
    tails[small] = tail;
  }
  return tails;
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

export interface Deal {
  /** Sizes of the groups of equal values in the pool, in ascending order of the value; at least two groups. */
  readonly groups: readonly number[];
  /** Number of values dealt to the side whose U is meant. */
  readonly size: number;
  /** Twice the U of that side, which is a whole number even with ties. */
  readonly doubledU: number;
}

/**
 * The smaller of P(U <= u) and P(U >= u), given the ties. With ties and unequal sizes the distribution is not
 * symmetric, so both tails must be computed. benchstat computes one, and can print a p above 1.
 */
export function smallerTiedTail({ groups, size, doubledU }: Deal): number {
  const total = sum(groups);
  const pairs = size * (total - size);
  // The U of the other side is n·m - U. Count the tail away from the mean: it is cheaper and, if small, exact.
  const followed = doubledU <= pairs ? size : total - size;
  const bound = Math.min(doubledU, 2 * pairs - doubledU);
  const atMost = countDeals({ groups, size: followed, doubledU: bound });
  const below = countDeals({ groups, size: followed, doubledU: bound - 1 });
  const all = choose(total, followed);
  return Math.min(atMost, all - below) / all;
}

/**
 * Counts the deals whose U is at most that one; none if it is negative. The pool is split in two: tables of a lower and
 * an upper half are cached by their tie pattern, and a sum of products over both gives the answer. Counts are doubles:
 * exact up to 2^53, then accurate to about 1e-14, because only positive numbers are added.
 */
export function countDeals({ groups, size, doubledU }: Deal): number {
  const cut = findSplit(groups);
  const low = partOf(groups.slice(0, cut));
  const high = partOf(groups.slice(cut));
  let ways = 0;
  for (let inLow = Math.max(0, size - high.size); inLow <= Math.min(size, low.size); inLow++) {
    const inHigh = size - inLow;
    // Every value dealt from the upper half exceeds all values of the lower half that the other side got.
    const rest = doubledU - 2 * inHigh * (low.size - inLow);
    if (rest >= 0) ways += countPairs(low, inLow, high, inHigh, rest);
  }
  return ways;
}

/** The lower half of the groups has about half of the values. */
function findSplit(groups: readonly number[]): number {
  const half = sum(groups) / 2;
  let before = 0;
  let cut = 0;
  while (before + groups[cut]! <= half) before += groups[cut++]!;
  const isNearerAfter = before + groups[cut]! - half < half - before;
  return Math.max(1, isNearerAfter ? cut + 1 : cut);
}

/** Counts the ways in which the doubled U of both parts adds up to at most `rest`. */
function countPairs(low: PoolPart, inLow: number, high: PoolPart, inHigh: number, rest: number): number {
  const lowStart = low.starts[inLow]!;
  const highStart = high.starts[inHigh]!;
  const lowLast = 2 * inLow * (low.size - inLow);
  const highLast = 2 * inHigh * (high.size - inHigh);
  // As long as the U of the lower part is at most `free`, every U of the upper part fits.
  const free = Math.min(lowLast, rest - highLast);
  const { exactly } = low;
  const { atMost } = high;
  let ways = free < 0 ? 0 : low.atMost[lowStart + free]! * atMost[highStart + highLast]!;
  const last = Math.min(lowLast, rest);
  for (let u = Math.max(0, free + 1); u <= last; u++) {
    ways += exactly[lowStart + u]! * atMost[highStart + rest - u]!;
  }
  return ways;
}

/**
 * A part of the pool, and its counts: one row for each number of values dealt to the side. A row starts at
 * `starts[dealt]`, and its index is the doubled U within the part.
 */
interface PoolPart {
  readonly size: number;
  readonly starts: readonly number[];
  readonly exactly: Float64Array | Int32Array;
  readonly atMost: Float64Array | Int32Array;
}

/** Counts that the cache keeps: 16 MB. */
const MAX_COUNTS = 2 ** 20;
const parts = new Map<string, PoolPart>();
let cachedCounts = 0;

function partOf(groups: readonly number[]): PoolPart {
  const key = String.fromCharCode(...groups);
  let part = parts.get(key);
  if (part === undefined) {
    part = makePart(groups);
    cachedCounts += part.exactly.length;
    if (cachedCounts > MAX_COUNTS) {
      parts.clear();
      cachedCounts = part.exactly.length;
    }
    parts.set(key, part);
  }
  return part;
}

/** Up to this size every number of ways fits 32 bits, which is faster: 33 values can be dealt in 1.2 billion ways. */
const MAX_SMALL_POOL = 33;

/** Fills the table group by group. The state is (values dealt to the side so far, doubled U so far). */
function makePart(groups: readonly number[]): PoolPart {
  const size = sum(groups);
  const starts = startsOf(size);
  const Counts = size <= MAX_SMALL_POOL ? Int32Array : Float64Array;
  const exactly = new Counts(starts[size + 1]!);
  exactly[0] = 1;
  const half = size >> 1;
  let before = 0;
  for (const group of groups) {
    addGroup(exactly, starts, group, before, Math.min(before + group, half));
    before += group;
  }
  // The other side gets the remaining values, so its rows are the same in reverse order.
  for (let at = starts[half + 1]!; at < exactly.length; at++) exactly[at] = exactly[exactly.length - 1 - at]!;
  const atMost = new Counts(exactly.length);
  for (let dealt = 0; dealt <= size; dealt++) {
    let total = 0;
    for (let at = starts[dealt]!; at < starts[dealt + 1]!; at++) {
      total += exactly[at]!;
      atMost[at] = total;
    }
  }
  return { size, starts, exactly, atMost };
}

const startsBySize: number[][] = [];

function startsOf(size: number): readonly number[] {
  let starts = startsBySize[size];
  if (starts === undefined) {
    starts = [0];
    for (let dealt = 0; dealt <= size; dealt++) starts.push(starts[dealt]! + 2 * dealt * (size - dealt) + 1);
    startsBySize[size] = starts;
  }
  return starts;
}

/** `before` is the number of values in the groups before it, `rows` the last row to compute. */
function addGroup(
  ways: Float64Array | Int32Array,
  starts: readonly number[],
  group: number,
  before: number,
  rows: number,
): void {
  const dealtOfGroup = Array.from({ length: group + 1 }, (_, k) => choose(group, k));
  // In place, from the largest row down, because a row only depends on itself and smaller rows.
  for (let dealt = rows; dealt >= 1; dealt--) {
    for (let k = Math.max(1, dealt - before); k <= Math.min(group, dealt); k++) {
      const source = dealt - k;
      // Each of the k values exceeds what the other side got before, and ties with what it gets of this group.
      const to = starts[dealt]! + k * (2 * (before - source) + group - k);
      const from = starts[source]!;
      const last = 2 * source * (before - source);
      const factor = dealtOfGroup[k]!;
      for (let u = 0; u <= last; u++) ways[to + u]! += factor * ways[from + u]!;
    }
  }
}

function sum(sizes: readonly number[]): number {
  let total = 0;
  for (let index = 0; index < sizes.length; index++) total += sizes[index]!;
  return total;
}
