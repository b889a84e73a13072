// Draws all changes with their 95 % intervals and budgets: one sorted picture of the whole Report, and one small bar
// for each row of the table. Rows in, Drawings and their axis out. Worse is up, or to the right.

import type { Interval } from '../../model/comparison.ts';
import type { ReportRow } from '../../model/report.ts';
import { formatInterval } from '../numbers.ts';
import { allowedWorseningOf, worseningIntervalOf, worseningOf } from '../worsening.ts';
import { makeChangeAxis, type PlotAxis } from './axis.ts';
import { type Drawing, drawPath, drawPicture, formatDots, path } from './drawing.ts';

/** Size of the overview. The page stretches it to its own width, so the labels are outside of it. */
const OVERVIEW = { width: 1000, height: 200 };
const BAR = { width: 160, height: 20 };

const MAX_LABELLED = 3;

/** Minimum distance between labels, in the picture's units: the largest height that one label takes. */
const OVERVIEW_LABEL = 17;

export type Tone = 'bad' | 'good' | 'unclear' | 'same';

/** Groups of states with the same look, in the order of drawing; the last is on top. */
const TONES: readonly Tone[] = ['same', 'good', 'unclear', 'bad'];

export interface OverviewPlot<Row> {
  readonly drawing: Drawing;
  /** What deserves a label, worst first, with its place as parts of the width and the height. */
  readonly worst: readonly { readonly row: Row; readonly change: number; readonly x: number; readonly y: number }[];
  readonly ticks: readonly number[];
  /** Place of a change, as a part of the height from the top. */
  readonly heightOf: (change: number) => number;
  readonly count: number;
}

type PlottableRow = Pick<ReportRow, 'state' | 'better' | 'base' | 'change' | 'interval' | 'verdicts'>;

interface PlottedChange<Row extends PlottableRow = PlottableRow> {
  readonly row: Row;
  readonly change: number;
  readonly range: Interval | null;
  readonly allowed: number | null;
}

export function toneOf({ state }: Pick<ReportRow, 'state'>): Tone {
  if (state === 'regression' || state === 'failed') return 'bad';
  if (state === 'improvement') return 'good';
  return state === 'inconclusive' ? 'unclear' : 'same';
}

/** Worst first, equal ones by their limits. Rows without a ratio are left out. */
export function sortForOverview<Row extends PlottableRow>(rows: readonly Row[]): Row[] {
  return listChanges(rows).map(({ row }) => row);
}

function listChanges<Row extends PlottableRow>(rows: readonly Row[]): PlottedChange<Row>[] {
  return rows
    .flatMap((row) => toPlottedChange(row) ?? [])
    .toSorted((a, b) => b.change - a.change || (b.allowed ?? 0) - (a.allowed ?? 0));
}

function toPlottedChange<Row extends PlottableRow>(row: Row): PlottedChange<Row> | null {
  const change = worseningOf(row);
  return change === null ? null : { row, change, range: worseningIntervalOf(row), allowed: allowedWorseningOf(row) };
}

/** Null with fewer than two changes to compare. */
export function drawOverview<Row extends PlottableRow>(rows: readonly Row[]): OverviewPlot<Row> | null {
  const changes = listChanges(rows);
  if (changes.length < 2) return null;
  const axis = makeChangeAxis(listExtents(changes), { from: OVERVIEW.height - 8, to: 8 }, OVERVIEW_LABEL);
  const heightOf = (change: number) => axis.at(change) / OVERVIEW.height;
  const step = OVERVIEW.width / changes.length;
  const placed = changes.map((change, index) => ({ ...change, x: (index + 0.5) * step }));
  const label = `${changes.length} changes with their 95% intervals, worst on the left; dashed is what the budgets allow. The table below has the numbers.`;
  const marks = TONES.flatMap((tone) => {
    const alike = placed.filter(({ row }) => toneOf(row) === tone);
    if (alike.length === 0) return [];
    // An interval without any bound would cover the page.
    const ranges = alike.map(({ range, x }) =>
      range === null || !isBounded(range) ? '' : path`M${x} ${axis.at(range.low)}V${axis.at(range.high)}`,
    );
    return [
      drawPath(`${tone} range`, ranges.join('')),
      drawPath(`${tone} dots`, formatDots(alike.map(({ change, x }) => [x, axis.at(change)]))),
    ];
  });
  const grid = axis.ticks.map((tick) =>
    drawPath(tick === 0 ? 'zero' : 'grid', path`M0 ${axis.at(tick)}H${OVERVIEW.width}`),
  );
  const drawing = drawPicture(OVERVIEW, label, [...grid, drawPath('limit', limitPath(changes, axis, step)), ...marks]);
  return {
    drawing: { ...drawing, attributes: { ...drawing.attributes, preserveAspectRatio: 'none' } },
    worst: placed
      .filter(({ row, change }) => change > 0 && ['bad', 'unclear'].includes(toneOf(row)))
      .slice(0, MAX_LABELLED)
      .map(({ row, change, x }) => ({ row, change: row.change ?? change, x: x / OVERVIEW.width, y: heightOf(change) })),
    ticks: axis.ticks,
    heightOf,
    count: changes.length,
  };
}

function listExtents(changes: readonly PlottedChange[]): number[] {
  return changes.flatMap(({ change, allowed, range }) => [change, allowed ?? 0, range?.low ?? 0, range?.high ?? 0]);
}

function isBounded({ low, high }: Interval): boolean {
  return Number.isFinite(low) || Number.isFinite(high);
}

/** Neighbours with the same limit have one line. */
function limitPath(changes: readonly PlottedChange[], axis: PlotAxis, step: number): string {
  const parts = changes.map(({ allowed }, index) => {
    if (allowed === null) return '';
    const start = changes[index - 1]?.allowed === allowed ? '' : path`M${index * step} ${axis.at(allowed)}`;
    return changes[index + 1]?.allowed === allowed ? start : start + path`H${(index + 1) * step}`;
  });
  return parts.join('');
}

/** One axis for all bars, so that they can be compared along the table. */
export function makeBarAxis(rows: readonly PlottableRow[]): PlotAxis {
  return makeChangeAxis(listExtents(listChanges(rows)), { from: 4, to: BAR.width - 4 }, BAR.width);
}

export function drawChangeBar(row: PlottableRow, axis: PlotAxis): Drawing | null {
  const plotted = toPlottedChange(row);
  if (plotted === null) return null;
  const { change, range, allowed } = plotted;
  const [tone, y] = [toneOf(row), BAR.height / 2];
  const drawVertical = (name: string, at: number) => drawPath(name, path`M${axis.at(at)} 0V${BAR.height}`);
  const drawRange = ({ low, high }: Interval) =>
    drawPath(`${tone} range${isBounded({ low, high }) ? '' : ' open'}`, path`M${axis.at(low)} ${y}H${axis.at(high)}`);
  return drawPicture(BAR, `95% interval ${formatInterval(row.interval) ?? 'unknown'}`, [
    drawVertical('zero', 0),
    ...(allowed === null || allowed === 0 ? [] : [drawVertical('limit', allowed)]),
    ...(range === null ? [] : [drawRange(range)]),
    drawPath(`${tone} dots`, formatDots([[axis.at(change), y]])),
  ]);
}
