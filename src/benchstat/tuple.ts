// Tuples of a projection: the values of its fields for one result, each tuple once, and how tuples compare.
// Fields come from `projection.ts`; knows no expressions.

import type { Result } from './keys.ts';
import { compareBytes, type Order } from './order.ts';

export interface Field {
  readonly name: string;
  /** Place in the tuple; fields that appear later get later places, wherever they are shown. */
  readonly place: number;
  readonly order: Order;
  /** The field's values by first appearance; null where that does not matter. */
  readonly ranks: Map<string, number> | null;
}

/** What one expression of a projection adds. */
export interface Part {
  /** One, but for `.config`, whose fields the results bring. */
  readonly fields: readonly Field[];
  /** Sets the values of its fields. */
  fill(tuple: string[], result: Result, unit: string): void;
}

export interface Tuples {
  /**
   * The same number for the same values, counted from 0. To be asked in the order of the results and only for
   * those that count: orders of first appearance and the fields of `.config` come from it.
   */
  tupleOf(result: Result, unit?: string): number;
  /** Names of the fields, those of `.config` one by one. Grows with the results. */
  fields(): string[];
  /** One value for each field, empty where the result has none. */
  values(tuple: number): string[];
  /** For each tuple its place among all of them, in the order of the fields. */
  places(): Int32Array;
}

/** Line breaks and NUL never meet in a value: a file's have none of the first, an argument none of the second. */
const SEPARATOR = '\n\0';

export function makeTuples(parts: readonly Part[]): Tuples {
  const tuples: string[][] = [];
  const numbers = new Map<string, number>();
  const allFields = () => parts.flatMap(({ fields }) => fields);

  function tupleOf(result: Result, unit = ''): number {
    const tuple: string[] = [];
    for (const part of parts) part.fill(tuple, result, unit);
    // Fields that a later result brought must not make a tuple of the same values another one.
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
    places() {
      const fields = allFields();
      const sorted = [...tuples.keys()].sort((one, other) =>
        compareTuples(fields, tuples[one]!, tuples[other]!),
      );
      const places = new Int32Array(sorted.length);
      for (const [place, tuple] of sorted.entries()) places[tuple] = place;
      return places;
    },
  };
}

function compareTuples(fields: readonly Field[], one: readonly string[], other: readonly string[]): number {
  for (const { place, order } of fields) {
    const left = one[place] ?? '';
    const right = other[place] ?? '';
    if (left !== right) return order(left, right) || compareBytes(left, right);
  }
  return 0;
}
