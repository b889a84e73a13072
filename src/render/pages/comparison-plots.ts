// Three pictures of one comparison: every value in the order of measuring, both distributions, and the estimate of the
// change after each round. A ReportRow in; Drawings out, or null if there is nothing to draw.

import type { SampleSummary } from '../../model/comparison.ts';
import type { Side } from '../../model/measurement.ts';
import type { ReportRow } from '../../model/report.ts';
import { formatPercent } from '../../units/percent.ts';
import { formatQuantity } from '../../units/scale.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { allowedValueOf, allowedWorseningOf, worseningIntervalOf, worseningOf } from '../worsening.ts';
import { type Extent, extentOf, makeChangeAxis, makeLinearAxis, type PlotAxis } from './axis.ts';
import {
  type Drawing,
  drawPath,
  drawPicture,
  drawText,
  formatCoordinate,
  formatDots,
  formatPolyline,
  path,
} from './drawing.ts';

const SIZE = { width: 360, height: 170 };
const PLOT = { left: 70, right: 352, top: 8, bottom: 146 };

/** Offset between a round and its values, in rounds: base is to the left, head to the right. */
const SIDE_SHIFT = 0.18;

/** Minimum distance between labels, which are 11 units high. */
const LABEL_GAP = 18;

const SIDES: readonly Side[] = ['base', 'head'];

type Sides = Pick<ReportRow, Side>;
type PlotPoint = readonly [x: number, y: number];

/** Lines join base and head of a round, so that drift and common movement are visible. */
export function drawSamplePlot(row: Sides & Pick<ReportRow, 'unit' | 'verdicts'>): Drawing | null {
  const present = presentSides(row);
  const measured = extentOf(present.flatMap(({ values }) => values));
  if (measured === null) return null;
  const limit = allowedValueOf(row);
  const near = limit === null ? [] : nearLimit(limit, measured);
  const y = makeLinearAxis(extentOf([measured.low, measured.high, ...near]) ?? measured, {
    from: PLOT.bottom - 6,
    to: PLOT.top + 6,
  });
  const last = present.reduce((most, { rounds }) => Math.max(most, rounds.at(-1) ?? 1), 1);
  const x = (round: number) => PLOT.left + ((round - 0.5) / last) * (PLOT.right - PLOT.left);
  const label = `Values in the order they were taken, ${formatCount(last, 'round')}; dashed lines are the medians.`;
  return drawPicture(SIZE, label, [
    ...valueLabels(y, row.unit),
    drawText('round 1', x(1), { y: 162, class: 'middle' }),
    ...(last < 4 ? [] : [drawText(String(last), x(last), { y: 162, class: 'middle' })]),
    drawPath('pairs', pairLines(row, x, y)),
    ...near.map((value) => drawPath('limit', formatHorizontal(y.at(value)))),
    ...SIDES.flatMap((side) => sideMarks(row[side], side, { x, y })),
  ]);
}

/** A far limit would squeeze the values into one line, and the sentences mention it. */
function nearLimit(limit: number, extent: Extent): number[] {
  const reach = Math.max(extent.high - extent.low, Math.abs(extent.high) / 50);
  return limit >= extent.low - reach && limit <= extent.high + reach ? [limit] : [];
}

interface Scales {
  readonly x: (round: number) => number;
  readonly y: PlotAxis;
}

function sideMarks(summary: SampleSummary | null, side: Side, { x, y }: Scales): Drawing[] {
  if (summary === null) return [];
  const points = summary.values.map(
    (value, index): PlotPoint => [x((summary.rounds[index] ?? 1) + shiftOf(side)), y.at(value)],
  );
  return [
    drawPath(`${side} course`, formatPolyline(points)),
    drawPath(`${side} median`, formatHorizontal(y.at(summary.median))),
    drawPath(`${side} dots`, formatDots(points)),
  ];
}

/** Of several values in a round, the first is used. */
function pairLines({ base, head }: Sides, x: Scales['x'], y: PlotAxis): string {
  if (base === null || head === null) return '';
  const ofHead = firstOfRounds(head);
  return [...firstOfRounds(base)]
    .flatMap(([round, value]) => {
      const other = ofHead.get(round);
      return other === undefined
        ? []
        : formatPolyline([
            [x(round + shiftOf('base')), y.at(value)],
            [x(round + shiftOf('head')), y.at(other)],
          ]);
    })
    .join('');
}

function firstOfRounds({ values, rounds }: SampleSummary): Map<number, number> {
  const first = new Map<number, number>();
  for (const [index, round] of rounds.entries()) if (!first.has(round)) first.set(round, values[index] ?? Number.NaN);
  return first;
}

function shiftOf(side: Side): number {
  return side === 'base' ? -SIDE_SHIFT : SIDE_SHIFT;
}

/** Base is drawn upwards and head downwards, over the same classes. */
export function drawDistributionPlot(row: Sides & Pick<ReportRow, 'unit'>): Drawing | null {
  const present = presentSides(row);
  const extent = extentOf(present.flatMap(({ values }) => values));
  if (extent === null) return null;
  const room = { from: PLOT.left - 40, to: PLOT.right - 12 };
  const x = makeLinearAxis(extent, room);
  const middle = (PLOT.top + PLOT.bottom) / 2;
  const classes = Math.min(48, Math.max(8, 2 * Math.ceil(Math.sqrt(Math.max(...present.map(({ n }) => n))))));
  const counts = SIDES.map((side) => (row[side] === null ? null : countsOf(row[side], x, classes)));
  const most = Math.max(...counts.flatMap((own) => own ?? []));
  // A single label does not show the scale.
  const ticks = [x, makeLinearAxis(extent, room, 8)].map(roomyTicks).find(({ length }) => length > 1) ?? x.ticks;
  return drawPicture(SIZE, 'How often each value came: base above the line, head below it.', [
    drawPath('zero', path`M${PLOT.left - 46} ${middle}H${PLOT.right}`),
    ...ticks.map((tick) => drawText(formatTick(tick, row.unit), x.at(tick), { y: 162, class: 'middle' })),
    ...counts.flatMap((own, index) => (own === null ? [] : drawBars(own, SIDES[index]!, { x, middle, most }))),
    ...SIDES.flatMap((side) => (row[side] === null ? [] : medianMark(row[side], side, { x, middle }))),
  ]);
}

function roomyTicks({ at, ticks }: PlotAxis): number[] {
  return ticks.filter((tick, index) => at(tick) < PLOT.right - 24 && (ticks.length <= 3 || index % 2 === 0));
}

function countsOf({ values }: SampleSummary, x: PlotAxis, classes: number): number[] {
  const counts = new Array<number>(classes).fill(0);
  const width = (PLOT.right - PLOT.left + 28) / classes;
  for (const value of values) {
    const index = Math.min(classes - 1, Math.floor((x.at(value) - PLOT.left + 40) / width));
    counts[index]! += 1;
  }
  return counts;
}

interface MirrorScales {
  readonly x: PlotAxis;
  readonly middle: number;
  readonly most: number;
}

function drawBars(counts: readonly number[], side: Side, { middle, most }: MirrorScales): Drawing[] {
  const width = (PLOT.right - PLOT.left + 28) / counts.length;
  const tall = middle - PLOT.top - 14;
  const shapes = counts.flatMap((count, index) => {
    if (count === 0) return [];
    const height = (count / most) * tall * (side === 'base' ? -1 : 1);
    const left = PLOT.left - 40 + index * width + 0.5;
    return [path`M${left} ${middle}v${height}h${width - 1}v${-height}z`];
  });
  return shapes.length === 0 ? [] : [drawPath(`${side} bars`, shapes.join(''))];
}

function medianMark(
  { median, medianInterval }: SampleSummary,
  side: Side,
  { x, middle }: Omit<MirrorScales, 'most'>,
): Drawing[] {
  const end = side === 'base' ? PLOT.top + 4 : PLOT.bottom - 4;
  const at = formatCoordinate(x.at(median));
  const interval =
    Number.isFinite(medianInterval.low) && Number.isFinite(medianInterval.high)
      ? path`M${x.at(medianInterval.low)} ${end}H${x.at(medianInterval.high)}`
      : '';
  return [drawPath(`${side} centre`, path`M${at} ${middle}V${end}`), drawPath(`${side} spread`, interval)];
}

/** Each point is estimated from the values up to its round. Worse is up. */
export function drawEstimatePlot(row: Pick<ReportRow, 'better' | 'base' | 'verdicts' | 'course'>): Drawing | null {
  const points = row.course.flatMap((point) => {
    const turned = { ...point, better: row.better, base: row.base };
    const change = worseningOf(turned);
    return change === null ? [] : [{ round: point.round, change, range: worseningIntervalOf(turned) }];
  });
  const last = points.at(-1);
  if (last === undefined || points.length < 2) return null;
  const allowed = allowedWorseningOf(row);
  const y = makeChangeAxis(
    [...points.map(({ change }) => change), ...finiteEndsOf(last.range), ...(allowed === null ? [] : [allowed])],
    { from: PLOT.bottom - 4, to: PLOT.top + 4 },
    LABEL_GAP,
  );
  const x = (round: number) => PLOT.left + (round / last.round) * (PLOT.right - PLOT.left - 6);
  const known = points.flatMap(({ round, range }) => (range === null ? [] : [{ round, range }]));
  const band = [
    ...known.map(({ round, range }): PlotPoint => [x(round), y.at(range.high)]),
    ...known.map(({ round, range }): PlotPoint => [x(round), y.at(range.low)]).toReversed(),
  ];
  const line = points.map(({ round, change }): PlotPoint => [x(round), y.at(change)]);
  return drawPicture(SIZE, 'The change as the rounds came in, with its 95% interval: worse is up.', [
    ...changeLabels(y),
    ...points.flatMap(({ round }, index) =>
      index === 0 || index === points.length - 1
        ? [
            drawText(index === 0 ? `after round ${round}` : String(round), x(round), {
              y: 162,
              class: 'middle',
            }),
          ]
        : [],
    ),
    drawPath('band', band.length === 0 ? '' : `${formatPolyline(band)}z`),
    drawPath('zero', formatHorizontal(y.at(0))),
    ...(allowed === null ? [] : [drawPath('limit', formatHorizontal(y.at(allowed)))]),
    drawPath('change', formatPolyline(line)),
    drawPath('change dots', formatDots(line)),
  ]);
}

function finiteEndsOf(range: { readonly low: number; readonly high: number } | null): number[] {
  return range === null ? [] : [range.low, range.high].filter(Number.isFinite);
}

function changeLabels(y: PlotAxis): Drawing[] {
  return y.ticks.flatMap((tick) => [
    drawPath('grid', formatHorizontal(y.at(tick))),
    drawText(formatWorsening(tick), PLOT.left - 6, { y: y.at(tick) + 4, class: 'end' }),
  ]);
}

/** `5% worse`, `0%`, `5% better`. */
export function formatWorsening(change: number): string {
  if (change === 0) return '0%';
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'worse' : 'better'}`;
}

function valueLabels(y: PlotAxis, unit: string): Drawing[] {
  return y.ticks.flatMap((tick) => [
    drawPath('grid', formatHorizontal(y.at(tick))),
    drawText(formatTick(tick, unit), PLOT.left - 6, { y: y.at(tick) + 4, class: 'end' }),
  ]);
}

/** A unit that the tool made up is left out: it may be long, and it is shown above the picture. */
function formatTick(value: number, unit: string): string {
  return cleanUntrustedText(formatQuantity(value, unit).split(' ')[0] ?? '');
}

function formatHorizontal(y: number): string {
  return path`M${PLOT.left} ${y}H${PLOT.right}`;
}

function presentSides({ base, head }: Sides): SampleSummary[] {
  return [base, head].filter((side) => side !== null);
}
