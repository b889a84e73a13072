// Makes the stored run of a report: what its rows say about the change from base to head, as logarithms of ratios.

import { CONFIDENCE, withConfidence } from '../compare/compare.ts';
import type { Comparison } from '../model/comparison.ts';
import { HISTORY_VERSION, type MeasuredTree, readStoredRow, type StoredRow, type StoredRun } from '../model/history.ts';
import type { Report, ReportRow } from '../model/report.ts';
import { normalQuantile } from '../stats/normal.ts';
import { omitNull } from '../text/omit-null.ts';

const WIDTH = normalQuantile((1 + CONFIDENCE) / 2);

export interface RunCommits {
  readonly from: MeasuredTree;
  readonly to: MeasuredTree;
  /** Day or time of the run, ISO 8601 in UTC. */
  readonly at: string;
  /** Id of the workflow run that records it; null on a command line. */
  readonly workflowRun: number | null;
}

/**
 * Leaves out the rows that have no ratio, such as those of a benchmark that only one side has, or one that the history does
 * not accept.
 */
export function storeRun({ rows, environment }: Report, commits: RunCommits): StoredRun {
  const { os, architecture, cpu, cores, image } = environment ?? {};
  return {
    version: HISTORY_VERSION,
    ...omitNull({ ...commits }, ['workflowRun']),
    runner: omitNull({ os, architecture, cpu, cores, image }),
    rows: rows.flatMap((row) => storeRow(row) ?? []),
  };
}

function storeRow(row: ReportRow): StoredRow | null {
  const { command, group, name, metric, better, base, head } = row;
  const ratio = measureRatio(row);
  if (base === null || head === null || ratio === null) return null;
  const stored: StoredRow = {
    ...{ command, group, name, metric, better },
    logRatio: round(ratio.logRatio),
    standardError: round(ratio.standardError),
    n: Math.min(base.n, head.n),
    from: round(base.median),
    to: round(head.median),
  };
  // A ratio beyond the limits is no measurement, and with it nobody could read the run.
  return readStoredRow(stored);
}

export function measureRatio(row: Comparison): Pick<StoredRow, 'logRatio' | 'standardError'> | null {
  const logRatio = computeLogRatio(row);
  const standardError = computeStandardError(row);
  return logRatio === null || standardError === null ? null : { logRatio, standardError };
}

/** An imprecise row needs more values for a standard error of the ratio as small as `precision`. */
export function isImprecise(row: Comparison, precision: number): boolean {
  return computeLogRatio(row) !== null && (computeStandardError(row) ?? Infinity) > precision;
}

function computeLogRatio({ base, head, change }: Comparison): number | null {
  // Below zero a ratio has the opposite direction, and all runs of a benchmark need the same one.
  if (base === null || head === null || !(base.median > 0) || change === null || change <= -1) return null;
  return Math.log1p(change);
}

/** Computed from the width of the 95 % interval of the ratio. Null: there are too few values for an interval. */
function computeStandardError(row: Comparison): number | null {
  if (row.exact) return 0;
  const { interval } = withConfidence(row, CONFIDENCE);
  if (interval === null || !(interval.low > -1) || !Number.isFinite(interval.high)) return null;
  return (Math.log1p(interval.high) - Math.log1p(interval.low)) / (2 * WIDTH);
}

/** Keeps six digits: more than any measurement has, and a third of the size of all of them. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
