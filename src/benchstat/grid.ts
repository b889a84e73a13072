// The tables of `compare` before any statistic: the values of each cell, in benchstat's order. Cells are collected while
// files are read, at positions that are numbers of tuples, and then arranged in tables. It decides which tables, rows and
// columns there are, their order and their labels. All texts are byte strings until the grid is decoded.

import type { BetterDirection } from '../model/measurement.ts';
import { fromBytes } from './bytes.ts';
import type { Projection } from './projection.ts';
import type { UnitRegistry } from './unit-registry.ts';

export interface Grid {
  /** Fields of the table key except `.unit`, in order. Each key of `.config` is a field; its value may be empty. */
  readonly fields: readonly { readonly name: string; readonly value: string }[];
  readonly unit: string;
  /** `exact` if the unit's metadata says that its values do not vary. */
  readonly assumes: 'nothing' | 'exact';
  /** Direction of improvement from the unit's metadata. The tables do not show it. */
  readonly better: BetterDirection | null;
  /** Columns with data in this table. Each entry holds the values of the column fields, in order. */
  readonly columns: readonly (readonly string[])[];
  /** Rows with data in this table: the non-empty values of the row fields, joined by a space. */
  readonly rows: readonly string[];
  /** Cells as `cells[row][column]`; null if there is no result. The first column is the base. */
  readonly cells: readonly (readonly (Cell | null)[])[];
}

export interface Cell {
  /** Values in the order in which they were read. NaN and infinities are possible. */
  readonly values: readonly number[];
  /** Names of the fields that no projection shows and in which the results of the cell differ, in field order. */
  readonly varying: readonly string[];
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

export interface CellPosition {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface CollectedCell extends CellPosition {
  readonly values: number[];
  /** Tuples of the fields that no projection shows. Almost always a single one. */
  residues: number | Set<number>;
}

export class CellStore {
  readonly cells: CollectedCell[] = [];
  /** Cells as `positions[table][column][row]`. */
  readonly #positions: CollectedCell[][][] = [];

  cellAt({ table, row, column }: CellPosition, residue: number): CollectedCell {
    this.#positions[table] ??= [];
    this.#positions[table][column] ??= [];
    const rows = this.#positions[table][column];
    let cell = rows[row];
    if (cell === undefined) {
      cell = { table, row, column, values: [], residues: residue };
      rows[row] = cell;
      this.cells.push(cell);
    } else if (typeof cell.residues !== 'number') cell.residues.add(residue);
    else if (cell.residues !== residue) cell.residues = new Set([cell.residues, residue]);
    return cell;
  }
}

export interface Arrangement {
  /** Tuples of each axis, which give a cell its position. The last field of `table` is the unit. */
  readonly axes: { readonly table: Projection; readonly row: Projection; readonly column: Projection };
  /** Tuples of the fields that no axis shows. */
  readonly residue: Projection;
  readonly units: UnitRegistry;
}

export function arrange(cells: readonly CollectedCell[], { axes, residue, units }: Arrangement): Grid[] {
  const ranks = axes.table.tupleRanks();
  /** Tables in order. Each one has at least one cell, because a tuple is only created for a value. */
  const tables: { readonly tuple: number; readonly cells: CollectedCell[] }[] = [];
  for (const [tuple, rank] of ranks.entries()) tables[rank] = { tuple, cells: [] };
  for (const cell of cells) tables[ranks[cell.table]!]!.cells.push(cell);
  const rowRanks = axes.row.tupleRanks();
  const columnRanks = axes.column.tupleRanks();
  const labels = Array.from(rowRanks, (_, tuple) => axes.row.values(tuple).filter(Boolean).join(' '));
  const names = axes.table.fieldNames();
  return tables.map((table) => {
    const fields = axes.table.values(table.tuple);
    const unit = fields.pop()!;
    const rows = orderTuples(table.cells, 'row', rowRanks);
    const columns = orderTuples(table.cells, 'column', columnRanks);
    const matrix: (Cell | null)[][] = rows.tuples.map(() => columns.tuples.map(() => null));
    for (const { row, column, values, residues } of table.cells) {
      const varying = listVaryingFields(residue, residues);
      matrix[rows.indexes.get(row)!]![columns.indexes.get(column)!] = { values, varying };
    }
    return {
      fields: fields.map((value, index) => ({ name: names[index]!, value })),
      unit,
      assumes: units.isExact(unit) ? 'exact' : 'nothing',
      better: units.better(unit),
      rows: rows.tuples.map((tuple) => labels[tuple]!),
      columns: columns.tuples.map((tuple) => axes.column.values(tuple)),
      cells: matrix,
    };
  });
}

/** The tuples that occur in a table, in order, and the index of each. */
function orderTuples(cells: readonly CollectedCell[], axis: 'row' | 'column', ranks: Int32Array) {
  const tuples = [...new Set(cells.map((cell) => cell[axis]))].sort((a, b) => ranks[a]! - ranks[b]!);
  return { tuples, indexes: new Map(tuples.map((tuple, index) => [tuple, index])) };
}

const NONE: readonly string[] = [];

function listVaryingFields(residue: Projection, residues: CollectedCell['residues']): readonly string[] {
  if (typeof residues === 'number') return NONE;
  const [first = [], ...others] = Array.from(residues, (tuple) => residue.values(tuple));
  return residue.fieldNames().filter((_, field) => others.some((values) => values[field] !== first[field]));
}
