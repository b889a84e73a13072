// What the reader of lines hands on: names and units as numbers, the values of a run of lines in arrays that are
// used again for every run, so that millions of values cost no object.

import type { Words } from './intern.ts';
import type { UnitBook } from './unit-book.ts';

export interface LineSink {
  readonly names: Words;
  readonly units: UnitBook;
  /** `key: value`, as byte strings; an empty value takes the key away. */
  configure(key: string, value: string): void;
  /** Lines of one benchmark; the name has lost its `Benchmark`. The run is the same object every time. */
  results(name: number, run: LineRun): void;
  /** A line, or a part of one, that was left out. */
  problem(line: number, message: string): void;
}

/** Benchmark lines behind each other with the same kinds of values. */
export interface LineRun {
  /** How many; at least one. */
  lines: number;
  /** How many values each of them has; at least one. */
  width: number;
  /** Line by line, in the base unit. */
  readonly values: Float64Array;
  /** Of the values of each line, see `kindOf`. */
  readonly kinds: Int32Array;
}
