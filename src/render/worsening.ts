// Changes with the sign turned so that worse is positive for every metric, because pictures show worse on one side. A
// ReportRow in; its change, interval and limits out. Judges nothing.

import type { Interval, RunningEstimate } from '../model/comparison.ts';
import type { ReportRow } from '../model/report.ts';
import { isAboutChange, isAbsoluteLimit } from '../model/verdict.ts';

type DirectedRow = Pick<ReportRow, 'better' | 'base'>;

/** Below zero the ratio has the opposite direction: from -10 to -5 the ratio is one half, but the value grows. */
export function worseSignOf({ better, base }: DirectedRow): 1 | -1 {
  const grows = better === 'lower' ? 1 : -1;
  return base !== null && base.median < 0 ? (-grows as 1 | -1) : grows;
}

export function worseningOf(row: DirectedRow & Pick<RunningEstimate, 'change'>): number | null {
  return row.change === null ? null : worseSignOf(row) * row.change;
}

/** A ratio is never below zero, so a low end of -100 % is no bound and becomes infinite. */
export function worseningIntervalOf(row: DirectedRow & Pick<RunningEstimate, 'interval'>): Interval | null {
  if (row.interval === null) return null;
  const { high } = row.interval;
  const low = row.interval.low <= -1 ? Number.NEGATIVE_INFINITY : row.interval.low;
  return worseSignOf(row) === 1 ? { low, high } : { low: -high, high: -low };
}

/** The strictest limit on the change from base to head; null if there is none. */
export function allowedWorseningOf({ verdicts }: Pick<ReportRow, 'verdicts'>): number | null {
  const limits = verdicts
    .filter(isAboutChange)
    .flatMap(({ kind, limit }) => (kind === 'max-regression' && limit !== null ? [limit] : []));
  return limits.length === 0 ? null : Math.min(...limits);
}

/** The limit on the values themselves, `max` or `min`; null if there is none. */
export function allowedValueOf({ verdicts }: Pick<ReportRow, 'verdicts'>): number | null {
  return verdicts.find(({ kind }) => isAbsoluteLimit(kind))?.limit ?? null;
}
