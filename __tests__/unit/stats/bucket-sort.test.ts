import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sortInBuckets } from '../../../src/stats/bucket-sort.ts';

const value = fc.oneof(
  fc.double({ noNaN: true }),
  fc.double({ min: 0.9, max: 1.1, noNaN: true }),
  fc.constantFrom(0, 1, Infinity, Number.MAX_VALUE, Number.MIN_VALUE),
);

describe('sortInBuckets', () => {
  test('sorts as typed arrays do', () => {
    fc.assert(
      fc.property(fc.array(value, { maxLength: 400 }), (values) => {
        const wanted = Float64Array.from(values).sort();
        const sorted = sortInBuckets(Float64Array.from(values));
        expect(sorted.length).toBe(wanted.length);
        expect(sorted.every((one, index) => one === wanted[index])).toBe(true);
      }),
    );
  });

  test('one far value leaves all others in one bucket', () => {
    const values = Float64Array.from({ length: 1000 }, (_, index) => (index * 7919) % 1000);
    values[500] = 1e12;
    expect([...sortInBuckets(values.slice())]).toEqual([...values.slice().sort()]);
  });
});
