// The change that is shown and the interval that is shown beside it belong together, whatever the samples are.

import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
import { estimateHistoryOf } from '../../../src/compare/displayed-row.ts';
import { compareGeomean } from '../../../src/compare/geomean.ts';
import type { SamplePair } from '../../../src/compare/group.ts';
import type { RunningEstimate } from '../../../src/model/comparison.ts';
import { countCases } from '../../support/case-count.ts';
import { type Random, seededRandom, wholeNumber } from '../../support/random-samples.ts';

const subject = {
  command: null,
  group: null,
  name: 'Encode',
  metric: 'ns/op',
  unit: 'sec/op',
  better: 'lower',
  primary: true,
  shortName: null,
  renamed: null,
  isControl: false,
} as const;

function pair(base: readonly number[], head: readonly number[], given: Partial<SamplePair> = {}): SamplePair {
  const sample = (values: readonly number[]) => ({ values, rounds: values.map((_, index) => index + 1) });
  return { subject, base: sample(base), head: sample(head), exact: false, varies: false, layout: null, ...given };
}

/** Positive values around a level: smooth or with ties, with one mode or several, sometimes with a value far above. */
function positiveSample(random: Random, level: number): number[] {
  const size = wholeNumber(random, 1, 40);
  const digits = [15, 15, 6, 2, 1][wholeNumber(random, 0, 4)]!;
  const modes = [[1], [1], [1, 1.3], [1, 1.1, 2]][wholeNumber(random, 0, 3)]!;
  const noise = [0, 1e-15, 0.001, 0.02, 0.3][wholeNumber(random, 0, 4)]!;
  return Array.from({ length: size }, () => {
    const mode = modes[wholeNumber(random, 0, modes.length - 1)]!;
    const far = random() < 0.02 ? 50 : 1;
    return Number((level * mode * far * (1 + noise * (random() - 0.5))).toPrecision(digits));
  });
}

function randomPair(random: Random): SamplePair {
  const level = 10 ** wholeNumber(random, -60, 59);
  const shift = [1, 1, 1.01, 0.9, 3][wholeNumber(random, 0, 4)]!;
  const better = random() < 0.5 ? 'lower' : 'higher';
  return pair(positiveSample(random, level), positiveSample(random, level * shift), {
    subject: { ...subject, better },
  });
}

function expectInside({ change, interval }: Pick<RunningEstimate, 'change' | 'interval'>): void {
  expect(change).not.toBeNull();
  if (interval === null) return;
  expect(change).toBeGreaterThanOrEqual(interval.low);
  expect(change).toBeLessThanOrEqual(interval.high);
}

/** Holds for every seed; the one for which it does not is named. */
function property(name: string, holds: (random: Random) => void): void {
  test(name, () => {
    for (let seed = 1; seed <= countCases({ usual: 100, all: 500 }); seed += 1) {
      try {
        holds(seededRandom(seed));
      } catch (error) {
        throw new Error(`seed ${seed}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
}

describe('the change lies in its own interval', () => {
  property('of a row, in both directions', (random) => {
    const there = randomPair(random);
    const back = { ...there, base: there.head, head: there.base };
    for (const comparison of [comparePair(there), comparePair(back)]) {
      expectInside(comparison);
      expect(comparison.interval === null).toBe(comparison.exact);
    }
  });

  property('of a geomean', (random) => {
    const members = Array.from({ length: wholeNumber(random, 1, 4) }, () => randomPair(random));
    const one = compareGeomean(members)!;
    expectInside(one);
    expect(one.interval === null).toBe(one.exact);
  });

  property('of every point of a course', (random) => {
    const comparison = comparePair(randomPair(random));
    const course = estimateHistoryOf(comparison);
    for (const point of course) expectInside(point);
    const { change, interval } = comparison;
    if (course.length > 0) expect(course.at(-1)).toMatchObject({ change, interval });
  });
});

describe('the change', () => {
  test('is the Hodges-Lehmann ratio minus one, and delta stays the ratio of the medians minus one', () => {
    // The middle one of the nine ratios is 3, and the ratio of the medians is 4 / 3.
    expect(comparePair(pair([1, 3, 3], [3, 4, 9]))).toMatchObject({ delta: 4 / 3 - 1, change: 2 });
  });

  test('turns round with the sides', () => {
    const random = seededRandom(1);
    for (let index = 0; index < 200; index += 1) {
      const there = randomPair(random);
      const [forth, back] = [comparePair(there), comparePair({ ...there, base: there.head, head: there.base })];
      expect((1 + forth.change!) * (1 + back.change!)).toBeCloseTo(1, 9);
    }
  });

  test('of constants is the ratio of the constants, as delta is', () => {
    const counts = { subject: { ...subject, metric: 'allocs/op', unit: 'allocs/op' }, exact: true };
    expect(comparePair(pair([4, 4], [5, 5], counts))).toMatchObject({
      exact: true,
      delta: 0.25,
      change: 0.25,
    });
  });

  test('is that of the medians where values below zero have no ratio', () => {
    const { delta, change, interval } = comparePair(pair([-1, 2, 3], [1, 3, 4]));
    expect([change, interval]).toEqual([delta, null]);
    expect(change).toBe(0.5);
  });

  test('does not exist with a side missing, over a zero base, and where the ratio is infinite', () => {
    expect(comparePair({ ...pair([1], [1]), base: null }).change).toBeNull();
    expect(comparePair({ ...pair([1], [1]), head: null }).change).toBeNull();
    expect(comparePair(pair([0, 0, 0], [1, 2, 3]))).toMatchObject({ delta: null, change: null });
    // Half of the ratios are over a zero, and the median is between two values.
    expect(comparePair(pair([0, 0, 2, 2], [5, 5, 5, 6]))).toMatchObject({ delta: 4, change: null });
    // The ratio is 1, but there is none of the medians, and so no number that both would stand for.
    expect(comparePair(pair([0, 0, 0, 3, 3], [0, 0, 1, 1, 1]))).toMatchObject({ delta: null, change: null });
  });

  test('of a geomean of constants is that of its benchmarks, to the last digit', () => {
    const counted = (base: number, head: number) => pair([base, base], [head, head], { exact: true });
    const one = compareGeomean([counted(100, 105), counted(20, 21)])!;
    expect([one.exact, one.change]).toEqual([true, one.delta]);
  });
});
