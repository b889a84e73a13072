// Adds up values of profiles: of a list, or of all nodes that a node calls.

export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Adds the value of each node to all nodes that call it. */
export function addUp(column: Float64Array, parents: readonly number[]): Float64Array {
  const sums = column.slice();
  for (let node = sums.length - 1; node > 0; node -= 1) sums[parents[node]!]! += sums[node]!;
  return sums;
}

/** The value above which at most `count` values are; -1 if there are no more than that. */
export function findLimit(values: Float64Array, count: number): number {
  return values.length > count ? values.toSorted()[values.length - count - 1]! : -1;
}
