// Renders the proposal as a configuration file. In: the text of the current file and a Proposal. Out: the text of the
// new one. Rounds, minutes and relative limits are replaced; everything else stays, with its comments. The YAML library
// writes the values, so that any benchmark name is quoted correctly.

import { Document, isAlias, isMap, isNode, isSeq, parseDocument, type Scalar, visit, YAMLMap, YAMLSeq } from 'yaml';
import { RULES } from '../budgets/index.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import { type GivenOptions, toKebabCase } from '../settings/schema.ts';
import { formatPercent } from '../units/percent.ts';
import { becauseOf, roundsText } from './format-proposal.ts';
import type { Noise } from './noise.ts';
import type { Proposal, ProposedBudget } from './propose.ts';

export interface CurrentConfig {
  /** The configuration that was read. Null: there is none. */
  readonly text: string | null;
  /** Options that flags override. */
  readonly given: GivenOptions;
}

/** Flags whose values the file can hold. Rounds and minutes are left out because they are proposed. */
const KEPT_OPTIONS = ['run', 'setup', 'workingDirectory', 'format', 'outputFile', 'unit'] as const;

const ORIGIN_MARK = ' Proposed by `bench-referee doctor`';

/** Renders the file. `all` is needed to find names that several packages have. */
export function renderProposal(proposal: Proposal, inForce: CurrentConfig, all: readonly Noise[]): string {
  const document = documentOf(inForce.text);
  const root = rootOf(document);
  for (const field of KEPT_OPTIONS) {
    const value = inForce.given[field];
    if (value === undefined) continue;
    const [only, ...more] = typeof value === 'string' ? [value] : value;
    root.set(toKebabCase(field), document.createNode(more.length === 0 ? only : value));
  }
  setEntry(document, root, { key: 'rounds', value: roundsText(proposal), why: explainRounds(proposal) });
  const room = 'room for every round, also where head is slower';
  setEntry(document, root, { key: 'max-minutes', value: proposal.maxMinutes, why: room });
  const kept = selectKept(root.get('budgets'), all);
  const budgets = new YAMLSeq(document.schema);
  for (const one of proposal.budgets.flatMap((proposed) => entriesOf(proposed, all)))
    budgets.add(document.createNode(one));
  for (const one of kept) budgets.add(one);
  root.set('budgets', budgets);
  writeOrigin(document, root);
  return document.toString({ lineWidth: 0 });
}

/** Parses the configuration and replaces aliases by copies, because their anchors may be in a part that is replaced. */
function documentOf(text: string | null): Document {
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

/** Returns the top-level map, which is new if the file is empty. */
function rootOf(document: Document): YAMLMap {
  if (isMap(document.contents)) return document.contents;
  const root = new YAMLMap(document.schema);
  document.contents = root;
  return root;
}

interface CommentedEntry {
  readonly key: string;
  readonly value: string | number;
  readonly why: string;
}

/** Sets a key in place, or inserts it before the budgets. */
function setEntry(document: Document, root: YAMLMap, { key, value, why }: CommentedEntry): void {
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
  const origin = `${ORIGIN_MARK} from the noise of one machine. Where the runner is another, ask again there.`;
  document.commentBefore = [...withoutOrigin(document.commentBefore ?? ''), origin].join('\n').replace(/^\n+/, '');
}

function withoutOrigin(comment: string): string[] {
  return comment.split('\n').filter((line) => !line.startsWith(ORIGIN_MARK));
}

function explainRounds({ rounds }: Proposal): string {
  return rounds.min === rounds.max ? 'fewer could not fail' : 'stops as soon as all is decided';
}

/**
 * Returns the configured budgets that noise is no reason to change: absolute ones, and those of counts by the gate, which
 * are not part of the diagnosis.
 */
function selectKept(budgets: unknown, all: readonly Noise[]): YAMLMap[] {
  const isMeasured = all.some(({ row }) => row.metric === COUNTED_METRIC);
  const absolute = RULES.filter(({ scale }) => scale === 'absolute').map(({ kind }) => kind);
  const relative = RULES.filter(({ scale }) => scale === 'relative').map(({ kind }) => kind);
  const items = isSeq(budgets) ? budgets.items.filter((item) => isMap(item)) : [];
  return items.flatMap((item) => {
    if (item.get('metric') === COUNTED_METRIC && !isMeasured) return [item];
    if (!absolute.some((kind) => item.has(kind))) return [];
    for (const key of [...relative, 'min-delta']) item.delete(key);
    return [item];
  });
}

/** Returns one entry, or one per package if a name alone would also match a benchmark of another package. */
function entriesOf(proposed: ProposedBudget, all: readonly Noise[]): Record<string, unknown>[] {
  const { metric, rows, limit, level } = proposed;
  return scopesOf(rows, all).map((scope) => ({
    metric,
    ...scope,
    'max-regression': formatPercent(limit),
    ...(level === 'fail' ? {} : { level }),
    because: becauseOf(proposed),
  }));
}

interface BudgetScope {
  readonly benchmarks?: readonly string[];
  readonly packages?: readonly string[];
}

function scopesOf(rows: ProposedBudget['rows'], all: readonly Noise[]): BudgetScope[] {
  if (rows === null) return [{}];
  const namesOf = (some: readonly Noise[]) => some.map(({ row }) => toLiteralPattern(row.shortName ?? row.name));
  const others = all.filter(({ row }) => !rows.some((one) => one.row === row));
  const isAmbiguous = others.some(({ row }) =>
    rows.some((one) => one.row.name === row.name && one.row.metric === row.metric),
  );
  if (!isAmbiguous) return [{ benchmarks: [...new Set(namesOf(rows))] }];
  const groups = [...new Set(rows.map(({ row }) => row.group))];
  return groups.map((group) => ({
    benchmarks: namesOf(rows.filter(({ row }) => row.group === group)),
    ...(group ? { packages: [toLiteralPattern(group)] } : {}),
  }));
}

/** Returns a pattern for a name. Special characters are replaced by `?`, which matches any character. */
function toLiteralPattern(name: string): string {
  return name.replaceAll('*', '?').replace(/^!/, '?').replaceAll('\0', '?');
}
