// The tables that the configuration's `table:` asks for: their settings, and their content in numbers and names.
// `compare/custom-tables.ts` makes them, renderers print them. They are only shown: no budget reads them.

import type { Interval } from './comparison.ts';
import type { Side } from './measurement.ts';

/** Settings of the tables in benchstat's syntax, validated. A key that the file leaves out has benchstat's default. */
export interface TableSettings {
  /** Keys; each combination of their values gives a table. Different units are always in different tables. */
  readonly table: string;
  readonly row: string;
  readonly col: string;
  /** Keys whose values may differ within a cell without a note. */
  readonly ignore: string;
  readonly filter: string;
}

/** One table. All texts are untrusted. */
export interface CustomTable {
  /** Keys of the table with their values, in order; a value is empty if the benchmarks have no such key. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  /** Base unit, with the metric's name in front if that says more: `p99-sec`. */
  readonly unit: string;
  /** Sides whose values the table holds: only head if no key separates the sides, so that they are never mixed. */
  readonly sides: readonly Side[];
  /**
   * Keys that the table does not show although the benchmarks of a cell differ in them: the cell mixes their values.
   */
  readonly varying: readonly string[];
  readonly columns: readonly (readonly string[])[];
  readonly rows: readonly CustomTableRow[];
  readonly geomeans: readonly CustomTableGeomean[];
}

export interface CustomTableRow {
  /** Values of the row's keys that are not empty, joined by a space. */
  readonly label: string;
  readonly cells: readonly (CustomTableCell | null)[];
}

export interface CustomTableCell {
  /** Number of values, at least 1. */
  readonly n: number;
  readonly median: number;
  /** 95 % order-statistic interval of the median; infinite below 6 values, the median itself when exact. */
  readonly medianInterval: Interval;
  /** Comparison with the row's first cell; null in the first column, and if the first cell is missing. */
  readonly comparison: CustomCellComparison | null;
}

export interface CustomCellComparison {
  /** Ratio of the medians minus one; null over zero. */
  readonly delta: number | null;
  /** Change that is shown, with the same meaning as in the Comparison. */
  readonly change: number | null;
  /** Two-sided Mann-Whitney p; null when both cells are constant and were compared exactly. */
  readonly p: number | null;
}

export interface CustomTableGeomean {
  readonly value: number | null;
  /** Geomean of the ratios to the first column, minus one, over the rows with both cells; null if there are none. */
  readonly delta: number | null;
}
