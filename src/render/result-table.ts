// The rows of a Report as text cells for all outputs, with benchstat's columns, scales and rounding. A Report in; one
// ResultTable per unit out, with its rows by group and unchanged names. Must never escape or colour anything.

import type { Comparison, Geomean, SampleSummary } from '../model/comparison.ts';
import type { GeomeanRow, Report, ReportRow } from '../model/report.ts';
import { groupBy } from '../text/group-by.ts';
import { formatDecimals } from '../units/fixed-decimals.ts';
import { formatWholePercent } from '../units/percent.ts';
import { makeRowFormatter } from '../units/scale.ts';
import { isCount, makeCountFinder } from './counts.ts';
import { formatCpuCell } from './cpu-time.ts';
import { formatChange, formatInterval, formatPValue } from './numbers.ts';
import { formatRename } from './renames.ts';
import type { RichText } from './rich-text.ts';
import { namesOfRows, type RowNames } from './row-names.ts';
import { groupLabelOf } from './words.ts';

/** Above it a difference is shown as `~`. This is benchstat's level for one row, not the gate's for all rows together. */
const SHOWN_ALPHA = 0.05;

export interface ResultTable {
  readonly unit: string;
  readonly groups: readonly TableGroup[];
  /** Geomean; null with fewer than two benchmarks that can be averaged. */
  readonly geomean: ReturnType<typeof geomeanCells> | null;
}

interface TableGroup {
  /** Command and group of the benchmarks, see `groupLabelOf`. Untrusted text; null if there is neither. */
  readonly name: string | null;
  readonly label: string | null;
  readonly rows: readonly TableRow[];
}

export interface TableRow {
  readonly row: ReportRow;
  /** Name in this document. Untrusted text. */
  readonly label: string;
  /** Name on base, with the reason; null unless the benchmark was renamed. */
  readonly rename: RichText | null;
  /** Name of the metric if the table has several metrics of this unit; else null. Untrusted text. */
  readonly metric: string | null;
  readonly base: MedianCell | null;
  readonly head: MedianCell | null;
  /** `+10.48%`, `~`, `?` over a zero base; empty with a side missing. */
  readonly change: string;
  /** `(p=0.000 n=10)`; empty when compared exactly or with a side missing. */
  readonly test: string;
  /** Interval of the change, `+9.62% to +11.33%`; empty if there is none, or too few values to bound it. */
  readonly interval: string;
  /** Change of the instructions of the same benchmark, `+3.20%`; null for a count itself, and if nothing was counted. */
  readonly counted: string | null;
}

export interface MedianCell {
  /** `88.30n`: in the scale of the row, without the unit. */
  readonly median: string;
  /** `1%`; empty with too few values. */
  readonly range: string;
}

/** Units and groups are in the order of their first row. `names` are those of the whole report. */
export function makeResultTables(
  report: Pick<Report, 'rows' | 'geomeans' | 'judgedGeomeans'>,
  names: RowNames = namesOfRows(report.rows),
): ResultTable[] {
  const { rows, geomeans } = report;
  const countOf = makeCountFinder(rows);
  return [...groupBy(rows, ({ unit }) => unit)].map(([unit, ofUnit]) => {
    const severalMetrics = new Set(ofUnit.map(({ metric }) => metric)).size > 1;
    const groups = [...groupBy(ofUnit, groupLabelOf)].map(([name, ofGroup]) => ({
      name,
      label: name === null ? null : names.labelOfGroup(name),
      rows: ofGroup.map((row) => makeTableRow(row, names, severalMetrics, countOf(row))),
    }));
    const geomean = geomeans.find((candidate) => candidate.unit === unit);
    return { unit, groups, geomean: geomean === undefined ? null : geomeanCells(geomean, report) };
  });
}

function makeTableRow(
  row: ReportRow,
  names: RowNames,
  severalMetrics: boolean,
  count: ReportRow | undefined,
): TableRow {
  const { base, head, exact, unit } = row;
  const { labelOf, labelOfMetric } = names;
  const medians = [base, head].flatMap((side) => side?.median ?? []);
  const scaled = makeRowFormatter(medians, unit);
  const centre = (side: SampleSummary | null): MedianCell | null =>
    side && { median: scaled(side.median), range: exact ? '0%' : formatRange(side) };
  return {
    row,
    label: labelOf(row.name),
    rename: row.renamed === null ? null : formatRename(row.renamed, labelOf),
    metric: severalMetrics ? labelOfMetric(row.metric) : null,
    base: centre(base),
    head: centre(head),
    change: formatChangeCell(row),
    test: formatTestCell(row, formatCpuCell(row)),
    interval: formatInterval(row.interval) ?? '',
    counted: count === undefined || isCount(row) || !row.primary ? null : formatChangeCell(count),
  };
}

function geomeanCells(geomean: Geomean, report: JudgedGeomeans) {
  const { unit, base, head, n } = geomean;
  const shown = pickShownChange(geomean, report);
  return {
    // A geomean has its own scale.
    base: makeRowFormatter([base], unit)(base),
    head: makeRowFormatter([head], unit)(head),
    change: formatChange(shown.change),
    interval: formatInterval(shown.interval) ?? '',
    n,
  };
}

/** `88.30n ± 1%`. */
export function formatMedianCell({ median, range }: MedianCell): string {
  return range === '' ? median : `${median} ± ${range}`;
}

/** The larger distance of the interval's ends from the median, in percent. Empty with too few values for an interval. */
export function formatRange({ median, medianInterval: { low, high } }: Omit<CellData, 'n'>): string {
  if (!Number.isFinite(low) || !Number.isFinite(high)) return '';
  if (Math.sign(low) !== Math.sign(median) || Math.sign(high) !== Math.sign(median)) return '?';
  if (median === 0) return '0%';
  return formatWholePercent(Math.max(high / median - 1, 1 - low / median));
}

type CellData = Pick<SampleSummary, 'n' | 'median' | 'medianInterval'>;
type ComparedCells = Pick<Comparison, 'change' | 'p' | 'fastestP'> & Readonly<Record<'base' | 'head', CellData | null>>;

export function formatChangeCell({ base, head, p, fastestP, change: ratio }: ComparedCells): string {
  if (base === null || head === null) return '';
  if (Math.min(p ?? 0, fastestP ?? 1) > SHOWN_ALPHA) return '~';
  if (ratio === null) return '?';
  return ratio === 0 ? '0.00%' : formatChange(ratio);
}

/**
 * `p=` is left out if p is too small for a number, as in benchstat. That of the fastest third is shown where it decided. `more`: what
 * else decided, after a semicolon.
 */
export function formatTestCell({ base, head, p, fastestP }: ComparedCells, more = ''): string {
  if (base === null || head === null || p === null) return '';
  const sizes = base.n === head.n ? `n=${base.n}` : `n=${base.n}+${head.n}`;
  const end = fastestP === null ? more : `; fastest third ${formatPValue(fastestP)}${more}`;
  return p === 0 ? `(${sizes}${end})` : `(p=${formatDecimals(p, 3)} ${sizes}${end})`;
}

type JudgedGeomeans = Pick<Report, 'judgedGeomeans'>;

/** A unit with a geomean has only one metric, so a judged geomean over as many benchmarks of the unit is over all of them. */
export function findJudgedGeomeans({ unit, n }: Geomean, { judgedGeomeans }: JudgedGeomeans): GeomeanRow[] {
  return judgedGeomeans.filter((row) => !row.growth && row.unit === unit && row.members.length === n);
}

/** The change that sentences about its budget show. Without a budget it is that of the medians, which has no interval. */
export function pickShownChange(geomean: Geomean, judged: JudgedGeomeans) {
  const [first] = findJudgedGeomeans(geomean, judged);
  const change = first?.change ?? null;
  return change === null ? { change: geomean.delta, interval: null } : { change, interval: first!.interval };
}
