// A benchmark that gets 0.25 % slower with each of 40 commits: no pull request breaks a budget of 5 %, and together they
// are 10 %. A budget against the release crosses its 5 % at commit 20.

import { describe, expect, test } from '@jest/globals';
import { boilFrog } from '../../../bench/measurements/boiling-frog.ts';

const YEARS = 20;

const liveYears = (step: number, night: number) =>
  Array.from({ length: YEARS }, (_, seed) => boilFrog({ step, commits: 40, night, noise: 0.009, seed: seed + 1 }));

describe('0.25 % in each of 40 commits, and each fourth compared with the release', () => {
  const years = liveYears(0.0025, 4);

  test('no pull request breaks its budget against base', () => {
    expect(years.map(({ brokenAgainstBase }) => brokenAgainstBase)).toEqual(years.map(() => 0));
  });

  test('the budget against the release tells at commit 18 to 26', () => {
    const reportedAt = years.map((year) => year.reportedAt ?? Infinity);
    expect(reportedAt.filter((commit) => commit >= 18 && commit <= 26).length).toBeGreaterThanOrEqual(0.9 * YEARS);
    expect(Math.min(...reportedAt)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...reportedAt)).toBeLessThanOrEqual(28);
  });
});

test('a benchmark that does not change breaks no budget', () => {
  for (const { reportedAt, brokenAgainstBase } of liveYears(0, 4))
    expect([reportedAt, brokenAgainstBase]).toEqual([null, 0]);
});
