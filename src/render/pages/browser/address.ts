// The view of a reader as the part of the address after `#`: `#row=Encode-8|ns/op&state=regression&q=enc`. A View in, a
// hash out, and back. Null for a hash that is no View, such as that of a heading.

import { ROW_KINDS, type RowKind } from '../../row-kind.ts';
import { COLUMN_IDS, type ColumnId } from './columns.ts';

export interface View {
  /** Key of the open row; null if no row is open. */
  readonly row: string | null;
  readonly text: string;
  /** Kinds to show; empty for all kinds. */
  readonly kinds: readonly RowKind[];
  readonly sort: Sort;
}

export interface Sort {
  readonly by: ColumnId;
  readonly descending: boolean;
}

export const FIRST_VIEW: View = {
  row: null,
  text: '',
  kinds: [],
  sort: { by: 'state', descending: false },
};

/** Empty for the initial view. */
export function hashOf({ row, text, kinds, sort }: View): string {
  const isFirst = sort.by === FIRST_VIEW.sort.by && sort.descending === FIRST_VIEW.sort.descending;
  const fields = [
    ['row', row ?? ''],
    ['state', kinds.join()],
    ['q', text],
    ['sort', isFirst ? '' : `${sort.descending ? '-' : ''}${sort.by}`],
  ] as const;
  const given = fields.filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}=${encodeValue(value)}`).join('&');
}

/** Characters that an address may contain stay readable. */
function encodeValue(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

export function parseHash(hash: string): View | null {
  const fields = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => [part.slice(0, part.indexOf('=')), decodeValue(part.slice(part.indexOf('=') + 1))]),
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
