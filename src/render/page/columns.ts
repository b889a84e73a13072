// The columns of the page's table: what each says of a row, and by what it sorts. In: a PageRow. Out: text that is
// not escaped, and sort keys. Numbers are formatted as everywhere else.

import type { Summary } from '../../model/comparison.ts';
import { STATES, type State } from '../../model/verdict.ts';
import { formatQuantity } from '../../units/scale.ts';
import { STATE_WORDS } from '../headline.ts';
import type { PageRow } from '../page-data.ts';
import { changeCell, range, testCell } from '../table.ts';
import { worsening, worseningInterval } from '../towards-worse.ts';

export const COLUMN_IDS = [
  'benchmark',
  'metric',
  'base',
  'head',
  'change',
  'interval',
  'p',
  'state',
] as const;
export type ColumnId = (typeof COLUMN_IDS)[number];

/** Null sorts last, in either direction. */
export type SortKey = number | string | null;

export interface Column {
  readonly id: ColumnId;
  readonly title: string;
  /** What sorting by it first shows on top: the most telling end. */
  readonly firstDescending: boolean;
  readonly key: (row: PageRow) => SortKey;
  readonly text: (row: PageRow) => string;
}

const WORDS: ReadonlyMap<State, string> = new Map(STATE_WORDS);

/** The most urgent first. */
const URGENCY: readonly State[] = [
  'regression',
  'failed',
  'inconclusive',
  'improvement',
  'removed',
  'new',
  'unchanged',
];

export const COLUMNS: readonly Column[] = [
  {
    id: 'benchmark',
    title: 'Benchmark',
    firstDescending: false,
    key: ({ name }) => name.toLowerCase(),
    text: ({ name }) => name,
  },
  {
    id: 'metric',
    title: 'Metric',
    firstDescending: false,
    key: ({ metric }) => metric.toLowerCase(),
    text: ({ metric }) => metric,
  },
  { id: 'base', title: 'Base', firstDescending: true, key: medianOf('base'), text: centreOf('base') },
  { id: 'head', title: 'Head', firstDescending: true, key: medianOf('head'), text: centreOf('head') },
  { id: 'change', title: 'Change', firstDescending: true, key: worsening, text: changeCell },
  {
    id: 'interval',
    title: '95% interval',
    firstDescending: true,
    key: (row) => worseningInterval(row)?.high ?? worsening(row),
    text: () => '',
  },
  {
    id: 'p',
    title: 'p, n',
    firstDescending: false,
    key: ({ p }) => p,
    text: (row) => testCell(row).replace(/^\(|\)$/g, ''),
  },
  {
    id: 'state',
    title: 'Result',
    firstDescending: false,
    key: ({ state }) => URGENCY.indexOf(state),
    text: ({ state }) => wordOf(state),
  },
];

/** States that some rows have, most urgent first. */
export function statesOf(rows: readonly PageRow[]): readonly State[] {
  const present = new Set(rows.map(({ state }) => state));
  return URGENCY.filter((state) => present.has(state) && STATES.includes(state));
}

export function wordOf(state: State): string {
  return WORDS.get(state) ?? state;
}

function medianOf(side: 'base' | 'head') {
  return (row: PageRow): number | null => row[side]?.median ?? null;
}

/** `88.30ns ± 1%`. */
function centreOf(side: 'base' | 'head') {
  return (row: PageRow): string => {
    const summary: Summary | null = row[side];
    if (summary === null) return '';
    const value = shortQuantity(summary.median, row.unit);
    return row.exact ? value : `${value} ± ${range(summary)}`;
  };
}

/** The metric stands beside it: a unit that its tool made up need not be said again. */
export function shortQuantity(value: number, unit: string): string {
  const text = formatQuantity(value, unit);
  return text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : text;
}
