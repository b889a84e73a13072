// Tuples of a projection: the values of its fields for one result, each tuple stored once, and the order of tuples.
// `projection.ts` creates the fields. Expressions are not handled here.

import type { BenchstatResult } from './keys.ts';
import { compareBytes, type Order } from './order.ts';

export interface ProjectionField {
  readonly name: string;
  /** Position in the tuple. A field that appears later has a later position, wherever it is shown. */
  readonly place: number;
  readonly order: Order;
  /** Values of the field in the order of first appearance. Null if the order does not depend on it. */
  readonly ranks: Map<string, number> | null;
}

/** Fields that one expression of a projection adds. */
export interface ProjectionPart {
  /** One field, or for `.config` one per configuration key seen so far. */
  readonly fields: readonly ProjectionField[];
  fill(tuple: string[], result: BenchstatResult, unit: string): void;
}

export interface Tuples {
  /**
   * Numbers the tuple, from 0; equal tuples have equal numbers. Call it in the order of the results and only for
   * results that are used, because it records the order of first appearance and the fields of `.config`.
   */
  tupleOf(result: BenchstatResult, unit?: string): number;
  /** Names of the fields, with one entry per key of `.config`. Grows with the results. */
  fields(): string[];
  /** One value per field. Empty if the result has none. */
  values(tuple: number): string[];
  /** Rank of each tuple among all tuples, in the order of the fields. */
  tupleRanks(): Int32Array;
}

/** Separator that no value contains: values from files have no line break, values from arguments have no NUL. */
const SEPARATOR = '\n\0';

export function makeTuples(parts: readonly ProjectionPart[]): Tuples {
  const tuples: string[][] = [];
  const numbers = new Map<string, number>();
  const allFields = () => parts.flatMap(({ fields }) => fields);

  function tupleOf(result: BenchstatResult, unit = ''): number {
    const tuple: string[] = [];
    for (const part of parts) part.fill(tuple, result, unit);
    // Remove trailing empty values. Otherwise a field that a later result adds would make a new tuple of the same
    // values.
    while (tuple.length > 0 && (tuple.at(-1) ?? '') === '') tuple.pop();
    const key = tuple.join(SEPARATOR);
    const known = numbers.get(key);
    if (known !== undefined) return known;
    for (const { ranks, place } of allFields()) {
      const value = tuple[place] ?? '';
      if (ranks !== null && !ranks.has(value)) ranks.set(value, ranks.size);
    }
    numbers.set(key, tuples.length);
    return tuples.push(tuple) - 1;
  }

  return {
    tupleOf,
    fields: () => allFields().map(({ name }) => name),
    values: (number) => allFields().map(({ place }) => tuples[number]![place] ?? ''),
    tupleRanks() {
      const fields = allFields();
      const sorted = [...tuples.keys()].sort((one, other) => compareTuples(fields, tuples[one]!, tuples[other]!));
      const places = new Int32Array(sorted.length);
      for (const [place, tuple] of sorted.entries()) places[tuple] = place;
      return places;
    },
  };
}

function compareTuples(fields: readonly ProjectionField[], one: readonly string[], other: readonly string[]): number {
  for (const { place, order } of fields) {
    const left = one[place] ?? '';
    const right = other[place] ?? '';
    if (left !== right) return order(left, right) || compareBytes(left, right);
  }
  return 0;
}
