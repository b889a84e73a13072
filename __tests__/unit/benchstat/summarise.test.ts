import { describe, expect, test } from '@jest/globals';
import { type CellSummary, summarise } from '../../../src/benchstat/summarise.ts';
import { DIFFERENT_SETS, EXACT, gridOf, tableOf } from '../../support/grids.ts';

const LEVELS = { alpha: 0.05, confidence: 0.95 };
const series = (size: number, value: (index: number) => number) => Array.from({ length: size }, (_, i) => value(i));

interface Given {
  readonly base: readonly number[];
  readonly head?: readonly number[];
  readonly levels?: typeof LEVELS;
  readonly assumes?: 'nothing' | 'exact';
}

function cellsOf({ base, head, levels, assumes }: Given): readonly (CellSummary | null)[] {
  const columns = head === undefined ? ['a'] : ['a', 'b'];
  const rows = { A: head === undefined ? [base] : [base, head] };
  return tableOf({ unit: 'd', columns, rows, assumes: assumes ?? 'nothing' }, levels ?? LEVELS).rows[0]!.cells;
}

const first = (given: Given) => cellsOf(given)[0]!;
const comparison = (given: Given) => cellsOf(given)[1]!.comparison!;

describe('centre', () => {
  test.each([
    [[3], 3],
    [[4, 1], 2.5],
    [[9, 1, 5], 5],
    [[1, 2, 4, 8], 3],
    // Not (0.1 + 0.7) / 2.
    [[0.1, 0.7], 0.1 + 0.5 * (0.7 - 0.1)],
    [series(31, (i) => i * i), 225],
    [[1, 2, Infinity], Number.NaN],
    [[Infinity, Infinity, Infinity, Infinity], Number.NaN],
    [[Infinity], Infinity],
  ])('of %p is %p', (base, centre) => {
    expect(first({ base }).centre).toBe(centre);
  });

  test('NaN counts as the smallest value', () => {
    expect(Array.from(first({ base: [2, Number.NaN, 1] }).sample)).toEqual([Number.NaN, 1, 2]);
    const many = series(14, (i) => (i % 2 === 0 ? Number.NaN : i));
    expect(Array.from(first({ base: many }).sample.subarray(5, 9))).toEqual([Number.NaN, Number.NaN, 1, 3]);
  });

  test('the values stay as they were handed in', () => {
    const base = [3, 1, 2];
    first({ base });
    expect(base).toEqual([3, 1, 2]);
  });
});

describe('interval', () => {
  test.each([
    [6, 0.95, 0, 5],
    [10, 0.95, 1, 8],
    [20, 0.95, 5, 14],
    [24, 0.95, 7, 17],
    [30, 0.95, 9, 20],
    [2, 0, 0, 1],
  ])('of %i values at %p', (n, confidence, low, high) => {
    const cell = first({ base: series(n, (i) => i), levels: { alpha: 0.05, confidence } });
    expect([cell.low, cell.high, cell.warnings]).toEqual([low, high, []]);
  });

  test.each([
    [5, 0.95, 'need >= 6 samples for confidence interval at level 0.95'],
    [7, 0.99, 'need >= 8 samples for confidence interval at level 0.99'],
    [60, 1, 'need > 50 samples for confidence interval at level 1'],
    [3, 0.9999999, 'need >= 25 samples for confidence interval at level 0.9999999'],
  ])('of %i values at %p is infinite on one side at least', (n, confidence, warning) => {
    const cell = first({ base: series(n, (i) => i), levels: { alpha: 0.05, confidence } });
    expect([cell.low, cell.warnings]).toEqual([-Infinity, [warning]]);
  });

  test('with infinite values it says the same, however many there are', () => {
    const base = series(8, (i) => (i < 2 ? -Infinity : i));
    expect(first({ base }).warnings).toEqual(['need >= 6 samples for confidence interval at level 0.95']);
  });
});

describe('exact values', () => {
  test('are all the same', () => {
    const { centre, low, high, warnings } = first({ base: [4, 4, 4], assumes: 'exact' });
    expect({ centre, low, high, warnings }).toEqual({ centre: 4, low: 4, high: 4, warnings: [] });
  });

  test('or else the most frequent counts, the smallest of several', () => {
    const { centre, low, high, warnings } = first({ base: [5e-7, 3, 4, 3, 4], assumes: 'exact' });
    expect({ centre, low, high }).toEqual({ centre: 3, low: 5e-7, high: 4 });
    expect(warnings).toEqual(['exact distribution expected, but values range from 5e-07 to 4']);
  });

  test('differ whenever they differ', () => {
    const { p, alpha, warnings } = comparison({ base: [4], head: [5], assumes: 'exact' });
    expect({ p, alpha, warnings }).toEqual({ p: 0, alpha: 0, warnings: [] });
  });
});

describe('comparison', () => {
  test('has the p of benchstat, also where that is wrong', () => {
    expect(comparison({ base: [3], head: [1, 1, 2, 2, 2, 2, 2] }).p).toBe(0);
  });

  test('of equal values says so', () => {
    const { p, warnings } = comparison({ base: [7, 7, 7], head: [7, 7] });
    expect([p, warnings]).toEqual([1, ['all samples are equal']]);
  });

  test.each([
    [3, 0.05, 'need >= 4 samples to detect a difference at alpha level 0.05'],
    [4, 0.01, 'need >= 5 samples to detect a difference at alpha level 0.01'],
    [9, 0, 'need > 10 samples to detect a difference at alpha level 0'],
    [8, 1e-5, 'need > 10 samples to detect a difference at alpha level 1e-05'],
  ])('of %i values a side at alpha %p can find nothing', (n, alpha, warning) => {
    const levels = { alpha, confidence: 0.95 };
    const given = { base: series(n, (i) => i), head: series(n, (i) => i + 100), levels };
    expect(comparison(given).warnings).toEqual([warning]);
  });

  test.each([
    ['one side has enough', 3, 4],
    ['p counts', 4, 4],
  ])('says nothing where %s', (_, n, m) => {
    expect(comparison({ base: series(n, (i) => i), head: series(m, (i) => i - 100) }).warnings).toEqual([]);
  });

  test('is with the first column, and only where that has a result', () => {
    const [a, b, c] = tableOf(DIFFERENT_SETS).rows;
    expect(a!.cells.map((cell) => cell?.comparison)).toEqual([null, undefined, undefined]);
    expect(b!.cells[1]!.comparison!.base).toBe(b!.cells[0]);
    expect(c!.cells.map((cell) => cell?.comparison)).toEqual([undefined, null, null]);
  });
});

describe('geomeans', () => {
  const SET = 'benchmark set differs from baseline; geomeans may not be comparable';
  const VALUES = 'summaries must be >0 to compute geomean';
  const RATIOS = 'ratios must be >0 to compute geomean';
  const geomeans = (rows: Readonly<Record<string, readonly (readonly number[] | null)[]>>) =>
    tableOf({ unit: 'd', columns: ['a', 'b'], rows }).geomeans;

  test('the ratio is over the rows that both have', () => {
    const [base, head] = geomeans({ A: [[1], [2]], B: [[4], null], C: [null, [32]] });
    expect(base).toEqual({ value: 2, ratio: null, warnings: [] });
    expect(head).toEqual({ value: 7.999999999999998, ratio: 2, warnings: [SET] });
  });

  test('rows that only the later column has are passed over in silence', () => {
    expect(geomeans({ A: [[1], [2]], B: [null, [4]] })[1]!.warnings).toEqual([]);
  });

  test('0 to 0 is no change', () => {
    expect(geomeans({ A: [[0], [0]], B: [[1], [4]] })[1]).toEqual({
      value: null,
      ratio: 2,
      warnings: [VALUES],
    });
  });

  test('from 0 to something there is no ratio, and no word about it', () => {
    expect(geomeans({ A: [[0], [1]], B: [[1], [4]] })[1]).toEqual({ value: 2, ratio: null, warnings: [] });
  });

  test('to 0 and below there is none either', () => {
    expect(geomeans({ A: [[1], [0]] })[1]).toEqual({ value: null, ratio: null, warnings: [VALUES, RATIOS] });
    expect(geomeans({ A: [[-1], [1]] })[1]).toEqual({ value: 1, ratio: null, warnings: [RATIOS] });
  });

  test('nothing in common', () => {
    const [, , last] = tableOf(DIFFERENT_SETS).geomeans;
    expect(last).toEqual({ value: null, ratio: null, warnings: [SET, VALUES, RATIOS] });
  });
});

test('cells of different things are marked before all else', () => {
  const grid = gridOf({ unit: 'd', columns: ['a'], rows: { A: [[1]] }, varying: ['pkg', '.fullname'] });
  expect(summarise(grid, LEVELS).rows[0]!.cells[0]!.warnings).toEqual([
    'benchmarks vary in pkg, .fullname',
    'need >= 6 samples for confidence interval at level 0.95',
  ]);
});

test('what the table is about is handed on', () => {
  const { unit, assumes, columns, fields } = tableOf(EXACT);
  expect({ unit, assumes, columns, fields }).toEqual({
    unit: 'x',
    assumes: 'exact',
    columns: [['x'], ['y']],
    fields: [],
  });
});
