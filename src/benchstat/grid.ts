// The tables of `compare` before any statistic: the values of each cell, in benchstat's order. `tabulate.ts` makes them
// from lines, keys and projections; `summarise.ts` reads them. All texts are byte strings until the grid is decoded.

import type { BetterDirection } from '../model/measurement.ts';
import { fromBytes } from './bytes.ts';

/** One table: all results with one table key and one unit. */
export interface Grid {
  /** Fields of the table key except `.unit`, in order. Each key of `.config` is a field. */
  readonly fields: readonly GridField[];
  /** Base unit, as tables show it. */
  readonly unit: string;
  /** `exact` if the unit's metadata says that its values do not vary. */
  readonly assumes: 'nothing' | 'exact';
  /** Direction of improvement from the unit's metadata. Null if it gives none. The tables do not show it. */
  readonly better: BetterDirection | null;
  /** Columns with data in this table. Each entry holds the values of the column fields, in order. */
  readonly columns: readonly (readonly string[])[];
  /** Rows with data in this table: the non-empty values of the row fields, joined by a space. */
  readonly rows: readonly string[];
  /** Cells as `cells[row][column]`; null if there is no result. The first column is the base. */
  readonly cells: readonly (readonly (Cell | null)[])[];
}

export interface GridField {
  readonly name: string;
  /** Empty if the results do not have the key. */
  readonly value: string;
}

export interface Cell {
  /** Values in the order in which they were read. NaN and infinities are possible. */
  readonly values: readonly number[];
  /** Names of the fields that no projection shows and in which the results of the cell differ, in field order. */
  readonly varying: readonly string[];
}

/** Problem in a line of the input, for stderr: `path:line: message`. */
export interface LineProblem {
  readonly where: string;
  readonly message: string;
}

/** Ordinary texts are for everything but the tables that benchstat prints. */
export function decodeGrid(grid: Grid): Grid {
  return {
    ...grid,
    fields: grid.fields.map(({ name, value }) => ({ name: fromBytes(name), value: fromBytes(value) })),
    unit: fromBytes(grid.unit),
    columns: grid.columns.map((values) => values.map(fromBytes)),
    rows: grid.rows.map(fromBytes),
    cells: grid.cells.map((cells) => cells.map((cell) => cell && { ...cell, varying: cell.varying.map(fromBytes) })),
  };
}
