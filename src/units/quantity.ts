// Parses quantities of the configuration file and converts them to the base unit of a comparison, such as `50ms` to
// `sec/op`. A quantity of another kind does not fit: `50ms` is no limit for bytes.

import type { Quantity } from '../model/preview.ts';
import { type ParsedUnit, parseUnit } from './parsed-unit.ts';
import { tidyUnit } from './tidy.ts';
import { findUnitWord } from './unit-words.ts';

const QUANTITY = /^\s*([+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)\s*(\D.*)?$/s;

/** Null if no number comes first. The unit may be any text: only a metric rejects it. */
export function parseQuantity(text: string): Quantity | null {
  const match = QUANTITY.exec(text);
  const value = Number(match?.[1]);
  if (match === null || !Number.isFinite(value)) return null;
  const unit = (match[2] ?? '').trim();
  // `1.2.3` and `5 - 3` are typing errors, not units.
  return /^[.,+-]/.test(unit) ? null : { value, unit, text: text.trim() };
}

/**
 * Null if it does not fit, or is too large for a number in that unit. A number without a unit does not fit a time or a size,
 * where it would be ambiguous. A bare 0 fits every unit.
 */
export function toBaseUnit(quantity: Quantity, unit: string): number | null {
  const converted = convert(quantity, unit);
  return Number.isFinite(converted) ? converted : null;
}

function convert({ value, unit: written }: Quantity, unit: string): number | null {
  const wanted = parseUnit(unit);
  if (written === '') return value === 0 || wanted.kind === 'other' ? value : null;
  const tidied = tidyUnit(written);
  if (tidied.unit === unit) return value * tidied.factor;
  const [above = '', ...below] = written.split('/').map((part) => part.trim());
  return fitsDenominator(below, wanted) ? convertNumerator(value, above, wanted) : null;
}

/** The denominator may be omitted (`50ms` for `sec/op`), but that of a rate must be written. */
function fitsDenominator(below: readonly string[], wanted: ParsedUnit): boolean {
  if (wanted.rate) return below.length === 1 && parseUnit(`1/${below[0]}`).perSeconds === wanted.perSeconds;
  return below.every((word) => wanted.denominator.includes(word));
}

function convertNumerator(value: number, above: string, wanted: ParsedUnit): number | null {
  if (above === '' || above === '1') return wanted.rate || wanted.kind === 'other' ? value : null;
  const word = findUnitWord(above);
  if (word === null) return wanted.kind === 'other' && wanted.numerator.includes(above) ? value : null;
  const fits = wanted.kind === (word.base === 'sec' ? 'time' : 'size');
  return fits ? (value * word.factor) / wanted.factor : null;
}
