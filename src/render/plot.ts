// The samples of one comparison as a small inline SVG: every value at its round, so that drift shows, base and
// head in two colours and two shapes, with their medians. In: a Comparison. Out: SVG markup; no text of others.

import type { Comparison, Summary } from '../model/comparison.ts';
import type { Side } from '../model/measurement.ts';
import { fixed } from '../units/fixed.ts';

/** User units of the picture; the page scales it. */
const WIDTH = 320;
const HEIGHT = 96;
const MARGIN = 8;

/** Head's values stand a little to the right of base's of the same round. */
const SIDE_SHIFT = 0.2;

interface Scales {
  readonly x: (round: number) => string;
  readonly y: (value: number) => string;
}

/** Empty when there is nothing to show. */
export function samplePlot({ base, head }: Comparison): string {
  const present = [base, head].filter((side) => side !== null);
  if (present.length === 0) return '';
  const scales = scalesFor(present);
  const marks = (['base', 'head'] as const)
    .map((side) => sideMarks({ base, head }[side], side, scales))
    .join('');
  const label = 'Values in the order of the rounds; dashed lines are the medians.';
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}">${marks}</svg>`;
}

function scalesFor(sides: readonly Summary[]): Scales {
  const values = sides.flatMap((side) => side.values);
  const low = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY);
  const high = values.reduce((most, value) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  const last = sides.flatMap((side) => side.rounds).reduce((most, round) => Math.max(most, round), 1);
  const inner = HEIGHT - 2 * MARGIN;
  return {
    x: (round) => fixed(MARGIN + ((round - 0.5) / last) * (WIDTH - 2 * MARGIN), 1),
    y: (value) => fixed(high === low ? HEIGHT / 2 : MARGIN + ((high - value) / (high - low)) * inner, 1),
  };
}

/** One path a side keeps a page of thousands of plots small: dots are strokes of no length with round ends. */
function sideMarks(summary: Summary | null, side: Side, { x, y }: Scales): string {
  if (summary === null) return '';
  const shift = side === 'base' ? -SIDE_SHIFT : SIDE_SHIFT;
  const dots = summary.values.map(
    (value, index) => `M${x((summary.rounds[index] ?? index + 1) + shift)} ${y(value)}h0`,
  );
  const median = y(summary.median);
  const line = `M${MARGIN} ${median}H${WIDTH - MARGIN}`;
  return `<path class="${side} dots" d="${dots.join('')}"/><path class="${side} median" d="${line}"/>`;
}
