import { describe, expect, test } from '@jest/globals';
import { minImprovement } from '../../../../src/budgets/rules/min-improvement.ts';
import { aComparison } from '../../../support/comparison.ts';

const TERMS = { limit: 0.05, minDelta: 0, alpha: 0.01 };
const certain = { p: 0.02 };
const uncertain = { p: 0.0201 };
const good = { failInterval: { low: -0.2, high: -0.051 } };

describe('a noisy metric', () => {
  test.each([
    ['better by more, with evidence', { head: [90], ...good, ...certain }, 'pass'],
    ['better by exactly that', { head: [95], failInterval: { low: -0.1, high: -0.05 }, ...certain }, 'pass'],
    ['better by more, likely or not', { head: [90], failInterval: { low: -0.2, high: -0.04 }, ...certain }, 'unknown'],
    ['better by more, without evidence', { head: [90], ...good, ...uncertain }, 'unknown'],
    ['no change as good is possible', { head: [99], passInterval: { low: -0.04, high: 0.02 } }, 'fail'],
    [
      'no change as good is likely',
      { passInterval: { low: -0.04, high: 0 }, interval: { low: -0.06, high: 0 } },
      'unknown',
    ],
    ['a change as good is possible', { head: [97], passInterval: { low: -0.06, high: 0.02 } }, 'unknown'],
    ['anything is possible', { head: [97], passInterval: { low: -1, high: Infinity } }, 'unknown'],
    ['worse, with evidence', { head: [120], passInterval: { low: 0.1, high: 0.3 }, ...certain }, 'fail'],
    ['only one side', { base: null }, 'unknown'],
  ] as const)('%s', (_, given, outcome) => {
    expect(minImprovement.judge(aComparison(given), TERMS)).toBe(outcome);
  });
});

describe('where higher is better', () => {
  test.each([
    ['more, with evidence', { head: [110], failInterval: { low: 0.06, high: 0.2 }, ...certain }, 'pass'],
    ['more, likely or not', { head: [110], failInterval: { low: 0.04, high: 0.2 }, ...certain }, 'unknown'],
    ['less', { head: [90], passInterval: { low: -0.2, high: 0 }, ...certain }, 'fail'],
  ] as const)('%s', (_, given, outcome) => {
    expect(minImprovement.judge(aComparison({ better: 'higher', ...given }), TERMS)).toBe(outcome);
  });
});

test.each([
  ['enough', [95], 0, 'pass'],
  ['too little', [96], 0, 'fail'],
  ['below min-delta', [90], 20, 'fail'],
  ['the same', [100], 0, 'fail'],
] as const)('without noise: %s', (_, head, minDelta, outcome) => {
  expect(minImprovement.judge(aComparison({ head, exact: true, p: null }), { ...TERMS, minDelta })).toBe(outcome);
});
