// Draws the line of commits that a search measured: for each commit how much worse it is than base, with its 95 % interval. A
// row with its Culprit in, a Drawing out. Worse is up.

import type { ReportRow } from '../../model/report.ts';
import { formatPercent } from '../../units/percent.ts';
import { worseSignOf } from '../worsening.ts';
import { extentOf, makeLinearAxis } from './axis.ts';
import { type Drawing, drawElement, drawPath, drawPicture, drawText, formatDots, path } from './drawing.ts';

const SIZE = { width: 640, height: 150 };

/** Room for the numbers of the axis on the left, and for the names below. */
const LEFT = 64;
const BOTTOM = 26;
const EDGE = 16;

/** Null if the row has no search, or one without ratios. */
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
  const axis = makeLinearAxis(extent, { from: SIZE.height - BOTTOM - EDGE, to: EDGE });
  const step = (SIZE.width - LEFT - 2 * EDGE) / of;
  const x = (position: number) => LEFT + EDGE + position * step;
  const grid = axis.ticks.flatMap((tick) => [
    drawPath(tick === 0 ? 'zero' : 'grid', path`M${LEFT} ${axis.at(tick)}H${SIZE.width}`),
    drawText(formatPercent(sign * tick), LEFT - 8, { y: axis.at(tick) + 4, 'text-anchor': 'end' }),
  ]);
  const size = { y: EDGE / 2, width: step, height: SIZE.height - BOTTOM - EDGE };
  const ranges = commits.map(({ position, ends: [low, high] }) =>
    low === undefined || high === undefined ? '' : path`M${x(position)} ${axis.at(low)}V${axis.at(high)}`,
  );
  const names = commits.map(({ position }) => {
    const name = position === 0 ? 'base' : position === of ? 'head' : String(position);
    return drawText(name, x(position), { y: SIZE.height - 8, 'text-anchor': 'middle' });
  });
  const label = `How much worse ${measured.length} of ${of} commits are than base, with 95% intervals, oldest on the left. The sentence above names the result.`;
  return drawPicture(SIZE, label, [
    ...positions.map((position) => drawElement('rect', { class: 'named', x: x(position - 0.5), ...size })),
    ...grid,
    drawPath('bad range', ranges.join('')),
    drawPath('bad dots', formatDots(commits.map((commit) => [x(commit.position), axis.at(commit.change)]))),
    ...names,
  ]);
}
