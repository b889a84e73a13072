// A rank test that looks at the lowest third of the pooled values only. Noise of shared machines makes runs slower, hardly ever
// faster, so the fast ends of two samples can differ clearly where their medians do not. Two samples in, a two-sided p and ratios
// head/base out. Exact for every distribution without equal values; equal values count against a difference.
// Source: Gastwirth, Percentile modifications of two sample rank tests, J. Am. Statist. Assoc. 60 (1965), with linear scores.
// Estimate and interval by inverting the test, as Hodges & Lehmann (1963) do.

import { choose } from './binomial.ts';
import type { RatioInterval } from './hodges-lehmann.ts';
import { sortAscending } from './median.ts';
import { quantile } from './robust-spread.ts';

/** Largest number of values on a side: its distribution takes some 20 ms, once. */
export const MAX_SIDE = 100;

/** Values above zero, ascending, 1 to `MAX_SIDE` on each side. */
export interface AscendingSides {
  readonly base: Float64Array;
  readonly head: Float64Array;
}

export function sortSides(base: readonly number[], head: readonly number[]): AscendingSides {
  return { base: sortAscending(base), head: sortAscending(head) };
}

/** Number of values with a score: the lowest has this number, the next one less, down to 1. All others have 0. */
function countScored(total: number): number {
  return Math.round(total / 3);
}

/** Two-sided, in (0, 1]. */
export function testFastestThird(sides: AscendingSides): number {
  const { atMost, atLeast } = tailsOf(sides);
  const isSlower = atMost[scoreHead(sides, 1, 'head first')]!;
  const isFaster = atLeast[scoreHead(sides, 1, 'base first')]!;
  return Math.min(1, 2 * Math.min(isSlower, isFaster));
}

/**
 * How wide the fastest third of a side is next to the others, as the geometric mean of both sides: 0.6 for normal noise, nearly 0 for
 * runs that are often as fast as they can be.
 */
export function relativeWidthOfFastest({ base, head }: AscendingSides): number {
  const [ofBase, ofHead] = [base, head].map((side) => {
    const [from, third, to] = [0.05, 1 / 3, 0.95].map((part) => Math.log(quantile(side, part)));
    return to! > third! ? (third! - from!) / (to! - third!) : Infinity;
  });
  return Math.sqrt(ofBase! * ofHead!);
}

/** Smallest one-sided p of n and m values. */
export function smallestFastestThirdP(n: number, m: number): number {
  const scored = countScored(n + m);
  return choose(n + m - scored, Math.max(0, n - scored)) / choose(n + m, n);
}

/**
 * The ratio by which head must be divided to have as many of the lowest third as chance gives, and for each confidence level
 * (each in (0, 1)) the range of ratios that the test does not reject: from 0 or to Infinity if there are too few values.
 */
export function estimateFastestThird(
  sides: AscendingSides,
  confidences: readonly number[],
): { readonly ratio: number; readonly intervals: readonly RatioInterval[] } {
  const { base, head } = sides;
  const ratios = new Float64Array(base.length * head.length);
  let next = 0;
  for (const b of base) for (const h of head) ratios[next++] = h / b;
  ratios.sort();
  const last = ratios.length;
  // The score ascends with the ratio, and changes only where two values become equal: place k is behind the k-th of those ratios.
  const scoreAt = (place: number) => {
    const ratio = place === 0 ? 0 : place === last ? Infinity : Math.sqrt(ratios[place - 1]! * ratios[place]!);
    return scoreHead(sides, ratio, 'head first');
  };
  const firstAbove = (score: number) => findFirstPlace(last + 1, (place) => scoreAt(place) > score);
  const { atMost, atLeast } = tailsOf(sides);
  const scored = countScored(base.length + head.length);
  const expected = ((head.length / (base.length + head.length)) * scored * (scored + 1)) / 2;
  const middle = [firstAbove(expected - 0.25), firstAbove(expected + 0.25)].map(
    (place) => ratios[Math.max(1, place) - 1]!,
  );
  return {
    ratio: Math.sqrt(middle[0]! * middle[1]!),
    intervals: confidences.map((confidence) => {
      const tail = (1 - confidence) / 2;
      const low = firstAbove(atMost.findLastIndex((chance) => chance <= tail));
      const tooHigh = atLeast.findIndex((chance) => chance <= tail);
      const high = tooHigh < 0 ? last + 1 : firstAbove(tooHigh - 1);
      return { low: low === 0 ? 0 : ratios[low - 1]!, high: high > last ? Infinity : ratios[high - 1]! };
    }),
  };
}

/** Sum of the scores of head if its values are divided by the ratio, and which side is lower where two are equal. */
function scoreHead({ base, head }: AscendingSides, ratio: number, equal: 'base first' | 'head first'): number {
  let [ofBase, ofHead, sum] = [0, 0, 0];
  for (let score = countScored(base.length + head.length); score > 0; score--) {
    const [b, h] = [ofBase < base.length ? base[ofBase]! * ratio : Infinity, head[ofHead]];
    if (h === undefined || b < h || (b === h && equal === 'base first')) ofBase += 1;
    else {
      ofHead += 1;
      sum += score;
    }
  }
  return sum;
}

function findFirstPlace(end: number, isReached: (place: number) => boolean): number {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Probability of at most and of at least each sum of the scores of head, if all deals of the values are equally likely. */
interface Tails {
  readonly atMost: Float64Array;
  readonly atLeast: Float64Array;
}

const tailCache = new Map<string, Tails>();

function tailsOf({ base, head }: AscendingSides): Tails {
  const key = `${head.length} of ${base.length + head.length}`;
  const tails = tailCache.get(key) ?? makeTails(head.length, base.length + head.length);
  tailCache.set(key, tails);
  return tails;
}

function makeTails(size: number, total: number): Tails {
  const scored = countScored(total);
  const most = Math.min(size, scored);
  const largest = (scored * (scored + 1)) / 2;
  // Number of ways to deal so many of the scored values to head with each sum.
  const ways = Array.from({ length: most + 1 }, () => new Float64Array(largest + 1));
  ways[0]![0] = 1;
  for (let score = 1; score <= scored; score++) {
    for (let count = Math.min(most, score); count >= 1; count--) {
      const [row, fewer] = [ways[count]!, ways[count - 1]!];
      for (let sum = score; sum <= largest; sum++) row[sum]! += fewer[sum - score]!;
    }
  }
  const atMost = new Float64Array(largest + 1);
  for (const [count, row] of ways.entries()) {
    const others = choose(total - scored, size - count) / choose(total, size);
    for (const [sum, number] of row.entries()) atMost[sum]! += others * number;
  }
  const atLeast = atMost.slice();
  for (let sum = 1; sum <= largest; sum++) atMost[sum]! += atMost[sum - 1]!;
  for (let sum = largest - 1; sum >= 0; sum--) atLeast[sum]! += atLeast[sum + 1]!;
  return { atMost, atLeast };
}
