// Messages about a plan that can never give a verdict: no budget matches, a limit does not fit, there are too few rounds.
// Measuring finds these errors before it spends its time, so a recording may hold them.

import { type RichText, richText } from '../rich-text.ts';
import { code, codes, flag, list, message, number, oneOf, optional, text, texts, upTo } from './message.ts';

/** Maximum number of metrics in a message. */
const MAX_METRICS = 5;

/** Facts that show why a number of rounds can never break a limit. */
export const SHORTFALL = {
  rule: code,
  rounds: number,
  /** Number of results that share alpha. */
  results: number,
  /** Needed number of rounds for any verdict; absent if there are enough. */
  minRounds: optional(number),
  smallestP: number,
  alpha: number,
};

interface Shortfall {
  readonly minRounds: number | undefined;
  readonly smallestP: number;
  readonly alpha: number;
}

/** A template for the fields of `SHORTFALL`, without the period. */
export function describeShortfall({ minRounds, smallestP, alpha }: Shortfall): string {
  const why =
    minRounds === undefined
      ? `their smallest p is ${smallestP.toPrecision(2)}, and ${alpha.toPrecision(2)} is needed`
      : 'fewer than {minRounds} runs on each side do not show how much runs differ';
  return `{rounds round} can never show that {rule} is broken with {results budgeted result}: ${why}`;
}

/** A benchmark whose growth is limited, and the sizes that both sides have, or head alone if base has none. */
const SIZES = { benchmark: text, key: code, sizes: codes };

export const PLAN_MESSAGES = {
  'growth-of-higher': message(
    { metric: text },
    '`max-growth` limits a cost, and more {metric} is better. Name a metric that should be small.',
  ),
  'growth-key-missing': message(
    { keys: codes },
    'these benchmarks have several sizes: {keys}. Name the one that the value grows with: `by: /n`.',
  ),
  /** `key`: absent if none was named. `keys`: those with numbers; absent if there are none. */
  'growth-key-unknown': message({ key: optional(code), keys: optional(codes) }, ({ key, keys }) => {
    const found =
      key === undefined ? 'the names of these benchmarks have no size' : 'no benchmark has a number for {key}';
    return keys === undefined
      ? `${found}. Put it into the names, as in \`Sort/n=1000\`.`
      : `${found}. The keys with numbers are {keys}.`;
  }),
  'growth-sizes-few': message({ ...SIZES, onHead: optional(codes) }, ({ onHead }) => {
    const found = onHead === undefined ? '{sizes}' : '{sizes}, and {onHead} on head only';
    return `{benchmark} has the sizes ${found} of {key}. Growth needs at least three on both sides, the largest at least 8 times the smallest.`;
  }),
  'growth-sizes-differ': message(
    { ...SIZES, onHead: codes },
    'base does not have {onHead} of {key} in {benchmark}, so only {sizes} are compared. Base gets the others with this pull request.',
  ),
  'growth-of-shard': message(
    {},
    '`max-growth` compares sizes, but with `shard` they are measured on several machines. Measure these benchmarks in a job without `shard`.',
  ),
  'no-growth': message(
    { benchmark: text, metric: text },
    '{benchmark} has a value of {metric} of zero or below, so its growth cannot be judged. Leave that size out.',
  ),
  /**
   * `budgets`: number of budgets with level `fail` that are in force. `isUncounted`: all are for counts, which nothing has.
   * `isOnlyCounts`: none is for counts, and there is nothing else.
   */
  'no-budget-matches': message(
    { budgets: number, isUncounted: optional(flag), isOnlyCounts: optional(flag) },
    ({ budgets, isUncounted, isOnlyCounts }) => {
      const [subject, matches, their] =
        budgets === 1
          ? ['the only budget', 'matches no result', 'its']
          : ['none of the {budgets} budgets', 'matches a result', 'their'];
      const remedy = isUncounted
        ? 'They limit counts, and nothing was counted: set `count: instructions`, or see the warning.'
        : isOnlyCounts
          ? 'With `measure: counts` the only metric is `instructions`.'
          : `Correct ${their} patterns.`;
      return `${subject} of level \`fail\` ${matches}, so no result could ever fail this check. ${remedy}`;
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
      metrics: optional(upTo(MAX_METRICS)),
    },
    ({ metric, family, benchmarks, packages, commands = [], filter, nearest, metrics = [] }) => {
      const conditions: RichText[] = [
        richText`the metric ${metric}${family && `, nor a primary one that is a ${family}`}`,
      ];
      if (benchmarks.length > 0) conditions.push(richText`a name that matches ${list(benchmarks)}`);
      if (packages.length > 0) conditions.push(richText`a package that matches ${list(packages)}`);
      if (commands.length > 0) conditions.push(richText`a command that matches ${list(commands)}`);
      if (filter !== undefined) conditions.push(richText`a place in ${filter}`);
      const verb = metrics.length === 1 ? 'The only metric is' : 'The metrics are';
      const measured = metrics.length > 0 && richText` ${verb} ${list(metrics)}.`;
      const guess = nearest && richText` Did you mean ${nearest}?`;
      return richText`this budget matches no result: none has ${list(conditions)}.${measured || undefined}${guess} Correct its patterns, or delete it.`;
    },
  ),
  /** `key` is the key of the budget that has the wrong unit. */
  'limit-misfit':
    "{key:code} {limit} does not fit {metric} of {benchmark}, whose unit is {unit}. Use a limit in that unit, or narrow the budget's metric.",
  /** `neededRounds` is absent if no number of rounds suffices, because those of a baseline are too few. */
  'rounds-too-few': message({ ...SHORTFALL, neededRounds: optional(number) }, ({ neededRounds, ...shortfall }) => {
    const remedy =
      neededRounds === undefined ? 'Write the baseline again with more rounds' : 'Use at least {neededRounds} rounds';
    return `${describeShortfall(shortfall)}. ${remedy}, or limit fewer metrics. A metric that never varies needs no test: set \`exact: true\` under \`units\`.`;
  }),
  'shard-needs-filter': message(
    { command: code, format: text, reason: oneOf('format', 'variable', 'length') },
    ({ reason }) =>
      ({
        format:
          '{command} cannot run only some of its benchmarks, because the format {format} has no filter. Measure it without a shard.',
        length: 'the benchmark names of {command} are too long for a filter. Use more shards.',
        variable:
          '{command} does not use `BENCH_REFEREE_FILTER`, so it cannot run only the benchmarks of a shard. Pass it to the tool as the filter.',
      })[reason],
  ),
} as const;
