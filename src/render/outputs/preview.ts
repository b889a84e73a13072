// Renders a Preview for a terminal or as JSON: the settings with their origin, each budget as a sentence, and the
// results that it applies to. A Preview in, text out. Invisible characters are removed from all untrusted texts.

import { LATEST_RELEASE } from '../../model/anchor.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Location } from '../../model/location.ts';
import type { BudgetMatches, BudgetPreview, EffectiveSetting, NoisyRow, Preview } from '../../model/preview.ts';
import type { BudgetLevel } from '../../model/verdict.ts';
import { groupThousands } from '../../text/group-thousands.ts';
import { omitNull } from '../../text/omit-null.ts';
import { parseUnit } from '../../units/parsed-unit.ts';
import { formatMargin, formatPercent } from '../../units/percent.ts';
import { formatDiagnosticLine, toDiagnosticJson } from '../messages/format-diagnostic.ts';
import { formatLocation } from '../messages/format-location.ts';
import { cleanUntrustedText, quoteUntrustedText } from '../untrusted.ts';
import { formatCount, formatList } from '../words.ts';
import { alignColumns } from './text-table.ts';

const PREVIEW_VERSION = 1;
const MAX_LISTED = 5;

/** Above it, the exact number of results does not matter. */
const MAX_EXACT_CAPACITY = 100_000;

/** A longer value is cut; the file has all of it. */
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

function toBudgetJson(budget: BudgetPreview): object {
  const { location, metric, benchmarks, packages, commands, limits, minDelta, replacedBy } = budget;
  const { level, because, more, matches } = budget;
  const value = {
    where: formatLocation(location),
    sentence: formatBudgetSentence(budget),
    ...{ metric, benchmarks, packages },
    commands: commands.length === 0 ? null : commands,
    limits: limits.map(({ kind, limit }) => ({ kind, limit: typeof limit === 'number' ? limit : limit.text })),
    minDelta: minDelta?.text ?? null,
    ...{ level, because, more },
    replacedBy: replacedBy.map((later) => ({ where: formatLocation(later.location), isWholly: later.isWholly })),
    matches,
  };
  return omitNull(value, ['commands']);
}

/** `valid` is false if no run with this configuration could have a verdict. */
export function renderPreviewJson({ file, settings, budgets, capacity, problems }: Preview): string {
  const value = {
    version: PREVIEW_VERSION,
    file,
    valid: !problems.some(({ severity }) => severity === 'error'),
    settings: settings.map(({ key, value, line }) => ({ key, value, from: line === null ? 'default' : 'file', line })),
    budgets: budgets.map(toBudgetJson),
    capacity,
    problems,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

export function renderInvalidPreviewJson(file: string, diagnostics: readonly Diagnostic[]): string {
  return `${JSON.stringify({ version: PREVIEW_VERSION, file, valid: false, problems: diagnostics.map(toDiagnosticJson) }, null, 2)}\n`;
}

/** `"sec/op" of all benchmarks may get at most 5% worse; changes of up to 20ns are ignored; a broken limit …`. */
export function formatBudgetSentence(budget: BudgetPreview): string {
  const { metric, limits, level, more } = budget;
  const { against, of, where, until } = more;
  const subject = metric === '*' ? 'every metric' : quoteUntrustedText(metric);
  const rows = `${subject} ${formatScope(budget)}${where === undefined ? '' : ` where ${quoteUntrustedText(where)}`}`;
  const anchor = against === LATEST_RELEASE ? 'the latest release' : quoteUntrustedText(against ?? '');
  const since = against === undefined ? '' : ` since ${anchor}`;
  return [
    `${of === undefined ? '' : 'the geomean of '}${rows} ${limits.map(limitText).join(' and ')}${since}`,
    ...(until === undefined ? [] : [`only until ${until}`]),
    ...listMinDelta(budget),
    CONSEQUENCES[level],
  ].join('; ');
}

const CONSEQUENCES: Readonly<Record<BudgetLevel, string>> = {
  fail: 'a broken limit fails the check',
  warn: 'a broken limit is a warning',
  report: 'a broken limit is only shown',
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

function limitText({ bad, limit }: BudgetPreview['limits'][number]): string {
  const number = bad === 'steep' ? String(limit) : null;
  const text = number ?? (typeof limit === 'number' ? formatPercent(limit) : cleanUntrustedText(limit.text));
  if (bad === 'worse' && typeof limit === 'number' && limit >= 1)
    return `may get at most ${text} worse, which is ${Number((1 + limit).toPrecision(12))} times as bad`;
  if (bad === 'worse') return limit === 0 ? 'may not get worse' : `may get at most ${text} worse`;
  if (bad === 'steep') return `may grow at most like n^${text}`;
  if (bad === 'less') return `must get at least ${text} better`;
  return bad === 'above' ? `may be at most ${text}` : `must be at least ${text}`;
}

function formatCapacity(capacity: number | null): string {
  if (capacity === null) return 'Nothing can turn the check red: no budget has the level fail.';
  const how = 'with these rounds and this alpha';
  if (capacity === 0) return `No result that varies can turn the check red ${how}: use more rounds.`;
  const limit = capacity > MAX_EXACT_CAPACITY ? 'More than' : 'Up to';
  const count = groupThousands(Math.min(capacity, MAX_EXACT_CAPACITY));
  return `${limit} ${count} results that vary can each turn the check red ${how}.`;
}

function budgetText(budget: BudgetPreview): string {
  const { location, because, replacedBy, matches } = budget;
  const lines = [
    `${formatLine(location)}: ${formatBudgetSentence(budget)}.`,
    ...(because === null ? [] : [`  because: ${cleanUntrustedText(because)}`]),
    ...replacedBy.map((later) => {
      const scope = later.isWholly ? 'everywhere' : 'where both apply';
      return `  ${formatLine(later.location)} replaces it ${scope}`;
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
  const quoted = names.map((name) => quoteUntrustedText(name));
  const list = rows === 0 ? '' : `: ${formatList(quoted, MAX_LISTED)}`;
  const lines = [`in the recording: ${rows === 0 ? 'no result' : formatCount(rows, 'result')}${others}${list}`];
  if (noisy.length === 0) return lines;
  const coarse = `${formatCount(noisy.length, 'result')}: ${formatList(noisy.map(noisyText), MAX_LISTED)}`;
  return [...lines, `too coarse for its limit: ${coarse}`];
}

function noisyText({ name, metric, smallest, because }: NoisyRow): string {
  const fault = because === 'steps' ? 'comes in steps of' : 'shows no change below';
  return `${cleanUntrustedText(metric)} of ${quoteUntrustedText(name)} ${fault} ${formatMargin(smallest)}`;
}

function formatSettings(settings: readonly EffectiveSetting[]): string {
  const rows = settings.map(({ key, value, line }) => [
    key,
    line === null ? 'default' : `line ${line}`,
    cleanUntrustedText(textOf(value), VALUE_WIDTH),
  ]);
  const lines = alignColumns(rows, { isRight: () => false });
  return lines.map((line) => `  ${line}`).join('\n');
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(textOf).join(', ');
  if (value === null || value === undefined) return 'none';
  if (typeof value !== 'object') return String(value);
  if ('min' in value && 'max' in value)
    return value.min === value.max ? String(value.min) : `${String(value.min)}..${String(value.max)}`;
  const entries = Object.entries(value).map(([key, inner]) => {
    const text = textOf(inner);
    return typeof inner === 'object' ? `${key}: {${text}}` : `${key}: ${text}`;
  });
  return entries.join(', ') || 'none';
}
