// Arranges the samples of a recording in the tables of the configuration's `table:` with benchstat's projections. Base
// and head are its two files. In: SamplePair. Out: numbers and names. It judges nothing.

import {
  type CellSummary,
  type ForeignResult,
  projectionKeysOf,
  summarise,
  tabulateResults,
} from '../benchstat/index.ts';
import type { CustomCellComparison, CustomTable, CustomTableCell, TableSettings } from '../model/custom-table.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { mannWhitney } from '../stats/mann-whitney.ts';
import { omitNull } from '../text/omit-null.ts';
import { toMetricUnit } from '../units/tidy.ts';
import { CONFIDENCE, estimateChange, isExact, ratioMinusOne } from './compare.ts';
import type { SamplePair } from './group.ts';

/** Significance level for benchstat's mark of a difference. It has no effect: the renderers decide what to mark. */
const UNUSED_ALPHA = 0.05;

export function makeCustomTables(pairs: readonly SamplePair[], settings: TableSettings): CustomTable[] {
  const sides = sidesOf(settings);
  const files = sides.map((side) => ({ label: side, results: pairs.flatMap((pair) => resultOf(pair, side)) }));
  const unitsOf = (chosen: readonly SamplePair[]) =>
    new Set(chosen.map(({ subject: { metric, unit } }) => toMetricUnit(metric, unit)));
  const inexact = unitsOf(pairs.filter(({ exact }) => !exact));
  const unsteady = unitsOf(pairs.filter(({ varies }) => varies));
  return tabulateResults(settings, files).map((grid) => {
    const { unit } = grid;
    const { fields, columns, rows, geomeans } = summarise(grid, { alpha: UNUSED_ALPHA, confidence: CONFIDENCE });
    const constancy = { exact: !inexact.has(unit), varies: unsteady.has(unit) };
    return {
      ...{ fields, unit, sides, columns },
      varying: [...new Set(grid.cells.flat().flatMap((cell) => cell?.varying ?? []))],
      rows: rows.map(({ label, cells }) => ({ label, cells: cells.map((cell) => cell && makeCell(cell, constancy)) })),
      geomeans: geomeans.map(({ value, ratio }) => ({ value, delta: ratio === null ? null : ratio - 1 })),
    };
  });
}

/** Without `.file`, only head is shown: base and head in one cell would hide the difference. */
function sidesOf({ table, row, col }: TableSettings): readonly Side[] {
  return [table, row, col].some((projection) => projectionKeysOf(projection).includes('.file')) ? SIDES : ['head'];
}

function resultOf({ subject, ...samples }: SamplePair, side: Side): ForeignResult[] {
  const sample = samples[side];
  if (sample === null) return [];
  const { name, command, group, metric, unit } = subject;
  const configuration = omitNull({ command, pkg: group });
  return [{ name, configuration, unit: toMetricUnit(metric, unit), values: sample.values }];
}

/** Whether all metrics of a unit are declared not to vary, and whether one of them has different values. */
type Constancy = Pick<SamplePair, 'exact' | 'varies'>;

function makeCell(cell: CellSummary, constancy: Constancy): CustomTableCell {
  const { centre: median, low, high, sample, comparison } = cell;
  return {
    n: sample.length,
    median,
    medianInterval: isExact([sample], constancy) ? { low: median, high: median } : { low, high },
    comparison: comparison && compareCells(comparison.base, cell, constancy),
  };
}

/** Compares two cells as two samples of a row. benchstat's p is only for its own tables. */
function compareCells(base: CellSummary, head: CellSummary, constancy: Constancy): CustomCellComparison {
  const delta = ratioMinusOne(base.centre, head.centre);
  if (isExact([base.sample, head.sample], constancy)) return { delta, change: delta, p: null };
  const [from, to] = [Array.from(base.sample), Array.from(head.sample)];
  return { delta, change: estimateChange(from, to, { delta }).change, p: mannWhitney(from, to).p };
}
