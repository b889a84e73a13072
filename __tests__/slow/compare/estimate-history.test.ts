import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
import { estimateHistoriesOf, estimateHistoryOf } from '../../../src/compare/displayed-row.ts';
import { always, around } from '../../support/builders.ts';

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

function sample(values: readonly number[], rounds = values.map((_, index) => index + 1)) {
  return { values, rounds };
}

function compared(base: readonly number[], head: readonly number[], rounds?: number[]) {
  return comparePair({
    subject,
    base: sample(base, rounds),
    head: sample(head, rounds),
    exact: false,
    varies: false,
    layout: null,
  });
}

describe('courseOf', () => {
  const whole = compared(around(100), around(110, 0.01, { turn: 3 }));

  test('a point is what a run that ended there would have said', () => {
    const until = compared(around(100).slice(0, 6), around(110, 0.01, { turn: 3 }).slice(0, 6));
    expect(estimateHistoryOf(whole)[5]).toEqual({ round: 6, change: until.change, interval: until.interval });
  });

  test('the last point is the estimate itself', () => {
    const { change, interval } = whole;
    expect(estimateHistoryOf(whole).at(-1)).toEqual({ round: 10, change, interval });
  });

  test('many rounds are thinned, the first and the last stay', () => {
    const points = estimateHistoryOf(compared(around(100, 0.01, { n: 30 }), around(101, 0.01, { n: 30, turn: 2 })));
    expect(points).toHaveLength(12);
    expect([points[0]?.round, points.at(-1)?.round]).toEqual([1, 30]);
  });

  test('many raw values a round leave two points', () => {
    const rounds = Array.from({ length: 800 }, (_, index) => 1 + (index % 10)).toSorted((a, b) => a - b);
    const values = around(100, 0.01, { n: 800 });
    const raw = compared(values, around(101, 0.01, { n: 800, turn: 1 }), rounds);
    expect(estimateHistoryOf(raw)).toHaveLength(10);
    const [points = []] = estimateHistoriesOf(
      Array.from({ length: 50 }, () => raw),
      () => 0.95,
    );
    expect(points.map(({ round }) => round)).toEqual([1, 10]);
  });

  test('thirty rounds have four points in a report of six thousand comparisons, and twelve in one of a thousand', () => {
    const long = compared(around(100, 0.01, { n: 30 }), around(101, 0.01, { n: 30, turn: 2 }));
    const roundsIn = (length: number) =>
      estimateHistoriesOf(
        Array.from({ length }, () => long),
        () => 0.95,
      )[0]?.map(({ round }) => round);
    expect(roundsIn(6000)).toEqual([1, 11, 20, 30]);
    expect(roundsIn(1000)).toHaveLength(12);
  });

  test('it begins where both sides have a value', () => {
    const late = comparePair({
      subject,
      base: sample([1, 2, 3], [2, 3, 4]),
      head: sample([2, 3], [3, 4]),
      exact: false,
      varies: false,
      layout: null,
    });
    expect(estimateHistoryOf(late).map(({ round }) => round)).toEqual([3, 4]);
  });

  test('nothing to estimate, no course', () => {
    expect(estimateHistoryOf(compared(always(5), always(5)))).toEqual([]);
    expect(
      estimateHistoryOf(
        comparePair({ subject, base: null, head: sample([1, 2]), exact: false, varies: false, layout: null }),
      ),
    ).toEqual([]);
  });
});
