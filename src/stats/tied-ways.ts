// Counts the ways to deal pooled values, some of them equal, to two sides so that U is at most a bound. The pool is
// split in two: tables of a lower and an upper half are cached by their tie pattern, and a sum of products over both
// gives the answer. Sizes and bounds in, counts out. The cache does not change results.
// Counts are doubles: exact up to 2^53, then accurate to about 1e-14, because only positive numbers are added.

import { choose } from './binomial.ts';

/**
 * A part of the pool. Its counts are in `exactly` and `atMost` from `offset` on, with one row for each number of values
 * dealt to the side. A row starts at `starts[dealt]`, and its index is the doubled U within the part.
 */
interface PoolPart {
  readonly size: number;
  readonly offset: number;
  readonly starts: Int32Array;
}

/** Capacity of the arrays with the tables of all cached parts. Separate arrays cost more than the counting. */
const FIRST_ENTRIES = 2 ** 13;
const MAX_ENTRIES = 2 ** 20;
type CountArray = Int32Array | Float64Array;
let exactly: CountArray = new Int32Array(0);
let atMost: CountArray = new Int32Array(0);
let used = 0;
/** Largest pool whose counts all fit in 32 bits. Uncompiled code reads such counts without creating objects. */
const MAX_INT32_POOL = 33;
const parts = new Map<string, PoolPart>();

export interface Deal {
  /** Sizes of the groups of equal values in the pool, in ascending order of the value; at least two groups. */
  readonly groups: readonly number[];
  /** Number of values dealt to the side. */
  readonly size: number;
  /** Largest doubled U of that side to include. If negative, the count is 0. */
  readonly bound: number;
}

export function waysAtMost({ groups, size, bound }: Deal): number {
  const cut = findSplit(groups);
  const lowGroups = groups.slice(0, cut);
  const highGroups = groups.slice(cut);
  const lowSize = sum(lowGroups);
  const highSize = sum(highGroups);
  if (lowSize + highSize > MAX_INT32_POOL && exactly instanceof Int32Array) widen();
  makeRoom(countEntries(lowSize) + countEntries(highSize));
  const low = partOf(lowGroups);
  const high = partOf(highGroups);
  let ways = 0;
  for (let inLow = Math.max(0, size - high.size); inLow <= Math.min(size, low.size); inLow++) {
    const inHigh = size - inLow;
    // Every value dealt from the upper half exceeds all values of the lower half that the other side got.
    const rest = bound - 2 * inHigh * (low.size - inLow);
    if (rest >= 0) ways += pairsAtMost({ low, inLow, high, inHigh, rest });
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

interface Pairs {
  readonly low: PoolPart;
  readonly inLow: number;
  readonly high: PoolPart;
  readonly inHigh: number;
  readonly rest: number;
}

/** Counts the ways in which the doubled U of both parts adds up to at most `rest`. */
function pairsAtMost({ low, inLow, high, inHigh, rest }: Pairs): number {
  const lowStart = low.offset + low.starts[inLow]!;
  const highStart = high.offset + high.starts[inHigh]!;
  const lowLast = 2 * inLow * (low.size - inLow);
  const highLast = 2 * inHigh * (high.size - inHigh);
  // As long as the U of the lower part is at most `free`, every U of the upper part fits.
  const free = Math.min(lowLast, rest - highLast);
  // Local names: reading a module variable in the innermost loop takes as long as the addition itself.
  const inLowPart = exactly;
  const inHighPart = atMost;
  const last = Math.min(lowLast, rest);
  let ways = free < 0 ? 0 : inHighPart[lowStart + free]! * inHighPart[highStart + highLast]!;
  for (let u = Math.max(0, free + 1); u <= last; u++) {
    ways += inLowPart[lowStart + u]! * inHighPart[highStart + rest - u]!;
  }
  return ways;
}

function makeRoom(wanted: number): void {
  if (used + wanted <= exactly.length) return;
  if (used + wanted > MAX_ENTRIES) {
    parts.clear();
    used = 0;
  }
  const doubled = Math.min(2 * exactly.length, MAX_ENTRIES);
  const length = Math.max(used + wanted, doubled, FIRST_ENTRIES);
  if (length === exactly.length) return;
  exactly = growArray(exactly, length);
  atMost = growArray(atMost, length);
}

/** Changes the arrays to 64 bits, from the first larger pool on. */
function widen(): void {
  exactly = new Float64Array(0);
  atMost = new Float64Array(0);
  parts.clear();
  used = 0;
}

function growArray(entries: CountArray, length: number): CountArray {
  const copy = entries instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  copy.set(entries.subarray(0, used));
  return copy;
}

function partOf(groups: readonly number[]): PoolPart {
  const key = String.fromCharCode(...groups);
  let part = parts.get(key);
  if (part === undefined) {
    const size = sum(groups);
    part = { size, offset: used, starts: startsOf(size) };
    used += countEntries(size);
    fillCounts(part, groups);
    parts.set(key, part);
  }
  return part;
}

function countEntries(size: number): number {
  return ((size - 1) * size * (size + 1)) / 3 + size + 1;
}

const startsBySize: Int32Array[] = [];

function startsOf(size: number): Int32Array {
  let starts = startsBySize[size];
  if (starts === undefined) {
    starts = new Int32Array(size + 2);
    for (let dealt = 0; dealt <= size; dealt++) {
      starts[dealt + 1] = starts[dealt]! + 2 * dealt * (size - dealt) + 1;
    }
    startsBySize[size] = starts;
  }
  return starts;
}

/** Fills the table of a part, group by group. The state is (values dealt to the side so far, doubled U so far). */
function fillCounts({ size, offset, starts }: PoolPart, groups: readonly number[]): void {
  const end = offset + countEntries(size);
  exactly.fill(0, offset, end);
  exactly[offset] = 1;
  const half = size >> 1;
  let before = 0;
  for (const group of groups) {
    addGroup({ offset, starts, group, before, rows: Math.min(before + group, half) });
    before += group;
  }
  // The other side gets the remaining values, so its rows are the same in reverse order.
  for (let at = offset + starts[half + 1]!; at < end; at++) exactly[at] = exactly[offset + end - 1 - at]!;
  for (let dealt = 0; dealt <= size; dealt++) {
    accumulate(offset + starts[dealt]!, offset + starts[dealt + 1]!);
  }
}

function accumulate(start: number, end: number): void {
  const from = exactly;
  const to = atMost;
  let total = 0;
  for (let at = start; at < end; at++) {
    total += from[at]!;
    to[at] = total;
  }
}

interface Growth {
  readonly offset: number;
  readonly starts: Int32Array;
  readonly group: number;
  /** Number of values in the groups before it. */
  readonly before: number;
  /** Last row to compute. */
  readonly rows: number;
}

function addGroup({ offset, starts, group, before, rows }: Growth): void {
  const dealtOfGroup = Array.from({ length: group + 1 }, (_, k) => choose(group, k));
  const ways = exactly;
  // In place, from the largest row down, because a row only depends on itself and smaller rows.
  for (let dealt = rows; dealt >= 1; dealt--) {
    for (let k = Math.max(1, dealt - before); k <= Math.min(group, dealt); k++) {
      const source = dealt - k;
      // Each of the k values exceeds what the other side got before, and ties with what it gets of this group.
      const to = offset + starts[dealt]! + k * (2 * (before - source) + group - k);
      const from = offset + starts[source]!;
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
