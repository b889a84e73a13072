// All changes at a glance, with their 95 % intervals against their budgets: one picture of the whole Report, sorted,
// and one small bar for each row of the table. In: Rows. Out: Drawings and their axis. Worse is up, or to the right.

import type { Row } from '../model/report.ts';
import { type Axis, changeAxis } from './axis.ts';
import { type Drawing, dots, draw, picture, place, type Size } from './drawing.ts';
import { span } from './numbers.ts';
import { allowedWorsening, worsening, worseningInterval } from './towards-worse.ts';

/** Stretched over the width of the page, so its labels are not in it. */
const OVERVIEW: Size = { width: 1000, height: 200 };
const BAR: Size = { width: 160, height: 20 };

/** The largest share of the picture's height that one label takes. */
const OVERVIEW_LABEL = 17;

export type Tone = 'bad' | 'good' | 'doubt' | 'same';

/** States that look alike in a picture; the last drawn lies on top. */
const TONES: readonly Tone[] = ['same', 'good', 'doubt', 'bad'];

export interface Overview {
  readonly drawing: Drawing;
  /** Vertical, in the picture's units; see `share`. */
  readonly axis: Axis;
  /** How many changes it shows. */
  readonly count: number;
}

/** What a picture needs of a row. */
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

/** Worst first, equal ones by their limits; rows without a ratio have no place. */
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

/** Null with fewer than two changes to compare. */
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

/** Where a place on the overview's axis is, as a percentage of its height. */
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
  // What bounds nothing would cover the page.
  if (range === null || !(Number.isFinite(range.low) || Number.isFinite(range.high))) return '';
  return `M${place(x)} ${place(axis.at(range.low))}V${place(axis.at(range.high))}`;
}

/** One stroke over neighbours with the same limit. */
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

/** One axis for all bars, so that they can be compared down the table. */
export function barAxis(rows: readonly Drawn[]): Axis {
  return changeAxis(extentsOf(changesOf(rows)), { from: 4, to: BAR.width - 4 }, BAR.width);
}

/** Null for a row without a change. */
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
