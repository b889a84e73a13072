// Computes the statistics of a table: each cell, its difference from the base, the geometric means of the columns, and
// the warnings. Grids in, numbers out; `text-table.ts` and `csv.ts` print them.

import {
  type Assumption,
  assumeNothing,
  EXACT,
  type SampleComparison,
  type SampleEstimate,
  type SignificanceLevels,
} from './assumption.ts';
import { goExp, goLog } from './go-math.ts';
import type { Cell, Grid } from './grid.ts';
import { makeSampleSorter } from './sample-sorter.ts';

/** One table. Texts are byte strings. */
export interface TableSummary {
  readonly fields: Grid['fields'];
  readonly unit: string;
  readonly assumes: Grid['assumes'];
  readonly columns: Grid['columns'];
  readonly rows: readonly SummaryRow[];
  /** One entry per column. */
  readonly geomeans: readonly ColumnGeomean[];
}

export interface SummaryRow {
  readonly label: string;
  /** One entry per column. Null if there is no result. */
  readonly cells: readonly (CellSummary | null)[];
}

export interface CellSummary extends SampleEstimate {
  /** Values in ascending order, NaN first. */
  readonly sample: Float64Array;
  /** Comparison with the base. Null in the first column, and if the first column has no result in this row. */
  readonly comparison: CellComparison | null;
}

export interface CellComparison extends SampleComparison {
  readonly base: CellSummary;
}

export interface ColumnGeomean {
  /** Null if a centre has no logarithm, or there is none. */
  readonly value: number | null;
  /** Geometric mean of the ratios to the base, over rows with both. Null if there is none, or in the first column. */
  readonly ratio: number | null;
  readonly warnings: readonly string[];
}

export function summarise(grid: Grid, levels: SignificanceLevels): TableSummary {
  const assumption = grid.assumes === 'exact' ? EXACT : assumeNothing(levels);
  const { fields, unit, assumes, columns } = grid;
  const means = { assumption, ascending: makeSampleSorter(valueCount(grid)) };
  const rows = grid.rows.map((label, row) => ({ label, cells: summariseRow(grid.cells[row]!, means) }));
  const baseRows = rows.filter(({ cells }) => cells[0] !== null).length;
  const geomeans = columns.map((_, column) => columnGeomean({ rows, column, baseRows }));
  return { fields, unit, assumes, columns, rows, geomeans };
}

function valueCount({ cells }: Grid): number {
  const countIn = (count: number, cell: Cell | null) => count + (cell?.values.length ?? 0);
  return cells.reduce((count, row) => row.reduce(countIn, count), 0);
}

interface SummaryMethods {
  readonly assumption: Assumption;
  readonly ascending: (values: Cell['values']) => Float64Array;
}

function summariseRow(cells: readonly (Cell | null)[], means: SummaryMethods): (CellSummary | null)[] {
  const first = cells[0] ?? null;
  const base = first && summariseCell(first, null, means);
  return cells.map((cell, column) => (column === 0 ? base : cell && summariseCell(cell, base, means)));
}

function summariseCell(cell: Cell, base: CellSummary | null, { assumption, ascending }: SummaryMethods): CellSummary {
  const sample = ascending(cell.values);
  const { centre, low, high, warnings } = assumption.summarise(sample);
  return {
    centre,
    low,
    high,
    warnings: cell.varying.length === 0 ? warnings : [formatVaryWarning(cell.varying), ...warnings],
    sample,
    comparison: base && compare(base, sample, assumption),
  };
}

function formatVaryWarning(fields: Cell['varying']): string {
  return `benchmarks vary in ${fields.join(', ')}`;
}

function compare(base: CellSummary, sample: Float64Array, assumption: Assumption): CellComparison {
  const { p, alpha, warnings } = assumption.compare(base.sample, sample);
  return { p, alpha, warnings, base };
}

interface ColumnOfTable {
  readonly rows: readonly SummaryRow[];
  readonly column: number;
  /** Number of rows with a cell in the first column. */
  readonly baseRows: number;
}

function columnGeomean({ rows, column, baseRows }: ColumnOfTable): ColumnGeomean {
  const { centres, ratios, hasZeroBase } = readColumn(rows, column);
  const value = benchstatGeomeanOf(centres);
  const ratio = column === 0 || hasZeroBase ? null : benchstatGeomeanOf(ratios);
  const warnings: string[] = [];
  if (column > 0 && ratios.length !== baseRows) warnings.push(SET_DIFFERS);
  if (value === null) warnings.push('summaries must be >0 to compute geomean');
  if (column > 0 && !hasZeroBase && ratio === null) warnings.push('ratios must be >0 to compute geomean');
  return { value, ratio, warnings };
}

interface ColumnValues {
  readonly centres: readonly number[];
  /** Ratios to the base, of rows with both. */
  readonly ratios: readonly number[];
  /** A value that differs from a base of 0 has no ratio. */
  readonly hasZeroBase: boolean;
}

function readColumn(rows: readonly SummaryRow[], column: number): ColumnValues {
  const centres: number[] = [];
  const ratios: number[] = [];
  let hasZeroBase = false;
  for (let row = 0; row < rows.length; row += 1) {
    const cell = rows[row]!.cells[column];
    if (!cell) continue;
    centres.push(cell.centre);
    if (cell.comparison === null) continue;
    const base = cell.comparison.base.centre;
    // 0 to 0 is no change.
    if (cell.centre !== base && base === 0) hasZeroBase = true;
    ratios.push(cell.centre === base ? 1 : cell.centre / base);
  }
  return { centres, ratios, hasZeroBase };
}

const SET_DIFFERS = 'benchmark set differs from baseline; geomeans may not be comparable';

/**
 * Computes the geometric mean exactly as benchstat, because CSV shows all its digits and text the sign of `-0.00%`: of
 * values in the order of the rows, with Go's functions. Null if there are no values, if one is not positive, or if the
 * result is NaN. The geometric mean for budgets is in `stats`.
 */
export function benchstatGeomeanOf(values: readonly number[]): number | null {
  if (values.length === 0) return null;
  let meanLog = 0;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index]!;
    if (value <= 0) return null;
    meanLog += (goLog(value) - meanLog) / (index + 1);
  }
  const mean = goExp(meanLog);
  return Number.isNaN(mean) ? null : mean;
}
