import { describe, expect, test } from '@jest/globals';
import { mannWhitney, smallestTwoSidedP } from '../../../src/stats/mann-whitney.ts';
import { countCases } from '../../support/case-count.ts';
import { exactP } from '../../support/exact-u.ts';
import { randomSample, seededRandom, wholeNumber } from '../../support/random-samples.ts';

/** p by trying every choice of which pooled values are base's. */
function enumeratedP(base: readonly number[], head: readonly number[]): number {
  const pooled = [...base, ...head];
  const us: number[] = [];
  for (let chosen = 0; chosen < 2 ** pooled.length; chosen++) {
    const isBase = (index: number) => (chosen >> index) & 1;
    const left = pooled.filter((_, index) => isBase(index));
    if (left.length === base.length)
      us.push(
        uOf(
          left,
          pooled.filter((_, index) => !isBase(index)),
        ),
      );
  }
  const u = uOf(base, head);
  const tail = (holds: (other: number) => boolean) => us.filter(holds).length / us.length;
  return Math.min(
    1,
    2 *
      Math.min(
        tail((other) => other <= u),
        tail((other) => other >= u),
      ),
  );
}

function uOf(left: readonly number[], right: readonly number[]): number {
  const score = (a: number, b: number) => (a === b ? 0.5 : Number(a > b));
  return left.flatMap((a) => right.map((b) => score(a, b))).reduce((x, y) => x + y, 0);
}

/** Base and head drawn from the whole numbers 1 to `levels`: the fewer levels, the more ties. */
function smallPair(random: () => number, levels: number) {
  const draw = () => Array.from({ length: wholeNumber(random, 1, 5) }, () => wholeNumber(random, 1, levels));
  return { base: draw(), head: draw() };
}

describe('mannWhitney, exact', () => {
  test.each([2, 3, 6, 1_000_000])('agrees with trying every choice, values from 1 to %p', (levels) => {
    const random = seededRandom(levels);
    for (let i = 0; i < 60; i++) {
      const { base, head } = smallPair(random, levels);
      const { u, p, method } = mannWhitney(base, head);
      expect(u).toBe(uOf(base, head));
      expect(p).toBeCloseTo(enumeratedP(base, head), 12);
      expect(method).toBe('exact');
    }
  });

  test('agrees with a count in whole numbers up to 50 a side', () => {
    const random = seededRandom(50);
    for (let i = 0; i < countCases({ usual: 3, all: 12 }); i++) {
      const decimals = wholeNumber(random, 0, 2);
      const base = randomSample(random, { size: wholeNumber(random, 20, 50), around: 100, decimals });
      const head = randomSample(random, { size: wholeNumber(random, 20, 50), around: 101, decimals });
      expect(mannWhitney(base, head).p / exactP(base, head)).toBeCloseTo(1, 12);
    }
  });

  test('keeps the digits of a tiny p, with and without ties', () => {
    const apart = (size: number, step: number) => Array.from({ length: size }, (_, i) => Math.floor(i * step));
    for (const step of [1, 0.5]) {
      const { p } = mannWhitney(
        apart(30, step),
        apart(30, step).map((x) => x + 100),
      );
      // C(60, 30) is 118264581564861424.
      expect(p / (2 / Number(118264581564861424n))).toBeCloseTo(1, 12);
    }
  });

  // What benchstat prints for these; "none": its p is 0, and the change counts as significant.
  test.each([
    ['1.333', [2, 2, 2, 1], [2, 2], 1],
    ['0.667', [2, 2], [2, 2, 2, 1], 1],
    ['1.714', [1], [1, 1, 1, 1, 1, 2], 1],
    ['1.714', [3], [1, 1, 1, 1, 1, 1], 2 / 7],
    ['none', [3], [1, 1, 1, 1, 1, 2], 2 / 7],
    ['none', [3], [1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2], 2 / 13],
    ['0.571', [2, 2], [1, 1, 1, 1, 2], 2 / 7],
  ])('looks at both tails, where benchstat prints %s: %j against %j', (_benchstat, base, head, p) => {
    expect(mannWhitney(base, head).p).toBeCloseTo(p, 14);
    expect(mannWhitney(head, base).p).toBeCloseTo(p, 14);
    expect(enumeratedP(base, head)).toBeCloseTo(p, 14);
  });

  test('is 1 when all values are equal, and for a single value against one', () => {
    expect(mannWhitney([5, 5, 5], [5, 5])).toEqual({ u: 3, p: 1, method: 'exact' });
    expect(mannWhitney(Array(60).fill(5), Array(60).fill(5))).toEqual({ u: 1800, p: 1, method: 'normal' });
    expect(mannWhitney([1], [2])).toEqual({ u: 0, p: 1, method: 'exact' });
  });

  // The last bits decide whether such a p is printed as 0.012 or 0.013, or is above 0.05.
  test("without ties is benchstat's p to the last bit", () => {
    const upTo = (size: number, from: number) => Array.from({ length: size }, (_, i) => from + i);
    expect(mannWhitney([0.5, 1.5, 3.5], upTo(29, 0))).toMatchObject({ u: 7, p: 0.012499999999999999 });
    expect(mannWhitney([1, 2, 3], [4, 5, 6]).p).toBe(0.10000000000000002);
    expect(mannWhitney([0], upTo(39, 1)).p).toBe(0.05);
  });
});

describe('mannWhitney, normal approximation', () => {
  // Ozone in New York, May against August 1973 (R's airquality): wilcox.test gives W = 127.5, p-value = 0.0001208.
  const may = [41, 36, 12, 18, 28, 23, 19, 8, 7, 16, 11, 14, 18, 14, 34, 6, 30, 11, 1, 11, 4, 32, 23, 45, 115, 37];
  const august = [
    39, 9, 16, 78, 35, 66, 122, 89, 110, 44, 28, 65, 22, 59, 23, 31, 44, 21, 9, 45, 168, 73, 76, 118, 84, 85,
  ];

  test('is the one of R', () => {
    const { u, p, method } = mannWhitney(may, august, 25);
    expect({ u, p: p.toPrecision(4), method }).toEqual({ u: 127.5, p: '0.0001208', method: 'normal' });
  });

  test('begins above 50 a side, or where the caller says', () => {
    const pair = (size: number) => {
      const random = seededRandom(size);
      return [100, 101].map((around) => randomSample(random, { size, around, decimals: 9 })) as [number[], number[]];
    };
    expect(mannWhitney(...pair(50)).method).toBe('exact');
    expect(mannWhitney(...pair(51)).method).toBe('normal');
    expect(mannWhitney([1, ...pair(50)[0]], pair(50)[1]).method).toBe('normal');
    expect(mannWhitney(may, august).method).toBe('exact');
    expect(mannWhitney(may.slice(1), august.slice(1), 25).method).toBe('exact');
    const exact = mannWhitney(...pair(51), 60);
    expect(mannWhitney(...pair(51)).p / exact.p).toBeCloseTo(1, 1);
  });

  test('keeps a p for sides that lie wide apart, in both directions', () => {
    const low = Array.from({ length: 60 }, (_, i) => i);
    const high = low.map((value) => value + 100);
    expect(mannWhitney(low, high).p).toBe(mannWhitney(high, low).p);
    expect(mannWhitney(low, high).p).toBeGreaterThan(0);
  });
});

describe('mannWhitney, on any data', () => {
  test.each([0, 1, 9])('does not care which side is which, in what order or scale (%p decimals)', (decimals) => {
    const random = seededRandom(decimals);
    for (let i = 0; i < 40; i++) {
      const base = randomSample(random, { size: wholeNumber(random, 1, 60), around: 100, decimals });
      const head = randomSample(random, { size: wholeNumber(random, 1, 60), around: 101, decimals });
      const { u, p } = mannWhitney(base, head);
      const swapped = mannWhitney(head, base);
      expect(swapped.u).toBe(base.length * head.length - u);
      for (const other of [
        swapped,
        mannWhitney(base.toReversed(), head.toReversed()),
        mannWhitney(
          base.map((x) => x * 1024),
          head.map((x) => x * 1024),
        ),
        mannWhitney(
          base.map((x) => -x),
          head.map((x) => -x),
        ),
      ]) {
        expect(Math.abs(other.p / p - 1)).toBeLessThan(1e-12);
      }
      expect(p).toBeGreaterThan(0);
      expect(p).toBeLessThanOrEqual(1);
    }
  });

  test('falls as head moves away', () => {
    const base = [1, 2, 3, 4, 5, 6, 7, 8];
    const ps = [0, 2, 4, 6, 8].map(
      (shift) =>
        mannWhitney(
          base,
          base.map((x) => x + shift),
        ).p,
    );
    expect(ps).toEqual(ps.toSorted((a, b) => b - a));
    expect(ps.at(-1)).toBeCloseTo(smallestTwoSidedP(8, 8), 15);
  });
});

test('smallestTwoSidedP is what samples that lie apart give', () => {
  const known = [1, 1 / 3, 0.1, 0.02857142857142857, 0.007936507936507936, 0.0021645021645021645];
  for (const [index, p] of known.entries()) expect(smallestTwoSidedP(index + 1, index + 1)).toBeCloseTo(p, 15);
  expect(smallestTwoSidedP(1, 39)).toBe(0.05);
  expect(smallestTwoSidedP(3, 29)).toBeCloseTo(mannWhitney([-3, -2, -1], Array.from(Array(29).keys())).p, 15);
});
