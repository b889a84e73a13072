// Confidence intervals of the median from order statistics: the ends are values of the sample. They hold for any
// distribution of the noise. A sample in, the ends out; an end is infinite if the sample is too small for it. Up to 30
// values the interval must never cover less than requested.
// Source: the number of n values below the true median has the distribution Binomial(n, 1/2). The intervals are those
// of benchstat.

import { coinProbability } from './binomial.ts';
import { sortAscending } from './median.ts';
import { normalCdf, normalQuantile } from './normal.ts';

/** Values, or their positions. An end is infinite if there are too few values. */
interface MedianInterval {
  readonly low: number;
  readonly high: number;
  /** Actual coverage, in (0, 1]. At least the requested one, because order statistics are discrete. */
  readonly confidence: number;
}

/** Largest sample for the binomial distribution. Above it the normal one is used, as in benchstat. */
const EXACT_INTERVAL_UP_TO = 30;

/**
 * Steps that are taken to the right: n → the k for which C(n, n-k) exceeds C(n, k) in Go's doubles. The interval grows
 * from the middle, and takes the left one of two equally probable steps first. But from n = 21 on, benchstat computes
 * binomials from rounded logarithms, which makes the right one of some pairs larger. Both choices have the same
 * coverage; this table gives the same intervals as benchstat.
 */
const RIGHT_FIRST: Readonly<Record<number, readonly number[]>> = {
  21: [2, 4, 7],
  22: [2, 4, 7, 10],
  23: [2, 4, 7],
  24: [2, 4, 7, 11],
  25: [2, 4, 7, 10],
  26: [2, 4, 7, 10],
  27: [2, 4, 7, 10, 11],
  28: [2, 4, 7, 10, 12, 13],
  29: [2, 4, 5, 6, 7, 10, 13],
  30: [2, 4, 5, 6, 7, 8, 10, 13, 14],
};

/** Two-sided, at a confidence level in (0, 1]. The sample must not be empty. */
export function medianInterval(values: readonly number[], confidence: number): MedianInterval {
  const ascending = sortAscending(values);
  const { low, high, confidence: covered } = medianPositions(values.length, confidence);
  return { low: orderStatistic(ascending, low), high: orderStatistic(ascending, high), confidence: covered };
}

/** The value at a position from 1 on. Position 0 is -Infinity, position n + 1 is Infinity. */
export function orderStatistic(ascending: Float64Array, position: number): number {
  if (position < 1) return -Infinity;
  return position > ascending.length ? Infinity : ascending[position - 1]!;
}

/** Positions of the ends among n ascending values. They are the same for all samples of that size. */
export function medianPositions(n: number, confidence: number): MedianInterval {
  if (confidence >= 1) return { low: 0, high: n + 1, confidence: 1 };
  return n <= EXACT_INTERVAL_UP_TO ? exactPositions(n, confidence) : normalPositions(n, confidence);
}

/** Computes the positions exactly. The median is between positions k and k + 1 with probability C(n, k)/2ⁿ. */
function exactPositions(n: number, confidence: number): MedianInterval {
  let low = Math.ceil((n + 1) / 2) - 1;
  let high = low + 1;
  let covered = coinProbability(n, low);
  while (covered < confidence && (low > 0 || high <= n)) {
    const left = coinProbability(n, low - 1);
    const right = coinProbability(n, high);
    const leftFirst = left === right ? !RIGHT_FIRST[n]?.includes(low - 1) : left > right;
    covered += leftFirst ? left : right;
    if (leftFirst) low -= 1;
    else high += 1;
  }
  return { low, high, confidence: covered };
}

/** Computes the positions from the normal distribution with mean n/2 and variance n/4, with continuity correction. */
function normalPositions(n: number, confidence: number): MedianInterval {
  const deviation = Math.sqrt(n / 4);
  const cdf = (gap: number) => normalCdf((gap - 0.5 - n / 2) / deviation);
  const coverage = (low: number, high: number) => cdf(high) - cdf(low);

  const reach = normalQuantile((1 + confidence) / 2) * deviation;
  const low = Math.floor(n / 2 - reach - 0.5) + 1;
  const symmetric = Math.ceil(n / 2 + reach - 0.5) + 1;
  const high = coverage(low, symmetric - 1) >= confidence ? symmetric - 1 : symmetric;
  if (low <= 0 && high > n) return { low: 0, high: n + 1, confidence: 1 };
  return { low: Math.max(0, low), high: Math.min(n + 1, high), confidence: coverage(low, high) };
}
