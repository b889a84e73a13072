// The figures that text and CSV share, as benchstat writes them: interval, change, p and sizes. Numbers in, byte
// strings out.

import { fixed } from '../units/fixed.ts';
import type { Spread } from './assumption.ts';
import { toBytes } from './byte-text.ts';
import type { CellComparison, CellSummary } from './summarise.ts';

const INFINITY_SIGN = toBytes('∞');

/** The larger distance of the interval's ends from the centre; negative centres give negative percentages. */
export function rangeText({ centre, low, high }: Spread): string {
  if (Math.abs(low) === Infinity || Math.abs(high) === Infinity) return INFINITY_SIGN;
  // NaN has no sign that could be the same.
  if (sign(low) !== sign(centre) || sign(high) !== sign(centre)) return '?';
  if (centre === 0) return '0%';
  return `${fixed(100 * Math.max(high / centre - 1, 1 - low / centre), 0)}%`;
}

/** -1, 0 (of either sign), 1 or NaN. */
function sign(value: number): number {
  return value === 0 ? 0 : Math.sign(value);
}

/** `+3.12%`; `~`: no difference that counts; `?`: one that is no percentage. */
export function deltaText({ centre }: CellSummary, { base, p, alpha }: CellComparison): string {
  // benchstat has no answer to a NaN among the values; neither `~` nor a percentage would be true.
  if (Number.isNaN(p)) return '?';
  if (p > alpha) return '~';
  if (base.centre === centre) return '0.00%';
  return base.centre === 0 ? '?' : percent(centre / base.centre - 1);
}

/** `p=0.123 n=10`. */
export function testText({ sample }: CellSummary, { base, p }: CellComparison): string {
  const n = sample.length;
  const sizes = base.sample.length === n ? `n=${n}` : `n=${base.sample.length}+${n}`;
  return p === 0 ? sizes : `p=${fixed(p, 3)} ${sizes}`;
}

/** With a sign, and two decimals: `+3.12%`; also `-0.00%`, `+Inf%` and `+NaN%`. */
export function percent(ratio: number): string {
  const text = fixed(ratio * 100, 2);
  return `${text.startsWith('-') || text.startsWith('+') ? '' : '+'}${text}%`;
}
