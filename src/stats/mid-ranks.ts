// Ranks of values. Equal values share the mean of their ranks, which is why ranks are doubled: they stay whole numbers.
// Values in, ranks out.

import { sortAscending } from './median.ts';
import { findFirstAtLeast } from './sorted-search.ts';

export interface MidRanks {
  /** Twice the rank of each value, in the order of the values; the smallest value alone has 2. */
  readonly doubled: Int32Array;
  /** Sum of t³ - t over the groups of t equal values: 0 without ties. */
  readonly ties: number;
}

export function rankValues(values: readonly number[]): MidRanks {
  const ascending = sortAscending(values);
  /** Twice the rank of the values of a group, at the place of its first one. */
  const doubledAt = new Int32Array(ascending.length);
  let ties = 0;
  for (let start = 0, end = 0; start < ascending.length; start = end) {
    while (end < ascending.length && ascending[end] === ascending[start]) end++;
    doubledAt[start] = start + 1 + end;
    ties += (end - start) ** 3 - (end - start);
  }
  return { doubled: Int32Array.from(values, (value) => doubledAt[findFirstAtLeast(ascending, value)]!), ties };
}
