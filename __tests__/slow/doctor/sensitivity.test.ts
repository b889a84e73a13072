// The promise of a smallest change is held against the gate itself: simulated runs with that change, judged by the
// whole pipeline, must fail in nine of ten.

import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import type { Policy } from '../../../src/budgets/budget.ts';
import { findMinRounds, LIMIT_STEPS, minLimitFor, sensitivityOf, type TestPlan } from '../../../src/doctor/noise.ts';
import { BUDGET_DEFAULTS } from '../../../src/settings/budget-schema.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { countCases } from '../../support/case-count.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { aRecording } from '../../support/recordings.ts';
import { noisyTimes } from '../../support/seeded-noise.ts';
import { TODAY } from '../../support/today.ts';

const effort = (max: number, share: number): TestPlan => ({
  rounds: { min: Math.min(6, max), max },
  alpha: 0.01,
  testCount: share,
});

const lower = (spread: number) => ({ spread, better: 'lower' }) as const;

describe('what is found in 9 of 10 runs', () => {
  const cases = [
    { max: 10, share: 1, spread: 0.02, limit: 0.05, better: 'lower' },
    { max: 14, share: 10, spread: 0.05, limit: 0.05, better: 'lower' },
    { max: 20, share: 100, spread: 0.03, limit: 0.02, better: 'higher' },
    { max: 30, share: 100, spread: 0.1, limit: 0.1, better: 'lower' },
  ] as const;

  test.each(cases.slice(0, countCases({ usual: 1, all: 4 })))(
    'the gate fails as often: %j',
    ({ max, share, spread, limit, better }) => {
      const plan = effort(max, share);
      const worsening = sensitivityOf(plan).findWorsening({ spread, better }, limit)!;
      const factor = better === 'lower' ? 1 + worsening : 1 - worsening;
      // One row with the share of alpha that it would have among the others.
      const policy: Policy = {
        ...policyOf(null, TODAY),
        alpha: 0.01 / share,
        budgets: [{ ...BUDGET_DEFAULTS, metric: '*', limits: new Map([['max-regression', limit]]) }],
      };
      const random = seededRandom(max);
      const runs = 500;
      let failed = 0;
      for (let run = 0; run < runs; run += 1) {
        const base = noisyTimes(random, { middle: 10, spread, n: max });
        const head = noisyTimes(random, { middle: 10 * factor, spread, n: max });
        const label = better === 'lower' ? 'a time [ms]' : 'a rate [MB/s]';
        const report = analyse(aRecording({ [label]: { base, head } }, { rounds: plan.rounds }), policy);
        if (report.conclusion === 'fail') failed += 1;
      }
      expect(failed / runs).toBeGreaterThan(0.865);
      expect(failed / runs).toBeLessThan(0.935);
    },
  );
});

describe('the limit that a benchmark carries', () => {
  test('grows with the noise, and comes from the ladder', () => {
    const limits = [0.001, 0.01, 0.03, 0.06, 0.15].map((spread) =>
      sensitivityOf(effort(14, 10)).findLimit(lower(spread), 0.01),
    );
    expect(limits).toEqual(limits.toSorted((left, right) => left! - right!));
    for (const limit of limits) expect(LIMIT_STEPS).toContain(limit);
    expect(limits[0]).toBe(0.01);
  });

  test('is at least what is asked for', () => {
    expect(sensitivityOf(effort(14, 10)).findLimit(lower(0.001), 0.02)).toBe(0.02);
    expect([minLimitFor('sec/op'), minLimitFor('B/s'), minLimitFor('B/op')]).toEqual([0.02, 0.02, 0.01]);
  });

  test('finds twice itself, and the next smaller one does not', () => {
    const reach = sensitivityOf(effort(20, 10));
    for (const spread of [0.02, 0.05, 0.1, 0.2]) {
      const limit = reach.findLimit(lower(spread), 0.01)!;
      expect(reach.findWorsening(lower(spread), limit)).toBeGreaterThan(limit);
      expect(reach.findWorsening(lower(spread), limit)).toBeLessThanOrEqual((1 + limit) ** 2 - 1);
      const smaller = LIMIT_STEPS[LIMIT_STEPS.indexOf(limit as (typeof LIMIT_STEPS)[number]) - 1]!;
      expect(reach.findWorsening(lower(spread), smaller)).toBeGreaterThan((1 + smaller) ** 2 - 1);
    }
  });

  test('does not exist where noise hides everything or nothing can fail', () => {
    expect(sensitivityOf(effort(10, 1)).findLimit(lower(2), 0.01)).toBeNull();
    expect(sensitivityOf(effort(6, 100)).findLimit(lower(0.01), 0.01)).toBeNull();
    expect(sensitivityOf(effort(6, 100)).findWorsening(lower(0.01), 0.05)).toBeNull();
  });
});

test('the fewest rounds are those of the documentation', () => {
  const needed = [1, 10, 50, 200, 1000].map((share) => findMinRounds({ alpha: 0.01, testCount: share }));
  expect(needed).toEqual([5, 7, 8, 9, 10]);
});
