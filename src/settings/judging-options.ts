// The options that say what is judged, and how strictly. Each row is the only place that lists the option. In the action only
// the file can set them, so that they are reviewed like code. On the command line a person can set those with one value.

import * as z from 'zod';
import type { Budget } from '../budgets/budget.ts';
import { percentage } from './amount-fields.ts';
import { budgetsSchema, DEFAULT_BUDGETS, tableSchema } from './budget-schema.ts';
import * as build from './field-builders.ts';
import * as fields from './fields.ts';
import { encodeExpectation, makeMistake } from './mistake.ts';
import { defineFileOption, type FinishedRun, formatShare, type RepeatRule } from './option.ts';

const membership = build.choice('pass', 'warn', 'fail');

const ON_THE_COMMAND_LINE = { flags: ['check', 'measure'] } as const;

/** A run that the file alone judged repeats no value. */
function repeatPolicy(field: keyof NonNullable<FinishedRun['policy']>): RepeatRule<never> {
  return { valueOf: ({ policy }) => policy?.[field] as never, isHarmless: () => true };
}

const unitSchema = z
  .strictObject(
    { better: build.choice('lower', 'higher').optional(), exact: fields.yesOrNo.optional() },
    { error: encodeExpectation('unit') },
  )
  .meta({ minProperties: 1 })
  .refine((unit) => Object.keys(unit).length > 0, {
    error: encodeExpectation('unit'),
    params: makeMistake('unit-empty', {}),
    when: ({ issues }) => issues.length === 0,
  });

export const JUDGING_OPTIONS = {
  baselineTolerance: defineFileOption({
    ...ON_THE_COMMAND_LINE,
    schema: percentage,
    preset: null,
    presetText: 'none, such results are shown but not judged',
    help: 'How much two machines may differ, in percent. Results that depend on the machine are judged by their own limit or by this one, whichever is wider.',
    placeholder: 'PERCENT',
    repeat: { ...repeatPolicy('baselineTolerance'), format: formatShare },
  }),
  alpha: defineFileOption({
    ...ON_THE_COMMAND_LINE,
    schema: fields.alpha,
    preset: 0.01,
    help: 'Chance that a pull request that changes nothing fails, over all benchmarks. Above 0, at most 0.5.',
    details: 'See [how it decides](how-it-decides.md#alpha-how-often-it-may-be-wrong).',
    placeholder: 'ALPHA',
    repeat: repeatPolicy('alpha'),
  }),
  budgets: defineFileOption<readonly Budget[], readonly Budget[]>({
    schema: budgetsSchema,
    preset: DEFAULT_BUDGETS,
    presetText: '`5%` for every metric and `0%` for `allocs/op`',
    help: 'List of limits. Each budget selects results by metric and benchmark, and sets at least one limit.',
  }),
  units: defineFileOption({
    schema: z.record(z.string(), unitSchema, { error: encodeExpectation('units') }),
    preset: {},
    presetText: 'none',
    help: 'For a metric or a base unit: which direction is `better`, and whether its values are `exact`, without noise.',
  }),
  control: defineFileOption<readonly string[], readonly string[]>({
    schema: build.listOf(fields.benchmarkPattern, 'patterns'),
    preset: [],
    presetText: 'none',
    help: 'Name patterns of benchmarks that a pull request cannot change, as in `benchmarks` of a budget. They show whether the machine moved, and are never judged.',
    details: 'See [control benchmarks](#control-benchmarks).',
  }),
  table: defineFileOption({
    schema: tableSchema,
    preset: null,
    presetText: 'head against base',
    help: 'Rows and columns of the tables in the report, as projections and filters of benchstat.',
  }),
  new: defineFileOption({
    ...ON_THE_COMMAND_LINE,
    schema: membership,
    preset: 'pass',
    help: 'Outcome for a benchmark, or a metric of one, that only head has: `pass`, `warn` or `fail`.',
    placeholder: 'OUTCOME',
    repeat: repeatPolicy('new'),
  }),
  removed: defineFileOption({
    ...ON_THE_COMMAND_LINE,
    schema: membership,
    preset: 'fail',
    help: 'Outcome for a benchmark, or a metric of one, that only base has: `pass`, `warn` or `fail`.',
    placeholder: 'OUTCOME',
    repeat: repeatPolicy('removed'),
  }),
  sameAnswer: defineFileOption({
    ...ON_THE_COMMAND_LINE,
    schema: membership,
    preset: 'warn',
    help: 'Outcome for a benchmark whose answer is not that of base: `pass`, `warn` or `fail`. No improvement of it counts.',
    details: 'See [the same answer](#the-same-answer).',
    placeholder: 'OUTCOME',
    repeat: repeatPolicy('sameAnswer'),
  }),
  renamed: defineFileOption({
    schema: z
      .record(z.string(), build.text('new-name'), { error: encodeExpectation('renamed') })
      .refine((names) => new Set(Object.values(names)).size === Object.keys(names).length, {
        error: encodeExpectation('renamed'),
        params: makeMistake('same-new-name', {}),
      }),
    preset: {},
    presetText: 'none',
    help: 'Old and new names of benchmarks, `OldName: NewName`, so that a renamed benchmark is compared.',
    details:
      'You can add an entry early: it has no effect until head has the new name. Once base no longer has the old one, a warning says that you can remove the entry. An entry of the pull request itself [counts, too](#renames-in-a-pull-request).',
  }),
};
