// Reads a list that GitHub returns in pages. Takes a function that requests one page by number, and returns every entry
// once. Never returns a part of a list as if it were complete, and never follows a URL from an answer.

import * as z from 'zod';
import { ApiError } from './github-api.ts';

export const PER_PAGE = 100;

/** Upper bound of the pages: a server may always announce a next page. No pull request has 10,000 entries. */
const MAX_PAGES = 100;

interface Page<Entry> {
  readonly data: readonly Entry[];
  readonly headers: { readonly link?: string };
}

/**
 * All entries, each by what identifies it: its id or its number. `ask` requests one page; page numbers start at 1. Entries can
 * move between pages while these are read. If an entry appears on two pages, the later version is kept. An entry that moved to
 * a page that was already read is missing.
 */
export async function readAllPages<Key extends 'id' | 'number', Entry extends Readonly<Record<Key, number>>>(
  ask: (page: number) => Promise<Page<Entry>>,
  key: Key,
): Promise<Entry[]> {
  const entries = new Map<number, Entry>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const { data, headers } = await ask(page);
    for (const entry of data) entries.set(z.number().parse(entry[key]), entry);
    if (!/;\s*rel="next"/.test(headers.link ?? '')) return [...entries.values()];
  }
  throw new ApiError('unavailable', null, `the list does not end after ${MAX_PAGES} pages`);
}
