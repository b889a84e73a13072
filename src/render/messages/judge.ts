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
        ? '{benchmark} has a value on {side} that is not a finite number, so {metric} is not judged. See the output of the tool.'
        : richText`${benchmark} has ${asUntrustedText(formatQuantity(value, unit))} on ${side}, which no time or rate can be, so ${metric} is not judged. See the output of the tool.`,
  ),
  'no-ratio':
    '{benchmark} has values of {metric} below zero, which have no ratio, so {rule:code} cannot be judged. Limit it with `max` or `min`.',
  'no-geomean':
    '{metric} has no geomean, because each of its benchmarks has a value of zero or below. Limit them one by one.',
  'limit-unlikely-to-fit': "{limit} does not seem to fit {metric}. Use a bare number, or the metric's own unit.",
  'machines-not-comparable': message(
    { results: number },
    ({ results }) =>
      `{results result} ${results === 1 ? 'is' : 'are'} not judged, because base was measured on another machine. To judge them, set \`baseline-tolerance\` to how much two machines may differ: \`30%\`.`,
  ),
  'budget-expired': message(
    { until: day },
    'this budget was agreed until {until} and no longer applies; the budgets above it do. Delete it, or agree on another day.',
  ),
  'warning-ends': 'until {until}, a broken limit only warns. From the next day on, it fails the check.',
  'warning-ended': 'the entries that only warned until {until} no longer apply. Delete them.',
  'budget-ends-soon': message({ until: day, days: number }, ({ days }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'in {days} days';
    return `this budget ends ${when}, on {until}. Delete it, or agree on another day.`;
  }),
  'shard-unfit':
    'cannot be used with {other:code}, because only rounds on both sides can be divided. Leave out one of the two.',
  'shard-missing': message({ shards: codes, count: number }, ({ shards }) =>
    shards.length === 1
      ? 'the recording of shard {shards} of {count} is missing. See the log of its job.'
      : 'the recordings of shards {shards} of {count} are missing. See the logs of their jobs.',
  ),
  'shards-of-other-plan':
    'it does not divide the benchmarks as {other} does. Report only the shards of one run together.',
  'shards-differ':
    '{count:number} benchmarks were not seen by every shard (among them {names:texts}), so the shards divided them differently[, and {unmeasured:number} were not measured at all]. Make every job run the same benchmarks.',
  'benchmarks-of-no-shard': message(
    { names: texts, count: number },
    ({ count }) =>
      `{count benchmark} that every shard saw ${count === 1 ? 'was' : 'were'} measured by none: {names of count}. See the logs of the shards.`,
  ),
  'file-pattern-of-folder':
    'a pattern matches files, but {patterns:texts} matches only the name of a folder, so the command was measured. Use {proposals:texts} for all files in it.',
  'file-pattern-unmatched':
    'no file matches {patterns:texts}, so the command was measured. Correct the patterns or delete them.',
  'budget-replaced':
    'this budget decides nothing, because a later one of the same kind matches each of its results. Move it below them, or delete it.',
  'limit-below-steps': message(
    { ...tooTightLimit, step: margin, hasWholeNanoseconds: flag },
    ({ hasWholeNanoseconds, ...limit }) => {
      const [why, remedy] = hasWholeNanoseconds
        ? [': its tool prints whole nanoseconds', 'Read the files of the tool if it writes any, do']
        : ['', 'Do'];
      return richText`${limit.rule} of ${limit.limit} is finer than the steps of ${limit.step} in which ${nameResults(limit)} ${limit.others === 0 ? 'is' : 'are'} measured${why}. ${remedy} more work in each run${formatOtherRemedies(limit)}`;
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
      `${describeShortfall(shortfall)}. Measuring ended early, because the recording was made with other budgets or for fewer machines. Measure again with the configuration that is judged, and with the number of machines as \`legs\`.`,
  ),
  /** The tool says the opposite of what is usual for the unit. */
  'direction-unusual': message(
    { benchmark: text, metric: text, unit: text, better: oneOf('lower', 'higher'), others: number },
    ({ others }) => {
      const more = others === 0 ? '' : ' and {others} more';
      return `the results say that {better} is better for {metric} of {benchmark}${more}, which is unusual for the unit {unit}. If that is right, confirm it under \`units\` in the configuration; if not, correct the output of the benchmark.`;
    },
  ),
  /** Neither the tool nor the configuration says which direction is better, and the unit does not show it. */
  'direction-guessed': message({ unit: text, better: oneOf('lower', 'higher'), others: number }, ({ others }) =>
    others === 0
      ? 'it is a guess that {better} is better for the unit {unit}. Set it under `units` in the configuration.'
      : `it is a guess that {better} is better for the unit {unit}, as for {others more unit}. Set them under \`units\` in the configuration.`,
  ),
  'answers-unmatched': message(
    { names: texts, count: number },
    'there are answers of benchmarks that have no results: {names of count}. Use the names as in the table.',
  ),
  'answers-vary': message(
    { names: texts, count: number },
    'answers that differ from run to run on one side are not used: {names of count}. Leave out what changes, for example times and addresses.',
  ),
  'speed-up-implausible': message(
    { benchmark: text, factor: number, hasAllocations: flag },
    ({ hasAllocations }) =>
      `{benchmark} takes a {factor}th of the time with the same answer${hasAllocations ? ' and the same allocations' : ''}. Check that it still does the work.`,
  ),
  'measuring-cancelled': 'cancelled after {rounds round}; nothing judged.',
  'time-over': message({ rounds: number, minRounds: optional(number) }, ({ minRounds }) => {
    const effect =
      minRounds === undefined
        ? 'so some results stay undecided'
        : 'but results that vary need at least {minRounds} for a verdict';
    return `time ran out after {rounds round}, ${effect}. Raise \`max-minutes\`, or measure less.`;
  }),
  /** `isUncounted`: only counts were asked for. */
  'nothing-measured': message({ isTimeOver: flag, isUncounted: optional(flag) }, ({ isTimeOver, isUncounted }) => {
    if (isTimeOver) {
      return 'time ran out before head had a result, so nothing can be judged. Raise `max-minutes`.';
    }
    return isUncounted
      ? 'head has no results, so nothing can be judged. The warning says why nothing was counted.'
      : 'head has no results, so nothing can be judged. Check that the command runs benchmarks there.';
  }),
  'both-sides-failed': message({ part: oneOf('setup', 'run') }, ({ part }) =>
    part === 'setup'
      ? 'base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `setup` in the configuration file or in the workflow.'
      : 'base fails the same way, before anything of head runs, so this pull request is not the cause. Correct `run` in the configuration file or in the workflow.',
  ),
  'invocation-failed-on-head': message({ round: number }, ({ round }) =>
    round === 0
      ? 'the command failed in the warm-up, so nothing can be judged. Run it on head to see why.'
      : 'the command failed in round {round}, so nothing can be judged. Run it on head to see why.',
  ),
  'base-broke':
    'it failed in round {round:number}, after head had run, so the two cannot be compared. Run it again. If base fails again, head changes something that both sides share: a file outside the tree, a cache, a port, a service. Files belong below `$TMPDIR` or `$BENCH_REFEREE_HOME`, which are separate for each side.',
  'nothing-on-base': message({ hasFailed: flag }, ({ hasFailed }) =>
    hasFailed
      ? 'the benchmark does not run on base, so every benchmark is new and nothing is compared. Repair base, then update this branch.'
      : 'base has no results, so every benchmark is new and nothing is compared. If base has benchmarks, check that the command runs them there.',
  ),
  'command-fails-on-base':
    '{command} does not run on base, so its benchmarks are new and are not compared. Repair it on base, unless this pull request adds it.',
  'control-unmatched': 'no benchmark matches {name}. Use names as in the table, or delete the pattern.',
  'control-of-all':
    'all benchmarks are control benchmarks, so nothing is judged. Name only those that a pull request cannot change.',
  'rename-unused':
    'base has no benchmark {name}. Use the name as in the table, or delete the entry if the renaming is done.',
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
        'new-not-on-head': 'head has no benchmark {to} in the same group. Use the name as in the table',
        'not-alone': 'another benchmark of base is renamed to {to} too. Give each its own name',
      }[reason];
      return `{from} is not compared as {to}: ${why}.`;
    },
  ),
  'table-empty': 'no result passes its filter and lists, so there is no table. Correct them.',
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
