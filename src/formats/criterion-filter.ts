// The filter that Criterion.rs takes: a regular expression of the crate `regex`, looked for anywhere in the full
// id `group/function/parameter`.

import { anyPattern, escapePattern } from './filter.ts';
import type { Filterable } from './format.ts';

/** What it prints instead of the id: cut after 100 bytes with three dots, numbered where it stands twice. */
const TITLE = /^(.*?)(\.\.\.)?( #\d+)?$/s;
const LONGEST_TITLE_BYTES = 100;

export function criterionFilter(benchmarks: readonly Filterable[]): string {
  return anyPattern(benchmarks.map(({ name }) => titlePattern(name)));
}

function titlePattern(name: string): string {
  const [, start = '', dots = '', number = ''] = TITLE.exec(name)!;
  const isCut = dots !== '' && new TextEncoder().encode(start).length > LONGEST_TITLE_BYTES - 4;
  // A number of its own is part of the id, one that tells two benchmarks apart is not.
  const end = number === '' ? '' : `(${escapePattern(number)})?`;
  return isCut ? `${escapePattern(start)}.*` : `${escapePattern(start + dots)}${end}`;
}
