// The signed-rank test: could differences be as far to one side of zero if base and head were the same? Its estimate is the
// median of the Walsh averages, the means of all pairs of differences and of each with itself; the interval is by inverting
// the test. Differences in; p, a shift and its intervals out. A p must never be above 1, nor an end of an interval NaN.
// Source: Wilcoxon, Biometrics Bulletin 1 (1945), 80-83, without the zeros; equal sizes share the mean of their ranks.
// Estimate and interval: Hodges & Lehmann (1963); Hollander, Wolfe & Chicken, Nonparametric Statistical Methods, chapter 3.

import { sortAscending } from './median.ts';
import { normalQuantile, normalTail } from './normal.ts';

/** A closed range of shifts. An end is infinite if the differences are too few for it. */
export interface ShiftInterval {
  readonly low: number;
  readonly high: number;
}

/** Largest number of differences for which p is exact. Above it, p is approximated. */
const EXACT_UP_TO = 50;

/** Two-sided p, in (0, 1]. 1 if there is no difference that is not zero. */
export function signedRankP(differences: readonly number[]): number {
  const { doubledRanks, doubledSum } = rankBySize(differences.filter((difference) => difference !== 0));
  const total = doubledRanks.reduce((sum, rank) => sum + rank, 0);
  const smaller = Math.min(doubledSum, total - doubledSum);
  if (2 * smaller >= total) return 1;
  if (doubledRanks.length <= EXACT_UP_TO) return Math.min(1, 2 * lowerTail(doubledRanks, smaller)[smaller]!);
  const deviation = Math.sqrt(doubledRanks.reduce((sum, rank) => sum + rank ** 2, 0)) / 2;
  // The sum of ranks that are not doubled moves in steps of one.
  return Math.min(1, 2 * normalTail(Math.max(0, total / 2 - smaller - 1) / deviation));
}

/** Smallest one-sided p of so many differences: all have one sign. */
export function smallestSignedRankP(n: number): number {
  return 2 ** -n;
}

/** The shift, and an interval for each confidence level (each in (0, 1)), in that order. There must be a difference. */
export function walshIntervals(
  differences: readonly number[],
  confidences: readonly number[],
): { readonly shift: number; readonly intervals: readonly ShiftInterval[] } {
  const n = differences.length;
  const averages = new Float64Array((n * (n + 1)) / 2);
  let next = 0;
  for (let i = 0; i < n; i++) for (let j = i; j < n; j++) averages[next++] = (differences[i]! + differences[j]!) / 2;
  averages.sort();
  const half = averages.length >> 1;
  const upper = averages[half]!;
  const shift = averages.length % 2 === 1 ? upper : (averages[half - 1]! + upper) / 2;
  const intervals = confidences.map((confidence): ShiftInterval => {
    const outside = averagesOutside(n, confidence);
    if (outside === 0) return { low: -Infinity, high: Infinity };
    return { low: averages[outside - 1]!, high: averages[averages.length - outside]! };
  });
  return { shift, intervals };
}

/** The interval runs from the k-th smallest to the k-th largest average: k is the largest with P(W <= k-1) <= the tail. */
function averagesOutside(n: number, confidence: number): number {
  const tail = (1 - confidence) / 2;
  const mean = (n * (n + 1)) / 4;
  if (n > EXACT_UP_TO) {
    const deviation = Math.sqrt((mean * (2 * n + 1)) / 6);
    return Math.max(0, Math.floor(mean + normalQuantile(tail) * deviation + 0.5));
  }
  const ranks = Array.from({ length: n }, (_, index) => index + 1);
  return lowerTail(ranks, Math.floor(mean)).findIndex((probability) => probability > tail);
}

/** P(sum <= k) for k = 0 … `last`, if each rank is in the sum with probability 1/2. Exact up to 2^53 ways. */
function lowerTail(ranks: readonly number[], last: number): Float64Array {
  const ways = new Float64Array(last + 1);
  ways[0] = 1;
  for (const rank of ranks) for (let sum = last; sum >= rank; sum--) ways[sum]! += ways[sum - rank]!;
  for (let sum = 1; sum <= last; sum++) ways[sum]! += ways[sum - 1]!;
  return ways.map((count) => count * 2 ** -ranks.length);
}

interface SignedRanks {
  /** Twice the rank of each size, which is a whole number even with ties; ascending. */
  readonly doubledRanks: readonly number[];
  /** Sum of those of the differences above zero. */
  readonly doubledSum: number;
}

function rankBySize(differences: readonly number[]): SignedRanks {
  const sizes = sortAscending(differences.map(Math.abs));
  const above = sortAscending(differences.filter((difference) => difference > 0));
  const doubledRanks: number[] = [];
  let doubledSum = 0;
  let next = 0;
  for (let start = 0; start < sizes.length; ) {
    let end = start;
    while (sizes[end] === sizes[start]) end += 1;
    const doubled = start + 1 + end;
    for (let index = start; index < end; index++) doubledRanks.push(doubled);
    for (; above[next] === sizes[start]; next++) doubledSum += doubled;
    start = end;
  }
  return { doubledRanks, doubledSum };
}
