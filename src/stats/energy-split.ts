// Finds the index at which a series splits into the two parts that differ most in energy distance. Values in, the best
// split of a range out. It decides nothing about significance.
// Source: Matteson & James, A Nonparametric Approach for Multiple Change Point Analysis of Multivariate Data (2014),
// arXiv 1306.4933, with exponent 1. The order of every sum is that of apache/otava 0.8, so that equal candidates are
// chosen as there.

export interface EnergySplit {
  /** Index of the first value of the second part. */
  readonly index: number;
  /** Scaled energy distance q of both parts. Larger means more different. */
  readonly q: number;
}

export interface EnergySplitter {
  /** Splits the values `start` to `end` - 1, at least two of them. */
  findSplit(start: number, end: number): EnergySplit;
}

/** Prepares the distances between all pairs of values: n² numbers for n values, at least two. */
export function makeEnergySplitter(values: readonly number[]): EnergySplitter {
  const size = values.length;
  const distances = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = 0; j < size; j++) distances[i * size + j] = Math.abs(values[i]! - values[j]!);
  }
  /** Sum of the distances from each value to all values before it. */
  const toEarlier = new Float64Array(size);
  /** Sum of the distances from value i to values i + 1 to j. */
  const toLater = new Float64Array(size * size);
  for (let i = 0; i < size; i++) {
    for (let j = i + 1; j < size; j++) {
      const distance = distances[i * size + j]!;
      toEarlier[j]! += distance;
      toLater[i * size + j] = toLater[i * size + j - 1]! + distance;
    }
  }
  return { findSplit: (start, end) => findSplit({ size, distances, toEarlier, toLater }, start, end) };
}

interface Distances {
  readonly size: number;
  readonly distances: Float64Array;
  readonly toEarlier: Float64Array;
  readonly toLater: Float64Array;
}

/**
 * Compares the values from `start` to a split with those from the split to a cut: q = 2/(n+m)·between −
 * 2m/((n+m)(n−1))·within the first part − 2n/((n+m)(m−1))·within the second part, n and m being their sizes. The best
 * pair of split and cut wins; what lies after the cut is left for a later split.
 */
function findSplit({ size, distances, toEarlier, toLater }: Distances, start: number, end: number): EnergySplit {
  const withinFirst = withinFirstParts({ size, distances, toEarlier }, start, end);
  const best = { index: start + 1, q: -Infinity, cut: 0 };
  for (let cut = start + 2; cut <= end; cut++) {
    const n = cut - start;
    /** Sum of all distances from the values before the split to every later value up to the cut. */
    let fromFirst = 0;
    const withinSecond = withinSecondParts({ size, toLater }, start, cut);
    for (let split = start + 1; split < cut; split++) {
      fromFirst += toLater[(split - 1) * size + cut - 1]!;
      const [first, second] = [split - start, cut - split];
      const between = (2 / n) * (fromFirst - withinFirst[first]!);
      const inFirst = first < 2 ? 0 : ((2 * second) / (n * (first - 1))) * withinFirst[first]!;
      const inSecond = second < 2 ? 0 : ((2 * first) / (n * (second - 1))) * withinSecond[split - start]!;
      const q = between - inFirst - inSecond;
      // Of equal pairs the one with the earliest split wins, then the one with the earliest cut.
      if (q > best.q || (q === best.q && split < best.index)) Object.assign(best, { index: split, q, cut });
    }
  }
  return { index: best.index, q: best.q };
}

/** Sum of the distances within the first part, by its size. */
function withinFirstParts(
  { size, distances, toEarlier }: Omit<Distances, 'toLater'>,
  start: number,
  end: number,
): Float64Array {
  const sums = new Float64Array(end - start + 1);
  for (let at = start + 1; at < end; at++) {
    let outside = 0;
    for (let earlier = 0; earlier < start; earlier++) outside += distances[earlier * size + at]!;
    sums[at - start + 1] = sums[at - start]! + (toEarlier[at]! - outside);
  }
  return sums;
}

/** Sum of the distances within the second part, by the distance of the split from `start`. */
function withinSecondParts({ size, toLater }: Pick<Distances, 'size' | 'toLater'>, start: number, cut: number) {
  const sums = new Float64Array(cut - start + 1);
  for (let at = cut - 2; at >= start; at--) sums[at - start] = sums[at - start + 1]! + toLater[at * size + cut - 1]!;
  return sums;
}
