import { describe, expect, test } from '@jest/globals';
import { geomean } from '../../../src/stats/geomean.ts';

describe('geomean', () => {
  test('cancels a halving against a doubling', () => {
    expect(geomean([0.5, 2])).toBe(1);
    expect(geomean([2, 8, 4])).toBeCloseTo(4, 14);
    expect(geomean([1.5])).toBeCloseTo(1.5, 15);
  });

  test('reaches over values whose product no double could hold', () => {
    expect(geomean([1e300, 1e300, 1e-300, 1e-300])).toBeCloseTo(1, 12);
  });

  test('does not exist for no values, zero, negatives and what is not finite', () => {
    for (const values of [[], [1, 0], [1, -1], [1, Infinity], [1, Number.NaN]]) expect(geomean(values)).toBeNull();
  });

  test('is the one of benchstat', () => {
    expect(geomean([2, 3, 7])).toBeCloseTo(3.4760266448864496, 14);
  });
});
