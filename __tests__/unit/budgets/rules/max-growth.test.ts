import { expect, test } from '@jest/globals';
import { maxGrowth } from '../../../../src/budgets/rules/max-growth.ts';
import { aComparison } from '../../../support/comparison.ts';

const TERMS = { limit: 1.2, minDelta: 0, alpha: 0.001 };

test.each([
  ['below', [1, 1.01, 0.99, 1.02], 'pass'],
  ['exactly at it', [1.2, 1.2, 1.2, 1.2], 'pass'],
  ['far above, after four rounds', [2, 2.01, 1.99, 2.02], 'fail'],
  ['above, always the same', [1.3, 1.3, 1.3, 1.3], 'fail'],
  ['above, but it varies as much', [1.1, 1.5, 1.3, 1.25, 1.15, 1.4], 'unknown'],
  ['one high value', [1.1, 1.1, 1.1, 9], 'pass'],
  ['new on head', [2, 2.01, 1.99, 2.02], 'fail'],
] as const)('%s', (name, head, outcome) => {
  const base = name === 'new on head' ? null : [1];
  expect(maxGrowth.judge(aComparison({ base, head: [...head] }), TERMS)).toBe(outcome);
});

test('without noise, one value is enough', () => {
  expect(maxGrowth.judge(aComparison({ head: [1.21], exact: true }), TERMS)).toBe('fail');
});
