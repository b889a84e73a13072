// Base against head for one benchmark and metric, in numbers. `compare/compare.ts` makes it, budgets judge
// it, renderers print it. What does not exist is null, never NaN.

import type { Benchmark, Sample, Subject } from './sample.ts';

/** A closed range; an end that the data cannot bound is infinite (JSON: null). */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface Summary extends Sample {
  /** How many values; at least 1. */
  readonly n: number;
  readonly median: number;
  /** 95 % order-statistic interval of the median; infinite below 6 values. */
  readonly spread: Interval;
}

export interface Comparison extends Subject {
  /** Null: the benchmark exists on the other side only, or did not run. */
  readonly base: Summary | null;
  readonly head: Summary | null;
  /** Constant on both sides: compared exactly, without a test. */
  readonly exact: boolean;
  /** Ratio of the medians minus one; null over a zero base or with a side missing. */
  readonly delta: number | null;
  /**
   * The change that is shown and judged: the Hodges-Lehmann ratio minus one, which lies in `interval`. It is `delta`
   * where there is no interval: when exact, where the two are the same, and where values below zero have no ratio.
   * Null where `delta` is, and where the ratio is infinite because base is zero too often.
   */
  readonly change: number | null;
  /**
   * 95 % Hodges-Lehmann interval of the ratio minus one; null when exact, or where ratios do not exist. In a Report, a row
   * that stopped at the look that decided it has one of 98 % (`compare/compare.ts`).
   */
  readonly interval: Interval | null;
  /** The same at 60 %: each end is a one-sided 80 % bound. A budget is broken only if all of it is beyond the limit. */
  readonly likely: Interval | null;
  /**
   * Wider, so that one end is too far in at one of the looks in at most 20 of 100 runs. A budget is kept as soon as the
   * end on the bad side is within the limit.
   */
  readonly possible: Interval | null;
  /** Two-sided Mann-Whitney p; null when exact or with a side missing. */
  readonly p: number | null;
}

/**
 * The geomean of several benchmarks, compared as if it were one of them: a value is the geomean of a round, and so
 * `change`, `interval` and `p` are those of the rounds. The medians and their `delta` are the geomeans that tables
 * show, of the benchmarks' own medians and ratios.
 */
export interface GeomeanComparison extends Comparison {
  /** The benchmarks that it is over, at least one. */
  readonly members: readonly Benchmark[];
  /** How many more were meant, and have values that are not above zero: they have no logarithm. */
  readonly leftOut: number;
}

/** What was known of a change when a round was over: the same estimates, of the values until then. */
export interface CoursePoint {
  /** From 1, rising from point to point. */
  readonly round: number;
  /** As in the Comparison. */
  readonly change: number | null;
  readonly interval: Interval | null;
}

/** Base against head, in one number over many benchmarks of the same unit. */
export interface Geomean {
  readonly unit: string;
  /** Over the benchmarks that both sides have and whose medians are above zero. */
  readonly base: number;
  readonly head: number;
  /** Geometric mean of the ratios minus one. */
  readonly delta: number;
  /** How many benchmarks it is over. */
  readonly n: number;
}
