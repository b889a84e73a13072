// Draws all changes with their 95 % intervals and budgets: one sorted picture of the whole Report, and one small bar
// for each row of the table. Rows in, Drawings and their axis out. Worse is up, or to the right.

import type { ReportRow } from '../../model/report.ts';
import { formatInterval } from '../numbers.ts';
import { allowedWorseningOf, worseningIntervalOf, worseningOf } from '../worsening.ts';
import { makeChangeAxis, type PlotAxis } from './axis.ts';
import { type Drawing, drawPath, drawPicture, formatDots, type PictureSize, path } from './drawing.ts';

/** Size of the overview. The page stretches it to its own width, so the labels are outside of it. */
const OVERVIEW: PictureSize = { width: 1000, height: 200 };
const BAR: PictureSize = { width: 160, height: 20 };

/** Minimum distance between labels, in the picture's units: the largest height that one label takes. */
const OVERVIEW_LABEL = 17;

export type Tone = 'bad' | 'good' | 'unclear' | 'same';

/** Groups of states with the same look, in the order of drawing; the last is on top. */
const TONES: readonly Tone[] = ['same', 'good', 'unclear', 'bad'];

export interface OverviewPlot {
  readonly drawing: Drawing;
  /** Vertical axis in the picture's units; see `toPercentOfHeight`. */
  readonly axis: PlotAxis;
  readonly count: number;
}

type PlottableRow = Pick<ReportRow, 'state' | 'better' | 'base' | 'change' | 'interval' | 'verdicts'>;

interface RowChange<One extends PlottableRow = PlottableRow> {
  readonly row: One;
  readonly change: number;
}

export function toneOf({ state }: Pick<ReportRow, 'state'>): Tone {
  if (state === 'regression' || state === 'failed') return 'bad';
  if (state === 'improvement') return 'good';
  return state === 'inconclusive' ? 'unclear' : 'same';
}

/** Worst first, equal ones by their limits. Rows without a ratio are left out. */
export function sortForOverview<One extends PlottableRow>(rows: readonly One[]): One[] {
  return changesOf(rows).map(({ row }) => row);
}

function changesOf<One extends PlottableRow>(rows: readonly One[]): RowChange<One>[] {
  return rows
    .flatMap((row) => {
      const change = worseningOf(row);
      return change === null ? [] : [{ row, change }];
    })
    .toSorted(
      (left, right) =>
        right.change - left.change || (allowedWorseningOf(right.row) ?? 0) - (allowedWorseningOf(left.row) ?? 0),
    );
}

/** Null with fewer than two changes to compare. */
export function drawOverview(rows: readonly PlottableRow[]): OverviewPlot | null {
  const changes = changesOf(rows);
  if (changes.length < 2) return null;
  const axis = makeChangeAxis(extentsOf(changes), { from: OVERVIEW.height - 8, to: 8 }, OVERVIEW_LABEL);
  const step = OVERVIEW.width / changes.length;
  const x = (index: number) => (index + 0.5) * step;
  const label = `${changes.length} changes with their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`;
  const marks = TONES.flatMap((tone) => {
    const own = changes.flatMap(({ row, change }, index) =>
      toneOf(row) === tone ? [{ row, change, x: x(index) }] : [],
    );
    if (own.length === 0) return [];
    return [
      drawPath(`${tone} range`, own.map((one) => rangePath(one, axis)).join('')),
      drawPath(`${tone} dots`, formatDots(own.map((one) => [one.x, axis.at(one.change)]))),
    ];
  });
  const grid = axis.ticks.map((tick) =>
    drawPath(tick === 0 ? 'zero' : 'grid', path`M0 ${axis.at(tick)}H${OVERVIEW.width}`),
  );
  const drawing = drawPicture(OVERVIEW, label, [...grid, drawPath('limit', limitPath(changes, axis, step)), ...marks]);
  return {
    drawing: { ...drawing, attributes: { ...drawing.attributes, preserveAspectRatio: 'none' } },
    axis,
    count: changes.length,
  };
}

export function toPercentOfHeight(at: number): string {
  return path`${(at / OVERVIEW.height) * 100}%`;
}

function* extentsOf(changes: readonly RowChange[]): Generator<number> {
  for (const { row, change } of changes) {
    const range = worseningIntervalOf(row);
    yield change;
    yield allowedWorseningOf(row) ?? 0;
    if (range !== null) yield* [range.low, range.high];
  }
}

function rangePath({ row, x }: { readonly row: PlottableRow; readonly x: number }, axis: PlotAxis): string {
  const range = worseningIntervalOf(row);
  // An interval without any bound would cover the page.
  if (range === null || !(Number.isFinite(range.low) || Number.isFinite(range.high))) return '';
  return path`M${x} ${axis.at(range.low)}V${axis.at(range.high)}`;
}

function limitPath(changes: readonly RowChange[], axis: PlotAxis, step: number): string {
  let data = '';
  let before: number | null = null;
  for (const [index, { row }] of changes.entries()) {
    const limit = allowedWorseningOf(row);
    if (limit !== null && limit !== before) data += path`M${index * step} ${axis.at(limit)}`;
    const isLast = index === changes.length - 1 || allowedWorseningOf(changes[index + 1]!.row) !== limit;
    if (limit !== null && isLast) data += path`H${(index + 1) * step}`;
    before = limit;
  }
  return data;
}

/** One axis for all bars, so that they can be compared along the table. */
export function makeBarAxis(rows: readonly PlottableRow[]): PlotAxis {
  return makeChangeAxis(extentsOf(changesOf(rows)), { from: 4, to: BAR.width - 4 }, BAR.width);
}

/** Null for a row without a change. */
export function drawChangeBar(row: PlottableRow, axis: PlotAxis): Drawing | null {
  const change = worseningOf(row);
  if (change === null) return null;
  const [range, allowed, y] = [worseningIntervalOf(row), allowedWorseningOf(row), BAR.height / 2];
  const tone = toneOf(row);
  const isOpen = range !== null && !Number.isFinite(range.low) && !Number.isFinite(range.high);
  const line = range && path`M${axis.at(range.low)} ${y}H${axis.at(range.high)}`;
  const label = `95% interval ${formatInterval(row.interval) ?? 'unknown'}`;
  return drawPicture(BAR, label, [
    drawPath('zero', path`M${axis.at(0)} 0V${BAR.height}`),
    ...(allowed === null || allowed === 0 ? [] : [drawPath('limit', path`M${axis.at(allowed)} 0V${BAR.height}`)]),
    ...(line === null ? [] : [drawPath(`${tone} range${isOpen ? ' open' : ''}`, line)]),
    drawPath(`${tone} dots`, formatDots([[axis.at(change), y]])),
  ]);
}
