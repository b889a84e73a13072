// Fits steps and drifts to a series by weighted least squares. Groups of comparisons in, the change that explains most of
// them out. What they say about a change of size one at a place is an equation, whose solution is its size.

import type { ComparisonGroup } from './comparison-groups.ts';

/** Indices of the last point before a change and of the first one after it. */
interface ChangePlace {
  readonly before: number;
  readonly after: number;
}

export interface SearchSize {
  readonly points: number;
  readonly scale: number;
}

export interface FittedChange extends ChangePlace {
  readonly logRatio: number;
  readonly standardError: number;
  /** Part of the weighted sum of squares that the change explains. */
  readonly squares: number;
}

/** Share of a change between two points that has happened at a point: 0 before it, 1 after it. */
export function shareAt(point: number, before: number, after: number): number {
  return point <= before ? 0 : point >= after ? 1 : (point - before) / (after - before);
}

interface NormalEquation {
  /** Weighted sum of the squares of what each comparison would measure of it. */
  readonly information: number;
  /** Weighted sum of that and of what it measured. */
  readonly product: number;
}

/** Information of a comparison with an error of a factor of e: less tells nothing, and rounding leaves a trace. */
const MIN_INFORMATION = 1;

/** The part of the squares that a change explains, before the scale; -1 if no comparison tells anything about it. */
function computeSquares({ information, product }: NormalEquation): number {
  return information > MIN_INFORMATION ? product ** 2 / information : -1;
}

function solve(place: ChangePlace, { information, product }: NormalEquation, scale: number): FittedChange {
  return {
    ...place,
    logRatio: product / information,
    standardError: scale / Math.sqrt(information),
    squares: computeSquares({ information, product }) / scale ** 2,
  };
}

/** 95 % quantile of a chi-square with one degree of freedom: places that are less likely by less are in the range. */
const RANGE_SQUARES = 3.841;

interface StepFit {
  readonly best: FittedChange;
  readonly range: readonly [first: number, last: number];
  /** Number of places about which a comparison tells something. */
  readonly tried: number;
}

/**
 * Fits a step behind each point but the last one. A comparison either crosses a step or does not, so all places together
 * take one pass over the comparisons. Null: no comparison tells anything about any place.
 */
export function fitSteps(groups: readonly ComparisonGroup[], { points, scale }: SearchSize): StepFit | null {
  const information = new Float64Array(points - 1);
  const product = new Float64Array(points - 1);
  for (const group of groups) (group.isAnchored ? addFromAnchor : addCrossing)(group, information, product);
  const equationAt = (before: number) => ({ information: information[before]!, product: product[before]! });
  const squares = information.map((_, before) => computeSquares(equationAt(before)));
  let tried = 0;
  let best = 0;
  for (let before = 0; before < squares.length; before++) {
    if (squares[before]! >= 0) tried += 1;
    if (squares[before]! > squares[best]!) best = before;
  }
  if (tried === 0) return null;
  const minimum = Math.max(0, squares[best]! - RANGE_SQUARES * scale ** 2);
  const isPlausible = (explained: number) => explained >= minimum;
  return {
    best: solve({ before: best, after: best + 1 }, equationAt(best), scale),
    range: [squares.findIndex(isPlausible), squares.findLastIndex(isPlausible)],
    tried,
  };
}

function addCrossing(group: ComparisonGroup, information: Float64Array, product: Float64Array): void {
  const { start, end, difference, weight } = group;
  for (let index = 0; index < end.length; index++) {
    const w = weight[index]!;
    for (let before = start[index]!; before < end[index]!; before++) {
      information[before]! += w;
      product[before]! += w * difference[index]!;
    }
  }
}

/** Adds how the comparisons that end behind each place differ from those that end before it. They are sorted by their end. */
function addFromAnchor(group: ComparisonGroup, information: Float64Array, product: Float64Array): void {
  const { end, difference, weight } = group;
  const all = weight.reduce((sum, w) => sum + w, 0);
  const weighted = difference.reduce((sum, y, index) => sum + weight[index]! * y, 0);
  let [behind, behindWeighted, next] = [0, 0, end.length - 1];
  for (let before = information.length - 1; before >= 0; before--) {
    for (; next >= 0 && end[next]! > before; next--) {
      behind += weight[next]!;
      behindWeighted += weight[next]! * difference[next]!;
    }
    information[before]! += behind - behind ** 2 / all;
    product[before]! += behindWeighted - (behind * weighted) / all;
  }
}

/** Lengths of the drifts that are tried, in points. A shorter one is a step. */
const DRIFT_LENGTHS = [8, 16, 32, 64, 128, 256];

export function fitDrifts(
  groups: readonly ComparisonGroup[],
  { points, scale }: SearchSize,
): { readonly best: FittedChange | null; readonly tried: number } {
  const makers = groups.map((group) => (group.isAnchored ? makeAnchoredFit : makeCrossingFit)(group, points));
  let best: { readonly place: ChangePlace; readonly equation: NormalEquation; readonly squares: number } | null = null;
  let tried = 0;
  const lengths = DRIFT_LENGTHS.filter((length) => length < points);
  // The whole series may be longer than any of the fixed lengths.
  for (const length of new Set([...lengths, ...(lengths.length > 0 ? [points - 1] : [])])) {
    for (let before = 0; before + length < points; before += length / 8) {
      const place = { before, after: before + length };
      let [information, product] = [0, 0];
      for (const makeEquation of makers) {
        const part = makeEquation(place);
        information += part.information;
        product += part.product;
      }
      const equation = { information, product };
      const squares = computeSquares(equation);
      tried += 1;
      if (squares > (best?.squares ?? 0)) best = { place, equation, squares };
    }
  }
  return { best: best && solve(best.place, best.equation, scale), tried };
}

type MakeEquation = (place: ChangePlace) => NormalEquation;

/** Index of the first comparison that ends behind each point. They are sorted by their end. */
function indexEnds({ end }: ComparisonGroup, points: number): Int32Array {
  const first = new Int32Array(points);
  let index = 0;
  for (let point = 0; point < points; point++) {
    while (index < end.length && end[index]! <= point) index += 1;
    first[point] = index;
  }
  return first;
}

function makeCrossingFit(group: ComparisonGroup, points: number): MakeEquation {
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

/** Sums over the comparisons before each one: of weights, and of weights with ends, squared ends, differences, and both. */
type Sums = [w: Float64Array, we: Float64Array, wee: Float64Array, wy: Float64Array, wey: Float64Array];

/**
 * Fits a drift to the comparisons with one anchor. Because of their intercept, only the differences between their ends
 * count. Each of them is before the drift, in it or behind it, so sums up to each comparison are enough.
 */
function makeAnchoredFit(group: ComparisonGroup, points: number): MakeEquation {
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
