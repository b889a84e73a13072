import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
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

function pair(
  base: readonly number[] | null,
  head: readonly number[] | null,
  given: Partial<SamplePair> = {},
): SamplePair {
  const sample = (values: readonly number[] | null) =>
    values && { values, rounds: values.map((_, index) => index + 1) };
  return { subject, base: sample(base), head: sample(head), exact: false, varies: false, layout: null, ...given };
}

const counts = { subject: { ...subject, metric: 'allocs/op', unit: 'allocs/op' } };

describe('a comparison', () => {
  test('of ten noisy values with ten', () => {
    const { base, delta, interval, failInterval, passInterval, p, exact } = comparePair(
      pair(around(10), around(12, 0.01, { turn: 3 })),
    );
    expect(base).toMatchObject({ n: 10, median: expect.closeTo(10, 1) });
    expect(delta).toBeCloseTo(0.2, 2);
    expect(p).toBeCloseTo(2 / 184_756, 9);
    expect(exact).toBe(false);
    expect(interval!.low).toBeLessThan(failInterval!.low);
    expect(failInterval!.low).toBeLessThan(delta!);
    expect(delta!).toBeLessThan(failInterval!.high);
    expect(failInterval!.high).toBeLessThan(interval!.high);
    expect(passInterval).toEqual(failInterval);
  });

  test('what is possible is wider the less the look may get wrong', () => {
    const widths = [0.2, 0.1, 0.04, 0.01].map((level) => {
      const { passInterval } = comparePair(pair(around(10, 0.02), around(10.3, 0.02)), level);
      return passInterval!.high - passInterval!.low;
    });
    expect(widths).toEqual(widths.toSorted((left, right) => left - right));
    expect(new Set(widths).size).toBe(4);
  });

  test('of equal samples says that nothing changed', () => {
    expect(comparePair(pair(around(10), around(10)))).toMatchObject({ delta: 0, p: 1 });
  });

  test('with a side missing has medians only', () => {
    const nothing = { delta: null, interval: null, failInterval: null, passInterval: null, p: null };
    expect(comparePair(pair(null, [1, 2, 3]))).toMatchObject({ base: null, head: { median: 2 }, ...nothing });
    expect(comparePair(pair([1, 2, 3], null))).toMatchObject({ base: { median: 2 }, head: null, ...nothing });
  });

  test('over a zero base has no delta', () => {
    const exact = { ...counts, exact: true };
    expect(comparePair(pair([0, 0], [1, 1], exact))).toMatchObject({ delta: null, exact: true });
    expect(comparePair(pair([0, 0], [0, 0], exact))).toMatchObject({ delta: 0, exact: true });
    expect(comparePair(pair([0, 0, 0], [1, 2, 3]))).toMatchObject({ delta: null, p: expect.any(Number) });
  });

  test('of negative values has no interval', () => {
    expect(comparePair(pair([-1, -2, -3], [1, 2, 3]))).toMatchObject({
      interval: null,
      failInterval: null,
      passInterval: null,
      p: expect.any(Number),
    });
  });

  test('of a hundred thousand raw values takes no more memory than it has to', () => {
    const many = (factor: number) =>
      Array.from({ length: 100_000 }, (_, index) => factor * (1 + ((index * 7919) % 1000) / 1e5));
    const { delta, interval, failInterval } = comparePair(pair(many(10), many(12)));
    expect(delta).toBeCloseTo(0.2, 6);
    expect(interval!.low).toBeLessThan(failInterval!.low);
    expect(interval!.low).toBeGreaterThan(0.198);
    expect(interval!.high).toBeLessThan(0.202);
  });

  test('never holds NaN', () => {
    for (const [base, head] of [
      [
        [0, 1],
        [0, 1],
      ],
      [[1], [2]],
      [[-1], [0]],
      [[0], [0]],
      [
        [1e-320, 1],
        [1e308, 2],
      ],
    ] as const) {
      expect(
        JSON.stringify(comparePair(pair(base, head)), (_, value: unknown) => (Number.isNaN(value) ? 'NaN' : value)),
      ).not.toContain('NaN');
    }
  });
});

describe('what never varies is compared exactly', () => {
  const constant = (value: number, n: number) => Array.from({ length: n }, () => value);

  test.each<[string, SamplePair, boolean]>([
    ['five equal counts', pair(constant(7, 5), constant(8, 5), counts), false],
    ['six equal counts', pair(constant(7, 6), constant(8, 6), counts), true],
    [
      'six equal counts of a metric that varies elsewhere',
      pair(constant(7, 6), constant(8, 6), { ...counts, varies: true }),
      false,
    ],
    [
      'two equal counts, said to be exact, of a metric that varies elsewhere',
      pair(constant(7, 2), constant(8, 2), { ...counts, exact: true, varies: true }),
      true,
    ],
    ['one count', pair([7], [8], counts), false],
    ['one count, said to be exact', pair([7], [8], { ...counts, exact: true }), true],
    ['counts that vary, said to be exact', pair([7, 8], [8, 8], { ...counts, exact: true }), false],
    ['five equal times', pair(constant(7, 5), constant(8, 5)), false],
    ['six equal times', pair(constant(7, 6), constant(8, 6)), true],
    ['times that vary on one side', pair(constant(7, 6), [8, 8, 8, 8, 8, 9]), false],
    ['a new one', pair(null, constant(8, 6), counts), true],
  ])('%s', (_, given, exact) => {
    expect(comparePair(given).exact).toBe(exact);
    if (exact)
      expect(comparePair(given)).toMatchObject({ p: null, interval: null, failInterval: null, passInterval: null });
  });
});

describe('a count that depends on its placement', () => {
  const compared = (n: number, layout: SamplePair['layout']) =>
    comparePair(pair(Array(n).fill(100), Array(n).fill(101), { ...counts, exact: true, layout }));

  test('is exact after three placements', () => {
    expect(compared(2, 'varied')).toMatchObject({ exact: false, placements: { base: 2, head: 2 } });
    expect(compared(3, 'varied')).toMatchObject({ exact: true, placements: { base: 3, head: 3 }, p: null });
  });

  test('is never exact in a single one, however often it was equal', () => {
    expect(compared(30, 'single')).toMatchObject({ exact: false, placements: { base: 1, head: 1 } });
  });

  test('is exact if the sides differ by the same in three placements', () => {
    const layout = { ...counts, exact: true, layout: 'varied' } as const;
    const equal = comparePair(pair([1000, 1020, 1007], [1010, 1030, 1017], layout));
    expect(equal).toMatchObject({ exact: true, p: null, interval: null, delta: equal.change });
    expect(equal.change).toBeCloseTo(10 / 1007, 12);
    // A slope is divided, which rounds both counts.
    const slopes = [1000, 1020, 1007].map((count) => [count / 7, (count + 10) / 7] as const);
    const divided = comparePair(
      pair(
        slopes.map(([base]) => base),
        slopes.map(([, head]) => head),
        layout,
      ),
    );
    expect(divided.exact).toBe(true);
    expect(comparePair(pair([1000, 1020], [1010, 1030], layout)).exact).toBe(false);
    expect(comparePair(pair([1000, 1020, 1007], [1010, 1030, 1017], { ...layout, exact: false })).exact).toBe(false);
  });

  test('is judged by the differences within placements, as shares of the median of base', () => {
    const base = [1000, 1100, 900, 1050, 950, 1020, 1000];
    const more = [20, 21, 19, 22, 20, 21, 20];
    const head = base.map((count, index) => count + more[index]!);
    const layout = { ...counts, exact: true, layout: 'varied' } as const;
    const { change, interval, failInterval, p, exact } = comparePair(pair(base, head, layout));
    expect([exact, p]).toEqual([false, 2 ** -6]);
    expect(change).toBeCloseTo(0.0205, 12);
    expect(interval).toEqual({ low: expect.closeTo(0.0195, 12), high: expect.closeTo(0.0215, 12) });
    expect(failInterval!.low).toBeGreaterThanOrEqual(interval!.low);
    // As two samples they look alike.
    expect(comparePair(pair(base, head)).interval!.low).toBeLessThan(-0.05);
  });

  test('needs the placements that both sides have', () => {
    const layout = { ...counts, exact: true, layout: 'varied' } as const;
    const base = { values: [1000, 1040, 1020, 1060, 1080], rounds: [1, 2, 3, 4, 5] };
    const head = { values: [1010, 1030, 1070], rounds: [1, 3, 4] };
    const compared = comparePair({ ...pair(null, null, layout), base, head });
    expect(compared).toMatchObject({ exact: true, placements: { base: 5, head: 3 } });
    expect(compared.change).toBeCloseTo(10 / 1040, 12);
    const fewer = comparePair({ ...pair(null, null, layout), base, head: { values: [1010, 1030], rounds: [1, 3] } });
    expect(fewer).toMatchObject({ exact: false, interval: { low: -1, high: Infinity } });
    const apart = comparePair({ ...pair(null, null, layout), base, head: { values: [1010, 1030], rounds: [6, 7] } });
    expect(apart).toMatchObject({ exact: false, p: expect.any(Number) });
  });

  test('may be on one side only', () => {
    const { placements, exact } = comparePair(pair(null, [5, 5, 5], { ...counts, exact: true, layout: 'varied' }));
    expect([placements, exact]).toEqual([{ base: 0, head: 3 }, true]);
  });

  test('other counts have no placements', () => expect(compared(2, null).placements).toBeNull());
});
