import { describe, expect, test } from '@jest/globals';
import { mannWhitney } from '../../../src/stats/mann-whitney.ts';
import { findRankChangePoints, findStrongestChange, findStrongestSplit } from '../../../src/stats/rank-split.ts';
import { rankValues, splitP, splitScanOf } from '../../../src/stats/split-scan.ts';
import { countCases } from '../../support/case-count.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { noisyLevels } from '../../support/step-series.ts';

/** p of the Mann-Whitney test, exact for every size here. */
const exactP = (left: readonly number[], right: readonly number[]) => mannWhitney(left, right, 100).p;

const indicesOf = (values: readonly number[]) => findRankChangePoints(values).map(({ index }) => index);

describe('rankValues', () => {
  test('gives twice the mid-ranks', () => {
    expect(rankValues([3, 1, 2, 3])).toEqual({ doubled: Int32Array.of(7, 2, 4, 7), ties: 6 });
    expect(rankValues([0, -0])).toEqual({ doubled: Int32Array.of(3, 3), ties: 6 });
    expect(rankValues([])).toEqual({ doubled: new Int32Array(0), ties: 0 });
  });
});

describe('splitScanOf', () => {
  test('finds the split with the smallest p of the Mann-Whitney test', () => {
    for (const size of [10, 11, 23, 60, 100]) {
      const values = noisyLevels(size, [Math.floor(size / 3), 0], [Math.ceil((2 * size) / 3), 1]);
      const ps = values.map((_, k) => (k < 5 || size - k < 5 ? 2 : exactP(values.slice(0, k), values.slice(k))));
      const { index, strength } = splitScanOf(size)(rankValues(values));
      expect(Math.exp(-strength)).toBeCloseTo(Math.min(...ps), 12);
      expect(ps[index]).toBeCloseTo(Math.min(...ps), 12);
    }
  });

  test('uses the normal approximation of that test, without its correction, in the middle of long series', () => {
    const values = noisyLevels(2, [90, 0], [110, 0.5]).map((value) => Math.round(4 * value));
    const { index, strength } = splitScanOf(200)(rankValues(values));
    const { p } = mannWhitney(values.slice(0, index), values.slice(index));
    expect(index).toBeGreaterThanOrEqual(50);
    expect(Math.exp(-strength) / p).toBeGreaterThan(0.97);
    expect(Math.exp(-strength) / p).toBeLessThan(1);
  });

  test('a strength beyond the range of doubles goes on without a jump', () => {
    const strengthAt = (size: number) => splitScanOf(size)(rankValues([...new Array(size).keys()])).strength;
    const sizes = [1180, 1190, 1200, 1210, 1220];
    const steps = sizes.slice(1).map((size, index) => strengthAt(size) - strengthAt(sizes[index]!));
    for (const step of steps) expect(step / steps[0]!).toBeCloseTo(1, 2);
  });
});

describe('splitP', () => {
  // Not calibrated, one series of 40 in five would be called changed at 0.01.
  test.each([12, 40, 100, 150])('is at most alpha in about alpha of noise, %p values', (size) => {
    const random = seededRandom(size);
    const runs = countCases({ usual: 1500, all: 20_000 });
    const ps = Array.from({ length: runs }, () => findStrongestSplit(Array.from({ length: size }, random))!.p);
    for (const alpha of [0.2, 0.05, 0.01]) {
      const share = ps.filter((p) => p <= alpha).length / runs;
      expect(share).toBeLessThan(alpha + 4 * Math.sqrt(alpha / runs) + alpha / 5);
    }
  });

  test('is calibrated with ties too', () => {
    const random = seededRandom(1);
    const runs = countCases({ usual: 200, all: 2000 });
    const tied = () => Array.from({ length: 30 }, () => Math.floor(3 * random()));
    const ps = Array.from({ length: runs }, () => findStrongestSplit(tied())!.p);
    expect(ps.filter((p) => p <= 0.05).length / runs).toBeLessThan(0.05 + 4 * Math.sqrt(0.05 / runs));
    expect(Math.min(...ps)).toBeGreaterThan(0);
  });

  test('falls with the strength, without a jump where the tail is extrapolated', () => {
    const ranks = rankValues(noisyLevels(1, [60, 0]));
    const ps = Array.from({ length: 300 }, (_, step) => splitP(ranks, step / 10));
    for (const [index, p] of ps.slice(1).entries()) expect(p).toBeLessThanOrEqual(ps[index]!);
    // The p of one split is a lower bound, that of 51 independent ones an upper one.
    for (const strength of [8, 12, 20]) {
      expect(splitP(ranks, strength)).toBeGreaterThan(Math.exp(-strength));
      expect(splitP(ranks, strength)).toBeLessThanOrEqual(51 * Math.exp(-strength));
    }
  });
});

describe('findRankChangePoints', () => {
  test.each([
    {
      name: 'a step',
      parts: [
        [30, 0],
        [30, 5],
      ],
      points: [30],
    },
    {
      name: 'the last five values',
      parts: [
        [60, 0],
        [5, 6],
      ],
      points: [60],
    },
    {
      name: 'three levels',
      parts: [
        [20, 0],
        [20, 6],
        [20, 12],
      ],
      points: [20, 40],
    },
    {
      name: 'a level that came back',
      parts: [
        [60, 0],
        [20, 6],
        [70, 0],
      ],
      points: [60, 80],
    },
    {
      name: 'two levels that came back',
      parts: [
        [100, 0],
        [30, 6],
        [100, 0],
        [30, 6],
        [100, 0],
      ],
      points: [100, 130, 230, 260],
    },
    { name: 'nothing', parts: [[300, 0]], points: [] },
    {
      name: 'nothing in an outlier',
      parts: [
        [60, 0],
        [1, 100],
        [20, 0],
      ],
      points: [],
    },
  ] as const)('finds $name', ({ parts, points }) => {
    const found = indicesOf(noisyLevels(11, ...parts));
    expect(found).toHaveLength(points.length);
    for (const [nth, index] of found.entries()) expect(Math.abs(index - points[nth]!)).toBeLessThanOrEqual(1);
  });

  test('shift, scale and any other growing function of the values change nothing', () => {
    const values = noisyLevels(5, [40, 0], [25, 4], [50, -2]);
    const points = findRankChangePoints(values);
    expect(points).toHaveLength(2);
    for (const change of [(x: number) => 1000 + 3 * x, (x: number) => x / 1e9, Math.exp])
      expect(findRankChangePoints(values.map(change))).toEqual(points);
  });

  test('a reversed or negated series has the same change points', () => {
    const values = noisyLevels(6, [40, 0], [25, 4], [50, -2]);
    const points = indicesOf(values);
    expect(indicesOf(values.map((value) => -value))).toEqual(points);
    expect(indicesOf(values.toReversed())).toEqual(points.map((index) => values.length - index).reverse());
  });

  test('equal values may change places', () => {
    const values = noisyLevels(7, [30, 0], [30, 3]).map(Math.round);
    const tagged = values.map((value) => (value === 0 ? -0 : value));
    expect(findRankChangePoints(tagged)).toEqual(findRankChangePoints(values));
    expect(indicesOf(values)).toHaveLength(1);
  });

  test('equal values alone have no change, and a step between two such levels has one', () => {
    expect(findStrongestSplit(new Array(50).fill(3))).toBeNull();
    expect(indicesOf(new Array(50).fill(3))).toEqual([]);
    expect(indicesOf([...new Array(20).fill(3), ...new Array(20).fill(4)])).toEqual([20]);
  });

  test('fewer than ten values have none', () => {
    for (let size = 0; size < 10; size++) expect(findStrongestChange([...new Array(size).keys()])).toBeNull();
  });

  test('magnitude leaves out small steps, and compares the levels that are left', () => {
    const values = noisyLevels(8, [40, 1000], [40, 1005], [40, 1100]);
    expect(indicesOf(values)).toHaveLength(2);
    expect(findRankChangePoints(values, { magnitude: 0.02 }).map(({ index }) => index)).toEqual([80]);
    expect(findRankChangePoints(values, { magnitude: 0.2 })).toEqual([]);
  });

  test('a window limits what is searched at once', () => {
    const weak = noisyLevels(10, [150, 0], [150, 0.8]);
    expect(indicesOf(weak)).toHaveLength(1);
    expect(findRankChangePoints(weak, { window: 12 })).toEqual([]);
  });

  test('the p of the strongest change counts everything that was searched', () => {
    const random = seededRandom(3);
    const runs = countCases({ usual: 150, all: 1500 });
    const ps = Array.from({ length: runs }, () => findStrongestChange(Array.from({ length: 120 }, random))!.p);
    expect(ps.filter((p) => p <= 0.05).length / runs).toBeLessThan(0.05 + 4 * Math.sqrt(0.05 / runs));
  });
});
