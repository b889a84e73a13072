import { describe, expect, test } from '@jest/globals';
import { max, min } from '../../../../src/budgets/rules/max-and-min.ts';
import { aComparison } from '../../../support/comparison.ts';

const TERMS = { limit: 50, minDelta: 0, alpha: 0.01 };
/** So many values above and below the limit, none alike. */
const around = (above: number, below: number) => [
  ...Array.from({ length: above }, (_, index) => 60 + index / 10),
  ...Array.from({ length: below }, (_, index) => 40 - index / 10),
];

describe('max', () => {
  test.each([
    // P(X >= 10 | 10) = 0.00098, P(10 | 11) = 0.0059, P(9 | 10) = 0.0107
    ['ten of ten above', around(10, 0), 'fail'],
    ['ten of eleven above', around(10, 1), 'fail'],
    ['nine of ten above', around(9, 1), 'unknown'],
    ['six of six above: 1/64', around(6, 0), 'unknown'],
    ['seven of seven above: 1/128', around(7, 0), 'fail'],
    ['median below', around(4, 6), 'pass'],
    ['median at the limit', [49, 50, 51], 'pass'],
    ['values at the limit are no evidence', [...around(7, 0), 50, 50], 'unknown'],
    ['constant above', [51, 51, 51, 51, 51, 51], 'fail'],
    ['too few to be called constant', [51, 51, 51], 'unknown'],
  ])('%s', (_, head, outcome) => {
    expect(max.judge(aComparison({ base: null, head, p: null }), TERMS)).toBe(outcome);
    expect(max.judge(aComparison({ base: [1], head, p: 1 }), TERMS)).toBe(outcome);
  });

  test('an exact comparison needs no evidence', () => {
    expect(max.judge(aComparison({ head: [51, 51], exact: true }), TERMS)).toBe('fail');
    expect(max.judge(aComparison({ head: [50, 50], exact: true }), TERMS)).toBe('pass');
  });

  test('rounding is no excess', () => {
    const limit = 0.3;
    expect(max.judge(aComparison({ head: [0.1 + 0.2], exact: true }), { ...TERMS, limit })).toBe('pass');
  });

  test('a limit of zero', () => {
    expect(max.judge(aComparison({ head: [0], exact: true }), { ...TERMS, limit: 0 })).toBe('pass');
    expect(max.judge(aComparison({ head: [1e-9], exact: true }), { ...TERMS, limit: 0 })).toBe('fail');
  });
});

describe('min', () => {
  test.each([
    ['ten of ten below', around(0, 10), 'fail'],
    ['nine of ten below', around(1, 9), 'unknown'],
    ['median above', around(6, 4), 'pass'],
    ['median at the limit', [49, 50, 51], 'pass'],
  ])('%s', (_, head, outcome) => {
    expect(min.judge(aComparison({ base: null, head, p: null }), TERMS)).toBe(outcome);
  });
});

test('without head there is nothing to say', () => {
  expect(max.judge(aComparison({ head: null }), TERMS)).toBe('unknown');
});

test('smallestP halves with every value', () => {
  expect([1, 6, 10].map(max.smallestP)).toEqual([1 / 2, 1 / 64, 1 / 1024]);
});
