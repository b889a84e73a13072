import { describe, expect, test } from '@jest/globals';
import {
  estimateFastestThird,
  smallestFastestThirdP,
  sortSides,
  testFastestThird,
} from '../../../src/stats/fastest-third.ts';
import { type Random, randomSample, seededRandom, wholeNumber } from '../../support/random-samples.ts';

const sample = (random: Random, size: number, around = 100) => randomSample(random, { size, around, decimals: 9 });

/** By counting every way to deal the values. */
function countP(base: readonly number[], head: readonly number[]): number {
  const pooled = [...base, ...head];
  const scored = Math.round(pooled.length / 3);
  const order = [...pooled.keys()].sort((left, right) => pooled[left]! - pooled[right]!);
  const scores = order.map((_, rank) => Math.max(0, scored - rank));
  const ranksOfHead = head.map((_, index) => order.indexOf(base.length + index));
  const observed = ranksOfHead.reduce((sum, rank) => sum + scores[rank]!, 0);
  let [low, high, all] = [0, 0, 0];
  const deal = (rank: number, left: number, sum: number) => {
    if (left === 0) {
      all += 1;
      if (sum <= observed) low += 1;
      if (sum >= observed) high += 1;
      return;
    }
    for (let next = rank; next <= pooled.length - left; next++) deal(next + 1, left - 1, sum + scores[next]!);
  };
  deal(0, head.length, 0);
  return Math.min(1, (2 * Math.min(low, high)) / all);
}

describe('p of the fastest third', () => {
  test('is the share of the deals that are as extreme', () => {
    const random = seededRandom(1);
    for (let run = 0; run < 60; run++) {
      const [n, m] = [wholeNumber(random, 1, 6), wholeNumber(random, 1, 6)];
      const [base, head] = [sample(random, n), sample(random, m, 101)];
      expect(testFastestThird(sortSides(base, head))).toBeCloseTo(countP(base, head), 12);
    }
  });

  test('is smallest without a value of head in it', () => {
    const base = Array.from({ length: 10 }, (_, index) => 100 + index);
    const head = base.map((value) => value + 50);
    expect(testFastestThird(sortSides(base, head)) / 2).toBeCloseTo(smallestFastestThirdP(10, 10), 15);
    expect(smallestFastestThirdP(10, 10)).toBeCloseTo(286 / 184_756, 15);
  });

  test('sees fast runs that medians hide', () => {
    const base = [100, 100.1, 100.2, 100.3, 100.4, 100.5, 100.6, 140, 150, 160, 170, 180];
    const head = [104, 104.1, 104.2, 104.3, 104.4, 104.5, 104.6, 130, 141, 151, 161, 171];
    expect(testFastestThird(sortSides(base, head))).toBeLessThan(0.02);
  });

  test('counts equal values against a difference', () => {
    const flat = [100, 100, 100, 100, 100, 100];
    expect(testFastestThird(sortSides(flat, flat))).toBe(1);
    expect(testFastestThird(sortSides([99, ...flat], [...flat, 101]))).toBe(1);
  });
});

describe('the interval of the fastest third', () => {
  test('has the ratios that the test does not reject, and the estimate', () => {
    const random = seededRandom(2);
    for (let run = 0; run < 40; run++) {
      const [n, m] = [wholeNumber(random, 6, 14), wholeNumber(random, 6, 14)];
      const [base, head] = [sample(random, n), sample(random, m, 110)];
      const { ratio, intervals } = estimateFastestThird(sortSides(base, head), [0.95, 0.6]);
      const p = (factor: number) =>
        testFastestThird(
          sortSides(
            base.map((value) => value * factor),
            head,
          ),
        );
      for (const [index, { low, high }] of intervals.entries()) {
        const level = [0.05, 0.4][index]!;
        expect(low <= ratio && ratio <= high).toBe(true);
        if (low > 0) expect([p(low * 0.999999) <= level, p(low * 1.000001) > level]).toEqual([true, true]);
        if (high < Infinity) expect([p(high * 1.000001) <= level, p(high * 0.999999) > level]).toEqual([true, true]);
      }
    }
  });

  test('has no end where the values are too few', () => {
    const { intervals } = estimateFastestThird(sortSides([100, 101, 102], [103, 104, 105]), [0.95]);
    expect(intervals).toEqual([{ low: 0, high: Infinity }]);
  });
});
