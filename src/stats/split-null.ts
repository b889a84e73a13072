// Says how likely the strongest split of a series is by chance: the p of the largest strength over all splits, calibrated
// by permutations. Ranks and a strength in, a p out. The permutations are seeded, so the p is the same in every run.
// Sources: permutation p as in Davison & Hinkley, Bootstrap Methods (1997), chapter 4.2; early end with ties: Besag &
// Clifford, Biometrika 78 (1991); tail: Miller & Siegmund, Biometrics 38 (1982).

import type { MidRanks } from './mid-ranks.ts';
import { findFirstAtLeast } from './sorted-search.ts';
import { MAX_EXACT, MIN_SIDE, splitScanOf } from './split-scan.ts';
import { xorshift32 } from './xorshift.ts';

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
  return tailP(ascending, strength, countSplits(length));
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
  return tailP(new Float64Array(strengths).sort(), strength, countSplits(ranks.doubled.length));
}

function* permutedStrengths({ doubled, ties }: MidRanks): Generator<number> {
  const scan = splitScanOf(doubled.length);
  const next = xorshift32(SEED);
  const permuted = doubled.slice();
  for (let count = 0; count < PERMUTATIONS; count++) {
    shuffle(permuted, next);
    yield scan({ doubled: permuted, ties }).strength;
  }
}

/** Puts the values into a random order, by Durstenfeld, Algorithm 235, Communications of the ACM 7 (1964). */
function shuffle(values: Int32Array, next: () => number): void {
  for (let last = values.length - 1; last > 0; last--) {
    // Not Math.floor: this loop takes most of the time of a calibration.
    const other = ((next() / 4_294_967_296) * (last + 1)) | 0;
    const kept = values[last]!;
    values[last] = values[other]!;
    values[other] = kept;
  }
}

/**
 * Share of permutations that are as strong. Where too few are, their number is extrapolated: the p of the largest
 * strength s is e^-s times a number of independent splits, which grows with s up to the number of all splits.
 */
function tailP(ascending: Float64Array, strength: number, splits: number): number {
  const exceeding = countFrom(ascending, strength);
  if (exceeding >= MIN_EXCEEDING) return (exceeding + 1) / (PERMUTATIONS + 1);
  const start = ascending[PERMUTATIONS - TAIL_SIZE]!;
  const startP = (countFrom(ascending, start) + 1) / (PERMUTATIONS + 1);
  const extrapolated = startP * (strength / start) * Math.exp(start - strength);
  const p = Math.min(extrapolated, splits * Math.exp(-strength), (MIN_EXCEEDING + 1) / (PERMUTATIONS + 1));
  return Math.max(Number.MIN_VALUE, p);
}

function countSplits(length: number): number {
  return length - 2 * MIN_SIDE + 1;
}

/** Number of elements that are at least the value. */
function countFrom(ascending: Float64Array, value: number): number {
  return ascending.length - findFirstAtLeast(ascending, value);
}
