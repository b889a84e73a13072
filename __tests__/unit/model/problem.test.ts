import { expect, test } from '@jest/globals';
import { type Problem, selectForLog } from '../../../src/model/problem.ts';
import { fromWords } from '../../support/diagnostics.ts';

const many = (severity: Problem['severity'], count: number): Problem[] =>
  Array.from({ length: count }, (_, index) =>
    fromWords({ where: `line ${index}`, message: 'no number', severity }),
  );

test('a log shows errors before warnings, else in order, and says how many are left out', () => {
  const { shown, more } = selectForLog([...many('warning', 150), ...many('error', 2)]);
  expect(shown.map(({ severity }) => severity).slice(0, 3)).toEqual(['error', 'error', 'warning']);
  expect([shown.length, shown[2]?.where, more]).toEqual([100, 'line 0', 52]);
});

test('a few are all shown', () => {
  expect(selectForLog(many('warning', 3))).toEqual({ shown: many('warning', 3), more: 0 });
});
