// Draws one series of the history: the level at each commit with its 95 % band, zero as the level of the anchor, the
// releases, and the steps with their commits. A series in, a picture out.

import { HALF_WIDTH_95, type History, type SeriesHistory } from '../../model/history-report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import type { Drawing, PlotPoint } from './drawing.ts';
import { drawPath, drawPicture, drawText, formatPolyline } from './drawing.ts';

const SIZE = { width: 420, height: 176 } as const;

/** Area of the levels. The releases have their names above it. */
export const PLOT = { left: 44, right: 414, top: 20, bottom: 154 } as const;

/** Maximum number of commits in a chart: about one for each unit of its width. */
const MAX_DRAWN = 400;

/** Smallest range of the axis, so that noise does not look like a mountain: 2 % in both directions. */
const MIN_REACH = 0.02;

/** The largest steps have their commit written beside them. The list below the chart has all. */
const MAX_LABELLED = 4;

const STEP_WIDTH = 52;
const RELEASE_WIDTH = 48;

/** Longest name of a release beside its mark. */
const MAX_NAME = 9;

/** A commit that a chart marks with a name. Untrusted text. */
export interface MarkedCommit {
  readonly index: number;
  readonly name: string;
}

/** `+6%`. */
function formatTick(change: number): string {
  return `${change > 0 ? '+' : ''}${(100 * change).toFixed(Math.abs(change) < 0.1 ? 1 : 0)}%`;
}

/** All, or every n-th and the last. */
export function listDrawnPoints(count: number): number[] {
  const pace = Math.ceil(count / MAX_DRAWN);
  return [...Array(count).keys()].filter((index) => index % pace === 0 || index === count - 1);
}

/** `marks` are the releases, the oldest first. */
export function drawHistoryChart(
  series: SeriesHistory,
  { points, anchor }: History,
  label: string,
  marks: readonly MarkedCommit[],
): Drawing {
  const known = listDrawnPoints(points.length).flatMap((index) => {
    const level = series.levels[index];
    if (level == null) return [];
    const margin = HALF_WIDTH_95 * level.standardError;
    const [low, middle, high] = [level.level - margin, level.level, level.level + margin].map(Math.expm1);
    return [{ index, low: low!, middle: middle!, high: high! }];
  });
  const top = Math.max(MIN_REACH, ...known.map(({ middle, high }) => Math.min(high, middle + 3 * MIN_REACH)));
  const bottom = Math.min(-MIN_REACH, ...known.map(({ middle, low }) => Math.max(low, middle - 3 * MIN_REACH)));
  const x = (index: number) => PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(1, points.length - 1);
  const y = (change: number) =>
    PLOT.top + ((PLOT.bottom - PLOT.top) * (top - Math.min(top, Math.max(bottom, change)))) / (top - bottom);
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
    drawText(formatTick(top), PLOT.left - 4, { y: PLOT.top + 9, class: 'end' }),
    drawText('0', PLOT.left - 4, { y: y(0) + 4, class: 'end' }),
    drawText(formatTick(bottom), PLOT.left - 4, { y: PLOT.bottom, class: 'end' }),
    ...drawDays(points, PLOT.left, PLOT.right, SIZE.height - 6),
  ]);
}

/** Draws the days of the first and the last value, unless they would run backwards. */
export function drawDays(
  values: readonly { readonly at: string }[],
  left: number,
  right: number,
  y: number,
): Drawing[] {
  const [first = '', last = ''] = [values[0], values.at(-1)].map((value) => value?.at.slice(0, 10));
  return first > last ? [] : [drawText(first, left, { y }), drawText(last, right, { y, class: 'end' })];
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
    const attributes = { y: PLOT.top + 10 + 11 * place, class: isLast ? `${tone} end` : tone };
    return [line, drawText(commit, isLast ? at - 3 : at + 3, attributes)];
  });
}
