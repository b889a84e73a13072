// Values as text with a prefix, as benchstat writes them (golang.org/x/perf/benchunit, `CommonScale`): one
// prefix and one number of decimals for all values of a row, so that they can be compared at a glance.

import { exponential, MAX_NUMBER_LENGTH } from './brief.ts';
import { fixed } from './fixed.ts';
import { shapeOf } from './shape.ts';
import { isBinary } from './table.ts';

/** How to write a value: divided by the factor, with so many decimals, the prefix behind. */
export interface Scale {
  readonly decimals: number;
  readonly factor: number;
  readonly prefix: string;
}

/** Taken from this value on, so that together there are at least four significant digits after rounding. */
interface Step extends Scale {
  readonly from: number;
}

// The thresholds are read from text because 99.995 * 1e-9 is not the double nearest to 99.995e-9.
const DECIMAL: readonly Step[] = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n'].flatMap((prefix, index) => {
  const power = 12 - 3 * index;
  const value = (digits: string) => Number(`${digits}e${power}`);
  const factor = value('1');
  return [
    { from: value('99.995'), decimals: 1, factor, prefix },
    { from: value('9.9995'), decimals: 2, factor, prefix },
    { from: value('0.99995'), decimals: 3, factor, prefix },
  ];
});

// No fractions: 0.001 reads better than 1 m of a byte.
const BINARY: readonly Step[] = ['Ti', 'Gi', 'Mi', 'Ki', ''].flatMap((prefix, index) => {
  const factor = 2 ** (40 - 10 * index);
  return [
    { from: 99.995 * factor, decimals: 1, factor, prefix },
    { from: 9.9995 * factor, decimals: 2, factor, prefix },
    { from: 0.99995 * factor, decimals: 3, factor, prefix },
  ];
});

/** Below the smallest prefix: 3 decimals from the first of these on, 4 from the second, 10 below the last. */
const SMALL_STEPS = [-1, -2, -3, -4, -5, -6, -7, -8].map((power) => Number(`9.9995e${power}`));

const NO_SCALE: Scale = { decimals: 3, factor: 1, prefix: '' };

/**
 * The values of one row decide the scale; the function then writes any of them. Where values of one row are so far apart
 * that one would be longer than a number may be, it has a scale of its own, or an exponent in place of a prefix.
 */
export function scaler(values: readonly number[], unit: string): (value: number) => string {
  const kind = isBinary(unit) ? 'binary' : 'decimal';
  const common = commonScale(values, kind);
  return (value) => scaled(value, common) ?? scaled(value, commonScale([value], kind)) ?? exponential(value);
}

/** Null where it is too long, or no number. */
function scaled(value: number, { decimals, factor, prefix }: Scale): string | null {
  const quotient = value / factor;
  const text = fixed(quotient, decimals) + prefix;
  return Number.isFinite(quotient) && text.length <= MAX_NUMBER_LENGTH ? text : null;
}

/** The same for those who know the kind of the unit's prefixes (`isBinary`) already. */
export function commonScale(values: readonly number[], kind: 'binary' | 'decimal'): Scale {
  const steps = kind === 'binary' ? BINARY : DECIMAL;
  const smallest = smallestMagnitude(values);
  if (smallest === 0) return NO_SCALE;
  // Every row of a table asks: no iterator, which costs more than the comparison.
  for (let index = 0; index < steps.length; index += 1)
    if (smallest >= steps[index]!.from) return steps[index]!;
  const { factor, prefix } = steps.at(-1)!;
  const found = SMALL_STEPS.findIndex((from) => smallest / factor >= from);
  const step = found < 0 ? SMALL_STEPS.length - 1 : found;
  return { decimals: 3 + step, factor, prefix };
}

/** Zero when all are zero. Not `Math.min`: a NaN decides only when it comes first, as in benchstat. */
function smallestMagnitude(values: readonly number[]): number {
  let smallest = 0;
  for (const value of values) {
    const magnitude = Math.abs(value);
    if (magnitude !== 0 && (smallest === 0 || magnitude < smallest)) smallest = magnitude;
  }
  return smallest;
}

/** Whole numbers below this are written out in full; sizes only below the first prefix, of times only zero. */
const WRITTEN_OUT = { time: 1, size: 1024, other: 100_000 };

/** One value for a sentence: `88.30ns`, `16.00KiB`, `483.4MiB/s`, `1.685M ops/s`; counts are bare numbers. */
export function formatQuantity(value: number, unit: string): string {
  const { kind, factor, rate } = shapeOf(unit);
  const written = factor === 1 ? kind : 'other';
  const isShort = Number.isInteger(value) && Math.abs(value) < WRITTEN_OUT[written];
  const number = isShort ? String(value) : scaler([value], unit)(value);
  if (unit === 'count' || unit === 'allocs/op') return number;
  if (unit === '1/s') return `${number}/s`;
  if (written === 'other') return `${number} ${unit}`;
  return number + (written === 'time' ? 's' : 'B') + (rate ? '/s' : '');
}
