// Grids become tables of statistics: what stands in each cell, how it differs from the base, what the columns
// come to, and what a reader has to be warned of. Numbers only; `text.ts` and `csv.ts` write them.

import {
  type Assumption,
  assumeNothing,
  type Difference,
  EXACT,
  type Levels,
  type Spread,
} from './assumption.ts';
import { geomean } from './geomean.ts';
import type { Cell, Grid } from './grid.ts';
import { sampleSorter } from './sample.ts';

/** One table. Texts are byte strings. */
export interface Summarised {
  readonly fields: Grid['fields'];
  readonly unit: string;
  readonly assumes: Grid['assumes'];
  readonly columns: Grid['columns'];
  readonly rows: readonly SummaryRow[];
  /** One for each column. */
  readonly geomeans: readonly ColumnGeomean[];
}

export interface SummaryRow {
  readonly label: string;
  /** One for each column; null where there is no result. */
  readonly cells: readonly (CellSummary | null)[];
}

export interface CellSummary extends Spread {
  /** Ascending, NaN first. */
  readonly sample: Float64Array;
  /** Null in the first column, and where that has no result. */
  readonly comparison: CellComparison | null;
}

export interface CellComparison extends Difference {
  readonly base: CellSummary;
}

export interface ColumnGeomean {
  /** Of the centres; null where they have none. */
  readonly value: number | null;
  /** Of the ratios to the base, over the rows with both. Null: there is none, or this is the first column. */
  readonly ratio: number | null;
  readonly warnings: readonly string[];
}

export function summarise(grid: Grid, levels: Levels): Summarised {
  const assumption = grid.assumes === 'exact' ? EXACT : assumeNothing(levels);
  const { fields, unit, assumes, columns } = grid;
  const means = { assumption, ascending: sampleSorter(valueCount(grid)) };
  const rows = grid.rows.map((label, row) => ({ label, cells: summariseRow(grid.cells[row]!, means) }));
  const baseRows = rows.filter(({ cells }) => cells[0] !== null).length;
  const geomeans = columns.map((_, column) => columnGeomean({ rows, column, baseRows }));
  return { fields, unit, assumes, columns, rows, geomeans };
}

function valueCount({ cells }: Grid): number {
  const countIn = (count: number, cell: Cell | null) => count + (cell?.values.length ?? 0);
  return cells.reduce((count, row) => row.reduce(countIn, count), 0);
}

interface Means {
  readonly assumption: Assumption;
  readonly ascending: (values: Cell['values']) => Float64Array;
}

function summariseRow(cells: readonly (Cell | null)[], means: Means): (CellSummary | null)[] {
  const first = cells[0] ?? null;
  const base = first && summariseCell(first, null, means);
  return cells.map((cell, column) => (column === 0 ? base : cell && summariseCell(cell, base, means)));
}

function summariseCell(cell: Cell, base: CellSummary | null, { assumption, ascending }: Means): CellSummary {
  const sample = ascending(cell.values);
  const { centre, low, high, warnings } = assumption.spread(sample);
  return {
    centre,
    low,
    high,
    warnings: cell.varying.length === 0 ? warnings : [vary(cell.varying), ...warnings],
    sample,
    comparison: base && compare(base, sample, assumption),
  };
}

function vary(fields: Cell['varying']): string {
  return `benchmarks vary in ${fields.join(', ')}`;
}

function compare(base: CellSummary, sample: Float64Array, assumption: Assumption): CellComparison {
  const { p, alpha, warnings } = assumption.difference(base.sample, sample);
  return { p, alpha, warnings, base };
}

interface ColumnOfTable {
  readonly rows: readonly SummaryRow[];
  readonly column: number;
  /** How many rows have a cell in the first column. */
  readonly baseRows: number;
}

function columnGeomean({ rows, column, baseRows }: ColumnOfTable): ColumnGeomean {
  const centres: number[] = [];
  const ratios: number[] = [];
  let hasZeroBase = false;
  for (let row = 0; row < rows.length; row += 1) {
    const cell = rows[row]!.cells[column];
    if (!cell) continue;
    centres.push(cell.centre);
    if (cell.comparison === null) continue;
    const base = cell.comparison.base.centre;
    // 0 to 0 is no change; from 0 to anything else there is no ratio, and then none for the column.
    if (cell.centre !== base && base === 0) hasZeroBase = true;
    ratios.push(cell.centre === base ? 1 : cell.centre / base);
  }

  const value = geomean(centres);
  const ratio = column === 0 || hasZeroBase ? null : geomean(ratios);
  const warnings: string[] = [];
  if (column > 0 && ratios.length !== baseRows) warnings.push(SET_DIFFERS);
  if (value === null) warnings.push('summaries must be >0 to compute geomean');
  if (column > 0 && !hasZeroBase && ratio === null) warnings.push('ratios must be >0 to compute geomean');
  return { value, ratio, warnings };
}

const SET_DIFFERS = 'benchmark set differs from baseline; geomeans may not be comparable';
