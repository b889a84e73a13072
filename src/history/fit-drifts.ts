// Fits drifts of several lengths to a series. Groups of comparisons in, the drift that explains most of them out.

import type { EdgeGroup } from './edge-groups.ts';
import {
  type ChangePlace,
  type FittedChange,
  type NormalEquation,
  type SearchSize,
  shareAt,
  squaresOf,
  toFit,
} from './fitted-change.ts';

/** Lengths of the drifts that are tried, in points. A shorter one is a step. */
const DRIFT_LENGTHS = [8, 16, 32, 64, 128, 256];

/** Returns the lengths of the drifts to try: the fixed ones that fit, and the whole series, which may be longer than any of them. */
function listDriftLengths(points: number): number[] {
  const lengths = DRIFT_LENGTHS.filter((length) => length < points);
  return [...new Set([...lengths, ...(lengths.length > 0 ? [points - 1] : [])])];
}

interface DriftFit {
  readonly best: FittedChange | null;
  readonly tried: number;
}

/** Fits drifts of several lengths at many places, by weighted least squares with an intercept for each anchor. */
export function fitDrifts(groups: readonly EdgeGroup[], { points, scale }: SearchSize): DriftFit {
  const equations = groups.map((group) =>
    group.isAnchored ? makeAnchoredFit(group, points) : makeCrossingFit(group, points),
  );
  let best: { readonly place: ChangePlace; readonly equation: NormalEquation; readonly squares: number } | null = null;
  let tried = 0;
  for (const length of listDriftLengths(points)) {
    for (let before = 0; before + length < points; before += length / 8) {
      const place = { before, after: before + length };
      let [information, product] = [0, 0];
      for (const equationOf of equations) {
        const part = equationOf(place);
        information += part.information;
        product += part.product;
      }
      const equation = { information, product };
      const squares = squaresOf(equation);
      tried += 1;
      if (squares > (best?.squares ?? 0)) best = { place, equation, squares };
    }
  }
  return { best: best && toFit(best.place, best.equation, scale), tried };
}

type EquationOf = (place: ChangePlace) => NormalEquation;

/** Returns the index of the first comparison that ends behind each point. They are sorted by their end. */
function indexEnds({ end }: EdgeGroup, points: number): Int32Array {
  const first = new Int32Array(points);
  let index = 0;
  for (let point = 0; point < points; point++) {
    while (index < end.length && end[index]! <= point) index += 1;
    first[point] = index;
  }
  return first;
}

/** Returns a function that fits a drift to comparisons without an anchor. Only those near the drift measure a part of it. */
function makeCrossingFit(group: EdgeGroup, points: number): EquationOf {
  const { start, end, difference, weight } = group;
  const behind = indexEnds(group, points);
  const span = end.reduce((longest, point, index) => Math.max(longest, point - start[index]!), 0);
  return ({ before, after }) => {
    let [information, product] = [0, 0];
    for (let index = behind[before]!; index < end.length && end[index]! < after + span; index++) {
      const x = shareAt(end[index]!, before, after) - shareAt(start[index]!, before, after);
      information += weight[index]! * x * x;
      product += weight[index]! * x * difference[index]!;
    }
    return { information, product };
  };
}

/**
 * Returns a function that fits a drift to the comparisons with one anchor. Because of their intercept, only the differences
 * between their ends count. Each of them is before the drift, in it or behind it, so sums up to each comparison are enough.
 */
function makeAnchoredFit(group: EdgeGroup, points: number): EquationOf {
  const { end, difference, weight } = group;
  const count = end.length;
  const behind = indexEnds(group, points);
  const [w, we, wee, wy, wey] = Array.from({ length: 5 }, () => new Float64Array(count + 1)) as Sums;
  for (let index = 0; index < count; index++) {
    const [one, at, y] = [weight[index]!, end[index]!, difference[index]!];
    w[index + 1] = w[index]! + one;
    we[index + 1] = we[index]! + one * at;
    wee[index + 1] = wee[index]! + one * at * at;
    wy[index + 1] = wy[index]! + one * y;
    wey[index + 1] = wey[index]! + one * at * y;
  }
  return ({ before, after }) => {
    const [low, high] = [behind[before]!, behind[after - 1]!];
    const part = (sums: Float64Array) => sums[high]! - sums[low]!;
    const length = after - before;
    const [all, past] = [w[count]!, w[count]! - w[high]!];
    const x = (part(we) - before * part(w)) / length + past;
    const xx = (part(wee) - 2 * before * part(we) + before ** 2 * part(w)) / length ** 2 + past;
    const xy = (part(wey) - before * part(wy)) / length + wy[count]! - wy[high]!;
    return { information: xx - x ** 2 / all, product: xy - (x * wy[count]!) / all };
  };
}

/** Sums over the comparisons before each one: of weights, and of weights with ends, squared ends, differences, and both. */
type Sums = [w: Float64Array, we: Float64Array, wee: Float64Array, wy: Float64Array, wey: Float64Array];
