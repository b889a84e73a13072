// Formats numbers for a report in at most 12 characters, whatever the number. A recording may hold any number, and one
// of about 300 digits would push all others off the page.

import { fixed } from './fixed.ts';

/** Maximum length of a formatted number in characters, including sign, prefix and percent sign. */
export const MAX_NUMBER_LENGTH = 12;

/** Text for a number that does not exist (NaN). */
const UNKNOWN = '?';

/** Formats a number with the given decimals and suffix. Uses an exponent if that is too long. */
export function brief(value: number, decimals: number, suffix = ''): string {
  const text = fixed(value, decimals) + suffix;
  return Number.isFinite(value) && text.length <= MAX_NUMBER_LENGTH ? text : exponential(value, suffix);
}

/** Formats a number like `brief`, with a plus sign if it is positive or zero. */
export function signed(value: number, decimals: number, suffix = ''): string {
  const text = brief(value, decimals, suffix);
  if (Number.isNaN(value) || text.startsWith('-')) return text;
  return `+${text.length < MAX_NUMBER_LENGTH ? text : exponential(value, suffix)}`;
}

/** Formats a number with an exponent, such as `1.23e+30`. Infinity becomes `∞`, NaN becomes `?`. */
export function exponential(value: number, suffix = ''): string {
  if (Number.isNaN(value)) return UNKNOWN;
  return (Number.isFinite(value) ? value.toExponential(2) : `${value < 0 ? '-' : ''}∞`) + suffix;
}
