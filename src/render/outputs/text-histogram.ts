// Draws both sides of a comparison as three lines of text: how often each value was measured, on one scale. A
// Comparison in, lines out. They show the same as the histogram of the HTML report by height and position only, without
// colour, and are short enough for a phone.

import type { Comparison } from '../../model/comparison.ts';
import { formatQuantity } from '../../units/scale.ts';
import { type Extent, extentOf } from '../pages/axis.ts';

/** Width of the histogram. With the name of the side in front, a phone shows it in a code block without scrolling. */
const HISTOGRAM_COLUMNS = 32;

const HEIGHTS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** Minimum number of values on each side. Fewer values make no meaningful picture. */
const MIN_VALUES = 4;

/** Null if nothing varies, a side is missing, or there are too few values. */
export function drawTextHistogram({ base, head, exact, unit }: Comparison): string[] | null {
  if (exact || base === null || head === null || Math.min(base.n, head.n) < MIN_VALUES) return null;
  const extent = extentOf([...base.values, ...head.values]);
  if (extent === null || extent.low === extent.high) return null;
  const shares = [base.values, head.values].map((values) => sharesOf(values, extent));
  const most = shares.flat().reduce((largest, share) => Math.max(largest, share));
  const [left, right] = [formatQuantity(extent.low, unit), formatQuantity(extent.high, unit)];
  return [
    ...shares.map((side, index) => `${index === 0 ? 'base' : 'head'} ${drawBarLine(side, most)}`.trimEnd()),
    `     ${left}${right.padStart(Math.max(right.length + 1, HISTOGRAM_COLUMNS - left.length))}`,
  ];
}

/** A share from 0 to 1 for each column. */
function sharesOf(values: readonly number[], { low, high }: Extent): number[] {
  const counts = new Array<number>(HISTOGRAM_COLUMNS).fill(0);
  for (const value of values) {
    const column = Math.min(HISTOGRAM_COLUMNS - 1, Math.floor(((value - low) / (high - low)) * HISTOGRAM_COLUMNS));
    counts[column]! += 1;
  }
  return counts.map((count) => count / values.length);
}

function drawBarLine(shares: readonly number[], most: number): string {
  return shares.map((share) => (share === 0 ? ' ' : HEIGHTS[Math.ceil((share / most) * HEIGHTS.length) - 1])).join('');
}
