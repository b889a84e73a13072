// Renders a Preview for a terminal or as JSON: the settings with their origin, each budget as a sentence, and the
// results that it applies to. A Preview in, text out. Invisible characters are removed from all untrusted texts.

import { LATEST_RELEASE } from '../../model/anchor.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Location } from '../../model/location.ts';
import type {
  BudgetMatches,
  BudgetPreview,
  EffectiveSetting,
  LimitPreview,
  NoisyRow,
  Preview,
} from '../../model/preview.ts';
import type { BudgetLevel } from '../../model/verdict.ts';
import { parseUnit } from '../../units/parsed-unit.ts';
import { formatMargin, formatPercent } from '../../units/percent.ts';
import { formatDiagnosticLine, toDiagnosticJson } from '../messages/format-diagnostic.ts';
import { formatLocation } from '../messages/format-location.ts';
import { cleanUntrustedText, quoteUntrustedText } from '../untrusted.ts';
import { formatCount, formatList } from '../words.ts';
import { alignColumns } from './text-table.ts';

const PREVIEW_VERSION = 1;

const MAX_LISTED = 5;

/** Number of results above which the exact capacity does not matter. */
const MAX_EXACT_CAPACITY = 100_000;

/** Maximum width of a value in columns. A longer value is cut; the file has all of it. */
const VALUE_WIDTH = 60;

export function renderPreview(preview: Preview): string {
  const { file, settings, budgets, capacity, problems } = preview;
  const isRefused = problems.some(({ severity }) => severity === 'error');
  const parts = [
    `${cleanUntrustedText(file)} ${isRefused ? 'cannot be judged' : 'is valid'}.`,
    `Settings:\n${formatSettings(settings)}`,
    `Budgets:\n${budgets.map(budgetText).join('')}`.trimEnd(),
    formatCapacity(capacity),
    problems.map((problem) => `${problem.severity}: ${formatDiagnosticLine(problem)}`).join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** `valid` is false if no run with this configuration could have a verdict. */
export function renderPreviewJson({ file, settings, budgets, capacity, problems }: Preview): string {
  const value = {
    version: PREVIEW_VERSION,
    file,
    valid: !problems.some(({ severity }) => severity === 'error'),
    settings: settings.map(({ key, value, line }) => ({
      key,
      value,
      from: line === null ? 'default' : 'file',
      line,
    })),
    budgets: budgets.map((budget) => ({
      where: formatLocation(budget.location),
      sentence: formatBudgetSentence(budget),
      metric: budget.metric,
      benchmarks: budget.benchmarks,
      packages: budget.packages,
      ...(budget.commands.length > 0 && { commands: budget.commands }),
      limits: budget.limits.map(({ kind, limit }) => ({
        kind,
        limit: typeof limit === 'number' ? limit : limit.text,
      })),
      minDelta: budget.minDelta?.text ?? null,
      level: budget.level,
      because: budget.because,
      more: budget.more,
      replacedBy: budget.replacedBy.map(({ location, isWholly }) => ({
        where: formatLocation(location),
        isWholly,
      })),
      matches: budget.matches,
    })),
    capacity,
    problems,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function renderInvalidPreviewJson(file: string, diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify({ version: PREVIEW_VERSION, file, valid: false, problems: diagnostics.map(toDiagnosticJson) }, null, 2)}\n`;
}

/**
 * `"sec/op" of all benchmarks may get at most 5% worse; changes of up to 20ns are ignored; a broken one fails the
 * check`.
 */
export function formatBudgetSentence(budget: BudgetPreview): string {
  const { metric, limits, level, more } = budget;
  const { against, of, where, until } = more;
  const subject = metric === '*' ? 'every metric' : quoteUntrustedText(metric);
  const rows = `${subject} ${formatScope(budget)}${where === undefined ? '' : ` where ${quoteUntrustedText(where)}`}`;
  return [
    `${of === undefined ? '' : 'the geomean of '}${rows} ${limits.map(limitText).join(' and ')}${formatSince(against)}`,
    ...(until === undefined ? [] : [`only until ${until}`]),
    ...listMinDelta(budget),
    CONSEQUENCES[level],
  ].join('; ');
}

function formatSince(against: string | undefined): string {
  if (against === undefined) return '';
  return ` since ${against === LATEST_RELEASE ? 'the latest release' : quoteUntrustedText(against)}`;
}

const CONSEQUENCES: Readonly<Record<BudgetLevel, string>> = {
  fail: 'a broken one fails the check',
  warn: 'a broken one is a warning',
  report: 'a broken one is only shown',
};

/** An amount in a budget for every metric fits only metrics of its kind. */
function listMinDelta({ metric, minDelta }: BudgetPreview): string[] {
  if (minDelta === null) return [];
  const size = cleanUntrustedText(minDelta.text);
  if (metric !== '*') return [`changes of up to ${size} are ignored`];
  const { kind } = parseUnit(minDelta.unit);
  return [`changes of ${kind === 'other' ? 'matching metrics' : `a ${kind}`} by up to ${size} are ignored`];
}

function formatScope({ benchmarks, packages, commands }: BudgetPreview): string {
  const groups = packages.length === 0 ? '' : ` in ${patternsText(packages, 'packages')}`;
  const by = commands.length === 0 ? '' : ` by ${patternsText(commands, 'commands')}`;
  return `of ${patternsText(benchmarks, 'benchmarks')}${groups}${by}`;
}

function patternsText(globs: readonly string[], noun: string): string {
  const included = globs.filter((glob) => !glob.startsWith('!')).map((name) => quoteUntrustedText(name));
  const excluded = globs.filter((glob) => glob.startsWith('!')).map((glob) => quoteUntrustedText(glob.slice(1)));
  const those = included.length === 0 ? `all ${noun}` : `the ${noun} ${included.join(', ')}`;
  return excluded.length === 0 ? those : `${those} but not ${excluded.join(', ')}`;
}

function limitText({ bad, limit }: LimitPreview): string {
  const text = typeof limit === 'number' ? formatPercent(limit) : cleanUntrustedText(limit.text);
  if (bad === 'worse' && typeof limit === 'number' && limit >= 1)
    return `may get at most ${text} worse, which is ${Number((1 + limit).toPrecision(12))} times as bad`;
  if (bad === 'worse') return limit === 0 ? 'may not get worse' : `may get at most ${text} worse`;
  return bad === 'above' ? `may be at most ${text}` : `must be at least ${text}`;
}

function formatCapacity(capacity: number | null): string {
  if (capacity === null) return 'Nothing that is measured can turn the check red: no budget has the level fail.';
  const how = 'with these rounds and this alpha';
  if (capacity === 0) return `No result that varies can turn the check red ${how}.`;
  const many =
    capacity > MAX_EXACT_CAPACITY
      ? `More than ${MAX_EXACT_CAPACITY.toLocaleString('en-US')}`
      : `Up to ${capacity.toLocaleString('en-US')}`;
  return `${many} results that vary can each turn the check red ${how}.`;
}

function budgetText(budget: BudgetPreview): string {
  const { location, because, replacedBy, matches } = budget;
  const lines = [
    `${formatLine(location)}: ${formatBudgetSentence(budget)}.`,
    ...(because === null ? [] : [`  because: ${cleanUntrustedText(because)}`]),
    ...replacedBy.map((later) => {
      const scope = later.isWholly ? 'everywhere' : 'where both apply';
      return `  ${formatLine(later.location)} is used in its place ${scope}`;
    }),
    ...(matches === null ? [] : matchLines(matches).map((line) => `  ${line}`)),
  ];
  return lines.map((line) => `  ${line}\n`).join('');
}

function formatLine([first]: Location): string {
  return first?.kind === 'file' ? `line ${first.line}` : 'built in';
}

function matchLines({ rows, replaced, names, noisy }: BudgetMatches): string[] {
  const others = replaced === 0 ? '' : `, and ${replaced} more that a later budget judges`;
  return [
    rows === 0
      ? `in the recording: no result${others}`
      : `in the recording: ${formatCount(rows, 'result')}${others}: ${formatList(
          names.map((name) => quoteUntrustedText(name)),
          MAX_LISTED,
        )}`,
    ...(noisy.length === 0
      ? []
      : [
          `too coarse for its limit: ${formatCount(noisy.length, 'result')}: ${formatList(noisy.map(noisyText), MAX_LISTED)}`,
        ]),
  ];
}

function noisyText({ name, metric, smallest, because }: NoisyRow): string {
  const size =
    because === 'steps'
      ? `comes in steps of ${formatMargin(smallest)}`
      : `shows no change below ${formatMargin(smallest)}`;
  return `${cleanUntrustedText(metric)} of ${quoteUntrustedText(name)} ${size}`;
}

function formatSettings(settings: readonly EffectiveSetting[]): string {
  const rows = settings.map(({ key, value, line }) => [
    key,
    line === null ? 'default' : `line ${line}`,
    cleanUntrustedText(textOf(value), VALUE_WIDTH),
  ]);
  return alignColumns(rows, { isRight: () => false })
    .map((line) => `  ${line}`)
    .join('\n');
}

function textOf(value: unknown): string {
  const isNothing = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  if (isNothing) return 'none';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return String(value);
  if ('min' in value && 'max' in value)
    return value.min === value.max ? String(value.min) : `${String(value.min)}..${String(value.max)}`;
  const entries = Object.entries(value).map(([key, inner]) =>
    typeof inner === 'object' ? `${key}: {${textOf(inner)}}` : `${key}: ${textOf(inner)}`,
  );
  return entries.length === 0 ? 'none' : entries.join(', ');
}
