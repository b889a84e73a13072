// Pictures of one comparison: every value in the order of measuring, both distributions, the estimate of the change after
// each round, and the commits of a search. A ReportRow in; Drawings out, or null if there is nothing to draw.

import type { SampleSummary } from '../../model/comparison.ts';
import { SIDES, type Side } from '../../model/measurement.ts';
import type { ReportRow } from '../../model/report.ts';
import { formatPercent } from '../../units/percent.ts';
import { formatQuantity } from '../../units/scale.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { allowedValueOf, allowedWorseningOf, worseningIntervalOf, worseningOf, worseSignOf } from '../worsening.ts';
import { type Extent, extentOf, makeChangeAxis, makeLinearAxis, type PlotAxis } from './axis.ts';
import {
  type Drawing,
  drawElement,
  drawPath,
  drawPicture,
  drawText,
  formatDots,
  formatPolyline,
  type PlotPoint,
  path,
} from './drawing.ts';

/** As wide as the picture is on a phone, so that its letters are not smaller there. */
const SIZE = { width: 300, height: 160 };
const PLOT = { left: 88, right: 294, top: 8, bottom: 136 };

/** Ends of the axis of both distributions. */
const BARS = { from: 24, to: 284 };

/** Offset between a round and its values, in rounds. */
const SIDE_SHIFT = { base: -0.18, head: 0.18 };

/** Minimum distance between labels, which are 12 units high. */
const LABEL_GAP = 16;

type Sides = Pick<ReportRow, Side>;

/** Lines join base and head of a round, so that drift and common movement are visible. */
export function drawSamplePlot(row: Sides & Pick<ReportRow, 'unit' | 'verdicts'>): Drawing | null {
  const present = listSides(row);
  const measured = extentOf(present.flatMap(({ values }) => values));
  if (measured === null) return null;
  const near = listNearLimits(row, measured);
  const y = makeLinearAxis(extentOf([measured.low, measured.high, ...near]) ?? measured, {
    from: PLOT.bottom - 6,
    to: PLOT.top + 6,
  });
  const last = present.reduce((most, { rounds }) => Math.max(most, rounds.at(-1) ?? 1), 1);
  const x = (round: number) => PLOT.left + ((round - 0.5) / last) * (PLOT.right - PLOT.left);
  const plotted = present.map(({ side, values, rounds, median }) => {
    const points = values.map((value, index): PlotPoint => [x(rounds[index]! + SIDE_SHIFT[side]), y.at(value)]);
    return { side, rounds, median, points };
  });
  const label = `Values in the order they were taken, ${formatCount(last, 'round')}; dashed lines are the medians.`;
  return drawPicture(SIZE, label, [
    ...drawTicks(y, (tick) => formatTick(tick, row.unit)),
    drawBelow('round 1', x(1)),
    ...(last < 4 ? [] : [drawBelow(String(last), x(last))]),
    drawPath('pairs', formatPairs(plotted.map(mapFirstPoints))),
    ...near.map((value) => drawPath('limit', formatHorizontal(y.at(value)))),
    ...plotted.flatMap(({ side, median, points }) => [
      drawPath(`${side} course`, formatPolyline(points)),
      drawPath(`${side} median`, formatHorizontal(y.at(median))),
      drawPath(`${side} dots`, formatDots(points)),
    ]),
  ]);
}

/** A far limit would squeeze the values into one line, and the sentences mention it. */
function listNearLimits(row: Pick<ReportRow, 'verdicts'>, { low, high }: Extent): number[] {
  const limit = allowedValueOf(row);
  const reach = Math.max(high - low, Math.abs(high) / 50);
  return limit !== null && limit >= low - reach && limit <= high + reach ? [limit] : [];
}

/** Maps rounds to points; of several values in a round, the first is used. */
function mapFirstPoints(side: { readonly rounds: readonly number[]; readonly points: readonly PlotPoint[] }) {
  const first = new Map<number, PlotPoint>();
  for (const [index, round] of side.rounds.entries()) if (!first.has(round)) first.set(round, side.points[index]!);
  return first;
}

function formatPairs([base, head]: readonly ReadonlyMap<number, PlotPoint>[]): string {
  return [...(base ?? [])]
    .flatMap(([round, point]) => {
      const other = head?.get(round);
      return other === undefined ? [] : formatPolyline([point, other]);
    })
    .join('');
}

/** Base is drawn upwards and head downwards, over the same classes. */
export function drawDistributionPlot(row: Sides & Pick<ReportRow, 'unit'>): Drawing | null {
  const present = listSides(row);
  const extent = extentOf(present.flatMap(({ values }) => values));
  if (extent === null) return null;
  const x = makeLinearAxis(extent, BARS);
  const middle = (PLOT.top + PLOT.bottom) / 2;
  const classes = Math.min(48, Math.max(8, 2 * Math.ceil(Math.sqrt(Math.max(...present.map(({ n }) => n))))));
  const width = (BARS.to - BARS.from) / classes;
  const counted = present.map((summary) => {
    const counts = new Array<number>(classes).fill(0);
    for (const value of summary.values)
      counts[Math.min(classes - 1, Math.floor((x.at(value) - BARS.from) / width))]! += 1;
    return { ...summary, counts };
  });
  const most = Math.max(...counted.flatMap(({ counts }) => counts));
  const formatBar = (count: number, index: number, side: Side) => {
    const height = (count / most) * (middle - PLOT.top - 14) * (side === 'base' ? -1 : 1);
    return count === 0 ? '' : path`M${BARS.from + index * width + 0.5} ${middle}v${height}h${width - 1}v${-height}z`;
  };
  // A single label does not show the scale.
  const ticks = [x, makeLinearAxis(extent, BARS, 8)].map(listRoomyTicks).find(({ length }) => length > 1) ?? x.ticks;
  return drawPicture(SIZE, 'How often each value came: base above the line, head below it.', [
    drawPath('zero', path`M${BARS.from} ${middle}H${PLOT.right}`),
    ...ticks.map((tick) => drawBelow(formatTick(tick, row.unit), x.at(tick))),
    ...counted.map(({ side, counts }) =>
      drawPath(`${side} bars`, counts.map((count, index) => formatBar(count, index, side)).join('')),
    ),
    ...present.flatMap(({ side, median, medianInterval: { low, high } }) => {
      const end = side === 'base' ? PLOT.top + 4 : PLOT.bottom - 4;
      const isBounded = Number.isFinite(low) && Number.isFinite(high);
      return [
        drawPath(`${side} centre`, path`M${x.at(median)} ${middle}V${end}`),
        drawPath(`${side} spread`, isBounded ? path`M${x.at(low)} ${end}H${x.at(high)}` : ''),
      ];
    }),
  ]);
}

function listRoomyTicks({ at, ticks }: PlotAxis): number[] {
  return ticks.filter((tick, index) => at(tick) < PLOT.right - 24 && (ticks.length <= 3 || index % 2 === 0));
}

/** Each point is estimated from the values up to its round. Worse is up. */
export function drawEstimatePlot(row: Pick<ReportRow, 'better' | 'base' | 'verdicts' | 'course'>): Drawing | null {
  const points = row.course.flatMap((point) => {
    const turned = { ...point, better: row.better, base: row.base };
    const change = worseningOf(turned);
    return change === null ? [] : [{ round: point.round, change, range: worseningIntervalOf(turned) }];
  });
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || first === last) return null;
  const allowed = allowedWorseningOf(row);
  const limits = allowed === null ? [] : [allowed];
  const lastRange = last.range === null ? [] : [last.range.low, last.range.high].filter(Number.isFinite);
  const y = makeChangeAxis(
    [...points.map(({ change }) => change), ...lastRange, ...limits],
    { from: PLOT.bottom - 4, to: PLOT.top + 4 },
    LABEL_GAP,
  );
  const x = (round: number) => PLOT.left + (round / last.round) * (PLOT.right - PLOT.left - 6);
  const known = points.flatMap(({ round, range }) => (range === null ? [] : [{ round, ...range }]));
  const band = [
    ...known.map(({ round, high }): PlotPoint => [x(round), y.at(high)]),
    ...known.map(({ round, low }): PlotPoint => [x(round), y.at(low)]).toReversed(),
  ];
  const line = points.map(({ round, change }): PlotPoint => [x(round), y.at(change)]);
  return drawPicture(SIZE, 'The change as the rounds came in, with its 95% interval: worse is up.', [
    ...drawTicks(y, formatWorsening),
    drawBelow(`after round ${first.round}`, x(first.round)),
    drawBelow(String(last.round), x(last.round)),
    drawPath('band', band.length === 0 ? '' : `${formatPolyline(band)}z`),
    drawPath('zero', formatHorizontal(y.at(0))),
    ...limits.map((limit) => drawPath('limit', formatHorizontal(y.at(limit)))),
    drawPath('change', formatPolyline(line)),
    drawPath('change dots', formatDots(line)),
  ]);
}

/** `5% worse`, `0%`, `5% better`. */
export function formatWorsening(change: number): string {
  if (change === 0) return '0%';
  return `${formatPercent(Math.abs(change))} ${change > 0 ? 'worse' : 'better'}`;
}

function drawTicks(y: PlotAxis, format: (tick: number) => string): Drawing[] {
  return y.ticks.flatMap((tick) => [
    drawPath('grid', formatHorizontal(y.at(tick))),
    drawText(format(tick), PLOT.left - 6, { y: y.at(tick) + 4, class: 'end' }),
  ]);
}

function drawBelow(text: string, x: number): Drawing {
  return drawText(text, x, { y: SIZE.height - 6, class: 'middle' });
}

/** A unit that the tool made up is left out: it may be long, and it is shown above the picture. */
function formatTick(value: number, unit: string): string {
  return cleanUntrustedText(formatQuantity(value, unit).split(' ')[0] ?? '');
}

function formatHorizontal(y: number): string {
  return path`M${PLOT.left} ${y}H${PLOT.right}`;
}

function listSides(row: Sides): (SampleSummary & { readonly side: Side })[] {
  return SIDES.flatMap((side) => (row[side] === null ? [] : [{ side, ...row[side] }]));
}

/** Size of the line of commits that a search measured. */
const LINE = { width: 320, height: 150 };

/** Room for the numbers of the axis on the left, and for the names below. */
const LEFT = 56;
const BOTTOM = 26;
const EDGE = 16;

/** Draws how much worse each measured commit is than base. Null if the row has no search, or one without ratios. */
export function drawCulprit(row: ReportRow): Drawing | null {
  const { culprit, change, interval } = row;
  if (culprit === null || change === null) return null;
  const { of, levels, positions } = culprit;
  const sign = worseSignOf(row);
  const measured = levels.flatMap((level) => (level.change === null ? [] : { ...level, change: level.change }));
  if (measured.length === 0) return null;
  const base = { position: 0, change: 0, low: null, high: null };
  const head = { position: of, change, low: interval?.low ?? null, high: interval?.high ?? null };
  const commits = [base, ...measured, head].map((commit) => {
    const ends = [commit.low, commit.high].filter((end) => end !== null && Number.isFinite(end)) as number[];
    const turned = ends.map((end) => sign * end).sort((a, b) => a - b);
    return { position: commit.position, change: sign * commit.change, ends: turned };
  });
  const extent = extentOf(commits.flatMap((commit) => [commit.change, ...commit.ends]));
  if (extent === null) return null;
  const axis = makeLinearAxis(extent, { from: LINE.height - BOTTOM - EDGE, to: EDGE });
  const step = (LINE.width - LEFT - 2 * EDGE) / of;
  const x = (position: number) => LEFT + EDGE + position * step;
  const grid = axis.ticks.flatMap((tick) => [
    drawPath(tick === 0 ? 'zero' : 'grid', path`M${LEFT} ${axis.at(tick)}H${LINE.width}`),
    drawText(formatPercent(sign * tick), LEFT - 8, { y: axis.at(tick) + 4, 'text-anchor': 'end' }),
  ]);
  const size = { y: EDGE / 2, width: step, height: LINE.height - BOTTOM - EDGE };
  const ranges = commits.map(({ position, ends: [low, high] }) =>
    low === undefined || high === undefined ? '' : path`M${x(position)} ${axis.at(low)}V${axis.at(high)}`,
  );
  const names = commits.map(({ position }) => {
    const name = position === 0 ? 'base' : position === of ? 'head' : String(position);
    return drawText(name, x(position), { y: LINE.height - 8, 'text-anchor': 'middle' });
  });
  const label = `How much worse ${measured.length} of ${of} commits are than base, with 95% intervals, oldest on the left. The sentence above names the result.`;
  return drawPicture(LINE, label, [
    ...positions.map((position) => drawElement('rect', { class: 'named', x: x(position - 0.5), ...size })),
    ...grid,
    drawPath('bad range', ranges.join('')),
    drawPath('bad dots', formatDots(commits.map((commit) => [x(commit.position), axis.at(commit.change)]))),
    ...names,
  ]);
}
