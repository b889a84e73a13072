// Formats values with a prefix, as benchstat does (golang.org/x/perf/benchunit, `CommonScale`): all values of a row
// have the same prefix and number of decimals, so that they can be compared at a glance.

import { formatExponential, MAX_NUMBER_LENGTH } from './compact-number.ts';
import { formatDecimals } from './fixed-decimals.ts';
import { parseUnit } from './parsed-unit.ts';
import { hasBinaryPrefix } from './unit-description.ts';

/** A `Scale` writes a value as its quotient by the factor, with this number of decimals, followed by the prefix. */
export interface Scale {
  readonly decimals: number;
  readonly factor: number;
  readonly prefix: string;
}

/** The scales of a prefix, each for values from `from` on: at least four significant digits are left after rounding. */
function listSteps(prefix: string, multiply: (digits: string) => number) {
  const factor = multiply('1');
  return [
    { from: multiply('99.995'), decimals: 1, factor, prefix },
    { from: multiply('9.9995'), decimals: 2, factor, prefix },
    { from: multiply('0.99995'), decimals: 3, factor, prefix },
  ];
}

// The thresholds are read from text because 99.995 * 1e-9 is not the double nearest to 99.995e-9.
const DECIMAL = ['T', 'G', 'M', 'k', '', 'm', 'µ', 'n'].flatMap((prefix, index) =>
  listSteps(prefix, (digits) => Number(`${digits}e${12 - 3 * index}`)),
);

// Sizes have no prefixes for fractions: 0.001 reads better than 1 m of a byte.
const BINARY = ['Ti', 'Gi', 'Mi', 'Ki', ''].flatMap((prefix, index) =>
  listSteps(prefix, (digits) => Number(digits) * 2 ** (40 - 10 * index)),
);

/** Limits below the smallest prefix: 3 decimals from the first limit on, 4 from the second, up to 10 below the last. */
const SMALL_STEPS = [-1, -2, -3, -4, -5, -6, -7, -8].map((power) => Number(`9.9995e${power}`));

const NO_SCALE: Scale = { decimals: 3, factor: 1, prefix: '' };

/**
 * All values of one row have a common scale. A value that would be too long gets a scale of its own. If that is still
 * too long, it gets an exponent instead of a prefix.
 */
export function makeRowFormatter(values: readonly number[], unit: string): (value: number) => string {
  const kind = hasBinaryPrefix(unit) ? 'binary' : 'decimal';
  const common = commonScale(values, kind);
  return (value) =>
    formatAtScale(value, common) ?? formatAtScale(value, commonScale([value], kind)) ?? formatExponential(value);
}

/** Null if the text is too long, or the value is not a finite number. */
function formatAtScale(value: number, { decimals, factor, prefix }: Scale): string | null {
  const quotient = value / factor;
  const text = formatDecimals(quotient, decimals) + prefix;
  return Number.isFinite(quotient) && text.length <= MAX_NUMBER_LENGTH ? text : null;
}

/** Chooses the scale of a row. `kind` says which prefixes its unit has (`hasBinaryPrefix`). */
export function commonScale(values: readonly number[], kind: 'binary' | 'decimal'): Scale {
  const steps = kind === 'binary' ? BINARY : DECIMAL;
  const smallest = smallestMagnitude(values);
  if (smallest === 0) return NO_SCALE;
  // This runs for every row of a table. An iterator would cost more than the comparison.
  for (let index = 0; index < steps.length; index += 1) if (smallest >= steps[index]!.from) return steps[index]!;
  const { factor, prefix } = steps.at(-1)!;
  const found = SMALL_STEPS.findIndex((from) => smallest / factor >= from);
  const step = found < 0 ? SMALL_STEPS.length - 1 : found;
  return { decimals: 3 + step, factor, prefix };
}

/** The smallest magnitude except 0, else 0. Not `Math.min`: NaN decides only if first, as in benchstat. */
function smallestMagnitude(values: readonly number[]): number {
  let smallest = 0;
  for (const value of values) {
    const magnitude = Math.abs(value);
    if (magnitude !== 0 && (smallest === 0 || magnitude < smallest)) smallest = magnitude;
  }
  return smallest;
}

/** Whole numbers below these limits are written in full: sizes below the first prefix, and times only if zero. */
const WRITTEN_OUT = { time: 1, size: 1024, other: 100_000 };

/** Formats one value for a sentence: `88.30ns`, `16.00KiB`, `483.4MiB/s`, `1.685M ops/s`. Counts have no unit. */
export function formatQuantity(value: number, unit: string): string {
  const { kind, factor, rate, perSeconds } = parseUnit(unit);
  const written = factor === 1 && (!rate || perSeconds === 1) ? kind : 'other';
  const isShort = Number.isInteger(value) && Math.abs(value) < WRITTEN_OUT[written];
  const number = isShort ? String(value) : makeRowFormatter([value], unit)(value);
  if (unit === 'count' || unit === 'allocs/op') return number;
  if (unit === '1/s') return `${number}/s`;
  if (written === 'other') return `${number} ${unit}`;
  return number + (written === 'time' ? 's' : 'B') + (rate ? '/s' : '');
}
