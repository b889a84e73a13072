// Chooses the rows that a View shows, and their order. All rows and a View in, indexes into the rows out. Fast enough
// to run after each key press on thousands of rows.

import { worseningOf } from '../../worsening.ts';
import type { PageRow } from '../page-data.ts';
import type { Sort, View } from './address.ts';
import { COLUMNS, type SortKey } from './columns.ts';

/** A page makes one chooser, which keeps the searched texts and the orders that were already used. */
export type Chooser = (view: Pick<View, 'text' | 'kinds' | 'sort'>) => readonly number[];

export function makeChooser(rows: readonly PageRow[]): Chooser {
  const searched = rows.map(({ group, name, metric }) => `${group ?? ''} ${name} ${metric}`.toLowerCase());
  const orders = new Map<string, readonly number[]>();
  return ({ text, kinds, sort }) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const key = `${sort.by} ${sort.descending}`;
    const order = orders.get(key) ?? orderOf(rows, sort);
    orders.set(key, order);
    return order.filter(
      (index) =>
        (kinds.length === 0 || kinds.includes(rows[index]!.kind)) &&
        words.every((word) => searched[index]!.includes(word)),
    );
  };
}

/** Equal rows are sorted worst first, then as in the report. */
function orderOf(rows: readonly PageRow[], { by, descending }: Sort): readonly number[] {
  const { key } = COLUMNS.find(({ id }) => id === by)!;
  const keys = rows.map(key);
  const worse = rows.map((row) => worseningOf(row) ?? Number.NEGATIVE_INFINITY);
  const sign = descending ? -1 : 1;
  return rows
    .map((_, index) => index)
    .sort(
      (left, right) =>
        compareKeys(keys[left]!, keys[right]!, sign) ||
        (worse[right]! > worse[left]! ? 1 : worse[right]! < worse[left]! ? -1 : left - right),
    );
}

function compareKeys(left: SortKey, right: SortKey, sign: 1 | -1): number {
  if (left === right) return 0;
  if (left === null) return 1;
  if (right === null) return -1;
  if (typeof left === 'string' || typeof right === 'string') return sign * compareNames(String(left), String(right));
  return left < right ? -sign : sign;
}

/** Compares names with numbers in numeric order: `case=2` before `case=10`. */
const NAME_COLLATOR = new Intl.Collator('en', { numeric: true });

function compareNames(left: string, right: string): number {
  return NAME_COLLATOR.compare(left, right);
}
