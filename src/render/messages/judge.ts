// Messages about budgets, verdicts, and the run as a whole.

import { formatMargin, formatPercent } from '../../units/percent.ts';
import { formatQuantity } from '../../units/scale.ts';
import { asCode, asUntrustedText, type Piece, type RichText, richText } from '../rich-text.ts';
import { formatCount } from '../words.ts';
import {
  code,
  codes,
  day,
  flag,
  list,
  message,
  number,
  oneOf,
  optional,
  sentence,
  text,
  texts,
  unitName,
  withCode,
} from './message.ts';

/** Facts that show why a number of rounds can never break a limit. */
const shortfall = {
  rule: code,
  rounds: number,
  /** Number of results that share alpha. */
  results: number,
  /** Needed number of rounds for any verdict; absent if there are enough. */
  minRounds: optional(number),
  smallestP: number,
  alpha: number,
};

/** The rule of a budget, and one of the results whose noise or steps exceed its limit. */
const tooTightLimit = {
  rule: code,
  limit: number,
  benchmark: text,
  /** Number of other results that this is true for. */
  others: number,
  isGeomean: flag,
};

/** Maximum number of renames in one message. The tables show them all. */
const MAX_RENAMES = 5;

/** Maximum number of metrics in a message. */
const MAX_METRICS = 5;

/** Reasons why a plan can never give a verdict. Measuring finds them too, so a recording may hold them. */
export const PLAN_MESSAGES = {
  /**
   * `budgets`: number of budgets with level `fail` that are in force. `isUncounted`: all are for counts, which nothing has.
   * `isOnlyCounts`: none is for counts, and there is nothing else.
   */
  'no-budget-matches': message(
    { budgets: number, isUncounted: optional(flag), isOnlyCounts: optional(flag) },
    ({ budgets, isUncounted, isOnlyCounts }) => {
      const subject = budgets === 1 ? 'the only budget' : `none of the ${budgets} budgets`;
      const rest = budgets === 1 ? 'matches no result' : 'matches a result';
      const remedy = isUncounted
        ? withCode(
            'No result is a count: set `count: instructions`, or see the warning that says why nothing was counted.',
          )
        : isOnlyCounts
          ? withCode('With `measure: counts` the only metric is `instructions`.')
          : `Correct ${budgets === 1 ? 'its' : 'their'} patterns.`;
      return richText`${subject} of level ${asCode('fail')} ${rest}, so no slower benchmark could ever fail this check. ${remedy}`;
    },
  ),
  'budget-unmatched': message(
    {
      metric: text,
      /** Present if `metric` also means the primary metrics of that kind. */
      family: optional(oneOf('time', 'size')),
      benchmarks: texts,
      packages: texts,
      commands: optional(texts),
      filter: optional(text),
      /** The most similar name that was measured. */
      nearest: optional(text),
      /** The metrics that were measured, if `metric` is none of them and not similar to a name. */
      metrics: optional(texts),
    },
    ({ metric, family, benchmarks, packages, commands, filter, nearest, metrics }) => {
      const wanted = [
        family === undefined
          ? richText`the metric ${metric}`
          : richText`the metric ${metric}, nor a primary one that is a ${family}`,
        ...(benchmarks.length === 0 ? [] : [richText`a name that matches ${list(benchmarks)}`]),
        ...(packages.length === 0 ? [] : [richText`a package that matches ${list(packages)}`]),
        ...(commands === undefined ? [] : [richText`a command that matches ${list(commands)}`]),
        ...(filter === undefined ? [] : [richText`what ${filter} asks for`]),
      ];
      const has =
        metrics === undefined
          ? []
          : richText` The ${metrics.length === 1 ? 'metric of the results is' : 'results have the metrics'} ${list(metrics, MAX_METRICS)}.`;
      const remedy =
        nearest === undefined
          ? 'Correct its patterns or delete it.'
          : richText`Did you mean ${nearest}? Correct its patterns or delete it.`;
      return richText`this budget matches no result: none has ${list(wanted)}.${has} ${remedy}`;
    },
  ),
  /** `key` is the key of the budget that has the wrong unit. */
  'limit-misfit': message(
    { key: code, limit: text, benchmark: text, metric: text, unit: text },
    "{key} {limit} does not fit {metric} of {benchmark}, which is in {unit}. Write a limit in that unit, or narrow the budget's metric.",
  ),
  /** `neededRounds` is absent if no number of rounds suffices, because those of a baseline are too few. */
  'rounds-too-few': message({ ...shortfall, neededRounds: optional(number) }, ({ neededRounds, ...why }) => {
    const remedy =
      neededRounds === undefined
        ? 'Write the baseline again with more rounds'
        : `Allow at least ${neededRounds} rounds`;
    return richText`${describeShortfall(why)}. ${remedy}, or budget fewer metrics. ${withCode('A metric that never varies needs no test: mark it with `exact: true` under `units`.')}`;
  }),
  'shard-needs-filter': message(
    { command: code, format: text, reason: oneOf('format', 'variable', 'length') },
    ({ command, format, reason }) =>
      reason === 'format'
        ? richText`${command} cannot run some of its benchmarks alone, because the format ${format} has no filter. Measure it without a shard.`
        : reason === 'length'
          ? richText`the names of the benchmarks of ${command} are too long for a filter. Use more shards.`
          : richText`${command} does not use ${asCode('BENCH_REFEREE_FILTER')}, so it cannot run the benchmarks of a shard alone. Give it to the tool as the filter.`,
  ),
};

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
    ({ benchmark, metric, unit, side, value }) => {
      const found =
        value === undefined
          ? richText`has a value on ${side} that is not a finite number`
          : richText`has ${asUntrustedText(formatQuantity(value, unit))} on ${side}, and no time or rate is below zero`;
      return richText`${benchmark} ${found}, so ${metric} is not judged. Look at what its tool printed.`;
    },
  ),
  'no-ratio': message(
    { benchmark: text, metric: text, rule: code },
    '{benchmark} has values of {metric} below zero, which have no ratio, so {rule} cannot be judged. Limit it with `max` or `min`.',
  ),
  'no-geomean': message(
    { metric: text },
    'there is no geomean of {metric}: every benchmark that it would be over has a value that is not above zero. Budget them one by one.',
  ),
  'limit-unlikely-to-fit': message(
    { limit: text, metric: text },
    "{limit} seems not to fit {metric}. Write a bare number, or the metric's own unit.",
  ),
  'machines-not-comparable': message({ results: number }, ({ results }) => {
    const not = richText`${formatCount(results, 'result')} ${results === 1 ? 'is' : 'are'} not judged, because base was measured on another machine.`;
    return richText`${not} ${withCode('Set `baseline-tolerance` to how much two machines may differ, such as 30%, to judge by that.')}`;
  }),
  'budget-expired': message(
    { until: day },
    'this budget expired: it was agreed until {until} and no longer applies, so budgets above it do. Delete it, or agree on another day.',
  ),
  'budget-ends-soon': message({ until: day, days: number }, ({ until, days }) => {
    const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
    return richText`this budget ends ${when}: it was agreed until ${until}.`;
  }),
  'shard-unfit': message(
    { other: code },
    'does not go with {other}: the benchmarks are shared only in the rounds on both sides. Leave out one of the two.',
  ),
  'shard-missing': message({ shards: codes, count: number }, ({ shards, count }) => {
    const [what, where] = shards.length === 1 ? ['shard', 'its job'] : ['shards', 'their jobs'];
    return richText`there is no recording of the ${what} ${list(shards)} of ${count}. Look at ${where}: one that ends before it writes its recording leaves a gap.`;
  }),
  'shards-of-other-plan': message(
    { other: text },
    'it does not divide the benchmarks as {other} does. Report only the shards of one run together.',
  ),
  'shards-differ': message(
    { names: texts, count: number, unmeasured: optional(number) },
    '{count} benchmarks were not seen by every shard, such as {names}, so the shards divided them differently[, and {unmeasured} were not measured at all]. Let every job run the same benchmarks.',
  ),
  'benchmarks-of-no-shard': message(
    { names: texts, count: number },
    ({ names, count }) =>
      richText`${formatCount(count, 'benchmark')} that every shard saw ${count === 1 ? 'was' : 'were'} measured by none: ${list(names, names.length, count)}. Look at the log of the shards for what ended them.`,
  ),
  'file-pattern-of-folder': message(
    { patterns: texts, proposals: texts },
    'a pattern matches files, and {patterns} only the name of a folder, so the command was measured. Write {proposals} for all files in it.',
  ),
  'file-pattern-unmatched': message(
    { patterns: texts },
    'no file matches {patterns}, so the command was measured. Correct the patterns or delete them.',
  ),
  'budget-replaced': sentence(
    'this budget decides nothing: every result that it matches has a later budget of the same kind. Move it below them or delete it.',
  ),
  'limit-below-steps': message(
    { ...tooTightLimit, step: number, hasWholeNanoseconds: flag },
    ({ hasWholeNanoseconds, step, ...limit }) => {
      const why = hasWholeNanoseconds ? ': its tool prints whole nanoseconds' : '';
      const remedy = hasWholeNanoseconds ? 'Read the files of the tool if it writes any, measure' : 'Measure';
      return richText`${describeLimit(limit)} is finer than the steps of ${formatMargin(step)} in which ${describeResults(limit)} is measured${why}. ${remedy} more work at once${formatOtherRemedies(limit)}`;
    },
  ),
  'limit-below-noise': message(
    { ...tooTightLimit, noise: number },
    ({ noise, ...limit }) =>
      richText`${describeLimit(limit)} lies below the noise of ±${formatMargin(noise)} of ${describeResults(limit)}. Measure more rounds${formatOtherRemedies(limit)}`,
  ),
  'measuring-ended-too-early': message(shortfall, (why) => {
    const remedy = withCode(
      'Measuring ended there because everything was decided by other budgets or for fewer machines. Measure again with the configuration that is judged, and with the number of machines as `legs`.',
    );
    return richText`${describeShortfall(why)}. ${remedy}`;
  }),
  /** The tool says the opposite of what is usual for the unit. */
  'direction-unusual': message(
    { benchmark: text, metric: text, unit: text, better: oneOf('lower', 'higher'), others: number },
    ({ benchmark, metric, unit, better, others }) => {
      const results = list([richText`${metric} of ${benchmark}`], 1, 1 + others);
      const remedy = withCode(
        'If that is right, confirm it in the configuration under `units`; if not, correct what the benchmark writes.',
      );
      return richText`the results say of ${results} that ${better} is better, which is unusual for the unit ${unit}. ${remedy}`;
    },
  ),
  /** Neither the tool nor the configuration says which direction is better, and the unit does not show it. */
  'direction-guessed': message(
    { unit: text, better: oneOf('lower', 'higher'), others: number },
    ({ unit, better, others }) => {
      const remedy = withCode('State it in the configuration under `units`.');
      return others === 0
        ? richText`the direction of the unit ${unit} was guessed: ${better} is better. ${remedy}`
        : richText`the directions of the units ${list([unit], 1, 1 + others)} were guessed: for ${unit}, ${better} is better. ${remedy}`;
    },
  ),
  'measuring-cancelled': message(
    { rounds: number },
    ({ rounds }) => richText`cancelled after ${formatCount(rounds, 'round')}, so nothing is judged.`,
  ),
  'time-over': message({ rounds: number, minRounds: optional(number) }, ({ rounds, minRounds }) => {
    const effect =
      minRounds === undefined
        ? 'so what was undecided then stays undecided'
        : `and fewer than ${minRounds} give no verdict on results that vary`;
    return richText`the time was over after ${formatCount(rounds, 'round')}, ${effect}. Raise it, or measure less.`;
  }),
  /** `isUncounted`: only counts were asked for. */
  'nothing-measured': message({ isTimeOver: flag, isUncounted: optional(flag) }, ({ isTimeOver, isUncounted }) => {
    if (isTimeOver)
      return withCode(
        'the time limit was over before head had a result, so nothing can be judged. Raise `max-minutes`.',
      );
    const remedy = isUncounted
      ? 'Nothing was counted, and a warning says why.'
      : 'Check that the command runs the benchmarks there.';
    return richText`head has no results, so nothing can be judged. ${remedy}`;
  }),
  'both-sides-failed': message(
    { part: oneOf('setup', 'run') },
    ({ part }) =>
      richText`base fails in the same way, before anything of head runs, so the cause is not the pull request. Correct ${asCode(part)} in the configuration file or in the workflow.`,
  ),
  'invocation-failed-on-head': message({ round: number }, ({ round }) => {
    const when = round === 0 ? 'the warm-up' : `round ${round}`;
    return richText`an invocation failed in ${when}, so this run cannot be judged.`;
  }),
  'base-broke': message({ round: number }, ({ round }) => {
    const remedy = withCode(
      'Run it again. If base fails there too, head changes something that both sides share: a file outside of the tree, a cache, a port, a service. Files belong below `$TMPDIR` or `$BENCH_REFEREE_HOME`, which each side has for itself.',
    );
    return richText`it ran at first and failed in round ${round}, after head had run, so the two cannot be compared with certainty. ${remedy}`;
  }),
  'nothing-on-base': message({ hasFailed: flag }, ({ hasFailed }) => {
    const why = hasFailed ? 'the benchmark does not run on base' : 'nothing was measured on base';
    return richText`${why}, so every benchmark is new and nothing is compared.`;
  }),
  'command-fails-on-base': message(
    { command: text },
    '{command} does not run on base, so its benchmarks are new and are not compared.',
  ),
  'rename-unused': message(
    { name: text },
    'nothing on base is called {name}. Write the name as the table has it, or delete the entry when the renaming is done.',
  ),
  /** `from` and `to` are the old and the new names, in the same order. */
  'renamed-by-head': message({ from: texts, to: texts }, ({ from, to }) => {
    const pairs = from.map((old, index) => richText`${old} is compared as ${to[index] ?? ''}`);
    const one = pairs.length === 1;
    return richText`${list(pairs, MAX_RENAMES)}, because this pull request says that ${one ? 'it was' : 'they were'} renamed. Check that ${one ? 'both measure' : 'each pair measures'} the same work.`;
  }),
  'rename-refused': message(
    { from: text, to: text, reason: oneOf('old-on-head', 'new-on-base', 'new-not-on-head', 'not-alone') },
    ({ from, to, reason }) => {
      const why = {
        'old-on-head': richText`head still has ${from}. Delete the old benchmark, or this entry`,
        'new-on-base': richText`base has ${to} too, so it is another benchmark. Give the renamed one a new name`,
        'new-not-on-head': richText`nothing on head is called ${to} in the same group. Write the name as the table has it`,
        'not-alone': richText`another benchmark of base is renamed to ${to} too. Give each a name of its own`,
      }[reason];
      return richText`${from} is not compared as ${to}: ${why}.`;
    },
  ),
  'table-empty': sentence('nothing that was measured passes its filter and lists, so there is no table. Correct them.'),
  'configuration-changes': message({ kind: oneOf('changed', 'deleted') }, ({ kind }) => {
    return richText`this ${describeConfigChange(kind)}. The change applies after the merge.`;
  }),
};

/** Returns what a pull request does with the configuration, for a sentence that begins with `this`. */
export function describeConfigChange(kind: 'changed' | 'deleted', path?: Piece): RichText {
  const name = path === undefined ? [] : richText` ${path}`;
  return richText`pull request ${kind === 'deleted' ? 'deletes' : 'changes'} the configuration${name}; the one of the base commit was used`;
}

interface ShownShortfall {
  readonly rule: Piece;
  readonly rounds: number;
  readonly results: number;
  readonly minRounds: number | undefined;
  readonly smallestP: number;
  readonly alpha: number;
}

function describeShortfall({ rule, rounds, results, minRounds, smallestP, alpha }: ShownShortfall): RichText {
  const why =
    minRounds === undefined
      ? `the smallest p they can give is ${smallestP.toPrecision(2)} and ${alpha.toPrecision(2)} is needed`
      : `fewer than ${minRounds} processes a side cannot show how much processes differ, whatever each prints`;
  return richText`${formatCount(rounds, 'round')} can never show that ${rule} is broken with ${formatCount(results, 'budgeted result')}: ${why}`;
}

interface TooTightLimit {
  readonly rule: Piece;
  readonly limit: number;
  readonly benchmark: Piece;
  readonly others: number;
  readonly isGeomean: boolean;
}

function describeLimit({ rule, limit }: TooTightLimit): RichText {
  return richText`${rule} of ${formatPercent(limit)}`;
}

function describeResults({ benchmark, others }: TooTightLimit): RichText {
  return list([benchmark], 1, 1 + others);
}

function formatOtherRemedies({ isGeomean }: TooTightLimit): RichText {
  return withCode(isGeomean ? ' or widen it.' : ', set `min-delta`, or widen it.');
}
