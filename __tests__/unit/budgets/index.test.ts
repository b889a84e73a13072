import { expect, test } from '@jest/globals';
import { RULES } from '../../../src/budgets/index.ts';

test('every rule has a kind of its own', () => {
  expect(RULES.map(({ kind }) => kind)).toEqual(['max-regression', 'min-improvement', 'max', 'min', 'max-growth']);
});
