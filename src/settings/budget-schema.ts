// The schemas of `budgets:`, created from the existing rules, with the checks that involve several keys of an entry, and of
// `table:`. Text in, checked values out. It does not decide which results a budget matches.

import * as z from 'zod';
import { compileFilter, type ExpressionError, findFilterError, findProjectionError } from '../benchstat/index.ts';
import type { Budget } from '../budgets/budget.ts';
import { RULES } from '../budgets/index.ts';
import type { Rule } from '../budgets/rule.ts';
import type { TableSettings } from '../model/custom-table.ts';
import { about } from '../model/location.ts';
import type { Quantity } from '../model/preview.ts';
import { LEVELS } from '../model/verdict.ts';
import { omitNull } from '../text/omit-null.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { toBaseUnit } from '../units/quantity.ts';
import { tidyUnit } from '../units/tidy.ts';
import { findUnitWord } from '../units/unit-words.ts';
import * as amounts from './amount-fields.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { EXPRESSION } from './json-schemas.ts';
import {
  type Expected,
  encodeExpectation,
  findLongPattern,
  type Mistake,
  makeMistake,
  suggestWord,
} from './mistake.ts';

const RULE_KINDS = RULES.map(({ kind }) => kind);
const RELATIVE_KINDS = RULES.filter(({ scale }) => scale === 'relative').map(({ kind }) => kind);
/** A level is a change since the anchor, no value and not what this pull request brings. */
const KEYS_OF_LEVELS = RULES.filter(({ slot }) => slot === 'change').map(({ kind }) => kind);

const GROWTH_KIND = 'max-growth';

export const BUDGET_DEFAULTS = {
  benchmarks: [],
  packages: [],
  commands: [],
  filter: null,
  against: null,
  by: null,
  of: 'each',
  minDelta: null,
  level: 'fail',
  because: null,
  until: null,
  location: about('default'),
} as const;

export const DEFAULT_BUDGETS: readonly Budget[] = [
  { ...BUDGET_DEFAULTS, metric: '*', limits: new Map([['max-regression', 0.05]]) },
  { ...BUDGET_DEFAULTS, metric: 'allocs/op', limits: new Map([['max-regression', 0]]) },
];

const LIMIT_FIELDS: Readonly<Record<Rule['slot'], z.ZodType<number | Quantity>>> = {
  change: amounts.percentage,
  improvement: amounts.improvement,
  value: amounts.quantity,
  growth: amounts.growth,
};

const limits: Record<string, z.ZodOptional<z.ZodType<number | Quantity>>> = Object.fromEntries(
  RULES.map(({ kind, slot }) => [kind, LIMIT_FIELDS[slot].optional()]),
);

const KEYS_NOT_OF_LEVELS = RULE_KINDS.filter((kind) => !KEYS_OF_LEVELS.includes(kind));

/** The size of a geometric mean depends on which benchmarks exist; only its change is meaningful. */
const KEYS_NOT_OF_GEOMEANS = ['against', 'min-delta', ...RULE_KINDS.filter((kind) => !RELATIVE_KINDS.includes(kind))];

function defineExpressionField(expected: Expected, findError: (text: string) => ExpressionError | null) {
  const message = encodeExpectation(expected);
  const written = z.string({ error: message }).superRefine((text, context) => {
    // The length also limits the parentheses, each of which is a level of a recursive parser.
    const long = findLongPattern(text);
    const error = long === null ? findError(text) : null;
    const params =
      error === null ? long : { ...makeMistake('benchstat-refuses', { reason: error.message }), within: error.within };
    if (params !== null) context.addIssue({ code: 'custom', input: text, message, params });
  });
  return written.meta(EXPRESSION).optional();
}

const keysField = defineExpressionField('keys', findProjectionError);
const filterField = defineExpressionField('filter', findFilterError);

function requireKey(key: string) {
  return { required: [key] };
}

const entry = z
  .strictObject(
    {
      metric: build.text('metric'),
      benchmarks: build.listOf(fields.benchmarkPattern, 'patterns').optional(),
      packages: build.listOf(fields.benchmarkPattern, 'packages').optional(),
      commands: build.listOf(fields.benchmarkPattern, 'commands').optional(),
      where: filterField,
      against: fields.anchor.optional(),
      by: amounts.sizeKey.optional(),
      of: build.choice('geomean').optional(),
      'min-delta': amounts.magnitude.optional(),
      level: build.choice(...LEVELS).optional(),
      because: build.text('reason').optional(),
      until: fields.day.optional(),
      ...limits,
    },
    { error: encodeExpectation('budget') },
  )
  .meta({
    allOf: [
      { anyOf: RULE_KINDS.map(requireKey) },
      { anyOf: [{ not: requireKey('min-delta') }, ...RELATIVE_KINDS.map(requireKey)] },
      { anyOf: [{ not: requireKey('until') }, requireKey('because')] },
      { anyOf: [{ not: requireKey('by') }, requireKey(GROWTH_KIND)] },
      { anyOf: [{ not: requireKey('of') }, { not: { anyOf: KEYS_NOT_OF_GEOMEANS.map(requireKey) } }] },
      { anyOf: [{ not: requireKey('against') }, { not: { anyOf: KEYS_NOT_OF_LEVELS.map(requireKey) } }] },
    ],
  });

interface BudgetMistake extends Mistake {
  /** Empty for the whole entry. */
  readonly path: string[];
  /** Absent: the mistake is not about a text. */
  readonly written?: string;
}

type ParsedBudget = Readonly<Record<string, unknown>>;

/** The file spells them so. */
export const BUDGET_KEYS: readonly string[] = Object.keys(entry.shape);

export const budgetsSchema = z
  .array(
    entry
      .superRefine((budget, context) => {
        // Skip these checks after another error. Otherwise a misspelt limit would also be reported as missing.
        if (context.issues.length > 0) return;
        for (const { path, written, code, data } of findMistakes(budget)) {
          const message = encodeExpectation('budget');
          context.addIssue({ code: 'custom', path, input: written, message, params: { code, data } });
        }
      })
      .transform(budgetOf),
    { error: encodeExpectation('budgets') },
  )
  .refine(({ length }) => length > 0, {
    error: encodeExpectation('budgets'),
    params: makeMistake('budgets-empty', {}),
  })
  .meta({ minItems: 1 });

/** The place in the file is added where the file is known. */
function budgetOf(parsed: z.output<typeof entry>): Budget {
  // The schema creates these keys from the rules, which TypeScript cannot follow.
  const written = parsed as ParsedBudget as Readonly<Record<string, number | Quantity>>;
  const limits = RULE_KINDS.flatMap((kind) => (kind in written ? [[kind, written[kind]!] as const] : []));
  const {
    metric,
    where,
    'min-delta': minDelta = null,
    against = null,
    because = null,
    until = null,
    by = null,
  } = parsed;
  const { benchmarks = [], packages = [], commands = [], of = 'each' } = parsed;
  return {
    ...BUDGET_DEFAULTS,
    ...{ metric, benchmarks, packages, commands, against, by, of, minDelta, because, until },
    // Compiled here, because budgets do not know benchstat's language.
    filter: where === undefined ? null : { text: where, matches: compileFilter(where) },
    limits: new Map(limits),
    // A level is the sum of many pull requests. Failing the one that crosses the limit has to be asked for.
    level: parsed.level ?? (against === null ? BUDGET_DEFAULTS.level : 'warn'),
  };
}

function* findMistakes(budget: ParsedBudget): Generator<BudgetMistake> {
  const has = (key: string) => budget[key] !== undefined;
  const limits = has('against') ? KEYS_OF_LEVELS : has('of') ? RELATIVE_KINDS : RULE_KINDS;
  if (!RULE_KINDS.some(has)) yield { path: [], ...makeMistake('limit-missing', { limits }) };
  if (has('of')) {
    for (const key of KEYS_NOT_OF_GEOMEANS.filter(has)) yield { path: [key], ...makeMistake('not-for-geomean', {}) };
  } else {
    if (has('min-delta') && !RELATIVE_KINDS.some(has))
      yield { path: ['min-delta'], ...makeMistake('min-delta-alone', { limits: RELATIVE_KINDS }) };
    if (has('against'))
      for (const key of KEYS_NOT_OF_LEVELS.filter(has)) yield { path: [key], ...makeMistake('not-for-level', {}) };
  }
  if (has('by') && !has(GROWTH_KIND)) yield { path: ['by'], ...makeMistake('by-alone', { limit: GROWTH_KIND }) };
  // An exception with an end has a reason, so that readers learn why it was made.
  if (has('until') && !has('because')) yield { path: ['until'], ...makeMistake('reason-missing', {}) };
  yield* checkUnits(budget);
}

/** Metrics that are not named by their unit cannot be checked before a run. */
function checkUnits(budget: ParsedBudget): BudgetMistake[] {
  const { unit } = tidyUnit(String(budget['metric']));
  const { kind, rate: isRate } = parseUnit(unit);
  if (kind === 'other') return [];
  return Object.entries(budget).flatMap(([key, value]) =>
    isQuantity(value) && toBaseUnit(value, unit) === null
      ? [{ path: [key], written: value.text, ...findUnitMismatch(value, { unit, kind, isRate }) }]
      : [],
  );
}

/** A misspelt unit is corrected to one of these. */
const COMMON_UNITS = {
  time: ['ns', 'us', 'ms', 's', 'min'],
  size: ['B', 'KB', 'MB', 'GB', 'KiB', 'MiB', 'GiB'],
};

function findUnitMismatch(
  { value, unit: written }: Quantity,
  metric: { unit: string; kind: 'time' | 'size'; isRate: boolean },
): Mistake {
  if (written === '') return makeMistake('quantity-without-unit', metric);
  if (written === '%') return makeMistake('percentage-as-quantity', metric);
  const [word = ''] = written.split('/');
  if (findUnitWord(word.trim()) !== null || /\s/.test(word)) return makeMistake('quantity-unfit', metric);
  const meant = suggestWord(word, COMMON_UNITS[metric.kind]);
  const write = meant && `${value}${meant}${metric.isRate ? '/s' : ''}`;
  return makeMistake('unit-unknown', omitNull({ ...metric, write }));
}

function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'unit' in value;
}

/** benchstat's projections and filter, checked as benchstat parses them. */
export const tableSchema = z
  .strictObject(
    {
      table: keysField,
      row: keysField,
      col: keysField,
      ignore: keysField,
      filter: filterField,
    },
    { error: encodeExpectation('table') },
  )
  // benchstat's defaults.
  .transform(
    ({ table = '.config', row = '.fullname', col = '.file', ignore = '', filter = '*' }): TableSettings => ({
      ...{ table, row, col, ignore, filter },
    }),
  );
