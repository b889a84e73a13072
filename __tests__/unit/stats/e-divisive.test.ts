import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { type EDivisiveOptions, findEDivisiveChangePoints, makeEnergySplitter } from '../../../src/stats/e-divisive.ts';
import { seededRandom } from '../../support/random-samples.ts';
import type { StepCase } from '../../support/step-series.ts';

const fixtures = new URL('../../fixtures/change-points/', import.meta.url);

function readFixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, fixtures), 'utf8'));
}

interface PublishedSeries {
  readonly name: string;
  readonly values: readonly number[];
  readonly lists: readonly (EDivisiveOptions & { readonly points: readonly number[] })[];
}

const published = readFixture<PublishedSeries[]>('otava.json').flatMap(({ lists, ...series }) =>
  lists.map((list) => ({ ...series, ...list })),
);

/** Parts of equal values. */
function levels(...parts: readonly (readonly [size: number, value: number])[]): number[] {
  return parts.flatMap(([size, value]) => new Array<number>(size).fill(value));
}

const ahead = levels([14, 50], [1, 74], [15, 100]);
const behind = levels([14, 50], [1, 76], [15, 100]);
const oneOutlier = levels([2, 50], [1, 100], [12, 50], [15, 100]);

describe('findEDivisiveChangePoints', () => {
  test.each(published)('$name, window $window, p $p, magnitude $magnitude: as apache/otava', (one) => {
    expect(findEDivisiveChangePoints(one.values, one)).toEqual(one.points);
  });

  test('gives the lists of apache/otava for random series', () => {
    const cases = readFixture<(StepCase & { readonly points: readonly number[] })[]>('otava-random.json');
    expect(cases).toHaveLength(60);
    for (const one of cases) expect(findEDivisiveChangePoints(one.values, one)).toEqual(one.points);
  });

  test('a p that is exactly the limit is decided as by apache-otava 0.8.0', () => {
    const values = [93, 93, 92, 94, 93, 93, 90, 96, 91, 93, 91, 92];
    expect(findEDivisiveChangePoints(values, { window: 13, p: 0.2 })).toEqual([7]);
  });

  // apache-otava 0.8.0 gives these lists. Values without any noise make its t-test call every difference significant, so a
  // single value between two levels is a level of its own; MongoDB's permutation test, whose tests have such series, merges it.
  test.each([
    { name: 'zeros, then ones', values: levels([1000, 0], [1000, 1]), points: [1000] },
    { name: 'one step', values: levels([15, 50], [15, 100]), points: [15] },
    { name: 'a value below the middle of a step', values: ahead, points: [14, 15] },
    { name: 'a value above the middle of a step', values: behind, points: [14, 15] },
    { name: 'one step and an outlier', values: oneOutlier, points: [15] },
    { name: 'two steps and an outlier', values: [...oneOutlier, ...levels([15, 150])], points: [15, 30] },
    {
      name: 'a step and back, with outliers',
      values: [...oneOutlier, ...levels([2, 50], [1, 100], [12, 50])],
      points: [15, 30],
    },
    { name: 'no step', values: levels([30, 50]), points: [] },
    { name: 'no step, and a value that no double holds', values: levels([200, 0.1]), points: [] },
  ])('without noise: $name', ({ values, points }) => {
    expect(findEDivisiveChangePoints(values)).toEqual(points);
  });

  test('a shift, and a scale with the magnitude left out, change nothing', () => {
    for (const { values, window, p } of readFixture<StepCase[]>('otava-random.json')) {
      const points = findEDivisiveChangePoints(values, { window, p });
      const moved = values.map((value) => 1024 + 4 * value);
      expect(findEDivisiveChangePoints(moved, { window, p })).toEqual(points);
    }
  });

  test('short series have no change point', () => {
    for (const values of [[], [1], [1, 2]]) expect(findEDivisiveChangePoints(values)).toEqual([]);
  });
});

/** The formula of the header, by trying every split and cut. */
function bestSplitByFormula(values: readonly number[]) {
  let best = { index: 0, q: -Infinity };
  for (let split = 1; split < values.length; split++) {
    for (let cut = split + 1; cut <= values.length; cut++) {
      const [first, second] = [values.slice(0, split), values.slice(split, cut)];
      const [n, m] = [first.length, second.length];
      const sum = (a: readonly number[], b: readonly number[]) =>
        a.flatMap((x) => b.map((y) => Math.abs(x - y))).reduce((total, distance) => total + distance, 0);
      const within = (part: readonly number[], other: number) =>
        part.length < 2 ? 0 : (other * sum(part, part)) / ((n + m) * (part.length - 1));
      const q = (2 * sum(first, second)) / (n + m) - within(first, m) - within(second, n);
      if (q > best.q + 1e-9) best = { index: split, q };
    }
  }
  return best;
}

describe('makeEnergySplitter', () => {
  test('agrees with the formula, over the whole series and over a part', () => {
    const random = seededRandom(3);
    for (let size = 2; size < 16; size++) {
      const values = Array.from({ length: size }, () => 100 * random());
      const formula = bestSplitByFormula(values);
      const split = makeEnergySplitter(values)(0, size);
      expect(split.index).toBe(formula.index);
      expect(split.q).toBeCloseTo(formula.q, 9);
      const inPart = makeEnergySplitter([7, ...values, 7, 9])(1, size + 1);
      expect(inPart.index).toBe(formula.index + 1);
      expect(inPart.q).toBeCloseTo(formula.q, 9);
    }
  });

  // The first splits that the tests of MongoDB's signal-processing-algorithms expect.
  test.each([
    { name: 'below the middle', values: ahead, index: 15 },
    { name: 'above the middle', values: behind, index: 14 },
    { name: 'an outlier', values: oneOutlier, index: 15 },
  ])('puts a value $name of a step to the nearer side', ({ values, index }) => {
    expect(makeEnergySplitter(values)(0, values.length).index).toBe(index);
  });
});
