// Base against head for one benchmark and metric, in numbers. `compare/compare.ts` makes it, budgets judge it,
// renderers print it. A number that does not exist is null, never NaN.

import type { PlacementCounts } from './counts.ts';
import { type Benchmark, type BenchmarkMetric, benchmarkKeyOf, type Sample } from './sample.ts';

/** A closed range. An end that the data cannot bound is infinite (JSON: null). */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export interface SampleSummary extends Sample {
  /** Number of values, at least 1. */
  readonly n: number;
  readonly median: number;
  /** 95 % order-statistic interval of the median; infinite below 6 values. */
  readonly medianInterval: Interval;
}

export interface Comparison extends BenchmarkMetric {
  /** Values of base. Null: the benchmark exists on the other side only, or did not run. */
  readonly base: SampleSummary | null;
  readonly head: SampleSummary | null;
  /**
   * Whether the sides were compared exactly, without a test, because the values are constant on each side, or because both
   * sides differ by the same number in each of several placements.
   */
  readonly exact: boolean;
  /** Placements of a count that depends on them. Null: the metric does not. */
  readonly placements: PlacementCounts | null;
  /** Ratio of the medians minus one; null over a zero base or with a side missing. */
  readonly delta: number | null;
  /**
   * Change that is shown and judged: the Hodges-Lehmann ratio minus one, which is within `interval`. It equals `delta`
   * if there is no interval: when exact, as the two are then equal, and when values below zero have no ratio. Of counts
   * in several placements, it is that of their differences, as a share of base's median. Null if `delta` is null, and if
   * the ratio is infinite because base is zero too often.
   */
  readonly change: number | null;
  /**
   * 95 % Hodges-Lehmann interval of the ratio minus one; null when exact, or where ratios do not exist. In a Report it
   * is a 99 % interval for a row that a test decided (`compare/compare.ts`).
   */
  readonly interval: Interval | null;
  /**
   * 60 % interval of the ratio minus one, so each end is a one-sided 80 % bound. A budget is broken only if the whole
   * interval is past the limit.
   */
  readonly failInterval: Interval | null;
  /**
   * Wider interval of the ratio minus one. Over all looks of a run together, the end on one side is too narrow in at
   * most 20 of 100 runs. A budget is kept as soon as the end on the bad side is within the limit.
   */
  readonly passInterval: Interval | null;
  /**
   * Two-sided p; null when exact or with a side missing. Mann-Whitney's, or for counts in several placements that of the
   * signed-rank test of their differences (`compare/within-placements.ts`).
   */
  readonly p: number | null;
  /** Two-sided p of the fastest third, if it decided the row: `change` and `interval` are then those of the fastest third. */
  readonly fastestP: number | null;
}

/**
 * The geomean of several benchmarks, compared as if it were one benchmark. Each value is the geomean of a round, so
 * `change`, `interval` and `p` are those of the rounds. The medians and `delta` are the geomeans that tables show:
 * those of the benchmarks' own medians and ratios.
 */
export interface GeomeanComparison extends Comparison {
  readonly members: readonly Benchmark[];
  /** Number of further benchmarks that were meant but left out: a value that is not above zero has no logarithm. */
  readonly leftOut: number;
  /**
   * How the members grow with a size. The values of both sides are then exponents, one of each round, and changes and intervals are
   * differences of exponents. Null: this is a geomean.
   */
  readonly growth: Growth | null;
}

export interface Growth {
  /** Part of the names that has the size: `/n`. */
  readonly key: string;
  /** Ascending, all above zero; one for each member. */
  readonly sizes: readonly number[];
  /** Median of each member, in the base unit. Null: base does not have all of them. */
  readonly base: readonly number[] | null;
  readonly head: readonly number[];
  /** Part of head's values that does not grow, in the base unit. Null: there is hardly one. */
  readonly floor: number | null;
}

/** Benchmarks that differ only in a size. */
export interface GrowthFamily extends Pick<Growth, 'key' | 'sizes'> {
  /** Their name without the size. */
  readonly name: string;
  readonly members: readonly Comparison[];
}

/** Null for every other row. */
export function growthOf(row: Comparison | GeomeanComparison): Growth | null {
  return 'members' in row ? row.growth : null;
}

/** Estimate of a change after a round, made from the values up to that round. */
export interface RunningEstimate {
  /** Number of the round, at least 1; ascends from point to point. */
  readonly round: number;
  /** Change and interval, as in the Comparison. */
  readonly change: number | null;
  readonly interval: Interval | null;
}

/** Base against head in one number, over many benchmarks of the same unit. */
export interface Geomean {
  readonly unit: string;
  /** Geometric mean of base's medians, over the benchmarks that both sides have and whose medians are above zero. */
  readonly base: number;
  readonly head: number;
  /** Geometric mean of the ratios minus one. */
  readonly delta: number;
  /** Number of benchmarks that it is over. */
  readonly n: number;
}

type BenchmarkSides = Benchmark & Pick<Comparison, 'base' | 'head'>;

/** Both sides may have the benchmark of a row with different metrics. */
export function makeBothSidesCheck(rows: readonly BenchmarkSides[]): (row: BenchmarkSides) => boolean {
  const keysWith = (side: 'base' | 'head') => new Set(rows.filter((row) => row[side] !== null).map(benchmarkKeyOf));
  // Most reports have no row with one side only, and need no keys.
  let keys: { readonly base: ReadonlySet<string>; readonly head: ReadonlySet<string> } | null = null;
  return (row) => {
    if (row.base !== null && row.head !== null) return true;
    keys ??= { base: keysWith('base'), head: keysWith('head') };
    const key = benchmarkKeyOf(row);
    return keys.base.has(key) && keys.head.has(key);
  };
}
