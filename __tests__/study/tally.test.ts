// The figures of the study: what pull requests add up to, and how sure a figure is.

import { describe, expect, test } from '@jest/globals';
import { check, type Goal } from '../../bench/study/goals.ts';
import { findFirstFail } from '../../bench/study/job.ts';
import { upperLimit } from '../../bench/study/proportion.ts';
import type { SimulatedRow } from '../../bench/study/pull-request.ts';
import { figure, type PullRequestTally, tallyOf } from '../../bench/study/tally.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { TODAY } from '../support/today.ts';

const ROW: SimulatedRow = {
  outcome: 'pass',
  rounds: 6,
  truth: 0.1,
  change: 0.09,
  interval: { low: 0.05, high: 0.12 },
  detectable: null,
};

function tally(...rows: readonly Partial<SimulatedRow>[]): PullRequestTally {
  const judged = { conclusion: 'pass', rounds: 10, rows: rows.map((row) => ({ ...ROW, ...row })) } as const;
  return tallyOf(judged, 10);
}

describe('a tally', () => {
  test('has shares of the outcomes, and rounds', () => {
    const one = tally({}, { outcome: 'fail', rounds: 10 }, { outcome: 'fail', rounds: 20 }, { outcome: 'unknown' });
    expect(one).toMatchObject({
      passed: 0.25,
      failed: 0.5,
      unknown: 0.25,
      roundsPerRow: 10.5,
      roundsToFail: 15,
    });
  });

  test('counts intervals that hold the truth', () => {
    const outside = { interval: { low: 0.11, high: 0.12 } };
    expect(tally({}, outside, { interval: null }, { truth: null }).covered).toEqual({ total: 1, rows: 2 });
    expect(tally({}, { ...outside, outcome: 'fail' }, { outcome: 'fail' }).coveredBy).toEqual({
      pass: { total: 1, rows: 1 },
      fail: { total: 1, rows: 2 },
      unknown: { total: 0, rows: 0 },
    });
  });

  test('counts changes in their own interval, ends included', () => {
    const changes = [0.05, 0.12, 0.13, null].map((change) => ({ change }));
    expect(tally(...changes).consistent).toEqual({ total: 2, rows: 3 });
  });

  test('looks apart at what failed as early as it can', () => {
    const early = { outcome: 'fail', rounds: 10, change: 0.2 } as const;
    const one = tally({}, early, { ...early, truth: 0 }, { ...early, rounds: 14 });
    expect(one.earlyCovered).toEqual({ total: 1, rows: 2 });
    expect(one.earlyChange).toEqual({ total: 0.4, rows: 2 });
  });
});

describe('a figure', () => {
  test('is a mean over pull requests, with the standard error of a mean', () => {
    const tallies = [tally({}), tally({}), tally({ outcome: 'fail' }), tally({ outcome: 'fail' })];
    const { mean, error } = figure(tallies, ({ failed }) => failed);
    expect(mean).toBe(0.5);
    expect(error).toBeCloseTo(Math.sqrt(1 / 3 / 4), 12);
  });

  test('leaves out what has no value', () => {
    expect(figure([tally({}), tally({ outcome: 'fail' })], ({ roundsToFail }) => roundsToFail)).toEqual({
      mean: 6,
      error: 0,
      size: 1,
    });
  });

  test('over rows weighs every row alike', () => {
    const wrong = { truth: 0 };
    const tallies = [tally({}, {}, wrong), tally(wrong)];
    expect(figure(tallies, ({ covered }) => covered)).toMatchObject({ mean: 0.5, size: 4 });
  });

  test('over rows has the error of what differs between pull requests', () => {
    const half = [tally({}, { truth: 0 }), tally({}, { truth: 0 })];
    expect(figure(half, ({ covered }) => covered).error).toBe(0);
    const apart = [tally({}, {}), tally({ truth: 0 }, { truth: 0 })];
    expect(figure(apart, ({ covered }) => covered).error).toBeCloseTo(0.5, 12);
  });
});

describe('the upper limit of a share', () => {
  // Clopper & Pearson; the binomial sums were worked out in fractions.
  test.each([
    [0, 400, 0.0091798],
    [2, 150, 0.0473331],
    [14, 150, 0.1516385],
    [5, 10, 0.812914],
  ])('%d of %d', (count, all, limit) => {
    expect(upperLimit(count, all)).toBeCloseTo(limit, 5);
  });

  test('of everything is everything', () => {
    expect(upperLimit(8000, 8000)).toBe(1);
  });
});

describe('a goal', () => {
  const goal = { effect: 0, what: '', of: ({ consistent }) => consistent, models: [] } satisfies Goal;
  const tallies = [...Array.from({ length: 99 }, () => tally({})), tally({ change: 1 })];

  test('may miss its limit by as much as chance does', () => {
    expect(check({ ...goal, atLeast: 0.995 }, tallies).isMissed).toBe(false);
  });

  test('of rows is as sure as there are rows', () => {
    const many = Array.from({ length: 20 }, () =>
      tally(...Array.from({ length: 100 }, (_, at) => ({ change: at < 97 ? 0.1 : 1 }))),
    );
    expect(check({ ...goal, atLeast: 0.98 }, many).isMissed).toBe(true);
    expect(check({ ...goal, atLeast: 0.975 }, many).isMissed).toBe(false);
  });

  test('that always holds has no exception', () => {
    expect(check({ ...goal, atLeast: 1 }, tallies).isMissed).toBe(true);
    expect(check({ ...goal, atLeast: 1 }, tallies.slice(0, 99)).isMissed).toBe(false);
  });
});

test.each([
  [1, 10],
  [100, 10],
  [1000, 14],
])('of %d benchmarks one can fail after %d rounds', (benchmarks, rounds) => {
  expect(findFirstFail(benchmarks, policyOf(null, TODAY))).toBe(rounds);
});
