import { describe, expect, test } from '@jest/globals';
import { signedRankP, smallestSignedRankP, walshIntervals } from '../../../src/stats/signed-rank.ts';

/** Two-sided p by trying all signs. */
function triedP(differences: readonly number[]): number {
  const sizes = differences.filter((difference) => difference !== 0);
  const rankOf = (size: number) => {
    const smaller = sizes.filter((one) => Math.abs(one) < size).length;
    const equal = sizes.filter((one) => Math.abs(one) === size).length;
    return smaller + (equal + 1) / 2;
  };
  const ranks = sizes.map((size) => rankOf(Math.abs(size)));
  const total = ranks.reduce((sum, rank) => sum + rank, 0);
  const found = ranks.reduce((sum, rank, index) => sum + (sizes[index]! > 0 ? rank : 0), 0);
  let asFar = 0;
  for (let signs = 0; signs < 2 ** ranks.length; signs++) {
    const sum = ranks.reduce((so, rank, index) => so + ((signs >> index) % 2 === 1 ? rank : 0), 0);
    if (Math.abs(sum - total / 2) >= Math.abs(found - total / 2)) asFar += 1;
  }
  return asFar / 2 ** ranks.length;
}

describe('p', () => {
  test.each([
    ['no ties', [3, -1, 4, 1.5, -5, 9, 2.6]],
    ['ties', [1, 1, -1, 2, 2, 2, -3, 5]],
    ['zeros, which say nothing', [0, 0, 4, 4, 4, -1, 0, 2]],
    ['one sign', [1, 2, 3, 4, 5, 6]],
    ['the middle', [1, -1, 2, -2]],
    ['one', [7]],
  ])('is that of all signs: %s', (_, differences) => {
    expect(signedRankP(differences)).toBeCloseTo(triedP(differences), 12);
    expect(signedRankP(differences.map((one) => -one))).toBeCloseTo(triedP(differences), 12);
  });

  test('is 1 where nothing differs', () => expect([signedRankP([]), signedRankP([0, 0, 0])]).toEqual([1, 1]));

  test('has its smallest value where all have one sign', () => {
    for (const n of [1, 3, 10, 30]) {
      const all = Array.from({ length: n }, (_, index) => index + 1);
      expect(signedRankP(all)).toBe(2 * smallestSignedRankP(n));
    }
  });

  // Hollander, Wolfe & Chicken, example 3.1, as in R: wilcox.test(x, y, paired = TRUE) gives V = 5, p = 0.03906.
  test('is that of R for the depression scores of Hollander and Wolfe', () => {
    const before = [1.83, 0.5, 1.62, 2.48, 1.68, 1.88, 1.55, 3.06, 1.3];
    const after = [0.878, 0.647, 0.598, 2.05, 1.06, 1.29, 1.06, 3.14, 1.29];
    expect(signedRankP(after.map((value, index) => value - before[index]!))).toBeCloseTo(0.03906, 5);
  });

  test('is approximated above fifty, close to the exact one below', () => {
    const some = (n: number) => Array.from({ length: n }, (_, index) => (((index * 37) % n) - 0.4 * n) / n);
    const [below, above] = [signedRankP(some(50)), signedRankP(some(51))];
    expect(Math.abs(Math.log(above / below))).toBeLessThan(0.15);
  });
});

describe('the interval', () => {
  // R: wilcox.test(..., conf.int = TRUE) gives -0.46 and -0.786 to -0.010 at 96.1 %.
  test('is that of R for the depression scores of Hollander and Wolfe', () => {
    const differences = [-0.952, 0.147, -1.022, -0.43, -0.62, -0.59, -0.49, 0.08, -0.01];
    const { shift, intervals } = walshIntervals(differences, [0.95]);
    expect(shift).toBeCloseTo(-0.46, 6);
    expect(intervals).toEqual([{ low: expect.closeTo(-0.786, 6), high: expect.closeTo(-0.01, 6) }]);
  });

  test('is open where the differences are too few for its level', () => {
    const levels = (n: number) =>
      walshIntervals(
        Array.from({ length: n }, (_, index) => index),
        [0.95, 0.6],
      ).intervals;
    expect(levels(5)[0]).toEqual({ low: -Infinity, high: Infinity });
    expect(levels(6)[0]).toEqual({ low: 0, high: 5 });
    expect(levels(3)[1]).toEqual({ low: 0, high: 2 });
    expect(levels(1)[1]).toEqual({ low: -Infinity, high: Infinity });
  });

  test('leaves out exactly the shifts that the test rejects', () => {
    const differences = [0.3, 1.7, -0.4, 2.9, 1.1, 0.8, 3.3, -1.2, 2.2, 0.1];
    const [{ low, high } = { low: 0, high: 0 }] = walshIntervals(differences, [0.9]).intervals;
    const pOf = (shift: number) => signedRankP(differences.map((one) => one - shift));
    expect(pOf(low - 1e-6)).toBeLessThanOrEqual(0.1);
    expect(pOf(low + 1e-6)).toBeGreaterThan(0.1);
    expect(pOf(high - 1e-6)).toBeGreaterThan(0.1);
    expect(pOf(high + 1e-6)).toBeLessThanOrEqual(0.1);
  });
});
