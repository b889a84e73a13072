import { describe, expect, test } from '@jest/globals';
import { noiseOf, rankVaryingRows, spreadBoundOf } from '../../../src/doctor/noise.ts';
import { always, aRow } from '../../support/builders.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { noisyTimes } from '../../support/seeded-noise.ts';

describe('noiseOf', () => {
  test('is the spread of the logarithms, whatever the two sides differ by', () => {
    const random = seededRandom(3);
    const of = (middle: number) => noisyTimes(random, { middle, spread: 0.05, n: 200 });
    const { kind, spread } = noiseOf(aRow({ base: of(10), head: of(30) }));
    expect(kind).toBe('varies');
    expect(Math.abs(spread! - 0.05)).toBeLessThan(0.01);
  });

  test('is nothing where nothing varies', () => {
    expect(noiseOf(aRow({ base: always(3), head: always(3) }))).toMatchObject({ kind: 'exact', spread: 0 });
  });

  test('has no number where no ratio exists', () => {
    const zeros = noiseOf(aRow({ base: [0, 1, 0, 1], head: [0, 0, 1, 1] }));
    expect([zeros.kind, zeros.spread]).toEqual(['ratioless', null]);
    const alone = noiseOf(aRow({ base: [1, 2, 3, 4], head: null }));
    expect([alone.kind, alone.spread]).toEqual(['one-sided', null]);
  });
});

test('varying: the noisiest first, and only what varies', () => {
  const quiet = noiseOf(aRow({ name: 'quiet', base: [10, 11, 10, 11], head: [10, 11, 10, 11] }));
  const loud = noiseOf(aRow({ name: 'loud', base: [10, 20, 10, 20], head: [10, 20, 10, 20] }));
  const exact = noiseOf(aRow({ base: always(3), head: always(3) }));
  expect(rankVaryingRows([quiet, exact, loud]).map(({ row }) => row.name)).toEqual(['loud', 'quiet']);
});

test('the spread may be more than it looks, the more so the fewer values there are', () => {
  const random = seededRandom(8);
  const runs = 300;
  const of = (n: number) => noisyTimes(random, { middle: 10, spread: 0.05, n });
  for (const n of [10, 30]) {
    const most = Array.from({ length: runs }, () => spreadBoundOf(noiseOf(aRow({ base: of(n), head: of(n) })))!);
    const tooSmall = most.filter((spread) => spread < 0.05).length / runs;
    expect(tooSmall).toBeLessThan(0.08);
  }
});
