// The unit as tables name it that have no column for the metric: `p99` in `sec` is `p99-sec`, as Go names such
// units, so that two metrics of one unit stay apart.

import { tidy } from './tidy.ts';

/** `unit` is a base unit; so is the result. */
export function metricUnit(metric: string, unit: string): string {
  const name = `${metric}-${unit}`;
  // A metric named after a unit must not have its values converted once more: `gc-ns-sec` would be `gc-sec-sec`.
  const isPlain = metric === 'value' || tidy(metric).unit === unit || tidy(name).unit !== name;
  return isPlain ? unit : name;
}
