// Resolves the `metric` of a budget. `time` and `size` mean the primary metric of each tool, if it is of that kind, so
// that one file serves several tools. A metric that has the word as its own name takes precedence.

import type { Subject } from '../model/sample.ts';
import { shapeOf } from '../units/shape.ts';
import { tidy } from '../units/tidy.ts';

type Measured = Pick<Subject, 'metric' | 'unit' | 'primary'>;

const FAMILIES = ['time', 'size'] as const;

export function isFamily(wanted: string): wanted is (typeof FAMILIES)[number] {
  return FAMILIES.some((family) => family === wanted);
}

/** Returns a test of whether a row has the metric. All rows of the run are needed to know which metrics exist. */
export function metricTest(wanted: string, rows: readonly Measured[]): (row: Measured) => boolean {
  if (wanted === '*') return () => true;
  const base = tidy(wanted).unit;
  const isNamed = ({ metric, unit }: Measured) => wanted === metric || wanted === unit || base === unit;
  if (!isFamily(wanted) || rows.some(isNamed)) return isNamed;
  return ({ primary, unit }) => {
    const { kind, rate } = shapeOf(unit);
    return primary && kind === wanted && !rate;
  };
}
