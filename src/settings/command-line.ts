// Parses the command line of each command: argv in; out come the same GivenOptions that an action makes from its inputs, the
// place for the output, and the files that were named.

import { UserError } from '../errors.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { type FlagSpec, type ParsedFlags, parseFlags } from './flags.ts';
import { parseGivenOptions } from './parse-given-options.ts';
import { DEFAULTS, FIELDS, type GivenOptions, type OptionName, toKebabCase } from './schema.ts';

const MEASURE_FIELDS = [
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
] as const satisfies readonly OptionName[];

const REPORT_FIELDS = ['failOn'] as const satisfies readonly OptionName[];

/** Formats in which a report can be printed. */
export const OUTPUTS = ['text', 'markdown', 'html', 'json', 'csv'] as const;
export type OutputFormat = (typeof OUTPUTS)[number];

/** Options of `check`. `legs` is needed to repeat one leg of a matrix with its share of alpha. */
const CHECK_FIELDS = [...MEASURE_FIELDS, 'legs', ...REPORT_FIELDS] as const satisfies readonly OptionName[];

const COMMON_FLAGS: FlagSpec = { 'input-format': 'value', out: 'value' };

export const MEASURE_FLAGS: FlagSpec = { ...flagSpecOf([...MEASURE_FIELDS, 'legs']), ...COMMON_FLAGS };
export const CHECK_FLAGS: FlagSpec = {
  ...flagSpecOf(CHECK_FIELDS),
  ...COMMON_FLAGS,
  'write-baseline': 'switch',
};

/** Options of `doctor`, which measures head on both sides. */
const DOCTOR_FIELDS = MEASURE_FIELDS.filter((field) => field !== 'base' && field !== 'baseline');

export const DOCTOR_FLAGS: FlagSpec = {
  ...flagSpecOf(DOCTOR_FIELDS),
  'input-format': 'value',
  write: 'value',
};

export interface CheckOptions {
  readonly given: GivenOptions;
  /** Format of the printed report. */
  readonly output: OutputFormat;
  /** `--write-baseline`: measure only head, and keep the recording. */
  readonly writesBaseline: boolean;
  /** `--out`: a folder for `check`, a file for `measure`. Null: nothing is kept. */
  readonly out: string | null;
}

export interface DoctorOptions {
  readonly given: GivenOptions;
  readonly output: 'text' | 'json';
  /** File for the proposed configuration. Null: none. */
  readonly write: string | null;
}

export interface ReportOptions extends Pick<CheckOptions, 'given' | 'output'> {
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
}

export function parseCheckArgs(argv: readonly string[]): CheckOptions {
  const flags = parseFlags(argv, CHECK_FLAGS);
  const { output, format } = parseFormatFlag(flags, OUTPUTS);
  return parseMeasuringFlags(flags, { wanted: CHECK_FIELDS, output, format });
}

export function parseDoctorArgs(argv: readonly string[]): DoctorOptions {
  const flags = parseFlags(argv, DOCTOR_FLAGS);
  const { output, format } = parseFormatFlag(flags, ['text', 'json']);
  const { given } = parseMeasuringFlags(flags, { wanted: DOCTOR_FIELDS, output, format });
  const { rounds } = given;
  if (rounds !== undefined && rounds.min !== rounds.max) {
    throw new UserError({
      where: '--rounds',
      what: 'doctor measures a fixed number of rounds and proposes the range itself',
      got: `${rounds.min}..${rounds.max}`,
      remedy: 'Write a number such as 10',
    });
  }
  return { given, output: output ?? 'text', write: getFlag(flags, 'write') ?? null };
}

/**
 * Reads `--format`, which has two meanings here: `json` is the format of the report, `go` that of the benchmark output.
 * `json` is also the id of a benchmark format. The report wins, and `--input-format` always means the benchmark output.
 */
function parseFormatFlag<T extends OutputFormat>(
  flags: ParsedFlags,
  outputs: readonly T[],
): { output: T | undefined; format: string | undefined } {
  const format = getFlag(flags, 'format');
  const output = outputs.find((one) => one === format);
  return { output, format: output === undefined ? format : undefined };
}

export function parseMeasureArgs(argv: readonly string[]): CheckOptions {
  const flags = parseFlags(argv, MEASURE_FLAGS);
  return parseMeasuringFlags(flags, {
    wanted: [...MEASURE_FIELDS, 'legs'],
    output: undefined,
    format: getFlag(flags, 'format'),
  });
}

const JUDGE_FIELDS = ['config', 'name', 'failOn'] as const satisfies readonly OptionName[];

export const REPORT_FLAGS: FlagSpec = { ...flagSpecOf(JUDGE_FIELDS), format: 'value' };

export function parseReportArgs(argv: readonly string[]): ReportOptions {
  const flags = parseFlags(argv, REPORT_FLAGS);
  const given = parseGivenOptions(FIELDS, JUDGE_FIELDS, {
    where: (name) => `--${name}`,
    get: (name) => getFlag(flags, name),
  });
  return {
    given,
    output: parseOutputFormat(flags, OUTPUTS),
    files: [...flags.positionals, ...(flags.command ?? [])],
  };
}

export const PARSE_FLAGS: FlagSpec = flagSpecOf(['format']);

export interface ParseOptions {
  /** Id of a format, or `auto`. */
  readonly format: string;
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
}

export function parseParseArgs(argv: readonly string[]): ParseOptions {
  const flags = parseFlags(argv, PARSE_FLAGS);
  const { format = DEFAULTS.format } = parseGivenOptions(FIELDS, ['format'], {
    where: (name) => `--${name}`,
    get: (name) => getFlag(flags, name),
  });
  return { format, files: [...flags.positionals, ...(flags.command ?? [])] };
}

/** Checks that a command without flags and arguments got none. */
export function parseNoArgs(argv: readonly string[]): void {
  const { positionals, command } = parseFlags(argv, {});
  const [stray] = [...positionals, ...(command ?? [])];
  if (stray === undefined) return;
  const remedy = 'Leave it out';
  throw new UserError({ where: 'command line', what: 'this command takes no words', got: stray, remedy });
}

export const INIT_FLAGS: FlagSpec = { uses: 'value' };

export interface InitOptions {
  /** Command to measure, for a repository without a benchmark tool. Null: use the benchmarks found. */
  readonly command: string | null;
  /** Name of the action in the workflow. Null: find it out. */
  readonly uses: string | null;
}

export function parseInitArgs(argv: readonly string[]): InitOptions {
  const flags = parseFlags(argv, INIT_FLAGS);
  rejectStray(flags);
  const uses = getFlag(flags, 'uses') ?? null;
  if (uses !== null && !/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)) {
    const remedy = 'Write OWNER/bench-referee@SHA';
    throw new UserError({ where: '--uses', what: 'is no action', got: uses, remedy });
  }
  return { command: flags.command === null ? null : scriptOf(flags.command), uses };
}

/** Output formats of `validate`. */
const VALIDATE_OUTPUTS = ['text', 'json'] as const;

export interface ValidateOptions {
  /** File as named. Null: the default path. */
  readonly file: string | null;
  /** Path of a recording of an earlier run. Null: only the file is checked. */
  readonly recording: string | null;
  readonly output: (typeof VALIDATE_OUTPUTS)[number];
}

export const VALIDATE_FLAGS: FlagSpec = { recording: 'value', format: 'value' };

export function parseValidateArgs(argv: readonly string[]): ValidateOptions {
  const flags = parseFlags(argv, VALIDATE_FLAGS);
  const [file = null, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (stray !== undefined) {
    const remedy = 'Name one configuration at a time';
    throw new UserError({ where: 'command line', what: 'there is one file too many', got: stray, remedy });
  }
  return {
    file,
    recording: getFlag(flags, 'recording') ?? null,
    output: parseOutputFormat(flags, VALIDATE_OUTPUTS),
  };
}

interface MeasuringFlags {
  readonly wanted: readonly OptionName[];
  readonly output: OutputFormat | undefined;
  /** Format of the benchmark output, if `--format` names one. */
  readonly format: string | undefined;
}

function parseMeasuringFlags(flags: ParsedFlags, { wanted, output, format }: MeasuringFlags): CheckOptions {
  rejectStray(flags);
  const inputFormat = getFlag(flags, 'input-format');
  const given = parseGivenOptions(FIELDS, wanted, {
    where: (name) => (name === 'format' && inputFormat !== undefined ? '--input-format' : `--${name}`),
    get: (name) => (name === 'format' ? (inputFormat ?? format) : getFlag(flags, name)),
  });
  const script = flags.command === null ? {} : { run: [scriptOf(flags.command)] };
  const out = getFlag(flags, 'out') ?? null;
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

function parseOutputFormat<Form extends string>(flags: ParsedFlags, forms: readonly Form[]): Form {
  const format = getFlag(flags, 'format') ?? 'text';
  const found = forms.find((one) => one === format);
  if (found !== undefined) return found;
  const remedy = `Write one of ${forms.join(', ')}`;
  throw new UserError({ where: '--format', what: 'is not a known value', got: format, remedy });
}

function rejectStray({ positionals: [stray] }: ParsedFlags): void {
  if (stray === undefined) return;
  throw new UserError({
    where: 'command line',
    what: 'this word belongs to no flag',
    got: stray,
    remedy: 'Write the benchmark command behind "--"',
  });
}

function getFlag(flags: ParsedFlags, name: string): string | undefined {
  return flags.values.get(name)?.[0];
}

function flagSpecOf(wanted: readonly OptionName[]): FlagSpec {
  return Object.fromEntries(wanted.map((field) => [toKebabCase(field), 'value' as const]));
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
  return rest.length === 0 ? first : words.map(quoteShellWord).join(' ');
}
