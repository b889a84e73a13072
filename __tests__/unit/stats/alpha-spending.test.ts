import { describe, expect, test } from '@jest/globals';
import { planFullLooks, planLooks, planPauses, spendAlpha } from '../../../src/stats/alpha-spending.ts';
import { smallestTwoSidedP } from '../../../src/stats/mann-whitney.ts';

const oneSidedP = (rounds: number) => smallestTwoSidedP(rounds, rounds) / 2;
const always = () => 0;

test('measuring asks once before the looks, where nothing can be spent', () => {
  expect(planPauses({ min: 6, max: 30 })).toEqual([2, 3, 6, 10, 14, 20, 30]);
  expect(planPauses({ min: 10, max: 10 })).toEqual([2, 10]);
  expect(planPauses({ min: 2, max: 8 })).toEqual([2, 6, 8]);
  expect(planPauses({ min: 1, max: 1 })).toEqual([1]);
});

describe('looks', () => {
  test.each([
    [6, 30, [3, 6, 10, 14, 20, 30]],
    [10, 10, [10]],
    [6, 20, [3, 6, 10, 14, 20]],
    [8, 25, [4, 8, 10, 14, 20, 25]],
    [4, 12, [4, 6, 10, 12]],
    [2, 4, [2, 4]],
    [7, 60, [4, 7, 10, 14, 20, 30, 45, 60]],
    [1, 1, [1]],
  ])('from %p to %p rounds are %p', (min, max, expected) => {
    expect(planLooks({ min, max })).toEqual(expected);
    // Those before the minimum only clear.
    expect(planFullLooks({ min, max })).toEqual(expected.filter((look) => look >= min));
  });
});

describe('spentAlpha', () => {
  const plan = planFullLooks({ min: 6, max: 30 });

  test('is all of alpha when there is one look', () => {
    expect(spendAlpha({ alpha: 0.01, looks: [10] }, 10, always)).toBe(0.01);
  });

  test('grows with the square of the rounds and adds up to alpha', () => {
    const parts = plan.map((rounds) => spendAlpha({ alpha: 0.09, looks: plan }, rounds, always));
    expect(parts[0]).toBeCloseTo(0.0036, 15);
    expect(parts[1]).toBeCloseTo(0.01 - 0.0036, 15);
    expect(parts.reduce((sum, part) => sum + part)).toBeCloseTo(0.09, 15);
  });

  test('carries on what an early look could not have spent', () => {
    // 0.01 among 100 benchmarks: 6 rounds give 1/924 at best and 10 rounds 1/184756, allowed are 4e-6 and 1.1e-5.
    const alpha = 1e-4;
    expect(spendAlpha({ alpha: alpha, looks: plan }, 6, oneSidedP)).toBeLessThan(oneSidedP(6));
    expect(spendAlpha({ alpha: alpha, looks: plan }, 10, oneSidedP)).toBeCloseTo(alpha / 9, 18);
    expect(spendAlpha({ alpha: alpha, looks: plan }, 14, oneSidedP)).toBeCloseTo(alpha * ((14 / 30) ** 2 - 1 / 9), 18);
  });

  test('never hands out more than alpha over the looks that can decide', () => {
    for (const alpha of [0.05, 0.01, 1e-3, 1e-4, 1e-5, 1e-8]) {
      for (const [min, max] of [
        [6, 30],
        [4, 12],
        [8, 25],
        [10, 10],
        [2, 50],
      ] as const) {
        const parts = planFullLooks({ min, max }).map((rounds, _, all) => {
          const part = spendAlpha({ alpha: alpha, looks: all }, rounds, oneSidedP);
          expect(part).toBeGreaterThan(0);
          return oneSidedP(rounds) <= part ? part : 0;
        });
        expect(parts.reduce((sum, part) => sum + part)).toBeLessThanOrEqual(alpha * (1 + 1e-12));
      }
    }
  });

  test('takes a stop between the looks as the look it is', () => {
    expect(spendAlpha({ alpha: 0.09, looks: plan }, 12, always)).toBeCloseTo(
      0.09 * ((12 / 30) ** 2 - (10 / 30) ** 2),
      15,
    );
    expect(spendAlpha({ alpha: 0.09, looks: plan }, 3, always)).toBeCloseTo(0.09 * (3 / 30) ** 2, 15);
    expect(spendAlpha({ alpha: 0.09, looks: plan }, 40, always)).toBe(0);
  });
});
