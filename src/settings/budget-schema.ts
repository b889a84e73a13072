// How `budgets:` is written: the schema of one entry, made from the rules there are, and the checks that need
// more than one of its keys. Text in, checked values out; which rows a budget meets is decided elsewhere.

import * as z from 'zod';
import { RULES } from '../budgets/index.ts';
import type { Quantity } from '../model/quantity.ts';
import { LEVELS } from '../model/verdict.ts';
import { toBase } from '../units/quantity.ts';
import { shapeOf } from '../units/shape.ts';
import { tidy } from '../units/tidy.ts';
import * as fields from './fields.ts';

const KINDS = RULES.map(({ kind }) => kind);
const RELATIVE = RULES.filter(({ scale }) => scale === 'relative').map(({ kind }) => kind);

const pattern = fields.text('Write a pattern of names such as Encode/**');

/** Keyed by rule, so that a new rule needs no line here. */
const limits: Record<string, z.ZodOptional<z.ZodType<number | Quantity>>> = Object.fromEntries(
  RULES.map(({ kind, scale }) => [
    kind,
    (scale === 'relative' ? fields.percentage : fields.quantity).optional(),
  ]),
);

const entry = z.strictObject(
  {
    metric: fields.text('Write the metric it is for, such as sec/op, or "*" for every metric'),
    benchmarks: fields.listOf(pattern, 'Write patterns of names, or remove the key').optional(),
    packages: fields.listOf(pattern, 'Write patterns of packages, or remove the key').optional(),
    'min-delta': fields.magnitude.optional(),
    level: fields.choice(...LEVELS).optional(),
    because: fields.text('Write the reason, or remove the key').optional(),
    ...limits,
  },
  { error: 'Write "- metric: sec/op" and below it "max-regression: 5%"' },
);

interface Fault {
  /** Of the key that is wrong; empty for the whole entry. */
  readonly path: readonly string[];
  readonly what: string;
  readonly got?: string;
  readonly remedy: string;
}

type Entry = Readonly<Record<string, unknown>>;

export const budgetsSchema = z
  .array(
    entry.superRefine((budget, context) => {
      // A misspelt limit is not a missing one.
      if (context.issues.length > 0) return;
      for (const { path, what, got, remedy } of [
        ...missingLimit(budget),
        ...idleMinDelta(budget),
        ...misfits(budget),
      ]) {
        context.addIssue({ code: 'custom', path: [...path], input: got, message: remedy, params: { what } });
      }
    }),
    { error: 'Write a list of budgets, each beginning with "- metric:"' },
  )
  .refine(({ length }) => length > 0, {
    error: 'Write a budget, or remove the key for the built-in ones',
    params: { what: 'is an empty list' },
  });

function missingLimit(budget: Entry): Fault[] {
  if (KINDS.some((kind) => budget[kind] !== undefined)) return [];
  return [{ path: [], what: 'sets no limit', remedy: `Add one of ${KINDS.join(', ')}` }];
}

function idleMinDelta(budget: Entry): Fault[] {
  if (budget['min-delta'] === undefined || RELATIVE.some((kind) => budget[kind] !== undefined)) return [];
  const remedy = `Add ${RELATIVE.join(' or ')}, or remove it`;
  return [{ path: ['min-delta'], what: 'means nothing without a limit of the change', remedy }];
}

/** A metric that is named by its unit tells what fits; of all others only a run knows the unit. */
function misfits(budget: Entry): Fault[] {
  const { unit } = tidy(String(budget['metric']));
  const { kind, rate } = shapeOf(unit);
  if (kind === 'other') return [];
  const example = `${kind === 'time' ? '50ms' : '180KB'}${rate ? '/s' : ''}`;
  const what = `does not fit the metric's unit ${unit}`;
  const remedy = `Write a ${kind}${rate ? ' per second' : ''}, such as ${example}`;
  return Object.entries(budget).flatMap(([key, value]) =>
    isQuantity(value) && toBase(value, unit) === null ? [{ path: [key], what, got: value.text, remedy }] : [],
  );
}

function isQuantity(value: unknown): value is Quantity {
  return typeof value === 'object' && value !== null && 'unit' in value;
}
