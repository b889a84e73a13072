import { describe, expect, test } from '@jest/globals';
import { cutAtRound, groupSamples } from '../../../src/compare/group.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { aRecording } from '../../support/recordings.ts';

const PLAIN = { units: {}, renamed: {}, renamedByHead: {}, control: [] };

describe('values', () => {
  test('are in base units, one per invocation: the median of its raw values', () => {
    const [pair] = groupSamples(
      aRecording({
        Encode: {
          base: [
            [3, 1, 2],
            [4, 6],
          ],
          head: [5, 5],
        },
      }),
      PLAIN,
    );
    expect(pair?.subject).toMatchObject({ name: 'Encode', metric: 'time', unit: 'sec', better: 'lower' });
    expect(pair?.base).toEqual({ values: [0.002, 0.005], rounds: [1, 2] });
  });

  test('count one by one with unit: sample', () => {
    const [pair] = groupSamples(aRecording({ Encode: { base: [[3, 1], 2], head: [5, 5] } }, { unit: 'sample' }), PLAIN);
    expect(pair?.base).toEqual({ values: [0.003, 0.001, 0.002], rounds: [1, 1, 2] });
  });

  test('of the warm-up do not count', () => {
    const recording = aRecording({ Encode: { base: [1, 2], head: [1, 2] } });
    const warm = {
      ...recording,
      invocations: recording.invocations.map((one) => ({ ...one, round: one.round - 1 })),
    };
    expect(groupSamples(warm, PLAIN)[0]?.base).toEqual({ values: [0.002], rounds: [1] });
  });

  test('of a round that only one side completed do not count', () => {
    const recording = aRecording({ Encode: { base: [1, 2, 3], head: [1, 2, 3] } }, { outcomes: { 'head 2': 'cut' } });
    const [pair] = groupSamples(recording, PLAIN);
    expect([pair?.base?.rounds, pair?.head?.rounds]).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  test('of head count alone when base never ran', () => {
    const { invocations, ...recording } = aRecording({ Encode: { head: [1, 2] } });
    const warmUp = { ...invocations[0]!, side: 'base', round: 0, exitCode: 1, outcome: 'failed' } as const;
    const broken = { ...recording, invocations: [...invocations, warmUp] };
    expect(groupSamples(broken, PLAIN)).toMatchObject([{ base: null, head: { rounds: [1, 2] } }]);
  });

  test('of one invocation in two units are one value', () => {
    const recording = aRecording({
      'Encode time [ms]': { base: [1, 2], head: [1, 2] },
      'Encode time [s]': { base: [0.003, 0.004], head: [0.001, 0.002] },
    });
    const [pair, ...others] = groupSamples(recording, PLAIN);
    expect([pair?.base, pair?.head, others]).toEqual([
      { values: [0.002, 0.003], rounds: [1, 2] },
      { values: [0.001, 0.002], rounds: [1, 2] },
      [],
    ]);
  });

  test('of a metric whose unit changed between rounds are one sample, in the order they were taken', () => {
    const recording = aRecording({
      'Encode time [ms]': { base: [1, 2], head: [] },
      'Encode time [s]': { base: [0.003, 0.004], head: [] },
    });
    const [ms, s] = recording.series;
    ms!.base = { invocations: [ms!.base.invocations[1]!], values: [[2]] };
    s!.base = { invocations: [s!.base.invocations[0]!], values: [[0.003]] };
    expect(groupSamples({ ...recording, series: [ms!, s!] }, PLAIN)).toMatchObject([
      { base: { values: [0.003, 0.002], rounds: [1, 2] } },
    ]);
  });

  test('up to a round', () => {
    const sample = { values: [1, 2, 3], rounds: [1, 2, 4] };
    expect(cutAtRound(sample, 2)).toEqual({ values: [1, 2], rounds: [1, 2] });
    expect(cutAtRound(sample, 0)).toBeNull();
    expect(cutAtRound(null, 3)).toBeNull();
  });
});

describe('rows', () => {
  const side = [1, 2];

  test('two metrics are two rows; so are a benchmark of each side', () => {
    const recording = aRecording({
      A: { base: side, head: side },
      'A size [B]': { base: side, head: side },
      B: { head: side },
    });
    expect(
      groupSamples(recording, PLAIN).map(({ subject, base }) => [subject.name, subject.unit, base === null]),
    ).toEqual([
      ['A', 'sec', false],
      ['A', 'B', false],
      ['B', 'sec', true],
    ]);
  });

  test('a benchmark that was renamed is one row, under its new name', () => {
    const recording = aRecording({ Old: { base: side }, New: { head: side } });
    const rows = groupSamples(recording, { units: {}, renamed: { Old: 'New' }, renamedByHead: {}, control: [] });
    expect(rows).toMatchObject([
      { subject: { name: 'New' }, base: { values: [0.001, 0.002] }, head: { values: [0.001, 0.002] } },
    ]);
  });

  test('Go’s processor count need not be written', () => {
    const recording = aRecording({
      'Old-8': { base: side },
      'New-8': { head: side },
      'Other-8': { base: side, head: side },
    });
    const rows = groupSamples(recording, { units: {}, renamed: { Old: 'New' }, renamedByHead: {}, control: [] });
    expect(rows.map(({ subject, base }) => [subject.name, base !== null])).toEqual([
      ['New-8', true],
      ['Other-8', true],
    ]);
  });

  test('a number at the end of a name is part of it in every tool but Go', () => {
    const rows = (format: string) =>
      groupSamples(aRecording({ 'encode-1024': { base: side, head: side } }, { format }), PLAIN);
    expect(rows('json')[0]?.subject.shortName).toBeNull();
    expect(rows('go')[0]?.subject.shortName).toBe('encode');
  });

  test('what head adds does not change what Go has appended to the names of base', () => {
    const both = { base: side, head: side };
    const shortNames = (recording: Recording) => groupSamples(recording, PLAIN).map(({ subject }) => subject.shortName);
    const added = aRecording({ 'Encode-8': both, Added: { head: side } }, { format: 'go' });
    expect(shortNames(added)).toEqual(['Encode', null]);
    const known = aRecording({ 'Encode-8': both, Known: both }, { format: 'go' });
    expect(shortNames(known)).toEqual([null, null]);
  });

  test('a benchmark that is yet to be renamed, or is gone, keeps its name', () => {
    const recording = aRecording({ Old: { base: side, head: side }, Gone: { base: side } });
    const rows = groupSamples(recording, {
      units: {},
      renamed: { Old: 'New', Gone: 'Never' },
      renamedByHead: {},
      control: [],
    });
    expect(rows.map(({ subject, base, head }) => [subject.name, base !== null, head !== null])).toEqual([
      ['Old', true, true],
      ['Gone', true, false],
    ]);
  });

  test('a new name that base already has is no renaming', () => {
    const recording = aRecording({ Old: { base: side }, New: { base: [5, 6], head: side } });
    const rows = groupSamples(recording, { units: {}, renamed: { Old: 'New' }, renamedByHead: {}, control: [] });
    expect(rows.map(({ subject, base, head }) => [subject.name, base?.values[0], head === null])).toEqual([
      ['Old', 0.001, true],
      ['New', 0.005, false],
    ]);
  });

  test('names that every object has are names like others', () => {
    const recording = aRecording({
      constructor: { base: side, head: side },
      toString: { base: side, head: side },
    });
    expect(groupSamples(recording, PLAIN).map(({ subject }) => subject.name)).toEqual(['constructor', 'toString']);
  });
});

describe('what the team says of a metric', () => {
  test.each(['score', 'points'])('by its name or its unit: %s', (key) => {
    const recording = aRecording({ 'Game score [points]': { base: [1, 2], head: [1, 2] } });
    expect(groupSamples(recording, PLAIN)).toMatchObject([{ subject: { better: 'lower' }, exact: false }]);
    const units = { [key]: { better: 'higher', exact: true } } as const;
    expect(groupSamples(recording, { units, renamed: {}, renamedByHead: {}, control: [] })).toMatchObject([
      { subject: { better: 'higher' }, exact: true },
    ]);
  });

  test('allocations are exact, and what the tool counts', () => {
    const values = { base: [1], head: [1] };
    expect(groupSamples(aRecording({ 'A allocs/op [allocs/op]': values }), PLAIN)).toMatchObject([{ exact: true }]);
    expect(groupSamples(aRecording({ 'A instructions [count]': values }), PLAIN)).toMatchObject([{ exact: false }]);
    expect(
      groupSamples(aRecording({ 'A instructions [count]': values }, { deterministic: true }), PLAIN),
    ).toMatchObject([{ exact: true }]);
  });

  test('a metric that varies in one benchmark varies in all of the same command, and in no other metric', () => {
    const constant = { base: [7, 7], head: [7, 7] };
    const recording = aRecording({
      'A B/op [B/op]': constant,
      'B B/op [B/op]': { base: [7, 7], head: [7, 8] },
      'B allocs/op [allocs/op]': constant,
    });
    expect(groupSamples(recording, PLAIN).map(({ varies }) => varies)).toEqual([true, true, false]);
  });

  test.each([
    ['varied', 'single', 'single'],
    ['single', 'varied', 'single'],
    ['varied', 'varied', 'varied'],
  ] as const)('counts of head in a placement that is %s, and of a baseline in a %s one, are %s', (head, base, both) => {
    const recording = aRecording({ 'A instructions [count]': { base: [7], head: [7] } });
    const [one] = recording.series;
    const none = { invocations: [], values: [] };
    const series = [
      { ...one!, layout: head, base: none },
      { ...one!, layout: base, head: none },
    ];
    expect(groupSamples({ ...recording, series }, PLAIN)).toMatchObject([{ layout: both }]);
  });
});
