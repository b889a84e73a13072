import { describe, expect, test } from '@jest/globals';
import { type Noise, noiseOf } from '../../../src/doctor/noise.ts';
import { type ProposalInputs, propose } from '../../../src/doctor/propose.ts';
import { always, aRow } from '../../support/builders.ts';

/** A row of exactly this spread: its numbers are made up, as only they are read. */
const noisy = (name: string, spread: number, metric = 'ns/op'): Noise => ({
  row: aRow({ name, metric, base: [1, 2], head: [1, 2] }),
  kind: 'varies',
  spread,
});
const exact = (name: string, metric = 'allocs/op'): Noise =>
  noiseOf(aRow({ name, metric, unit: metric, base: always(3), head: always(3), primary: false }));

const findings = (noise: readonly Noise[], given: Partial<ProposalInputs> = {}): ProposalInputs => ({
  noise,
  roundMinutes: 0.1,
  maxMinutes: 30,
  alpha: 0.01,
  ...given,
});
const proposed = (...args: Parameters<typeof findings>) =>
  propose(findings(...args)).budgets.map(({ metric, rows, limit, level, why }) => ({
    metric,
    names: rows?.map(({ row }) => row.name) ?? 'all',
    limit,
    level,
    why: why.kind,
  }));

const quiet = ['a', 'b', 'c', 'd', 'e'].map((name) => noisy(name, 0.005));

describe('budgets', () => {
  test('a quiet time gets what builds differ by', () => {
    expect(proposed(quiet)).toEqual([{ metric: 'ns/op', names: 'all', limit: 0.02, level: 'fail', why: 'floor' }]);
  });

  test('what never varies may not get worse at all', () => {
    expect(proposed([exact('a'), exact('b')])).toEqual([
      { metric: 'allocs/op', names: 'all', limit: 0, level: 'fail', why: 'exact' },
    ]);
  });

  test('a benchmark that varies is named, and the metric of the others stays exact', () => {
    const varies: Noise = { ...noisy('c', 0.01, 'allocs/op'), row: { ...exact('c').row } };
    expect(proposed([exact('a'), exact('b'), varies])).toEqual([
      { metric: 'allocs/op', names: 'all', limit: 0, level: 'fail', why: 'exact' },
      { metric: 'allocs/op', names: ['c'], limit: 0.02, level: 'fail', why: 'noise' },
    ]);
  });

  test('where most benchmarks of a metric vary, the exact ones have no entry of their own', () => {
    const varies = ['a', 'b', 'c'].map((name) => ({ ...noisy(name, 0.0005, 'B/op'), row: exact(name, 'B/op').row }));
    expect(proposed([...varies, exact('d', 'B/op')])).toEqual([
      { metric: 'B/op', names: 'all', limit: 0.01, level: 'fail', why: 'smallest' },
    ]);
  });

  test('a metric that is also a time somewhere is not exact, as a later time would have its limit', () => {
    const value = {
      ...exact('size', 'value'),
      row: aRow({ metric: 'value', unit: 'B', base: always(3), head: always(3) }),
    };
    expect(proposed([value, noisy('time', 0.005, 'value')])[0]).toMatchObject({ names: 'all', limit: 0.01 });
  });

  test('a time that never varied had a coarse clock', () => {
    const coarse: Noise = { ...exact('a', 'ns/op'), row: aRow({ base: always(10), head: always(10) }) };
    expect(proposed([coarse])[0]).toMatchObject({ limit: 0.02, level: 'fail' });
  });

  test('a size that varies a little may get worse by 1 %', () => {
    const size: Noise = {
      ...noisy('a', 0.0005, 'B/op'),
      row: aRow({ metric: 'B/op', unit: 'B/op', base: [1], head: [1] }),
    };
    expect(proposed([size])[0]).toMatchObject({ limit: 0.01, level: 'fail', why: 'smallest' });
  });

  test('the noisy ones are named, and only warn or show where noise is too large', () => {
    const rows = [...quiet, ...['f', 'g', 'h', 'i', 'j', 'k', 'l'].map((name) => noisy(name, 0.005))];
    expect(proposed([...rows, noisy('loud', 0.05), noisy('louder', 0.2), noisy('chaos', 3)])).toEqual([
      { metric: 'ns/op', names: 'all', limit: 0.02, level: 'fail', why: 'floor' },
      { metric: 'ns/op', names: ['loud'], limit: 0.075, level: 'fail', why: 'noise' },
      { metric: 'ns/op', names: ['louder'], limit: 0.3, level: 'warn', why: 'noise' },
      { metric: 'ns/op', names: ['chaos'], limit: 0.5, level: 'report', why: 'hidden' },
    ]);
  });

  test('the default fails where it can, even if most are too noisy', () => {
    expect(proposed([noisy('a', 0.01), noisy('b', 0.3), noisy('c', 3)])[0]).toMatchObject({
      names: 'all',
      level: 'fail',
    });
  });

  test('where no ratio exists nothing is judged', () => {
    const zeros = noiseOf(aRow({ name: 'z', base: [0, 1, 0], head: [1, 0, 0] }));
    expect(proposed([...quiet, zeros])[1]).toMatchObject({ names: ['z'], level: 'report', why: 'ratioless' });
  });

  test('what only one side has takes no part', () => {
    expect(proposed([...quiet, noiseOf(aRow({ name: 'gone', base: [1, 2], head: null }))])).toHaveLength(1);
  });
});

describe('rounds and minutes', () => {
  const plan = (...args: Parameters<typeof findings>) => {
    const { rounds, maxMinutes, testCount } = propose(findings(...args));
    return { rounds: `${rounds.min}..${rounds.max}`, maxMinutes, testCount };
  };

  test('as few as carry 5 %', () => {
    expect(plan(quiet)).toEqual({ rounds: '6..10', maxMinutes: 3, testCount: 5 });
    expect(plan([noisy('a', 0.04)]).rounds).toBe('6..10');
    expect(plan([noisy('a', 0.05)]).rounds).toBe('6..14');
    expect(plan([noisy('a', 0.057)]).rounds).toBe('6..20');
  });

  test('as many as help where 5 % is out of reach, and not more', () => {
    expect(plan([noisy('a', 0.2)]).rounds).toBe('6..30');
  });

  test('no more than fit', () => {
    expect(plan([noisy('a', 0.2)], { roundMinutes: 1, maxMinutes: 16 })).toMatchObject({
      rounds: '6..14',
      maxMinutes: 16,
    });
    expect(plan(quiet, { roundMinutes: 3, maxMinutes: 30 })).toEqual({
      rounds: '6..9',
      maxMinutes: 30,
      testCount: 5,
    });
  });

  test('never so few that nothing can fail, even where that takes longer', () => {
    expect(plan(quiet, { roundMinutes: 30, maxMinutes: 30 })).toEqual({
      rounds: '6..6',
      maxMinutes: 210,
      testCount: 5,
    });
  });

  test('what only shows takes no part of alpha', () => {
    expect(plan([...quiet, noisy('chaos', 3), exact('a')]).testCount).toBe(5);
  });

  test('nothing that varies needs no more than the usual plan', () => {
    expect(plan([exact('a')])).toMatchObject({ rounds: '6..10', testCount: 1 });
  });
});
