// The two assumptions about the values of a unit (exact, or none), and what follows from each: centre and interval of
// one cell, and the test of two cells. Input: ascending samples (NaN first). Output: numbers, and warnings in
// benchstat's words.

import { medianPositions, orderStatistic } from '../stats/median-interval.ts';
import { formatShortestNumber } from '../units/shortest-number.ts';
import type { CompareRequest } from './flags.ts';
import { benchstatP } from './p-value.ts';

export interface SampleEstimate {
  /** Median, or the most frequent value if values are assumed to be exact. In the unit of the table. */
  readonly centre: number;
  /** Ends of the interval. Infinite if there are too few values. */
  readonly low: number;
  readonly high: number;
  readonly warnings: readonly string[];
}

export interface SampleComparison {
  /**
   * benchstat's p, not ours. From 0 to above 1, and 0 if values are assumed to be exact. NaN if a value is NaN, where
   * benchstat itself does not terminate.
   */
  readonly p: number;
  readonly alpha: number;
  readonly warnings: readonly string[];
}

export interface Assumption {
  summarise(sample: Float64Array): SampleEstimate;
  compare(base: Float64Array, head: Float64Array): SampleComparison;
}

export type SignificanceLevels = Pick<CompareRequest, 'alpha' | 'confidence'>;

export const EXACT: Assumption = {
  summarise: summariseExact,
  compare: () => ({ p: 0, alpha: 0, warnings: [] }),
};

const assumptionsByLevels = new Map<string, Assumption>();

/**
 * Assumes that values vary, with no distribution: it uses order statistics and ranks. Intermediate results are cached
 * for the next table.
 */
export function assumeNothing(levels: SignificanceLevels): Assumption {
  const key = `${levels.alpha},${levels.confidence}`;
  const assumption = assumptionsByLevels.get(key) ?? makeAssumption(levels);
  assumptionsByLevels.set(key, assumption);
  return assumption;
}

function makeAssumption({ alpha, confidence }: SignificanceLevels): Assumption {
  const endsBySize = new Map<number, ReturnType<typeof medianPositions>>();
  const tooFewForInterval = [formatIntervalMinimum(confidence)];
  const { needed, tooFew } = findDifferenceMinimum(alpha);
  return {
    summarise: (sample) => {
      const ends = endsBySize.get(sample.length) ?? medianPositions(sample.length, confidence);
      endsBySize.set(sample.length, ends);
      const low = orderStatistic(sample, ends.low);
      const high = orderStatistic(sample, ends.high);
      // NaN is a value too: only infinities mean that there are too few values.
      const isInfinite = Math.abs(low) === Infinity || Math.abs(high) === Infinity;
      return { centre: medianOf(sample), low, high, warnings: isInfinite ? tooFewForInterval : NONE };
    },
    compare: (base, head) => {
      const p = benchstatP(base, head);
      if (p === null) return { p: 1, alpha, warnings: ALL_EQUAL };
      const isSmall = p > alpha && base.length < needed && head.length < needed;
      return { p, alpha, warnings: isSmall ? tooFew : NONE };
    },
  };
}

const NONE: readonly string[] = [];
const ALL_EQUAL: readonly string[] = ['all samples are equal'];

/** Computes the quantile 1/2 by method R8 of Hyndman & Fan (1996), in benchstat's order of operations. */
function medianOf(sample: Float64Array): number {
  const n = sample.length;
  const position = 1 / 3 + 0.5 * (n + 1 / 3);
  const below = Math.floor(position);
  if (below <= 0) return sample[0]!;
  if (below >= n) return sample[n - 1]!;
  // Do not skip this when the fraction is 0: next to infinities the product is NaN, and so is benchstat's median.
  return sample[below - 1]! + (position - below) * (sample[below]! - sample[below - 1]!);
}

const LAST_INTERVAL_SIZE = 50;

function formatIntervalMinimum(confidence: number): string {
  const level = `samples for confidence interval at level ${formatShortestNumber(confidence)}`;
  for (let n = 2; n <= LAST_INTERVAL_SIZE; n++) {
    const { low, high } = medianPositions(n, confidence);
    if (low > 0 && high <= n) return `need >= ${n} ${level}`;
  }
  return `need > ${LAST_INTERVAL_SIZE} ${level}`;
}

/** p of two samples of 1, 2, … 9 values each that do not overlap, as in benchstat. */
const SMALLEST_P = [
  1, 0.3333333333333333, 0.1, 0.02857142857142857, 0.007936507936507936, 0.0021645021645021645, 0.0005827505827505828,
  0.0001554001554001554, 4.113533525298231e-5,
];

/** No difference can be significant if both sides have fewer values than `needed`. */
function findDifferenceMinimum(alpha: number): { readonly needed: number; readonly tooFew: readonly string[] } {
  const index = SMALLEST_P.findIndex((p) => p <= alpha);
  const needed = (index < 0 ? SMALLEST_P.length : index) + 1;
  const sign = index < 0 ? '>' : '>=';
  const text = `need ${sign} ${needed} samples to detect a difference at alpha level ${formatShortestNumber(alpha)}`;
  return { needed, tooFew: [text] };
}

function summariseExact(sample: Float64Array): SampleEstimate {
  const low = sample[0]!;
  const high = sample.at(-1)!;
  const { value, count } = modeOf(sample);
  if (count === sample.length) return { centre: value, low, high, warnings: NONE };
  const range = `${formatShortestNumber(low)} to ${formatShortestNumber(high)}`;
  return { centre: value, low, high, warnings: [`exact distribution expected, but values range from ${range}`] };
}

/** Prefers the smallest of several values that are equally frequent. */
function modeOf(sample: Float64Array): { value: number; count: number } {
  let most = { value: sample[0]!, count: 1 };
  let start = 0;
  for (let index = 1; index < sample.length; index++) {
    if (sample[index] !== sample[start]) start = index;
    const count = index - start + 1;
    if (count > most.count) most = { value: sample[start]!, count };
  }
  return most;
}
