// Splits a unit into words: `p99-ns/op` has `p99` and `ns` in the numerator, `op` in the denominator. It splits as
// benchstat does (golang.org/x/perf/benchunit), and does not know what a word means.

import { rememberAnswers } from '../text/remember-answers.ts';

/** White space as in Go's `unicode.IsSpace`, for a character class. `\s` differs in two characters. */
export const GO_SPACE = '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000';

export interface UnitToken {
  readonly text: string;
  /** Offset in the unit, in UTF-16 code units. */
  readonly start: number;
  /** True in the denominator: after a `/`, up to the next `*`. */
  readonly inDenominator: boolean;
}

const SEPARATORS_OR_WORD = new RegExp(`([*/${GO_SPACE}-]+)|[^*/${GO_SPACE}-]+`, 'g');

export const splitUnit = rememberAnswers((unit: string): readonly UnitToken[] => {
  const found: UnitToken[] = [];
  let below = false;
  for (const { 0: text, 1: separators, index: start } of unit.matchAll(SEPARATORS_OR_WORD)) {
    if (separators === undefined) found.push({ text, start, inDenominator: below });
    // The last `*` or `/` decides. `-` and space change nothing.
    else below = (separators.match(/[*/]/g)?.at(-1) ?? (below ? '/' : '*')) === '/';
  }
  return found;
});
