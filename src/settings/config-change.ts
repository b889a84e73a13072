// Lists the settings that would change after the merge: the configuration of both sides in, setting by setting out, in
// the words of the two files. Head's file comes from the pull request and may be wrong in any way; errors in it are
// reported, never thrown.

import { RULES } from '../budgets/index.ts';
import { UserError } from '../errors.ts';
import type { ChangedSetting, ConfigChange } from '../model/config-change.ts';
import { type ConfigFile, catchUserError, parseConfigFile } from './config-file.ts';
import { isMapping, type YamlMapping } from './field-builders.ts';
import { DEFAULTS } from './options.ts';
import { parseYaml } from './yaml.ts';

/** Budgets of a file that has no `budgets`. */
const DEFAULT_BUDGETS: readonly YamlMapping[] = DEFAULTS.budgets.map(({ metric, limits }) => ({
  metric,
  ...Object.fromEntries(
    [...limits].map(([kind, limit]) => [kind, typeof limit === 'number' ? `${limit * 100}%` : limit.text]),
  ),
}));

const RULE_KINDS = RULES.map(({ kind }) => kind);

/** Budgets that agree in these keys are the same budget with other limits. */
const SELECTORS: readonly string[] = ['metric', 'of', 'benchmarks', 'packages', 'commands', 'where'];

/** Null if the texts are identical. That of head is null if the pull request deletes the file. */
export function compareConfigs(
  path: string,
  { base, head }: { base: string; head: string | null },
): ConfigChange | null {
  if (base === head) return null;
  const kind = head === null ? 'deleted' : 'changed';
  const parsed = head === null ? {} : catchUserError(() => parseConfigFile(head, path));
  if (parsed instanceof UserError) return reportUnreadableConfig(path, parsed);
  const ofBase = parseMapping(base);
  const settings = changedSettings(ofBase, parseMapping(head ?? ''));
  const renamed = addedRenames(ofBase, parsed);
  return { path, kind, error: null, settings, ...(Object.keys(renamed).length > 0 && { renamed }) };
}

export function reportUnreadableConfig(path: string, error: UserError): ConfigChange {
  return { path, kind: 'changed', error: error.diagnostics[0], settings: [] };
}

/** Names that base's file mentions are left out. */
function addedRenames(base: YamlMapping, { renamed = {} }: ConfigFile): Readonly<Record<string, string>> {
  const ofBase = isMapping(base['renamed']) ? base['renamed'] : {};
  return Object.fromEntries(Object.entries(renamed).filter(([name]) => !Object.hasOwn(ofBase, name)));
}

/** Empty if the file sets nothing, or if base's file is wrong, which is reported elsewhere. */
function parseMapping(text: string): YamlMapping {
  const tree = catchUserError(() => parseYaml(text, { label: '', file: null }));
  return tree instanceof UserError || tree.repeatedKeys.length > 0 || !isMapping(tree.value) ? {} : tree.value;
}

function changedSettings(base: YamlMapping, head: YamlMapping): ChangedSetting[] {
  const { budgets: ofBase, ...restOfBase } = base;
  const { budgets: ofHead, ...restOfHead } = head;
  return [
    ...changedBudgets(writtenBudgets(ofBase), writtenBudgets(ofHead)),
    ...changedKeys(null, restOfBase, restOfHead),
  ];
}

interface WrittenBudget {
  /** `sec/op`, or `sec/op, benchmarks Checkout/**`. */
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

/** Likenesses by which two budgets become a pair, the strictest first. */
const LIKENESSES: readonly ((base: WrittenBudget, head: WrittenBudget) => boolean)[] = [
  (base, head) => base.subject === head.subject && base.text === head.text,
  (base, head) => base.subject === head.subject && RULE_KINDS.some((kind) => kind in base.terms && kind in head.terms),
  (base, head) => base.subject === head.subject,
];

function changedBudgets(bases: readonly WrittenBudget[], heads: readonly WrittenBudget[]): ChangedSetting[] {
  const partners = new Map<WrittenBudget, WrittenBudget>();
  const added = new Set(heads);
  for (const isLike of LIKENESSES)
    for (const base of bases) {
      const partner = partners.has(base) ? undefined : heads.find((head) => added.has(head) && isLike(base, head));
      if (partner === undefined) continue;
      partners.set(base, partner);
      added.delete(partner);
    }
  const pairs = bases.flatMap((base) => (partners.has(base) ? [{ base, head: partners.get(base)! }] : []));
  const places = pairs.map(({ head }) => heads.indexOf(head));
  const list = (budgets: readonly WrittenBudget[]) => budgets.map(({ subject }) => subject).join('; ');
  // A later budget replaces an earlier one.
  const isReordered = places.some((at, index) => index > 0 && at < places[index - 1]!);
  const order = { budget: null, key: 'order of budgets', base: list(bases), head: list(heads) };
  return [
    ...pairs.flatMap(({ base, head }) => changedKeys(head.subject, base.terms, head.terms)),
    ...[...added].map(({ subject, text }) => ({ budget: subject, key: null, base: null, head: text })),
    ...bases
      .filter((base) => !partners.has(base))
      .map(({ subject, text }) => ({ budget: subject, key: null, base: text, head: null })),
    ...(isReordered ? [order] : []),
  ];
}

function changedKeys(budget: string | null, base: YamlMapping, head: YamlMapping): ChangedSetting[] {
  const [ofBase, ofHead] = [flatten(base), flatten(head)];
  const keys = [...new Set([...ofBase.keys(), ...ofHead.keys()])];
  return keys
    .map((key) => ({ budget, key, base: ofBase.get(key) ?? null, head: ofHead.get(key) ?? null }))
    .filter((setting) => setting.base !== setting.head);
}

/** Joins the keys of nested mappings by dots. */
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
