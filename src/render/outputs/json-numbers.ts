// The numbers of the JSON report: the sides of a row, and intervals. A number that does not exist or is infinite is null. Raw values are
// rounded, because their further digits are noise.

import type { Interval, SampleSummary } from '../../model/comparison.ts';

export function toSideJson(summary: SampleSummary | null) {
  if (summary === null) return null;
  const { n, median, medianInterval, values, rounds } = summary;
  const isPlain = rounds.every((round, index) => round === index + 1);
  const known = { n, median, ...toMedianInterval(medianInterval), values: values.map(roundValue) };
  return isPlain ? known : { ...known, rounds };
}

/** Digits of a raw value: more than any clock has. */
const VALUE_DIGITS = 9;

const POWERS = Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/** A count keeps all its digits, because counts may be compared exactly. */
function roundValue(value: number): number {
  if (Number.isInteger(value)) return value;
  const power = POWERS[VALUE_DIGITS - 1 - Math.floor(Math.log10(Math.abs(value)))];
  return power === undefined ? Number(value.toPrecision(VALUE_DIGITS)) : Math.round(value * power) / power;
}

/** An interval needs both ends: if too few values leave one open, both are null. */
export function toMedianInterval({ low, high }: Interval) {
  const isThere = Number.isFinite(low) && Number.isFinite(high);
  return { low: isThere ? low : null, high: isThere ? high : null };
}

/** One end may be open, as over a zero. An interval open on both sides is null. */
export function toChangeInterval({ low, high }: Interval) {
  return low <= -1 && high === Infinity ? null : { low: finiteOrNull(low), high: finiteOrNull(high) };
}

export function finiteOrNull(value: number | null): number | null {
  return value !== null && Number.isFinite(value) ? value : null;
}
