import { describe, expect, test } from '@jest/globals';
import { formatInterval, formatPValue, toQuantityPiece } from '../../../src/render/numbers.ts';
import { formatMargin, formatPercent } from '../../../src/units/percent.ts';

test('limits as people write them', () => {
  expect([0.05, 0.07, 0.025, 0, 0.29, 1].map(formatPercent)).toEqual(['5%', '7%', '2.5%', '0%', '29%', '100%']);
});

test('p with three decimals, or two digits that are not zero', () => {
  expect([1, 0.21, 0.05, 0.0123, 0.00099, 0.0000108, 1e-9, 0].map(formatPValue)).toEqual([
    'p=1.000',
    'p=0.210',
    'p=0.050',
    'p=0.012',
    'p=0.00099',
    'p=0.000011',
    'p<0.0000001',
    'p<0.0000001',
  ]);
});

test('margins', () => {
  expect([0.0076, 0.0994, 0.0996, 0.12].map(formatMargin)).toEqual(['0.8%', '9.9%', '10%', '12%']);
});

describe('span', () => {
  test.each([
    [{ low: -0.02, high: 0.1133 }, '-2.00% to +11.33%'],
    [{ low: -1, high: 0.1 }, 'below +10.00%'],
    [{ low: 0.1, high: Number.POSITIVE_INFINITY }, 'above +10.00%'],
    [{ low: -1, high: Number.POSITIVE_INFINITY }, null],
    [null, null],
  ])('%j', (interval, expected) => {
    expect(formatInterval(interval)).toBe(expected);
  });
});

test('a unit that is not ours is quoted', () => {
  expect(toQuantityPiece(88.3e-9, 'p99-sec')).toBe('88.30ns');
  expect(toQuantityPiece(3, 'allocs/op')).toBe('3');
  expect(toQuantityPiece(3, '@org/team')).toEqual({ untrusted: '3 @org/team' });
});
