// Reads a list that GitHub returns in pages. Takes a function that requests one page by number, and returns every entry
// once. Never returns a part of a list as if it were complete, and never follows a URL from an answer.

import { ApiError } from './github-api.ts';
import { asNumber } from './github-responses.ts';

/** Largest page that GitHub returns. */
export const PER_PAGE = 100;

/** Upper bound of the pages: a server may always announce a next page. No pull request has 10,000 entries. */
const MAX_PAGES = 100;

interface Page<T> {
  readonly data: readonly T[];
  readonly headers: { readonly link?: string };
}

export interface PagedList<T> {
  /** Requests one page. Page numbers start at 1. */
  ask(page: number): Promise<Page<T>>;
  /** Returns what identifies an entry: its id or number. */
  keyOf(entry: T): number;
}

/**
 * Returns all entries. Entries can move between pages while these are read. If an entry appears on two pages, the later
 * version is kept. An entry that moved to a page that was already read is missing.
 */
export async function readAllPages<T>({ ask, keyOf }: PagedList<T>): Promise<T[]> {
  const entries = new Map<number, T>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await ask(page);
    for (const entry of data) entries.set(asNumber(keyOf(entry), 'the key of an entry'), entry);
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return [...entries.values()];
  }
  throw new ApiError('unavailable', null, `the list does not end after ${MAX_PAGES} pages`);
}
