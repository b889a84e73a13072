import { describe, expect, test } from '@jest/globals';
import { maxRegression } from '../../../../src/budgets/rules/max-regression.ts';
import { aComparison } from '../../../support/comparison.ts';

const TERMS = { limit: 0.05, minDelta: 0, alpha: 0.01 };
const certain = { p: 0.02 };
const uncertain = { p: 0.0201 };

describe('a noisy metric', () => {
  test.each([
    ['over the limit, with evidence', { head: [110], ...certain }, 'fail'],
    ['over the limit, and likely so', { head: [110], failInterval: { low: 0.051, high: 0.2 }, ...certain }, 'fail'],
    ['over the limit, likely or not', { head: [110], failInterval: { low: 0.05, high: 0.2 }, ...certain }, 'unknown'],
    ['over the limit, without', { head: [110], ...uncertain }, 'unknown'],
    ['over the limit, no p', { head: [110], p: null }, 'unknown'],
    ['within the limit, every possible change too', { head: [102], passInterval: { low: 0, high: 0.04 } }, 'pass'],
    ['within the limit, every possible change exactly', { head: [102], passInterval: { low: 0, high: 0.05 } }, 'pass'],
    ['within the limit, not every possible change', { head: [102], passInterval: { low: 0, high: 0.06 } }, 'unknown'],
    ['within the limit, anything possible', { head: [102], passInterval: { low: -1, high: Infinity } }, 'unknown'],
    ['exactly at the limit', { head: [105], passInterval: { low: 0, high: 0.06 }, ...certain }, 'unknown'],
    ['an improvement, with evidence', { head: [80], passInterval: { low: -0.3, high: -0.1 }, ...certain }, 'pass'],
    ['kept, but by luck', { passInterval: { low: -0.9, high: 0.04 }, interval: { low: -0.9, high: 0.21 } }, 'unknown'],
    ['kept, hardly by luck', { passInterval: { low: -0.9, high: 0.04 }, interval: { low: -0.9, high: 0.2 } }, 'pass'],
    ['a noisy improvement', { head: [80], passInterval: { low: -0.5, high: 0.2 } }, 'unknown'],
  ] as const)('%s', (_, given, outcome) => {
    expect(maxRegression.judge(aComparison(given), TERMS)).toBe(outcome);
  });
});

describe('the change that is shown is judged, not that of the medians', () => {
  const wide = { passInterval: { low: 0, high: 0.2 }, ...certain };
  test.each([
    ['medians over the limit', { head: [110], change: 0.02, ...wide }, 0, 'unknown'],
    ['medians within the limit', { head: [102], change: 0.08, ...wide }, 0, 'fail'],
    ['medians that are equal', { change: 0.08, ...wide }, 0, 'fail'],
    ['medians within min-delta', { head: [102], change: 0.08, ...wide }, 3, 'unknown'],
  ] as const)('%s', (_, given, minDelta, outcome) => {
    expect(maxRegression.judge(aComparison(given), { ...TERMS, minDelta })).toBe(outcome);
  });
});

describe('where higher is better', () => {
  test.each([
    ['less, with evidence', { head: [90], ...certain }, 'fail'],
    ['less, and likely so', { head: [90], failInterval: { low: -0.2, high: -0.06 }, ...certain }, 'fail'],
    ['less, likely or not', { head: [90], failInterval: { low: -0.2, high: -0.05 }, ...certain }, 'unknown'],
    ['more, with evidence', { head: [120], passInterval: { low: 0.1, high: 0.3 }, ...certain }, 'pass'],
    ['the low end is the bad one', { head: [99], passInterval: { low: -0.06, high: 0 } }, 'unknown'],
    ['the low end within the limit', { head: [99], passInterval: { low: -0.04, high: 0.5 } }, 'pass'],
  ] as const)('%s', (_, given, outcome) => {
    expect(maxRegression.judge(aComparison({ better: 'higher', ...given }), TERMS)).toBe(outcome);
  });
});

describe('min-delta', () => {
  const terms = { ...TERMS, minDelta: 20 };
  test.each([
    ['a change above it', { head: [121], ...certain }, 'fail'],
    ['a change of exactly it', { head: [120], passInterval: { low: 0.1, high: 0.2 }, ...certain }, 'pass'],
    ['a smaller change', { head: [110], passInterval: { low: 0.05, high: 0.15 }, ...certain }, 'pass'],
    ['the possible change beyond it', { head: [110], passInterval: { low: 0.05, high: 0.25 }, ...certain }, 'unknown'],
    ['the limit is the larger one', { base: [1000], head: [1040], passInterval: { low: 0, high: 0.05 } }, 'pass'],
  ] as const)('%s', (_, given, outcome) => {
    expect(maxRegression.judge(aComparison(given), terms)).toBe(outcome);
  });
});

describe('over a zero base', () => {
  const open = { low: 0, high: Infinity };
  test.each([
    [
      'beyond min-delta, with evidence',
      { base: [0], head: [30], failInterval: open, passInterval: open, ...certain },
      'fail',
    ],
    ['beyond min-delta, not yet certain', { base: [0], head: [30], passInterval: open, ...uncertain }, 'unknown'],
    ['within min-delta', { base: [0], head: [10], passInterval: open, ...certain }, 'pass'],
    ['zero again', { base: [0], head: [0], passInterval: open, ...uncertain }, 'pass'],
  ] as const)('%s', (_, given, outcome) => {
    expect(maxRegression.judge(aComparison(given), { ...TERMS, minDelta: 20 })).toBe(outcome);
  });
});

describe('a metric without noise is compared exactly', () => {
  test.each([
    ['unchanged', [100], [100], 0, 'pass'],
    ['one more, nothing allowed', [1_000_000], [1_000_001], 0, 'fail'],
    ['one less, nothing allowed', [100], [99], 0, 'pass'],
    ['exactly the limit', [100], [105], 0.05, 'pass'],
    ['exactly the limit, in seconds', [100e-9], [105e-9], 0.05, 'pass'],
    ['just over the limit', [1000], [1051], 0.05, 'fail'],
    ['from nothing to something', [0], [1], 0.05, 'fail'],
    ['from something to nothing', [1], [0], 0, 'pass'],
    ['nothing on both sides', [0], [0], 0, 'pass'],
  ])('%s', (_, base, head, limit, outcome) => {
    const comparison = aComparison({ base, head, exact: true, p: null });
    expect(maxRegression.judge(comparison, { ...TERMS, limit })).toBe(outcome);
  });

  test('min-delta is respected', () => {
    const comparison = aComparison({ base: [0], head: [2], exact: true, p: null });
    expect(maxRegression.judge(comparison, { ...TERMS, minDelta: 2 })).toBe('pass');
    expect(maxRegression.judge(comparison, { ...TERMS, minDelta: 1 })).toBe('fail');
  });
});

describe('a noisy metric over a zero base', () => {
  test.each([
    ['worse, with evidence', { head: [3], ...certain }, 0, 'fail'],
    ['worse, without', { head: [3], ...uncertain }, 0, 'unknown'],
    ['worse by less than min-delta', { head: [3], ...certain }, 5, 'pass'],
    ['medians equal', { head: [0], ...certain }, 0, 'pass'],
    ['more where more is better', { head: [3], better: 'higher', ...certain }, 0, 'pass'],
  ] as const)('%s', (_, given, minDelta, outcome) => {
    // Every ratio of more than zero to zero is infinite.
    const passInterval = { low: given.head[0] === 0 ? 0 : Infinity, high: Infinity };
    const comparison = aComparison({ base: [0], passInterval, failInterval: passInterval, ...given });
    expect(maxRegression.judge(comparison, { ...TERMS, minDelta })).toBe(outcome);
  });
});

test('where values below zero have no ratio, a limit is never kept for lack of one', () => {
  const judged = (head: number, p: number) =>
    maxRegression.judge(aComparison({ base: [-10], head: [head], failInterval: null, passInterval: null, p }), TERMS);
  expect([judged(-10, 1), judged(-12, 0.001), judged(-5, 0.5)]).toEqual(['unknown', 'unknown', 'unknown']);
  expect(judged(-5, 0.001)).toBe('fail');
});

test('a side that is not there yet decides nothing', () => {
  expect(maxRegression.judge(aComparison({ base: null, p: null }), TERMS)).toBe('unknown');
  expect(maxRegression.judge(aComparison({ head: null, p: null }), TERMS)).toBe('unknown');
});

test.each([
  [1, 1 / 2],
  [4, 1 / 70],
  [6, 1 / 924],
  [10, 1 / 184_756],
])('smallestP(%i) counts the arrangements', (rounds, p) => {
  expect(maxRegression.smallestP(rounds)).toBeCloseTo(p, 15);
});

test('with more values of base fewer of head are enough', () => {
  expect(maxRegression.smallestP(4, 30)).toBeCloseTo(1 / 46_376, 15);
  expect(maxRegression.smallestP(10, 10)).toBe(maxRegression.smallestP(10));
});
