// The median of a sample, and the sorted copy on which order statistics are based. Finite numbers in any order in, a
// number out. It must never reorder its argument.

/** A copy in ascending numeric order. */
export function sortAscending(values: readonly number[]): Float64Array {
  return new Float64Array(values).sort();
}

/** The middle value, or the mean of the two middle ones. The sample must not be empty. */
export function median(values: readonly number[]): number {
  return medianOfAscending(sortAscending(values));
}

function medianOfAscending(ascending: Float64Array): number {
  const half = ascending.length >> 1;
  const upper = ascending[half]!;
  if (ascending.length % 2 === 1) return upper;
  const lower = ascending[half - 1]!;
  // Not (lower + upper) / 2: that overflows for huge values, and differs from benchstat in the last digit.
  return lower + 0.5 * (upper - lower);
}
