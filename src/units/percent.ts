// Formats ratios as percentages, for limits and margins of uncertainty. Signed changes in tables are formatted
// elsewhere, as benchstat does.

import { formatCompact, MAX_NUMBER_LENGTH } from './compact-number.ts';

/** Significant digits of a limit, few enough to hide binary rounding: 0.07 * 100 is 7.000000000000001. */
const LIMIT_DIGITS = 12;

/** `5%`, `2.5%`. */
export function formatPercent(ratio: number): string {
  const value = ratio * 100;
  const written = `${Number(value.toPrecision(LIMIT_DIGITS))}%`;
  const isShort = Number.isFinite(value) && written.length <= MAX_NUMBER_LENGTH;
  return isShort ? written : formatCompact(value, 2, '%');
}

/** `0.8%`, `12%`. */
export function formatMargin(ratio: number): string {
  return formatCompact(ratio * 100, ratio < 0.0995 ? 1 : 0, '%');
}

export function formatWholePercent(ratio: number): string {
  return formatCompact(ratio * 100, 0, '%');
}
