// All options: how each is written as an input or a flag, the schema of the configuration file, and all defaults. The
// types of the given values follow from the schemas. It reads nothing and decides nothing.

import * as z from 'zod';
import type { Budget } from '../budgets/budget.ts';
import { formatAliases, formatIds } from '../formats/index.ts';
import { about } from '../model/location.ts';
import { budgetsSchema } from './budget-schema.ts';
import { configSource } from './config-source.ts';
import * as fields from './fields.ts';
import { tableSchema } from './table-schema.ts';

const format = fields.choiceWithAliases(['auto', ...formatIds], formatAliases);
const command = fields.text('Write the command that runs the benchmarks');

/** Options with one value, as an input or a flag gives them. `toKebabCase` returns the written name of a key. */
export const FIELDS = {
  /** One script. Only the file can have several. */
  run: command.transform((script): readonly string[] => [script]),
  setup: fields.text('Write a command'),
  workingDirectory: fields.innerPath('Write a folder of the tree, such as packages/codec'),
  format,
  outputFile: fields.innerPath('Write a pattern of files, such as target/**/*.json'),
  config: fields.text('Write the path of the configuration file'),
  configFrom: configSource,
  base: fields.ref('merge-base', 'target'),
  head: fields.ref('head', 'merge', 'worktree'),
  rounds: fields.rounds,
  maxMinutes: fields.minutes,
  unit: fields.choice('invocation', 'sample'),
  cpus: fields.cpuList,
  nice: fields.niceness,
  baseline: fields.text('Write the path of a baseline, such as bench/baseline.json'),
  seed: fields.name,
  legs: fields.legs,
  name: fields.name,
  comment: fields.choice('always', 'on-change', 'on-failure', 'never'),
  check: fields.yesOrNo,
  failOn: fields.choice('regression', 'inconclusive', 'never'),
  overrideLabel: fields.text('Write the name of a label'),
  overrideScope: fields.choice('commit', 'pull-request', 'never'),
  recordings: fields.text('Write a pattern of recording files'),
};

export type OptionName = keyof typeof FIELDS;

/** Options that one source sets. A missing key is not set there. */
export type GivenOptions = { readonly [K in OptionName]?: z.output<(typeof FIELDS)[K]> };

/** Returns the written name of an option in inputs, flags and the file: `working-directory` for `workingDirectory`. */
export function toKebabCase(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const membership = fields.choice('pass', 'warn', 'fail');

const unitSchema = z
  .strictObject(
    { better: fields.choice('lower', 'higher').optional(), exact: fields.yesOrNo.optional() },
    { error: 'Write {better: higher}, {exact: true} or both' },
  )
  .meta({ minProperties: 1 })
  .refine((unit) => Object.keys(unit).length > 0, {
    error: 'Write {better: higher}, {exact: true} or both',
    params: { what: 'sets nothing' },
    when: ({ issues }) => issues.length === 0,
  });

/** Schema of the whole file. Every scalar in it is the text as written. */
export const fileSchema = z.strictObject(
  {
    run: fields.listOf(command, 'Write the command that runs the benchmarks').optional(),
    setup: FIELDS.setup.optional(),
    'working-directory': FIELDS.workingDirectory.optional(),
    format: FIELDS.format.optional(),
    'output-file': FIELDS.outputFile.optional(),
    rounds: FIELDS.rounds.optional(),
    'max-minutes': FIELDS.maxMinutes.optional(),
    unit: FIELDS.unit.optional(),
    cpus: FIELDS.cpus.optional(),
    nice: FIELDS.nice.optional(),
    baseline: fields.innerPath('Write a path in the repository, such as bench/baseline.json').optional(),
    'baseline-tolerance': fields.percentage.optional(),
    alpha: fields.alpha.optional(),
    budgets: budgetsSchema.optional(),
    units: z.record(z.string(), unitSchema, { error: 'Write "score: {better: higher}" below it' }).optional(),
    table: tableSchema.optional(),
    new: membership.optional(),
    removed: membership.optional(),
    renamed: z
      .record(z.string(), fields.text('Write the new name'), { error: 'Write "OldName: NewName" below it' })
      .refine((names) => new Set(Object.values(names)).size === Object.keys(names).length, {
        error: 'Give every benchmark a new name of its own',
        params: { what: 'gives two benchmarks the same new name' },
      })
      .optional(),
  },
  { error: 'Write "run:" and the command that runs the benchmarks' },
);

/** Options that only the person who starts the run may set. */
export const NOT_IN_FILE: readonly string[] = (
  [
    'config',
    'configFrom',
    'base',
    'head',
    'seed',
    'legs',
    'name',
    'comment',
    'check',
    'failOn',
    'overrideLabel',
    'overrideScope',
    'recordings',
  ] as const
).map(toKebabCase);

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
const DEFAULT_BUDGETS: readonly Budget[] = [
  { ...BUDGET_DEFAULTS, metric: '*', limits: new Map([['max-regression', 0.05]]) },
  { ...BUDGET_DEFAULTS, metric: 'allocs/op', limits: new Map([['max-regression', 0]]) },
];

/** Defaults of the options that neither an input nor the file sets. */
export const DEFAULTS = {
  setup: null,
  workingDirectory: '.',
  format: 'auto',
  outputFile: null,
  config: '.github/bench-referee.yml',
  base: 'merge-base',
  rounds: { min: 6, max: 30 },
  maxMinutes: 30,
  unit: 'invocation',
  cpus: null,
  nice: null,
  baseline: null,
  baselineTolerance: null,
  seed: null,
  legs: 1,
  name: 'bench-referee',
  comment: 'always',
  check: true,
  failOn: 'regression',
  overrideLabel: 'perf-regression-accepted',
  overrideScope: 'commit',
  recordings: 'bench-referee/**/*.json',
  alpha: 0.01,
  budgets: DEFAULT_BUDGETS,
  units: {},
  new: 'pass',
  removed: 'fail',
  renamed: {},
  table: null,
} as const;

/** Defaults in the action. On a pull request the file comes from base, so that nobody can relax their own gate. */
export const ACTION_COMMIT_DEFAULTS = { head: 'head', configFrom: 'base' } as const;

/** Defaults on the command line, where everything is the user's own, including uncommitted changes. */
export const TERMINAL_COMMIT_DEFAULTS = { head: 'worktree', configFrom: 'worktree' } as const;
