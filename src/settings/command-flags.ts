// The flags of each command: the settings that it takes, from the table of options, and the flags that are no settings.
// The name of a command in; its flags with their help out. It parses nothing.

import { REPORT_FORMATS } from '../model/report-format.ts';
import type { FlagKind, FlagSpec } from './flags.ts';
import type { Expected } from './mistake.ts';
import { formatOptionValue, type MeasuringCommand, type Option, type OptionTable, toKebabCase } from './option.ts';
import { OPTIONS } from './options.ts';

/** The formats of a report as a sentence has them. */
const FORMAT_LIST = `${REPORT_FORMATS.slice(0, -1).map(quoteCode).join(', ')} or ${REPORT_FORMATS.slice(-1).map(quoteCode)}`;

function quoteCode(text: string): string {
  return `\`${text}\``;
}

export interface Flag {
  /** Name without dashes; `--` for the words after two dashes. */
  readonly name: string;
  readonly kind: FlagKind;
  /** Placeholder of the value. Empty for a switch. */
  readonly placeholder: string;
  /** Sentences in Markdown. */
  readonly help: string;
  /** Default in Markdown. Null: none. */
  readonly preset: string | null;
  /** What the value is, if any text that is not empty is one. Null: its schema says what is allowed. */
  readonly expected: Expected | null;
}

/** What a value is, by its placeholder. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  ACTION: 'action',
  DIR: 'out-folder',
  FILE: 'out-file',
  GLOB: 'pattern',
  NAME: 'gate-name',
  REF: 'any-ref',
};

/** The command as one word, under the name of its key in the file. */
const RUN_FLAG = defineFlag('run', 'COMMAND', 'The same as `-- COMMAND`, as one word.');

/** Flags that are about one call of a command and not about a measurement or a verdict. */
const OWN_FLAGS: Readonly<Record<string, readonly Flag[]>> = {
  check: [
    RUN_FLAG,
    defineFlag('write-baseline', '', 'Measure only the current state, write it to the baseline, and judge nothing.'),
    defineFlag(
      'out',
      'DIR',
      'Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.',
      'nothing is kept',
    ),
    defineFlag(
      'format',
      'FORM',
      `Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\`.`,
      '`text`',
    ),
  ],
  measure: [
    RUN_FLAG,
    defineFlag('out', 'FILE', 'File for the recording. Required.'),
    defineFlag('format', 'ID', 'The same as `--input-format`.'),
  ],
  bisect: [
    defineFlag('benchmarks', 'GLOB', 'Pattern of the benchmarks to search for.', 'all that got worse'),
    defineFlag('minutes', 'N', 'Time limit of the search, in minutes, after the comparison of base and head.', '`30`'),
    defineFlag(
      'resume',
      'FILE',
      'Recording of a search that was not finished, of the same commits and command. The search continues.',
    ),
    defineFlag('format', 'FORM', `Format of the report: ${FORMAT_LIST}.`, '`text`'),
  ],
  doctor: [
    defineFlag('write', 'FILE', 'File for the proposed configuration. An existing file is never overwritten.'),
    defineFlag('format', 'FORM', 'Format of the diagnosis: `text` or `json`.', '`text`'),
  ],
  report: [defineFlag('format', 'FORM', `Format: ${FORMAT_LIST}.`, '`text`')],
  init: [
    defineFlag(
      'name',
      'NAME',
      'Name of a further gate, beside the one that the repository has. It gets a workflow, a configuration and a check of its own.',
    ),
    defineFlag(
      'uses',
      'ACTION',
      'How the workflow names this action, such as `OWNER/bench-referee@SHA`.',
      'the commit of the npm package, or of the clone that contains the program; the version if there is none',
    ),
  ],
  validate: [
    defineFlag('recording', 'FILE', 'Recording of an earlier run, to show what each budget matches in it.'),
    defineFlag('format', 'FORM', 'Format: `text` or `json`.', '`text`'),
  ],
  history: [
    defineFlag('ref', 'REF', 'Ref of this clone that holds the history.', '`refs/bench-referee/history`'),
    defineFlag('out', 'FILE', 'File for the output.', 'standard output'),
    defineFlag('format', 'FORM', '`text`, `html` (one page without other files) or `json`.', '`text`'),
    defineFlag('benchmarks', 'GLOB', 'Pattern of the benchmarks to show.', 'all'),
    defineFlag(
      'since',
      'REF',
      'Release or commit that the levels are relative to.',
      'the latest release that was compared, or the commit that most others were compared with',
    ),
  ],
  'history import': [
    defineFlag('ref', 'REF', 'Ref of this clone that gets the values.', '`refs/bench-referee/history`'),
  ],
  'history change-points': [
    defineFlag('method', 'METHOD', '`ranks`, or `e-divisive`: the procedure of apache/otava.', '`ranks`'),
    defineFlag(
      'window',
      'N',
      'Largest number of values to search at once: from 10 with `ranks`, from 2 to 1000 with `e-divisive`.',
      'all values with `ranks`, 50 with `e-divisive`',
    ),
    defineFlag('p', 'P', 'Largest p of a change point.', '`0.001`'),
    defineFlag(
      'magnitude',
      'M',
      'Smallest change, as a share of the smaller level, that a change point must exceed: `0.05` is 5 %.',
      '`0`',
    ),
  ],
  'profile diff': [
    defineFlag(
      'format',
      'FORM',
      '`text`, `html` (with a flame graph, one page without other files) or `json`.',
      '`text`',
    ),
    defineFlag(
      'input-format',
      'ID',
      'Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.',
      'detected',
      'profile-format',
    ),
    defineFlag('out', 'FILE', 'File for the output.', 'standard output'),
    defineFlag(
      'touched',
      'PATHS',
      'Changed paths, one a line, as `git diff --name-only` prints them. Functions in these files come first.',
      'none',
    ),
  ],
  parse: [defineFlag('format', 'ID', 'Format of the files: an id from `bench-referee formats`.', 'detected')],
};

function defineFlag(
  name: string,
  placeholder: string,
  help: string,
  preset: string | null = null,
  expected = EXPECTED[placeholder] ?? null,
): Flag {
  return { name, kind: placeholder === '' ? 'switch' : 'value', placeholder, help, preset, expected };
}

/** Returns the names of the options that a command takes, in the order of the table. */
export function optionsOf(command: MeasuringCommand, options: OptionTable = OPTIONS): string[] {
  return Object.keys(options).filter((name) => options[name]?.flags?.includes(command));
}

/** Returns the name of the flag of an option. */
export function flagNameOf(name: string, { flag }: Option): string {
  return flag ?? toKebabCase(name);
}

/** Returns all flags of a command, settings first. */
export function flagsOf(command: string, options: OptionTable = OPTIONS): readonly Flag[] {
  const settings = optionsOf(command as MeasuringCommand, options).map((name): Flag => {
    const option = options[name]!;
    const { terminal, differing, placeholder = 'VALUE' } = option;
    const own = differing?.[`flag ${command as MeasuringCommand}`];
    const preset = formatPreset({ ...option, ...terminal, ...own });
    const help = own?.help ?? terminal?.help ?? option.help;
    return { name: flagNameOf(name, option), kind: 'value', placeholder, help, preset, expected: null };
  });
  return [...settings, ...(OWN_FLAGS[command] ?? [])];
}

/** Returns the flags of a command for the parser. */
export function flagSpecOf(command: string, options: OptionTable = OPTIONS): FlagSpec {
  const flags = flagsOf(command, options).filter(({ name }) => name !== '--');
  return Object.fromEntries(flags.map(({ name, kind }) => [name, kind]));
}

/** Formats the default of an option in Markdown. */
export function formatPreset({ preset, presetText }: Pick<Option, 'preset' | 'presetText'>): string {
  return presetText ?? `\`${formatOptionValue(preset)}\``;
}
