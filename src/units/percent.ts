// Ratios as people write percentages, in limits and in margins. Ratios in, text out; changes with their sign are
// benchstat's and stand in the tables.

import { brief, MAX_NUMBER_LENGTH } from './brief.ts';

/** Digits that survive a limit's way through binary: 0.07 * 100 is 7.000000000000001. */
const LIMIT_DIGITS = 12;

/** A limit as people write it: `5%`, `2.5%`. */
export function percent(ratio: number): string {
  const value = ratio * 100;
  const text = `${Number(value.toPrecision(LIMIT_DIGITS))}%`;
  return Number.isFinite(value) && text.length <= MAX_NUMBER_LENGTH ? text : brief(value, 2, '%');
}

/** For a margin of uncertainty: `0.8%`, `12%`. */
export function rough(ratio: number): string {
  return brief(ratio * 100, ratio < 0.0995 ? 1 : 0, '%');
}

/** Without decimals: `12%`. */
export function wholePercent(ratio: number): string {
  return brief(ratio * 100, 0, '%');
}
