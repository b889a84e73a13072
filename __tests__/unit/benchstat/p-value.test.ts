import { describe, expect, test } from '@jest/globals';
import { benchstatP } from '../../../src/benchstat/p-value.ts';
import { mannWhitney } from '../../../src/stats/mann-whitney.ts';

const sorted = (values: readonly number[]) => Float64Array.from(values).sort();
const pOf = (base: readonly number[], head: readonly number[]) => benchstatP(sorted(base), sorted(head));
const rightP = (base: readonly number[], head: readonly number[]) => mannWhitney(base, head).p;
const series = (size: number, value: (index: number) => number) => Array.from({ length: size }, (_, i) => value(i));

// All of benchstat's numbers are those of its own test function, to the last digit.

describe('exact, to the last bit', () => {
  test.each([
    [[1, 2, 3], [4, 5, 6], 0.10000000000000002],
    [[1, 2, 3, 7, 9, 10], [4, 5, 6, 8, 11, 12], 0.3095238095238096],
    [[0, 3, 4], series(29, (i) => i + 0.5), 0.012499999999999999],
    [[100], series(39, (i) => i), 0.05],
    [series(50, (i) => 2 * i), series(50, (i) => 2 * i + 7), 0.24658041846368933],
  ])('%# without ties', (base, head, p) => {
    expect(pOf(base, head)).toBe(p);
  });

  test.each([
    [[1, 2, 3, 4, 4], [4, 5, 6], 0.10714285714285714],
    [[1, 1, 1, 1, 2], [2, 2, 2, 2], 0.07936507936507936],
    [[1, 1, 2, 3], [2, 3, 3, 4], 0.2],
    [[4], [1, 2, 2, 3, 3, 3], 0.2857142857142857],
    [[1, 2, 4, 4], [1, 3, 3, 4], 1],
  ])('%# with ties', (base, head, p) => {
    expect(pOf(base, head)).toBe(p);
  });

  // 0.05 by counting, and significant; benchstat's binomials from 21 values on are not whole numbers.
  test('where p meets alpha', () => {
    const head = [1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 5, 5, 5, 5, 5, 5];
    expect(rightP([1, 1, 2], head)).toBe(0.05);
    expect(pOf([1, 1, 2], head)).toBe(0.050000000000000176);
    const other = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 4, 5, 5, 6, 6, 6, 7, 7];
    expect(pOf([6, 7, 8], other)).toBe(0.010000000000000035);
  });
});

describe('approximate', () => {
  test.each([
    ['51 values, no ties', series(60, (i) => (i * 7) % 61), series(40, (i) => ((i * 5) % 61) + 0.5)],
    ['26 values, ties', series(30, (i) => i % 7), series(26, (i) => i % 5)],
  ])('from %s on', (_, base, head) => {
    const expected = base.length === 60 ? 0.9467076726822055 : 0.10634457526143182;
    expect(pOf(base, head)).toBeCloseTo(expected, 14);
  });

  test('a large regression has a p', () => {
    const [base, head] = [series(51, (i) => i), series(51, (i) => i + 100)];
    expect(pOf(base, head)! / 3.303681501666192e-18).toBeCloseTo(1, 10);
  });
});

describe('wrong where benchstat is', () => {
  test('p above 1, or 0, with ties and unequal sizes', () => {
    expect(pOf([1], [1, 1, 1, 1, 2, 5])).toBe(1.4285714285714286);
    expect(rightP([1], [1, 1, 1, 1, 2, 5])).toBe(1);
    expect(pOf([3], [1, 1, 2, 2, 2, 2, 2])).toBe(0);
    expect(rightP([3], [1, 1, 2, 2, 2, 2, 2])).toBe(0.25);
  });

  test('p depends on which side is the base', () => {
    const [base, head] = [[4], [2, 2, 2, 3, 3, 3]];
    expect(pOf(base, head)).toBe(0);
    expect(pOf(head, base)).toBe(0.2857142857142857);
    expect(rightP(base, head)).toBe(rightP(head, base));
  });

  test('a term too many with two distinct values', () => {
    expect(pOf([2, 2], [1, 1, 1, 1, 2])).toBe(0.5714285714285714);
    expect(rightP([2, 2], [1, 1, 1, 1, 2])).toBeCloseTo(0.2857142857142857, 14);
  });

  test('a large improvement loses its p above 50 values, with ties above 25', () => {
    expect(
      pOf(
        series(51, (i) => i + 100),
        series(51, (i) => i),
      ),
    ).toBe(0);
    expect(
      pOf(
        series(40, () => 2),
        series(40, () => 1),
      ),
    ).toBe(0);
  });
});

test('no p when all values are equal', () => {
  expect(pOf([7, 7, 7], [7, 7, 7])).toBeNull();
  expect(
    pOf(
      series(30, () => 1),
      series(26, () => 1),
    ),
  ).toBeNull();
});

// benchstat never ends.
test('NaN with a NaN among the values', () => {
  expect(benchstatP(Float64Array.of(Number.NaN, 1), Float64Array.of(1, 2))).toBeNaN();
  expect(benchstatP(Float64Array.of(1, 2), Float64Array.of(Number.NaN))).toBeNaN();
});

test('infinities are values', () => {
  expect(
    pOf(
      [Infinity, Infinity, Infinity, Infinity],
      series(4, () => -Infinity),
    ),
  ).toBe(0.02857142857142857);
});
