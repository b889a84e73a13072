import { describe, expect, test } from '@jest/globals';
import type { Budget } from '../../../src/budgets/budget.ts';
import type { JudgedLimit } from '../../../src/budgets/case.ts';
import { RULES } from '../../../src/budgets/index.ts';
import { findIneffectiveBudgets } from '../../../src/budgets/ineffective-budgets.ts';
import { inFile } from '../../../src/model/location.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aComparison } from '../../support/comparison.ts';
import { inWords } from '../../support/diagnostics.ts';
import { TODAY } from '../../support/today.ts';

const [builtIn] = policyOf(null, TODAY).budgets;
const budget: Budget = { ...builtIn!, location: inFile('b.yml', 3) };
const [maxRegression, max] = RULES;

type Given = Parameters<typeof aComparison>[0];

function judged(comparison: Given, given: Partial<JudgedLimit> = {}): JudgedLimit {
  return {
    selected: { rule: maxRegression!, limit: 0.05, isUnjudged: false, budget },
    limit: 0.05,
    minDelta: 0,
    outcome: 'unknown',
    comparison: aComparison(comparison),
    ...given,
  };
}

const NOTHING = { unmatched: [], replaced: [] };
const said = (...all: JudgedLimit[]) =>
  findIneffectiveBudgets([], NOTHING, all)
    .map(inWords)
    .map(({ where, message }) => `${where}: ${message}`);

const steps = (...values: number[]): number[] => values.flatMap((value) => [value, value, value, value]);
const stepped = { base: steps(5e-9, 6e-9), head: steps(5e-9, 6e-9), interval: { low: 0, high: 0.2 } };

describe('steps', () => {
  test('that are larger than the limit', () => {
    expect(said(judged(stepped))).toEqual([
      'b.yml:3: `max-regression` of 5% is finer than the steps of 18% in which "Encode" is measured: its tool prints whole nanoseconds. Read the files of the tool if it writes any, do more work in each run, set `min-delta`, or widen the limit.',
    ]);
    expect(said(judged(stepped, { outcome: 'pass' }))).toHaveLength(1);
  });

  test('of half nanoseconds', () => {
    const halves = { base: steps(5.5e-9, 6e-9), head: steps(5.5e-9, 6e-9), interval: { low: 0, high: 0.2 } };
    expect(said(judged(halves))).toEqual([
      'b.yml:3: `max-regression` of 5% is finer than the steps of 8.7% in which "Encode" is measured. Do more work in each run, set `min-delta`, or widen the limit.',
    ]);
  });

  test('of whole nanoseconds that never differ', () => {
    const same = { base: steps(7e-9), head: [...steps(7e-9), 7e-9], exact: true };
    expect(said(judged(same, { outcome: 'pass' }))).toEqual([expect.stringContaining('the steps of 14%')]);
  });

  test.each<[string, Given, Partial<JudgedLimit>]>([
    ['within the limit', stepped, { limit: 0.2, outcome: 'pass' }],
    ['within min-delta', stepped, { minDelta: 2e-9, outcome: 'pass' }],
    ['where nothing may change', stepped, { limit: 0, outcome: 'pass' }],
    ['of an exact metric', { ...stepped, unit: 'count', exact: true }, { outcome: 'pass' }],
    ['of too few values', { base: [5, 6, 5], head: [5, 6, 5] }, { outcome: 'pass' }],
    ['that are none', { base: steps(1, 1.1037), head: steps(1.2011, 1.3), interval: null }, { outcome: 'pass' }],
    ['under a ceiling', stepped, { outcome: 'pass', selected: { rule: max!, limit: 5, isUnjudged: false, budget } }],
  ])('%s', (_, comparison, given) => expect(said(judged(comparison, given))).toEqual([]));
});

describe('noise', () => {
  const noisy = (name: string, half: number): Given => ({ name, interval: { low: -half, high: half } });

  test('that is larger than the limit, with the worst of the rows', () => {
    expect(said(judged(noisy('a', 0.06)), judged(noisy('b', 0.09)), judged(noisy('c', 0.04)))).toEqual([
      'b.yml:3: "b" and 1 more vary by ±9.0%, so `max-regression` of 5% will often be undecided. Measure more rounds, set `min-delta`, or widen the limit.',
    ]);
  });

  test('of a geomean, which has no min-delta', () => {
    const selected = {
      rule: maxRegression!,
      limit: 0.02,
      isUnjudged: false,
      budget: { ...budget, of: 'geomean' as const },
    };
    expect(said(judged(noisy('geomean of 9', 0.06), { selected, limit: 0.02 }))).toEqual([
      'b.yml:3: "geomean of 9" varies by ±6.0%, so `max-regression` of 2% will often be undecided. Measure more rounds or widen the limit.',
    ]);
  });

  test.each<[string, Given, Partial<JudgedLimit>]>([
    ['where it is decided nonetheless', noisy('a', 0.06), { outcome: 'pass' }],
    ['within the limit', noisy('a', 0.04), {}],
    ['within min-delta', noisy('a', 0.06), { minDelta: 7 }],
    ['that nobody knows', { interval: { low: -1, high: Infinity } }, {}],
    [
      'above a built-in limit',
      noisy('a', 0.06),
      { selected: { rule: maxRegression!, limit: 0.05, isUnjudged: false, budget: builtIn! } },
    ],
  ])('%s', (_, comparison, given) => expect(said(judged(comparison, given))).toEqual([]));
});

test('built-in budgets may be idle or replaced', () => {
  const selection = { ...NOTHING, unmatched: [builtIn!, budget], replaced: [builtIn!] };
  expect(findIneffectiveBudgets([], selection, [])).toHaveLength(1);
});

describe('a budget without a match names the most similar', () => {
  const rows = [
    { name: 'Checkout/list-8', shortName: 'Checkout/list', group: 'shop/cart', metric: 'ns/op', unit: 'sec/op' },
    { name: 'Search', group: 'shop/find', metric: 'ns/op', unit: 'sec/op' },
  ].map((row) => ({ ...aComparison(row), ...row }));
  const remedyOf = (selectors: Partial<Budget>) => {
    const unmatched = [{ ...budget, ...selectors }];
    const [warning] = findIneffectiveBudgets(rows, { unmatched, replaced: [] }, []);
    return /\. (Did you mean .*\?)/.exec(inWords(warning!).message)?.[1] ?? null;
  };

  test.each<[string, Partial<Budget>, string | null]>([
    ['metric', { metric: 'sec/opp' }, 'Did you mean "sec/op"?'],
    ['metric of the tool', { metric: 'nsop' }, 'Did you mean "ns/op"?'],
    ['benchmark', { metric: '*', benchmarks: ['Serach'] }, 'Did you mean "Search"?'],
    ['benchmark of a pattern', { metric: '*', benchmarks: ['Chekout/**'] }, 'Did you mean "Checkout/list"?'],
    ['last part of a benchmark', { metric: '*', benchmarks: ['**/lsit'] }, 'Did you mean "Checkout/list"?'],
    ['package', { metric: '*', packages: ['shop/crat'] }, 'Did you mean "shop/cart"?'],
    [
      'package beside a benchmark',
      { metric: '*', benchmarks: ['Search'], packages: ['shop/fnd'] },
      'Did you mean "shop/find"?',
    ],
    ['nothing for what is not similar', { metric: 'p99-sec' }, null],
    ['nothing for what is only excluded', { metric: '*', benchmarks: ['!Search', '!Checkout/**'] }, null],
    [
      'nothing for names that match but not together',
      { metric: '*', benchmarks: ['Search'], packages: ['shop/cart'] },
      null,
    ],
  ])('%s', (_, selectors, remedy) => expect(remedyOf(selectors)).toBe(remedy));
});
