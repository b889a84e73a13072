// Fits a step behind each point of a series. Groups of comparisons in, the step that explains most of them out.

import type { EdgeGroup } from './edge-groups.ts';
import { type FittedChange, type SearchSize, squaresOf, toFit } from './fitted-change.ts';

/** 95 % quantile of a chi-square with one degree of freedom: places that are less likely by less are in the range. */
const RANGE_SQUARES = 3.841;

interface StepFit {
  readonly best: FittedChange;
  /** First and last index of the places that are hardly less likely. */
  readonly range: readonly [first: number, last: number];
  /** Number of places about which a comparison tells something. */
  readonly tried: number;
}

/**
 * Fits a step behind each point but the last one. A comparison either crosses a step or does not, so all places together
 * take one pass over the comparisons. Null: no comparison tells anything about any place.
 */
export function fitSteps(groups: readonly EdgeGroup[], { points, scale }: SearchSize): StepFit | null {
  const information = new Float64Array(points - 1);
  const product = new Float64Array(points - 1);
  for (const group of groups) (group.isAnchored ? addFromAnchor : addCrossing)(group, information, product);
  const equationAt = (before: number) => ({ information: information[before]!, product: product[before]! });
  const squares = information.map((_, before) => squaresOf(equationAt(before)));
  let tried = 0;
  let best = 0;
  for (let before = 0; before < squares.length; before++) {
    if (squares[before]! >= 0) tried += 1;
    if (squares[before]! > squares[best]!) best = before;
  }
  if (tried === 0) return null;
  const least = Math.max(0, squares[best]! - RANGE_SQUARES * scale ** 2);
  const isPlausible = (one: number) => one >= least;
  return {
    best: toFit({ before: best, after: best + 1 }, equationAt(best), scale),
    range: [squares.findIndex(isPlausible), squares.findLastIndex(isPlausible)],
    tried,
  };
}

/** Adds what the comparisons say that cross each place. */
function addCrossing({ start, end, difference, weight }: EdgeGroup, information: Float64Array, product: Float64Array) {
  for (let index = 0; index < end.length; index++) {
    const w = weight[index]!;
    for (let before = start[index]!; before < end[index]!; before++) {
      information[before]! += w;
      product[before]! += w * difference[index]!;
    }
  }
}

/** Adds how the comparisons that end behind each place differ from those that end before it. They are sorted by their end. */
function addFromAnchor({ end, difference, weight }: EdgeGroup, information: Float64Array, product: Float64Array) {
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
