// What a budget means by its metric. A word for a family stands for the metric that each tool names first, so that one
// file serves several tools; a metric that is really called so comes before it.

import type { Subject } from '../model/sample.ts';
import { shapeOf } from '../units/shape.ts';
import { tidy } from '../units/tidy.ts';

type Measured = Pick<Subject, 'metric' | 'unit' | 'primary'>;

const FAMILIES = ['time', 'size'] as const;

export function isFamily(wanted: string): wanted is (typeof FAMILIES)[number] {
  return FAMILIES.some((family) => family === wanted);
}

/** Whether a row is of the metric; all the rows of the run say which metrics there are. */
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
