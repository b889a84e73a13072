import { describe, expect, test } from '@jest/globals';
import {
  formatInterval,
  formatMagnitude,
  formatPValue,
  formatShortChange,
  formatSpreads,
  toQuantityPiece,
} from '../../../src/render/numbers.ts';
import { formatRichText } from '../../../src/render/rich-text.ts';
import { formatMargin, formatPercent } from '../../../src/units/percent.ts';
import { aComparison } from '../../support/comparison.ts';

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

describe('a short change', () => {
  test('has two digits, and is a factor from twice as much on', () => {
    expect(
      [0.1047, -0.0534, 0.00534, 0.000012, 1e-9, 0, 0.994, 1, 1.34, 76, -0.5].map((one) => formatShortChange(one)),
    ).toEqual(['+10%', '-5.3%', '+0.53%', '+0.001%', '+1.00e-7%', '0%', '+99%', '2.0×', '2.3×', '77×', '-50%']);
  });

  test('is on its side of the limit', () => {
    expect(formatShortChange(0.0503, 0.05)).toBe('+5.03%');
    expect(formatShortChange(0.050004, 0.05)).toBe('+5.0004%');
    expect(formatShortChange(-0.104, 0.103)).toBe('-10.4%');
    expect(formatShortChange(0.0498, 0.05)).toBe('+4.98%');
    expect(formatShortChange(1.52, 1.5)).toBe('2.52×');
    expect(formatShortChange(0.05, 0.05)).toBe('+5.0%');
    expect(formatMagnitude(-0.104, 0.103)).toBe('10.4%');
  });

  test('whatever the number', () => {
    expect(
      [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map((one) => formatShortChange(one)),
    ).toEqual(['?', '∞×', '-∞%']);
    expect(formatShortChange(1e300, 0.05).length).toBeLessThanOrEqual(12);
  });
});

test('values that vary have their ends in words, however many there are', () => {
  const many = Array.from({ length: 200_000 }, (_, index) => 1 + index / 1e6);
  const spread = formatSpreads(aComparison({ base: many, head: [2] }))!;
  expect(formatRichText(spread)).toBe('Base 1.000s to 1.200s, head 2.000s to 2.000s: no overlap.');
});
