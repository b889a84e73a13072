// The fields of amounts: changes, quantities with a unit, exponents of growth, and the part of a name that has a size.

import type { Quantity } from '../model/preview.ts';
import { MAX_PERCENT } from '../model/verdict.ts';
import { parseDecimal } from '../text/number-series.ts';
import { omitNull } from '../text/omit-null.ts';
import { parseQuantity } from '../units/quantity.ts';
import { defineField, defineReadable, type Refuse } from './field-builders.ts';
import * as shapes from './json-schemas.ts';

/** A bare number is for metrics without a unit. */
export const quantity = defineField('quantity', parseQuantityField, shapes.QUANTITY);

/** Size of a change in either direction. */
export const magnitude = defineField(
  'magnitude',
  (value, refuse) => {
    const read = parseQuantityField(value, refuse);
    // If `parseQuantityField` refused the text, there is no value to compare.
    return read.value < 0 ? refuse('value-negative') : read;
  },
  shapes.MAGNITUDE,
);

function parseQuantityField(value: string, refuse: Refuse): Quantity {
  if (/%\s*of\b/i.test(value)) return refuse('ratio-as-quantity');
  return parseQuantity(value) ?? refuse('value-unreadable', suggestDecimalPoint(value));
}

/** Suggests how to write a number with commas: with a point, or without separators for thousands. */
export function suggestDecimalPoint(value: string): { write?: string; hasThousands?: boolean } {
  const [, number = '', rest = ''] = /^([+-]?\d[\d,]*)(.*)$/s.exec(value.trim()) ?? [];
  if (!number.includes(',')) return {};
  if (/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number))
    return { write: `${number.replaceAll(',', '')}${rest}`, hasThousands: true };
  return /^[^,]*,\d+$/.test(number) ? { write: `${number.replace(',', '.')}${rest}` } : {};
}

/** Change as a ratio: `5%` is 0.05, and `200%` is three times as much. Refuses ratios to base, such as `105% of base`. */
export const percentage = defineField('percentage', parsePercentage, shapes.PERCENTAGE);

/** Improvement as a ratio. */
export const improvement = defineField(
  'improvement',
  (value, refuse) => {
    const ratio = parsePercentage(value, refuse);
    // If `parsePercentage` refused the text, there is no value to compare.
    return ratio >= 1 ? refuse('improvement-too-large') : ratio;
  },
  shapes.IMPROVEMENT,
);

/** The share by which a canary is slower. Less is lost in the noise, and more shows nothing else. */
export const slowdown = defineField('percentage', (value, refuse) => {
  const share = parsePercentage(value, refuse);
  return share < 0.01 || share > 20 ? refuse('value-outside', { from: 1, to: 2000 }) : share;
});

const MAX_EXPONENT = 100;

/** Ceiling of growth, as its exponent: `n^1.2` is 1.2. */
export const growth = defineField(
  'growth',
  (value, refuse) => {
    const [found, exponent = '1'] = /^n(?: ?(?:\^|\*\*) ?(\d+(?:\.\d*)?|\.\d+))?$/i.exec(value.trim()) ?? [];
    if (found !== undefined)
      return Number(exponent) <= MAX_EXPONENT
        ? Number(exponent)
        : refuse('value-outside', { from: 0, to: MAX_EXPONENT });
    const number = parseDecimal(value);
    return refuse('value-unreadable', omitNull({ write: number === null ? null : `n^${number}` }));
  },
  shapes.GROWTH,
);

/** Part of the names of benchmarks, as a key of benchstat's projections: `/n`. */
export const sizeKey = defineReadable('size-key', (value) => (/^\/\w+$/.test(value.trim()) ? value.trim() : null), {
  type: 'string',
  pattern: String.raw`^\s*/\w+\s*$`,
});

function parsePercentage(value: string, refuse: Refuse): number {
  const match = /^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(value.trim().replaceAll(/\s+/g, ' '));
  if (match === null) {
    return parseQuantity(value) === null
      ? refuse('value-unreadable', suggestDecimalPoint(value))
      : refuse('amount-as-change');
  }
  const [, sign, digits = '', percent, ofBase] = match;
  const number = Number(digits);
  if (number > MAX_PERCENT) return refuse('value-outside', { from: 0, to: MAX_PERCENT });
  // 0.05 is meant as a ratio, and 5 as a percentage.
  const meant = number > 0 && number < 1 ? number * 100 : number;
  if (percent === '') return refuse('percent-sign-missing', { write: `${formatShortest(meant)}%` });
  if (sign === '-') return refuse('percentage-negative', { write: `${digits}%` });
  if (ofBase === undefined) return number / 100;
  // `95% of base` and `105% of base` are ratios. `5% of base` is a change with unnecessary words.
  const change = number < 50 ? number : Math.abs(number - 100);
  return refuse('ratio-as-change', { write: `${formatShortest(change)}%` });
}

export function formatShortest(number: number): string {
  return String(Number(number.toPrecision(12)));
}
