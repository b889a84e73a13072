// The proposal as a configuration file: what was in force stays, with its comments; rounds, minutes and the limits
// of the change are the proposed ones. Text of the old file and a Proposal in, text of the new one out. It is made
// by the YAML library from values, so that a name of any benchmark is written as YAML wants it.

import {
  Document,
  isAlias,
  isMap,
  isNode,
  isSeq,
  parseDocument,
  type Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';
import { RULES } from '../budgets/index.ts';
import { type Given, kebab } from '../settings/schema.ts';
import { percent } from '../units/percent.ts';
import type { Noise } from './noise.ts';
import type { Proposal, Proposed } from './propose.ts';
import { becauseOf, roundsText } from './sentences.ts';

export interface InForce {
  /** The configuration that was read; null: none. */
  readonly text: string | null;
  /** What flags said instead of it. */
  readonly given: Given;
}

/** Options of a flag that a file can hold; rounds and minutes are proposed. */
const KEPT = ['run', 'setup', 'workingDirectory', 'format', 'outputFile', 'unit'] as const;

const MARK = ' Proposed by `bench-referee doctor`';

/** `all` tells which names share an ending, and which are of several packages. */
export function renderProposal(proposal: Proposal, inForce: InForce, all: readonly Noise[]): string {
  const document = documentOf(inForce.text);
  const root = rootOf(document);
  for (const field of KEPT) {
    const value = inForce.given[field];
    if (value === undefined) continue;
    const [only, ...more] = typeof value === 'string' ? [value] : value;
    root.set(kebab(field), document.createNode(more.length === 0 ? only : value));
  }
  put(document, root, { key: 'rounds', value: roundsText(proposal), why: whyRounds(proposal) });
  const room = 'room for every round, also where head is slower';
  put(document, root, { key: 'max-minutes', value: proposal.maxMinutes, why: room });
  const absolute = absoluteBudgets(root.get('budgets'));
  const budgets = new YAMLSeq(document.schema);
  for (const one of proposal.budgets.flatMap((proposed) => entriesOf(proposed, all)))
    budgets.add(document.createNode(one));
  for (const one of absolute) budgets.add(one);
  root.set('budgets', budgets);
  sign(document, root);
  return document.toString({ lineWidth: 0 });
}

/** Without aliases: what they point to may be among what is replaced. */
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

/** An empty file has none. */
function rootOf(document: Document): YAMLMap {
  if (isMap(document.contents)) return document.contents;
  const root = new YAMLMap(document.schema);
  document.contents = root;
  return root;
}

interface Line {
  readonly key: string;
  readonly value: string | number;
  readonly why: string;
}

/** In the place of what was there, or before the budgets. */
function put(document: Document, root: YAMLMap, { key, value, why }: Line): void {
  const node = document.createNode(value) as Scalar;
  node.comment = ` ${why}`;
  const isThere = root.has(key);
  root.set(key, node);
  const budgets = root.items.findIndex((pair) => String(pair.key) === 'budgets');
  if (!isThere && budgets >= 0) root.items.splice(budgets, 0, ...root.items.splice(-1));
}

/** Says in the comment at the top where the file comes from; once, however often it is proposed again. */
function sign(document: Document, root: YAMLMap): void {
  // A comment that touches the first key is that key's to the library.
  const key = root.items[0]?.key;
  const top = isNode(key) && key.commentBefore ? key : document;
  const own = (top.commentBefore ?? '').split('\n').filter((line) => !line.startsWith(MARK));
  top.commentBefore = [
    ...own,
    `${MARK} from the noise of one machine. Where the runner is another, ask again there.`,
  ]
    .join('\n')
    .replace(/^\n+/, '');
}

function whyRounds({ rounds }: Proposal): string {
  return rounds.min === rounds.max ? 'fewer could not fail' : 'stops as soon as all is decided';
}

/** The team's own limits on values: no noise speaks against them. */
function absoluteBudgets(budgets: unknown): YAMLMap[] {
  const absolute = RULES.filter(({ scale }) => scale === 'absolute').map(({ kind }) => kind);
  const relative = RULES.filter(({ scale }) => scale === 'relative').map(({ kind }) => kind);
  const items = isSeq(budgets) ? budgets.items.filter((item) => isMap(item)) : [];
  return items
    .filter((item) => absolute.some((kind) => item.has(kind)))
    .map((item) => {
      for (const key of [...relative, 'min-delta']) item.delete(key);
      return item;
    });
}

/** One entry, or one for each package where a name alone would meet the benchmark of another one as well. */
function entriesOf(proposed: Proposed, all: readonly Noise[]): Record<string, unknown>[] {
  const { metric, rows, limit, level } = proposed;
  return scopesOf(rows, all).map((scope) => ({
    metric,
    ...scope,
    'max-regression': percent(limit),
    ...(level === 'fail' ? {} : { level }),
    because: becauseOf(proposed),
  }));
}

interface Scope {
  readonly benchmarks?: readonly string[];
  readonly packages?: readonly string[];
}

function scopesOf(rows: Proposed['rows'], all: readonly Noise[]): Scope[] {
  if (rows === null) return [{}];
  const namesOf = (some: readonly Noise[]) => some.map(({ row }) => literal(row.shortName ?? row.name));
  const others = all.filter(({ row }) => !rows.some((one) => one.row === row));
  const isAmbiguous = others.some(({ row }) =>
    rows.some((one) => one.row.name === row.name && one.row.metric === row.metric),
  );
  if (!isAmbiguous) return [{ benchmarks: [...new Set(namesOf(rows))] }];
  const groups = [...new Set(rows.map(({ row }) => row.group))];
  return groups.map((group) => ({
    benchmarks: namesOf(rows.filter(({ row }) => row.group === group)),
    ...(group ? { packages: [literal(group)] } : {}),
  }));
}

/** A pattern that means this name: a character that means more in it is met by `?`, which meets any one. */
function literal(name: string): string {
  return name.replaceAll('*', '?').replace(/^!/, '?').replaceAll('\0', '?');
}
