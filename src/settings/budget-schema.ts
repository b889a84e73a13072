// The schema of an entry of `budgets:`, created from the existing rules, and the checks that involve several of its
// keys. Text in, checked values out. It does not decide which results a budget matches.

import * as z from 'zod';
import { compileFilter } from '../benchstat/index.ts';
import type { Budget } from '../budgets/budget.ts';
import { RULES } from '../budgets/index.ts';
import { about } from '../model/location.ts';
import type { Quantity } from '../model/quantity.ts';
import { LEVELS } from '../model/verdict.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { toBaseUnit } from '../units/quantity.ts';
import { tidyUnit } from '../units/tidy.ts';
import { findUnitWord } from '../units/unit-words.ts';
import * as fields from './fields.ts';
import { suggestWord } from './suggest-word.ts';
import { defineFilterField } from './table-schema.ts';

const RULE_KINDS = RULES.map(({ kind }) => kind);
const RELATIVE_KINDS = RULES.filter(({ scale }) => scale === 'relative').map(({ kind }) => kind);

/** Defaults of a budget's keys. */
export const BUDGET_DEFAULTS = {
  benchmarks: [],
  packages: [],
  filter: null,
  of: 'each',
  minDelta: null,
  level: 'fail',
  because: null,
  until: null,
  location: about('default'),
} as const;

/** Budgets if the file sets none. */
export const DEFAULT_BUDGETS: readonly Budget[] = [
  { ...BUDGET_DEFAULTS, metric: '*', limits: new Map([['max-regression', 0.05]]) },
  { ...BUDGET_DEFAULTS, metric: 'allocs/op', limits: new Map([['max-regression', 0]]) },
];

const pattern = fields.defineField('Write a pattern of names such as Encode/**', (value, refuse) => {
  if (/^!+\s*$/.test(value)) return refuse('excludes nothing', 'Write the pattern to exclude behind "!"');
  if (value.startsWith('!!'))
    return refuse('begins with two "!"', 'Keep one of them to exclude, none to include');
  return value === value.trim() ? value : refuse('has blanks around it', 'Write it without them');
});

/** Keyed by rule, so that a new rule needs no line here. */
const limits: Record<string, z.ZodOptional<z.ZodType<number | Quantity>>> = Object.fromEntries(
  RULES.map(({ kind, scale }) => [
    kind,
    (scale === 'relative' ? fields.percentage : fields.quantity).optional(),
  ]),
);

/**
 * Keys that cannot limit a geometric mean. Its size depends on which benchmarks exist; only its change is meaningful.
 */
const KEYS_NOT_OF_GEOMEANS = ['min-delta', ...RULE_KINDS.filter((kind) => !RELATIVE_KINDS.includes(kind))];

/** Returns a JSON Schema that requires the key. */
function requireKey(key: string) {
  return { required: [key] };
}

const entry = z
  .strictObject(
    {
      metric: fields.text('Write the metric it is for, such as sec/op, or "*" for every metric'),
      benchmarks: fields.listOf(pattern, 'Write patterns of names, or remove the key').optional(),
      packages: fields.listOf(pattern, 'Write patterns of packages, or remove the key').optional(),
      where: defineFilterField(),
      of: fields.choice('geomean').optional(),
      'min-delta': fields.magnitude.optional(),
      level: fields.choice(...LEVELS).optional(),
      because: fields.text('Write the reason, or remove the key').optional(),
      until: fields.day.optional(),
      ...limits,
    },
    { error: 'Write "- metric: sec/op" and below it "max-regression: 5%"' },
  )
  .meta({
    allOf: [
      { anyOf: RULE_KINDS.map(requireKey) },
      { anyOf: [{ not: requireKey('min-delta') }, ...RELATIVE_KINDS.map(requireKey)] },
      { anyOf: [{ not: requireKey('until') }, requireKey('because')] },
      { anyOf: [{ not: requireKey('of') }, { not: { anyOf: KEYS_NOT_OF_GEOMEANS.map(requireKey) } }] },
    ],
  });

interface BudgetFault {
  /** Path of the wrong key. Empty for the whole entry. */
  readonly path: readonly string[];
  readonly what: string;
  readonly got?: string;
  readonly remedy: string;
}

type ParsedBudget = Readonly<Record<string, unknown>>;

/** Keys of a budget as the file spells them. */
export const BUDGET_KEYS: readonly string[] = Object.keys(entry.shape);

export const budgetsSchema = z
  .array(
    entry
      .superRefine((budget, context) => {
        // Skip these checks after another error. Otherwise a misspelt limit would also be reported as missing.
        if (context.issues.length > 0) return;
        for (const { path, what, got, remedy } of [
          ...checkLimit(budget),
          ...(budget['of'] === undefined ? checkMinDelta(budget) : checkGeomeanKeys(budget)),
          ...checkReason(budget),
          ...checkUnits(budget),
        ]) {
          context.addIssue({
            code: 'custom',
            path: [...path],
            input: got,
            message: remedy,
            params: { what },
          });
        }
      })
      .transform(budgetOf),
    { error: 'Write a list of budgets, each beginning with "- metric:"' },
  )
  .refine(({ length }) => length > 0, {
    error: 'Write a budget, or remove the key for the built-in ones',
    params: { what: 'is an empty list' },
  })
  .meta({ minItems: 1 });

/** Makes the budget. Its place in the file is added where the file is known. */
function budgetOf(parsed: z.output<typeof entry>): Budget {
  // The schema creates these keys from the rules, which TypeScript cannot follow.
  const written = parsed as Readonly<Record<string, unknown>> as Readonly<
    Record<string, number | Quantity | undefined>
  >;
  const limits = RULE_KINDS.flatMap((kind) => {
    const limit = written[kind];
    return limit === undefined ? [] : [[kind, limit] as const];
  });
  const { metric, benchmarks, packages, where, of, level, because, until } = parsed;
  return {
    metric,
    benchmarks: benchmarks ?? BUDGET_DEFAULTS.benchmarks,
    packages: packages ?? BUDGET_DEFAULTS.packages,
    // Compiled here, because budgets do not know benchstat's language.
    filter: where === undefined ? null : { text: where, matches: compileFilter(where) },
    of: of ?? BUDGET_DEFAULTS.of,
    limits: new Map(limits),
    minDelta: parsed['min-delta'] ?? BUDGET_DEFAULTS.minDelta,
    level: level ?? BUDGET_DEFAULTS.level,
    because: because ?? BUDGET_DEFAULTS.because,
    until: until ?? BUDGET_DEFAULTS.until,
    location: BUDGET_DEFAULTS.location,
  };
}

function checkLimit(budget: ParsedBudget): BudgetFault[] {
  if (RULE_KINDS.some((kind) => budget[kind] !== undefined)) return [];
  const remedy =
    budget['of'] === undefined ? `Add one of ${RULE_KINDS.join(', ')}` : `Add ${RELATIVE_KINDS.join(' or ')}`;
  return [{ path: [], what: 'sets no limit', remedy }];
}

function checkGeomeanKeys(budget: ParsedBudget): BudgetFault[] {
  return KEYS_NOT_OF_GEOMEANS.filter((key) => budget[key] !== undefined).map((key) => ({
    path: [key],
    what: 'means nothing for a geomean',
    remedy: 'Move it into a budget without "of", or remove it',
  }));
}

/** Checks that an exception with an end has a reason, so that readers learn why it was made. */
function checkReason(budget: ParsedBudget): BudgetFault[] {
  if (budget['until'] === undefined || budget['because'] !== undefined) return [];
  const remedy = 'Add "because:" and why the exception was made';
  return [{ path: ['until'], what: 'needs a reason', remedy }];
}

function checkMinDelta(budget: ParsedBudget): BudgetFault[] {
  if (budget['min-delta'] === undefined || RELATIVE_KINDS.some((kind) => budget[kind] !== undefined))
    return [];
  const remedy = `Add ${RELATIVE_KINDS.join(' or ')}, or remove it`;
  return [{ path: ['min-delta'], what: 'means nothing without a limit of the change', remedy }];
}

/**
 * Finds limits with a unit that does not fit the metric. Only metrics named by their unit can be checked before a run.
 */
function checkUnits(budget: ParsedBudget): BudgetFault[] {
  const { unit } = tidyUnit(String(budget['metric']));
  const { kind, rate } = parseUnit(unit);
  if (kind === 'other') return [];
  return Object.entries(budget).flatMap(([key, value]) =>
    isQuantity(value) && toBaseUnit(value, unit) === null
      ? [{ path: [key], got: value.text, ...explainUnitMismatch(value, { unit, kind, rate }) }]
      : [],
  );
}

/** Common units of time and size, for corrections of misspelt ones. */
const KNOWN_UNITS = {
  time: ['ns', 'us', 'ms', 's', 'min'],
  size: ['B', 'KB', 'MB', 'GB', 'KiB', 'MiB', 'GiB'],
};

function explainUnitMismatch(
  { value, unit: written }: Quantity,
  { unit, kind, rate }: { unit: string; kind: 'time' | 'size'; rate: boolean },
): Pick<BudgetFault, 'what' | 'remedy'> {
  const per = rate ? '/s' : '';
  const remedy = `Write a ${kind}${rate ? ' per second' : ''}, such as ${kind === 'time' ? '50ms' : '180KB'}${per}`;
  if (written === '')
    return { what: `has no unit, and ${unit} is a ${kind}${rate ? ' per second' : ''}`, remedy };
  if (written === '%')
    return {
      what: `is a percentage, and ${unit} is not`,
      remedy: 'Use max-regression for a limit of the change',
    };
  const [word = ''] = written.split('/');
  if (findUnitWord(word.trim()) !== null || /\s/.test(word))
    return { what: `does not fit the metric's unit ${unit}`, remedy };
  const meant = suggestWord(word, KNOWN_UNITS[kind]);
  return {
    what: `has a unit that does not exist for a ${kind}`,
    remedy: meant === null ? remedy : `Write "${value}${meant}${per}"`,
  };
}

function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'unit' in value;
}
