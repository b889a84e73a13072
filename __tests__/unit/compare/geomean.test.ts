import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
import { compareGeomean, geomeans } from '../../../src/compare/geomean.ts';
import type { SamplePair } from '../../../src/compare/group.ts';
import { around } from '../../support/builders.ts';

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

type Values = readonly number[];

function pair(base: Values | null, head: Values | null, given: Partial<SamplePair> = {}): SamplePair {
  const sample = (values: Values | null) => values && { values, rounds: values.map((_, index) => index + 1) };
  return { subject, base: sample(base), head: sample(head), exact: false, varies: false, layout: null, ...given };
}

describe('geomeans', () => {
  const of = (unit: string, base: number | null, head: number | null) =>
    comparePair(pair(base === null ? null : [base], head === null ? null : [head], { subject: { ...subject, unit } }));

  test('one for each unit, over what both sides have', () => {
    const [one, ...others] = geomeans([of('sec', 1, 2), of('sec', 4, 8), of('sec', 1, null), of('B', 1, 1)]);
    expect(one).toMatchObject({
      unit: 'sec',
      base: expect.closeTo(2),
      head: expect.closeTo(4),
      delta: expect.closeTo(1),
      n: 2,
    });
    expect(others).toEqual([]);
  });

  test('zeros are left out', () => {
    expect(geomeans([of('B', 0, 1), of('B', 2, 2), of('B', 8, 8)])).toMatchObject([{ n: 2, delta: 0 }]);
  });
});

describe('the geomean of rounds', () => {
  const slower = [
    pair(around(10), around(12, 0.01, { turn: 3 }), { subject: { ...subject, name: 'Encode' } }),
    pair(around(1000), around(1000, 0.01, { turn: 5 }), {
      subject: { ...subject, name: 'Decode', group: 'x' },
    }),
  ];

  test('is tested like a benchmark, and its delta is the one that tables show', () => {
    const one = compareGeomean(slower);
    const [shown] = geomeans(slower.map(comparePair));
    expect(one).toMatchObject({
      name: 'geomean of 2',
      group: null,
      metric: 'ns/op',
      exact: false,
      leftOut: 0,
    });
    expect(one?.base?.n).toBe(10);
    expect(one?.delta).toBe(shown?.delta);
    expect([one?.base?.median, one?.head?.median]).toEqual([shown?.base, shown?.head]);
    expect(one?.p).toBeCloseTo(1.08e-5, 6);
    expect(one?.interval?.low).toBeGreaterThan(0.07);
    expect(one?.members).toEqual([
      { command: null, group: null, name: 'Encode' },
      { command: null, group: 'x', name: 'Decode' },
    ]);
  });

  test('has the change of the rounds, whose interval it has, and the delta of the medians', () => {
    // Where one of the two has a bad moment the other has none: six of seven rounds are alike, and a median is not.
    const member = (name: string, base: Values, head: Values) => pair(base, head, { subject: { ...subject, name } });
    const one = compareGeomean([
      member('Encode', [1, 1, 1, 1, 2, 2, 2], [1, 1, 1, 1, 2, 2, 2]),
      member('Decode', [2, 2, 2, 2, 1, 1, 1], [2, 2, 2, 1, 1, 1, 1]),
    ]);
    expect(one).toMatchObject({ change: 0, interval: { low: 0, high: 0 }, delta: expect.closeTo(-0.293, 3) });
  });

  test('has a value for each round in which all benchmarks have one', () => {
    const early = pair([1, 2, 3], [1, 2, 3]);
    const one = compareGeomean([early, pair([4, 2, 3, 9, 9], [4, 2, 3, 9])]);
    expect(one?.base?.values).toEqual([expect.closeTo(2), expect.closeTo(2), expect.closeTo(3)]);
    expect(one?.base?.rounds).toEqual([1, 2, 3]);
  });

  test('has as many values in a round as every benchmark has', () => {
    const raw = (values: Values): SamplePair['base'] => ({ values, rounds: [1, 1, 2, 2] });
    const both = pair(null, null, { base: raw([1, 2, 3, 4]), head: raw([1, 2, 3, 4]) });
    expect(compareGeomean([both, both])?.base?.values).toHaveLength(4);
  });

  test('leaves out what has no logarithm, and says how much', () => {
    const zero = pair([0, 0], [1, 1]);
    expect(compareGeomean([zero, pair([1, 1], [2, 2])])).toMatchObject({
      leftOut: 1,
      members: [{ name: 'Encode' }],
    });
    expect(compareGeomean([zero])).toBeNull();
    expect(compareGeomean([pair(null, [1])])).toBeNull();
  });

  test('is exact where all benchmarks are', () => {
    const counted = (base: number, head: number) => pair([base, base], [head, head], { exact: true });
    expect(compareGeomean([counted(100, 105), counted(20, 21)])).toMatchObject({
      exact: true,
      p: null,
      delta: expect.closeTo(0.05, 12),
    });
  });

  test('has no value where no round has all benchmarks', () => {
    const first = pair([1], [1]);
    const second = pair(null, null, {
      base: { values: [1], rounds: [2] },
      head: { values: [1], rounds: [2] },
    });
    expect(compareGeomean([first, second])).toMatchObject({ base: null, head: null, delta: null, p: null });
  });
});
