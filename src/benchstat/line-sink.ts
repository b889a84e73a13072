// What the reader of lines hands on: names and units as numbers, a line's values in arrays that are used again
// for every line, so that millions of values cost no object.

import type { Words } from './intern.ts';
import type { UnitBook } from './unit-book.ts';

export interface LineSink {
  readonly names: Words;
  readonly units: UnitBook;
  /** `key: value`, as byte strings; an empty value takes the key away. */
  configure(key: string, value: string): void;
  /** A benchmark line; the name has lost its `Benchmark`. Measures are the same object every time. */
  result(name: number, measures: Measures): void;
  /** A line, or a part of one, that was left out. */
  problem(line: number, message: string): void;
}

export interface Measures {
  /** How many of the places below are in use; at least one. */
  count: number;
  /** In the base unit. */
  readonly values: Float64Array;
  /** See `kindOf`. */
  readonly kinds: Int32Array;
  /** For certain the same ones, in the same number, as in the line before. */
  hasSameKinds: boolean;
}
