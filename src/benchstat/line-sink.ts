// The interface between the line reader and its consumer. Names and units are numbers, and the values of a run of lines
// are in arrays that are reused for each run, so that millions of values need no objects.

import type { UnitRegistry } from './unit-registry.ts';
import type { WordTable } from './word-table.ts';

export interface LineSink {
  readonly names: WordTable;
  readonly units: UnitRegistry;
  /** Receives `key: value` as byte strings. An empty value deletes the key. */
  configure(key: string, value: string): void;
  /**
   * Receives consecutive lines of one benchmark. `name` is the number of the name without `Benchmark`. `run` is the
   * same object in every call.
   */
  addResults(name: number, run: LineRun): void;
  /** Receives the reason why a line, or a part of it, was skipped. */
  addProblem(line: number, message: string): void;
}

/** Consecutive lines of one benchmark with the same kinds of values. */
export interface LineRun {
  /** Number of lines, at least 1. */
  lines: number;
  /** Number of values per line, at least 1. */
  width: number;
  /** Values line by line, in the base unit. */
  readonly values: Float64Array;
  /** Kind of each value of a line, see `kindOf`. */
  readonly kinds: Int32Array;
}
