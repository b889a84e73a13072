// Finds values that no benchmark can have measured: a time, a rate or a number of instructions below zero, or a number that is
// not finite. Sizes and other counts may be negative, because tools also report how much something grew.

import type { Comparison } from '../model/comparison.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { parseUnit } from './parsed-unit.ts';

/** Null if all values are possible. */
export function findImpossibleValue(
  row: Pick<Comparison, 'metric' | 'unit' | Side>,
): { readonly side: Side; readonly value: number } | null {
  const { kind, rate } = parseUnit(row.unit);
  const least = kind === 'time' || rate || row.metric === COUNTED_METRIC ? 0 : -Infinity;
  for (const side of SIDES) {
    const value = row[side]?.values.find((one) => one < least || !Number.isFinite(one));
    if (value !== undefined) return { side, value };
  }
  return null;
}
