// Draws all changes with their 95 % intervals and budgets: one sorted picture of the whole Report, and one small bar
// for each row of the table. Rows in, Drawings and their axis out. Worse is up, or to the right.

import type { Row } from '../model/report.ts';
import { type Axis, changeAxis } from './axis.ts';
import { type Drawing, dots, draw, picture, place, type Size } from './drawing.ts';
import { span } from './numbers.ts';
import { allowedWorsening, worsening, worseningInterval } from './towards-worse.ts';

/** Size of the overview. The page stretches it to its own width, so the labels are outside of it. */
const OVERVIEW: Size = { width: 1000, height: 200 };
const BAR: Size = { width: 160, height: 20 };

/** Minimum distance between labels, in the picture's units: the largest height that one label takes. */
const OVERVIEW_LABEL = 17;

export type Tone = 'bad' | 'good' | 'doubt' | 'same';

/** Groups of states with the same look, in the order of drawing; the last is on top. */
const TONES: readonly Tone[] = ['same', 'good', 'doubt', 'bad'];

export interface Overview {
  readonly drawing: Drawing;
  /** Vertical axis in the picture's units; see `share`. */
  readonly axis: Axis;
  /** Number of changes in the picture. */
  readonly count: number;
}

/** Fields of a row that a picture needs. */
type Drawn = Pick<Row, 'state' | 'better' | 'base' | 'change' | 'interval' | 'verdicts'>;

interface Change<One extends Drawn = Drawn> {
  readonly row: One;
  readonly change: number;
}

export function toneOf({ state }: Pick<Row, 'state'>): Tone {
  if (state === 'regression' || state === 'failed') return 'bad';
  if (state === 'improvement') return 'good';
  return state === 'inconclusive' ? 'doubt' : 'same';
}

/** Returns the rows of the overview, worst first, equal ones by their limits. Rows without a ratio are left out. */
export function inOverview<One extends Drawn>(rows: readonly One[]): One[] {
  return changesOf(rows).map(({ row }) => row);
}

function changesOf<One extends Drawn>(rows: readonly One[]): Change<One>[] {
  return rows
    .flatMap((row) => {
      const change = worsening(row);
      return change === null ? [] : [{ row, change }];
    })
    .toSorted(
      (left, right) =>
        right.change - left.change || (allowedWorsening(right.row) ?? 0) - (allowedWorsening(left.row) ?? 0),
    );
}

/** Draws the overview; null with fewer than two changes to compare. */
export function overviewPlot(rows: readonly Drawn[]): Overview | null {
  const changes = changesOf(rows);
  if (changes.length < 2) return null;
  const axis = changeAxis(extentsOf(changes), { from: OVERVIEW.height - 8, to: 8 }, OVERVIEW_LABEL);
  const step = OVERVIEW.width / changes.length;
  const x = (index: number) => (index + 0.5) * step;
  const label = `${changes.length} changes with their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`;
  const marks = TONES.flatMap((tone) => {
    const own = changes.flatMap(({ row, change }, index) =>
      toneOf(row) === tone ? [{ row, change, x: x(index) }] : [],
    );
    if (own.length === 0) return [];
    return [
      draw('path', { class: `${tone} range`, d: own.map((one) => rangePath(one, axis)).join('') }),
      draw('path', { class: `${tone} dots`, d: dots(own.map((one) => [one.x, axis.at(one.change)])) }),
    ];
  });
  const grid = axis.ticks.map((tick) =>
    draw('path', {
      class: tick === 0 ? 'zero' : 'grid',
      d: `M0 ${place(axis.at(tick))}H${OVERVIEW.width}`,
    }),
  );
  const drawing = picture(OVERVIEW, label, [
    ...grid,
    draw('path', { class: 'limit', d: limitPath(changes, axis, step) }),
    ...marks,
  ]);
  return {
    drawing: { ...drawing, attributes: { ...drawing.attributes, preserveAspectRatio: 'none' } },
    axis,
    count: changes.length,
  };
}

/** Returns a position on the overview's axis as a percentage of its height. */
export function share(at: number): string {
  return `${place((at / OVERVIEW.height) * 100)}%`;
}

function* extentsOf(changes: readonly Change[]): Generator<number> {
  for (const { row, change } of changes) {
    const range = worseningInterval(row);
    yield change;
    yield allowedWorsening(row) ?? 0;
    if (range !== null) yield* [range.low, range.high];
  }
}

function rangePath({ row, x }: { readonly row: Drawn; readonly x: number }, axis: Axis): string {
  const range = worseningInterval(row);
  // An interval without any bound would cover the page.
  if (range === null || !(Number.isFinite(range.low) || Number.isFinite(range.high))) return '';
  return `M${place(x)} ${place(axis.at(range.low))}V${place(axis.at(range.high))}`;
}

/** Returns the path of the limits, with one stroke over neighbours with equal limits. */
function limitPath(changes: readonly Change[], axis: Axis, step: number): string {
  let path = '';
  let before: number | null = null;
  for (const [index, { row }] of changes.entries()) {
    const limit = allowedWorsening(row);
    if (limit !== null && limit !== before) path += `M${place(index * step)} ${place(axis.at(limit))}`;
    const isLast = index === changes.length - 1 || allowedWorsening(changes[index + 1]!.row) !== limit;
    if (limit !== null && isLast) path += `H${place((index + 1) * step)}`;
    before = limit;
  }
  return path;
}

/** Returns one axis for all bars, so that they can be compared along the table. */
export function barAxis(rows: readonly Drawn[]): Axis {
  return changeAxis(extentsOf(changesOf(rows)), { from: 4, to: BAR.width - 4 }, BAR.width);
}

/** Draws the bar of a row; null for a row without a change. */
export function changeBar(row: Drawn, axis: Axis): Drawing | null {
  const change = worsening(row);
  if (change === null) return null;
  const [range, allowed, y] = [worseningInterval(row), allowedWorsening(row), BAR.height / 2];
  const tone = toneOf(row);
  const isOpen = range !== null && !Number.isFinite(range.low) && !Number.isFinite(range.high);
  const line = range && `M${place(axis.at(range.low))} ${y}H${place(axis.at(range.high))}`;
  const label = `95% interval ${span(row.interval) ?? 'unknown'}`;
  return picture(BAR, label, [
    draw('path', { class: 'zero', d: `M${place(axis.at(0))} 0V${BAR.height}` }),
    ...(allowed === null || allowed === 0
      ? []
      : [draw('path', { class: 'limit', d: `M${place(axis.at(allowed))} 0V${BAR.height}` })]),
    ...(line === null ? [] : [draw('path', { class: `${tone} range${isOpen ? ' open' : ''}`, d: line })]),
    draw('path', { class: `${tone} dots`, d: dots([[axis.at(change), y]]) }),
  ]);
}
