import { describe, expect, test } from '@jest/globals';
import { median, sortAscending } from '../../../src/stats/median.ts';

describe('median', () => {
  test('is the middle value, or halfway between the two middle ones', () => {
    expect(median([7])).toBe(7);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([5, 5, 1, 5])).toBe(5);
  });

  test('orders by value, not by text, and leaves its argument alone', () => {
    const values = [10, 9, 100];
    expect(median(values)).toBe(10);
    expect([...sortAscending(values)]).toEqual([9, 10, 100]);
    expect(values).toEqual([10, 9, 100]);
  });

  test('does not overflow for huge values', () => {
    expect(median([1.7e308, 1.6e308])).toBeCloseTo(1.65e308, -293);
  });
});
