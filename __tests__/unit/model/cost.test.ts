import { describe, expect, test } from '@jest/globals';
import { costOf, findDecidingFactors } from '../../../src/model/cost.ts';
import { makeError } from '../../../src/model/diagnostic.ts';
import { about } from '../../../src/model/location.ts';
import type { RecordedSeries, Recording } from '../../../src/model/recording.ts';
import { around } from '../../support/builders.ts';
import { aRecording } from '../../support/recordings.ts';

const first = ({ invocations, values }: RecordedSeries['base']) => ({
  invocations: invocations.slice(0, 2),
  values: values.slice(0, 2),
});

describe('costOf', () => {
  const values = { a: { base: around(10, 0.01, { n: 6 }), head: around(10, 0.01, { n: 6 }) } };
  const measured = (given: Partial<Recording> = {}): Recording => ({
    ...aRecording(values, { rounds: { min: 6, max: 30 }, ended: 'decided' }),
    cost: { setupMs: 12_345, measuringMs: 60_000 },
    ...given,
  });

  test('says what the planned maximum of rounds would have taken beyond that', () => {
    // Six of thirty rounds, of two invocations of 40 ms each.
    expect(costOf(measured())).toEqual({ setupSeconds: 12.3, measuringSeconds: 60, savedSeconds: 1.9 });
  });

  test('a filter that leaves out benchmarks saves too', () => {
    const two = measured(aRecording({ ...values, b: values.a }, { rounds: { min: 6, max: 30 }, ended: 'decided' }));
    const filtered = two.invocations.map((one) => (one.round > 2 ? { ...one, durationMs: 10 } : one));
    const series = two.series.map((one) =>
      one.name === 'b' ? { ...one, base: first(one.base), head: first(one.head) } : one,
    );
    expect(costOf({ ...two, invocations: filtered, series })?.savedSeconds).toBeCloseTo(2.4 - 0.24, 1);
  });

  test('nothing is saved by a run that made all of its rounds, although some took longer', () => {
    const { invocations } = measured();
    const [slow, ...others] = invocations;
    const all = { rounds: { min: 6, max: 6 }, ended: 'complete' } as const;
    const given = { ...aRecording(values, all), invocations: [{ ...slow!, durationMs: 4000 }, ...others] };
    expect(costOf(measured(given))?.savedSeconds).toBe(0);
  });

  test.each(['time', 'failed', 'cancelled'] as const)('nothing is saved where measuring ended by %s', (ended) => {
    const run = measured();
    expect(costOf({ ...run, schedule: { ...run.schedule, ended } })?.savedSeconds).toBe(0);
  });

  test('nothing is saved where an error of the plan ended measuring', () => {
    const error = makeError('table-empty', about('measuring'), {}, { failure: 'rounds-too-few' });
    expect(costOf(measured({ problems: [error] }))?.savedSeconds).toBe(0);
  });

  test('is not known for recordings of an earlier version', () => {
    expect(costOf(aRecording(values))).toBeNull();
  });
});

describe('findDecidingFactors', () => {
  const base = { n: 30, median: 1, values: [], rounds: [], medianInterval: { low: 1, high: 1 } };
  const head = { ...base, median: 1.02 };
  const row = { better: 'lower', base, head, change: 0.02, passInterval: { low: -0.04, high: 0.08 } } as const;
  const verdict = { kind: 'max-regression', limit: 0.05, minDelta: 0, isHeld: false, outcome: 'unknown' } as const;

  test('the interval has to be half as wide, which takes four times the rounds', () => {
    expect(findDecidingFactors(row, verdict, 2000)).toEqual({ kind: 'max-regression', minutes: 3, limit: 0.08 });
  });

  test('a rate that is better when higher', () => {
    const rate = { ...row, better: 'higher', change: -0.02, passInterval: { low: -0.08, high: 0.04 } } as const;
    expect(findDecidingFactors(rate, verdict, 2000)).toEqual({ kind: 'max-regression', minutes: 3, limit: 0.08 });
  });

  test.each([
    [
      'a change that is the limit',
      { ...row, change: 0.05 },
      verdict,
      { kind: 'max-regression', minutes: null, limit: 0.08 },
    ],
    [
      'a floor that is wider than the limit, and half of the interval beyond it',
      row,
      { ...verdict, limit: 0.01, minDelta: 0.05 },
      { kind: 'max-regression', minutes: 3, limit: 0.08 },
    ],
    [
      'a verdict that is held, because the machine may be the cause',
      row,
      { ...verdict, isHeld: true },
      { kind: 'max-regression', minutes: null, limit: 0.08 },
    ],
    ['no interval', { ...row, passInterval: null }, verdict, { kind: null, minutes: null, limit: null }],
    [
      'an interval without end',
      { ...row, passInterval: { low: 0, high: Infinity } },
      verdict,
      { kind: 'max-regression', minutes: null, limit: null },
    ],
    ['an absolute limit', row, { ...verdict, kind: 'max' }, { kind: 'max', minutes: null, limit: 1.02 }],
    ['what is decided', row, { ...verdict, outcome: 'pass' }, null],
  ] as const)('%s', (_, given, about, factors) => {
    expect(findDecidingFactors(given, about, 2000)).toEqual(factors);
  });
});
