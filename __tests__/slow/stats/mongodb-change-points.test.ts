// The change points that the tests of MongoDB's signal-processing-algorithms assert, against ours. Its procedure is not that of
// apache/otava, so the tests below also compute what MongoDB's statistic says, by its formula, and show where the two part.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type EDivisiveOptions, findEDivisiveChangePoints } from '../../../src/stats/e-divisive.ts';
import { findRankChangePoints } from '../../../src/stats/rank-split.ts';
import { seededRandom } from '../../support/random-samples.ts';

interface AssertedSeries {
  readonly name: string;
  readonly values: readonly number[];
  /** In the order in which MongoDB's procedure finds them, unless its test sorts them. */
  readonly points: readonly number[];
}

interface CountedSeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly count: number;
}

const fixture = new URL('../../fixtures/change-points/mongodb.json', import.meta.url);
const { listed, counted }: { listed: AssertedSeries[]; counted: CountedSeries[] } = JSON.parse(
  readFileSync(fixture, 'utf8'),
);

const find = (name: string) => listed.find((one) => one.name === name)!;
const ranksOf = (values: readonly number[]) => findRankChangePoints(values).map(({ index }) => index);
const ascending = (one: number, other: number) => one - other;

test.each(counted)('$name: as many change points as asserted, $count', ({ values, count }) => {
  expect(findEDivisiveChangePoints(values)).toHaveLength(count);
});

describe('the asserted lists', () => {
  // With the defaults of `e-divisive`, and of `ranks`. Where a list differs, the tests below say why.
  test.each<[string, readonly number[], readonly number[]]>([
    ['random_ish_data', [20, 40, 50], [20, 40]],
    ['finds_simple_regression', [15], [15]],
    ['finds_ahead', [14, 15], [15]],
    ['finds_behind', [14, 15], [15]],
    ['finds_simple_regression2', [15], [15]],
    ['regression_and_recovery', [15, 30], [15, 30]],
    ['two_regressions', [15, 30], [15, 30]],
    ['no_regressions', [], []],
    ['absolute_certainty_univariate', [1000], [1000]],
  ])('%s: e-divisive gives %j, ranks %j', (name, eDivisive, ranks) => {
    expect(findEDivisiveChangePoints(find(name).values)).toEqual(eDivisive);
    expect(ranksOf(find(name).values)).toEqual(ranks);
  });

  // `finds_ahead` is the list of `ranks`. No parameter gives that of `regression_and_recovery`.
  test.each<[string, Partial<EDivisiveOptions>]>([
    ['random_ish_data', { p: 0.0001 }],
    ['finds_behind', { magnitude: 0.33 }],
  ])('%s: e-divisive gives the asserted list with %j', (name, options) => {
    const { values, points } = find(name);
    expect(findEDivisiveChangePoints(values, options)).toEqual(points.toSorted(ascending));
  });
});

interface Split {
  readonly index: number;
  readonly statistic: number;
}

/**
 * Returns the best split by MongoDB's statistic: nm/(n+m) times the energy distance 2·E|X−Y| − E|X−X'| − E|Y−Y'| of all values before
 * it and all values after it, with means over all pairs, also of a value with itself.
 */
function splitAsMongoDb(values: readonly number[]): Split {
  let best: Split = { index: 0, statistic: 0 };
  for (let index = 1; index < values.length; index += 1) {
    const [before, after] = [values.slice(0, index), values.slice(index)];
    const mean = (ones: readonly number[], others: readonly number[]) =>
      ones.reduce((sum, x) => sum + others.reduce((all, y) => all + Math.abs(x - y), 0), 0) /
      (ones.length * others.length);
    const distance = 2 * mean(before, after) - mean(before, before) - mean(after, after);
    const statistic = ((before.length * after.length) / values.length) * distance;
    if (statistic > best.statistic) best = { index, statistic };
  }
  return best;
}

/** Returns the candidates in the order in which MongoDB's procedure finds them, if each one is significant. */
function listCandidates(values: readonly number[], count: number): Split[] {
  const found: Split[] = [];
  while (found.length < count) {
    const bounds = [0, ...found.map(({ index }) => index).sort(ascending), values.length];
    const candidates = bounds.slice(1).map((end, at) => {
      const { index, statistic } = splitAsMongoDb(values.slice(bounds[at], end));
      return { index: bounds[at]! + index, statistic };
    });
    found.push(candidates.reduce((best, other) => (other.statistic > best.statistic ? other : best)));
  }
  return found;
}

describe('why they differ', () => {
  test.each(['random_ish_data', 'finds_ahead', 'finds_behind', 'finds_simple_regression2', 'regression_and_recovery'])(
    '%s: the asserted points are the best splits by its statistic, in its order',
    (name) => {
      const { values, points } = find(name);
      expect(listCandidates(values, points.length).map(({ index }) => index)).toEqual(points);
    },
  );

  test.each([
    ['finds_ahead', 14],
    ['finds_behind', 15],
  ])('%s: the next candidate is a single value, which permutations do not call significant', (name, index) => {
    const { values, points } = find(name);
    const [, next] = listCandidates(values, 2);
    expect(next!.index).toBe(index);
    const part = index < points[0]! ? values.slice(0, points[0]) : values.slice(points[0]);
    // The one value that differs is at each place equally often. At either end the split is as good as the candidate.
    const as = part.map((_, place) => {
      const others = part.filter((value) => value !== values[14]);
      return splitAsMongoDb([...others.slice(0, place), values[14]!, ...others.slice(place)]).statistic;
    });
    expect(as.filter((statistic) => statistic >= next!.statistic - 1e-9)).toHaveLength(2);
    // 2 of 15 or 16 is above the 0.01 of the tests. Student's t-test after the search sees no spread, and p is 0.
    expect(findEDivisiveChangePoints(values, { p: 1e-9 })).toContain(index);
  });

  test('random_ish_data: the t-test does not take the search for the best split into account, permutations do', () => {
    const { values } = find('random_ish_data');
    const [, , third] = listCandidates(values, 3);
    expect(third!.index).toBe(50);
    const random = seededRandom(1);
    const shuffle = (part: readonly number[]) =>
      part
        .map((value) => ({ value, key: random() }))
        .sort((one, other) => one.key - other.key)
        .map(({ value }) => value);
    const parts = [values.slice(0, 20), values.slice(20, 40), values.slice(40)];
    const better = Array.from({ length: 500 }, () =>
      Math.max(...parts.map((part) => splitAsMongoDb(shuffle(part)).statistic)),
    ).filter((statistic) => statistic >= third!.statistic).length;
    expect(better / 501).toBeGreaterThan(0.01);
    expect(findEDivisiveChangePoints(values)).toContain(50);
  });

  test('regression_and_recovery: its statistic compares all values behind a split, so the outlier at 32 moves the end', () => {
    const { values } = find('regression_and_recovery');
    expect(listCandidates(values, 3).map(({ index }) => index)).toEqual([33, 15, 30]);
    const calm = values.map((value, index) => (index === 32 ? 50 : value));
    expect(listCandidates(calm, 2).map(({ index }) => index)).toEqual([30, 15]);
  });
});
