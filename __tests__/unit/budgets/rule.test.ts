import { expect, test } from '@jest/globals';
import { isOver } from '../../../src/budgets/rule.ts';

test.each([
  [105 / 100 - 1, 0.05, 1.05, false],
  [0.1 + 0.2, 0.3, 0.3, false],
  [1_000_001 / 1_000_000 - 1, 0, 1, true],
  [Number.MIN_VALUE, 0, 0, true],
  [Number.POSITIVE_INFINITY, 0.05, 1.05, true],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, false],
  [1, 2, 2, false],
])('%d over %d', (value, limit, magnitude, over) => {
  expect(isOver(value, limit, magnitude)).toBe(over);
});
