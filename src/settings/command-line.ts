// Parses the command line of each command: argv in; out come the same GivenOptions that an action makes from its inputs, the
// place for the output, and the files that were named.

import { userError } from '../errors.ts';
import { about, atFlag } from '../model/location.ts';
import { REPORT_FORMATS, type ReportFormat } from '../model/report-format.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { flagNameOf, optionsOf } from './command-flags.ts';
import { choice } from './field-builders.ts';
import { type ParsedFlags, parseFlags } from './flags.ts';
import { benchmarkFormat } from './measuring-options.ts';
import type { Expected } from './mistake.ts';
import type { MeasuringCommand, OptionTable } from './option.ts';
import { OPTIONS } from './options.ts';
import { parseCommandFlags } from './parse-command-flags.ts';
import { type GivenText, parseGivenOptions } from './parse-given-options.ts';
import { DEFAULTS, type GivenOptions } from './schema.ts';

export interface CheckOptions {
  readonly given: GivenOptions;
  /** Format of the printed report. */
  readonly output: ReportFormat;
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

export function parseCheckArgs(argv: readonly string[], options: OptionTable = OPTIONS): CheckOptions {
  const flags = parseCommandFlags(argv, 'check', options);
  const { output, format } = parseFormatFlag(flags, REPORT_FORMATS, 'format-or-report');
  rejectStray(flags);
  const out = getFlag(flags, 'out') ?? null;
  const writesBaseline = flags.values.has('write-baseline');
  if (writesBaseline && out !== null) {
    throw userError('out-with-baseline', atFlag('out'), { got: out });
  }
  const given = parseGivenFlags('check', flags, { format, options });
  return { given, output: output ?? 'text', out, writesBaseline };
}

export interface BisectOptions extends Pick<CheckOptions, 'given' | 'output'> {
  /** Pattern of the benchmarks to search for. Null: all that got worse. */
  readonly benchmarks: string | null;
  /** Time limit of the search. */
  readonly minutes: number;
  /** File with the recording of a search that continues. Null: a new search. */
  readonly resume: string | null;
}

/** Time limit of a search that was asked for, in minutes. */
const BISECT_MINUTES = 30;

export function parseBisectArgs(argv: readonly string[]): BisectOptions {
  const flags = parseCommandFlags(argv, 'bisect');
  rejectStray(flags);
  // Here 0 would be no search at all.
  const { schema } = OPTIONS.maxMinutes;
  const text = getFlag(flags, 'minutes');
  const typed = text === undefined ? [] : [{ name: 'bisectMinutes', schema, text, location: atFlag('minutes') }];
  return {
    given: parseGivenFlags('bisect', flags),
    output: parseOutputFormat(flags, REPORT_FORMATS),
    benchmarks: getFlag(flags, 'benchmarks') ?? null,
    minutes: parseGivenOptions(typed).bisectMinutes ?? BISECT_MINUTES,
    resume: getFlag(flags, 'resume') ?? null,
  };
}

export function parseDoctorArgs(argv: readonly string[]): DoctorOptions {
  const flags = parseCommandFlags(argv, 'doctor');
  const { output, format } = parseFormatFlag(flags, ['text', 'json'], 'format-or-diagnosis');
  rejectStray(flags);
  const given = parseGivenFlags('doctor', flags, { format });
  const { rounds } = given;
  if (rounds !== undefined && rounds.min !== rounds.max) {
    const range = `${rounds.min}..${rounds.max}`;
    throw userError('range-for-doctor', atFlag('rounds'), { got: range });
  }
  return { given, output: output ?? 'text', write: getFlag(flags, 'write') ?? null };
}

/**
 * Reads `--format`, which has two meanings here: `json` is the format of the report, `go` that of the benchmark output.
 * `json` is also the id of a benchmark format. The report wins, and `--input-format` always means the benchmark output.
 */
function parseFormatFlag<T extends ReportFormat>(
  flags: ParsedFlags,
  outputs: readonly T[],
  expected: Expected,
): { output: T | undefined; format: GivenFormat | undefined } {
  const text = getFlag(flags, 'format');
  const output = outputs.find((one) => one === text);
  if (output !== undefined || text === undefined) return { output, format: undefined };
  return { output, format: { text, schema: benchmarkFormat(expected, outputs) } };
}

/** A format of the benchmark output that `--format` names. */
type GivenFormat = Pick<GivenText, 'text' | 'schema'>;

export interface MeasureOptions extends Pick<CheckOptions, 'given'> {
  /** `--out`: file for the recording. Null: it is missing. */
  readonly out: string | null;
}

export function parseMeasureArgs(argv: readonly string[]): MeasureOptions {
  const flags = parseCommandFlags(argv, 'measure');
  rejectStray(flags);
  const text = getFlag(flags, 'format');
  const format = text === undefined ? undefined : { text, schema: OPTIONS.format.schema };
  const given = parseGivenFlags('measure', flags, { format });
  return { given, out: getFlag(flags, 'out') ?? null };
}

export function parseReportArgs(argv: readonly string[]): ReportOptions {
  const flags = parseCommandFlags(argv, 'report');
  return {
    given: parseGivenFlags('report', flags),
    output: parseOutputFormat(flags, REPORT_FORMATS),
    files: [...flags.positionals, ...(flags.command ?? [])],
  };
}

export interface ParseOptions {
  /** Id of a format, or `auto`. */
  readonly format: string;
  /** Files as named, including those after `--`. */
  readonly files: readonly string[];
}

export function parseParseArgs(argv: readonly string[]): ParseOptions {
  const flags = parseCommandFlags(argv, 'parse');
  const text = getFlag(flags, 'format') ?? DEFAULTS.format;
  const { schema } = OPTIONS.format;
  const { format = text } = parseGivenOptions([{ name: 'format', schema, text, location: atFlag('format') }]);
  return { format, files: [...flags.positionals, ...(flags.command ?? [])] };
}

/** Checks that a command without flags and arguments got none. */
export function parseNoArgs(argv: readonly string[]): void {
  const { positionals, command } = parseFlags(argv, {});
  const [stray] = [...positionals, ...(command ?? [])];
  if (stray === undefined) return;
  throw userError('arguments-unexpected', about('command line'), { got: stray });
}

export interface InitOptions {
  /** Command to measure, for a repository without a benchmark tool. Null: use the benchmarks found. */
  readonly command: string | null;
  /** Name of a further gate. Null: the first one. */
  readonly name: string | null;
  /** Name of the action in the workflow. Null: find it out. */
  readonly uses: string | null;
}

/** Characters that a name of a file, of a job and of a check may have. Job ids allow no dots. */
const GATE_NAME = /^[\w-]{1,40}$/;

export function parseInitArgs(argv: readonly string[]): InitOptions {
  const flags = parseCommandFlags(argv, 'init');
  rejectStray(flags);
  const uses = getFlag(flags, 'uses') ?? null;
  if (uses !== null && !/^(?:[\w.-]+\/[\w./-]+@[\w./-]+|\.\/[\w./-]*)$/.test(uses)) {
    throw userError('not-an-action', atFlag('uses'), { got: uses });
  }
  const name = getFlag(flags, 'name') ?? null;
  if (name !== null && !GATE_NAME.test(name)) throw userError('not-a-gate-name', atFlag('name'), { got: name });
  return { command: flags.command === null ? null : scriptOf(flags.command), name, uses };
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

export function parseValidateArgs(argv: readonly string[]): ValidateOptions {
  const flags = parseCommandFlags(argv, 'validate');
  const [file = null, stray] = [...flags.positionals, ...(flags.command ?? [])];
  if (stray !== undefined) throw userError('too-many-files', about('command line'), { got: stray });
  return {
    file,
    recording: getFlag(flags, 'recording') ?? null,
    output: parseOutputFormat(flags, VALIDATE_OUTPUTS),
  };
}

/**
 * Parses the settings among the flags of a command. `format` is the format of the benchmark output, if `--format` names
 * one.
 */
function parseGivenFlags(
  command: MeasuringCommand,
  flags: ParsedFlags,
  { format, options = OPTIONS }: { format?: GivenFormat | undefined; options?: OptionTable } = {},
): GivenOptions {
  const texts = optionsOf(command, options).flatMap((name) => {
    const option = options[name]!;
    const { schema } = { ...option, ...option.terminal };
    const flag = flagNameOf(name, option);
    if (flag === '--') return scriptTexts(flags, { name, schema });
    const text = getFlag(flags, flag);
    if (text !== undefined) return [{ name, schema, text, location: atFlag(flag) }];
    return name === 'format' && format !== undefined ? [{ name, ...format, location: atFlag('format') }] : [];
  });
  return parseGivenOptions(texts);
}

/** Returns the benchmark command, which follows two dashes or is the word of the flag of its name. */
function scriptTexts(flags: ParsedFlags, option: Pick<GivenText, 'name' | 'schema'>): GivenText[] {
  const text = getFlag(flags, option.name);
  if (flags.command === null) return text === undefined ? [] : [{ ...option, text, location: atFlag(option.name) }];
  if (text !== undefined) throw userError('flag-repeated', atFlag(option.name), { got: text });
  return [{ ...option, text: scriptOf(flags.command), location: atFlag('') }];
}

function parseOutputFormat<Form extends string>(flags: ParsedFlags, forms: readonly Form[]): Form {
  const text = getFlag(flags, 'format') ?? 'text';
  const typed = { name: 'format', schema: choice(...forms), text, location: atFlag('format') };
  return parseGivenOptions([typed]).format as Form;
}

function rejectStray({ positionals: [stray] }: ParsedFlags): void {
  if (stray === undefined) return;
  throw userError('argument-unexpected', about('command line'), { got: stray });
}

function getFlag(flags: ParsedFlags, name: string): string | undefined {
  return flags.values.get(name)?.[0];
}

/** Returns the words as a shell script. One word is a script itself; several words are quoted one by one. */
function scriptOf(words: readonly string[]): string {
  const [first, ...rest] = words;
  if (first === undefined || words.every((word) => word.trim() === '')) {
    throw userError('no-command-after-dashes', atFlag(''), {});
  }
  if (rest.length === 0) return first;
  rejectLostVariable(words);
  return words.map(quoteShellWord).join(' ');
}

/** Finds a variable that this program sets for the command: `$BENCH_REFEREE_SIDE`, `${BENCH_REFEREE_FILTER:-.}`. */
const OWN_VARIABLE = /\$\{?BENCH_REFEREE_/;

/** Words after which a program reads a script, such as `sh -c`, and replaces the variables itself. */
const SCRIPT_FLAG = /^-\w*c$/;

/** Throws if a word has a variable of this program, because no shell would replace it with its value. */
function rejectLostVariable(words: readonly string[]): void {
  const lost = words.find((word, index) => OWN_VARIABLE.test(word) && !SCRIPT_FLAG.test(words[index - 1] ?? ''));
  if (lost === undefined) return;
  const script = words.map((word) => (OWN_VARIABLE.test(word) ? quoteWithVariables(word) : quoteShellWord(word)));
  throw userError('variable-in-word', atFlag(''), { got: lost, write: `-- ${quoteShellWord(script.join(' '))}` });
}

/** Quotes a word so that the shell replaces its variables and nothing else. */
function quoteWithVariables(word: string): string {
  return `"${word.replaceAll(/["\\`]/g, '\\$&')}"`;
}
