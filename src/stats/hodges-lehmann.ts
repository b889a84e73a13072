// Estimates the factor by which head differs from base, and its confidence interval: the Hodges-Lehmann shift of the
// logarithms, with its interval by inverting the Mann-Whitney test. Two samples in, ratios head/base out. It must never
// give NaN: an end that the data cannot bound is 0 or Infinity.
// Source: Hodges & Lehmann (1963); interval: Moses, in Lehmann, Nonparametrics (1975), chapter 2.6.

import { sortInBuckets } from './bucket-sort.ts';
import { EXACT_UP_TO } from './mann-whitney.ts';
import { findFirstAtLeast } from './median.ts';
import { normalQuantile } from './normal.ts';
import { untiedLowerHalf } from './u-distribution.ts';

/** A closed range of ratios head/base. From 0 to Infinity if there are too few values. */
export interface RatioInterval {
  readonly low: number;
  readonly high: number;
}

/** The memory of the last call, for the next one. */
let shared = new Float64Array(2 ** 10);

/**
 * One interval per confidence level (each in (0, 1)), in that order, at the cost of one: all n·m ratios are computed
 * and sorted once, which is fast enough up to about 2,000 values per side. Neither side may be empty. Null if a value
 * is negative or not finite, because ratios do not exist then. Zero equals zero, and every other value is larger by an
 * infinite factor.
 */
export function hodgesLehmannIntervals(
  base: readonly number[],
  head: readonly number[],
  confidences: readonly number[],
): { readonly ratio: number; readonly intervals: readonly RatioInterval[] } | null {
  if (![...base, ...head].every((value) => value >= 0 && value < Infinity)) return null;
  // The k-th smallest difference of logarithms is the logarithm of the k-th smallest ratio: no logarithm needed.
  const count = base.length * head.length;
  if (shared.length < count) shared = new Float64Array(count);
  const unsorted = shared.subarray(0, count);
  let next = 0;
  // This runs for all pairs of every row. Iterators would double its time.
  for (let from = 0; from < base.length; from += 1) {
    const b = base[from]!;
    for (let to = 0; to < head.length; to += 1) {
      const h = head[to]!;
      unsorted[next++] = h === b ? 1 : h / b;
    }
  }
  const ratios = sortInBuckets(unsorted);

  const intervals = confidences.map((confidence): RatioInterval => {
    const outside = ratiosOutside(base.length, head.length, confidence);
    if (outside === 0) return { low: 0, high: Infinity };
    return { low: ratios[outside - 1]!, high: ratios[ratios.length - outside]! };
  });
  return { ratio: middleRatio(ratios), intervals };
}

/**
 * The interval runs from the k-th smallest to the k-th largest ratio: k is the largest with P(U <= k-1) <=
 * (1-confidence)/2, so that the test rejects every ratio outside. 0 if there is no such k.
 */
export function ratiosOutside(n: number, m: number, confidence: number): number {
  const tail = (1 - confidence) / 2;
  if (Math.max(n, m) > EXACT_UP_TO) {
    const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
    return Math.max(0, Math.floor((n * m) / 2 + normalQuantile(tail) * deviation + 0.5));
  }
  const probabilities = untiedLowerHalf(n, m);
  let outside = findFirstAtLeast(probabilities, tail);
  while (probabilities[outside]! <= tail) outside += 1;
  return outside < probabilities.length ? outside : 0;
}

/** Median of the logarithms as a ratio. Between two middle ones it is their geometric mean. */
function middleRatio(ascending: Float64Array): number {
  const half = ascending.length >> 1;
  const upper = ascending[half]!;
  const lower = ascending.length % 2 === 1 ? upper : ascending[half - 1]!;
  if (lower === 0 && upper === Infinity) return 1;
  return lower === upper ? upper : Math.sqrt(lower) * Math.sqrt(upper);
}
