import { describe, expect, test } from '@jest/globals';
import { testCommonMove } from '../../../src/compare/common-move-test.ts';
import type { Comparison, SampleSummary } from '../../../src/model/comparison.ts';
import { aComparison, aSummary } from '../../support/comparison.ts';

const BLOCKS = [
  [1, 2],
  [3, 4],
  [5, 6],
];

/** A row whose sides have these values in rounds 1, 2, …; null: none in that round. */
function row(
  base: readonly (number | null)[],
  head: readonly (number | null)[],
  given: Partial<Omit<Comparison, 'base' | 'head'>> = {},
): Comparison {
  return { ...aComparison(given), base: inRounds(base), head: inRounds(head) };
}

function inRounds(all: readonly (number | null)[]): SampleSummary {
  const rounds = all.flatMap((value, index) => (value === null ? [] : [index + 1]));
  return { ...aSummary(all.filter((value) => value !== null)), rounds };
}

const worse = (...moved: readonly Comparison[]) => testCommonMove({ way: 'worse', moved, of: 1 }, BLOCKS).p;
const ALL_OF_IT = 1 / 216;

describe('evidenceFor', () => {
  test('compares only within blocks', () => {
    // Drifts by more than it differs: without blocks it would be hidden.
    expect(worse(row([1, 1, 5, 5, 9, 9], [2, 2, 6, 6, 10, 10]))).toBeCloseTo(ALL_OF_IT, 12);
    expect(worse(row([1, 1, 5, 5, 9, 9], [1, 1, 5, 5, 9, 9]))).toBe(1);
  });

  test('takes a rate that fell for worse', () => {
    const rate = { better: 'higher' } as const;
    expect(worse(row([2, 2, 2, 2, 2, 2], [1, 1, 1, 1, 1, 1], rate))).toBeCloseTo(ALL_OF_IT, 12);
    expect(
      testCommonMove({ way: 'better', moved: [row([2, 2], [3, 3], rate)], of: 1 }, BLOCKS.slice(0, 1)).p,
    ).toBeCloseTo(1 / 6, 12);
  });

  test('a row that is missing in a round of a block takes no part in that block', () => {
    const whole = row([1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2]);
    const cut = row([90, null, 90, 90, null, null], [9, null, 9, 9, null, null]);
    // In the second block both rows count, and the larger fall of the other one decides.
    expect(worse(whole, cut)).toBeCloseTo(evidenceOf([4, 0, 4]), 12);
  });

  test('rounds that were not measured and values of zero are no evidence', () => {
    expect(worse(row([1, 1], [2, 2]))).toBeCloseTo(1 / 6, 12);
    expect(worse(row([0, 0], [2, 2]))).toBe(1);
  });
});

/** P(at least as many pairs) over blocks of two and two, from the six deals of each. */
function evidenceOf(pairs: readonly number[]): number {
  const deals = [0, 1, 2, 2, 3, 4];
  const sums = pairs.reduce<number[]>((all) => all.flatMap((sum) => deals.map((one) => sum + one)), [0]);
  const seen = pairs.reduce((sum, one) => sum + one, 0);
  return sums.filter((sum) => sum >= seen).length / sums.length;
}
