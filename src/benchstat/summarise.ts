// Computes the statistics of a table: each cell, its difference from the base, the geometric means of the columns, and
// the warnings. Values are sorted as Go does it. Grids in, numbers out; `text-table.ts` and `csv.ts` print them.

import { copySample } from '../stats/median.ts';
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

export interface TableSummary extends Pick<Grid, 'fields' | 'unit' | 'assumes' | 'columns'> {
  readonly rows: readonly SummaryRow[];
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
  const rows = grid.rows.map((label, row) => ({ label, cells: summariseRow(grid.cells[row]!, assumption) }));
  const baseRows = rows.filter(({ cells }) => cells[0] !== null).length;
  const geomeans = columns.map((_, column) => computeGeomean(rows, column, baseRows));
  return { fields, unit, assumes, columns, rows, geomeans };
}

function summariseRow(cells: readonly (Cell | null)[], assumption: Assumption) {
  const summariseCell = (cell: Cell, base: CellSummary | null): CellSummary => {
    const sample = sortLikeGo(cell.values);
    const { centre, low, high, warnings } = assumption.summarise(sample);
    return {
      ...{ centre, low, high, sample },
      warnings: cell.varying.length === 0 ? warnings : [`benchmarks vary in ${cell.varying.join(', ')}`, ...warnings],
      comparison: base && { ...assumption.compare(base.sample, sample), base },
    };
  };
  const first = cells[0] ?? null;
  const base = first && summariseCell(first, null);
  return cells.map((cell, column) => (column === 0 ? base : cell && summariseCell(cell, base)));
}

/** `baseRows` is the number of rows with a cell in the first column. */
function computeGeomean(rows: readonly SummaryRow[], column: number, baseRows: number): ColumnGeomean {
  const centres: number[] = [];
  const ratios: number[] = [];
  // A value that differs from a base of 0 has no ratio.
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
  const value = benchstatGeomeanOf(centres);
  const ratio = column === 0 || hasZeroBase ? null : benchstatGeomeanOf(ratios);
  const warnings: string[] = [];
  if (column > 0 && ratios.length !== baseRows)
    warnings.push('benchmark set differs from baseline; geomeans may not be comparable');
  if (value === null) warnings.push('summaries must be >0 to compute geomean');
  if (column > 0 && !hasZeroBase && ratio === null) warnings.push('ratios must be >0 to compute geomean');
  return { value, ratio, warnings };
}

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

/** Largest size for which Go uses insertion sort, which keeps 0 and -0 in input order because they are equal. */
const INSERTED_UP_TO = 12;

function sortLikeGo(values: readonly number[]): Float64Array {
  const sample = copySample(values);
  if (sample.length <= INSERTED_UP_TO) return sample.sort(compareLikeGo);
  // The default order of JavaScript differs in NaN only, which it puts last.
  sample.sort();
  return Number.isNaN(sample.at(-1)) ? sample.sort(compareLikeGo) : sample;
}

/** NaN is before all numbers. */
function compareLikeGo(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return Number(a > b) - Number(a < b);
}
