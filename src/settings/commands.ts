// The table of commands: which words each takes, and its flags that are no settings. The settings among its flags come from the
// table of options. A flag is a row like an option, so the parser, help and documents follow from both in the same way.

import * as z from 'zod';
import { DEFAULT_HISTORY_REF } from '../model/history.ts';
import { REPORT_FORMATS } from '../model/report-format.ts';
import { parseDecimal } from '../text/number-series.ts';
import { slowdown } from './amount-fields.ts';
import * as build from './field-builders.ts';
import { historyRef } from './fields.ts';
import { benchmarkFormat } from './measuring-options.ts';
import type { Expected } from './mistake.ts';
import { defineOption, type Option } from './option.ts';
import { OPTIONS } from './options.ts';

const CODES = REPORT_FORMATS.map((format) => `\`${format}\``);
const FORMAT_LIST = `${CODES.slice(0, -1).join(', ')} or ${CODES.at(-1)}`;

/** A file, a job and a check may have this name. Job ids allow no dots. */
const GATE_NAME = /^[\w-]{1,40}$/;
const ACTION = /^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/;

function matchedField(expected: Expected, pattern: RegExp, code: 'not-a-gate-name' | 'not-an-action') {
  return build.defineField(expected, (text, refuse) => (pattern.test(text) ? text : refuse(code, { got: text })));
}

/** An empty text is refused: it is an unset variable of a shell, and would mean the current folder, or everything. */
const TEXTS = {
  ACTION: matchedField('action', ACTION, 'not-an-action'),
  DIR: build.text('out-folder'),
  FILE: build.text('out-file'),
  GLOB: build.definePattern('pattern'),
  ID: build.text('profile-format'),
  NAME: matchedField('gate-name', GATE_NAME, 'not-a-gate-name'),
  REF: build.text('any-ref'),
};

function textFlag(placeholder: keyof typeof TEXTS, help: string, presetText?: string) {
  const row = defineOption({ placeholder, schema: TEXTS[placeholder], preset: null, help });
  return presetText === undefined ? row : { ...row, presetText };
}

function switchFlag(help: string) {
  return defineOption({ placeholder: '', schema: z.string().transform(() => true), preset: false, help });
}

function formatFlag<const Form extends string>(forms: readonly [Form, ...Form[]], help: string) {
  return defineOption<Form, Form>({ placeholder: 'FORM', schema: build.choice(...forms), preset: forms[0], help });
}

export interface FlagRow extends Option {
  /** Whether a value sets the option with the name of the flag. Absent: there is no such option. */
  readonly setsOption?: (value: unknown) => boolean;
}

/**
 * A format with two meanings: `json` is one of `outputs`, those of the report, and `go` is one of the benchmark output. `json` is
 * also the id of a benchmark format. The report wins, and `--input-format` always means the benchmark output.
 */
function outputOrInputFlag<const Form extends string>(
  outputs: readonly [Form, ...Form[]],
  expected: Expected,
  help: string,
) {
  const schema = benchmarkFormat(expected, outputs).transform((text) => text as Form);
  const setsOption = (value: unknown) => !outputs.includes(value as Form);
  return { ...defineOption<Form, Form>({ placeholder: 'FORM', schema, preset: outputs[0], help }), setsOption };
}

/** A flag that is another way to give an option. */
function aliasFlag<Value>(placeholder: string, { schema }: Option<Value>, help: string) {
  return { ...defineOption({ placeholder, schema, preset: null, help }), setsOption: () => true };
}

const RUN = aliasFlag('COMMAND', OPTIONS.run, 'The same as `-- COMMAND`, as one word.');

/** The number is finite; `check` returns or refuses it. */
function numberField(expected: Expected, check: (value: number, refuse: build.Refuse) => number) {
  return build.defineField(expected, (text, refuse) => {
    const number = parseDecimal(text);
    return number === null || number === Infinity ? refuse('value-unreadable') : check(number, refuse);
  });
}

export interface CommandRow {
  /** `script`: the words after two dashes are a command to run. `files`: all words are files. */
  readonly takes: 'script' | 'files';
  /** Words that belong to no flag. `strayError` is about one more. */
  readonly maxWords: number;
  readonly strayError: 'argument-unexpected' | 'arguments-unexpected' | `too-many-${'files' | 'imports' | 'series'}`;
  readonly flags: Readonly<Record<string, FlagRow>>;
}

const SCRIPT = { takes: 'script', maxWords: 0, strayError: 'argument-unexpected' } as const;
const NOTHING = { takes: 'files', maxWords: 0, strayError: 'arguments-unexpected' } as const;
const FILES = { ...NOTHING, maxWords: Infinity } as const;
const ONE_FILE = { ...NOTHING, maxWords: 1 } as const;

export const COMMANDS = {
  check: {
    ...SCRIPT,
    flags: {
      run: RUN,
      canary: defineOption({
        placeholder: 'PERCENT',
        schema: slowdown,
        preset: null,
        presetText: 'head is measured as it is',
        help: 'Slow head down by so much (`20%`), to see the gate turn red. Both sides are the same commit unless `--base` is given. Exit code 1 means that it turned red.',
      }),
      writeBaseline: switchFlag('Measure only the current state and write it to the baseline. Nothing is judged.'),
      out: textFlag(
        'DIR',
        'Folder for `recording.json`, `report.json`, `comment.md`, `report.html` and `junit.xml`.',
        'nothing is kept',
      ),
      format: outputOrInputFlag(
        REPORT_FORMATS,
        'format-or-report',
        `Format of the report: ${FORMAT_LIST}. Any other id is the \`--input-format\`.`,
      ),
    },
  },
  measure: {
    ...SCRIPT,
    flags: {
      run: RUN,
      out: textFlag('FILE', 'File for the recording. Required.'),
      format: aliasFlag('ID', OPTIONS.format, 'The same as `--input-format`.'),
    },
  },
  bisect: {
    ...SCRIPT,
    flags: {
      benchmarks: textFlag('GLOB', 'Pattern of the benchmarks to search for.', 'all that got worse'),
      minutes: defineOption({
        placeholder: 'N',
        // Here 0 would be no search at all.
        schema: OPTIONS.maxMinutes.schema,
        preset: 30,
        help: 'Time limit of the search, in minutes, after the comparison of base and head.',
      }),
      resume: textFlag(
        'FILE',
        'Continue a search that was not finished, from its recording. Commits and command must be the same.',
      ),
      format: formatFlag(REPORT_FORMATS, `Format of the report: ${FORMAT_LIST}.`),
    },
  },
  doctor: {
    ...SCRIPT,
    flags: {
      write: textFlag('FILE', 'File for the proposed configuration. An existing file is never overwritten.'),
      format: outputOrInputFlag(['text', 'json'], 'format-or-diagnosis', 'Format of the diagnosis: `text` or `json`.'),
    },
  },
  report: { ...FILES, flags: { format: formatFlag(REPORT_FORMATS, `Format: ${FORMAT_LIST}.`) } },
  parse: {
    ...FILES,
    flags: {
      format: defineOption({
        placeholder: 'ID',
        schema: OPTIONS.format.schema,
        preset: OPTIONS.format.preset,
        presetText: 'detected',
        help: 'Format of the files: an id that `bench-referee formats` lists.',
      }),
    },
  },
  init: {
    ...SCRIPT,
    flags: {
      try: switchFlag(
        'Run setup and one invocation in a clone before the files are written, and correct them by its output. In a terminal this is the default.',
      ),
      name: textFlag(
        'NAME',
        'Name of a second gate next to the one that the repository has. It gets its own workflow, configuration and check.',
      ),
      uses: textFlag(
        'ACTION',
        'Reference to this action in the workflow: `OWNER/bench-referee@SHA`.',
        'the commit of this package or clone; if there is none, the version',
      ),
    },
  },
  validate: {
    ...ONE_FILE,
    strayError: 'too-many-files',
    flags: {
      recording: textFlag('FILE', 'Recording of an earlier run, to show the results that each budget matches.'),
      format: formatFlag(['text', 'json'], 'Format: `text` or `json`.'),
    },
  },
  history: {
    ...NOTHING,
    flags: {
      ref: { ...textFlag('REF', 'Ref of this clone that holds the history.'), preset: DEFAULT_HISTORY_REF },
      out: textFlag('FILE', 'File for the output.', 'standard output'),
      format: formatFlag(['text', 'html', 'json'], '`text`, `html` (one page without other files) or `json`.'),
      benchmarks: textFlag('GLOB', 'Pattern of the benchmarks to show.', 'all'),
      since: textFlag(
        'REF',
        'Release or commit to compare with.',
        'the latest release, or the commit that most others were compared with',
      ),
    },
  },
  'history import': {
    ...ONE_FILE,
    strayError: 'too-many-imports',
    flags: {
      ref: defineOption({
        placeholder: 'REF',
        schema: historyRef,
        preset: DEFAULT_HISTORY_REF,
        help: 'Ref of this clone that gets the values.',
      }),
    },
  },
  'history change-points': {
    ...ONE_FILE,
    strayError: 'too-many-series',
    flags: {
      method: defineOption({
        placeholder: 'METHOD',
        schema: build.choice('ranks', 'e-divisive'),
        preset: 'ranks',
        help: '`ranks`, or `e-divisive`: the procedure of apache/otava.',
      }),
      window: defineOption({
        placeholder: 'N',
        schema: numberField('window', (number, refuse) =>
          Number.isInteger(number) ? number : refuse('value-unreadable'),
        ),
        preset: null,
        presetText: 'all values with `ranks`, 50 with `e-divisive`',
        help: 'Number of values to search at once: 10 or more with `ranks`, 2 to 1000 with `e-divisive`.',
      }),
      p: defineOption({
        placeholder: 'P',
        schema: numberField('alpha', (number, refuse) =>
          number > 0 && number <= 1 ? number : refuse('value-outside', { above: 0, to: 1 }),
        ),
        preset: 0.001,
        help: 'Largest p of a change point.',
      }),
      magnitude: defineOption({
        placeholder: 'M',
        schema: numberField('share', (number, refuse) => (number >= 0 ? number : refuse('value-negative'))),
        preset: 0,
        help: 'Change that a change point must exceed, as a share of the smaller level: `0.05` is 5 %.',
      }),
    },
  },
  'profile diff': {
    ...FILES,
    flags: {
      format: formatFlag(
        ['text', 'html', 'json'],
        '`text`, `html` (with a flame graph, one page without other files) or `json`.',
      ),
      inputFormat: textFlag(
        'ID',
        'Format of the profiles: `pprof`, `perf-script`, `collapsed`, `cpuprofile`, `speedscope` or `callgrind`.',
        'detected',
      ),
      out: textFlag('FILE', 'File for the output.', 'standard output'),
      touched: defineOption({
        placeholder: 'PATHS',
        schema: z.string(),
        preset: '',
        presetText: 'none',
        help: 'Changed paths, one on each line, as `git diff --name-only` prints them. Functions in these files come first.',
      }),
    },
  },
  formats: { ...NOTHING, flags: {} },
  demo: { ...NOTHING, flags: {} },
} as const satisfies Readonly<Record<string, CommandRow>>;

export type CommandId = keyof typeof COMMANDS;
