// The texts that the text and CSV tables share, as benchstat writes them: interval, change, p and sample sizes of a cell,
// and the fields above a table. Numbers and byte strings in, byte strings out.

import { formatDecimals } from '../units/fixed-decimals.ts';
import type { SampleEstimate } from './assumption.ts';
import { toBytes } from './bytes.ts';
import type { Grid } from './grid.ts';
import type { CellComparison, CellSummary } from './summarise.ts';

const INFINITY_SIGN = toBytes('∞');

/** Formats the larger distance of the interval's ends from the centre. Negative centres give negative percentages. */
export function formatRangePercent({ centre, low, high }: SampleEstimate): string {
  if (Math.abs(low) === Infinity || Math.abs(high) === Infinity) return INFINITY_SIGN;
  // NaN never has the same sign as the centre.
  if (sign(low) !== sign(centre) || sign(high) !== sign(centre)) return '?';
  if (centre === 0) return '0%';
  return `${formatDecimals(100 * Math.max(high / centre - 1, 1 - low / centre), 0)}%`;
}

/** Returns -1, 0 (for 0 and -0), 1 or NaN. */
function sign(value: number): number {
  return value === 0 ? 0 : Math.sign(value);
}

/** Formats the change: `+3.12%`, `~` if it is not significant, `?` if it is not a percentage. */
export function formatDelta({ centre }: CellSummary, { base, p, alpha }: CellComparison): string {
  // benchstat does not terminate if a value is NaN. Neither `~` nor a percentage would be true.
  if (Number.isNaN(p)) return '?';
  if (p > alpha) return '~';
  if (base.centre === centre) return '0.00%';
  return base.centre === 0 ? '?' : formatSignedPercent(centre / base.centre - 1);
}

/** Formats p and the sample sizes: `p=0.123 n=10`. */
export function formatTest({ sample }: CellSummary, { base, p }: CellComparison): string {
  const n = sample.length;
  const sizes = base.sample.length === n ? `n=${n}` : `n=${base.sample.length}+${n}`;
  return p === 0 ? sizes : `p=${formatDecimals(p, 3)} ${sizes}`;
}

/** Formats a ratio as a percentage with a sign and two decimals: `+3.12%`, also `-0.00%`, `+Inf%` and `+NaN%`. */
export function formatSignedPercent(ratio: number): string {
  const text = formatDecimals(ratio * 100, 2);
  return `${text.startsWith('-') || text.startsWith('+') ? '' : '+'}${text}%`;
}

/** Fields that differ from the previous table, or all fields if there is none. */
export function formatChangedFields(fields: Grid['fields'], before: Grid['fields'] | null): string[] {
  return fields
    .filter(({ value }, index) => before === null || value !== before[index]!.value)
    .map(({ name, value }) => `${name}: ${value}`);
}
