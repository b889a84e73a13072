// Finds the geomeans of tables that a budget judged too. A Report in; the matching judged geomeans and the change to
// show out. Computes no statistic.

import type { Comparison, Geomean } from '../model/comparison.ts';
import type { GeomeanRow, Report } from '../model/report.ts';

type JudgedGeomeans = Pick<Report, 'judgedGeomeans'>;

/**
 * A unit that has a geomean has only one metric, so a judged geomean over an equal number of benchmarks of the unit is
 * over all of them.
 */
export function findJudgedGeomeans({ unit, n }: Geomean, { judgedGeomeans }: JudgedGeomeans): GeomeanRow[] {
  return judgedGeomeans.filter((row) => row.unit === unit && row.members.length === n);
}

/**
 * Sentences about the budget show this change, so that a report has one number for each geomean. Without a budget it is
 * the change of the medians, which has no interval.
 */
export function pickShownChange(
  geomean: Geomean,
  judged: JudgedGeomeans,
): Pick<Comparison, 'interval'> & { readonly change: number } {
  const [first] = findJudgedGeomeans(geomean, judged);
  if (first === undefined || first.change === null) return { change: geomean.delta, interval: null };
  return { change: first.change, interval: first.interval };
}
