// By what factor head differs from base, and between which factors that is uncertain: the Hodges-Lehmann shift
// of the logarithms, with its interval by inverting the Mann-Whitney test. Two samples in, ratios head/base out.
// It must never give NaN: an end that the data cannot bound is 0 or Infinity.
// Source: Hodges & Lehmann (1963); interval: Moses, in Lehmann, Nonparametrics (1975), chapter 2.6.

import { EXACT_UP_TO } from './exact-limits.ts';
import { normalQuantile } from './normal.ts';
import { untiedLowerHalf } from './u-distribution.ts';

/** A closed range of ratios head/base; low 0 and high Infinity where there are too few values. */
export interface RatioInterval {
  readonly low: number;
  readonly high: number;
}

/** Null when a value is negative or not finite, so that ratios do not exist. Zero equals zero, and all else is above it by an infinite factor. */
export function hodgesLehmann(
  base: readonly number[],
  head: readonly number[],
  confidence: number,
): ({ readonly ratio: number } & RatioInterval) | null {
  const estimate = hodgesLehmannIntervals(base, head, [confidence]);
  return estimate && { ratio: estimate.ratio, ...estimate.intervals[0]! };
}

/**
 * The same for several confidences (each in (0, 1), one interval each in that order) at the cost of one: all
 * n·m ratios are computed and sorted once, which is fine up to some 2,000 a side. Neither side may be empty.
 */
export function hodgesLehmannIntervals(
  base: readonly number[],
  head: readonly number[],
  confidences: readonly number[],
): { readonly ratio: number; readonly intervals: readonly RatioInterval[] } | null {
  if (![...base, ...head].every((value) => value >= 0 && value < Infinity)) return null;
  // The k-th smallest difference of logarithms is the logarithm of the k-th smallest ratio: no logarithm needed.
  const ratios = new Float64Array(base.length * head.length);
  let next = 0;
  for (const b of base) for (const h of head) ratios[next++] = h === b ? 1 : h / b;
  ratios.sort();

  const intervals = confidences.map((confidence): RatioInterval => {
    const outside = ratiosOutside(base.length, head.length, confidence);
    if (outside === 0) return { low: 0, high: Infinity };
    return { low: ratios[outside - 1]!, high: ratios[ratios.length - outside]! };
  });
  return { ratio: middleRatio(ratios), intervals };
}

/**
 * The k for which the interval runs from the k-th smallest to the k-th largest ratio: the largest one with
 * P(U <= k-1) <= (1-confidence)/2, so that a ratio outside is one the test rejects; 0 when not even k = 1 is.
 */
export function ratiosOutside(n: number, m: number, confidence: number): number {
  const tail = (1 - confidence) / 2;
  if (Math.max(n, m) > EXACT_UP_TO.untied) {
    const deviation = Math.sqrt((n * m * (n + m + 1)) / 12);
    return Math.max(0, Math.floor((n * m) / 2 + normalQuantile(tail) * deviation + 0.5));
  }
  const beyond = untiedLowerHalf(n, m).findIndex((probability) => probability > tail);
  return Math.max(0, beyond);
}

/** The median of the logarithms, as a ratio: between two middle ones it is their geometric mean. */
function middleRatio(ascending: Float64Array): number {
  const half = ascending.length >> 1;
  const upper = ascending[half]!;
  const lower = ascending.length % 2 === 1 ? upper : ascending[half - 1]!;
  if (lower === 0 && upper === Infinity) return 1;
  return lower === upper ? upper : Math.sqrt(lower) * Math.sqrt(upper);
}
