// The cells of all tables: collected while files are read, at positions that are numbers of tuples, and then arranged in
// tables. It decides which tables, rows and columns there are, their order and their labels. It reads no input and computes
// nothing with the values.

import type { Cell, Grid } from './grid.ts';
import type { Tuples } from './tuple.ts';
import type { UnitRegistry } from './unit-registry.ts';

export interface CellPosition {
  readonly table: number;
  readonly row: number;
  readonly column: number;
}

export interface CollectedCell extends CellPosition {
  /** The order is that of reading. */
  readonly values: number[];
  /** Tuples of the fields that no projection shows. Almost always a single one. */
  residues: number | Set<number>;
}

export interface CellStore {
  readonly cells: readonly CollectedCell[];
  /** Creates the cell if it is new, and adds the residue to it. */
  cellAt(position: CellPosition, residue: number): CollectedCell;
}

export function makeCellStore(): CellStore {
  const cells: CollectedCell[] = [];
  /** Cells as `positions[table][column][row]`. */
  const positions: CollectedCell[][][] = [];
  return {
    cells,
    cellAt({ table, row, column }, residue) {
      positions[table] ??= [];
      positions[table]![column] ??= [];
      const rows = positions[table]![column]!;
      let cell = rows[row];
      if (cell === undefined) {
        cell = { table, row, column, values: [], residues: residue };
        rows[row] = cell;
        cells.push(cell);
      } else if (typeof cell.residues !== 'number') cell.residues.add(residue);
      else if (cell.residues !== residue) cell.residues = new Set([cell.residues, residue]);
      return cell;
    },
  };
}

export interface Arrangement {
  /** Tuples of each axis, which give a cell its position. The last field of `table` is the unit. */
  readonly axes: { readonly table: Tuples; readonly row: Tuples; readonly column: Tuples };
  /** Tuples of the fields that no axis shows. */
  readonly residue: Tuples;
  readonly units: UnitRegistry;
}

export function arrange(cells: readonly CollectedCell[], arrangement: Arrangement): Grid[] {
  const { axes, residue } = arrangement;
  const ranks = axes.table.tupleRanks();
  /** Tables in order. Each one has at least one cell, because a tuple is only created for a value. */
  const tables: { readonly tuple: number; readonly cells: CollectedCell[] }[] = [];
  for (const [tuple, rank] of ranks.entries()) tables[rank] = { tuple, cells: [] };
  for (const cell of cells) tables[ranks[cell.table]!]!.cells.push(cell);
  const rowRanks = axes.row.tupleRanks();
  const columnRanks = axes.column.tupleRanks();
  const labels = Array.from(rowRanks, (_, tuple) => axes.row.values(tuple).filter(Boolean).join(' '));
  return tables.map((table) => {
    const rows = orderTuples(table.cells, 'row', rowRanks);
    const columns = orderTuples(table.cells, 'column', columnRanks);
    const matrix: (Cell | null)[][] = rows.tuples.map(() => columns.tuples.map(() => null));
    for (const { row, column, values, residues } of table.cells) {
      const varying = listVaryingFields(residue, residues);
      matrix[rows.indexes.get(row)!]![columns.indexes.get(column)!] = { values, varying };
    }
    return {
      ...describeTable(arrangement, table.tuple),
      rows: rows.tuples.map((tuple) => labels[tuple]!),
      columns: columns.tuples.map((tuple) => axes.column.values(tuple)),
      cells: matrix,
    };
  });
}

function describeTable({ axes, units }: Arrangement, tuple: number): Omit<Grid, 'rows' | 'columns' | 'cells'> {
  const values = axes.table.values(tuple);
  const unit = values.pop()!;
  const names = axes.table.fields();
  return {
    fields: values.map((value, index) => ({ name: names[index]!, value })),
    unit,
    assumes: units.isExact(unit) ? 'exact' : 'nothing',
    better: units.better(unit),
  };
}

/** The tuples that occur in a table, in order, and the index of each. */
function orderTuples(cells: readonly CollectedCell[], axis: 'row' | 'column', ranks: Int32Array) {
  const tuples = [...new Set(cells.map((cell) => cell[axis]))].sort((a, b) => ranks[a]! - ranks[b]!);
  return { tuples, indexes: new Map(tuples.map((tuple, index) => [tuple, index])) };
}

const NONE: readonly string[] = [];

function listVaryingFields(residue: Tuples, residues: CollectedCell['residues']): readonly string[] {
  if (typeof residues === 'number') return NONE;
  const [first = [], ...others] = Array.from(residues, (tuple) => residue.values(tuple));
  return residue.fields().filter((_, field) => others.some((values) => values[field] !== first[field]));
}
