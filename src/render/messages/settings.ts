// Messages about values that cannot be used: in the configuration, in an input of the action or in a flag. Nearly all end
// with what to use instead, which depends on the option: `expected` names one of the sentences below.

import { REPORT_FORMATS } from '../../model/report-format.ts';
import { type Piece, type RichText, richText } from '../rich-text.ts';
import { BUDGET_MESSAGES } from './budgets.ts';
import { FLAG_MESSAGES } from './flags.ts';
import {
  code,
  codes,
  fillTemplate,
  flag,
  listAlternatives,
  message,
  number,
  oneOf,
  optional,
  text,
  withCode,
} from './message.ts';
import { YAML_MESSAGES } from './yaml.ts';

/** Advice by what is expected. */
const ADVICE = {
  action: 'Use an action: `OWNER/bench-referee@SHA`.',
  alpha: 'Use a probability: `0.01`.',
  'any-ref': 'Use a branch, a tag, a full ref or a SHA.',
  anchor: 'Use `latest-release`, or a tag: `v2.3.0`.',
  'history-ref': 'Use a full ref: `refs/bench-referee/history`.',
  'base-ref': 'Use `merge-base`, `target`, a branch, a tag or a SHA.',
  baseline: 'Use the path of a baseline: `bench/baseline.json`.',
  boolean: 'Use `true` or `false`.',
  budget: 'Use `- metric: sec/op` with `max-regression: 5%` below it.',
  budgets: 'Use a list of budgets, each beginning with `- metric:`.',
  command: 'Give the command that runs the benchmarks.',
  'command-name': 'Use letters, digits and `-_./`: `codec`.',
  commands: 'Use patterns of command names, or remove the key.',
  'config-path': 'Use the path of the configuration file.',
  'config-source': 'Use `base`, `head`, `worktree` or the full SHA of a commit.',
  counted: 'Use `instructions`, `cpu-time` or a list of them, or remove the key.',
  cpus: 'Use `one`, or a list: `2-3`.',
  day: 'Use `2027-01-31`, for example.',
  file: 'Use `run:` with the command that runs the benchmarks.',
  'file-pattern': 'Use a file pattern: `codec/**`.',
  'file-patterns': 'Use file patterns, or remove the key.',
  files: 'Use `- path: dist/*.js` below it.',
  filter: 'Use a filter of benchstat: `.name:Encode`.',
  folder: 'Use a folder of the tree: `packages/codec`.',
  format: 'Use `auto`, or an id that `bench-referee formats` lists.',
  'format-or-diagnosis': 'Use `text` or `json`, or an id that `bench-referee formats` lists.',
  'format-or-report': `Use ${REPORT_FORMATS.map((format) => `\`${format}\``).join(', ')}, or an id that \`bench-referee formats\` lists.`,
  'gate-name': 'Use a name: `web`.',
  growth: 'Use `n^1.2`, for example.',
  'head-ref': 'Use `head`, `merge`, a branch, a tag or a SHA.',
  improvement: 'Use `10%`, for example.',
  keys: 'Use keys of benchstat: `/impl`.',
  label: 'Use the name of a label.',
  legs: 'Use the number of jobs that measure for one report: `4`.',
  'local-ref': 'Use `head`, `merge`, `worktree`, a branch, a tag or a SHA.',
  magnitude: 'Use the size of a change: `20ns`.',
  metric: 'Name a metric: `sec/op`, or `"*"` for every metric.',
  minutes: 'Use `30`, for example.',
  name: 'Use one line of at most 100 characters.',
  'new-name': 'Give the new name of the benchmark.',
  niceness: 'Use a whole number from -20 to 19.',
  'out-file': 'Use the path of a file.',
  'out-folder': 'Use the path of a folder.',
  packages: 'Use package patterns, or remove the key.',
  parts: 'Use the path of a metafile: `dist/meta.json`.',
  pattern: 'Use a name pattern: `Encode/**`.',
  patterns: 'Use name patterns, or remove the key.',
  percentage: 'Use `5%`, for example.',
  profile: 'Add `command:` below it, with the command that records a profile.',
  'profile-command': 'Give the command that runs the benchmarks under a profiler and writes `$BENCH_REFEREE_PROFILE`.',
  'profile-format': 'Use the id of a profile format: `pprof`.',
  'profile-runs': 'Use a number of profiles for each side: `5`.',
  quantity: 'Use `50ms`, `12MiB` or `1e6/s`, for example.',
  reason: 'Give the reason, or remove the key.',
  recordings: 'Use a pattern of recording files: `**/*.json`.',
  renamed: 'Add `OldName: NewName` below it.',
  'result-files': 'Use a file pattern: `target/**/*.json`.',
  ready: 'Use `http://127.0.0.1:$BENCH_REFEREE_PORT/health`, or a command that exits with 0.',
  'ready-seconds': 'Use a number of seconds: `30`.',
  rounds: 'Use `10`, or a range: `6..30`.',
  service: 'Add `command:` below it, with the command that starts the service.',
  'service-command': 'Give the command that starts the service and stays until it ends.',
  setup: 'Give a command, or remove the key.',
  share: 'Use a share: `0.05`.',
  shard: 'Use its number and the number of all shards: `2/4`.',
  table: 'Add `col: /impl` below it.',
  'size-key': 'Use the part of the names that has the size: `/n`.',
  'tree-path': 'Use a path in the repository: `bench/baseline.json`.',
  unit: 'Use `{better: higher}`, `{exact: true}` or both.',
  units: 'Add `score: {better: higher}` below it.',
  window: 'Use a number of values: `50`.',
} as const;

type AdviceId = keyof typeof ADVICE;

/** Nouns for values that are read as more than text. */
const NOUNS: Partial<Record<AdviceId, string>> = {
  alpha: 'a number',
  anchor: 'the name of a tag',
  'history-ref': 'a full ref',
  'base-ref': 'the name of a commit',
  boolean: 'true or false',
  cpus: 'a list of processors',
  day: 'a date',
  growth: 'a ceiling of growth',
  'head-ref': 'the name of a commit',
  improvement: 'a percentage',
  legs: 'a whole number',
  'local-ref': 'the name of a commit',
  ready: 'an `http` URL or a command',
  'ready-seconds': 'a whole number',
  magnitude: 'a number with a unit',
  minutes: 'a number of minutes',
  niceness: 'a whole number',
  percentage: 'a percentage',
  quantity: 'a number with a unit',
  rounds: 'a number of rounds',
  shard: 'a shard',
  share: 'a number',
  'size-key': 'a part of names',
  window: 'a whole number',
};

/** Data that every refused value has: what was found, and what is expected or the list of all that is allowed. */
const VALUE = {
  got: optional(text),
  expected: optional(oneOf(...(Object.keys(ADVICE) as AdviceId[]))),
  known: optional(codes),
};

const VALUE_WITH_PROPOSAL = { ...VALUE, write: code };

interface Shown {
  readonly got: Piece | undefined;
  readonly expected: AdviceId | undefined;
  readonly known: readonly Piece[] | undefined;
}

/** The advice with a space before it, or nothing. */
function advise({ expected, known }: Shown): RichText {
  if (expected !== undefined) return withCode(` ${ADVICE[expected]}`);
  return known === undefined ? [] : richText` Use ${listAlternatives(known)}.`;
}

function suggest(write: Piece | undefined, otherwise: Shown): RichText {
  return write === undefined ? advise(otherwise) : richText` Use ${write}.`;
}

/** Defines a message about a value of which only the words before the advice differ. */
function refusal(words: string) {
  return message(VALUE, (shown) => richText`${fillTemplate(words, shown)}${advise(shown)}`);
}

const KINDS = { value: 'one value', list: 'a list', mapping: 'a mapping of keys to values' } as const;
const FOUND = { value: 'a single value', list: 'a list', mapping: 'a mapping' } as const;

/** `above` and `from` are lower bounds, without the value itself and with it. */
function describeRange(above: number | undefined, from: number | undefined, to: number | undefined): string {
  if (from !== undefined && to !== undefined) return `between ${from} and ${to}`;
  const lower = above === undefined ? `at least ${from}` : `above ${above}`;
  if (to === undefined) return lower;
  return above === undefined ? `at most ${to}` : `${lower} and at most ${to}`;
}

export const SETTINGS_MESSAGES = {
  ...BUDGET_MESSAGES,
  ...FLAG_MESSAGES,
  ...YAML_MESSAGES,
  'key-missing': refusal('is missing.'),
  'value-missing': refusal('has no value.'),
  'value-empty': refusal('is empty.'),
  'list-empty': refusal('is an empty list.'),
  'kind-wrong': message(
    { ...VALUE, wanted: oneOf('value', 'list', 'mapping'), found: oneOf('value', 'list', 'mapping') },
    ({ wanted, found, ...shown }) =>
      richText`must be ${KINDS[wanted]}, not ${FOUND[found]}${shown.got && richText`: ${shown.got}`}.${advise(shown)}`,
  ),
  'null-character': refusal('[{got} ]contains a null character.'),
  'value-not-allowed': refusal('[{got} ]is not allowed here.'),
  'value-unknown': message(
    { ...VALUE, write: optional(code) },
    ({ write, ...shown }) => richText`unknown value${shown.got && richText` ${shown.got}`}.${suggest(write, shown)}`,
  ),
  /** The text is no value of its kind. `write` is what was probably meant. */
  'value-unreadable': message(
    { ...VALUE, write: optional(code), hasThousands: optional(flag) },
    ({ write, hasThousands, ...shown }) => {
      const noun = (shown.expected && NOUNS[shown.expected]) ?? 'valid';
      const remedy = hasThousands
        ? richText` Use ${write} for thousands, or a point for a fraction.`
        : suggest(write, shown);
      return richText`${shown.got && richText`${shown.got} `}is not ${noun}.${remedy}`;
    },
  ),
  'value-outside': message(
    { ...VALUE, above: optional(number), from: optional(number), to: optional(number) },
    ({ above, from, to, ...shown }) =>
      richText`must be ${describeRange(above, from, to)}${shown.got && richText`, not ${shown.got}`}.${advise(shown)}`,
  ),
  'range-backwards': message(VALUE_WITH_PROPOSAL, '[{got} ]ends before it begins. Use {write}.'),
  'value-negative': refusal('must not be negative[, but is {got}].'),
  'value-with-line-break': refusal('must be one line without control characters[, but is {got}].'),
  'value-too-long': message(
    { ...VALUE, characters: number },
    (shown) => richText`${fillTemplate('[{got} ]has {characters} characters.', shown)}${advise(shown)}`,
  ),
  'pattern-too-long': message(
    { ...VALUE, characters: number, limit: number },
    '[{got} ]has {characters} characters. Use at most {limit}.',
  ),
  'path-absolute': refusal('must be a relative path[, not {got}].'),
  'path-outside': refusal('[{got} ]leads out of the repository.'),
  'ref-with-dash': refusal('must not begin with a dash[, as {got} does].'),
  'only-on-command-line': refusal('[{got} ]works only on the command line.'),
  'percent-sign-missing': message(VALUE_WITH_PROPOSAL, '[{got} ]has no percent sign. Use {write}.'),
  'percentage-negative': message(
    VALUE_WITH_PROPOSAL,
    'must not be negative[, but is {got}]. Use {write}: the unit of the metric tells which way is worse.',
  ),
  'ratio-as-change': message(VALUE_WITH_PROPOSAL, '[{got} ]is a ratio, but the limit is a change. Use {write}.'),
  'amount-as-change': message(
    VALUE,
    (shown) =>
      richText`${shown.got && richText`${shown.got} `}is not a percentage.${advise(shown)} ${withCode('An amount goes into `min-delta`, `max` or `min`.')}`,
  ),
  'ratio-as-quantity': message(VALUE, '[{got} ]is a ratio, not a value. To limit the change, use `max-regression`.'),
  'benchstat-refuses': message(
    { ...VALUE, reason: text },
    (shown) => richText`${fillTemplate('[{got} ]is not valid (benchstat: {reason}).', shown)}${advise(shown)}`,
  ),
  'same-new-name': 'gives two benchmarks the same new name. Give each benchmark its own.',
  'command-names-equal': message({ ...VALUE, name: code }, 'two commands are named {name}. Give each its own name.'),
  'unit-empty': 'sets nothing. Use `{better: higher}`, `{exact: true}` or both.',
  'key-unknown': message({ known: codes, write: optional(code) }, ({ write }) =>
    write === undefined ? 'unknown key. The keys here are {known}.' : 'unknown key. Did you mean {write}?',
  ),
  'key-not-in-file': message({ input: optional(code), flag: optional(code) }, ({ input }) =>
    input === undefined
      ? 'cannot be set in this file. Use {flag} on the command line.'
      : 'cannot be set in this file. Use the input {input} of the action.',
  ),
  'inputs-unknown': message(
    { keys: optional(codes), path: optional(code), flags: optional(codes) },
    'has no effect in this action.[ Set {keys} in {path}.][ Only the command line has {flags}.]',
  ),
  'input-differs-from-file':
    'is {got}, but {key:code} in {path:code} is {written}. Remove the input, or make both the same.',
  'keys-merged':
    'merging keys is not supported. Repeat the keys, or use an alias for a whole value: `benchmarks: *names`.',
  'command-missing':
    'nothing to measure. Add `run: <command>` to {path:code}, or set the input `run`. On a command line, put the command after `--`: `check -- go test -bench=. ./...`, or run `init`.',
  'other-commit-counts':
    'the file of commit {sha:code} applies, and head has a different one. Correct it on the target branch. If this pull request is the correction, merge it despite this check.',
  'more-errors': '{count:number} more errors are not shown. Correct these first.',
} as const;
