// Draws one series of the history: the level at each commit with its 95 % band, zero as the level of the anchor, the
// releases, and the steps with their commits. A series in, a picture out.

import { HALF_WIDTH_95, type History, type JudgedChange, type SeriesHistory } from '../../model/history-report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { type Drawing, drawPath, drawPicture, drawText, formatPolyline } from './drawing.ts';

const SIZE = { width: 420, height: 176 } as const;

/** Area of the levels. The releases have their names above it. */
export const PLOT = { left: 44, right: 414, top: 20, bottom: 154 } as const;

/** Maximum number of commits in a chart: about one for each unit of its width. */
const MAX_DRAWN = 400;

/** Smallest range of the axis, so that noise does not look like a mountain: 2 % in both directions. */
const MIN_REACH = 0.02;

/** Steps that have their commit written beside them, the largest ones. The list below the chart has all. */
const MAX_LABELLED = 4;

/** Widths that a text of a commit and one of a release need. */
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

type Position = readonly [x: number, y: number];

/** `marks` are the releases, the oldest first. */
export function drawHistoryChart(
  series: SeriesHistory,
  { points, anchor }: History,
  { label, marks }: { readonly label: string; readonly marks: readonly MarkedCommit[] },
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
  const upper = known.map(({ index, high }): Position => [x(index), y(high)]);
  const lower = known.map(({ index, low }): Position => [x(index), y(low)]);
  const line = known.map(({ index, middle }): Position => [x(index), y(middle)]);
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
    ...drawDays(points),
  ]);
}

/** Draws the days at which the first and the last commit were measured first, unless they would run backwards. */
function drawDays(points: History['points']): Drawing[] {
  const [first = '', last = ''] = [points[0], points.at(-1)].map((point) => point?.at.slice(0, 10));
  if (first > last) return [];
  return [
    drawText(first, PLOT.left, { y: SIZE.height - 6 }),
    drawText(last, PLOT.right, { y: SIZE.height - 6, class: 'end' }),
  ];
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
  const sizeOf = ({ logRatio }: JudgedChange) => Math.abs(logRatio);
  const labelled = new Set(steps.toSorted((one, other) => sizeOf(other) - sizeOf(one)).slice(0, MAX_LABELLED));
  const ends: number[] = [];
  return steps.flatMap((step) => {
    const { range, logRatio } = step;
    const at = x((range[0] + range[1] + 1) / 2);
    const tone = logRatio < 0 === (better === 'lower') ? 'step better' : 'step';
    const line = drawPath(tone, `M${at} ${PLOT.top}V${PLOT.bottom}`);
    if (!labelled.has(step)) return [line];
    const isLast = at > PLOT.right - STEP_WIDTH;
    const start = isLast ? at - STEP_WIDTH : at;
    const row = ends.findIndex((end) => end <= start);
    const place = row < 0 ? ends.length : row;
    ends[place] = start + STEP_WIDTH;
    const commit = abbreviateSha(points[range[1] + 1]!.commit);
    const align = isLast ? { class: `${tone} end` } : { class: tone };
    return [line, drawText(commit, isLast ? at - 3 : at + 3, { y: PLOT.top + 10 + 11 * place, ...align })];
  });
}
