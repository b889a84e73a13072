// Divides the comparisons of a series by the anchor that they have in common, and estimates how far their errors are from what
// the runs say. The comparisons with one anchor, such as a release that is measured each night, have an error in common: by
// its layout in memory, the build of the anchor may be faster or slower than its code. So they get an intercept of their own.
// Then those that end behind a step count against those that end before it. A commit whose place in the order is not known is
// an anchor as well: no step can be dated by it. Comparisons in, groups out.

import { median } from '../stats/median.ts';
import type { EdgeColumns } from './series.ts';

/** Number of points that a point was compared with, from which on it is an anchor. */
const MIN_ANCHOR_POINTS = 4;

/** Comparisons as columns: `difference` is the level of `end` minus the level of `start`. */
export interface EdgeGroup {
  /** Whether all start at the same anchor, and have its error in common. */
  readonly isAnchored: boolean;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly difference: Float64Array;
  readonly weight: Float64Array;
}

/** Divides the comparisons: a group for each anchor, in which it is always the start, and one for all others. */
export function groupByAnchor(edges: EdgeColumns): EdgeGroup[] {
  const { from, to } = edges;
  const isAnchor = makeAnchorCheck(edges);
  const groups = new Map<number | null, number[]>();
  for (let index = 0; index < from.length; index++) {
    const anchor = isAnchor(from[index]!) ? from[index]! : isAnchor(to[index]!) ? to[index]! : null;
    const own = groups.get(anchor) ?? [];
    groups.set(anchor, own);
    own.push(index);
  }
  return [...groups].map(([anchor, own]) => makeGroup(edges, anchor, own));
}

/**
 * Returns a function that reports whether a point was compared with many others, or has no known place. Two commits that were
 * measured again and again, as those around a step, are no anchors.
 */
function makeAnchorCheck({ from, to, unplaced }: EdgeColumns): (point: number) => boolean {
  const points = 1 + Math.max(largestOf(from), largestOf(to));
  // The first neighbours of each point, as many as make it an anchor.
  const neighbours = new Int32Array(MIN_ANCHOR_POINTS * points);
  const counts = new Int32Array(points);
  const add = (point: number, other: number) => {
    const [first, count] = [MIN_ANCHOR_POINTS * point, counts[point]!];
    if (count === MIN_ANCHOR_POINTS) return;
    for (let index = first; index < first + count; index++) if (neighbours[index] === other) return;
    neighbours[first + count] = other;
    counts[point] = count + 1;
  };
  for (let index = 0; index < from.length; index++) {
    add(from[index]!, to[index]!);
    add(to[index]!, from[index]!);
  }
  return (point) => counts[point] === MIN_ANCHOR_POINTS || unplaced.has(point);
}

function largestOf(indices: Int32Array): number {
  return indices.reduce((largest, index) => Math.max(largest, index), 0);
}

/** Makes the group of an anchor, or of no anchor, from the indices of its comparisons. They are sorted by their end. */
function makeGroup(
  { from, to, logRatio, standardError }: EdgeColumns,
  anchor: number | null,
  own: number[],
): EdgeGroup {
  const endOf = (index: number) => (to[index] === anchor ? from[index]! : to[index]!);
  const isSorted = own.every((index, place) => place === 0 || endOf(own[place - 1]!) <= endOf(index));
  if (!isSorted) own.sort((one, other) => endOf(one) - endOf(other));
  const group = {
    isAnchored: anchor !== null,
    start: new Int32Array(own.length),
    end: new Int32Array(own.length),
    difference: new Float64Array(own.length),
    weight: new Float64Array(own.length),
  };
  for (let place = 0; place < own.length; place++) {
    const index = own[place]!;
    const isReversed = to[index] === anchor;
    group.start[place] = isReversed ? to[index]! : from[index]!;
    group.end[place] = endOf(index);
    group.difference[place] = isReversed ? -logRatio[index]! : logRatio[index]!;
    group.weight[place] = 1 / standardError[index]! ** 2;
  }
  return group;
}

/**
 * Returns the factor by which the errors of a series are larger than its runs say, at least 1. It is robust against
 * steps: of the comparisons with an anchor, it takes the differences between neighbours.
 */
export function estimateScale(groups: readonly EdgeGroup[]): number {
  const scaled: number[] = [];
  for (const { isAnchored, difference, weight } of groups) {
    for (let index = 0; index < difference.length; index++) {
      if (!isAnchored) scaled.push(Math.abs(difference[index]!) * Math.sqrt(weight[index]!));
      else if (index > 0) {
        const variance = 1 / weight[index]! + 1 / weight[index - 1]!;
        scaled.push(Math.abs(difference[index]! - difference[index - 1]!) / Math.sqrt(variance));
      }
    }
  }
  return scaled.length < MIN_SCALED ? 1 : Math.max(1, median(scaled) / MEDIAN_OF_NORMAL);
}

/** Number of comparisons from which the factor is estimated. */
const MIN_SCALED = 8;

/** Median of the absolute value of a standard normal variable. */
const MEDIAN_OF_NORMAL = 0.6745;
