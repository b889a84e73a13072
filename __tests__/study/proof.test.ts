// `max-growth` and `min-improvement` under the models of noise of the study. `node bench/proof.ts` does the same with more cases.

import { describe, expect, test } from '@jest/globals';
import { GROWTH_BUGS } from '../../bench/proof/growth-bugs.ts';
import {
  growthTimes,
  judgeByHand,
  judgeClaim,
  judgeGrowth,
  policyWith,
  recordTimes,
} from '../../bench/proof/simulate.ts';
import { EQUAL_MODELS } from '../../bench/study/models.ts';

const SIZES = [250, 500, 1000, 2000, 4000];
const growth = policyWith('max-growth: n^1.2');
const linear = (n: number) => 30 * n;
const each = EQUAL_MODELS.map((model, index) => ({ model, seed: index + 1 }));

describe('growth', () => {
  test.each(GROWTH_BUGS)('the quadratic $name is red, and its repair is not', ({ repaired, broken }) => {
    const judged = each
      .slice(0, 12)
      .map((one) =>
        [broken, repaired].map((head) => judgeGrowth(recordTimes(one, growthTimes(SIZES, repaired, head)), growth)),
      );
    expect(new Set(judged.map(String))).toEqual(new Set(['fail,pass']));
  });

  test('linear benchmarks are never red, and a test by hand fails some of them', () => {
    const unchanged = each.map((one) => recordTimes(one, growthTimes(SIZES, linear, linear)));
    expect(unchanged.filter((one) => judgeGrowth(one, growth) !== 'pass')).toEqual([]);
    expect(unchanged.filter((one) => judgeByHand(one) === 'fail').length).toBeGreaterThan(1);
  });
});

test('ten percent proves a claim of five, and nothing proves a claim of one', () => {
  const [five, one] = [policyWith('min-improvement: 5%'), policyWith('min-improvement: 1%')];
  const seeds = Array.from({ length: 50 }, (_, index) => ({ model: 'ln2' as const, seed: index + 1 }));
  const outcomes = (change: number, policy: typeof five) =>
    new Set(seeds.map((seed) => judgeClaim(seed, change, policy)));
  expect(outcomes(-0.1, five)).toEqual(new Set(['pass']));
  expect(outcomes(0, one)).toEqual(new Set(['fail']));
});
