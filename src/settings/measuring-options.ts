// The options that say what is measured and how. Each row is the only place that lists the option; schemas, inputs,
// flags, help, documents and the repeat command follow from it. It reads nothing and decides nothing.

import { formatAliases, formatIds } from '../formats/format-names.ts';
import { COUNTED, type Counted, listCounted } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import type { Recording } from '../model/recording.ts';
import { formatShard } from '../model/shard.ts';
import { percentage } from './amount-fields.ts';
import { defineCommandList, profileSchema } from './command-schema.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { filesOption } from './files-schema.ts';
import { defineFurtherMinutes } from './further-minutes.ts';
import type { Expected } from './mistake.ts';
import { defineFileOption, defineOption, formatShare, type RepeatRule } from './option.ts';
import { serviceOption } from './service-schema.ts';

const command = build.text('command');

const MEASURING = { flags: ['check', 'measure', 'bisect', 'doctor'] } as const;

/** Where a gate without a file says what it measures. Everything else about measuring is in the file, or typed by a person. */
const INPUT = { inputs: ['gate', 'measure'] } as const;

/** `absent` is the meaning of a missing or null field; without it, such a recording does not tell the value. */
function repeatScheduleField(
  field: keyof Recording['schedule'],
  { absent, ...safety }: { absent?: string | null } & Pick<RepeatRule<never>, 'isHarmless'> = {},
): RepeatRule<never> {
  return { valueOf: ({ recording }) => (recording.schedule[field] ?? absent) as null | undefined, ...safety };
}

/** `outputs` are formats of a report that the same flag can name; an error suggests them too. */
export function benchmarkFormat(expected: Expected, outputs: readonly string[] = []) {
  return build.choiceWithAliases(['auto', ...formatIds, ...outputs], formatAliases, expected);
}

/** Options that a command of the list can have for itself. */
const COMMAND_OPTIONS = {
  workingDirectory: defineFileOption({
    ...INPUT,
    ...MEASURING,
    schema: fields.innerPath('folder'),
    preset: '.',
    presetText: 'the root',
    placeholder: 'DIR',
    help: 'Folder in which `run` and `setup` run, relative to the root of the repository.',
    repeat: repeatScheduleField('workingDirectory'),
  }),
  format: defineFileOption({
    ...INPUT,
    ...MEASURING,
    schema: benchmarkFormat('format'),
    preset: 'auto',
    flag: 'input-format',
    placeholder: 'ID',
    help: 'Format of the benchmark output: an id that `bench-referee formats` lists, `auto` to detect it, or `command` to measure the command itself (time, memory).',
    details: 'See [formats.md](formats.md).',
    // A detected format is given by its name. If none was detected, the next run detects again.
    repeat: repeatScheduleField('format', {
      absent: 'auto',
      isHarmless: (format: string) => format === 'auto' || formatIds.includes(format),
    }),
  }),
  outputFile: defineFileOption({
    ...MEASURING,
    schema: fields.resultFiles,
    preset: null,
    presetText: 'none, standard output is read',
    placeholder: 'GLOB',
    help: 'Pattern of the result files that `run` writes, relative to the working directory.',
    details: 'Files of earlier runs are ignored.',
    repeat: repeatScheduleField('outputFile', { absent: null }),
  }),
  service: serviceOption,
  count: defineFileOption<readonly Counted[], readonly Counted[]>({
    flags: ['check', 'measure'],
    schema: build.listOf(build.choice(...COUNTED), 'counted'),
    preset: [],
    presetText: 'nothing is counted',
    placeholder: 'WHAT',
    help: '`instructions`: after the rounds, count the instructions of each benchmark under Callgrind. Linux only. `cpu-time`: let CPU time decide what the clock leaves undecided. A list: both.',
    details: 'See [counts.md](counts.md).',
    terminal: { schema: fields.countedList },
    repeat: {
      valueOf: ({ recording: { schedule } }) => listCounted(schedule.count ?? null),
      isHarmless: () => true,
      format: (counted) => counted.join(','),
    },
  }),
  profile: defineFileOption({
    schema: profileSchema,
    preset: null,
    presetText: 'no profile is recorded',
    help: 'Records profiles of the benchmarks that are slower than allowed: `command` records one, `runs` times on each side, after the verdict. The report names the functions that changed.',
    details: 'See [profiles.md](profiles.md#in-the-gate).',
  }),
  paths: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'any file can change the results',
    help: 'Patterns of files. If a pull request changes none of them, the command is not run. A later pattern wins, and `!` excludes.',
    details: 'See [below](#nothing-to-measure).',
  }),
  dependsOn: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'not known, so the command is run',
    help: 'Patterns of all files that the command reads, including built ones. If they are the same on both sides after `setup`, the command is not run.',
    details: 'See [below](#nothing-to-measure).',
  }),
};

export const MEASURING_OPTIONS = {
  run: defineOption({
    ...INPUT,
    ...MEASURING,
    schema: command.transform((script): readonly WrittenCommand[] => [script]),
    // Only the file can have several commands, or a command with settings of its own.
    key: defineCommandList(COMMAND_OPTIONS),
    preset: null,
    presetText: 'required',
    terminal: { presetText: 'the `run` of the configuration file' },
    differing: {
      'input gate': { presetText: 'the `run` of the configuration file' },
      'input measure': { presetText: 'the `run` of the configuration file' },
    },
    flag: '--',
    placeholder: 'COMMAND…',
    help: 'Benchmark command, run by `bash -e -o pipefail`. One run should measure every benchmark once.',
    details:
      'Without bash, `sh -e` runs it. The commands of a list take turns. A command can have [its own settings](#run).',
    repeat: { valueOf: ({ recording: { schedule } }) => (schedule.commands?.length === 0 ? null : schedule.commands) },
  }),
  setup: defineFileOption({
    ...INPUT,
    ...MEASURING,
    schema: build.text('setup'),
    preset: null,
    presetText: 'none',
    placeholder: 'COMMAND',
    help: 'Command that runs once on each side before the first round: a build or an install.',
    details: 'It may take an hour, and does not count towards `max-minutes`.',
    repeat: repeatScheduleField('setup', { absent: null }),
  }),
  ...COMMAND_OPTIONS,
  files: filesOption,
  benchmarkFiles: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'each side has its own benchmarks',
    help: "Patterns of files. Base is measured with head's version of them, so new and changed benchmarks are compared, too.",
    details: 'See [below](#the-same-benchmarks-on-both-sides).',
  }),
  rounds: defineFileOption({
    ...MEASURING,
    schema: fields.rounds,
    preset: { min: 6, max: 30 },
    placeholder: 'N',
    help: 'Number of rounds (`10`), or a range (`6..30`) that ends once the verdict is certain. A round runs the command once on each side.',
    details: 'At most 1000.',
    differing: {
      'flag doctor': { schema: fields.fixedRounds, help: 'Number of rounds to measure.', presetText: '10' },
    },
    repeat: repeatScheduleField('rounds', { isHarmless: () => true }),
  }),
  stop: defineFileOption({
    flags: ['check', 'measure'],
    schema: build.choice('verdict', 'rows'),
    preset: 'verdict',
    placeholder: 'WHEN',
    help: 'When a range of rounds ends early. `verdict`: also once a budget that fails the check is broken. `rows`: only once every budget is decided.',
    repeat: repeatScheduleField('stop', { absent: 'verdict', isHarmless: () => true }),
  }),
  maxMinutes: defineFileOption({
    ...MEASURING,
    schema: fields.minutes,
    preset: 30,
    placeholder: 'N',
    help: 'Time limit in minutes for all measuring after `setup`. Anything still undecided by then is reported as inconclusive.',
    details: 'At most 7200. The `timeout-minutes` of the job must also leave time for the checkout and `setup`.',
    differing: {
      'flag doctor': { help: 'Time limit in minutes. If it is too short for all rounds, fewer are measured.' },
    },
    repeat: repeatScheduleField('maxMinutes', { isHarmless: () => true }),
  }),
  precision: defineFileOption({
    flags: ['check', 'measure'],
    schema: percentage,
    preset: null,
    presetText: 'none, a run ends once every budget is decided',
    placeholder: 'PERCENT',
    help: 'How exactly a run for the history measures each change, as a standard error (`0.5%`), within `rounds`.',
    details:
      'In the file it applies to the events that [`record`](history.md#how-exact-a-run-is) takes, so no pull request takes longer.',
    isHistoryKey: true,
    repeat: {
      ...repeatScheduleField('precision', { absent: null, isHarmless: () => true }),
      format: formatShare,
    },
  }),
  rebuildMinutes: defineFurtherMinutes(
    'rebuildMinutes',
    'Time limit in minutes to build both sides again with other memory layouts before a row is called broken. 0: no rebuilds.',
  ),
  bisectMinutes: defineFurtherMinutes(
    'bisectMinutes',
    'Time limit in minutes to find the commit that broke a budget, after the verdict. 0: no search.',
  ),
  unit: defineFileOption({
    flags: MEASURING.flags,
    schema: build.choice('invocation', 'sample'),
    preset: 'invocation',
    placeholder: 'UNIT',
    help: '`invocation`: one value for each run of the command. `sample`: every raw value counts.',
    details: 'See [how it decides](how-it-decides.md#one-value-for-each-invocation).',
    repeat: repeatScheduleField('unit', { isHarmless: () => true }),
  }),
  cpus: defineFileOption({
    ...MEASURING,
    schema: fields.cpuList,
    preset: null,
    presetText: 'all processors',
    placeholder: 'LIST',
    help: 'Processors to pin the command to: `one`, which the gate chooses, or a list: `2-3`. Linux only, by `taskset`.',
    details: 'See [slow-suites.md](slow-suites.md#use-one-processor).',
    repeat: repeatScheduleField('cpus', { absent: null, isHarmless: (cpus: string) => /^[\d,-]+$/.test(cpus) }),
  }),
  nice: defineFileOption({
    ...MEASURING,
    schema: fields.niceness,
    preset: null,
    presetText: 'nothing is added',
    placeholder: 'N',
    help: 'Whole number from -20 to 19 that is added to the niceness of the command. Negative values need root.',
    repeat: repeatScheduleField('nice', { absent: null, isHarmless: () => true }),
  }),
  baseline: defineOption({
    flags: ['check', 'measure'],
    schema: build.text('baseline'),
    key: fields.innerPath('tree-path'),
    preset: null,
    presetText: 'none, base is measured',
    placeholder: 'FILE',
    help: 'Path of a recording in the repository. Its values are used in place of base, which is not measured.',
    details: 'See [below](#baseline).',
    repeat: { valueOf: ({ recording }) => recording.baseline?.path ?? null },
  }),
  measure: defineFileOption({
    flags: ['check', 'measure'],
    schema: build.choice('all', 'counts'),
    preset: 'all',
    placeholder: 'WHAT',
    help: '`all`: times, then counts. `counts`: counts only.',
    repeat: repeatScheduleField('measure', { absent: 'all', isHarmless: () => true }),
  }),
  seed: defineOption({
    ...MEASURING,
    schema: fields.name,
    preset: null,
    presetText: 'random',
    placeholder: 'TEXT',
    help: 'Seed from a report; repeats the same order.',
    // A run draws 8 digits in hex, and people write numbers. Any other seed can carry a message.
    repeat: repeatScheduleField('seed', { isHarmless: (seed: string) => /^[0-9a-f]{1,32}$/i.test(seed) }),
  }),
  shard: defineOption({
    ...INPUT,
    flags: ['check', 'measure'],
    schema: fields.shard,
    preset: null,
    presetText: 'all benchmarks',
    placeholder: 'K/N',
    help: 'Part of the benchmarks: `2/4` is the second of four. After the warm-up only this part is measured. `report` makes one report of all shards.',
    repeat: {
      valueOf: ({ recording: { shard } }) => (shard === undefined ? null : formatShard(shard)),
      isHarmless: () => true,
    },
  }),
  legs: defineOption({
    inputs: ['measure'],
    flags: ['check', 'measure'],
    schema: fields.legs,
    preset: 1,
    inputDefault: `\${{ strategy.job-total }}`,
    placeholder: 'N',
    help: 'Number of recordings that become one report. `alpha` is divided among them.',
    differing: { 'input measure': { presetText: 'the number of jobs in the matrix' } },
    repeat: { valueOf: ({ legs }) => legs, isHarmless: () => true },
  }),
};
