// The values of cells in ascending order, as Go sorts them. Values in any order in, a sorted copy out.

import type { Cell } from './grid.ts';

/** Up to here Go sorts by insertion, so that 0 and -0, which are equal, stay in the order in which they came. */
const INSERTED_UP_TO = 12;

/** Sorts samples that have so many values in all: they share one buffer, as many small ones cost a lot more. */
export function sampleSorter(valueCount: number): (values: Cell['values']) => Float64Array {
  const buffer = new Float64Array(valueCount);
  let used = 0;
  return (values) => {
    const sample = buffer.subarray(used, used + values.length);
    used += values.length;
    sample.set(values);
    sample.sort();
    // Among positive numbers there is one ascending order; the sign of zero, and NaN, are Go's.
    if (sample[0]! > 0 && !Number.isNaN(sample.at(-1))) return sample;
    if (sample.length > INSERTED_UP_TO) putNaNFirst(sample);
    else sortFew(sample, values);
    return sample;
  };
}

function sortFew(sample: Float64Array, values: Cell['values']): void {
  sample.set(values);
  for (let end = 1; end < sample.length; end++) {
    const value = sample[end]!;
    let at = end;
    for (; at > 0 && isBefore(value, sample[at - 1]!); at--) sample[at] = sample[at - 1]!;
    sample[at] = value;
  }
}

/** NaN before all numbers. */
function isBefore(a: number, b: number): boolean {
  return a < b || (Number.isNaN(a) && !Number.isNaN(b));
}

/** JavaScript has NaN behind all numbers. */
function putNaNFirst(sample: Float64Array): void {
  let numbers = sample.length;
  while (numbers > 0 && Number.isNaN(sample[numbers - 1])) numbers -= 1;
  if (numbers === sample.length) return;
  sample.copyWithin(sample.length - numbers, 0, numbers);
  sample.fill(Number.NaN, 0, sample.length - numbers);
}
