// Finds the split of a series at which the Mann-Whitney U test gives the smallest p, and says how likely so strong a
// split is by chance: the smallest p of many splits is too small to be believed. Values or their ranks in; a split, its
// strength and its p out. Permutations are seeded, so the p is the same in every run.
// Sources: maximally selected rank statistics, Lausen & Schumacher, Biometrics 48 (1992), with p in place of z;
// permutation p as in Davison & Hinkley, Bootstrap Methods (1997), chapter 4.2; early end with ties: Besag & Clifford,
// Biometrika 78 (1991); tail: Miller & Siegmund, Biometrics 38 (1982).

import { findFirstAtLeast, sortAscending } from './median.ts';
import { normalTail } from './normal.ts';
import { xorshift32 } from './random-numbers.ts';
import { untiedLowerHalves } from './u-distribution.ts';

/** Smallest number of values on each side of a split. */
export const MIN_SIDE = 5;

/** Largest number of values for which the p of every split is exact. */
const MAX_EXACT = 100;

/** Equal values share the mean of their ranks, which is why ranks are doubled: they stay whole numbers. */
interface MidRanks {
  /** Twice the rank of each value, in the order of the values; the smallest value alone has 2. */
  readonly doubled: Int32Array;
  /** Sum of t³ - t over the groups of t equal values: 0 without ties. */
  readonly ties: number;
}

export function rankValues(values: readonly number[]): MidRanks {
  const ascending = sortAscending(values);
  /** Twice the rank of the values of a group, at the place of its first one. */
  const doubledAt = new Int32Array(ascending.length);
  let ties = 0;
  for (let start = 0, end = 0; start < ascending.length; start = end) {
    while (end < ascending.length && ascending[end] === ascending[start]) end++;
    doubledAt[start] = start + 1 + end;
    ties += (end - start) ** 3 - (end - start);
  }
  return { doubled: Int32Array.from(values, (value) => doubledAt[findFirstAtLeast(ascending, value)]!), ties };
}

interface ScannedSplit {
  readonly index: number;
  /** -log of the two-sided p of the U test at the split, at least 0. */
  readonly strength: number;
}

type SplitScan = (ranks: MidRanks) => ScannedSplit;

const scans = new Map<number, SplitScan>();

/** Series have `length` values, at least two sides. The first of equally strong splits wins. */
export function splitScanOf(length: number): SplitScan {
  const scan = scans.get(length) ?? (length <= MAX_EXACT ? makeExactScan(length) : makeNormalScan(length));
  scans.set(length, scan);
  return scan;
}

/**
 * Makes a scan with the exact p of values without ties. The normal approximation would not do: five values that exceed
 * all 95 others have a p of 3e-8, and it gives 2e-4. With ties, U is rounded towards the middle.
 */
function makeExactScan(length: number): SplitScan {
  /** Sums by the size of the left side, then by U. */
  const strengths = untiedLowerHalves(length, MIN_SIDE).map(strengthsOf);
  for (let left = MIN_SIDE; 2 * left < length; left++) strengths[length - left] = strengths[left]!;
  const strengthAt = (left: number, doubledSum: number) => {
    const doubledU = doubledSum - left * (left + 1);
    const ofRight = 2 * left * (length - left) - doubledU;
    return strengths[left]![((doubledU < ofRight ? doubledU : ofRight) + 1) >> 1]!;
  };
  return ({ doubled }) => {
    const { index, largest } = findLargest(doubled, MIN_SIDE, strengthAt);
    return { index, strength: largest };
  };
}

/** Strength for U = 0, 1, … up to the middle and half a step beyond, where it is 0. */
function strengthsOf(lowerHalf: Float64Array): Float64Array {
  const strengths = new Float64Array(lowerHalf.length + 1);
  for (const [u, tail] of lowerHalf.entries()) strengths[u] = Math.max(0, -Math.log(2 * tail));
  return strengths;
}

/** Makes a scan of the middle half of the splits, where both sides are large enough for the normal approximation. */
function makeNormalScan(length: number): SplitScan {
  const squareAt = (left: number, doubledSum: number) =>
    (doubledSum - left * (length + 1)) ** 2 / (left * (length - left));
  return ({ doubled, ties }) => {
    const { index, largest } = findLargest(doubled, Math.ceil(length / 4), squareAt);
    // The variance of twice the rank sum, as in mann-whitney.ts, without the sizes of the sides.
    const variance = (length + 1 - ties / (length * (length - 1))) / 3;
    return { index, strength: strengthOf(Math.sqrt(largest / variance)) };
  };
}

/** The split with at least `side` values on each side whose number is largest, given the size and the sum of the left. */
function findLargest(doubled: Int32Array, side: number, numberAt: (left: number, doubledSum: number) => number) {
  let index = side;
  let largest = -1;
  let sum = 0;
  for (let left = 1; left <= doubled.length - side; left++) {
    sum += doubled[left - 1]!;
    const found = left < side ? -1 : numberAt(left, sum);
    if (found <= largest) continue;
    index = left;
    largest = found;
  }
  return { index, largest };
}

function strengthOf(z: number): number {
  if (z < 30) return -Math.log(2 * normalTail(z));
  // The tail is the density divided by z there, and would soon be too small for a double.
  return (z * z) / 2 + Math.log(z) + Math.log(Math.PI / 2) / 2;
}

const PERMUTATIONS = 9999;

const SEED = 0x9e3779b9;

/** Number of permutations as strong that make a p precise enough, with a relative standard error below a quarter. */
const MIN_EXCEEDING = 20;

/** Number of the strongest permutations at which the formula of the tail begins. */
const TAIL_SIZE = 100;

/** The p of a strength, in (0, 1]. The strength of a long series takes account of its ties by itself. */
export function splitP(ranks: MidRanks, strength: number): number {
  const { length } = ranks.doubled;
  return ranks.ties === 0 || length > MAX_EXACT ? untiedSplitP(length, strength) : tiedP(ranks, strength);
}

const calibrations = new Map<number, Float64Array>();

/**
 * The p of a strength if no two of `values` values are equal; otherwise it is too large. The distribution depends on
 * nothing but the number of values, so it is computed once.
 */
export function untiedSplitP(values: number, strength: number): number {
  const length = roundLength(values);
  let ascending = calibrations.get(length);
  if (ascending === undefined) {
    const doubled = Int32Array.from({ length }, (_, index) => 2 * (index + 1));
    ascending = Float64Array.from(permutedStrengths({ doubled, ties: 0 })).sort();
    calibrations.set(length, ascending);
  }
  return tailP(ascending, strength, length);
}

/**
 * Rounds a length above that of exact strengths up, in steps of a quarter. A longer series has stronger splits by chance,
 * so p becomes a little too large.
 */
function roundLength(length: number): number {
  let rounded = MAX_EXACT;
  while (rounded < length) rounded = Math.ceil(rounded * 1.25);
  return length <= MAX_EXACT ? length : rounded;
}

/** With ties every series has a distribution of its own. Most series are unremarkable, and then few permutations do. */
function tiedP(ranks: MidRanks, strength: number): number {
  const strengths: number[] = [];
  let exceeding = 0;
  for (const permuted of permutedStrengths(ranks)) {
    strengths.push(permuted);
    if (permuted >= strength) exceeding++;
    if (exceeding === MIN_EXCEEDING) return exceeding / strengths.length;
  }
  return tailP(sortAscending(strengths), strength, ranks.doubled.length);
}

/** Permutes by Durstenfeld, Algorithm 235, Communications of the ACM 7 (1964). */
function* permutedStrengths({ doubled, ties }: MidRanks): Generator<number> {
  const scan = splitScanOf(doubled.length);
  const next = xorshift32(SEED);
  const permuted = doubled.slice();
  for (let count = 0; count < PERMUTATIONS; count++) {
    for (let last = permuted.length - 1; last > 0; last--) {
      // Not Math.floor: this loop takes most of the time of a calibration.
      const other = ((next() / 4_294_967_296) * (last + 1)) | 0;
      const kept = permuted[last]!;
      permuted[last] = permuted[other]!;
      permuted[other] = kept;
    }
    yield scan({ doubled: permuted, ties }).strength;
  }
}

/**
 * Share of permutations that are as strong. Where too few are, their number is extrapolated: the p of the largest
 * strength s is e^-s times a number of independent splits, which grows with s up to the number of all splits.
 */
function tailP(ascending: Float64Array, strength: number, length: number): number {
  const shareFrom = (value: number) => (ascending.length - findFirstAtLeast(ascending, value) + 1) / (PERMUTATIONS + 1);
  const largest = (MIN_EXCEEDING + 1) / (PERMUTATIONS + 1);
  if (shareFrom(strength) >= largest) return shareFrom(strength);
  const start = ascending[PERMUTATIONS - TAIL_SIZE]!;
  const extrapolated = shareFrom(start) * (strength / start) * Math.exp(start - strength);
  const splits = length - 2 * MIN_SIDE + 1;
  return Math.max(Number.MIN_VALUE, Math.min(extrapolated, splits * Math.exp(-strength), largest));
}
