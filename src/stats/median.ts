// The median of a sample, and what else follows from its sorted copy. Finite numbers in any order in, a number out. It
// must never reorder its argument.

export function sortAscending(values: readonly number[]): Float64Array {
  return copySample(values).sort();
}

/** Samples share arrays of this length, because making a small typed array takes longer than sorting it. */
const SHARED_LENGTH = 2 ** 13;
let shared = new Float64Array(0);
let used = 0;

export function copySample(values: readonly number[]): Float64Array {
  const { length } = values;
  if (used + length > shared.length) {
    shared = new Float64Array(Math.max(length, SHARED_LENGTH));
    used = 0;
  }
  const copy = shared.subarray(used, used + length);
  used += length;
  copy.set(values);
  return copy;
}

/** The middle value, or the mean of the two middle ones. The sample must not be empty. */
export function median(values: readonly number[]): number {
  const ascending = sortAscending(values);
  const half = ascending.length >> 1;
  const upper = ascending[half]!;
  if (ascending.length % 2 === 1) return upper;
  const lower = ascending[half - 1]!;
  // Not (lower + upper) / 2: that overflows for huge values, and differs from benchstat in the last digit.
  return lower + 0.5 * (upper - lower);
}

/**
 * Smallest difference between two different values: the step of a coarse clock, otherwise almost zero. Null if all
 * values are equal or there are none.
 */
export function findSmallestStep(values: readonly number[]): number | null {
  const ascending = sortAscending(values);
  const steps = ascending.subarray(1).map((value, index) => value - ascending[index]!);
  return steps.filter((step) => step > 0).sort()[0] ?? null;
}

/** The first place from `start` to `end` whose number is at least `value`; `end` if all are smaller. */
export function findFirstAtLeast(
  ascending: Float64Array | Int32Array,
  value: number,
  start = 0,
  end: number = ascending.length,
): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
