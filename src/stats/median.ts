// The median of a sample, and the sorted copy that order statistics start from.
// Takes finite numbers in any order, gives a number; must never reorder what it was handed.

/** An ascending copy, by value and not by text. */
export function sorted(values: readonly number[]): Float64Array {
  return new Float64Array(values).sort();
}

/** The middle value, or halfway between the two middle ones. The sample must not be empty. */
export function median(values: readonly number[]): number {
  return medianOfSorted(sorted(values));
}

function medianOfSorted(ascending: Float64Array): number {
  const half = ascending.length >> 1;
  const upper = ascending[half]!;
  if (ascending.length % 2 === 1) return upper;
  const lower = ascending[half - 1]!;
  // Not (lower + upper) / 2: that overflows for huge values, and benchstat differs from it in the last digit.
  return lower + 0.5 * (upper - lower);
}
