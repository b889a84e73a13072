// The geomeans of tables that a budget judged as well. In: a Report. Out: which budgets' geomeans are over the same
// benchmarks, and the change to show. Computes no statistic.

import type { Comparison, Geomean } from '../model/comparison.ts';
import type { GeomeanRow, Report } from '../model/report.ts';

type Judged = Pick<Report, 'judgedGeomeans'>;

/**
 * Those over the same benchmarks. A unit that has a geomean has one metric, so a judged geomean of as many benchmarks of
 * that unit is over all of them.
 */
export function judgedAs({ unit, n }: Geomean, { judgedGeomeans }: Judged): GeomeanRow[] {
  return judgedGeomeans.filter((row) => row.unit === unit && row.members.length === n);
}

/**
 * The change that a sentence about a budget tells, so that a report has one number for one geomean; where no budget is
 * about it, that of the medians, which has no interval.
 */
export function shownChange(
  geomean: Geomean,
  judged: Judged,
): Pick<Comparison, 'interval'> & { readonly change: number } {
  const [first] = judgedAs(geomean, judged);
  if (first === undefined || first.change === null) return { change: geomean.delta, interval: null };
  return { change: first.change, interval: first.interval };
}
