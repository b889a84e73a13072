// The rows of a Report as text cells for all outputs, with benchstat's columns, scales and rounding. A Report in; one
// Table per unit out, with its rows by group and unchanged names. Must never escape or colour anything.

import type { Comparison, Geomean, Summary } from '../model/comparison.ts';
import type { Report, Row } from '../model/report.ts';
import { fixed } from '../units/fixed.ts';
import { wholePercent } from '../units/percent.ts';
import { scaler } from '../units/scale.ts';
import { shownChange } from './judged-geomeans.ts';
import { change, span } from './numbers.ts';
import { groupLabel } from './words.ts';

/**
 * Significance level above which a difference is shown as `~`. This is benchstat's level for one row, not the gate's
 * level for all rows together.
 */
const SHOWN_ALPHA = 0.05;

export interface Table {
  readonly unit: string;
  readonly groups: readonly TableGroup[];
  /** Geomean; null with fewer than two benchmarks that can be averaged. */
  readonly geomean: TableGeomean | null;
}

export interface TableGroup {
  /** Command and group of the benchmarks, see `groupLabel`. Untrusted text; null if there is neither. */
  readonly name: string | null;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly row: Row;
  /** Name of the metric if the table has several metrics of this unit; else null. Untrusted text. */
  readonly metric: string | null;
  /** Median and range of base; null if base was not measured. */
  readonly base: Centre | null;
  readonly head: Centre | null;
  /** `+10.48%`, `~`, `?` over a zero base; empty with a side missing. */
  readonly change: string;
  /** `(p=0.000 n=10)`; empty when compared exactly or with a side missing. */
  readonly test: string;
  /** Interval of the change, `+9.62% to +11.33%`; empty if there is none, or too few values to bound it. */
  readonly interval: string;
}

export interface Centre {
  /** `88.30n`: in the scale of the row, without the unit. */
  readonly median: string;
  /** `1%`; `∞` with too few values. */
  readonly range: string;
}

export interface TableGeomean {
  /** Geomean of base, in its own scale. */
  readonly base: string;
  readonly head: string;
  readonly change: string;
  /** Interval of the change if a budget judged it; else empty. */
  readonly interval: string;
  /** Number of benchmarks that it is over. */
  readonly n: number;
}

/** Returns the tables. Units and groups are in the order of their first row. */
export function tables(report: Pick<Report, 'rows' | 'geomeans' | 'judgedGeomeans'>): Table[] {
  const { rows, geomeans } = report;
  return [...inOrder(rows, ({ unit }) => unit)].map(([unit, ofUnit]) => {
    const severalMetrics = new Set(ofUnit.map(({ metric }) => metric)).size > 1;
    const groups = [...inOrder(ofUnit, groupLabel)].map(([name, ofGroup]) => ({
      name,
      rows: ofGroup.map((row) => cells(row, severalMetrics)),
    }));
    const geomean = geomeans.find((candidate) => candidate.unit === unit);
    return { unit, groups, geomean: geomean === undefined ? null : geomeanCells(geomean, report) };
  });
}

/** Groups the rows like `Map.groupBy`, which Node 20 does not have. */
function inOrder<Key>(rows: readonly Row[], key: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(key(row)) ?? [];
    groups.set(key(row), group);
    group.push(row);
  }
  return groups;
}

function cells(row: Row, severalMetrics: boolean): TableRow {
  const { base, head, exact, unit } = row;
  const scaled = scaler(
    [base, head].flatMap((side) => side?.median ?? []),
    unit,
  );
  const centre = (side: Summary | null): Centre | null =>
    side && { median: scaled(side.median), range: exact ? '0%' : range(side) };
  return {
    row,
    metric: severalMetrics ? row.metric : null,
    base: centre(base),
    head: centre(head),
    change: changeCell(row),
    test: testCell(row),
    interval: span(row.interval) ?? '',
  };
}

function geomeanCells(geomean: Geomean, report: Pick<Report, 'judgedGeomeans'>): TableGeomean {
  const { unit, base, head, n } = geomean;
  const shown = shownChange(geomean, report);
  return {
    base: scaler([base], unit)(base),
    head: scaler([head], unit)(head),
    change: change(shown.change),
    interval: span(shown.interval) ?? '',
    n,
  };
}

/** Returns the larger distance of the interval's ends from the median, in percent. */
export function range({ median, spread: { low, high } }: Omit<Measured, 'n'>): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return '∞';
  if (Math.sign(low) !== Math.sign(median) || Math.sign(high) !== Math.sign(median)) return '?';
  if (median === 0) return '0%';
  return wholePercent(Math.max(high / median - 1, 1 - low / median));
}

/** Data of a cell, in any kind of table. */
type Measured = Pick<Summary, 'n' | 'median' | 'spread'>;
type Compared = Pick<Comparison, 'change' | 'p'> & Readonly<Record<'base' | 'head', Measured | null>>;

export function changeCell({ base, head, p, change: ratio }: Compared): string {
  if (base === null || head === null) return '';
  if (p !== null && p > SHOWN_ALPHA) return '~';
  if (ratio === null) return '?';
  return ratio === 0 ? '0.00%' : change(ratio);
}

/** Writes p and n. As in benchstat, `p=` is left out if p is too small for a number. */
export function testCell({ base, head, p }: Compared): string {
  if (base === null || head === null || p === null) return '';
  const sizes = base.n === head.n ? `n=${base.n}` : `n=${base.n}+${head.n}`;
  return p === 0 ? `(${sizes})` : `(p=${fixed(p, 3)} ${sizes})`;
}
