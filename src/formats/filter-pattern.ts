// Builds regular expressions from benchmark names, for tools that accept one. They mean the same in POSIX extended
// syntax and in Rust, Java and JavaScript.

import type { FilterableBenchmark } from './format.ts';

/** `]` and `}` are not escaped: alone they match themselves, and POSIX does not allow the escape. */
export function escapePattern(text: string): string {
  return text.replaceAll(/[\\^$.|?*+()[{]/g, '\\$&');
}

/** The pattern matches what one of the patterns matches. The group is plain, because POSIX has no other. */
export function joinPatterns(patterns: readonly string[]): string {
  return `^(${[...new Set(patterns)].join('|')})$`;
}

/** Matches with and without the end, such as the number of a repeated name, which may also be part of the name. */
export function escapeOptionalEnd(name: string, end: RegExp): string {
  const at = name.search(end);
  return at < 0 ? escapePattern(name) : `${escapePattern(name.slice(0, at))}(${escapePattern(name.slice(at))})?`;
}

/** The longest text with which all texts begin. The list must not be empty. */
export function commonPrefixOf(texts: readonly string[]): string {
  return texts.reduce((start, text) => {
    let length = 0;
    while (length < start.length && start[length] === text[length]) length++;
    return start.slice(0, length);
  });
}

/** Text printed instead of the id: cut after 100 bytes with three dots, and numbered if it occurs twice. */
const TITLE = /^(.*?)\.\.\.(?: #\d+)?$/s;
const MAX_TITLE_BYTES = 100;

/** For Criterion.rs, which searches for the expression anywhere in the full id `group/function/parameter`. */
export function buildCriterionFilter(benchmarks: readonly FilterableBenchmark[]): string {
  return joinPatterns(benchmarks.map(({ name }) => titlePattern(name)));
}

function titlePattern(name: string): string {
  const [, start = ''] = TITLE.exec(name) ?? [];
  const isCut = new TextEncoder().encode(start).length > MAX_TITLE_BYTES - 4;
  return isCut ? `${escapePattern(start)}.*` : escapeOptionalEnd(name, / #\d+$/);
}
