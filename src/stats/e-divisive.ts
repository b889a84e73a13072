// Finds change points as apache/otava does: the series is split in sliding windows by energy distance, as long as
// Student's t-test calls both sides different; then the weakest points are removed, one by one, until the rest is
// significant and large enough. Values in, indices out. The order of every sum is that of apache/otava 0.8, so that equal
// candidates are chosen as there.
// Sources: the procedure `compute_change_points` of apache/otava 0.8; Fleming et al., Hunter: Using Change Point Detection to
// Hunt for Performance Regressions (2023), arXiv 2301.03034; Matteson & James, A Nonparametric Approach for Multiple Change
// Point Analysis of Multivariate Data (2014), arXiv 1306.4933, with exponent 1, for the splits.

import { relativeChange } from './relative-change.ts';
import { studentTTwoSidedP } from './student-t.ts';

export interface EDivisiveOptions {
  /** Number of values in a window, at least 2. */
  readonly window: number;
  /** A change point stays if its p is below this, in (0, 1]. */
  readonly p: number;
  /** A change point stays if the means differ by more than this share of the smaller one. */
  readonly magnitude: number;
}

export const E_DIVISIVE_DEFAULTS: EDivisiveOptions = { window: 50, p: 0.001, magnitude: 0 };

/**
 * Indices of the first values after each change, ascending. Takes finite values; O(window² · points) time for each
 * window, window² numbers of memory.
 */
export function findEDivisiveChangePoints(
  values: readonly number[],
  options: Partial<EDivisiveOptions> = {},
): number[] {
  const { window, p, magnitude } = { ...E_DIVISIVE_DEFAULTS, ...options };
  const weak = splitInWindows(values, window, relaxP(p));
  return removeWeakest(values, weak, { p, magnitude });
}

/** The points of the first pass are only candidates, so its p lets more of them through. */
function relaxP(p: number): number {
  if (p < 0.05) return 10 * p;
  return p < 0.5 ? 2 * p : p;
}

/** Splits windows that overlap by half. After a change point the next window starts there. */
function splitInWindows(values: readonly number[], window: number, p: number): number[] {
  const found = new Set<number>();
  const step = Math.floor(window / 2);
  let start = 0;
  while (start < values.length) {
    const points = splitWindow(values.slice(start, start + window), p).map((index) => start + index);
    for (const index of points) found.add(index);
    start = Math.max(points.at(-1) ?? 0, start + step);
  }
  return [...found].sort((a, b) => a - b);
}

/** Splits a window at the largest energy distance of any part, again and again until one is not significant. */
function splitWindow(values: readonly number[], p: number): number[] {
  const findSplit = makeEnergySplitter(values);
  let bounds = [0, values.length];
  for (;;) {
    const parts = bounds.slice(1).map((end, index) => ({ start: bounds[index]!, end }));
    const candidates = parts.flatMap((part) =>
      part.end - part.start < 2 ? [] : [{ ...part, ...findSplit(part.start, part.end) }],
    );
    const [first, ...others] = candidates;
    if (first === undefined) break;
    const best = others.reduce((largest, other) => (other.q > largest.q ? other : largest), first);
    const { p: found } = compareMeans(values.slice(best.start, best.index), values.slice(best.index, best.end));
    // A p that is not a number comes from distances beyond the range of doubles.
    if (!(found <= p)) break;
    bounds = [...bounds, best.index].sort((a, b) => a - b);
  }
  return bounds.slice(1, -1);
}

interface MeansComparison {
  readonly p: number;
  /** Difference of the means as a share of the smaller one, at least 0. */
  readonly magnitude: number;
}

interface ComparedPoint extends MeansComparison {
  readonly index: number;
}

/**
 * Removes the point with the largest p; if every p is below the limit, the one with the smallest magnitude. Its neighbours
 * are then compared again, over longer parts.
 */
function removeWeakest(
  values: readonly number[],
  indices: readonly number[],
  { p, magnitude }: MeansComparison,
): number[] {
  const points = indices.map((_, at) => compareAt(values, indices, at));
  while (points.length > 0) {
    let weakest = findExtreme(points, (point, other) => point.p > other.p);
    if (points[weakest]!.p < p) {
      weakest = findExtreme(points, (point, other) => point.magnitude < other.magnitude);
      if (points[weakest]!.magnitude > magnitude) break;
    }
    points.splice(weakest, 1);
    const left = points.map(({ index }) => index);
    for (const at of [weakest, weakest + 1]) if (at in points) points[at] = compareAt(values, left, at);
  }
  return points.map(({ index }) => index);
}

function findExtreme(
  points: readonly ComparedPoint[],
  exceeds: (point: ComparedPoint, other: ComparedPoint) => boolean,
) {
  return points.reduce((best, point, at) => (exceeds(point, points[best]!) ? at : best), 0);
}

/** Compares the values between a point and its neighbours, or the ends of the series. */
function compareAt(values: readonly number[], indices: readonly number[], at: number): ComparedPoint {
  const index = indices[at]!;
  const start = indices[at - 1] ?? 0;
  return { index, ...compareMeans(values.slice(start, index), values.slice(index, indices[at + 1])) };
}

/**
 * Runs Student's t-test for equal variances. The variance of a side is divided by n, as in apache/otava, although the test
 * expects n - 1; so its p is a little too small for short sides.
 */
function compareMeans(left: readonly number[], right: readonly number[]): MeansComparison {
  const [n, m] = [left.length, right.length];
  const [a, b] = [momentsOf(left), momentsOf(right)];
  const difference = a.mean - b.mean;
  const magnitude = relativeChange(a.mean, b.mean);
  // Neither a difference nor a spread: nothing changed. Two values alone cannot be compared.
  if (difference === 0 || n + m === 2) return { p: 1, magnitude };
  const pooled = ((n - 1) * a.variance + (m - 1) * b.variance) / (n + m - 2);
  const t = difference / Math.sqrt(pooled * (1 / n + 1 / m));
  return { p: studentTTwoSidedP(t, n + m - 2), magnitude };
}

/** The mean and the variance, divided by n. Equal values give exactly their value and 0. */
function momentsOf(values: readonly number[]): { readonly mean: number; readonly variance: number } {
  const [first] = values;
  if (values.every((value) => value === first)) return { mean: first!, variance: 0 };
  const mean = average(values);
  return { mean, variance: average(values.map((value) => (value - mean) ** 2)) };
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

interface EnergySplit {
  readonly index: number;
  /** Scaled energy distance of both parts. Larger means more different. */
  readonly q: number;
}

/**
 * Prepares n² sums of distances between values, and finds the best split of the values `start` to `end` - 1, at least two
 * of them. It compares the values from `start` to a split with those from the split to a cut: q = 2/(n+m)·between −
 * 2m/((n+m)(n−1))·within the first part − 2n/((n+m)(m−1))·within the second part, n and m being their sizes. The best
 * pair of split and cut wins; what lies after the cut is left for a later split.
 */
export function makeEnergySplitter(values: readonly number[]): (start: number, end: number) => EnergySplit {
  const size = values.length;
  const distance = (i: number, j: number) => Math.abs(values[i]! - values[j]!);
  /** Sum of the distances from each value to all values before it. */
  const toEarlier = new Float64Array(size);
  /** Sum of the distances from value i to values i + 1 to j. */
  const toLater = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      toEarlier[j]! += distance(i, j);
      toLater[i * size + j] = toLater[i * size + j - 1]! + distance(i, j);
    }
  }

  /** Sum of the distances within the first part, by its size. */
  function withinFirstParts(start: number, end: number): Float64Array {
    const sums = new Float64Array(end - start + 1);
    for (let at = start + 1; at < end; at++) {
      let outside = 0;
      for (let earlier = 0; earlier < start; earlier++) outside += distance(earlier, at);
      sums[at - start + 1] = sums[at - start]! + (toEarlier[at]! - outside);
    }
    return sums;
  }

  /** Sum of the distances within the second part, by the distance of the split from `start`. */
  function withinSecondParts(start: number, cut: number): Float64Array {
    const sums = new Float64Array(cut - start + 1);
    for (let at = cut - 2; at >= start; at--) sums[at - start] = sums[at - start + 1]! + toLater[at * size + cut - 1]!;
    return sums;
  }

  return (start, end) => {
    const withinFirst = withinFirstParts(start, end);
    const best = { index: start + 1, q: -Infinity };
    for (let cut = start + 2; cut <= end; cut++) {
      const n = cut - start;
      /** Sum of all distances from the values before the split to every later value up to the cut. */
      let fromFirst = 0;
      const withinSecond = withinSecondParts(start, cut);
      for (let split = start + 1; split < cut; split++) {
        fromFirst += toLater[(split - 1) * size + cut - 1]!;
        const [first, second] = [split - start, cut - split];
        const between = (2 / n) * (fromFirst - withinFirst[first]!);
        const inFirst = first < 2 ? 0 : ((2 * second) / (n * (first - 1))) * withinFirst[first]!;
        const inSecond = second < 2 ? 0 : ((2 * first) / (n * (second - 1))) * withinSecond[split - start]!;
        const q = between - inFirst - inSecond;
        // Of equal pairs the one with the earliest split wins, then the one with the earliest cut.
        if (q > best.q || (q === best.q && split < best.index)) Object.assign(best, { index: split, q });
      }
    }
    return best;
  };
}
