import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { hodgesLehmannIntervals } from '../../../src/stats/hodges-lehmann.ts';
import { mannWhitney } from '../../../src/stats/mann-whitney.ts';
import { type Random, randomSample, seededRandom, wholeNumber } from '../../support/random-samples.ts';

function randomPair(random: Random, largest: number) {
  const sample = (around: number) =>
    randomSample(random, { size: wholeNumber(random, 4, largest), around, decimals: 9 });
  return { base: sample(100), head: sample(102) };
}

/** The ratio with one interval. */
function hodgesLehmann(base: readonly number[], head: readonly number[], confidence: number) {
  const estimate = hodgesLehmannIntervals(base, head, [confidence]);
  return estimate && { ratio: estimate.ratio, ...estimate.intervals[0]! };
}

describe('hodgesLehmann', () => {
  // Hollander & Wolfe (1973), p. 69, permeability of membranes: R's wilcox.test(x, y, conf.int = TRUE) gives
  // W = 35, p-value = 0.2544, difference in location 0.305, 95 percent confidence interval -0.15 to 0.76.
  test('is the one of R, whose differences are our ratios of exponentials', () => {
    const x = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46].map(Math.exp);
    const y = [1.15, 0.88, 0.9, 0.74, 1.21].map(Math.exp);
    const { u, p } = mannWhitney(x, y);
    expect({ u, p: p.toFixed(4) }).toEqual({ u: 35, p: '0.2544' });
    const { ratio, low, high } = hodgesLehmann(y, x, 0.95)!;
    expect([ratio, low, high].map((value) => Number(Math.log(value).toFixed(4)))).toEqual([0.305, -0.15, 0.76]);
  });

  test('finds a factor between scaled samples', () => {
    const base = [100, 101, 102, 103, 104, 105];
    const { ratio, low, high } = hodgesLehmann(
      base,
      base.map((x) => x * 1.5),
      0.95,
    )!;
    expect(ratio).toBeCloseTo(1.5, 12);
    expect(low).toBeGreaterThan(1.4);
    expect(high).toBeLessThan(1.6);
    expect(hodgesLehmann(base, base, 0.95)!.ratio).toBe(1);
  });

  test('leaves 1 out exactly when the test rejects, without ties', () => {
    const random = seededRandom(11);
    for (let i = 0; i < 300; i++) {
      const { base, head } = randomPair(random, i % 10 === 0 ? 60 : 20);
      const { low, high } = hodgesLehmann(base, head, 0.95)!;
      const { p } = mannWhitney(base, head);
      if (Math.abs(p - 0.05) > 1e-3) expect(low > 1 || high < 1).toBe(p < 0.05);
    }
  });

  test('turns round with the sides', () => {
    const random = seededRandom(12);
    for (let i = 0; i < 50; i++) {
      const { base, head } = randomPair(random, 60);
      const forth = hodgesLehmann(base, head, 0.95)!;
      const back = hodgesLehmann(head, base, 0.95)!;
      expect(forth.ratio * back.ratio).toBeCloseTo(1, 12);
      if (forth.low > 0) expect(forth.low * back.high).toBeCloseTo(1, 12);
      expect(forth.low).toBeLessThanOrEqual(forth.ratio);
      expect(forth.ratio).toBeLessThanOrEqual(forth.high);
    }
  });

  test('has no bounds where there are too few values', () => {
    expect(hodgesLehmann([1, 2, 3], [2, 4, 6], 0.95)).toEqual({ ratio: 2, low: 0, high: Infinity });
    expect(hodgesLehmann([1], [3], 0.95)).toEqual({ ratio: 3, low: 0, high: Infinity });
    expect(hodgesLehmann([1, 2, 3, 4], [8, 9, 10, 11], 0.95)).toMatchObject({ low: 2, high: 11 });
  });

  test('zeros on both sides are equal, and a zero base is exceeded beyond all factors', () => {
    const rare = [0, 0, 0, 0, 0, 0, 0, 1];
    expect(hodgesLehmann(rare, rare, 0.6)).toEqual({ ratio: 1, low: 1, high: 1 });
    expect(hodgesLehmann([0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 1], 0.95)).toMatchObject({ low: Infinity });
    expect(hodgesLehmann([0, 1], [0, 1], 0.6)?.ratio).toBe(1);
  });

  test('does not exist for negatives and what is not finite', () => {
    for (const odd of [-1, Infinity, Number.NaN]) {
      expect(hodgesLehmann([1, odd], [1, 2], 0.95)).toBeNull();
      expect(hodgesLehmann([1, 2], [odd, 2], 0.95)).toBeNull();
    }
  });

  test('covers the true factor as often as it says', () => {
    const random = seededRandom(13);
    const runs = 2000;
    let covered = 0;
    for (let i = 0; i < runs; i++) {
      const [base, head] = [100, 110].map((around) => randomSample(random, { size: 10, around, decimals: 9 }));
      const { low, high } = hodgesLehmann(base!, head!, 0.95)!;
      if (low <= 1.1 && 1.1 <= high) covered += 1;
    }
    // 0.9567 is what 10 + 10 values attain; 2,000 runs scatter by 0.005.
    expect(Math.abs(covered / runs - 0.9567)).toBeLessThan(0.015);
  });
});

describe('hodgesLehmannIntervals', () => {
  test('gives one interval for each confidence, in order, the surer the wider', () => {
    const { base, head } = randomPair(seededRandom(14), 30);
    const { ratio, intervals } = hodgesLehmannIntervals(base, head, [0.95, 0.6])!;
    expect(intervals).toHaveLength(2);
    for (const [index, confidence] of [0.95, 0.6].entries()) {
      expect({ ratio, ...intervals[index] }).toEqual(hodgesLehmann(base, head, confidence));
    }
    expect(intervals[0]!.low).toBeLessThan(intervals[1]!.low);
    expect(intervals[0]!.high).toBeGreaterThan(intervals[1]!.high);
  });

  test('hardly changes from the exact to the approximate index', () => {
    const random = seededRandom(15);
    const sample = (size: number) => randomSample(random, { size, around: 100, decimals: 9 });
    const [base, head] = [sample(50), sample(50)];
    const exact = hodgesLehmann(base, head, 0.95)!;
    const normal = hodgesLehmann([...base, 100], [...head, 100], 0.95)!;
    expect(normal.low).toBeCloseTo(exact.low, 2);
    expect(normal.high).toBeCloseTo(exact.high, 2);
  });
});
