// Parses the command line of each command: argv in; out come the same Given that an action makes from its inputs, the
// place for the output, and the files that were named.

import { UserError } from '../errors.ts';
import { shellWord } from '../model/shell-word.ts';
import { type FlagSpec, type Flags, parseFlags } from './flags.ts';
import { readFields } from './read-fields.ts';
import { DEFAULTS, FIELDS, type Field, type Given, kebab } from './schema.ts';

const MEASURING = [
  'config',
  'configFrom',
  'base',
  'head',
  'rounds',
  'maxMinutes',
  'seed',
  'setup',
  'workingDirectory',
  'format',
  'outputFile',
  'unit',
  'cpus',
  'nice',
  'baseline',
  'name',
] as const satisfies readonly Field[];

const REPORTING = ['failOn'] as const satisfies readonly Field[];

/** Formats in which a report can be printed. */
export const OUTPUTS = ['text', 'markdown', 'html', 'json', 'csv'] as const;
export type Output = (typeof OUTPUTS)[number];

/** Options of `check`. `legs` is needed to repeat one leg of a matrix with its share of alpha. */
const CHECKING = [...MEASURING, 'legs', ...REPORTING] as const satisfies readonly Field[];

const OWN: FlagSpec = { 'input-format': 'value', out: 'value' };

export const MEASURE_FLAGS: FlagSpec = { ...valuesOf([...MEASURING, 'legs']), ...OWN };
export const CHECK_FLAGS: FlagSpec = {
  ...valuesOf(CHECKING),
  ...OWN,
  'write-baseline': 'switch',
};

/** Options of `doctor`, which measures head on both sides. */
const EXAMINING = MEASURING.filter((field) => field !== 'base' && field !== 'baseline');

export const DOCTOR_FLAGS: FlagSpec = { ...valuesOf(EXAMINING), 'input-format': 'value', write: 'value' };

export interface Asked {
  readonly given: Given;
  /** Format of the printed report. */
  readonly output: Output;
  /** `--write-baseline`: measure only head, and keep the recording. */
  readonly writesBaseline: boolean;
  /** `--out`: a folder for `check`, a file for `measure`. Null: nothing is kept. */
  readonly out: string | null;
}

export interface AskedDoctor {
  readonly given: Given;
  readonly output: 'text' | 'json';
  /** File for the proposed configuration. Null: none. */
  readonly write: string | null;
}

export interface AskedOfFiles extends Pick<Asked, 'given' | 'output'> {
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
}

export function readCheck(argv: readonly string[]): Asked {
  const flags = parseFlags(argv, CHECK_FLAGS);
  const { output, format } = readForm(flags, OUTPUTS);
  return asked(flags, { wanted: CHECKING, output, format });
}

export function readDoctor(argv: readonly string[]): AskedDoctor {
  const flags = parseFlags(argv, DOCTOR_FLAGS);
  const { output, format } = readForm(flags, ['text', 'json']);
  const { given } = asked(flags, { wanted: EXAMINING, output, format });
  const { rounds } = given;
  if (rounds !== undefined && rounds.min !== rounds.max) {
    throw new UserError({
      where: '--rounds',
      what: 'doctor measures a fixed number of rounds and proposes the range itself',
      got: `${rounds.min}..${rounds.max}`,
      remedy: 'Write a number such as 10',
    });
  }
  return { given, output: output ?? 'text', write: only(flags, 'write') ?? null };
}

/**
 * Reads `--format`, which has two meanings here: `json` is the format of the report, `go` that of the benchmark output.
 * `json` is also the id of a benchmark format. The report wins, and `--input-format` always means the benchmark output.
 */
function readForm<T extends Output>(
  flags: Flags,
  outputs: readonly T[],
): { output: T | undefined; format: string | undefined } {
  const format = only(flags, 'format');
  const output = outputs.find((one) => one === format);
  return { output, format: output === undefined ? format : undefined };
}

export function readMeasure(argv: readonly string[]): Asked {
  const flags = parseFlags(argv, MEASURE_FLAGS);
  return asked(flags, { wanted: [...MEASURING, 'legs'], output: undefined, format: only(flags, 'format') });
}

const JUDGING = ['config', 'name', 'failOn'] as const satisfies readonly Field[];

export const REPORT_FLAGS: FlagSpec = { ...valuesOf(JUDGING), format: 'value' };

export function readReport(argv: readonly string[]): AskedOfFiles {
  const flags = parseFlags(argv, REPORT_FLAGS);
  const given = readFields(FIELDS, JUDGING, {
    where: (name) => `--${name}`,
    get: (name) => only(flags, name),
  });
  return { given, output: formOf(flags, OUTPUTS), files: [...flags.positionals, ...(flags.command ?? [])] };
}

export const PARSE_FLAGS: FlagSpec = valuesOf(['format']);

export interface AskedToParse {
  /** Id of a format, or `auto`. */
  readonly format: string;
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
}

export function readParse(argv: readonly string[]): AskedToParse {
  const flags = parseFlags(argv, PARSE_FLAGS);
  const { format = DEFAULTS.format } = readFields(FIELDS, ['format'], {
    where: (name) => `--${name}`,
    get: (name) => only(flags, name),
  });
  return { format, files: [...flags.positionals, ...(flags.command ?? [])] };
}

/** Checks that a command without flags and arguments got none. */
export function readNothing(argv: readonly string[]): void {
  const { positionals, command } = parseFlags(argv, {});
  const [stray] = [...positionals, ...(command ?? [])];
  if (stray === undefined) return;
  const remedy = 'Leave it out';
  throw new UserError({ where: 'command line', what: 'this command takes no words', got: stray, remedy });
}

export const INIT_FLAGS: FlagSpec = { uses: 'value' };

export interface AskedOfInit {
  /** Command to measure, for a repository without a benchmark tool. Null: use the benchmarks found. */
  readonly command: string | null;
  /** Name of the action in the workflow. Null: find it out. */
  readonly uses: string | null;
}

export function readInit(argv: readonly string[]): AskedOfInit {
  const flags = parseFlags(argv, INIT_FLAGS);
  refuseStray(flags);
  const uses = only(flags, 'uses') ?? null;
  if (uses !== null && !/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)) {
    const remedy = 'Write OWNER/bench-referee@SHA';
    throw new UserError({ where: '--uses', what: 'is no action', got: uses, remedy });
  }
  return { command: flags.command === null ? null : scriptOf(flags.command), uses };
}

/** Output formats of `validate`. */
const ANSWERS = ['text', 'json'] as const;

export interface AskedToValidate {
  /** File as named. Null: the default path. */
  readonly file: string | null;
  /** Path of a recording of an earlier run. Null: only the file is checked. */
  readonly recording: string | null;
  readonly output: (typeof ANSWERS)[number];
}

export const VALIDATE_FLAGS: FlagSpec = { recording: 'value', format: 'value' };

export function readValidate(argv: readonly string[]): AskedToValidate {
  const flags = parseFlags(argv, VALIDATE_FLAGS);
  const [file = null, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (stray !== undefined) {
    const remedy = 'Name one configuration at a time';
    throw new UserError({ where: 'command line', what: 'there is one file too many', got: stray, remedy });
  }
  return { file, recording: only(flags, 'recording') ?? null, output: formOf(flags, ANSWERS) };
}

interface Reading {
  readonly wanted: readonly Field[];
  readonly output: Output | undefined;
  /** Format of the benchmark output, if `--format` names one. */
  readonly format: string | undefined;
}

function asked(flags: Flags, { wanted, output, format }: Reading): Asked {
  refuseStray(flags);
  const inputFormat = only(flags, 'input-format');
  const given = readFields(FIELDS, wanted, {
    where: (name) => (name === 'format' && inputFormat !== undefined ? '--input-format' : `--${name}`),
    get: (name) => (name === 'format' ? (inputFormat ?? format) : only(flags, name)),
  });
  const script = flags.command === null ? {} : { run: [scriptOf(flags.command)] };
  const out = only(flags, 'out') ?? null;
  const writesBaseline = flags.values.has('write-baseline');
  if (writesBaseline && out !== null) {
    throw new UserError({
      where: '--out',
      what: 'means nothing with --write-baseline, which judges nothing',
      got: out,
      remedy: 'Leave it out, and name the file with `--baseline` or in the configuration',
    });
  }
  return { given: { ...given, ...script }, output: output ?? 'text', out, writesBaseline };
}

function formOf<Form extends string>(flags: Flags, forms: readonly Form[]): Form {
  const format = only(flags, 'format') ?? 'text';
  const found = forms.find((one) => one === format);
  if (found !== undefined) return found;
  const remedy = `Write one of ${forms.join(', ')}`;
  throw new UserError({ where: '--format', what: 'is not a known value', got: format, remedy });
}

function refuseStray({ positionals: [stray] }: Flags): void {
  if (stray === undefined) return;
  throw new UserError({
    where: 'command line',
    what: 'this word belongs to no flag',
    got: stray,
    remedy: 'Write the benchmark command behind "--"',
  });
}

function only(flags: Flags, name: string): string | undefined {
  return flags.values.get(name)?.[0];
}

function valuesOf(wanted: readonly Field[]): FlagSpec {
  return Object.fromEntries(wanted.map((field) => [kebab(field), 'value' as const]));
}

/** Returns the words as a shell script. One word is a script itself; several words are quoted one by one. */
function scriptOf(words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined || words.every((word) => word.trim() === '')) {
    throw new UserError({
      where: '--',
      what: 'no command follows',
      remedy: 'Write the benchmark command behind it',
    });
  }
  return rest.length === 0 ? first : words.map(shellWord).join(' ');
}
