// Collects what all runs say about one benchmark and metric, as comparisons of two points. In: the table of the runs and
// the points of the timeline. Out: series, each with its comparisons.

import type { HistoryKey } from '../model/history.ts';
import type { Point } from '../model/history-report.ts';
import type { BetterDirection } from '../model/measurement.ts';
import { median } from '../stats/median.ts';
import type { RowColumns, RunTable } from './run-table.ts';
import { findUnplacedRuns } from './timeline.ts';

/** Comparisons of two points as columns of equal length. The older point is `from`. */
export interface ComparisonColumns {
  /** Index of the older point. */
  readonly from: Int32Array;
  /** Index of the newer point. */
  readonly to: Int32Array;
  readonly logRatio: Float64Array;
  /** Standard error that is used: never below that of as many values with the usual scatter, because few rounds estimate it badly. */
  readonly standardError: Float64Array;
  /** Index of the time of the run in `times`: a later run has a higher one. */
  readonly time: Int32Array;
  readonly times: readonly string[];
  /** Id of the workflow run that recorded it; 0 if it is not known. */
  readonly workflowRun: Float64Array;
  readonly unplaced: ReadonlySet<number>;
}

export interface HistorySeries extends HistoryKey {
  readonly better: BetterDirection;
  readonly comparisons: ComparisonColumns;
  /** Median of the standard errors of its comparisons: a run whose number of values is not known is believed to be no more exact. */
  readonly usualError: number;
  /** Standard error of a comparison of one value of each side: the median over its comparisons. */
  readonly usualScatter: number;
}

/**
 * Smallest standard error. It keeps the weight of an exact comparison finite, and is far below every change that
 * matters.
 */
export const MIN_STANDARD_ERROR = 1e-6;

/** Maximum number of values of a side that make a comparison more exact. A recording may claim any number. */
export const MAX_COUNTED_VALUES = 60;

/** Collects the series in the order in which the runs name them first. */
export function collectSeries({ runs, series }: RunTable, points: readonly Point[]): HistorySeries[] {
  const indexOf = new Map(points.map(({ commit }, index) => [commit, index]));
  const times = [...new Set(runs.map(({ at }) => at))].sort();
  const rankOf = new Map(times.map((at, rank) => [at, rank]));
  const places = {
    from: Int32Array.from(runs, ({ from }) => indexOf.get(from.commit)!),
    to: Int32Array.from(runs, ({ to }) => indexOf.get(to.commit)!),
    times,
    time: Int32Array.from(runs, ({ at }) => rankOf.get(at)!),
    workflowRun: Float64Array.from(runs, ({ workflowRun }) => workflowRun ?? 0),
    unplaced: findUnplacedRuns(runs, points),
  };
  const isBetweenTwo = (run: number) => places.from[run] !== places.to[run];
  const unchanged = runs.flatMap(({ isUnchanged }, run) => (isUnchanged && isBetweenTwo(run) ? [run] : []));
  return series.flatMap((columns) => {
    const rows = columns.run.flatMap((run, row) => (isBetweenTwo(run) ? [row] : []));
    return rows.length === 0 ? [] : [collectOne(columns, rows, unchanged, places)];
  });
}

/**
 * Collects one series from the indices of its rows that compare two points, those of the runs that say that nothing can have
 * changed, and what is known of each run.
 */
function collectOne(
  columns: RowColumns,
  rows: readonly number[],
  unchanged: readonly number[],
  places: Omit<ComparisonColumns, 'logRatio' | 'standardError'>,
): HistorySeries {
  const { command, group, name, metric, better } = columns;
  const usualError = Math.max(median(rows.map((row) => columns.standardError[row]!)), MIN_STANDARD_ERROR);
  const countOf = (row: number) => Math.min(columns.n[row]!, MAX_COUNTED_VALUES);
  const usualScatter = median(rows.map((row) => columns.standardError[row]! * Math.sqrt(countOf(row))));
  const errorOf = (row: number) =>
    Math.max(columns.standardError[row]!, usualScatter / Math.sqrt(countOf(row)), MIN_STANDARD_ERROR);
  const length = rows.length + unchanged.length;
  const comparisons = {
    from: new Int32Array(length),
    to: new Int32Array(length),
    logRatio: new Float64Array(length),
    standardError: new Float64Array(length),
    time: new Int32Array(length),
    times: places.times,
    workflowRun: new Float64Array(length),
    unplaced: places.unplaced,
  };
  for (let index = 0; index < length; index++) {
    const row = rows[index];
    const run = row === undefined ? unchanged[index - rows.length]! : columns.run[row]!;
    const [from, to] = [places.from[run]!, places.to[run]!];
    const isForward = from < to;
    const logRatio = row === undefined ? 0 : columns.logRatio[row]!;
    comparisons.from[index] = isForward ? from : to;
    comparisons.to[index] = isForward ? to : from;
    comparisons.logRatio[index] = isForward ? logRatio : -logRatio;
    comparisons.standardError[index] = row === undefined ? MIN_STANDARD_ERROR : errorOf(row);
    comparisons.time[index] = places.time[run]!;
    comparisons.workflowRun[index] = places.workflowRun[run]!;
  }
  return { command, group, name, metric, better, comparisons, usualError, usualScatter };
}

export function selectEarlier(comparisons: ComparisonColumns, time: number): ComparisonColumns {
  const isEarlier = (_: number, index: number) => comparisons.time[index]! < time;
  return {
    ...comparisons,
    from: comparisons.from.filter(isEarlier),
    to: comparisons.to.filter(isEarlier),
    logRatio: comparisons.logRatio.filter(isEarlier),
    standardError: comparisons.standardError.filter(isEarlier),
    time: comparisons.time.filter(isEarlier),
    workflowRun: comparisons.workflowRun.filter(isEarlier),
  };
}
