// Changes turned so that worse is positive, whichever way the metric counts: pictures show worse on one side. In: a
// Row. Out: its change, interval and limits, turned. Nothing is judged here.

import type { CoursePoint, Interval } from '../model/comparison.ts';
import type { Row } from '../model/report.ts';

type Turned = Pick<Row, 'better' | 'base'>;

/** +1 where a growing ratio is worse. A ratio turns round below zero: from -10 to -5 is half as much, and more. */
export function worseSign({ better, base }: Turned): 1 | -1 {
  const grows = better === 'lower' ? 1 : -1;
  return base !== null && base.median < 0 ? (-grows as 1 | -1) : grows;
}

/** Null where there is no ratio. */
export function worsening(row: Turned & Pick<CoursePoint, 'change'>): number | null {
  return row.change === null ? null : worseSign(row) * row.change;
}

/** A ratio is never below zero: -100 % bounds nothing. */
export function worseningInterval(row: Turned & Pick<CoursePoint, 'interval'>): Interval | null {
  if (row.interval === null) return null;
  const { high } = row.interval;
  const low = row.interval.low <= -1 ? Number.NEGATIVE_INFINITY : row.interval.low;
  return worseSign(row) === 1 ? { low, high } : { low: -high, high: -low };
}

/** The strictest limit of a change that the row has; null where none is set. */
export function allowedWorsening({ verdicts }: Pick<Row, 'verdicts'>): number | null {
  const limits = verdicts.flatMap(({ kind, limit }) =>
    kind === 'max-regression' && limit !== null ? [limit] : [],
  );
  return limits.length === 0 ? null : Math.min(...limits);
}

/** The limit on the values themselves, `max` or `min`; null where none is set. */
export function allowedValue({ verdicts }: Pick<Row, 'verdicts'>): number | null {
  return verdicts.find(({ kind }) => kind === 'max' || kind === 'min')?.limit ?? null;
}
