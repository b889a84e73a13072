// The chart of a series in the history: its levels with their band, the releases, and the steps with their commits. A
// SeriesHistory and the axis of all charts in, a Drawing out. Names of releases are untrusted.

import { HALF_WIDTH_95, type History, type SeriesHistory } from '../../model/history-report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { formatCompact } from '../../units/compact-number.ts';
import { makeChangeAxis, type PlotAxis } from './axis.ts';
import { type Drawing, drawDays, drawPath, drawPicture, drawText, formatPolyline, type PlotPoint } from './drawing.ts';

/** As wide as the chart is on a phone, so that its letters are not smaller there. */
const SIZE = { width: 336, height: 168 } as const;

/** Area of the levels. The releases have their names above it. */
export const PLOT = { left: 44, right: 330, top: 20, bottom: 146 } as const;

/** Maximum number of commits in a chart: about one for each unit of its width. */
const MAX_DRAWN = 400;

/** Part of a band that the axis has room for, above and below the level. A wider one says only that little is known. */
const MAX_BAND = 0.06;

/** Distance between the numbers of the axis. */
const TICK_GAP = 15;

/** The largest steps have their commit written beside them. The list below the chart has all. */
const MAX_LABELLED = 4;

const STEP_WIDTH = 56;
const RELEASE_WIDTH = 44;

/** Longest name of a release beside its mark. */
const MAX_NAME = 9;

/** A commit that a chart marks with a name. Untrusted text. */
export interface MarkedCommit {
  readonly index: number;
  readonly name: string;
}

/** `+5%`, `0`, `×11`. */
function formatTick(change: number): string {
  if (change >= 10) return `×${1 + change}`;
  return change === 0 ? '0' : `${change > 0 ? '+' : ''}${formatCompact(100 * change, 0, '%')}`;
}

/** All, or every n-th and the last. */
export function listDrawnPoints(count: number): number[] {
  const pace = Math.ceil(count / MAX_DRAWN);
  return [...Array(count).keys()].filter((index) => index % pace === 0 || index === count - 1);
}

/** Changes at the drawn commits, with the ends of their intervals. */
function listDrawnLevels({ levels }: SeriesHistory, count: number) {
  return listDrawnPoints(count).flatMap((index) => {
    const level = levels[index];
    if (level == null) return [];
    const margin = HALF_WIDTH_95 * level.standardError;
    const [low, middle, high] = [level.level - margin, level.level, level.level + margin].map(Math.expm1);
    return [{ index, low: low!, middle: middle!, high: high! }];
  });
}

/** One axis for all charts: otherwise noise would look as large as a step. */
export function makeSharedAxis({ series, points }: History): PlotAxis {
  const ends = series
    .flatMap((one) => listDrawnLevels(one, points.length))
    .flatMap(({ low, middle, high }) => [Math.min(high, middle + MAX_BAND), Math.max(low, middle - MAX_BAND)]);
  return makeChangeAxis(ends, { from: PLOT.bottom, to: PLOT.top }, TICK_GAP);
}

/**
 * Draws the level at each commit with its 95 % band, zero as the level of the anchor, the releases, and the steps with their
 * commits. `marks` are the releases, the oldest first.
 */
export function drawHistoryChart(
  series: SeriesHistory,
  { points, anchor }: History,
  label: string,
  { axis, marks }: { readonly axis: PlotAxis; readonly marks: readonly MarkedCommit[] },
): Drawing {
  const known = listDrawnLevels(series, points.length);
  const x = (index: number) => PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(1, points.length - 1);
  const y = axis.at;
  const upper = known.map(({ index, high }): PlotPoint => [x(index), y(high)]);
  const lower = known.map(({ index, low }): PlotPoint => [x(index), y(low)]);
  const line = known.map(({ index, middle }): PlotPoint => [x(index), y(middle)]);
  const isNamed = marks.some(({ index }) => index === anchor);
  return drawPicture(SIZE, label, [
    drawPath('zero', `M${PLOT.left} ${y(0)}H${PLOT.right}`),
    ...(isNamed ? [] : [drawPath('release', `M${x(anchor)} ${PLOT.top}V${PLOT.bottom}`)]),
    ...drawReleases(marks, x),
    drawPath('band', `${formatPolyline([...upper, ...lower.toReversed()])}Z`),
    ...drawSteps(series, points, x),
    drawPath('level', formatPolyline(line)),
    // Nothing gets lower than by all of it.
    ...axis.ticks
      .filter((tick) => tick > -1)
      .map((tick) => drawText(formatTick(tick), PLOT.left - 4, { y: y(tick) + 4, class: 'end' })),
    ...drawDays(points, PLOT.left, PLOT.right, SIZE.height - 6),
  ]);
}

/** Names that would overlap the one before are left out. */
function drawReleases(marks: readonly MarkedCommit[], x: (index: number) => number): Drawing[] {
  let free = Number.NEGATIVE_INFINITY;
  return marks.flatMap(({ index, name }) => {
    const at = x(index);
    const line = drawPath('release', `M${at} ${PLOT.top - 4}V${PLOT.bottom}`);
    const [isFirst, isLast] = [at < PLOT.left + RELEASE_WIDTH / 2, at > PLOT.right - RELEASE_WIDTH / 2];
    const start = isFirst ? at : isLast ? at - RELEASE_WIDTH : at - RELEASE_WIDTH / 2;
    if (start < free) return [line];
    free = start + RELEASE_WIDTH;
    const text = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
    const align = isFirst ? {} : { class: isLast ? 'end' : 'middle' };
    return [line, drawText(text, at, { y: PLOT.top - 8, ...align })];
  });
}

/** A step has the first commit that is certainly behind it. Those that are close share rows. */
function drawSteps(
  { changes, better }: SeriesHistory,
  points: History['points'],
  x: (index: number) => number,
): Drawing[] {
  const steps = changes.filter(({ kind }) => kind === 'step');
  const bySize = steps.toSorted((a, b) => Math.abs(b.logRatio) - Math.abs(a.logRatio));
  const labelled = new Set(bySize.slice(0, MAX_LABELLED));
  const ends: number[] = [];
  return steps.flatMap((step) => {
    const { range, logRatio } = step;
    const at = x((range[0] + range[1] + 1) / 2);
    const tone = logRatio < 0 === (better === 'lower') ? 'step better' : 'step';
    const line = drawPath(tone, `M${at} ${PLOT.top}V${PLOT.bottom}`);
    if (!labelled.has(step)) return [line];
    const isLast = at > PLOT.right - STEP_WIDTH;
    const start = isLast ? at - STEP_WIDTH : at;
    const place = [...ends, start].findIndex((end) => end <= start);
    ends[place] = start + STEP_WIDTH;
    const commit = abbreviateSha(points[range[1] + 1]!.commit);
    const attributes = { y: PLOT.top + 10 + 12 * place, class: isLast ? `${tone} end` : tone };
    return [line, drawText(commit, isLast ? at - 3 : at + 3, attributes)];
  });
}
