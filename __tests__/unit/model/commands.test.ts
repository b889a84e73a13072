import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { listChangedSettings, nameCommands } from '../../../src/model/command.ts';
import type { WrittenCommand } from '../../../src/model/command-schema.ts';
import { nameBaselineCommands, splitSeriesByCommand } from '../../../src/model/commands.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const POLICY = policyOf(null, TODAY);

/** The recordings of two commands as one. */
function together(first: Recording, second: Recording): Recording {
  const offset = first.invocations.length;
  const shifted = (values: Recording['series'][number]['base']) => ({
    ...values,
    invocations: values.invocations.map((index) => index + offset),
  });
  return {
    ...first,
    schedule: { ...first.schedule, commands: ['bench a', 'bench b'] },
    invocations: [...first.invocations, ...second.invocations.map((one) => ({ ...one, command: 1 }))],
    series: [
      ...first.series,
      ...second.series.map((one) => ({ ...one, base: shifted(one.base), head: shifted(one.head) })),
    ],
  };
}

const around = (middle: number) => [1, 1.002, 0.998, 1.001, 0.999, 1.0015].map((factor) => middle * factor);
const unchanged = aRecording({ parse: { base: around(100), head: around(100) } });
const slower = aRecording({ parse: { base: around(1), head: around(5) } });

describe('two commands that print the same benchmark', () => {
  test('give two rows: a fivefold regression of one is found', () => {
    const { rows, conclusion } = analyse(together(unchanged, slower), POLICY);
    expect(rows.map(({ command, name, state, base }) => [command, name, state, base?.n])).toEqual([
      ['command 1', 'parse', 'unchanged', 6],
      ['command 2', 'parse', 'regression', 6],
    ]);
    expect(conclusion).toBe('fail');
  });

  test('are told apart also where a recording holds their values in one series', () => {
    const all = together(unchanged, slower);
    const [one, two] = all.series as [Recording['series'][number], Recording['series'][number]];
    const join = (side: 'base' | 'head') => ({
      invocations: [...one[side].invocations, ...two[side].invocations],
      values: [...one[side].values, ...two[side].values],
    });
    const pooled = { ...all, series: [{ ...one, base: join('base'), head: join('head') }] };
    expect(splitSeriesByCommand(pooled)).toEqual(splitSeriesByCommand(all));
    expect(analyse(pooled, POLICY).conclusion).toBe('fail');
  });

  test('rename within each command', () => {
    const renaming = aRecording({ old: { base: around(1) }, fresh: { head: around(1) } });
    const other = aRecording({ fresh: { base: around(9), head: around(9) } });
    const policy = { ...POLICY, renamed: { old: 'fresh' } };
    const { rows } = analyse(together(renaming, other), policy);
    expect(rows.map(({ command, name, state }) => [command, name, state])).toEqual([
      ['command 1', 'fresh', 'unchanged'],
      ['command 2', 'fresh', 'unchanged'],
    ]);
  });
});

describe('names of commands', () => {
  test('are positions; the only one needs no name', () => {
    expect(nameCommands(['bench'])).toEqual([null]);
    expect(nameCommands(['a', 'b'])).toEqual(['command 1', 'command 2']);
  });

  test.each<[kept: string[], current: string[], names: (string | null)[]]>([
    [['a'], ['a'], [null]],
    [['a'], ['edited'], [null]],
    [
      ['a', 'b'],
      ['a', 'b'],
      ['command 1', 'command 2'],
    ],
    [
      ['a', 'b'],
      ['b', 'a'],
      ['command 2', 'command 1'],
    ],
    [
      ['a', 'b'],
      ['a', 'edited'],
      ['command 1', 'command 2'],
    ],
    [
      ['a', 'a'],
      ['a', 'a'],
      ['command 1', 'command 2'],
    ],
    [['b'], ['a', 'b'], ['command 2']],
    [['a', 'b'], ['b'], ['command 1 of the baseline', null]],
  ])('of a baseline measured with %j, where the run has %j', (kept, current, names) => {
    expect(nameBaselineCommands(kept, current)).toEqual(names);
  });

  test.each<[what: string, kept: WrittenCommand[], current: WrittenCommand[], names: (string | null)[]]>([
    ['a name that another one replaces', [{ name: 'a', command: 'x' }], [{ name: 'b', command: 'x' }], ['a']],
    ['a name that moved', [{ name: 'a', command: 'x' }, 'y'], ['y', { name: 'a', command: 'x' }], ['a', 'command 1']],
    ['a name that is new', ['x'], [{ name: 'a', command: 'x' }], ['a']],
    ['a name that is gone', [{ name: 'a', command: 'x' }], ['x'], [null]],
    ['a name with another text', [{ name: 'a', command: 'x' }], [{ name: 'a', command: 'y' }], ['a']],
    [
      'two names with the texts of each other',
      [
        { name: 'a', command: 'x' },
        { name: 'b', command: 'y' },
      ],
      [
        { name: 'a', command: 'y' },
        { name: 'c', command: 'x' },
      ],
      ['a', 'b'],
    ],
  ])('of a baseline follow %s', (_, kept, current, names) => {
    expect(nameBaselineCommands(kept, current)).toEqual(names);
  });
});

describe('settings in which two commands differ', () => {
  test.each<[one: WrittenCommand, other: WrittenCommand, keys: string[]]>([
    ['x', 'x', []],
    ['x', { command: 'x' }, []],
    ['x', 'y', ['command']],
    [{ command: 'x', name: 'a' }, { name: 'a', command: 'x' }, []],
    [{ command: 'x', name: 'a' }, { command: 'x', name: 'b' }, ['name']],
    [{ command: 'x', outputFile: null }, 'x', ['output-file']],
    [{ command: 'x', format: 'go' }, { command: 'x', workingDirectory: 'a' }, ['working-directory', 'format']],
    [{ command: 'x', paths: ['a'], dependsOn: ['b'] }, 'x', []],
  ])('%j and %j', (one, other, keys) => {
    expect(listChangedSettings(one, other).map(({ key }) => key)).toEqual(keys);
  });
});
