import { expect, test } from '@jest/globals';
import type { Budget } from '../../../src/budgets/budget.ts';
import { findReplacements } from '../../../src/budgets/replacements.ts';

function budget(metric: string, more: Partial<Budget> & { max?: number } = {}): Budget {
  const { max, ...rest } = more;
  const limits: Budget['limits'] =
    max === undefined
      ? new Map([['max-regression', 0.05]])
      : new Map([['max', { value: max, unit: '', text: String(max) }]]);
  return {
    ...{
      metric,
      limits,
      benchmarks: [],
      packages: [],
      commands: [],
      filter: null,
      against: null,
      by: null,
      of: 'each',
      until: null,
      minDelta: null,
      level: 'fail',
      because: null,
      location: [],
    },
    ...rest,
  };
}

const names = (...benchmarks: string[]) => ({ benchmarks });

test.each([
  ['the same metric', budget('sec/op'), budget('sec/op'), true],
  ['another way to write it', budget('ns/op'), budget('sec/op'), true],
  ['every metric', budget('sec/op'), budget('*'), true],
  ['one of every metric', budget('*'), budget('sec/op'), false],
  ['all benchmarks', budget('*', names('A')), budget('*'), true],
  ['all benchmarks, written out', budget('*'), budget('*', names('**')), true],
  ['some of all benchmarks', budget('*'), budget('*', names('A')), false],
  ['more benchmarks', budget('*', names('A')), budget('*', names('A', 'B')), true],
  ['all but some', budget('*'), budget('*', names('!A')), false],
  ['the same exceptions', budget('*', names('A/**', '!A/x')), budget('*', names('A/**', '!A/x')), true],
  ['fewer exceptions', budget('*', names('A/**', '!A/x')), budget('*', names('A/**')), true],
  ['more exceptions', budget('*', names('A/**')), budget('*', names('A/**', '!A/x')), false],
])('%s', (_, earlier, later, isWholly) => {
  expect(findReplacements(earlier, [later])).toEqual([{ later, isWholly }]);
});

test.each([
  ['another metric', budget('sec/op'), budget('B/op')],
  ['another kind', budget('sec/op'), budget('sec/op', { max: 5 })],
])('%s replaces nothing', (_, earlier, later) => {
  expect(findReplacements(earlier, [later])).toEqual([]);
});

test('two kinds are replaced wholly by two budgets only', () => {
  const limits: Budget['limits'] = new Map([...budget('x').limits, ...budget('x', { max: 5 }).limits]);
  const both = budget('x', { limits });
  const [change, ceiling] = [budget('x'), budget('x', { max: 6 })];
  expect(findReplacements(both, [change])).toEqual([{ later: change, isWholly: false }]);
  expect(findReplacements(both, [change, ceiling]).map(({ isWholly }) => isWholly)).toEqual([true, true]);
});

test('what an entry says beyond the usual keys has to be the same', () => {
  const [earlier, later] = [budget('x'), { ...budget('x'), until: '2027-01-31' }];
  expect(findReplacements(earlier, [later])).toEqual([]);
  expect(findReplacements(later, [{ ...later }])).toHaveLength(1);
});
