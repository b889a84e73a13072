import { describe, expect, test } from '@jest/globals';
import type { Budget } from '../../../src/budgets/budget.ts';
import { select } from '../../../src/budgets/select.ts';
import { aComparison } from '../../support/comparison.ts';

const quantity = (text: string) => ({
  value: Number.parseFloat(text),
  unit: text.replace(/^[\d.]+/, ''),
  text,
});

function aBudget(
  given: Partial<Budget>,
  limits: Readonly<Record<string, number | string>> = { 'max-regression': 0.05 },
): Budget {
  const entries = Object.entries(limits).map(
    ([kind, limit]) => [kind, typeof limit === 'string' ? quantity(limit) : limit] as const,
  );
  return {
    metric: '*',
    benchmarks: [],
    packages: [],
    minDelta: null,
    level: 'fail',
    because: null,
    where: 'default',
    ...given,
    limits: new Map(entries),
  };
}

const limitsFor = (budgets: Budget[], row = aComparison({}), rows = [row]) =>
  select(budgets, rows)
    .limitsFor(row)
    .map(({ rule, limit }) => `${rule.kind} ${typeof limit === 'number' ? limit : limit.text}`);

describe('a metric is matched', () => {
  test.each([
    ['*', true],
    ['ns/op', true],
    ['sec/op', true],
    ['time', false],
    ['B/op', false],
  ])('by %s: %s', (metric, matches) => {
    expect(limitsFor([aBudget({ metric })])).toEqual(matches ? ['max-regression 0.05'] : []);
  });
});

describe('a benchmark is matched', () => {
  const row = aComparison({ name: 'Encode/json-8', group: 'example.com/codec' });
  const other = aComparison({ name: 'Decode-8' });

  test.each([
    [['Encode/json-8'], true],
    [['Encode/json'], true],
    [['Encode/*'], true],
    [['Encode'], false],
    [['**', '!Encode/*'], false],
    [['!Decode'], true],
  ])('by %j: %s', (benchmarks, matches) => {
    expect(limitsFor([aBudget({ benchmarks })], row, [row, other])).toHaveLength(matches ? 1 : 0);
  });

  test('without the processor count only where all names have the same', () => {
    expect(
      limitsFor([aBudget({ benchmarks: ['Encode/json'] })], row, [row, aComparison({ name: 'Decode' })]),
    ).toEqual([]);
  });

  test('by its package', () => {
    expect(limitsFor([aBudget({ packages: ['example.com/*'] })], row)).toHaveLength(1);
    expect(limitsFor([aBudget({ packages: ['!example.com/codec'] })], row)).toEqual([]);
    expect(limitsFor([aBudget({ packages: ['example.com/*'] })], other)).toEqual([]);
  });
});

describe('of several budgets', () => {
  test('the later one of a kind counts', () => {
    expect(limitsFor([aBudget({}), aBudget({ metric: 'sec/op' }, { 'max-regression': 0.1 })])).toEqual([
      'max-regression 0.1',
    ]);
  });

  test('those of different kinds all count', () => {
    const budgets = [
      aBudget({}, { 'max-regression': 0.05, max: '50ms' }),
      aBudget({}, { 'max-regression': 0.1 }),
    ];
    expect(limitsFor(budgets)).toEqual(['max-regression 0.1', 'max 50ms']);
  });

  test('a later absolute one replaces both ends of an earlier one', () => {
    expect(limitsFor([aBudget({}, { max: '50ms', min: '1ms' }), aBudget({}, { max: '60ms' })])).toEqual([
      'max 60ms',
    ]);
  });
});

test('a budget is idle when it meets no row, not when a later one replaces it', () => {
  const [replaced, later, lost] = [
    aBudget({}),
    aBudget({ metric: 'sec/op' }),
    aBudget({ metric: 'B/op' }),
  ] as const;
  expect(select([replaced, later, lost], [aComparison({})]).idle).toEqual([lost]);
});
