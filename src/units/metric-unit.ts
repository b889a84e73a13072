// Names a unit for tables without a column for the metric: `p99` in `sec` becomes `p99-sec`, as Go names such units.
// Two metrics with the same unit stay distinct.

import { tidyUnit } from './tidy.ts';

/** Combines a metric with its unit. `unit` must be a base unit, and the result is one too. */
export function toMetricUnit(metric: string, unit: string): string {
  const name = `${metric}-${unit}`;
  // A metric named after a unit must not be converted a second time: `gc-ns-sec` would become `gc-sec-sec`.
  const isPlain = metric === 'value' || tidyUnit(metric).unit === unit || tidyUnit(name).unit !== name;
  return isPlain ? unit : name;
}
