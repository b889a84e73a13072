import { describe, expect, test } from '@jest/globals';
import type { Budget } from '../../../src/budgets/budget.ts';
import { selectLimits } from '../../../src/budgets/select.ts';
import { about } from '../../../src/model/location.ts';
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
    commands: [],
    filter: null,
    against: null,
    by: null,
    of: 'each',
    until: null,
    minDelta: null,
    level: 'fail',
    because: null,
    location: about('default'),
    ...given,
    limits: new Map(entries),
  };
}

const limitsFor = (budgets: Budget[], row = aComparison({}), rows = [row]) =>
  selectLimits(budgets, rows)
    .limitsFor(row)
    .map(({ rule, limit }) => `${rule.kind} ${typeof limit === 'number' ? limit : limit.text}`);

describe('a metric is matched', () => {
  test.each([
    ['*', true],
    ['ns/op', true],
    ['sec/op', true],
    ['time', true],
    ['size', false],
    ['B/op', false],
  ])('by %s: %s', (metric, matches) => {
    expect(limitsFor([aBudget({ metric })])).toEqual(matches ? ['max-regression 0.05'] : []);
  });

  test.each([
    ['time', 'wall', 'sec', true, true],
    ['time', 'latency', 'ms/op', true, true],
    ['time', 'user', 'sec', false, false],
    ['time', 'requests', 'req/s', true, false],
    ['size', 'gzip', 'B', true, true],
    ['size', 'throughput', 'B/s', true, false],
    ['size', 'wall', 'sec', true, false],
    ['size', 'B/op', 'B/op', false, false],
  ])('by the family %s: %s in %s, primary %s: %s', (family, metric, unit, primary, matches) => {
    const row = aComparison({ metric, unit, primary });
    expect(limitsFor([aBudget({ metric: family })], row)).toEqual(matches ? ['max-regression 0.05'] : []);
  });

  test('by its very name before a family', () => {
    const named = aComparison({ metric: 'time', unit: 'count', primary: false });
    const primary = aComparison({ name: 'Decode' });
    const budgets = [aBudget({ metric: 'time' })];
    expect(limitsFor(budgets, named, [named, primary])).toEqual(['max-regression 0.05']);
    expect(limitsFor(budgets, primary, [named, primary])).toEqual([]);
  });
});

describe('a benchmark is matched', () => {
  const row = aComparison({ name: 'Encode/json-8', shortName: 'Encode/json', group: 'example.com/codec' });
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

  test('by all of its name where nothing was appended to it', () => {
    const sized = aComparison({ name: 'encode-1024' });
    expect(limitsFor([aBudget({ benchmarks: ['encode'] })], sized)).toEqual([]);
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
    const budgets = [aBudget({}, { 'max-regression': 0.05, max: '50ms' }), aBudget({}, { 'max-regression': 0.1 })];
    expect(limitsFor(budgets)).toEqual(['max-regression 0.1', 'max 50ms']);
  });

  test('a later absolute one replaces both ends of an earlier one', () => {
    expect(limitsFor([aBudget({}, { max: '50ms', min: '1ms' }), aBudget({}, { max: '60ms' })])).toEqual(['max 60ms']);
  });
});

describe('geomeans', () => {
  const [encode, decode, size] = [
    aComparison({ name: 'Encode' }),
    aComparison({ name: 'Decode' }),
    aComparison({ name: 'Encode', metric: 'B/op', unit: 'B/op' }),
  ] as const;
  const rows = [encode, decode, size, aComparison({ name: 'Added', base: null })];
  const geomeansOf = (...budgets: Budget[]) =>
    selectLimits(budgets, rows).geomeans.map(({ limit, members }) => [limit, ...members]);

  test('are of one metric, over what both sides have', () => {
    expect(geomeansOf(aBudget({ of: 'geomean' }))).toEqual([
      [0.05, encode, decode],
      [0.05, size],
    ]);
  });

  test('of a later budget take their benchmarks from an earlier one', () => {
    const later = aBudget({ of: 'geomean', benchmarks: ['Decode'] }, { 'max-regression': 0.1 });
    expect(geomeansOf(aBudget({ of: 'geomean', metric: 'sec/op' }), later)).toEqual([
      [0.05, encode],
      [0.1, decode],
    ]);
  });

  test('stand beside the limits of rows', () => {
    const budgets = [aBudget({}), aBudget({ of: 'geomean' })];
    expect(limitsFor(budgets, encode, rows)).toEqual(['max-regression 0.05']);
    expect(selectLimits(budgets, rows).replaced).toEqual([]);
  });
});

describe('a filter', () => {
  const [encode, decode] = [aComparison({ name: 'Encode' }), aComparison({ name: 'Decode' })];
  const filter = { text: '.name:Encode', matches: ({ name }: { name: string }) => name === 'Encode' };

  test('narrows what the patterns meet', () => {
    expect(limitsFor([aBudget({ filter })], encode)).toHaveLength(1);
    expect(limitsFor([aBudget({ filter })], decode)).toEqual([]);
    expect(limitsFor([aBudget({ filter, benchmarks: ['Decode'] })], encode)).toEqual([]);
  });
});

describe('a budget is replaced', () => {
  const first = aBudget({});
  const rows = [aComparison({ name: 'Encode' }), aComparison({ name: 'Decode' })];
  const replaced = (...later: Budget[]) => selectLimits([first, ...later], rows).replaced;

  test('when later ones count for all of its rows', () => {
    expect(replaced(aBudget({ benchmarks: ['Encode'] }))).toEqual([]);
    expect(replaced(aBudget({ benchmarks: ['Encode'] }), aBudget({ benchmarks: ['Decode'] }))).toEqual([first]);
  });

  test('not by exceptions that end', () => {
    expect(replaced(aBudget({ until: '2027-01-31' }))).toEqual([]);
    const lasting = aBudget({ metric: 'sec/op' });
    expect(replaced(lasting, aBudget({ until: '2027-01-31' }))).toEqual([first]);
  });

  test('not by those of another kind', () => {
    expect(replaced(aBudget({}, { max: '50ms' }), aBudget({ of: 'geomean' }))).toEqual([]);
  });
});

test('a budget is idle when it meets no row, not when a later one replaces it', () => {
  const [replaced, later, lost] = [aBudget({}), aBudget({ metric: 'sec/op' }), aBudget({ metric: 'B/op' })] as const;
  expect(selectLimits([replaced, later, lost], [aComparison({})]).unmatched).toEqual([lost]);
});
