// The options that say what is measured and how. Each row is the only place that lists the option; schemas, inputs,
// flags, help, documents and the repeat command follow from it. It reads nothing and decides nothing.

import { formatAliases, formatIds } from '../formats/format-names.ts';
import { COUNTED } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import type { Recording } from '../model/recording.ts';
import { formatShard } from '../model/shard.ts';
import { defineCommandList, profileSchema } from './command-schema.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import type { Expected } from './mistake.ts';
import { defineFileOption, defineOption, formatShare, type RepeatRule } from './option.ts';

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
    help: 'Format of the benchmark output: an id from `bench-referee formats`, `auto` to detect it, or `command` to measure the invocation itself (time, memory).',
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
    details: 'Files that the invocation did not write are ignored.',
    repeat: repeatScheduleField('outputFile', { absent: null }),
  }),
  count: defineFileOption({
    flags: ['check', 'measure'],
    schema: build.choice(...COUNTED),
    preset: null,
    presetText: 'nothing is counted',
    placeholder: 'WHAT',
    help: '`instructions`: after the rounds, the instructions that each benchmark executes are counted, under Callgrind. Linux only.',
    details: 'See [counts.md](counts.md).',
    repeat: repeatScheduleField('count', { absent: null, isHarmless: () => true }),
  }),
  profile: defineFileOption({
    schema: profileSchema,
    preset: null,
    presetText: 'no profile is recorded',
    help: 'After the verdict, `command` records profiles of the benchmarks that broke a budget, `runs` on each side, and the report names the functions that changed.',
    details: 'See [profiles.md](profiles.md#in-the-gate).',
  }),
  paths: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'any file can change the results',
    help: 'Patterns of files. If a pull request changes no file inside, the command is not run. A later pattern wins, and `!` excludes.',
    details: 'See [below](#nothing-to-measure).',
  }),
  dependsOn: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'not known, so the command is run',
    help: 'Patterns of all files that the command reads, built ones too. If they are the same on both sides after `setup`, the command is not run.',
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
    presetText: 'none, an input or the file must set it',
    flag: '--',
    placeholder: 'COMMAND…',
    help: 'Benchmark command, run by `bash -e -o pipefail`. One invocation should measure every benchmark once.',
    details:
      'Without bash, `sh -e` runs it. A list of commands is interleaved one by one. A command can have [settings of its own](#run).',
    repeat: repeatScheduleField('commands'),
  }),
  setup: defineFileOption({
    ...INPUT,
    ...MEASURING,
    schema: build.text('setup'),
    preset: null,
    presetText: 'none',
    placeholder: 'COMMAND',
    help: 'Command that runs once on each side before the first round, such as a build or an install.',
    details: 'It may take an hour and is not part of `max-minutes`.',
    repeat: repeatScheduleField('setup', { absent: null }),
  }),
  ...COMMAND_OPTIONS,
  benchmarkFiles: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.filePattern, 'file-patterns'),
    preset: [],
    presetText: 'each side has its own benchmarks',
    help: "Patterns of files. Base is measured with head's version of them, so that new and changed benchmarks are compared.",
    details: 'See [below](#the-same-benchmarks-on-both-sides).',
  }),
  rounds: defineFileOption({
    ...MEASURING,
    schema: fields.rounds,
    preset: { min: 6, max: 30 },
    placeholder: 'N',
    help: 'Number of rounds such as `10`, or a range such as `6..30`, which stops once every budget is decided. A round is one invocation on each side.',
    details: 'At most 1000.',
    differing: {
      'flag doctor': { schema: fields.fixedRounds, help: 'Number of rounds to measure.', presetText: '10' },
    },
    repeat: repeatScheduleField('rounds', { isHarmless: () => true }),
  }),
  maxMinutes: defineFileOption({
    ...MEASURING,
    schema: fields.minutes,
    preset: 30,
    placeholder: 'N',
    help: 'Time limit for all measuring after `setup`, in minutes. What is undecided by then is inconclusive.',
    details: 'At most 7200. Set the `timeout-minutes` of the job high enough for `setup` and the checkout, too.',
    differing: {
      'flag doctor': { help: 'Time limit in minutes. When it is reached, fewer rounds are measured.' },
    },
    repeat: repeatScheduleField('maxMinutes', { isHarmless: () => true }),
  }),
  precision: defineFileOption({
    flags: ['check', 'measure'],
    schema: fields.percentage,
    preset: null,
    presetText: 'none, a run ends once every budget is decided',
    placeholder: 'PERCENT',
    help: 'Standard error to which a run for the history measures each change, such as `0.5%`, in as many rounds as `rounds` allows.',
    details:
      'In the file it counts for the events that [`record`](history.md#how-exact-a-run-is) takes, so no pull request takes longer.',
    isHistoryKey: true,
    repeat: {
      ...repeatScheduleField('precision', { absent: null, isHarmless: () => true }),
      format: formatShare,
    },
  }),
  bisectMinutes: defineFileOption({
    flags: ['check', 'measure'],
    schema: fields.minutesOrNone,
    preset: 0,
    placeholder: 'N',
    help: 'Time limit, in minutes, to find the commit that broke a budget, after the verdict. 0 searches nothing.',
    details: 'See [bisect.md](bisect.md).',
    repeat: { valueOf: ({ recording }) => recording.schedule.bisectMinutes ?? 0, isHarmless: () => true },
  }),
  unit: defineFileOption({
    flags: MEASURING.flags,
    schema: build.choice('invocation', 'sample'),
    preset: 'invocation',
    placeholder: 'UNIT',
    help: '`invocation`: one value per invocation. `sample`: every raw value is used.',
    details: 'See [how it decides](how-it-decides.md#one-value-for-each-invocation).',
    repeat: repeatScheduleField('unit', { isHarmless: () => true }),
  }),
  cpus: defineFileOption({
    ...MEASURING,
    schema: fields.cpuList,
    preset: null,
    presetText: 'all processors',
    placeholder: 'LIST',
    help: 'Processors to which every invocation is pinned, such as `2-3` or `0,2`. Linux only, by `taskset`.',
    details: 'Tools that count processors see fewer, so the names of Go end in another number.',
    repeat: repeatScheduleField('cpus', { absent: null, isHarmless: (cpus: string) => /^[\d,-]+$/.test(cpus) }),
  }),
  nice: defineFileOption({
    ...MEASURING,
    schema: fields.niceness,
    preset: null,
    presetText: 'nothing is added',
    placeholder: 'N',
    help: 'Whole number from -20 to 19 that is added to the niceness of every invocation. Negative values need root.',
    repeat: repeatScheduleField('nice', { absent: null, isHarmless: () => true }),
  }),
  baseline: defineOption({
    flags: ['check', 'measure'],
    schema: build.text('baseline'),
    key: fields.innerPath('tree-path'),
    preset: null,
    presetText: 'none, base is measured',
    placeholder: 'FILE',
    help: 'Path of a recording in the repository. Its values replace base, which is not measured then.',
    details: 'See [below](#baseline).',
    repeat: { valueOf: ({ recording }) => recording.baseline?.path ?? null },
  }),
  measure: defineFileOption({
    flags: ['check', 'measure'],
    schema: build.choice('all', 'counts'),
    preset: 'all',
    placeholder: 'WHAT',
    help: '`all`: the rounds, and then what `count` names. `counts`: only instructions are counted, and the rounds are left out.',
    repeat: repeatScheduleField('measure', { absent: 'all', isHarmless: () => true }),
  }),
  seed: defineOption({
    ...MEASURING,
    schema: fields.name,
    preset: null,
    presetText: 'random',
    placeholder: 'TEXT',
    help: 'Seed for the order of the invocations, as a report printed it, to repeat that order.',
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
    help: 'Part of the benchmarks, such as `2/4`: after the warm-up only every N-th benchmark is measured, from the K-th on. `report` makes one report of all shards.',
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
    help: 'Number of recordings that become one report. They share the false alarms that `alpha` allows.',
    differing: { 'input measure': { presetText: 'the number of jobs in the matrix' } },
    repeat: { valueOf: ({ legs }) => legs, isHarmless: () => true },
  }),
};
