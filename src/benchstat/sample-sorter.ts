// Sorts the values of cells in ascending order as Go does. Values in any order in, a sorted copy out.

import type { Cell } from './grid.ts';

/** Largest size for which Go uses insertion sort, which keeps 0 and -0 in input order because they are equal. */
const INSERTED_UP_TO = 12;

/** One shared buffer for `valueCount` values is faster than many small ones. */
export function makeSampleSorter(valueCount: number): (values: Cell['values']) => Float64Array {
  const buffer = new Float64Array(valueCount);
  let used = 0;
  return (values) => {
    const sample = buffer.subarray(used, used + values.length);
    used += values.length;
    sample.set(values);
    if (sample.length <= INSERTED_UP_TO) insertInOrder(sample);
    else putNaNFirst(sample.sort());
    return sample;
  };
}

function insertInOrder(sample: Float64Array): void {
  for (let end = 1; end < sample.length; end++) {
    const value = sample[end]!;
    let at = end;
    for (; at > 0 && isBefore(value, sample[at - 1]!); at--) sample[at] = sample[at - 1]!;
    sample[at] = value;
  }
}

function isBefore(a: number, b: number): boolean {
  return a < b || (Number.isNaN(a) && !Number.isNaN(b));
}

/** Moves NaN before all numbers. JavaScript sorts it after them. */
function putNaNFirst(sample: Float64Array): void {
  let numbers = sample.length;
  while (numbers > 0 && Number.isNaN(sample[numbers - 1])) numbers -= 1;
  if (numbers === sample.length) return;
  sample.copyWithin(sample.length - numbers, 0, numbers);
  sample.fill(Number.NaN, 0, sample.length - numbers);
}
