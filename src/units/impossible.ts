// Values that nobody can have measured: a time or a rate below zero, or what is no finite number. In: a Comparison. Out:
// the first such value. Sizes and counts may be below zero, since tools also report how much something grew.

import type { Comparison } from '../model/comparison.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { shapeOf } from './shape.ts';

export interface ImpossibleValue {
  readonly side: Side;
  readonly value: number;
}

/** Null where every value is possible. */
export function impossibleValue(row: Pick<Comparison, 'unit' | Side>): ImpossibleValue | null {
  const { kind, rate } = shapeOf(row.unit);
  const least = kind === 'time' || rate ? 0 : -Infinity;
  for (const side of SIDES) {
    const value = row[side]?.values.find((one) => one < least || !Number.isFinite(one));
    if (value !== undefined) return { side, value };
  }
  return null;
}
