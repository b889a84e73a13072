// Numbers as people read them in a report: never more than 12 characters, whatever the number. In: a number and how to
// write it. Out: text. A recording may hold any number, and one of 300 digits would push all others off the page.

import { fixed } from './fixed.ts';

/** With sign, prefix and percent sign. */
export const MAX_NUMBER_LENGTH = 12;

/** What stands for a number that does not exist. */
const UNKNOWN = '?';

/** A number with so many decimals and a suffix; with an exponent where that is too long. */
export function brief(value: number, decimals: number, suffix = ''): string {
  const text = fixed(value, decimals) + suffix;
  return Number.isFinite(value) && text.length <= MAX_NUMBER_LENGTH ? text : exponential(value, suffix);
}

/** The same with its sign, also where it is positive or zero. */
export function signed(value: number, decimals: number, suffix = ''): string {
  const text = brief(value, decimals, suffix);
  if (Number.isNaN(value) || text.startsWith('-')) return text;
  return `+${text.length < MAX_NUMBER_LENGTH ? text : exponential(value, suffix)}`;
}

/** `1.23e+30`; `∞` and `?` for what no digits can say. */
export function exponential(value: number, suffix = ''): string {
  if (Number.isNaN(value)) return UNKNOWN;
  return (Number.isFinite(value) ? value.toExponential(2) : `${value < 0 ? '-' : ''}∞`) + suffix;
}
