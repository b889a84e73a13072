// The gates of a repository: the names that a new gate gets, and the workflows that run a gate already. A repository may
// have several gates, each with a workflow, a configuration and a check of its own.

import { quoteShellWord } from '../text/shell-word.ts';
import {
  type BudgetLine,
  type CountRecipe,
  type ProfileRecipe,
  RESULTS,
  type Suite,
  type WorkflowStep,
} from './suite.ts';
import type { Tree } from './tree.ts';

export interface GateNames {
  /** Name of the check run, of the workflow and of its file without the ending. */
  readonly check: string;
  /** Id of the job. It differs from the check, because both are listed beside a pull request. */
  readonly job: string;
  readonly config: string;
}

export const WORKFLOWS = '.github/workflows';

/** Names of the gate that needs no `--name`. The check and the configuration are the defaults of the action. */
export const FIRST_GATE: GateNames = { check: 'bench-referee', job: 'measure', config: '.github/bench-referee.yml' };

/** `name` is the value of `--name`, or null for the first gate. */
export function nameGate(name: string | null): GateNames {
  if (name === null) return FIRST_GATE;
  const check = `${FIRST_GATE.check}-${name}`;
  return { check, job: `${FIRST_GATE.job}-${name}`, config: `.github/${check}.yml` };
}

export interface ExistingGate {
  readonly workflow: string;
  readonly config: string;
}

const USES_ACTION = /\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/;
const CONFIG_INPUT = /^\s*config:\s*['"]?([^'"\s#]+)/m;

export function findGates(tree: Tree): readonly ExistingGate[] {
  return tree.paths
    .filter((path) => path.startsWith(`${WORKFLOWS}/`))
    .flatMap((workflow) => {
      const text = tree.text(workflow) ?? '';
      const [, config = FIRST_GATE.config] = CONFIG_INPUT.exec(text) ?? [];
      return USES_ACTION.test(text) ? [{ workflow, config }] : [];
    });
}

/** Matches the configuration of a gate that got a name from `init`. */
const NAMED_CONFIG = /^\.github\/bench-referee-[\w.-]+\.ya?ml$/;

/** Any gate without a name of `init` is the first gate. */
export function findGate(tree: Tree, names: GateNames): ExistingGate | null {
  const isFirst = names === FIRST_GATE;
  const isSame = ({ config }: ExistingGate) => (isFirst ? !NAMED_CONFIG.test(config) : config === names.config);
  return findGates(tree).find(isSame) ?? null;
}

/** Whether a file may be a workflow or a configuration, whose text is needed here. */
export function isGateFile(path: string): boolean {
  return /^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path);
}

export function findFormatsInUse(tree: Tree): ReadonlySet<string> {
  const texts = findGates(tree).map(({ config }) => tree.text(config) ?? '');
  return new Set(texts.flatMap((text) => /^format:\s*['"]?([\w-]+)/m.exec(text)?.[1] ?? []));
}

// Selects what one gate measures: the suites found in, those of one format out, with the parts of a configuration and a
// workflow. Pure; `configuration.ts` and `workflow.ts` render the texts.

export interface GatePlan {
  /** Suites in the gate. At least one, all with the same format. */
  readonly suites: readonly Suite[];
  readonly others: readonly Suite[];
  readonly format: string;
  readonly workingDirectory: string | null;
  /** Lines of shell, one command per line. */
  readonly setup: readonly string[];
  readonly run: readonly string[];
  readonly outputFile: string | null;
  readonly budgets: readonly BudgetLine[];
  readonly notes: readonly string[];
  readonly steps: readonly WorkflowStep[];
  /** What counts the instructions of all suites, in place of `setup` and `run`. Null if one of them has no recipe. */
  readonly counted: CountPlan | null;
  /** What records a profile. Null if no recipe is known, or if there are several commands. */
  readonly profiled: ProfileRecipe | null;
}

export interface CountPlan extends Pick<GatePlan, 'setup' | 'run'>, Pick<CountRecipe, 'isTimed'> {}

/** Makes the plan. Null if there is no benchmark. */
export function planOf(found: readonly Suite[]): GatePlan | null {
  const real = found.filter(({ benchmarks }) => benchmarks > 0);
  const formats = [...new Set(real.map(({ format }) => format))];
  // Formats with single benchmarks are worth more than a time for the whole command. Among them, the number of
  // benchmarks decides.
  const worth = (format: string) =>
    real.reduce((sum, suite) => sum + (suite.format === format ? suite.benchmarks : 0), 0) -
    (format === 'command' ? 1e9 : 0);
  const [format] = formats.sort((a, b) => worth(b) - worth(a));
  if (format === undefined) return null;
  const suites = real.filter((suite) => suite.format === format);
  return { suites, others: real.filter((suite) => suite.format !== format), format, ...partsOf(suites) };
}

/** `into` is the command that leads to the folder of the suite. */
function moveRecipe({ command, otherwise }: ProfileRecipe, into: string): ProfileRecipe {
  return {
    command: into + command,
    otherwise: otherwise && { ...otherwise, command: into + otherwise.command },
  };
}

type GateParts = Omit<GatePlan, 'suites' | 'others' | 'format'>;

function partsOf(suites: readonly Suite[]): GateParts {
  const folders = [...new Set(suites.map(({ folder }) => folder))];
  const [folder = ''] = folders;
  // If everything is in one folder, the commands do not need `cd`.
  const isOnePlace =
    folder !== '' &&
    folders.length === 1 &&
    suites.every(({ setup, builds }) => [setup, ...builds].every((one) => one === null || one.folder === folder));
  const into = (place: string) => (isOnePlace || place === '' ? '' : `cd ${quoteShellWord(place)} && `);
  // Each setup runs in its own subshell, so that the next one starts in the root.
  const joinSetups = (all: readonly Pick<Suite, 'setup' | 'builds'>[]) => {
    const lines = new Map<string, readonly string[]>();
    const lineOf = ({ folder: place, command }: NonNullable<Suite['setup']>) => subshell(into(place), command);
    for (const { setup, builds } of all) {
      if (setup === null) continue;
      const line = lineOf(setup);
      lines.set(line, [...(lines.get(line) ?? []), ...builds.map(lineOf)]);
    }
    return [...lines].map(([line, builds]) => [line, ...removeDuplicates(builds)].join(' && '));
  };
  const joinCommands = (place: string, commands: readonly string[]) => commands.map((one) => into(place) + one);
  const recipes = suites.flatMap(({ counted, folder: place, setup, builds }) =>
    counted === null ? [] : [{ ...counted, place, own: setup, builds }],
  );
  const files = suites.filter(({ outputFile }) => outputFile !== null);
  const [only] = suites;
  const isOne = suites.length === 1 && only?.commands.length === 1;
  return {
    profiled: isOne && only.profiled !== null ? moveRecipe(only.profiled, into(only.folder)) : null,
    workingDirectory: isOnePlace ? folder : null,
    setup: joinSetups(suites),
    run: suites.flatMap(({ folder: place, commands }) => joinCommands(place, commands)),
    outputFile: files.length === 0 ? null : isOnePlace ? RESULTS : formatResultPattern(folders),
    budgets: removeDuplicatesBy(
      suites.flatMap(({ budgets }) => budgets),
      ({ metric }) => metric,
    ),
    notes: removeDuplicates(suites.flatMap(({ notes }) => notes)),
    steps: stepsFor(suites),
    counted:
      recipes.length < suites.length
        ? null
        : {
            setup: joinSetups(
              recipes.map(({ setup, place, own, builds }) =>
                setup === null ? { setup: own, builds } : { setup: { folder: place, command: setup }, builds: [] },
              ),
            ),
            run: recipes.flatMap(({ place, commands }) => joinCommands(place, commands)),
            isTimed: recipes.every(({ isTimed }) => isTimed),
          },
  };
}

function subshell(into: string, command: string): string {
  return into === '' ? command : `(${into}${command})`;
}

function formatResultPattern(folders: readonly string[]): string {
  const [folder = ''] = folders;
  if (folders.length > 1) return `**/${RESULTS}`;
  return folder === '' ? RESULTS : `${folder}/${RESULTS}`;
}

export function stepsFor(suites: readonly Suite[]): readonly WorkflowStep[] {
  return removeDuplicatesBy(
    suites.flatMap(({ steps }) => steps),
    (step) => ('uses' in step ? step.uses.action : step.run),
  );
}

function removeDuplicates(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}

function removeDuplicatesBy<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  const kept = new Map<string, T>();
  for (const value of values) if (!kept.has(key(value))) kept.set(key(value), value);
  return [...kept.values()];
}
