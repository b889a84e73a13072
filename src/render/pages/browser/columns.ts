// The columns of the page's table, each with its text and its sort key. A PageRow in; text that is not escaped, and
// sort keys out. Numbers have the same format as in the other outputs.

import { formatQuantity } from '../../../units/scale.ts';
import { formatChangeCell, formatMedianCell, formatRange } from '../../result-table.ts';
import { formatKind, type RowKind } from '../../row-kind.ts';
import { worseningIntervalOf, worseningOf } from '../../worsening.ts';
import type { PageRow } from '../page-data.ts';

export const COLUMN_IDS = ['benchmark', 'metric', 'base', 'head', 'change', 'interval', 'state'] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Key of a row in a column; null is last in either direction. */
export type SortKey = number | string | null;

export interface PageColumn {
  readonly id: ColumnId;
  readonly title: string;
  /** The first click sorts in descending order, so that the most interesting end is on top. */
  readonly startsHigh?: true;
  readonly key: (row: PageRow) => SortKey;
  readonly text: (row: PageRow) => string;
}

/** Kinds in order of urgency, the most urgent first. */
const URGENCY: readonly RowKind[] = [
  'regression',
  'failed',
  'inconclusive',
  'improvement',
  'removed',
  'new',
  'allowed',
  'not-proved',
  'not-significant',
  'unchanged',
  'control',
];

export const COLUMNS: readonly PageColumn[] = [
  { id: 'benchmark', title: 'Benchmark', key: ({ name }) => name.toLowerCase(), text: ({ name }) => name },
  { id: 'metric', title: 'Metric', key: ({ metric }) => metric.toLowerCase(), text: ({ metric }) => metric },
  { id: 'base', title: 'Base', startsHigh: true, key: ({ base }) => base?.median ?? null, text: centreOf('base') },
  { id: 'head', title: 'Head', startsHigh: true, key: ({ head }) => head?.median ?? null, text: centreOf('head') },
  { id: 'change', title: 'Change', startsHigh: true, key: worseningOf, text: formatChangeCell },
  {
    id: 'interval',
    title: '95% interval',
    startsHigh: true,
    key: (row) => worseningIntervalOf(row)?.high ?? worseningOf(row),
    text: () => '',
  },
  { id: 'state', title: 'Result', key: ({ kind }) => URGENCY.indexOf(kind), text: formatKind },
];

export function kindsOf(rows: readonly PageRow[]): readonly RowKind[] {
  const present = new Set(rows.map(({ kind }) => kind));
  return URGENCY.filter((kind) => present.has(kind));
}

/** `88.30ns ± 1%`. */
function centreOf(side: 'base' | 'head') {
  return (row: PageRow): string => {
    const summary = row[side];
    if (summary === null) return '';
    const median = formatShortQuantity(summary.median, row.unit);
    return formatMedianCell({ median, range: row.exact ? '' : formatRange(summary) });
  };
}

/** A unit that the tool made up is left out, because the metric is shown beside the value. */
export function formatShortQuantity(value: number, unit: string): string {
  const text = formatQuantity(value, unit);
  return text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
}
