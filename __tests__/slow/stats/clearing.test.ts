import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { CLEARING_ERROR, clearingLevels } from '../../../src/stats/clearing.ts';
import { ratiosOutside } from '../../../src/stats/hodges-lehmann.ts';

describe('clearingLevels', () => {
  test('a single look has the whole error', () => {
    expect(clearingLevels([10], 10)).toEqual([expect.closeTo(CLEARING_ERROR, 12)]);
  });

  test('the first look has a level that ranks can have, and the others what is left', () => {
    // With three and three values, ranks have levels of 0.05, 0.1 and 0.2; 0.2·(3/30)^(1/10) is 0.159.
    const levels = clearingLevels([3, 6, 10, 14, 20, 30], 30);
    // The others by a grid four times as fine.
    for (const [index, level] of [0.1, 0.1243, 0.0437, 0.0313, 0.0281, 0.0276].entries())
      expect(levels[index]! / level).toBeCloseTo(1, 1);
    expect(ratiosOutside(3, 3, 1 - 2 * levels[0]!)).toBe(2);
  });

  test('other tests may use all of the first level', () => {
    const [first, second] = clearingLevels([3, 6, 10, 14, 20, 30], 30, 'other');
    expect(first).toBeCloseTo(CLEARING_ERROR * 0.1 ** (1 / 10), 12);
    expect(second).toBeLessThan(0.07);
  });

  test('a look that time has brought forward has no more than it would have had', () => {
    const planned = clearingLevels([6, 10, 14, 20, 30], 30);
    const early = clearingLevels([6, 10, 12], 30);
    expect(early.slice(0, 2)).toEqual(planned.slice(0, 2));
    expect(early[2]).toBeLessThan(planned[1]!);
  });

  test.each([
    [[3, 6, 10, 14, 20, 30], 30],
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
    const looks = [3, 6, 10, 14, 20, 30];
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
