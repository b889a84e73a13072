// Reads a list that GitHub gives in pages. Takes a function that asks for one page by its number, answers every entry
// once. Never answers a part of a list as if it were all of it, and never goes where a page says that the next one is.

import { ForgeError } from './forge.ts';
import { asNumber } from './well-shaped.ts';

/** The most entries that GitHub gives at once. */
export const PER_PAGE = 100;

/** No pull request has ten thousand comments or events, but a server that always names a next page has no end. */
const MAX_PAGES = 100;

interface Page<T> {
  readonly data: readonly T[];
  readonly headers: { readonly link?: string };
}

export interface PagedList<T> {
  /** Pages count from 1. */
  ask(page: number): Promise<Page<T>>;
  /** What tells two entries apart: the id or the number of the entry. */
  keyOf(entry: T): number;
}

/**
 * While pages are read, entries can move from one page to another. One that stands on two pages is answered as the
 * later page has it. One that moved to a page that was read before is missing.
 */
export async function readAllPages<T>({ ask, keyOf }: PagedList<T>): Promise<T[]> {
  const entries = new Map<number, T>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await ask(page);
    for (const entry of data) entries.set(asNumber(keyOf(entry), 'the key of an entry'), entry);
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return [...entries.values()];
  }
  throw new ForgeError('unavailable', null, `the list does not end after ${MAX_PAGES} pages`);
}
