// Messages about budgets, verdicts, and the run as a whole.

import { formatMargin, formatPercent } from '../../units/percent.ts';
import { formatQuantity } from '../../units/scale.ts';
import { asUntrustedText, type Piece, type RichText, richText } from '../rich-text.ts';
import {
  code,
  codes,
  day,
  type Field,
  flag,
  list,
  message,
  number,
  oneOf,
  optional,
  text,
  texts,
  unitName,
} from './message.ts';
import { describeShortfall, SHORTFALL } from './plan.ts';

const percent: Field<number, string> = { ...number, show: formatPercent };
const margin: Field<number, string> = { ...number, show: formatMargin };

/** The rule of a budget, and one of the results whose noise or steps exceed its limit. */
const tooTightLimit = {
  rule: code,
  limit: percent,
  benchmark: text,
  /** Number of other results that this is true for. */
  others: number,
  isGeomean: flag,
};

/** Maximum number of renames in one message. The tables show them all. */
const MAX_RENAMES = 5;

export const JUDGE_MESSAGES = {
  'impossible-value': message(
    {
      benchmark: text,
      metric: text,
      unit: unitName,
      side: oneOf('base', 'head'),
      /** Absent if it is not a finite number. */
      value: optional(number),
    },
    ({ benchmark, metric, unit, side, value }) =>
      value === undefined
        ? '{benchmark} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of its tool.'
        : richText`${benchmark} has ${asUntrustedText(formatQuantity(value, unit))} on ${side}, but no time or rate is below zero, so ${metric} is not judged. See the output of its tool.`,
  ),
  'no-ratio':
    '{benchmark} has values of {metric} below zero, which have no ratio, so {rule:code} cannot be judged. Limit it with `max` or `min`.',
  'no-geomean':
    'there is no geomean of {metric}: each of its benchmarks has a value that is not above zero. Budget them one by one.',
  'limit-unlikely-to-fit': "{limit} does not seem to fit {metric}. Use a bare number, or the metric's own unit.",
  'machines-not-comparable': message(
    { results: number },
    ({ results }) =>
      `{results result} ${results === 1 ? 'is' : 'are'} not judged, because base was measured on another machine. Set \`baseline-tolerance\` to how much two machines may differ, such as 30%, to judge by that.`,
  ),
  'budget-expired': message(
    { until: day },
    'this budget expired: it was agreed until {until} and no longer applies, so budgets above it do. Delete it, or agree on another day.',
  ),
  'budget-ends-soon': message({ until: day, days: number }, ({ days }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in {days} days';
    return `this budget ends ${when}: it was agreed until {until}.`;
  }),
  'shard-unfit':
    'cannot be used with {other:code}: the benchmarks are shared only in the rounds on both sides. Leave out one of the two.',
  'shard-missing': message({ shards: codes, count: number }, ({ shards }) =>
    shards.length === 1
      ? 'there is no recording of the shard {shards} of {count}. Look at its job: one that ends before it writes its recording leaves a gap.'
      : 'there is no recording of the shards {shards} of {count}. Look at their jobs: one that ends before it writes its recording leaves a gap.',
  ),
  'shards-of-other-plan':
    'it does not divide the benchmarks as {other} does. Report only the shards of one run together.',
  'shards-differ':
    '{count:number} benchmarks were not seen by every shard, such as {names:texts}, so the shards divided them differently[, and {unmeasured:number} were not measured at all]. Make every job run the same benchmarks.',
  'benchmarks-of-no-shard': message(
    { names: texts, count: number },
    ({ count }) =>
      `{count benchmark} that every shard saw ${count === 1 ? 'was' : 'were'} measured by none: {names of count}. The log of the shards says what ended them.`,
  ),
  'file-pattern-of-folder':
    'a pattern matches files, but {patterns:texts} matches only the name of a folder, so the command was measured. Use {proposals:texts} for all files in it.',
  'file-pattern-unmatched':
    'no file matches {patterns:texts}, so the command was measured. Correct the patterns or delete them.',
  'budget-replaced':
    'this budget decides nothing: every result that it matches has a later budget of the same kind. Move it below them or delete it.',
  'limit-below-steps': message(
    { ...tooTightLimit, step: margin, hasWholeNanoseconds: flag },
    ({ hasWholeNanoseconds, ...limit }) => {
      const [why, remedy] = hasWholeNanoseconds
        ? [': its tool prints whole nanoseconds', 'Read the files of the tool if it writes any, measure']
        : ['', 'Measure'];
      return richText`${limit.rule} of ${limit.limit} is finer than the steps of ${limit.step} in which ${nameResults(limit)} ${limit.others === 0 ? 'is' : 'are'} measured${why}. ${remedy} more work at once${formatOtherRemedies(limit)}`;
    },
  ),
  'limit-below-noise': message(
    { ...tooTightLimit, noise: margin },
    (limit) =>
      richText`${nameResults(limit)} ${limit.others === 0 ? 'varies' : 'vary'} by ±${limit.noise}, so ${limit.rule} of ${limit.limit} will often be undecided. Measure more rounds${formatOtherRemedies(limit)}`,
  ),
  'measuring-ended-too-early': message(
    SHORTFALL,
    (shortfall) =>
      `${describeShortfall(shortfall)}. Measuring ended there because everything was decided by other budgets or for fewer machines. Measure again with the configuration that is judged, and with the number of machines as \`legs\`.`,
  ),
  /** The tool says the opposite of what is usual for the unit. */
  'direction-unusual': message(
    { benchmark: text, metric: text, unit: text, better: oneOf('lower', 'higher'), others: number },
    ({ others }) => {
      const more = others === 0 ? '' : ' and {others} more';
      return `the results say of {metric} of {benchmark}${more} that {better} is better, which is unusual for the unit {unit}. If that is right, confirm it in the configuration under \`units\`; if not, correct what the benchmark writes.`;
    },
  ),
  /** Neither the tool nor the configuration says which direction is better, and the unit does not show it. */
  'direction-guessed': message({ unit: text, better: oneOf('lower', 'higher'), others: number }, ({ others }) =>
    others === 0
      ? 'the direction of the unit {unit} was guessed: {better} is better. State it in the configuration under `units`.'
      : 'the directions of the units {unit} and {others} more were guessed: for {unit}, {better} is better. State them in the configuration under `units`.',
  ),
  'measuring-cancelled': 'cancelled after {rounds round}; nothing judged.',
  'time-over': message({ rounds: number, minRounds: optional(number) }, ({ minRounds }) => {
    const effect =
      minRounds === undefined
        ? 'so what was undecided stays undecided'
        : 'but results that vary need at least {minRounds} for a verdict';
    return `time ran out after {rounds round}, ${effect}. Allow more time, or measure less.`;
  }),
  /** `isUncounted`: only counts were asked for. */
  'nothing-measured': message({ isTimeOver: flag, isUncounted: optional(flag) }, ({ isTimeOver, isUncounted }) => {
    if (isTimeOver) {
      return 'the time limit was reached before head had a result, so nothing can be judged. Raise `max-minutes`.';
    }
    return isUncounted
      ? 'head has no results, so nothing can be judged. Nothing was counted, and a warning says why.'
      : 'head has no results, so nothing can be judged. Check that the command runs the benchmarks there.';
  }),
  'both-sides-failed': message({ part: oneOf('setup', 'run') }, ({ part }) =>
    part === 'setup'
      ? 'base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `setup` in the configuration file or in the workflow.'
      : 'base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `run` in the configuration file or in the workflow.',
  ),
  'invocation-failed-on-head': message({ round: number }, ({ round }) =>
    round === 0
      ? 'an invocation failed in the warm-up, so this run cannot be judged.'
      : 'an invocation failed in round {round}, so this run cannot be judged.',
  ),
  'base-broke':
    'it ran at first and failed in round {round:number}, after head had run, so the two cannot be compared with certainty. Run it again. If base fails there too, head changes something that both sides share: a file outside the tree, a cache, a port, a service. Files belong below `$TMPDIR` or `$BENCH_REFEREE_HOME`, which are separate for each side.',
  'nothing-on-base': message({ hasFailed: flag }, ({ hasFailed }) =>
    hasFailed
      ? 'the benchmark does not run on base, so every benchmark is new and nothing is compared.'
      : 'base has no results, so every benchmark is new and nothing is compared.',
  ),
  'command-fails-on-base': '{command} does not run on base, so its benchmarks are new and are not compared.',
  'rename-unused':
    'base has no benchmark {name}. Use the name as the table has it, or delete the entry when the renaming is done.',
  /** `from` and `to` are the old and the new names, in the same order. */
  'renamed-by-head': message({ from: texts, to: texts }, ({ from, to }) => {
    const pairs = from.map((old, index) => richText`${old} is compared as ${to[index] ?? ''}`);
    const [were, both] = pairs.length === 1 ? ['it was', 'both measure'] : ['they were', 'each pair measures'];
    return richText`${list(pairs, MAX_RENAMES)}, because this pull request says that ${were} renamed. Check that ${both} the same work.`;
  }),
  'rename-refused': message(
    { from: text, to: text, reason: oneOf('old-on-head', 'new-on-base', 'new-not-on-head', 'not-alone') },
    ({ reason }) => {
      const why = {
        'old-on-head': 'head still has {from}. Delete the old benchmark, or this entry',
        'new-on-base': 'base has {to} too, so it is another benchmark. Give the renamed one a new name',
        'new-not-on-head': 'head has no benchmark {to} in the same group. Use the name as the table has it',
        'not-alone': 'another benchmark of base is renamed to {to} too. Give each its own name',
      }[reason];
      return `{from} is not compared as {to}: ${why}.`;
    },
  ),
  'table-empty': 'nothing that was measured passes its filter and lists, so there is no table. Correct them.',
  'configuration-changes': message(
    { kind: oneOf('changed', 'deleted') },
    ({ kind }) => richText`this ${describeConfigChange(kind)}. The change applies after the merge.`,
  ),
} as const;

/** Describes what a pull request does with the configuration, for a sentence that begins with `this`. */
export function describeConfigChange(kind: 'changed' | 'deleted', path?: Piece): RichText {
  const name = path === undefined ? [] : richText` ${path}`;
  return richText`pull request ${kind === 'deleted' ? 'deletes' : 'changes'} the configuration${name}; the one of the base commit was used`;
}

function nameResults({ benchmark, others }: { readonly benchmark: Piece; readonly others: number }): RichText {
  return list([benchmark], 1, 1 + others);
}

function formatOtherRemedies({ isGeomean }: { readonly isGeomean: boolean }): RichText {
  return isGeomean ? [' or widen the limit.'] : [', set ', { code: 'min-delta' }, ', or widen the limit.'];
}
