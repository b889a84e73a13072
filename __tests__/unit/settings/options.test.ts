// One row of the table is an option everywhere: the same value comes out of an input, a flag and the file, a row that is
// added appears on every surface, and nothing is left of a row that is removed.

import '../../support/readable-errors.ts';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { formatFlagLines } from '../../../src/cli/flag-lines.ts';
import { effectiveSettings } from '../../../src/doctor/preview.ts';
import { scheduleOf } from '../../../src/measure/run-recording.ts';
import { type Recording, recordingSchema } from '../../../src/model/recording.ts';
import { optionsOf } from '../../../src/settings/command-flags.ts';
import { parseArgs } from '../../../src/settings/command-line.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import * as fields from '../../../src/settings/fields.ts';
import { inputsOf, parseInputs } from '../../../src/settings/inputs.ts';
import {
  type ActionName,
  defineOption,
  flagNameOf,
  type MeasuringCommand,
  type OptionTable,
  resolveValues,
  toKebabCase,
} from '../../../src/settings/option.ts';
import {
  ACTION_COMMIT_DEFAULTS,
  DEFAULTS,
  type GivenOptions,
  makeFileSchema,
  OPTIONS,
  type OptionName,
  TERMINAL_COMMIT_DEFAULTS,
} from '../../../src/settings/options.ts';
import { repeatsOf } from '../../../src/settings/repeat-command.ts';
import { commitSettings, resolveSettings, type Settings } from '../../../src/settings/settings.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const root = resolve(import.meta.dirname, '../../..');
const TABLE: OptionTable = OPTIONS;
const ACTIONS: readonly ActionName[] = ['gate', 'measure', 'report'];

/** A value of each option as somebody writes it, and not the default. */
const SAMPLES: Readonly<Partial<Record<OptionName, string>>> = {
  shard: '2/4',
  run: 'make bench | tee log',
  setup: 'make',
  workingDirectory: 'packages/a b',
  format: 'go',
  outputFile: 'out/*.json',
  rounds: '4..9',
  maxMinutes: '2.5',
  precision: '0.5%',
  bisectMinutes: '7',
  rebuildMinutes: '7',
  stop: 'rows',
  unit: 'sample',
  cpus: '2-3',
  nice: '-5',
  baseline: 'bench/base.json',
  count: 'instructions',
  measure: 'counts',
  baselineTolerance: '12.5%',
  alpha: '0.05',
  new: 'fail',
  removed: 'warn',
  sameAnswer: 'fail',
  seed: '00c0ffee',
  legs: '3',
  base: 'v1',
  head: 'v2',
  config: 'perf/bench.yml',
  configFrom: 'head',
  recordings: '**/*.json',
  ref: 'refs/bench-referee/other',
  issue: 'true',
  name: 'slow suite',
  comment: 'never',
  check: 'false',
  failOn: 'never',
  historyRef: 'refs/bench-referee/other',
  overrideLabel: 'accepted',
  overrideScope: 'never',
};

const written = (name: string) => SAMPLES[name as OptionName]!;
const isNamed = (name: string) => name in SAMPLES;

const COMMANDS: Readonly<Record<MeasuringCommand, (argv: readonly string[]) => { readonly given: GivenOptions }>> = {
  check: (argv) => parseArgs('check', argv),
  measure: (argv) => parseArgs('measure', argv),
  // Its formats of the report are no formats of the benchmark output.
  bisect: (argv) => parseArgs('bisect', argv),
  // It takes a fixed number of rounds, and the samples have a range.
  doctor: (argv) =>
    parseArgs(
      'doctor',
      argv.map((word) => word.replace(/4\.\.9$/, '9')),
    ),
  report: (argv) => parseArgs('report', argv),
};

const SEPARATE = (flag: string, text: string) => (text.startsWith('-') ? [`-${flag}=${text}`] : [`--${flag}`, text]);
const JOINED = (flag: string, text: string) => [`--${flag}=${text}`];

function byFlag(command: MeasuringCommand, names: readonly string[], layout: typeof JOINED): GivenOptions {
  const flags = names.filter((name) => name !== 'run');
  const words = flags.flatMap((name) => layout(flagNameOf(name, TABLE[name]!), written(name)));
  return COMMANDS[command]([...words, ...(names.includes('run') ? ['--', written('run')] : [])]).given;
}

function byInput(action: ActionName, names: readonly string[]): GivenOptions {
  const texts = new Map(names.map((name) => [toKebabCase(name), written(name)]));
  return parseInputs((name) => texts.get(name) ?? '', action);
}

function byFile(names: readonly string[]): GivenOptions {
  const file = Object.fromEntries(names.map((name) => [toKebabCase(name), written(name)]));
  return parseConfigFile(JSON.stringify(file), 'bench.yml');
}

const RUN: GivenOptions = { run: ['make'] };

function settingsBy(given: GivenOptions, file: GivenOptions | null): Settings {
  const commits = commitSettings(given, ACTION_COMMIT_DEFAULTS);
  return resolveSettings(given, file, { commits, today: TODAY, isRecorded: true });
}

describe('each option', () => {
  const inputs = ACTIONS.flatMap((action) => inputsOf(action).map((name) => [name, action] as const));
  const flags = (Object.keys(COMMANDS) as MeasuringCommand[]).flatMap((command) =>
    optionsOf(command).map((name) => [name, command] as const),
  );
  const keys = Object.keys(TABLE).filter((name) => TABLE[name]!.key !== undefined && isNamed(name));
  const parsed = (name: string) => TABLE[name]!.schema.parse(written(name));

  test('has a sample, unless only the file has it', () => {
    const missing = Object.keys(TABLE).filter((name) => !isNamed(name));
    expect(missing.filter((name) => TABLE[name]!.inputs !== undefined || TABLE[name]!.flags !== undefined)).toEqual([]);
  });

  test.each(inputs)('%s is an input of %s', (name, action) => {
    expect(byInput(action, [name])).toEqual({ [name]: parsed(name) });
  });

  test.each(flags)('%s is a flag of %s, in every layout', (name, command) => {
    const value = command === 'doctor' && name === 'rounds' ? { min: 9, max: 9 } : parsed(name);
    for (const layout of [SEPARATE, JOINED]) {
      expect(byFlag(command, [name], layout)).toEqual({ [name]: value });
    }
  });

  test.each(keys)('%s is a key of the file', (name) => {
    expect(byFile([name])).toEqual({ [name]: parsed(name) });
  });

  test.each(keys)('%s leads to the same settings from an input or flag as from the file', (name) => {
    const value: GivenOptions = { [name]: parsed(name) };
    expect(settingsBy(value, RUN)).toEqual(settingsBy({}, { ...RUN, ...value }));
    expect(settingsBy(value, RUN)).not.toEqual(settingsBy({}, RUN));
  });

  test('that is recorded is carried by the command that repeats the run', () => {
    const names = optionsOf('check');
    const given = byFlag('check', names, JOINED);
    const commits = commitSettings(given, TERMINAL_COMMIT_DEFAULTS);
    const settings = resolveSettings(given, null, { commits, today: TODAY });
    const measured = aRecording({ Encode: { base: [1], head: [1] } });
    const schedule = scheduleOf(settings.measure, {
      seed: settings.measure.seed!,
      formats: ['go'],
      ended: 'complete',
    });
    const baseline = {
      path: 'bench/base.json',
      commit: measured.commits.head,
      measuredOn: null,
      commands: [],
      environment: measured.environment,
    };
    const recording = recordingSchema.parse({
      ...measured,
      baseline,
      schedule,
      shard: { index: 2, count: 4, benchmarks: [] },
    });
    const [repeat] = repeatsOf([recording], { ...settings, file: null, legs: 3, isOwn: true });
    const again = parseArgs('check', repeat!.words!.slice(1)).given;
    const shas = { base: measured.commits.base.sha, head: measured.commits.head.sha };
    expect(again).toEqual({ ...given, ...shas });
  });
});

test('every setting in the schedule of a recording is repeated by an option', () => {
  const read = new Set<string>();
  const schedule = new Proxy({} as Recording['schedule'], {
    get: (_, field) => void read.add(String(field)),
  });
  const recording = { ...aRecording({ Encode: { base: [1], head: [1] } }), schedule };
  const run = { ...settingsBy({}, RUN), recording, legs: 1 };
  for (const { repeat } of Object.values(TABLE)) if (typeof repeat === 'object') repeat.valueOf(run);
  const fields = Object.keys(recordingSchema.shape.schedule.shape);
  // The formats that were recognised belong to the command that prints them.
  expect([...read, 'ended', 'formats'].toSorted()).toEqual(fields.toSorted());
});

describe('a row that is added', () => {
  const harePace = defineOption({
    inputs: ['gate', 'measure'],
    flags: ['check', 'measure', 'doctor'],
    schema: fields.niceness,
    key: true,
    preset: 7,
    placeholder: 'STEPS',
    help: 'Pace of the hare in steps per second.',
    details: 'See [hares](hares.md).',
    repeat: {
      valueOf: ({ recording }) => (recording.schedule as { harePace?: number }).harePace,
      isHarmless: () => true,
    },
  });
  const LONGER: OptionTable = { ...OPTIONS, harePace };
  const recording = aRecording({ Encode: { base: [1], head: [1] } });
  const measured = { ...recording, schedule: { ...recording.schedule, harePace: 9 } };

  /** Text of every surface that shows options, and what every surface that reads them makes of this one. */
  async function surfaces(options: OptionTable) {
    const tables = (await import(join(root, 'scripts/document-tables.mjs'))) as {
      documents(options: OptionTable): Readonly<Record<string, string>>;
    };
    const { schemas } = (await import(join(root, 'scripts/schemas.mjs'))) as {
      schemas(options: OptionTable): Readonly<Record<string, string>>;
    };
    const attempt = (read: () => unknown) => {
      try {
        return JSON.stringify(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    const run = { ...settingsBy({}, RUN), file: null, legs: 1, isOwn: true };
    const input = (name: string) => (name === 'hare-pace' ? '9' : '');
    const { 'docs/configuration.schema.json': schema } = schemas(options);
    return {
      ...tables.documents(options),
      schema,
      'check --help': formatFlagLines('check', options).join('\n'),
      'doctor --help': formatFlagLines('doctor', options).join('\n'),
      validate: JSON.stringify(effectiveSettings({ file: {}, lines: new Map() }, options)),
      file: attempt(() => makeFileSchema(options).parse({ 'hare-pace': '9' })),
      input: attempt(() => parseInputs(input, 'gate', options)),
      flag: attempt(() => parseArgs('check', ['--hare-pace', '9'], options).given),
      settings: attempt(() => resolveValues(options, { harePace: 9 })),
      repeat: attempt(() => repeatsOf([measured], run, options)),
    };
  }

  test('is everywhere without another edit', async () => {
    const found = await surfaces(LONGER);
    const shows = ['docs/action.md', 'action.yml', 'measure/action.yml', 'check --help', 'doctor --help'];
    const texts = [...shows, 'docs/configuration.md', 'docs/command-line.md', 'schema'] as const;
    for (const name of texts) {
      expect({ name, text: found[name as keyof typeof found] }).toEqual({
        name,
        text: expect.stringMatching(/hare-pace[\s\S]*Pace of the hare in steps per second\./),
      });
    }
    expect(found['report/action.yml' as keyof typeof found]).not.toContain('hare');
    expect(found['check --help']).toMatch(/--hare-pace STEPS +Pace of the hare in steps per second. Default: 7\./);
    expect(found.schema).toContain('"default": 7');
    expect(found.validate).toContain('{"key":"hare-pace","value":7,"line":null}');
    expect(found.repeat).toContain('"--hare-pace","9"');
    for (const name of ['file', 'input', 'flag'] as const) expect(found[name]).toBe('{"harePace":9}');
    expect(found.settings).toContain('"harePace":9');
  });

  test('is nowhere without the row', async () => {
    const found = await surfaces(OPTIONS);
    const left = Object.entries(found).filter(([, text]) => /hare-?pace/i.test(String(text)));
    expect(left).toEqual([]);
    expect([found.file, found.flag, found.input]).toEqual(['ZodError', 'UserError', '{}']);
  });
});

test('a terminal has its own defaults where nothing is published', () => {
  expect(ACTION_COMMIT_DEFAULTS).toEqual({ head: 'head', configFrom: 'base' });
  expect(TERMINAL_COMMIT_DEFAULTS).toEqual({ head: 'worktree', configFrom: 'worktree' });
  expect(DEFAULTS.rounds).toEqual({ min: 6, max: 30 });
});
