// Lists the settings that would change after the merge: the configuration of both sides in, setting by setting out, in
// the words of the two files. Head's file comes from the pull request and may be wrong in any way; errors in it are
// reported, never thrown.

import { RULES } from '../budgets/index.ts';
import { UserError } from '../errors.ts';
import type { ChangedSetting, ConfigChange } from '../model/config-change.ts';
import { type ConfigFile, parseConfigFile } from './config-file.ts';
import { isMapping, type YamlMapping } from './mapping.ts';
import { DEFAULTS } from './schema.ts';
import { parseYaml } from './yaml.ts';

/** Text of the file on each side. Null for head: the pull request deletes it. */
export interface ConfigTexts {
  readonly base: string;
  readonly head: string | null;
}

/** Default budgets, in the form of a file. They apply if the file has no `budgets`. */
const DEFAULT_BUDGETS: readonly YamlMapping[] = DEFAULTS.budgets.map(({ metric, limits }) => ({
  metric,
  ...Object.fromEntries(
    [...limits].map(([kind, limit]) => [kind, typeof limit === 'number' ? `${limit * 100}%` : limit.text]),
  ),
}));

const RULE_KINDS = RULES.map(({ kind }) => kind);

/** Keys that select what a budget applies to. Budgets that agree in them are the same budget with other limits. */
const SELECTORS: readonly string[] = ['metric', 'of', 'benchmarks', 'packages', 'commands', 'where'];

/** Compares the two files. Null if they are identical. */
export function compareConfigs(path: string, { base, head }: ConfigTexts): ConfigChange | null {
  if (base === head) return null;
  const kind = head === null ? 'deleted' : 'changed';
  const parsed = head === null ? {} : parseHead(head, path);
  if (parsed instanceof UserError) return reportUnreadableConfig(path, parsed);
  const settings = changedSettings(parseMapping(base), parseMapping(head ?? ''));
  const renamed = addedRenames(parseMapping(base), parsed);
  return { path, kind, error: null, settings, ...(Object.keys(renamed).length > 0 && { renamed }) };
}

export function reportUnreadableConfig(path: string, error: UserError): ConfigChange {
  return { path, kind: 'changed', error: error.diagnostics[0], settings: [] };
}

/** Parses head's file. Returns its errors instead of throwing them. */
function parseHead(text: string, path: string): ConfigFile | UserError {
  try {
    return parseConfigFile(text, path);
  } catch (error) {
    if (error instanceof UserError) return error;
    throw error;
  }
}

/** The entries of head's `renamed` for names that base's file does not mention. */
function addedRenames(base: YamlMapping, { renamed = {} }: ConfigFile): Readonly<Record<string, string>> {
  const ofBase = isMapping(base['renamed']) ? base['renamed'] : {};
  return Object.fromEntries(Object.entries(renamed).filter(([name]) => !Object.hasOwn(ofBase, name)));
}

/**
 * Parses a file. Returns an empty entry if it sets nothing, or if base's file is wrong, which is reported elsewhere.
 */
function parseMapping(text: string): YamlMapping {
  try {
    const { value, repeatedKeys } = parseYaml(text, { label: '', file: null });
    return isMapping(value) && repeatedKeys.length === 0 ? value : {};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return {};
  }
}

function changedSettings(base: YamlMapping, head: YamlMapping): ChangedSetting[] {
  const { budgets: ofBase, ...restOfBase } = base;
  const { budgets: ofHead, ...restOfHead } = head;
  return [
    ...changedBudgets(writtenBudgets(ofBase), writtenBudgets(ofHead)),
    ...changedKeys(null, { base: restOfBase, head: restOfHead }),
  ];
}

/** A budget as written, with texts that are compared repeatedly. */
interface WrittenBudget {
  /** Subject of the budget: `sec/op`, or `sec/op, benchmarks Checkout/**`. */
  readonly subject: string;
  readonly terms: YamlMapping;
  readonly text: string;
}

function writtenBudgets(budgets: unknown): readonly WrittenBudget[] {
  const entries = Array.isArray(budgets) ? budgets.filter(isMapping) : DEFAULT_BUDGETS;
  return entries.map((entry) => {
    const terms = Object.fromEntries(Object.entries(entry).filter(([key]) => !SELECTORS.includes(key)));
    return { subject: subjectOf(entry), terms, text: textOf(terms) };
  });
}

/** The selectors in a fixed order, so that the order of the keys in the file makes no difference. */
function subjectOf(entry: YamlMapping): string {
  const [metric, ...others] = SELECTORS.map((key) => [key, entry[key]] as const);
  const more = others.filter(([, value]) => value !== undefined);
  return [textOf(metric?.[1] ?? null), ...more.map(([key, value]) => `${key} ${textOf(value)}`)].join(', ');
}

const LIKENESSES: readonly ((base: WrittenBudget, head: WrittenBudget) => boolean)[] = [
  (base, head) => base.subject === head.subject && base.text === head.text,
  (base, head) => base.subject === head.subject && RULE_KINDS.some((kind) => kind in base.terms && kind in head.terms),
  (base, head) => base.subject === head.subject,
];

function changedBudgets(base: readonly WrittenBudget[], head: readonly WrittenBudget[]): ChangedSetting[] {
  const { pairs, onlyBase, onlyHead } = matchEntries(base, head, LIKENESSES);
  const heads = pairs.map((pair) => pair.at.head);
  const isReordered = heads.some((at, index) => index > 0 && at < heads[index - 1]!);
  return [
    ...pairs.flatMap((pair) => changedKeys(pair.head.subject, { base: pair.base.terms, head: pair.head.terms })),
    ...onlyHead.map(({ subject, text }) => ({ budget: subject, key: null, base: null, head: text })),
    ...onlyBase.map(({ subject, text }) => ({ budget: subject, key: null, base: text, head: null })),
    ...(isReordered ? [describeReorder(base, head)] : []),
  ];
}

/** The change of the order, which matters because a later budget replaces an earlier one. */
function describeReorder(base: readonly WrittenBudget[], head: readonly WrittenBudget[]): ChangedSetting {
  const list = (budgets: readonly WrittenBudget[]) => budgets.map(({ subject }) => subject).join('; ');
  return { budget: null, key: 'order of budgets', base: list(base), head: list(head) };
}

function changedKeys(
  budget: string | null,
  { base, head }: { base: YamlMapping; head: YamlMapping },
): ChangedSetting[] {
  const [ofBase, ofHead] = [flatten(base), flatten(head)];
  const keys = [...new Set([...ofBase.keys(), ...ofHead.keys()])];
  return keys
    .map((key) => ({ budget, key, base: ofBase.get(key) ?? null, head: ofHead.get(key) ?? null }))
    .filter((setting) => setting.base !== setting.head);
}

/** Flattens nested mappings: keys joined by dots, to their texts. */
function flatten(entry: YamlMapping, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(entry).flatMap(([key, value]) =>
      isMapping(value) ? [...flatten(value, `${prefix}${key}.`)] : [[`${prefix}${key}`, textOf(value)] as const],
    ),
  );
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (isMapping(value)) return [...flatten(value)].map(([key, text]) => `${key} ${text}`).join(', ');
  return value === null ? '' : String(value);
}

type Likeness<T> = (base: T, head: T) => boolean;

interface EntryMatches<T> {
  /** Pairs in the order of base. */
  readonly pairs: readonly {
    readonly base: T;
    readonly head: T;
    readonly at: Record<'base' | 'head', number>;
  }[];
  readonly onlyBase: readonly T[];
  readonly onlyHead: readonly T[];
}

/** Pairs the entries by each of `likenesses` in turn, the strictest first. Each entry is paired at most once. */
function matchEntries<T>(base: readonly T[], head: readonly T[], likenesses: readonly Likeness<T>[]): EntryMatches<T> {
  const partners = new Map<number, number>();
  const taken = new Set<number>();
  for (const isLike of likenesses) {
    for (const [from, entry] of base.entries()) {
      if (partners.has(from)) continue;
      const to = head.findIndex((other, at) => !taken.has(at) && isLike(entry, other));
      if (to < 0) continue;
      partners.set(from, to);
      taken.add(to);
    }
  }
  return {
    pairs: base.flatMap((entry, at) => {
      const to = partners.get(at);
      return to === undefined ? [] : [{ base: entry, head: head[to]!, at: { base: at, head: to } }];
    }),
    onlyBase: base.filter((_, at) => !partners.has(at)),
    onlyHead: head.filter((_, at) => !taken.has(at)),
  };
}
