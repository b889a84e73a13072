// How well a sample knows the median it came from: intervals whose ends are themselves values of the sample
// (order statistics), whatever the shape of the noise. A sample in, ends out; an end that the sample is too
// small to give is infinite. Up to 30 values the interval must never cover less than was asked for.
// Source: of n values, Binomial(n, 1/2) many lie below the true median; the intervals are those of benchstat.

import { coinProbability } from './binomial.ts';
import { sorted } from './median.ts';
import { normalCdf, normalQuantile } from './normal.ts';

export interface MedianInterval {
  /** -Infinity where there are too few values. */
  readonly low: number;
  /** Infinity where there are too few values. */
  readonly high: number;
  /** What the interval really covers, in (0, 1]: no less than was asked for, as order statistics come in steps. */
  readonly confidence: number;
}

/** The values are numbered from 1, ascending; position 0 is -Infinity, position n + 1 Infinity. */
export interface MedianPositions {
  readonly low: number;
  readonly high: number;
  /** As in `MedianInterval`. */
  readonly confidence: number;
}

/** Above this the binomial distribution is replaced by the normal one, as in benchstat. */
const EXACT_INTERVAL_UP_TO = 30;

/**
 * Growing from the middle, the left one of two equally probable steps is taken first. But benchstat has its
 * binomials from 21 on out of rounded logarithms, by which the right one of some pairs comes out as the larger.
 * Either choice covers the same; to print the same intervals, these steps are taken to the right:
 * n → the k for which C(n, n-k) exceeds C(n, k) in Go's doubles.
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

/** The two-sided interval of the median at a confidence in (0, 1]. The sample must not be empty. */
export function medianInterval(values: readonly number[], confidence: number): MedianInterval {
  const ascending = sorted(values);
  const { low, high, confidence: covered } = medianPositions(values.length, confidence);
  return { low: at(ascending, low), high: at(ascending, high), confidence: covered };
}

function at(ascending: Float64Array, position: number): number {
  if (position < 1) return -Infinity;
  return position > ascending.length ? Infinity : ascending[position - 1]!;
}

/** Which of n values are the ends of the interval: the same for all samples of that size. */
export function medianPositions(n: number, confidence: number): MedianPositions {
  if (confidence >= 1) return { low: 0, high: n + 1, confidence: 1 };
  return n <= EXACT_INTERVAL_UP_TO ? exactPositions(n, confidence) : normalPositions(n, confidence);
}

/** Gap k lies between positions k and k + 1; the median is in it with probability C(n, k)/2ⁿ. */
function exactPositions(n: number, confidence: number): MedianPositions {
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

/** The same with the normal distribution of mean n/2 and variance n/4, corrected for its steps of one. */
function normalPositions(n: number, confidence: number): MedianPositions {
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
