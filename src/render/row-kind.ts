// The kind of a result in words. It is its state, but the state `unchanged` has three kinds: a row whose budgets are kept
// is only called unchanged if its data exclude every change that matters. A ReportRow in, words out. Judges nothing.

import type { Interval } from '../model/comparison.ts';
import type { ReportRow } from '../model/report.ts';
import { isAboutChange, STATES } from '../model/verdict.ts';
import { groupThousands } from '../text/group-thousands.ts';
import { formatMargin } from '../units/percent.ts';
import { formatChangeCell } from './result-table.ts';
import { formatCount, formatList } from './words.ts';
import { allowedWorseningOf } from './worsening.ts';

/**
 * Kinds of a result. `unchanged`: the interval of the change is within what the budget allows, in both directions.
 * `not-significant`: no significant change, but the interval is wider than that. `not-proved`: the same, where the table has
 * a percentage and no `~`, because p is small for one row but not among all. `allowed`: significantly worse, as far as the
 * budgets allow. `control`: a control benchmark, which nothing judges.
 */
export const ROW_KINDS = [...STATES, 'not-significant', 'not-proved', 'allowed', 'control'] as const;
export type RowKind = (typeof ROW_KINDS)[number];

/** Change that an unchanged row may have if it has no budget: the limit of the default budget. */
const DEFAULT_ALLOWANCE = 0.05;

export function kindOf(row: ReportRow): RowKind {
  if (row.state !== 'unchanged') return row.state;
  if (row.isControl) return 'control';
  const allowed = allowanceOf(row);
  const range = rangeOf(row);
  if (range !== null && range.low >= -allowed && range.high <= allowed) return 'unchanged';
  if (row.isAllowed) return 'allowed';
  return /\d/.test(formatChangeCell(row)) ? 'not-proved' : 'not-significant';
}

/** If nothing varies, the measured change is the only possible one. Null if there is no interval. */
function rangeOf({ exact, change, interval }: Pick<ReportRow, 'exact' | 'change' | 'interval'>): Interval | null {
  return exact && change !== null ? { low: change, high: change } : interval;
}

function allowanceOf({ verdicts, base }: ReportRow): number {
  const limit = allowedWorseningOf({ verdicts }) ?? DEFAULT_ALLOWANCE;
  const floors = verdicts.filter(isAboutChange).flatMap(({ minDelta }) => (minDelta > 0 ? minDelta : []));
  if (floors.length === 0 || base === null || base.median === 0) return limit;
  return Math.max(limit, Math.min(...floors) / Math.abs(base.median));
}

/** Null if an end is unknown. */
export function halfWidthOf({ interval }: Pick<ReportRow, 'interval'>): number | null {
  if (interval === null) return null;
  const half = (interval.high - interval.low) / 2;
  return Number.isFinite(half) ? half : null;
}

/** Also marks such a row where its kind is not shown. */
export const CONTROL_MARK = 'control';

/** Words for the kinds, in the order in which the counts show them. */
const KIND_WORDS: readonly (readonly [RowKind, string])[] = [
  ['regression', 'worse'],
  ['inconclusive', 'undecided'],
  ['improvement', 'better'],
  ['unchanged', 'unchanged'],
  ['not-significant', 'no significant change'],
  ['not-proved', 'not proved'],
  ['allowed', 'worse within budget'],
  ['new', 'new'],
  ['removed', 'removed'],
  ['failed', 'failed'],
  ['control', CONTROL_MARK],
];

export const WORDS: ReadonlyMap<RowKind, string> = new Map(KIND_WORDS);

export function formatKind({ kind, interval }: Pick<ReportRow, 'interval'> & { readonly kind: RowKind }): string {
  const half = kind === 'not-significant' ? halfWidthOf({ interval }) : null;
  const word = WORDS.get(kind) ?? kind;
  return half === null ? word : `${word} (±${formatMargin(half)})`;
}

export function countKinds(rows: readonly ReportRow[]): string[] {
  const all = rows.map((row) => ({ row, kind: kindOf(row) }));
  return KIND_WORDS.flatMap(([kind, word]) => {
    const own = all.filter((one) => one.kind === kind).map(({ row }) => row);
    if (own.length === 0) return [];
    const margin = kind === 'not-significant' ? formatWidest(own) : '';
    return [`${groupThousands(own.length)} ${kind === 'not-significant' ? 'with ' : ''}${word}${margin}`];
  });
}

function formatWidest(rows: readonly ReportRow[]): string {
  const widths = rows.flatMap((row) => halfWidthOf(row) ?? []);
  if (widths.length === 0) return '';
  return ` (${rows.length === 1 ? '' : 'up to '}±${formatMargin(widths.reduce((one, other) => Math.max(one, other)))})`;
}

export function summariseUnchangedRows(rows: readonly ReportRow[]): string {
  if (rows.every((row) => kindOf(row) === 'unchanged')) return formatCount(rows.length, 'unchanged result');
  return `${formatCount(rows.length, 'result')}: ${formatList(countKinds(rows))}`;
}
