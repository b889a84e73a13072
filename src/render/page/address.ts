// What a reader looks at, as the part of the address behind `#`: `#row=Encode-8|ns/op&state=regression&q=enc`. In:
// a View or a hash. Out: the other. A hash that is no View, such as that of a heading, is null.

import { STATES, type State } from '../../model/verdict.ts';
import { COLUMN_IDS, type ColumnId } from './columns.ts';

export interface View {
  /** Key of the row that is open; null when none is. */
  readonly row: string | null;
  /** What the reader searches for. */
  readonly text: string;
  /** Empty: all states. */
  readonly states: readonly State[];
  readonly sort: Sort;
}

export interface Sort {
  readonly by: ColumnId;
  readonly descending: boolean;
}

export const FIRST_VIEW: View = {
  row: null,
  text: '',
  states: [],
  sort: { by: 'state', descending: false },
};

/** Empty for the view that everybody starts with. */
export function hashOf({ row, text, states, sort }: View): string {
  const isFirst = sort.by === FIRST_VIEW.sort.by && sort.descending === FIRST_VIEW.sort.descending;
  const fields = [
    ['row', row ?? ''],
    ['state', states.join()],
    ['q', text],
    ['sort', isFirst ? '' : `${sort.descending ? '-' : ''}${sort.by}`],
  ] as const;
  const given = fields.filter(([, value]) => value !== '');
  return given.map(([name, value]) => `${name}=${encoded(value)}`).join('&');
}

/** Leaves readable what an address may hold. */
function encoded(value: string): string {
  return encodeURIComponent(value.toWellFormed()).replaceAll('%2F', '/').replaceAll('%2C', ',');
}

export function parseHash(hash: string): View | null {
  const fields = new Map(
    hash
      .replace(/^#/, '')
      .split('&')
      .map((part) => [part.slice(0, part.indexOf('=')), decoded(part.slice(part.indexOf('=') + 1))]),
  );
  if (!['row', 'state', 'q', 'sort'].some((name) => fields.has(name))) return null;
  const wanted = fields.get('state')?.split(',') ?? [];
  return {
    row: fields.get('row') ?? null,
    text: fields.get('q') ?? '',
    states: STATES.filter((state) => wanted.includes(state)),
    sort: parseSort(fields.get('sort') ?? ''),
  };
}

function parseSort(text: string): Sort {
  const by = COLUMN_IDS.find((id) => id === text.replace(/^-/, ''));
  return by === undefined ? FIRST_VIEW.sort : { by, descending: text.startsWith('-') };
}

/** An address that somebody cut in two is no reason to show nothing. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
