// Finds the split of a series at which the Mann-Whitney U test gives the smallest p. Ranks in; the split and its strength
// out. The smallest p of many splits is too small to be believed: split-null.ts says how likely a strength is by chance.
// Source: maximally selected rank statistics, Lausen & Schumacher, Biometrics 48 (1992), with p in place of z.

import type { MidRanks } from './mid-ranks.ts';
import { normalTail } from './normal.ts';
import { untiedLowerHalves } from './u-distribution.ts';

/** Smallest number of values on each side of a split. */
export const MIN_SIDE = 5;

/** Largest number of values for which every p is exact. */
export const MAX_EXACT = 100;

export interface ScannedSplit {
  /** Index of the first value after the split. */
  readonly index: number;
  /** -log of the two-sided p of the U test at the split, at least 0. */
  readonly strength: number;
}

export type SplitScan = (ranks: MidRanks) => ScannedSplit;

const scans = new Map<number, SplitScan>();

/** Series have `length` values, at least two sides. The first of equally strong splits wins. */
export function splitScanOf(length: number): SplitScan {
  let scan = scans.get(length);
  if (scan === undefined) {
    scan = length <= MAX_EXACT ? makeExactScan(length) : makeNormalScan(length);
    scans.set(length, scan);
  }
  return scan;
}

/**
 * Makes a scan with the exact p of values without ties. The normal approximation would not do: five values that exceed
 * all 95 others have a p of 3e-8, and it gives 2e-4. With ties, U is rounded towards the middle.
 */
function makeExactScan(length: number): SplitScan {
  /** By the size of the left side, then by U. */
  const strengths = untiedLowerHalves(length, MIN_SIDE).map(strengthsOf);
  for (let left = MIN_SIDE; 2 * left < length; left++) strengths[length - left] = strengths[left]!;
  return ({ doubled }) => {
    let index = MIN_SIDE;
    let strength = -1;
    let sum = 0;
    for (let left = 1; left <= length - MIN_SIDE; left++) {
      sum += doubled[left - 1]!;
      if (left < MIN_SIDE) continue;
      const doubledU = sum - left * (left + 1);
      const ofRight = 2 * left * (length - left) - doubledU;
      const found = strengths[left]![((doubledU < ofRight ? doubledU : ofRight) + 1) >> 1]!;
      if (found <= strength) continue;
      index = left;
      strength = found;
    }
    return { index, strength };
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
  const first = Math.ceil(length / 4);
  return ({ doubled, ties }) => {
    let index = first;
    let largest = -1;
    let sum = 0;
    for (let left = 1; left <= length - first; left++) {
      sum += doubled[left - 1]!;
      if (left < first) continue;
      const distance = sum - left * (length + 1);
      const square = (distance * distance) / (left * (length - left));
      if (square <= largest) continue;
      index = left;
      largest = square;
    }
    // The variance of twice the rank sum, as in mann-whitney.ts, without the sizes of the sides.
    const variance = (length + 1 - ties / (length * (length - 1))) / 3;
    return { index, strength: strengthOf(Math.sqrt(largest / variance)) };
  };
}

/** -log of the two-sided p of a z. */
function strengthOf(z: number): number {
  if (z < 30) return -Math.log(2 * normalTail(z));
  // The tail is the density divided by z there, and would soon be too small for a double.
  return (z * z) / 2 + Math.log(z) + Math.log(Math.PI / 2) / 2;
}
