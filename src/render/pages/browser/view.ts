// The view of a reader: the part of the address after `#`, as `#row=Encode-8|ns/op&state=regression&q=enc`, and the rows
// that it shows, with their order. Fast enough to run after each key press on thousands of rows.

import { ROW_KINDS, type RowKind } from '../../row-kind.ts';
import { worseningOf } from '../../worsening.ts';
import type { PageRow } from '../page-data.ts';
import { COLUMN_IDS, COLUMNS, type ColumnId, type SortKey } from './columns.ts';

export interface View {
  /** Key of the open row. */
  readonly row: string | null;
  readonly text: string;
  /** Empty for all kinds. */
  readonly kinds: readonly RowKind[];
  readonly sort: Sort;
}

export interface Sort {
  readonly by: ColumnId;
  readonly descending: boolean;
}

export const FIRST_VIEW: View = { row: null, text: '', kinds: [], sort: { by: 'state', descending: false } };

/** Empty for the initial view. */
export function hashOf({ row, text, kinds, sort }: View): string {
  const order = `${sort.descending ? '-' : ''}${sort.by}`;
  const fields = { row: row ?? '', state: kinds.join(), q: text, sort: order === FIRST_VIEW.sort.by ? '' : order };
  const given = Object.entries(fields).filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&');
}

/** Characters that an address may contain stay readable. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

/** Null for a hash that is no View, such as that of a heading. */
export function parseHash(hash: string): View | null {
  const parts = hash.replace(/^#/, '').split('&');
  const fields = new Map(
    parts.map((part) => [part.slice(0, part.indexOf('=')), decodeValue(part.slice(part.indexOf('=') + 1))]),
  );
  if (!['row', 'state', 'q', 'sort'].some((name) => fields.has(name))) return null;
  const wanted = fields.get('state')?.split(',') ?? [];
  return {
    row: fields.get('row') ?? null,
    text: fields.get('q') ?? '',
    kinds: ROW_KINDS.filter((kind) => wanted.includes(kind)),
    sort: parseSort(fields.get('sort') ?? ''),
  };
}

function parseSort(text: string): Sort {
  const by = COLUMN_IDS.find((id) => id === text.replace(/^-/, ''));
  return by === undefined ? FIRST_VIEW.sort : { by, descending: text.startsWith('-') };
}

/** A truncated address is no reason to show nothing, so a text that cannot be decoded is kept. */
function decodeValue(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A page makes one chooser, which keeps the searched texts and the orders that were already used. It gives indexes. */
export function makeChooser(rows: readonly PageRow[]): (view: View) => readonly number[] {
  // The key has the name that the tool gave to the metric.
  const searched = rows.map(({ group, name, metric, key }) => `${group ?? ''} ${name} ${metric} ${key}`.toLowerCase());
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
  const keys = rows.map(COLUMNS.find(({ id }) => id === by)!.key);
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
  if (typeof left === 'number' && typeof right === 'number') return left < right ? -sign : sign;
  return sign * NAME_COLLATOR.compare(String(left), String(right));
}

/** `case=2` comes before `case=10`. */
const NAME_COLLATOR = new Intl.Collator('en', { numeric: true });
