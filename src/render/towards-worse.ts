// Changes with the sign turned so that worse is positive for every metric, because pictures show worse on one side. A
// Row in; its change, interval and limits out. Judges nothing.

import type { CoursePoint, Interval } from '../model/comparison.ts';
import type { Row } from '../model/report.ts';

type Turned = Pick<Row, 'better' | 'base'>;

/**
 * Returns +1 if a growing ratio is worse, else -1. Below zero the ratio has the opposite direction: from -10 to -5 the
 * ratio is one half, but the value grows.
 */
export function worseSign({ better, base }: Turned): 1 | -1 {
  const grows = better === 'lower' ? 1 : -1;
  return base !== null && base.median < 0 ? (-grows as 1 | -1) : grows;
}

/** Returns the turned change; null if there is no ratio. */
export function worsening(row: Turned & Pick<CoursePoint, 'change'>): number | null {
  return row.change === null ? null : worseSign(row) * row.change;
}

/**
 * Returns the turned interval. A ratio is never below zero, so a low end of -100 % is no bound and becomes infinite.
 */
export function worseningInterval(row: Turned & Pick<CoursePoint, 'interval'>): Interval | null {
  if (row.interval === null) return null;
  const { high } = row.interval;
  const low = row.interval.low <= -1 ? Number.NEGATIVE_INFINITY : row.interval.low;
  return worseSign(row) === 1 ? { low, high } : { low: -high, high: -low };
}

/** Returns the strictest limit on the change of a row; null if there is none. */
export function allowedWorsening({ verdicts }: Pick<Row, 'verdicts'>): number | null {
  const limits = verdicts.flatMap(({ kind, limit }) =>
    kind === 'max-regression' && limit !== null ? [limit] : [],
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Returns the limit on the values themselves, `max` or `min`; null if there is none. */
export function allowedValue({ verdicts }: Pick<Row, 'verdicts'>): number | null {
  return verdicts.find(({ kind }) => kind === 'max' || kind === 'min')?.limit ?? null;
}
