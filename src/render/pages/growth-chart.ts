// The picture of how benchmarks grow with a size, on two logarithmic axes: a point for each size and side, and a line for each side as
// steep as its exponent. A Growth and the exponents in, a Drawing out.

import type { Growth } from '../../model/comparison.ts';
import type { GeomeanRow } from '../../model/report.ts';
import { formatCompact } from '../../units/compact-number.ts';
import { formatQuantity } from '../../units/scale.ts';
import { extentOf, makeLinearAxis } from './axis.ts';
import {
  type Drawing,
  drawPath,
  drawPicture,
  drawText,
  formatDots,
  formatPolyline,
  type PlotPoint,
} from './drawing.ts';

const SIZE = { width: 336, height: 168 } as const;
const PLOT = { left: 60, right: 330, top: 12, bottom: 146 } as const;

export function drawGrowth({ base, head, unit }: GeomeanRow, growth: Growth, label: string): Drawing {
  const sides = [
    { name: 'base', exponent: base?.median, values: growth.base },
    { name: 'head', exponent: head?.median, values: growth.head },
  ].flatMap(({ values, exponent, ...side }) =>
    values === null || exponent === undefined ? [] : [{ ...side, exponent, values }],
  );
  const sizes = extentOf(growth.sizes.map(Math.log))!;
  const values = extentOf(sides.flatMap((side) => side.values.map(Math.log)))!;
  const x = makeLinearAxis(sizes, { from: PLOT.left, to: PLOT.right });
  const y = makeLinearAxis(values, { from: PLOT.bottom, to: PLOT.top });
  const lines = sides.flatMap(({ name, exponent, values: own }) => {
    const points = own.map((value, index): PlotPoint => [x.at(Math.log(growth.sizes[index]!)), y.at(Math.log(value))]);
    const middle = own.reduce((sum, value) => sum + Math.log(value), 0) / own.length;
    const centre = growth.sizes.reduce((sum, size) => sum + Math.log(size), 0) / own.length;
    const ends = [sizes.low, sizes.high].map((at): PlotPoint => [x.at(at), y.at(middle + exponent * (at - centre))]);
    return [drawPath(`${name} dots`, formatDots(points)), drawPath(name, formatPolyline(ends))];
  });
  const labels = [values.low, values.high].map((at) =>
    drawText(formatQuantity(Math.exp(at), unit), PLOT.left - 6, { y: y.at(at) + 4, class: 'end' }),
  );
  const [first, last] = [growth.sizes[0]!, growth.sizes.at(-1)!];
  return drawPicture(SIZE, label, [
    ...lines,
    ...labels,
    drawText(formatCompact(first, 0), PLOT.left, { y: SIZE.height - 4 }),
    drawText(formatCompact(last, 0), PLOT.right, { y: SIZE.height - 4, class: 'end' }),
  ]);
}
