// Formats numbers for a report in at most 12 characters, whatever the number. A recording may hold any number, and one
// of about 300 digits would push all others off the page.

import { formatDecimals } from './fixed-decimals.ts';

/** Characters, including sign, prefix and percent sign. */
export const MAX_NUMBER_LENGTH = 12;

export function formatCompact(value: number, decimals: number, suffix = ''): string {
  const text = formatDecimals(value, decimals) + suffix;
  return Number.isFinite(value) && text.length <= MAX_NUMBER_LENGTH ? text : formatExponential(value, suffix);
}

/** A plus sign is in front if the number is positive or zero. */
export function formatWithSign(value: number, decimals: number, suffix = ''): string {
  const text = formatCompact(value, decimals, suffix);
  if (Number.isNaN(value) || text.startsWith('-')) return text;
  return `+${text.length < MAX_NUMBER_LENGTH ? text : formatExponential(value, suffix)}`;
}

/** `1.23e+30`. Infinity becomes `∞`, NaN becomes `?`. */
export function formatExponential(value: number, suffix = ''): string {
  if (Number.isNaN(value)) return '?';
  return (Number.isFinite(value) ? value.toExponential(2) : `${value < 0 ? '-' : ''}∞`) + suffix;
}
