import { describe, expect, test } from '@jest/globals';
import { medianInterval } from '../../../src/stats/median-interval.ts';
import { randomSample, seededRandom } from '../../support/random-samples.ts';

/** 1, 2, … n: each value is its own position. */
const positions = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

/** P(k <= heads <= l) of n tosses, counted. */
function probability(n: number, k: number, l: number): number {
  let row = [1n];
  for (let i = 1; i <= n; i++) row = [1n, ...row.slice(1).map((value, index) => value + row[index]!), 1n];
  const ways = row.slice(Math.max(0, k), Math.max(0, l + 1)).reduce((sum, value) => sum + value, 0n);
  return Number(ways) / 2 ** n;
}

describe('medianInterval', () => {
  // What benchstat takes; 24 is where its rounding of the binomials shows, 31 and above are the normal approximation.
  test.each([
    [6, 0.95, 1, 6],
    [10, 0.95, 2, 9],
    [20, 0.95, 6, 15],
    [24, 0.95, 8, 18],
    [28, 0.99, 8, 22],
    [30, 0.95, 10, 21],
    [30, 0.999, 7, 25],
    [31, 0.95, 10, 22],
    [32, 0.95, 10, 22],
    [50, 0.95, 18, 32],
    [8, 0.99, 1, 8],
    [3, 0.5, 1, 3],
  ])('of %p values at %p runs from position %p to %p', (n, confidence, low, high) => {
    const interval = medianInterval(positions(n), confidence);
    expect([interval.low, interval.high]).toEqual([low, high]);
  });

  test('says what it covers, which is no less than what was asked for', () => {
    for (let n = 1; n <= 30; n++) {
      for (const asked of [0.5, 0.8, 0.9, 0.95, 0.99]) {
        const { low, high, confidence } = medianInterval(positions(n), asked);
        expect(confidence).toBeGreaterThanOrEqual(asked);
        expect(confidence).toBeCloseTo(probability(n, low, high - 1), 12);
      }
    }
  });

  test('is infinite where there are too few values: below 6 at 0.95, below 8 at 0.99', () => {
    expect(medianInterval([1], 0.95)).toEqual({ low: -Infinity, high: Infinity, confidence: 1 });
    expect(medianInterval(positions(5), 0.95)).toEqual({ low: -Infinity, high: 5, confidence: 31 / 32 });
    expect(medianInterval(positions(7), 0.99)).toEqual({ low: -Infinity, high: 7, confidence: 127 / 128 });
    expect(medianInterval(positions(100), 1)).toEqual({ low: -Infinity, high: Infinity, confidence: 1 });
  });

  test('does not ask for sorted values, nor sort them', () => {
    const values = [30, 4, 100, 2, 9, 7];
    expect(medianInterval(values, 0.95)).toMatchObject({ low: 2, high: 100 });
    expect(values).toEqual([30, 4, 100, 2, 9, 7]);
  });

  test('covers the true median as often as it says', () => {
    const random = seededRandom(5);
    const [runs, size] = [4000, 10];
    let covered = 0;
    for (let i = 0; i < runs; i++) {
      const { low, high } = medianInterval(randomSample(random, { size, around: 100, decimals: 9 }), 0.95);
      if (low <= 100 && 100 <= high) covered += 1;
    }
    expect(covered / runs).toBeCloseTo(probability(10, 2, 8), 1.7);
  });
});
