// What one gate measures: of all suites that were found those that belong into it, and of these the parts of a
// configuration and of a workflow. Pure; the texts are made in `configuration.ts` and `workflow.ts`.

import { shellWord } from '../model/shell-word.ts';
import { type BudgetLine, RESULTS, type Step, type Suite } from './suite.ts';

export interface Plan {
  /** In the gate. At least one, all of the same format. */
  readonly suites: readonly Suite[];
  /** Found, and left out of it. */
  readonly others: readonly Suite[];
  readonly format: string;
  readonly workingDirectory: string | null;
  /** Lines of shell, one after the other. */
  readonly setup: readonly string[];
  readonly run: readonly string[];
  readonly outputFile: string | null;
  readonly budgets: readonly BudgetLine[];
  readonly notes: readonly string[];
  readonly steps: readonly Step[];
}

/** Null: there is no benchmark. */
export function planOf(found: readonly Suite[]): Plan | null {
  const real = found.filter(({ benchmarks }) => benchmarks > 0);
  const formats = [...new Set(real.map(({ format }) => format))];
  // Whoever reads single benchmarks says more than who times the whole; of these the one with the most.
  const worth = (format: string) =>
    real.reduce((sum, suite) => sum + (suite.format === format ? suite.benchmarks : 0), 0) -
    (format === 'command' ? 1e9 : 0);
  const [format] = formats.sort((a, b) => worth(b) - worth(a));
  if (format === undefined) return null;
  const suites = real.filter((suite) => suite.format === format);
  return { suites, others: real.filter((suite) => suite.format !== format), format, ...partsOf(suites) };
}

type Parts = Omit<Plan, 'suites' | 'others' | 'format'>;

function partsOf(suites: readonly Suite[]): Parts {
  const folders = [...new Set(suites.map(({ folder }) => folder))];
  const [folder = ''] = folders;
  // Everything in one place: the commands then need not go there.
  const isOnePlace =
    folder !== '' &&
    folders.length === 1 &&
    suites.every(({ setup }) => setup === null || setup.folder === folder);
  const into = (place: string) => (isOnePlace || place === '' ? '' : `cd ${shellWord(place)} && `);
  const setups = suites.flatMap(({ setup }) => (setup === null ? [] : [setup]));
  const files = suites.filter(({ outputFile }) => outputFile !== null);
  return {
    workingDirectory: isOnePlace ? folder : null,
    // Each in a shell of its own: the next one starts from the root again.
    setup: distinct(setups.map(({ folder: place, command }) => subshell(into(place), command))),
    run: suites.flatMap(({ folder: place, commands }) => commands.map((command) => into(place) + command)),
    outputFile: files.length === 0 ? null : isOnePlace ? RESULTS : below(folders),
    budgets: distinctBy(
      suites.flatMap(({ budgets }) => budgets),
      ({ metric }) => metric,
    ),
    notes: distinct(suites.flatMap(({ notes }) => notes)),
    steps: stepsFor(suites),
  };
}

function subshell(into: string, command: string): string {
  return into === '' ? command : `(${into}${command})`;
}

function below(folders: readonly string[]): string {
  const [folder = ''] = folders;
  if (folders.length > 1) return `**/${RESULTS}`;
  return folder === '' ? RESULTS : `${folder}/${RESULTS}`;
}

/** What the runner needs, each once. */
export function stepsFor(suites: readonly Suite[]): readonly Step[] {
  return distinctBy(
    suites.flatMap(({ steps }) => steps),
    (step) => ('uses' in step ? step.uses.action : step.run),
  );
}

function distinct(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function distinctBy<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  const kept = new Map<string, T>();
  for (const value of values) if (!kept.has(key(value))) kept.set(key(value), value);
  return [...kept.values()];
}
