// Values as text with a prefix, as benchstat writes them (golang.org/x/perf/benchunit, `CommonScale`): one
// prefix and one number of decimals for all values of a row, so that they can be compared at a glance.

import { fixed } from './fixed.ts';
import { shapeOf } from './shape.ts';
import { isBinary } from './table.ts';

interface Prefix {
  readonly text: string;
  readonly factor: number;
  /** From this value on, so many decimals: together at least four significant digits after rounding. */
  readonly steps: readonly (readonly [from: number, decimals: number])[];
}

// The thresholds are read from text because 99.995 * 1e-9 is not the double nearest to 99.995e-9.
const DECIMAL: readonly Prefix[] = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n'].map((text, index) => {
  const power = 12 - 3 * index;
  const from = (digits: string) => Number(`${digits}e${power}`);
  return {
    text,
    factor: from('1'),
    steps: [
      [from('99.995'), 1],
      [from('9.9995'), 2],
      [from('0.99995'), 3],
    ],
  };
});

// No fractions: 0.001 reads better than 1 m of a byte.
const BINARY: readonly Prefix[] = ['Ti', 'Gi', 'Mi', 'Ki', ''].map((text, index) => {
  const factor = 2 ** (40 - 10 * index);
  return {
    text,
    factor,
    steps: [
      [99.995 * factor, 1],
      [9.9995 * factor, 2],
      [0.99995 * factor, 3],
    ],
  };
});

/** Below the smallest prefix: 3 decimals from the first of these on, 4 from the second, 10 below the last. */
const SMALL_STEPS = [-1, -2, -3, -4, -5, -6, -7, -8].map((power) => Number(`9.9995e${power}`));

/** How to write a value: divided by the factor, with so many decimals, the prefix behind. */
export interface Scale {
  readonly decimals: number;
  readonly factor: number;
  readonly prefix: string;
}

/** The values of one row decide the scale; the function then writes any of them. */
export function scaler(values: readonly number[], unit: string): (value: number) => string {
  const { decimals, factor, prefix } = commonScale(values, isBinary(unit) ? 'binary' : 'decimal');
  return (value) => fixed(value / factor, decimals) + prefix;
}

/** The same for those who know the kind of the unit's prefixes (`isBinary`) already. */
export function commonScale(values: readonly number[], kind: 'binary' | 'decimal'): Scale {
  const prefixes = kind === 'binary' ? BINARY : DECIMAL;
  const smallest = smallestMagnitude(values);
  if (smallest === 0) return { decimals: 3, factor: 1, prefix: '' };
  for (const { text, factor, steps } of prefixes) {
    for (const [from, decimals] of steps) if (smallest >= from) return { decimals, factor, prefix: text };
  }
  const { factor, text } = prefixes.at(-1)!;
  const found = SMALL_STEPS.findIndex((from) => smallest / factor >= from);
  const step = found < 0 ? SMALL_STEPS.length - 1 : found;
  return { decimals: 3 + step, factor, prefix: text };
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
