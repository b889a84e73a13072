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

interface PlottedCommit {
  /** Number of the commit: 0 is base, the last one is head. */
  readonly position: number;
  readonly change: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Null if the row has no search, or one without ratios. */
export function drawCulprit(row: ReportRow): Drawing | null {
  const { culprit, change, interval } = row;
  if (culprit === null || change === null) return null;
  const sign = worseSignOf(row);
  const ends = { position: culprit.of, change, low: interval?.low ?? null, high: interval?.high ?? null };
  const measured = culprit.levels.flatMap((level) => (level.change === null ? [] : { ...level, change: level.change }));
  if (measured.length === 0) return null;
  const base = { position: 0, change: 0, low: null, high: null };
  const commits = [base, ...measured, ends].map((one) => turn(one, sign));
  const extent = extentOf(commits.flatMap(({ change, low, high }) => [change, low ?? change, high ?? change]));
  if (extent === null) return null;
  const axis = makeLinearAxis(extent, { from: SIZE.height - BOTTOM - EDGE, to: EDGE });
  const step = (SIZE.width - LEFT - 2 * EDGE) / culprit.of;
  const x = (position: number) => LEFT + EDGE + position * step;
  const grid = axis.ticks.flatMap((tick) => [
    drawPath(tick === 0 ? 'zero' : 'grid', path`M${LEFT} ${axis.at(tick)}H${SIZE.width}`),
    drawText(formatPercent(sign * tick), LEFT - 8, { y: axis.at(tick) + 4, 'text-anchor': 'end' }),
  ]);
  const named = culprit.positions.map((position) =>
    drawElement('rect', {
      class: 'named',
      x: x(position - 0.5),
      y: EDGE / 2,
      width: step,
      height: SIZE.height - BOTTOM - EDGE,
    }),
  );
  const ranges = commits.flatMap(({ position, low, high }) =>
    low === null || high === null || !Number.isFinite(low) || !Number.isFinite(high)
      ? []
      : [path`M${x(position)} ${axis.at(low)}V${axis.at(high)}`],
  );
  const names = [...commits.keys()].map((index) => {
    const { position } = commits[index]!;
    const name = position === 0 ? 'base' : position === culprit.of ? 'head' : String(position);
    return drawText(name, x(position), { y: SIZE.height - 8, 'text-anchor': 'middle' });
  });
  return drawPicture(SIZE, labelOf(culprit.of, measured.length), [
    ...named,
    ...grid,
    drawPath('bad range', ranges.join('')),
    drawPath('bad dots', formatDots(commits.map((one) => [x(one.position), axis.at(one.change)]))),
    ...names,
  ]);
}

function turn({ position, change, low, high }: PlottedCommit, sign: number): PlottedCommit {
  const [one, other] = [low === null ? null : sign * low, high === null ? null : sign * high];
  return { position, change: sign * change, low: sign === 1 ? one : other, high: sign === 1 ? other : one };
}

function labelOf(commits: number, measured: number): string {
  return `How much worse ${measured} of ${commits} commits are than base, with 95% intervals, oldest on the left. The sentence above names the result.`;
}
