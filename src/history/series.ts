// Collects what all runs say about one benchmark and metric, as comparisons of two points. In: the table of the runs and
// the points of the timeline. Out: series, each with its comparisons.

import type { HistoryKey } from '../model/history.ts';
import type { Point } from '../model/history-report.ts';
import type { BetterDirection } from '../model/measurement.ts';
import { median } from '../stats/median.ts';
import type { RowColumns, RunTable } from './run-table.ts';
import { findUnplacedRuns } from './timeline.ts';

/** Comparisons of two points as columns of equal length. `from` is the index of the older point. */
export interface ComparisonColumns {
  readonly from: Int32Array;
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

/** Keeps the weight of an exact comparison finite, and is far below every change that matters. */
const MIN_STANDARD_ERROR = 1e-6;

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

/** `rows` are the indices of those that compare two points, `unchanged` the runs that say that nothing can have changed. */
function collectOne(
  columns: RowColumns,
  rows: readonly number[],
  unchanged: readonly number[],
  { from, to, time, workflowRun, times, unplaced }: Omit<ComparisonColumns, 'logRatio' | 'standardError'>,
): HistorySeries {
  const { command, group, name, metric, better } = columns;
  const usualError = Math.max(median(rows.map((row) => columns.standardError[row]!)), MIN_STANDARD_ERROR);
  const countOf = (row: number) => Math.min(columns.n[row]!, MAX_COUNTED_VALUES);
  const usualScatter = median(rows.map((row) => columns.standardError[row]! * Math.sqrt(countOf(row))));
  const errorOf = (row: number) =>
    Math.max(columns.standardError[row]!, usualScatter / Math.sqrt(countOf(row)), MIN_STANDARD_ERROR);
  const runs = Int32Array.from([...rows.map((row) => columns.run[row]!), ...unchanged]);
  const comparisons = {
    from: runs.map((run) => Math.min(from[run]!, to[run]!)),
    to: runs.map((run) => Math.max(from[run]!, to[run]!)),
    logRatio: Float64Array.from(runs, (run, index) => {
      const logRatio = index < rows.length ? columns.logRatio[rows[index]!]! : 0;
      return from[run]! < to[run]! ? logRatio : -logRatio;
    }),
    standardError: Float64Array.from(runs, (_, index) =>
      index < rows.length ? errorOf(rows[index]!) : MIN_STANDARD_ERROR,
    ),
    time: runs.map((run) => time[run]!),
    workflowRun: Float64Array.from(runs, (run) => workflowRun[run]!),
    ...{ times, unplaced },
  };
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
