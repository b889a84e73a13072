// Arranges the samples of a recording in the tables of the configuration's `table:` with benchstat's projections. Base
// and head are its two files. In: SamplePair. Out: numbers and names. It judges nothing, and p is the project's own, not
// benchstat's.

import {
  type CellSummary,
  type ForeignResult,
  projectionKeysOf,
  summarise,
  type TableSummary,
  tabulateResults,
} from '../benchstat/index.ts';
import type { CustomCellComparison, CustomTable, CustomTableCell, TableSettings } from '../model/custom-table.ts';
import { SIDES, type Side } from '../model/measurement.ts';
import { mannWhitney } from '../stats/mann-whitney.ts';
import { toMetricUnit } from '../units/tidy.ts';
import { CONFIDENCE, estimateChange, isExact, ratioMinusOne } from './compare.ts';
import type { SamplePair } from './group.ts';

/** Significance level for benchstat's mark of a difference. It has no effect: the renderers decide what to mark. */
const UNUSED_ALPHA = 0.05;

export function makeCustomTables(pairs: readonly SamplePair[], settings: TableSettings): CustomTable[] {
  const sides = sidesOf(settings);
  const files = sides.map((side) => ({
    label: side,
    results: pairs.flatMap((pair) => resultOf(pair, side)),
  }));
  const unitsOf = (chosen: readonly SamplePair[]) => new Set(chosen.map(({ subject }) => unitOf(subject)));
  const inexact = unitsOf(pairs.filter(({ exact }) => !exact));
  const unsteady = unitsOf(pairs.filter(({ varies }) => varies));
  return tabulateResults(settings, files).map((grid) => {
    const summary = summarise(grid, { alpha: UNUSED_ALPHA, confidence: CONFIDENCE });
    const { unit } = grid;
    const mixed = new Set(grid.cells.flat().flatMap((cell) => cell?.varying ?? []));
    const constancy = { exact: !inexact.has(unit), varies: unsteady.has(unit) };
    return makeCustomTable(summary, { unit, sides, ...constancy, varying: [...mixed] });
  });
}

/** Without `.file`, only head is shown: base and head in one cell would hide the difference. */
function sidesOf({ table, row, col }: TableSettings): readonly Side[] {
  return [table, row, col].some((projection) => projectionKeysOf(projection).includes('.file')) ? SIDES : ['head'];
}

function resultOf({ subject, ...samples }: SamplePair, side: Side): ForeignResult[] {
  const sample = samples[side];
  if (sample === null) return [];
  return [
    {
      name: subject.name,
      configuration: {
        ...(subject.command !== null && { command: subject.command }),
        ...(subject.group !== null && { pkg: subject.group }),
      },
      unit: unitOf(subject),
      values: sample.values,
    },
  ];
}

function unitOf({ metric, unit }: SamplePair['subject']): string {
  return toMetricUnit(metric, unit);
}

interface TableContext {
  readonly unit: string;
  readonly sides: readonly Side[];
  /** The tool or the configuration declares that no metric in this unit varies. */
  readonly exact: boolean;
  /** Whether at least one metric in this unit has different values. */
  readonly varies: boolean;
  readonly varying: readonly string[];
}

function makeCustomTable({ fields, columns, rows, geomeans }: TableSummary, means: TableContext): CustomTable {
  return {
    fields,
    unit: means.unit,
    sides: means.sides,
    varying: means.varying,
    columns,
    rows: rows.map(({ label, cells }) => ({
      label,
      cells: cells.map((cell) => cell && makeCustomCell(cell, means)),
    })),
    geomeans: geomeans.map(({ value, ratio }) => ({ value, delta: ratio === null ? null : ratio - 1 })),
  };
}

function makeCustomCell({ centre, low, high, sample, comparison }: CellSummary, means: TableContext): CustomTableCell {
  const isConstant = (samples: readonly Float64Array[]) => isExact(samples, means);
  return {
    n: sample.length,
    median: centre,
    medianInterval: isConstant([sample]) ? { low: centre, high: centre } : { low, high },
    comparison:
      comparison &&
      compareCells({
        sides: [comparison.base.sample, sample],
        delta: ratioMinusOne(comparison.base.centre, centre),
        isExact: isConstant([comparison.base.sample, sample]),
      }),
  };
}

interface CellPair {
  readonly sides: readonly [base: Float64Array, head: Float64Array];
  readonly delta: number | null;
  readonly isExact: boolean;
}

/** Compares two cells as two samples of a row. benchstat's p is only for its own tables. */
function compareCells({ sides, delta, isExact }: CellPair): CustomCellComparison {
  if (isExact) return { delta, change: delta, p: null };
  const [base, head] = [Array.from(sides[0]), Array.from(sides[1])];
  return { delta, change: estimateChange(base, head, { delta }).change, p: mannWhitney(base, head).p };
}
