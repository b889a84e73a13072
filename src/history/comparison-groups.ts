// Divides the comparisons of a series by the anchor that they have in common, and estimates how far their errors are from what
// the runs say. The comparisons with one anchor, such as a release that is measured each night, have an error in common: by
// its layout in memory, the build of the anchor may be faster or slower than its code. So they get an intercept of their own.
// Then those that end behind a step count against those that end before it. A commit whose place in the order is not known is
// an anchor as well: no step can be dated by it. Comparisons in, groups out.

import { median } from '../stats/median.ts';
import { groupBy } from '../text/group-by.ts';
import type { ComparisonColumns } from './series.ts';

/** Number of points that a point was compared with, from which on it is an anchor. */
const MIN_ANCHOR_POINTS = 4;

/** Comparisons as columns: `difference` is the level of `end` minus the level of `start`. */
export interface ComparisonGroup {
  /** Whether all start at the same anchor, and have its error in common. */
  readonly isAnchored: boolean;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly difference: Float64Array;
  readonly weight: Float64Array;
}

/** There is a group for each anchor, in which it is always the start, and one for all others. */
export function groupByAnchor(comparisons: ComparisonColumns): ComparisonGroup[] {
  const { from, to } = comparisons;
  const isAnchor = makeAnchorCheck(comparisons);
  const anchorOf = (index: number) =>
    isAnchor(from[index]!) ? from[index]! : isAnchor(to[index]!) ? to[index]! : null;
  return [...groupBy(from.keys(), anchorOf)].map(([anchor, group]) => makeGroup(comparisons, anchor, group));
}

/**
 * An anchor was compared with many others, or has no known place. Two commits that were measured again and again, as those
 * around a step, are no anchors.
 */
function makeAnchorCheck({ from, to, unplaced }: ComparisonColumns): (point: number) => boolean {
  const points = 1 + to.reduce((newest, point) => Math.max(newest, point), 0);
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

/** Makes the group of an anchor, or of no anchor, from the indices of its comparisons. They are sorted by their end. */
function makeGroup(
  { from, to, logRatio, standardError }: ComparisonColumns,
  anchor: number | null,
  indices: number[],
): ComparisonGroup {
  const isReversed = (index: number) => to[index] === anchor;
  const endOf = (index: number) => (isReversed(index) ? from[index]! : to[index]!);
  const isSorted = indices.every((index, place) => place === 0 || endOf(indices[place - 1]!) <= endOf(index));
  if (!isSorted) indices.sort((a, b) => endOf(a) - endOf(b));
  return {
    isAnchored: anchor !== null,
    start: new Int32Array(indices.map((index) => (isReversed(index) ? to[index]! : from[index]!))),
    end: new Int32Array(indices.map(endOf)),
    difference: new Float64Array(indices.map((index) => (isReversed(index) ? -logRatio[index]! : logRatio[index]!))),
    weight: new Float64Array(indices.map((index) => 1 / standardError[index]! ** 2)),
  };
}

/**
 * The factor by which the errors of a series are larger than its runs say, at least 1. It is robust against
 * steps: of the comparisons with an anchor, it takes the differences between neighbours.
 */
export function estimateScale(groups: readonly ComparisonGroup[]): number {
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

const MIN_SCALED = 8;

const MEDIAN_OF_NORMAL = 0.6745;
