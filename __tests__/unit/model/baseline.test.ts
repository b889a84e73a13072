import { describe, expect, test } from '@jest/globals';
import { asBaseline, compareMachines, withBaseline } from '../../../src/model/baseline.ts';
import { type Recording, recordingSchema } from '../../../src/model/recording.ts';
import { findUsedRounds } from '../../../src/model/whole-rounds.ts';
import { aRecording } from '../../support/recordings.ts';

const path = 'bench/baseline.json';
const kept = asBaseline(aRecording({ 'a-8': { head: [1, [2, 3], 4] }, 'b-8': { head: [5, 6, 7] } }));

const namesOnBase = ({ series }: Recording) =>
  series.filter(({ base }) => base.values.length > 0).map(({ name }) => name);

describe('what is kept', () => {
  test('the values of head in whole rounds, and nothing of base, the warm-up and the course of the machine', () => {
    const observations = { atMs: [0], load: [1], steal: [0], others: [0], mhz: [1] };
    const recording = aRecording(
      { a: { base: [9, 9, 9], head: [1, 2, 3] }, gone: { base: [9, 9, 9] } },
      { outcomes: { 'head 2': 'failed' }, environment: { observations } },
    );
    const { invocations, series, environment, commits } = asBaseline(recording);
    expect(invocations.map(({ side, round }) => `${side} ${round}`)).toEqual(['head 1', 'head 3']);
    expect(series.map(({ name, base, head }) => [name, base.values, head])).toEqual([
      ['a', [], { invocations: [0, 1], values: [[1], [3]] }],
    ]);
    expect(environment).not.toHaveProperty('observations');
    expect(commits).toEqual({ base: { sha: null, how: 'none' }, head: recording.commits.head });
  });

  test('a second time the same', () => {
    expect(asBaseline(kept)).toEqual(kept);
  });

  test('of a run beside a baseline its own values, not those of the baseline', () => {
    const run = withBaseline(asBaseline(aRecording({ 'a-8': { head: [7] } })), { path, recording: kept });
    expect(asBaseline(run)).toEqual(asBaseline(aRecording({ 'a-8': { head: [7] } })));
  });
});

describe('beside a run of head', () => {
  const run = asBaseline(aRecording({ 'b-2': { head: [8, 9] }, 'c-2': { head: [1, 2] } }));
  const both = withBaseline(run, { path, recording: kept });

  test('it is a recording like any other', () => {
    expect(recordingSchema.parse(both)).toEqual(both);
    expect(both.commits.base).toEqual({ sha: null, how: 'baseline' });
    expect(both.baseline).toMatchObject({ path, commit: kept.commits.head, measuredOn: null });
  });

  test('benchmarks meet by their names, whatever the number of processors was', () => {
    expect(both.series.map(({ name, base, head }) => [name, base.values, head.values])).toEqual([
      ['b-2', [], [[8], [9]]],
      ['c-2', [], [[1], [2]]],
      ['a-2', [[1], [2, 3], [4]], []],
      ['b-2', [[5], [6], [7]], []],
    ]);
  });

  test.each([
    [
      ['a-8', 'b-8'],
      ['a', 'b'],
    ],
    [
      ['a', 'b'],
      ['a-8', 'b-8'],
    ],
    [['a/n-10-8'], ['a/n-10']],
  ])('Go on a single processor leaves the number out: %j and %j', (there, here) => {
    const headOf = (names: readonly string[]) =>
      asBaseline(aRecording(Object.fromEntries(names.map((name) => [name, { head: [1, 2] }]))));
    expect(namesOnBase(withBaseline(headOf(here), { path, recording: headOf(there) }))).toEqual(here);
  });

  test.each([
    ['a number at the end of a name is part of it in every tool but Go', 'json', ['encode', 'decode']],
    ['a name that head has too stays, whatever Go appends elsewhere', 'go', ['Sort/n', 'Find/n']],
  ])('%s', (_, format, [one, other]) => {
    const headOf = (...names: string[]) => {
      const benchmarks = Object.fromEntries(names.map((name) => [name, { head: [1, 2] }]));
      return asBaseline(aRecording(benchmarks, { format }));
    };
    const names = [`${one}-1024`, `${other}-1024`];
    const run = withBaseline(headOf(...names, `${one}-2048`), { path, recording: headOf(...names) });
    expect(namesOnBase(run)).toEqual(names);
  });

  test('all its rounds count, and of head those that are whole', () => {
    const { base, head } = findUsedRounds(both);
    expect([[...base], [...head]]).toEqual([
      [1, 2, 3],
      [1, 2],
    ]);
  });

  test('the values point to invocations of their side', () => {
    for (const { base } of both.series) {
      expect(base.invocations.map((index) => both.invocations[index]?.side)).toEqual(base.values.map(() => 'base'));
    }
  });

  test('before anything of head is known, its names stay as they are', () => {
    const { series } = withBaseline({ ...run, series: [], invocations: [] }, { path, recording: kept });
    expect(series.map(({ name }) => name)).toEqual(['a-8', 'b-8']);
  });
});

test('machines differ in what makes a program fast; what nobody could tell is no difference', () => {
  const { environment } = aRecording({});
  const other = { ...environment, cpu: 'another', cores: 8, image: 'ubuntu24', kernel: '6.12', os: '' };
  expect(compareMachines(environment, other)).toEqual({
    processor: ['a processor', 'another'],
    cores: ['4', '8'],
  });
  expect(compareMachines(environment, environment)).toBeNull();
});
