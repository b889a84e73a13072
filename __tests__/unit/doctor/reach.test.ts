// The promise of a smallest change is held against the gate itself: simulated runs with that change, judged by the
// whole pipeline, must fail in nine of ten.

import { describe, expect, test } from '@jest/globals';
import type { Policy } from '../../../src/budgets/budget.ts';
import { type Effort, fewestRounds, LADDER, leastFor, reachOf } from '../../../src/doctor/reach.ts';
import { analyse } from '../../../src/pipeline.ts';
import { BUDGET } from '../../../src/settings/schema.ts';
import { policyOf } from '../../../src/settings/settle.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { aRecording } from '../../support/recordings.ts';
import { noisyTimes } from '../../support/seeded-noise.ts';
import { TODAY } from '../../support/today.ts';

const effort = (max: number, share: number): Effort => ({
  rounds: { min: Math.min(6, max), max },
  alpha: 0.01,
  share,
});

const lower = (spread: number) => ({ spread, better: 'lower' }) as const;

describe('what is found in 9 of 10 runs', () => {
  const cases = [
    { max: 10, share: 1, spread: 0.02, limit: 0.05, better: 'lower' },
    { max: 14, share: 10, spread: 0.05, limit: 0.05, better: 'lower' },
    { max: 20, share: 100, spread: 0.03, limit: 0.02, better: 'higher' },
    { max: 30, share: 100, spread: 0.1, limit: 0.1, better: 'lower' },
  ] as const;

  test.each(cases)('the gate fails as often: %j', ({ max, share, spread, limit, better }) => {
    const plan = effort(max, share);
    const worsening = reachOf(plan).found({ spread, better }, limit)!;
    const factor = better === 'lower' ? 1 + worsening : 1 - worsening;
    // One row with the share of alpha that it would have among the others.
    const policy: Policy = {
      ...policyOf(null, TODAY),
      alpha: 0.01 / share,
      budgets: [{ ...BUDGET, metric: '*', limits: new Map([['max-regression', limit]]) }],
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
  });
});

describe('the limit that a benchmark carries', () => {
  test('grows with the noise, and comes from the ladder', () => {
    const limits = [0.001, 0.01, 0.03, 0.06, 0.15].map((spread) =>
      reachOf(effort(14, 10)).carried(lower(spread), 0.01),
    );
    expect(limits).toEqual(limits.toSorted((left, right) => left! - right!));
    for (const limit of limits) expect(LADDER).toContain(limit);
    expect(limits[0]).toBe(0.01);
  });

  test('is at least what is asked for', () => {
    expect(reachOf(effort(14, 10)).carried(lower(0.001), 0.02)).toBe(0.02);
    expect([leastFor('sec/op'), leastFor('B/s'), leastFor('B/op')]).toEqual([0.02, 0.02, 0.01]);
  });

  test('finds twice itself, and the next smaller one does not', () => {
    const reach = reachOf(effort(20, 10));
    for (const spread of [0.02, 0.05, 0.1, 0.2]) {
      const limit = reach.carried(lower(spread), 0.01)!;
      expect(reach.found(lower(spread), limit)).toBeGreaterThan(limit);
      expect(reach.found(lower(spread), limit)).toBeLessThanOrEqual((1 + limit) ** 2 - 1);
      const smaller = LADDER[LADDER.indexOf(limit as (typeof LADDER)[number]) - 1]!;
      expect(reach.found(lower(spread), smaller)).toBeGreaterThan((1 + smaller) ** 2 - 1);
    }
  });

  test('does not exist where noise hides everything or nothing can fail', () => {
    expect(reachOf(effort(10, 1)).carried(lower(2), 0.01)).toBeNull();
    expect(reachOf(effort(6, 100)).carried(lower(0.01), 0.01)).toBeNull();
    expect(reachOf(effort(6, 100)).found(lower(0.01), 0.05)).toBeNull();
  });
});

test('the fewest rounds are those of the documentation', () => {
  const needed = [1, 10, 50, 200, 1000].map((share) => fewestRounds({ alpha: 0.01, share }));
  expect(needed).toEqual([5, 7, 8, 9, 10]);
});
