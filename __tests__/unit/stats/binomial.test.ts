import { describe, expect, test } from '@jest/globals';
import { choose, coinProbability } from '../../../src/stats/binomial.ts';

describe('choose', () => {
  test('is exact up to n = 50', () => {
    let row = [1n];
    for (let n = 1; n <= 50; n++) {
      row = [1n, ...row.slice(1).map((value, index) => value + row[index]!), 1n];
      expect(row.map((_, k) => BigInt(choose(n, k)))).toEqual(row);
    }
  });

  test('is close above', () => {
    expect(choose(100, 50) / Number(100891344545564193334812497256n)).toBeCloseTo(1, 14);
  });

  test('is 0 outside of 0 to n', () => {
    expect([choose(5, -1), choose(5, 6)]).toEqual([0, 0]);
  });
});

test('the probabilities of a coin sum to 1, for 1000 tosses too', () => {
  for (const n of [1, 6, 30, 1000]) {
    const sum = Array.from({ length: n + 1 }, (_, k) => coinProbability(n, k)).reduce((a, b) => a + b);
    expect(sum).toBeCloseTo(1, 11);
  }
});
