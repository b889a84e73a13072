// In how many ways pooled values, some of them equal, can be dealt to two sides so that U stays within a bound.
// The pool is cut in two: the tables of a lower and an upper half are cached by their tie pattern, and one sum of
// products over both answers a question. Sizes and bounds in, counts out; the cache changes no answer.
// Counts are doubles: exact up to 2^53, then right to about 1e-14, as only positive numbers are added.

import { choose } from './binomial.ts';

/**
 * A part of the pool. Its counts stand in `exactly` and `atMost` from `offset` on: for each number of values
 * dealt to the side a row, by doubled U within the part, which begins at `starts[dealt]`.
 */
interface Part {
  readonly size: number;
  readonly offset: number;
  readonly starts: Int32Array;
}

/** The tables of all cached parts, one after the other: arrays of their own cost more than the counting. */
const FIRST_ENTRIES = 2 ** 13;
const MOST_ENTRIES = 2 ** 20;
type Counts = Int32Array | Float64Array;
let exactly: Counts = new Int32Array(0);
let atMost: Counts = new Int32Array(0);
let used = 0;
/** Up to so many values all counts have 32 bits. Such are read without an object before code is compiled. */
const NARROW_POOL = 33;
const parts = new Map<string, Part>();

export interface Deal {
  /** Sizes of the groups of equal values in the pool, in ascending order of the value; two groups or more. */
  readonly groups: readonly number[];
  /** How many values are dealt to the side. */
  readonly size: number;
  /** The largest doubled U of that side that counts; below zero none does. */
  readonly bound: number;
}

export function waysAtMost({ groups, size, bound }: Deal): number {
  const cut = middle(groups);
  const lowGroups = groups.slice(0, cut);
  const highGroups = groups.slice(cut);
  const lowSize = sum(lowGroups);
  const highSize = sum(highGroups);
  if (lowSize + highSize > NARROW_POOL && exactly instanceof Int32Array) widen();
  makeRoom(entries(lowSize) + entries(highSize));
  const low = partOf(lowGroups);
  const high = partOf(highGroups);
  let ways = 0;
  for (let inLow = Math.max(0, size - high.size); inLow <= Math.min(size, low.size); inLow++) {
    const inHigh = size - inLow;
    // Every value dealt from the upper half exceeds all those of the lower half that went to the other side.
    const rest = bound - 2 * inHigh * (low.size - inLow);
    if (rest >= 0) ways += pairsAtMost({ low, inLow, high, inHigh, rest });
  }
  return ways;
}

/** After how many groups half of the values are dealt, as nearly as can be. */
function middle(groups: readonly number[]): number {
  const half = sum(groups) / 2;
  let before = 0;
  let cut = 0;
  while (before + groups[cut]! <= half) before += groups[cut++]!;
  const isNearerAfter = before + groups[cut]! - half < half - before;
  return Math.max(1, isNearerAfter ? cut + 1 : cut);
}

interface Pairs {
  readonly low: Part;
  readonly inLow: number;
  readonly high: Part;
  readonly inHigh: number;
  readonly rest: number;
}

/** The ways in which the doubled U of the one part and that of the other add up to `rest` at most. */
function pairsAtMost({ low, inLow, high, inHigh, rest }: Pairs): number {
  const lowStart = low.offset + low.starts[inLow]!;
  const highStart = high.offset + high.starts[inHigh]!;
  const lowLast = 2 * inLow * (low.size - inLow);
  const highLast = 2 * inHigh * (high.size - inHigh);
  // Up to `free` the lower part leaves room for everything in the upper one.
  const free = Math.min(lowLast, rest - highLast);
  // Local names: reading a variable of the module in the innermost loop takes as long as the sum itself.
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
  if (used + wanted > MOST_ENTRIES) {
    parts.clear();
    used = 0;
  }
  const doubled = Math.min(2 * exactly.length, MOST_ENTRIES);
  const length = Math.max(used + wanted, doubled, FIRST_ENTRIES);
  if (length === exactly.length) return;
  exactly = grown(exactly, length);
  atMost = grown(atMost, length);
}

/** From the first larger pool on. */
function widen(): void {
  exactly = new Float64Array(0);
  atMost = new Float64Array(0);
  parts.clear();
  used = 0;
}

function grown(entries: Counts, length: number): Counts {
  const copy = entries instanceof Int32Array ? new Int32Array(length) : new Float64Array(length);
  copy.set(entries.subarray(0, used));
  return copy;
}

function partOf(groups: readonly number[]): Part {
  const key = String.fromCharCode(...groups);
  let part = parts.get(key);
  if (part === undefined) {
    const size = sum(groups);
    part = { size, offset: used, starts: startsOf(size) };
    used += entries(size);
    count(part, groups);
    parts.set(key, part);
  }
  return part;
}

/** How many entries the table of so many values has: the sum of 2·dealt·(size - dealt) + 1. */
function entries(size: number): number {
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

/** Group by group; the state is (values dealt to the side so far, doubled U so far). */
function count({ size, offset, starts }: Part, groups: readonly number[]): void {
  const end = offset + entries(size);
  exactly.fill(0, offset, end);
  exactly[offset] = 1;
  const half = size >> 1;
  let before = 0;
  for (const group of groups) {
    addGroup({ offset, starts, group, before, rows: Math.min(before + group, half) });
    before += group;
  }
  // The other side has what is not dealt to this one: its rows are the same, read backwards.
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
  /** How many values the groups before it have. */
  readonly before: number;
  /** The last row that is wanted. */
  readonly rows: number;
}

function addGroup({ offset, starts, group, before, rows }: Growth): void {
  const dealtOfGroup = Array.from({ length: group + 1 }, (_, k) => choose(group, k));
  const ways = exactly;
  // In place, from the largest row down: a row is fed by itself and by smaller ones only.
  for (let dealt = rows; dealt >= 1; dealt--) {
    for (let k = Math.max(1, dealt - before); k <= Math.min(group, dealt); k++) {
      const source = dealt - k;
      // Each of the k exceeds what the other side had before, and ties with what it has of this group.
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
