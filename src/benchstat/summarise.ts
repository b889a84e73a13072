// Computes the statistics of a table: each cell, its difference from the base, the geometric means of the columns, and
// the warnings. Values are sorted as Go does it. Grids in, numbers out; `text-table.ts` and `csv.ts` print them.

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
  const sort = makeSampleSorter(countValues(grid));
  const rows = grid.rows.map((label, row) => ({ label, cells: summariseRow(grid.cells[row]!, assumption, sort) }));
  const baseRows = rows.filter(({ cells }) => cells[0] !== null).length;
  const geomeans = columns.map((_, column) => computeGeomean(rows, column, baseRows));
  return { fields, unit, assumes, columns, rows, geomeans };
}

function countValues({ cells }: Grid): number {
  const addCell = (count: number, cell: Cell | null) => count + (cell?.values.length ?? 0);
  return cells.reduce((count, row) => row.reduce(addCell, count), 0);
}

function summariseRow(cells: readonly (Cell | null)[], assumption: Assumption, sort: SampleSorter) {
  const summariseCell = (cell: Cell, base: CellSummary | null): CellSummary => {
    const sample = sort(cell.values);
    const { centre, low, high, warnings } = assumption.summarise(sample);
    return {
      centre,
      low,
      high,
      warnings: cell.varying.length === 0 ? warnings : [`benchmarks vary in ${cell.varying.join(', ')}`, ...warnings],
      sample,
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
  if (column > 0 && ratios.length !== baseRows) warnings.push(SET_DIFFERS);
  if (value === null) warnings.push('summaries must be >0 to compute geomean');
  if (column > 0 && !hasZeroBase && ratio === null) warnings.push('ratios must be >0 to compute geomean');
  return { value, ratio, warnings };
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

type SampleSorter = (values: Cell['values']) => Float64Array;

/** Largest size for which Go uses insertion sort, which keeps 0 and -0 in input order because they are equal. */
const INSERTED_UP_TO = 12;

/** One shared buffer for `valueCount` values is faster than many small ones. */
function makeSampleSorter(valueCount: number): SampleSorter {
  const buffer = new Float64Array(valueCount);
  let used = 0;
  return (values) => {
    const sample = buffer.subarray(used, used + values.length);
    used += values.length;
    sample.set(values);
    if (sample.length <= INSERTED_UP_TO) insertInOrder(sample);
    else putNaNFirst(sample.sort());
    return sample;
  };
}

function insertInOrder(sample: Float64Array): void {
  for (let end = 1; end < sample.length; end++) {
    const value = sample[end]!;
    let at = end;
    for (; at > 0 && isBefore(value, sample[at - 1]!); at--) sample[at] = sample[at - 1]!;
    sample[at] = value;
  }
}

function isBefore(a: number, b: number): boolean {
  return a < b || (Number.isNaN(a) && !Number.isNaN(b));
}

/** Moves NaN before all numbers. JavaScript sorts it after them. */
function putNaNFirst(sample: Float64Array): void {
  let numbers = sample.length;
  while (numbers > 0 && Number.isNaN(sample[numbers - 1])) numbers -= 1;
  if (numbers === sample.length) return;
  sample.copyWithin(sample.length - numbers, 0, numbers);
  sample.fill(Number.NaN, 0, sample.length - numbers);
}
