// Messages about values that cannot be used: in the configuration, in an input of the action or in a flag. Nearly all end
// with what to write instead, which depends on the option: `expected` names one of the sentences below.

import { REPORT_FORMATS } from '../../model/report-format.ts';
import { type Piece, type RichText, richText } from '../rich-text.ts';
import { BUDGET_MESSAGES } from './budgets.ts';
import { FLAG_MESSAGES } from './flags.ts';
import {
  code,
  codes,
  flag,
  got,
  list,
  listAlternatives,
  message,
  number,
  oneOf,
  optional,
  sentence,
  text,
  withCode,
} from './message.ts';
import { YAML_MESSAGES } from './yaml.ts';

/** Advice on what to write, by what is expected. */
const ADVICE = {
  action: 'Write an action such as `OWNER/bench-referee@SHA`.',
  alpha: 'Write a probability such as `0.01`.',
  'any-ref': 'Write a branch, a tag, a full ref or a SHA.',
  anchor: 'Write `latest-release`, or a tag such as `v2.3.0`.',
  'history-ref': 'Write a full ref such as `refs/bench-referee/history`.',
  'base-ref': 'Write `merge-base`, `target`, a branch, a tag or a SHA.',
  baseline: 'Write the path of a baseline, such as `bench/baseline.json`.',
  boolean: 'Write `true` or `false`.',
  budget: 'Write `- metric: sec/op`, and `max-regression: 5%` below it.',
  budgets: 'Write a list of budgets, each beginning with `- metric:`.',
  command: 'Write the command that runs the benchmarks.',
  'command-name': 'Write letters, digits and `-_./`, such as `codec`.',
  commands: 'Write patterns of the names of commands, or remove the key.',
  'config-path': 'Write the path of the configuration file.',
  'config-source': 'Write `base`, `head`, `worktree` or the full SHA of a commit.',
  cpus: 'Write processors such as `2-3` or `0,2`.',
  day: 'Write a day such as `2027-01-31`.',
  file: 'Write `run:` and the command that runs the benchmarks.',
  'file-pattern': 'Write a pattern of files such as `codec/**`.',
  'file-patterns': 'Write patterns of files, or remove the key.',
  filter: 'Write a filter as benchstat takes it, such as `.name:Encode`.',
  folder: 'Write a folder of the tree, such as `packages/codec`.',
  format: 'Write `auto`, or an id that `bench-referee formats` lists.',
  'format-or-diagnosis': 'Write `text` or `json`, or an id that `bench-referee formats` lists.',
  'format-or-report': `Write ${REPORT_FORMATS.map((format) => `\`${format}\``).join(', ')}, or an id that \`bench-referee formats\` lists.`,
  'gate-name': 'Write a name such as `web`.',
  'head-ref': 'Write `head`, `merge`, a branch, a tag or a SHA.',
  keys: 'Write keys as benchstat takes them, such as `/impl`.',
  label: 'Write the name of a label.',
  legs: 'Write the number of jobs that measure for one report, such as `4`.',
  'local-ref': 'Write `head`, `merge`, `worktree`, a branch, a tag or a SHA.',
  magnitude: 'Write the size of a change with its unit, such as `20ns`.',
  metric: 'Write the metric it is for, such as `sec/op`, or `"*"` for every metric.',
  minutes: 'Write a number of minutes such as `30`.',
  name: 'Write one line of at most 100 characters.',
  'new-name': 'Write the new name.',
  niceness: 'Write a whole number from -20 to 19, such as `5`.',
  'out-file': 'Write the path of a file.',
  'out-folder': 'Write the path of a folder.',
  packages: 'Write patterns of packages, or remove the key.',
  pattern: 'Write a pattern of names such as `Encode/**`.',
  patterns: 'Write patterns of names, or remove the key.',
  percentage: 'Write a change in percent, such as `5%`.',
  profile: 'Write `command:` and the command that records a profile below it.',
  'profile-command': 'Write the command that runs the benchmarks under a profiler and writes `$BENCH_REFEREE_PROFILE`.',
  'profile-format': 'Write the id of a format of profiles, such as `pprof`.',
  'profile-runs': 'Write a number of profiles for each side, such as `5`.',
  quantity: 'Write a number with its unit, such as `50ms`, `12MiB` or `1e6/s`.',
  reason: 'Write the reason, or remove the key.',
  recordings: 'Write a pattern of recording files.',
  renamed: 'Write `OldName: NewName` below it.',
  'result-files': 'Write a pattern of files, such as `target/**/*.json`.',
  rounds: 'Write a number such as `10`, or a range such as `6..30`.',
  setup: 'Write a command.',
  share: 'Write a share such as `0.05`.',
  shard: 'Write the number of the shard and of all shards, such as `2/4`.',
  table: 'Write `col: /impl` below it.',
  'tree-path': 'Write a path in the repository, such as `bench/baseline.json`.',
  unit: 'Write `{better: higher}`, `{exact: true}` or both.',
  units: 'Write `score: {better: higher}` below it.',
  window: 'Write a number of values such as `50`.',
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
  day: 'a day of the calendar',
  'head-ref': 'the name of a commit',
  legs: 'a whole number',
  'local-ref': 'the name of a commit',
  magnitude: 'a number with a unit',
  minutes: 'a number of minutes',
  niceness: 'a whole number',
  percentage: 'a percentage',
  quantity: 'a number with a unit',
  rounds: 'a number of rounds',
  shard: 'a shard',
  share: 'a number',
  window: 'a whole number',
};

/** Data that every refused value has: what was found, and what is expected or the list of all that is allowed. */
const VALUE = {
  got: optional(text),
  expected: optional(oneOf(...(Object.keys(ADVICE) as AdviceId[]))),
  known: optional(codes),
};

interface Shown {
  readonly expected: AdviceId | undefined;
  readonly known: readonly Piece[] | undefined;
}

/** Returns the advice with a space before it, or nothing. */
function advise({ expected, known }: Shown): RichText {
  if (expected !== undefined) return withCode(` ${ADVICE[expected]}`);
  return known === undefined ? [] : richText` Write ${listAlternatives(known)}.`;
}

function suggest(write: Piece | undefined, otherwise: Shown): RichText {
  return write === undefined ? advise(otherwise) : richText` Write ${write}.`;
}

/** Defines a message about a value of which only the words differ. */
function refusal(words: string) {
  return message(VALUE, (shown) => richText`${words}${got(shown.got)}.${advise(shown)}`);
}

const KINDS = { value: 'one value', list: 'a list', mapping: 'a mapping of keys to values' } as const;
const FOUND = { value: 'a single value', list: 'a list', mapping: 'a mapping' } as const;

export const SETTINGS_MESSAGES = {
  ...BUDGET_MESSAGES,
  ...FLAG_MESSAGES,
  ...YAML_MESSAGES,
  'key-missing': refusal('is missing'),
  'value-missing': refusal('has no value'),
  'value-empty': message(VALUE, (shown) => richText`is empty.${advise(shown)}`),
  'list-empty': refusal('is an empty list'),
  'kind-wrong': message(
    { ...VALUE, wanted: oneOf('value', 'list', 'mapping'), found: oneOf('value', 'list', 'mapping') },
    ({ wanted, found, ...shown }) =>
      richText`must be ${KINDS[wanted]}, not ${FOUND[found]}${got(shown.got)}.${advise(shown)}`,
  ),
  'null-character': refusal('contains a null character'),
  'value-not-allowed': refusal('is not allowed here'),
  'value-unknown': message(
    { ...VALUE, write: optional(code) },
    ({ write, ...shown }) => richText`is not a known value${got(shown.got)}.${suggest(write, shown)}`,
  ),
  /** The text is no value of its kind. `write` is what was probably meant. */
  'value-unreadable': message(
    { ...VALUE, write: optional(code), hasThousands: optional(flag) },
    ({ write, hasThousands, ...shown }) => {
      const noun = (shown.expected && NOUNS[shown.expected]) ?? 'valid';
      const remedy = hasThousands
        ? richText` Write ${write} for thousands, or a point for a fraction.`
        : suggest(write, shown);
      return richText`is not ${noun}${got(shown.got)}.${remedy}`;
    },
  ),
  'value-outside': message(
    { ...VALUE, above: optional(number), from: optional(number), to: optional(number) },
    ({ above, from, to, ...shown }) => {
      const least = above === undefined ? (from === undefined ? [] : [`at least ${from}`]) : [`above ${above}`];
      const most = to === undefined ? [] : [`at most ${to}`];
      const range =
        from === undefined || to === undefined
          ? `be ${[...least, ...most].join(' and ')}`
          : `lie between ${from} and ${to}`;
      return richText`must ${range}${got(shown.got)}.${advise(shown)}`;
    },
  ),
  'range-backwards': message({ ...VALUE, write: code }, 'ends before it begins[, got {got}]. Write {write}.'),
  'value-negative': refusal('must not be negative'),
  'value-with-line-break': refusal('must be one line without control characters'),
  'value-too-long': message(
    { ...VALUE, characters: number },
    (shown) => richText`has ${shown.characters} characters${got(shown.got)}.${advise(shown)}`,
  ),
  'pattern-too-long': message(
    { ...VALUE, characters: number, limit: number },
    (shown) => richText`has ${shown.characters} characters${got(shown.got)}. Use at most ${shown.limit}.`,
  ),
  'path-absolute': refusal('must be a relative path'),
  'path-outside': refusal('must not leave the tree'),
  'ref-with-dash': refusal('must not begin with a dash'),
  'only-on-command-line': refusal('exists on the command line only'),
  'percent-sign-missing': message({ ...VALUE, write: code }, 'has no percent sign[, got {got}]. Write {write}.'),
  'percentage-negative': message(
    { ...VALUE, write: code },
    "must not be negative[, got {got}]. Write {write}; the metric's unit tells which way is worse.",
  ),
  'ratio-as-change': message(
    { ...VALUE, write: code },
    'is a ratio, not a change[, got {got}]. Write the allowed change, {write}.',
  ),
  'amount-as-change': message(
    VALUE,
    (shown) =>
      richText`is not a percentage${got(shown.got)}.${advise(shown)} ${withCode('An amount is for `min-delta`, `max` or `min`.')}`,
  ),
  'ratio-as-quantity': message(
    VALUE,
    (shown) =>
      richText`is a ratio, not a value${got(shown.got)}. ${withCode('Use `max-regression` for a limit of the change.')}`,
  ),
  'benchstat-refuses': message(
    { ...VALUE, reason: text },
    (shown) => richText`is not valid (benchstat: ${shown.reason})${got(shown.got)}.${advise(shown)}`,
  ),
  'same-new-name': sentence('gives two benchmarks the same new name. Give every benchmark a new name of its own.'),
  'command-names-equal': message(
    { ...VALUE, name: code },
    'names two commands {name}. Give every command a name of its own.',
  ),
  'unit-empty': sentence('sets nothing. Write `{better: higher}`, `{exact: true}` or both.'),
  'key-unknown': message({ known: codes, write: optional(code) }, ({ known, write }) =>
    write === undefined
      ? richText`is not a known key. Known here are ${list(known)}.`
      : richText`is not a known key. Write ${write}.`,
  ),
  'key-not-in-file': message({ name: code }, 'cannot be set in this file. Give it as the input {name} of the action.'),
  'keys-merged': sentence(
    'keys are not merged. Write the keys out. An alias may stand for a whole value, such as `benchmarks: *names`.',
  ),
  'command-missing': message(
    { path: code },
    'no benchmark command is set. Add `run: <command>` to {path}, or give the input `run` (on a command line: `-- <command>`).',
  ),
  'other-commit-counts': message(
    { sha: code },
    'the file of commit {sha} applies, and head has another. Correct it on the target branch. If the pull request is the correction, merge it although this check fails.',
  ),
  'more-errors': message({ count: number }, '{count} more errors. Correct these first.'),
};
