// Numbers in sentences: percentages, p, intervals, values with their unit. Tables use benchstat's cells instead, see
// result-table.ts. Ratios and base units in; text out, or a Piece if a unit is untrusted.

import type { Comparison, Interval } from '../model/comparison.ts';
import { formatCompact, formatExponential, formatWithSign } from '../units/compact-number.ts';
import { formatDecimals } from '../units/fixed-decimals.ts';
import { formatQuantity } from '../units/scale.ts';
import { asUntrustedText, type Piece, type RichText, richText } from './rich-text.ts';

/** Smallest p that is written out; smaller ones are written as `p<`. */
const MIN_P = 1e-7;

/** From here on a change is a factor. */
const FACTOR_FROM = 1;

/** `10%`, `0.53%`: two digits and no direction. */
export function formatMagnitude(ratio: number, limit: number | null = null): string {
  return formatBeside(Math.abs(ratio) * 100, toPercent(limit), { suffix: '%', sign: '' });
}

/** `2.3×`: head divided by base. Null below twice as much, where a percentage is clearer. */
export function formatFactor(change: number, limit: number | null = null): string | null {
  if (!(change >= FACTOR_FROM)) return null;
  return formatBeside(1 + change, limit === null ? null : 1 + limit, { suffix: '×', sign: '' });
}

/** `+16%`, `-9.3%`, `2.3×` */
export function formatShortChange(change: number, limit: number | null = null): string {
  if (change === 0) return '0%';
  const sign = change < 0 ? '-' : change > 0 ? '+' : '';
  return formatFactor(change, limit) ?? formatBeside(Math.abs(change) * 100, toPercent(limit), { suffix: '%', sign });
}

function toPercent(ratio: number | null): number | null {
  return ratio === null ? null : Number((ratio * 100).toPrecision(12));
}

const MAX_DECIMALS = 6;

/** Two digits of a size, or more if they would be zero, or on the other side of the limit beside them. */
function formatBeside(size: number, limit: number | null, { suffix, sign }: { suffix: string; sign: string }): string {
  const least = size >= 9.95 || size === 0 ? 0 : size >= 0.995 ? 1 : size >= 0.0995 ? 2 : 3;
  const isTrue = (decimals: number) =>
    [0, limit ?? 0].every((bound) => Math.sign(Number(size.toFixed(decimals)) - bound) === Math.sign(size - bound));
  let decimals = least;
  while (decimals < MAX_DECIMALS && !isTrue(decimals)) decimals += 1;
  if (Number(size.toFixed(decimals)) === 0 && size !== 0) return sign + formatExponential(size, suffix);
  return sign + formatCompact(size, isTrue(decimals) ? decimals : least, suffix);
}

/** `-1.8% to +15%`; null if neither end is known. */
export function formatShortInterval(interval: Interval | null): string | null {
  return formatEnds(interval, (end) => formatShortChange(end));
}

/** Three decimals, or two significant digits if the decimals would all be zero: `p=0.210`, `p=0.000011`. */
export function formatPValue(p: number): string {
  if (p < MIN_P) return `p<${formatDecimals(MIN_P, 7)}`;
  return `p=${formatProbability(p)}`;
}

export function formatProbability(p: number): string {
  return p < MIN_P ? p.toExponential(1) : formatDecimals(p, Math.max(3, 1 - Math.floor(Math.log10(p))));
}

/** The two texts have as many digits as tell them apart. */
export function formatProbabilities(p: number, other: number): readonly [string, string] {
  const texts = [formatProbability(p), formatProbability(other)] as const;
  return texts[0] === texts[1] && p !== other ? [p.toPrecision(4), other.toPrecision(4)] : texts;
}

/** `+9.50% to +11.30%`; null if neither end is known. A ratio is never below zero, so a low end of -100 % is no bound. */
export function formatInterval(interval: Interval | null): string | null {
  return formatEnds(interval, formatChange);
}

function formatEnds(interval: Interval | null, format: (end: number) => string): string | null {
  if (interval === null) return null;
  const [low, high] = [interval.low, interval.high].map((end) =>
    Number.isFinite(end) && end > -1 ? format(end) : null,
  );
  if (low && high) return `${low} to ${high}`;
  return low ? `above ${low}` : high ? `below ${high}` : null;
}

/** `88.30ns`. A unit that the tool made up is untrusted, and then so is the whole text. */
export function toQuantityPiece(value: number, unit: string): Piece {
  const text = formatQuantity(value, unit);
  return text.endsWith(` ${unit}`) ? asUntrustedText(text) : text;
}

/** A ratio minus one as a signed percentage: `+10.48%`, `-3.00%`. */
export function formatChange(ratio: number): string {
  return formatWithSign(ratio * 100, 2, '%');
}

/** `Base 87.24ns to 89.36ns, head 95.91ns to 98.72ns: no overlap.` What a picture of the values shows, for a screen reader. */
export function formatSpreads({ base, head, unit }: Pick<Comparison, 'base' | 'head' | 'unit'>): RichText | null {
  if (base === null || head === null) return null;
  // A call cannot have as many arguments as a side may have values.
  const [from, to] = [base, head].map(({ values }) => ({
    low: values.reduce((least, value) => Math.min(least, value)),
    high: values.reduce((most, value) => Math.max(most, value)),
  }));
  const overlap = from!.high < to!.low || to!.high < from!.low ? ': no overlap' : '';
  const ends = [from!, to!].map(
    ({ low, high }) => richText`${toQuantityPiece(low, unit)} to ${toQuantityPiece(high, unit)}`,
  );
  return richText`Base ${ends[0]}, head ${ends[1]}${overlap}.`;
}

/** Of a row that is compared exactly. Counts may differ between placements, and both sides by the same number in each. */
export function formatSameness({ base, head, placements }: Pick<Comparison, 'base' | 'head' | 'placements'>): string {
  if (placements === null) return 'the same in every run';
  const isConstant = [base, head].every((side) => side?.values.every((count) => count === side.values[0]) ?? true);
  return isConstant ? 'the same in every placement' : 'the same difference in every placement';
}
