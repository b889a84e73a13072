// Ratios as people write percentages, in limits and in margins. Ratios in, text out; changes with their sign are
// benchstat's and stand in the tables.

import { fixed } from './fixed.ts';

/** Digits that survive a limit's way through binary: 0.07 * 100 is 7.000000000000001. */
const LIMIT_DIGITS = 12;

/** A limit as people write it: `5%`, `2.5%`. */
export function percent(ratio: number): string {
  return `${Number((ratio * 100).toPrecision(LIMIT_DIGITS))}%`;
}

/** For a margin of uncertainty: `0.8%`, `12%`. */
export function rough(ratio: number): string {
  return `${fixed(ratio * 100, ratio < 0.0995 ? 1 : 0)}%`;
}
