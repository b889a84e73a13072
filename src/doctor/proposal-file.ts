// Renders the proposal as a configuration file, and explains it. In: the text of the current file and a Proposal. Out: the
// text of the new one, and sentences. Rounds, minutes and relative limits are replaced; everything else stays, with its comments. The YAML library
// writes the values, so that any benchmark name is quoted correctly.

import { Document, isAlias, isMap, isNode, isSeq, parseDocument, type Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';
import { RULES } from '../budgets/index.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import { toKebabCase } from '../settings/option.ts';
import type { GivenOptions } from '../settings/options.ts';
import { ONE_PROCESSOR } from '../text/cpu-list.ts';
import { omitNull } from '../text/omit-null.ts';
import { formatDecimals } from '../units/fixed-decimals.ts';
import { formatMargin, formatPercent } from '../units/percent.ts';
import { nameMetric } from '../units/tidy.ts';
import type { Noise } from './noise.ts';
import type { BudgetReason, Proposal, ProposedBudget } from './propose.ts';

export interface CurrentConfig {
  readonly text: string | null;
  readonly given: GivenOptions;
}

/** Flags whose values the file can hold. Rounds and minutes are left out because they are proposed. */
const KEPT_OPTIONS = ['run', 'setup', 'workingDirectory', 'format', 'outputFile', 'unit'] as const;

const ORIGIN_MARK = ' Proposed by `bench-referee doctor`';

export function renderProposal(proposal: Proposal, { text, given }: CurrentConfig, noise: readonly Noise[]): string {
  const document = parseDocumentWithoutAliases(text);
  const root = isMap(document.contents) ? document.contents : new YAMLMap(document.schema);
  document.contents = root;
  for (const field of KEPT_OPTIONS) {
    const value = given[field];
    if (value === undefined) continue;
    const [only, ...more] = typeof value === 'string' ? [value] : value;
    root.set(toKebabCase(field), document.createNode(more.length === 0 ? only : value));
  }
  if (given.cpus === ONE_PROCESSOR) setEntry(document, root, 'cpus', given.cpus, 'less noise than on all processors');
  const { rounds } = proposal;
  const why = rounds.min === rounds.max ? 'fewer could never fail' : 'stops as soon as everything is decided';
  setEntry(document, root, 'rounds', roundsText(proposal), why);
  setEntry(document, root, 'max-minutes', proposal.maxMinutes, 'enough for all rounds, even if head is slower');
  const budgets = new YAMLSeq(document.schema);
  const entries = proposal.budgets.flatMap((proposed) => makeEntries(proposed, noise));
  for (const entry of entries) budgets.add(document.createNode(entry));
  for (const entry of selectKeptBudgets(root.get('budgets'), noise)) budgets.add(entry);
  root.set('budgets', budgets);
  writeOrigin(document, root);
  return document.toString({ lineWidth: 0 });
}

/** Aliases become copies, because their anchors may be in a part that is replaced. */
function parseDocumentWithoutAliases(text: string | null): Document {
  const document: Document = text === null ? new Document() : parseDocument(text.replace(/^\uFEFF/, ''));
  visit(document, {
    Alias: (_, alias) => {
      const copy = alias.resolve(document)?.clone();
      return isNode(copy) ? copy : undefined;
    },
  });
  visit(document, {
    Node: (_, node) => {
      if (!isAlias(node)) delete node.anchor;
    },
  });
  return document;
}

function setEntry(document: Document, root: YAMLMap, key: string, value: string | number, why: string): void {
  const node = document.createNode(value) as Scalar;
  node.comment = ` ${why}`;
  const isThere = root.has(key);
  root.set(key, node);
  const budgets = root.items.findIndex((pair) => String(pair.key) === 'budgets');
  if (!isThere && budgets >= 0) root.items.splice(budgets, 0, ...root.items.splice(-1));
}

/**
 * Writes the origin of the file into the comment at its top, which an empty line separates from the comment of the first
 * key. Replaces an earlier one, also where earlier versions wrote it, so that there is only one.
 */
function writeOrigin(document: Document, root: YAMLMap): void {
  const key = root.items[0]?.key;
  if (isNode(key) && key.commentBefore) key.commentBefore = withoutOrigin(key.commentBefore).join('\n') || null;
  const origin = `${ORIGIN_MARK} from the noise of one machine. If the gate runs on another, run doctor there.`;
  document.commentBefore = [...withoutOrigin(document.commentBefore ?? ''), origin].join('\n').replace(/^\n+/, '');
}

function withoutOrigin(comment: string): string[] {
  return comment.split('\n').filter((line) => !line.startsWith(ORIGIN_MARK));
}

/** Noise is no reason to change limits other than those of the change, and those of counts by the gate, which doctor does not measure. */
function selectKeptBudgets(budgets: unknown, noise: readonly Noise[]): YAMLMap[] {
  const isMeasured = noise.some(({ row }) => row.metric === COUNTED_METRIC);
  const [kept, replaced] = [true, false].map((isKept) =>
    RULES.filter(({ slot }) => (slot !== 'change') === isKept).map(({ kind }) => kind),
  );
  const items = isSeq(budgets) ? budgets.items.filter((item) => isMap(item)) : [];
  return items.flatMap((item) => {
    if (item.get('metric') === COUNTED_METRIC && !isMeasured) return [item];
    if (!kept!.some((kind) => item.has(kind))) return [];
    for (const key of [...replaced!, 'min-delta']) item.delete(key);
    return [item];
  });
}

/** Makes one entry, or one per package if a name alone would also match a benchmark of another package. */
function makeEntries(proposed: ProposedBudget, noise: readonly Noise[]): object[] {
  const { metric, rows, limit, level } = proposed;
  const [unit, ...others] = new Set(noise.flatMap(({ row }) => (row.metric === metric ? row.unit : [])));
  // The other name would not match a row of another unit.
  const name = unit !== undefined && others.length === 0 ? nameMetric(metric, unit) : metric;
  return listScopes(rows, noise).map(({ benchmarks, packages }) =>
    omitNull({
      ...{ metric: name, benchmarks, packages },
      'max-regression': formatPercent(limit),
      level: level === 'fail' ? null : level,
      because: becauseOf(proposed),
    }),
  );
}

function listScopes(rows: ProposedBudget['rows'], noise: readonly Noise[]) {
  if (rows === null) return [{ benchmarks: null, packages: null }];
  const listNames = (some: readonly Noise[]) => some.map(({ row }) => toLiteralPattern(row.shortName ?? row.name));
  const others = noise.filter(({ row }) => !rows.some((one) => one.row === row));
  const keyOf = ({ row }: Noise) => `${row.name}\n${row.metric}`;
  const keys = new Set(rows.map(keyOf));
  const isAmbiguous = others.some((one) => keys.has(keyOf(one)));
  if (!isAmbiguous) return [{ benchmarks: [...new Set(listNames(rows))], packages: null }];
  const groups = [...new Set(rows.map(({ row }) => row.group))];
  return groups.map((group) => ({
    benchmarks: listNames(rows.filter(({ row }) => row.group === group)),
    packages: group ? [toLiteralPattern(group)] : null,
  }));
}

/** Special characters are replaced by `?`, which matches any character. */
function toLiteralPattern(name: string): string {
  return name.replaceAll('*', '?').replace(/^!/, '?').replaceAll('\0', '?');
}

/** Explains a limit to people without knowledge of statistics. */
export function becauseOf({ limit, level, why }: ProposedBudget): string {
  const noise = noiseRange(why);
  const finds = why.found === null ? '' : `; a worsening of ${formatMargin(why.found)} is found in 9 of 10 runs`;
  const reasons: Readonly<Record<BudgetReason['kind'], string>> = {
    exact: 'it never varied, so every difference comes from a change',
    ratioless: 'some values are zero or below, so a change has no percentage; set max or min',
    hidden: `${noise} hides every change up to ${formatPercent(limit)}; shown, never judged`,
    floor: `${noise}${finds}; a tighter limit would flag random differences between builds`,
    smallest: `${noise}${finds}`,
    noise: `${noise}${level === 'warn' ? ' is too much to block a merge' : ''}${finds}`,
  };
  return reasons[why.kind];
}

function noiseRange({ noise }: BudgetReason): string {
  if (noise === null) return 'no noise';
  const [low, high] = noise.map(spreadText) as [string, string];
  return `noise of ${low === high ? high : `${low} to ${high}`}`;
}

export function spreadText(spread: number): string {
  if (spread === 0) return '0%';
  const ratio = Math.expm1(spread);
  if (ratio < 0.0005) return 'below 0.1%';
  return ratio > 1 ? 'over 100%' : formatMargin(ratio);
}

export function roundsText({ rounds }: Pick<Proposal, 'rounds'>): string {
  return rounds.min === rounds.max ? String(rounds.max) : `${rounds.min}..${rounds.max}`;
}

export function minutesText(minutes: number): string {
  if (minutes < 0.05) return 'below 0.1';
  return formatDecimals(minutes, minutes < 10 ? 1 : 0);
}
