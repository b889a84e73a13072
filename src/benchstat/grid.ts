// The tables of `compare` before any statistic: which values meet in which cell, in benchstat's order. Made by
// `tabulate.ts` from lines, keys and projections; read by `summarise.ts`. All texts are byte strings (latin1:
// one character a byte), so that names that are not UTF-8 pass through untouched and sort as bytes.

import type { Better } from '../model/measurement.ts';

/** One table: all results of one table key and one unit. */
export interface Grid {
  /** The fields of the table key but `.unit`, in order; the keys of `.config` each count as a field. */
  readonly fields: readonly GridField[];
  /** Base unit, as tables name it. */
  readonly unit: string;
  /** `exact`: the unit's metadata says that its values do not vary. */
  readonly assumes: 'nothing' | 'exact';
  /** In which direction the unit's metadata says that it gets better; null: nothing. Shown nowhere in the tables. */
  readonly better: Better | null;
  /** One entry for each column with data here; each holds the values of the column fields, in order. */
  readonly columns: readonly (readonly string[])[];
  /** One entry for each row with data here: the non-empty values of the row fields, joined by a space. */
  readonly rows: readonly string[];
  /** `cells[row][column]`; null where there is no result. The first column is the base. */
  readonly cells: readonly (readonly (Cell | null)[])[];
}

export interface GridField {
  readonly name: string;
  /** Empty when the results have no such key. */
  readonly value: string;
}

export interface Cell {
  /** In the order in which they were read; NaN and infinities are possible. */
  readonly values: readonly number[] | Float64Array;
  /** Names of fields outside of all projections in which the cell's results differ, in field order. */
  readonly varying: readonly string[];
}

/** What a reader should know, on its way to stderr: `path:line: message`. */
export interface LineProblem {
  readonly where: string;
  readonly message: string;
}
