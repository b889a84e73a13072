// Resolves the `metric` of a budget. `time` and `size` mean the primary metric of each tool, if it is of that kind, so
// that one file serves several tools. A metric that has the word as its own name takes precedence.

import type { BenchmarkMetric } from '../model/sample.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { tidyUnit } from '../units/tidy.ts';

type RowMetric = Pick<BenchmarkMetric, 'metric' | 'unit' | 'primary'>;

const METRIC_FAMILIES = ['time', 'size'] as const;

export function isMetricFamily(wanted: string): wanted is (typeof METRIC_FAMILIES)[number] {
  return METRIC_FAMILIES.some((family) => family === wanted);
}

/** All rows of the run are needed to know which metrics exist. */
export function metricTest(wanted: string, rows: readonly RowMetric[]): (row: RowMetric) => boolean {
  if (wanted === '*') return () => true;
  const base = tidyUnit(wanted).unit;
  const isNamed = ({ metric, unit }: RowMetric) => wanted === metric || wanted === unit || base === unit;
  if (!isMetricFamily(wanted) || rows.some(isNamed)) return isNamed;
  return ({ primary, unit }) => {
    const { kind, rate } = parseUnit(unit);
    return primary && kind === wanted && !rate;
  };
}
