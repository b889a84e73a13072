// Numbers in sentences: percentages, p, intervals, values with their unit. Tables use benchstat's cells instead, see
// table.ts. Ratios and base units in; text out, or a Piece if a unit is untrusted.

import type { Interval } from '../model/comparison.ts';
import { brief, signed } from '../units/brief.ts';
import { fixed } from '../units/fixed.ts';
import { formatQuantity } from '../units/scale.ts';
import { type Piece, quote } from './phrase.ts';

/** Smallest p that is written out; smaller ones are written as `p<`. */
const SMALLEST_P = 1e-7;

/** Writes a size without direction, with two decimals as in the table: `10.48%`. */
export function magnitude(ratio: number): string {
  return brief(Math.abs(ratio) * 100, 2, '%');
}

/**
 * Writes p with three decimals, or two significant digits if the decimals would all be zero: `p=0.210`, `p=0.000011`.
 */
export function probability(p: number): string {
  if (p < SMALLEST_P) return `p<${fixed(SMALLEST_P, 7)}`;
  return `p=${threshold(p)}`;
}

/** Writes a probability without `p=`. */
export function threshold(p: number): string {
  return p < SMALLEST_P ? p.toExponential(1) : fixed(p, Math.max(3, 1 - Math.floor(Math.log10(p))));
}

/**
 * Writes an interval: `+9.50% to +11.30%`; null if neither end is known. A ratio is never below zero, so a low end of
 * -100 % is no bound.
 */
export function span(interval: Interval | null): string | null {
  if (interval === null) return null;
  const [low, high] = [interval.low, interval.high].map((end) =>
    Number.isFinite(end) && end > -1 ? change(end) : null,
  );
  if (low && high) return `${low} to ${high}`;
  return low ? `above ${low}` : high ? `below ${high}` : null;
}

/**
 * Writes a value with its unit: `88.30ns`. A unit that the tool made up is untrusted, and then so is the whole text.
 */
export function quantity(value: number, unit: string): Piece {
  const text = formatQuantity(value, unit);
  return text.endsWith(` ${unit}`) ? quote(text) : text;
}

/** Writes a ratio minus one as a signed percentage: `+10.48%`, `-3.00%`. */
export function change(ratio: number): string {
  return signed(ratio * 100, 2, '%');
}
