// Parses the flags of `compare` by the rules of Go's flag package: `-x v`, `-x=v`, one dash or two, the last value
// wins, `--` ends the flags. argv in; a request, or an error in Go's words, out; and the label of each file. It opens no file.
// One difference: our flags may also follow the files, where benchstat would take them for files. And the text of
// `compare --help`: each flag with its meaning, default and example, which a test runs.

import { parseGoFloat } from '../formats/go-line.ts';
import { COMPARE_FORMATS } from '../model/report-format.ts';
import { quoteGo, toBytes } from './bytes.ts';

export interface CompareRequest {
  readonly table: string;
  readonly row: string;
  readonly col: string;
  readonly ignore: string;
  readonly filter: string;
  /** In [0, 1] after the check; NaN passes it, as in benchstat. */
  readonly alpha: number;
  readonly confidence: number;
  /** Output format: `text` or `csv` as in benchstat, or one that only the command supports. */
  readonly format: string;
  /** Path of a configuration whose budgets are judged. Null: no budgets. */
  readonly config: string | null;
  readonly inputs: readonly string[];
}

export type ParsedCompareFlags =
  | { readonly kind: 'request'; readonly request: CompareRequest }
  | { readonly kind: 'help' }
  /** An empty message means that no file was given; benchstat then prints only its usage. */
  | { readonly kind: 'refused'; readonly message: string };

export const DEFAULT_REQUEST: CompareRequest = {
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  filter: '*',
  alpha: 0.05,
  confidence: 0.95,
  format: 'text',
  config: null,
  inputs: [],
};

const HELP = ['h', 'help'];
const NUMBERS = ['alpha', 'confidence'];
const KNOWN_FLAGS: readonly string[] = [...Object.keys(DEFAULT_REQUEST).filter((name) => name !== 'inputs'), ...HELP];

export function parseCompareFlags(argv: readonly string[]): ParsedCompareFlags {
  const given: Record<string, string | number> = {};
  const inputs: string[] = [];
  let index = 0;
  while (index < argv.length) {
    const word = argv[index]!;
    index += 1;
    if (word === '--') {
      inputs.push(...argv.slice(index));
      break;
    }
    const [, name, inWord] = /^--?([^-=][^=]*)(?:=(.*))?$/s.exec(word) ?? [];
    const isFlag = word.length > 1 && word.startsWith('-');
    if (!isFlag || (inputs.length > 0 && !KNOWN_FLAGS.includes(name ?? ''))) {
      inputs.push(word);
      continue;
    }
    if (name === undefined) return makeFlagError(`bad flag syntax: ${word}`);
    if (HELP.includes(name)) return { kind: 'help' };
    if (!KNOWN_FLAGS.includes(name)) return makeFlagError(`flag provided but not defined: -${name}`);
    const text = inWord ?? argv[index];
    if (inWord === undefined) index += 1;
    if (text === undefined) return makeFlagError(`flag needs an argument: -${name}`);
    const refuseValue = (why: string) =>
      makeFlagError(`invalid value ${quoteGo(toBytes(text))} for flag -${name}: ${why}`);
    // The flags of benchstat may be empty, as they may there. This one is ours, and an unset variable would name the current folder.
    if (name === 'config' && text.trim() === '') return refuseValue('write the path of a configuration');
    const value = NUMBERS.includes(name) ? parseGoFloat(text) : text;
    // The flag package has its own words for a syntax error, but not for a range error.
    if (NUMBERS.includes(name) && typeof value === 'string')
      return refuseValue(value === 'invalid syntax' ? 'parse error' : value);
    given[name] = value;
  }
  if (inputs.length === 0) return makeFlagError('');
  return { kind: 'request', request: { ...DEFAULT_REQUEST, ...given, inputs } };
}

function makeFlagError(message: string): ParsedCompareFlags {
  return { kind: 'refused', message };
}

/**
 * Splits `label=path` at the first `=`; both may be empty. A path given k times without a label is labelled `path#0`,
 * `path#1`, … The path `-` is standard input.
 */
export function labelFiles(inputs: readonly string[]): { readonly label: string; readonly path: string }[] {
  return inputs.map((input, index) => {
    const equals = input.indexOf('=');
    if (equals >= 0) return { label: input.slice(0, equals), path: input.slice(equals + 1) };
    const isOnly = inputs.indexOf(input) === inputs.lastIndexOf(input);
    const count = inputs.slice(0, index).filter((earlier) => earlier === input).length;
    return { label: isOnly ? input : `${input}#${count}`, path: input };
  });
}

/** `value` is the placeholder in the help, `example` what follows `compare` on the command line. */
export const FLAG_USAGES = [
  {
    name: 'table',
    value: 'KEYS',
    meaning: 'a table for each value of these keys (.config: every line "key: value" of the files)',
    example: '--table pkg base.txt head.txt',
  },
  {
    name: 'row',
    value: 'KEYS',
    meaning: 'a row for each value of these keys (.fullname: the whole name of the benchmark)',
    example: '--row ".name /format@alpha" base.txt head.txt',
  },
  {
    name: 'col',
    value: 'KEYS',
    meaning: 'a column for each value of these keys (.file); the first one is the base',
    example: '--col "/format@(json gob)" head.txt',
  },
  {
    name: 'ignore',
    value: 'KEYS',
    meaning: 'keys in which the results of a cell may differ without a warning (none)',
    example: '--row .name --ignore .fullname base.txt head.txt',
  },
  {
    name: 'filter',
    value: 'EXPRESSION',
    meaning: 'only the results that match: key:value, key:/regexp/, AND, OR, - and parentheses (*)',
    example: '--filter "/format:json .unit:(sec/op OR B/op)" base.txt head.txt',
  },
  {
    name: 'alpha',
    value: 'A',
    meaning: 'a change is shown if p is at most A, and ~ otherwise (0.05)',
    example: '--alpha 0.01 base.txt head.txt',
  },
  {
    name: 'confidence',
    value: 'C',
    meaning: 'level of the interval behind ± (0.95)',
    example: '--confidence 0.99 base.txt head.txt',
  },
  {
    name: 'format',
    value: 'FORM',
    meaning: `${COMPARE_FORMATS.slice(0, -1).join(', ')} or ${COMPARE_FORMATS.at(-1)} (text); the warnings of csv go to standard error`,
    example: '--format csv base.txt head.txt',
  },
  {
    name: 'config',
    value: 'FILE',
    meaning: 'judge the budgets of this configuration too; the exit code is 1 if one is broken',
    example: '--config budgets.yml base.txt head.txt',
  },
];

const KEYS = [
  'KEYS are separated by spaces or commas: .name, .fullname, .file, .config, /KEY for a part "/KEY=value" of the',
  'name, KEY for a line "KEY: value" of the file. KEY@alpha, KEY@num and KEY@(a b c) set the order; the last one',
  'also leaves out every other value.',
];

export const USAGE = [
  'usage: bench-referee compare [FLAG…] FILE…',
  '',
  'The tables that benchstat prints, byte for byte: medians of every benchmark, and how each file differs from the',
  'first one. A file is the output of a benchmark tool; - is standard input, LABEL=FILE names its column.',
  '',
  ...FLAG_USAGES.flatMap(({ name, value, meaning, example }) => [
    `  --${name} ${value}`,
    `      ${meaning}`,
    `      bench-referee compare ${example}`,
  ]),
  '',
  ...KEYS,
].join('\n');
