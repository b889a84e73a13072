// The tables that the configuration's `table:` asks for: what they are to show, and what they hold, in numbers and
// names. `compare/shape.ts` makes them, renderers print them. They are for looking: no budget reads them.

import type { Interval } from './comparison.ts';
import type { Side } from './measurement.ts';

/** In benchstat's syntax, checked; what the file leaves out is benchstat's default. */
export interface TableSettings {
  /** Keys of which each combination of values gives a table; units are always apart. */
  readonly table: string;
  readonly row: string;
  readonly col: string;
  /** Keys whose values may differ within a cell without a note. */
  readonly ignore: string;
  readonly filter: string;
}

/** All texts are untrusted. */
export interface ShapedTable {
  /** The keys of the table with their values, in order; a value is empty where the benchmarks have no such key. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Base unit; behind the metric's name where that says more: `p99-sec`. */
  readonly unit: string;
  /** Whose values it is made of: head's alone where no key tells the sides apart, which would mix them. */
  readonly sides: readonly Side[];
  /** Keys that the table does not show and in which the benchmarks of some cell differ, whose values it mixes. */
  readonly varying: readonly string[];
  /** For each column the values of its keys; at least one column. */
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly ShapedRow[];
  /** One for each column. */
  readonly geomeans: readonly ShapedGeomean[];
}

export interface ShapedRow {
  /** The values of its keys that are not empty, joined by a space. */
  readonly label: string;
  /** One for each column; null where nothing was measured. */
  readonly cells: readonly (ShapedCell | null)[];
}

export interface ShapedCell {
  /** How many values; at least 1. */
  readonly n: number;
  readonly median: number;
  /** 95 % order-statistic interval of the median; infinite below 6 values, the median itself when exact. */
  readonly spread: Interval;
  /** Against the row's first cell; null in the first column, and where that has no cell. */
  readonly comparison: ShapedComparison | null;
}

export interface ShapedComparison {
  /** Ratio of the medians minus one; null over zero. */
  readonly delta: number | null;
  /** The change that is shown, as in the Comparison. */
  readonly change: number | null;
  /** Two-sided Mann-Whitney p; null when both cells are constant and were compared exactly. */
  readonly p: number | null;
}

export interface ShapedGeomean {
  /** Of the column's medians; null where one is not above zero. */
  readonly value: number | null;
  /** Of the ratios to the first column, minus one, over the rows with both; null where there is none. */
  readonly delta: number | null;
}
