// Formats the values of profiles. A value and its unit in, text out. The unit is untrusted.

import { formatQuantity } from '../units/scale.ts';
import { cleanUntrustedText } from './untrusted.ts';

const MAX_LENGTH = 60;

/** `1.234ms`, `12.30k samples`. */
export function formatProfileValue(value: number, unit: string): string {
  const text = unit === 'ns' ? formatQuantity(value / 1e9, 'sec') : formatQuantity(value, unit);
  return unit === 'ns' ? text : cleanUntrustedText(text, MAX_LENGTH);
}

export function formatProfileDelta(value: number, unit: string): string {
  return `${value > 0 ? '+' : ''}${formatProfileValue(value, unit)}`;
}
