// Arranges cells in tables: decides which tables, rows and columns there are, their order and their labels. It reads no
// input and computes nothing with the values.

import type { CollectedCell } from './cells.ts';
import type { Cell, Grid } from './grid.ts';
import type { Tuples } from './tuple.ts';
import type { UnitRegistry } from './unit-registry.ts';

export interface Arrangement {
  /** Tuples of each axis, which give a cell its position. The last field of `table` is the unit. */
  readonly axes: { readonly table: Tuples; readonly row: Tuples; readonly column: Tuples };
  /** Tuples of the fields that no axis shows. */
  readonly residue: Tuples;
  readonly units: UnitRegistry;
}

export function arrange(cells: readonly CollectedCell[], arrangement: Arrangement): Grid[] {
  const { axes } = arrangement;
  const places = axes.table.tupleRanks();
  /** Tables in order. Each one has at least one cell, because a tuple is only created for a value. */
  const tables: { readonly tuple: number; readonly cells: CollectedCell[] }[] = [];
  for (const [tuple, place] of places.entries()) tables[place] = { tuple, cells: [] };
  for (const cell of cells) tables[places[cell.table]!]!.cells.push(cell);
  const rowPlaces = axes.row.tupleRanks();
  const columnPlaces = axes.column.tupleRanks();
  const labels = Array.from(rowPlaces, (_, tuple) => labelOf(axes.row.values(tuple)));
  return tables.map((table) => {
    const rows = axisOf(table.cells, ({ row }) => row, rowPlaces);
    const columns = axisOf(table.cells, ({ column }) => column, columnPlaces);
    const matrix: (Cell | null)[][] = rows.tuples.map(() => columns.tuples.map(() => null));
    for (const cell of table.cells) {
      const { values, residues } = cell;
      const varying = varyingFields(arrangement.residue, residues);
      matrix[rows.indexes.get(cell.row)!]![columns.indexes.get(cell.column)!] = { values, varying };
    }
    return {
      ...headOf(arrangement, table.tuple),
      rows: rows.tuples.map((tuple) => labels[tuple]!),
      columns: columns.tuples.map((tuple) => axes.column.values(tuple)),
      cells: matrix,
    };
  });
}

function headOf({ axes, units }: Arrangement, tuple: number): Pick<Grid, 'fields' | 'unit' | 'assumes' | 'better'> {
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

interface GridAxis {
  readonly tuples: readonly number[];
  readonly indexes: ReadonlyMap<number, number>;
}

function axisOf(
  cells: readonly CollectedCell[],
  tupleOf: (cell: CollectedCell) => number,
  places: Int32Array,
): GridAxis {
  const tuples = [...new Set(cells.map(tupleOf))].sort((one, other) => places[one]! - places[other]!);
  return { tuples, indexes: new Map(tuples.map((tuple, index) => [tuple, index])) };
}

function labelOf(values: readonly string[]): string {
  return values.filter((value) => value !== '').join(' ');
}

const NONE: readonly string[] = [];

function varyingFields(residue: Tuples, tuples: CollectedCell['residues']): readonly string[] {
  if (typeof tuples === 'number') return NONE;
  const [first = [], ...others] = Array.from(tuples, (tuple) => residue.values(tuple));
  return residue.fields().filter((_, field) => others.some((values) => values[field] !== first[field]));
}
