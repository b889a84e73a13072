// Finds places in sorted numbers by halving. Sorted numbers in, a place out.

/** The first place from `start` to `end` whose number is at least `value`; `end` if all are smaller. */
export function findFirstAtLeast(
  ascending: Float64Array | Int32Array,
  value: number,
  { start = 0, end = ascending.length }: { readonly start?: number; readonly end?: number } = {},
): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ascending[middle]! < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
