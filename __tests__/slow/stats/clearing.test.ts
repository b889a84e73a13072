import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { CLEARING_ERROR, clearingLevels } from '../../../src/stats/clearing.ts';
import { ratiosOutside } from '../../../src/stats/hodges-lehmann.ts';

describe('clearingLevels', () => {
  test('a single look has the whole error', () => {
    expect(clearingLevels([10], 10)).toEqual([expect.closeTo(CLEARING_ERROR, 12)]);
  });

  test('the first look has most of it, and every look something', () => {
    const [first, ...others] = clearingLevels([6, 10, 14, 20, 30], 30);
    expect(first).toBeCloseTo(CLEARING_ERROR * 0.2 ** (1 / 7), 12);
    // By 100,000 random walks: 0.059, 0.043, 0.040 and 0.040, all to 0.003.
    for (const level of others) expect(level).toBeGreaterThan(0.035);
    for (const level of others) expect(level).toBeLessThan(0.063);
  });

  test('a look that time has brought forward has no more than it would have had', () => {
    const planned = clearingLevels([6, 10, 14, 20, 30], 30);
    const early = clearingLevels([6, 10, 12], 30);
    expect(early.slice(0, 2)).toEqual(planned.slice(0, 2));
    expect(early[2]).toBeLessThan(planned[1]!);
  });

  test.each([
    [[6, 10, 14, 20, 30], 30],
    [[4, 6, 10], 10],
    [[10, 14, 20], 20],
  ])('of sums of normal numbers, looks after %j clear one on the border as often as they may', (looks, max) => {
    const levels = clearingLevels(looks, max);
    const random = randomOf(5);
    const runs = 20_000;
    let cleared = 0;
    for (let run = 0; run < runs; run += 1) {
      let [sum, rounds] = [0, 0];
      cleared += Number(
        looks.some((look, index) => {
          for (; rounds < look; rounds += 1) sum += random.gauss();
          return tail(sum / Math.sqrt(look)) < levels[index]!;
        }),
      );
    }
    // Four standard errors, and what the grid of the recursion leaves.
    expect(Math.abs(cleared / runs - CLEARING_ERROR)).toBeLessThan(4 * 0.0028 + 0.004);
  });

  test('and so do ranks: a change exactly at the limit is cleared in at most one of five runs', () => {
    const looks = [6, 10, 14, 20, 30];
    const outside = clearingLevels(looks, 30).map((level, index) =>
      ratiosOutside(looks[index]!, looks[index]!, 1 - 2 * level),
    );
    const random = randomOf(6);
    const runs = 3000;
    let cleared = 0;
    for (let run = 0; run < runs; run += 1) {
      const values = { base: drawn(random.gauss), head: drawn(random.gauss) };
      cleared += Number(looks.some((look, index) => topOf(values, look, outside[index]!) <= 0));
    }
    expect(cleared / runs).toBeLessThan(CLEARING_ERROR + 2 * 0.0073);
  });
});

const drawn = (gauss: () => number) => Array.from({ length: 30 }, gauss);

/** The upper end of the shift from base to head. */
function topOf(
  { base, head }: { base: readonly number[]; head: readonly number[] },
  look: number,
  outside: number,
): number {
  const shifts = base.slice(0, look).flatMap((from) => head.slice(0, look).map((to) => to - from));
  return shifts.toSorted((left, right) => right - left)[outside - 1]!;
}

/** P(Z > z), from the simplest formula that is good enough here: Abramowitz & Stegun 26.2.17. */
function tail(z: number): number {
  if (z < 0) return 1 - tail(-z);
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp(-0.5 * z * z) / Math.sqrt(2 * Math.PI)) * series;
}
