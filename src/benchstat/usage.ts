// The text of `compare --help`: each flag with its meaning, default and example. A test runs the examples.

import { COMPARE_FORMATS } from '../model/report-format.ts';

export interface FlagUsage {
  readonly name: string;
  /** Placeholder for the value in the help. */
  readonly value: string;
  readonly meaning: string;
  /** Arguments after `compare` on the command line. */
  readonly example: string;
}

export const FLAG_USAGES: readonly FlagUsage[] = [
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
