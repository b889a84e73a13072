// The configuration file: its text in, what it sets out, or a UserError with all that is wrong with it at once.
// What the file does not say is left out here; `settle.ts` knows the defaults.

import { compileFilter } from '../benchstat/expressions.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import { RULES } from '../budgets/index.ts';
import { type Complaint, UserError } from '../errors.ts';
import type { Quantity } from '../model/quantity.ts';
import { explain } from './explain.ts';
import { BUDGET, fileSchema, type Given } from './schema.ts';
import { located, parseYaml, type YamlTree } from './yaml.ts';

/** What the file sets; a key that is missing is not in the file. */
export interface ConfigFile extends Pick<Given, FileField>, Partial<Policy> {}

type FileField =
  | 'run'
  | 'setup'
  | 'workingDirectory'
  | 'format'
  | 'outputFile'
  | 'rounds'
  | 'maxMinutes'
  | 'unit'
  | 'cpus'
  | 'nice'
  | 'baseline';

/** A file that is wrong all over: the first ones show the way. */
const MOST_COMPLAINTS = 50;

/** `path` is for messages only. */
export function parseBudgetFile(text: string, path: string): ConfigFile {
  const tree = parseYaml(text, path);
  // An empty file sets nothing.
  const parsed = fileSchema.safeParse(tree.value ?? {}, { reportInput: true });
  if (!parsed.success) throw complain(path, tree, explain(fileSchema, parsed.error.issues));
  const { data } = parsed;
  return without({
    run: data.run,
    setup: data.setup,
    workingDirectory: data['working-directory'],
    format: data.format,
    outputFile: data['output-file'],
    rounds: data.rounds,
    maxMinutes: data['max-minutes'],
    unit: data.unit,
    cpus: data.cpus,
    nice: data.nice,
    baseline: data.baseline,
    baselineTolerance: data['baseline-tolerance'],
    alpha: data.alpha,
    budgets: data.budgets?.map((entry, index) =>
      budgetOf(entry, `${path}:${tree.place(['budgets', index]).line}`),
    ),
    units: data.units,
    table: data.table,
    new: data.new,
    removed: data.removed,
    renamed: data.renamed,
  });
}

type Entry = NonNullable<ReturnType<typeof fileSchema.parse>['budgets']>[number];

function budgetOf(entry: Entry, where: string): Budget {
  // The schema made these keys from the rules, and TypeScript cannot follow.
  const written = entry as Readonly<Record<string, unknown>> as Readonly<
    Record<string, number | Quantity | undefined>
  >;
  const limits = RULES.flatMap(({ kind }) => {
    const limit = written[kind];
    return limit === undefined ? [] : [[kind, limit] as const];
  });
  return {
    metric: entry.metric,
    benchmarks: entry.benchmarks ?? BUDGET.benchmarks,
    packages: entry.packages ?? BUDGET.packages,
    filter: filterOf(entry.where),
    of: entry.of ?? BUDGET.of,
    limits: new Map(limits),
    minDelta: entry['min-delta'] ?? BUDGET.minDelta,
    level: entry.level ?? BUDGET.level,
    because: entry.because ?? BUDGET.because,
    until: entry.until ?? BUDGET.until,
    where,
  };
}

/** Compiled here, because budgets know nothing of benchstat's language. */
function filterOf(text: string | undefined): Budget['filter'] {
  return text === undefined ? BUDGET.filter : { text, matches: compileFilter(text) };
}

/** In the order of the file, each with its place and its YAML path. */
function complain(file: string, tree: YamlTree, explanations: ReturnType<typeof explain>): UserError {
  const complaints = explanations
    .map((one) => ({ ...one, at: tree.place(one.path, one.part) }))
    .sort((a, b) => a.at.line - b.at.line || a.at.column - b.at.column)
    .map(({ path, at, part: _, ...rest }): Complaint => ({ ...rest, where: located(file, at, path) }));
  const shown = complaints.slice(0, MOST_COMPLAINTS);
  const left = complaints.length - shown.length;
  const more = { where: file, what: `${left} more things are wrong`, remedy: 'Correct these first' };
  if (left > 0) shown.push(more);
  return new UserError(...(shown as [Complaint, ...Complaint[]]));
}

/** Without the keys that are undefined, so that spreading it overwrites nothing. */
function without<T extends object>(value: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;
}
