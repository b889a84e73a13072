// Builds the filter for Criterion.rs: a regular expression of the crate `regex`, which is searched for anywhere in the
// full id `group/function/parameter`.

import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { FilterableBenchmark } from './format.ts';

/** Text printed instead of the id: cut after 100 bytes with three dots, and numbered if it occurs twice. */
const TITLE = /^(.*?)(\.\.\.)?( #\d+)?$/s;
const MAX_TITLE_BYTES = 100;

export function buildCriterionFilter(benchmarks: readonly FilterableBenchmark[]): string {
  return joinPatterns(benchmarks.map(({ name }) => titlePattern(name)));
}

function titlePattern(name: string): string {
  const [, start = '', dots = '', number = ''] = TITLE.exec(name)!;
  const isCut = dots !== '' && new TextEncoder().encode(start).length > MAX_TITLE_BYTES - 4;
  // The number may belong to the id, or only distinguish two benchmarks.
  const end = number === '' ? '' : `(${escapePattern(number)})?`;
  return isCut ? `${escapePattern(start)}.*` : `${escapePattern(start + dots)}${end}`;
}
