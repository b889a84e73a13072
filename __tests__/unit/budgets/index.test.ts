import { expect, test } from '@jest/globals';
import { findRule, RULES } from '../../../src/budgets/index.ts';

test('every rule is found by its own kind, and only once', () => {
  expect(RULES.map(({ kind }) => kind)).toEqual(['max-regression', 'max', 'min']);
  for (const rule of RULES) expect(findRule(rule.kind)).toBe(rule);
  expect(findRule('geomean')).toBeUndefined();
});
