// The gates of a repository, each with a workflow, a configuration and a check of its own: the names that a new gate gets, the
// workflows that run a gate already, and what one gate measures, which are the suites of one format. Pure; `written-files.ts` renders
// the texts.

import { quoteShellWord } from '../text/shell-word.ts';
import { fitSuites, type GateCost } from './cost.ts';
import { listIrrelevantFiles } from './irrelevant-files.ts';
import {
  type BudgetLine,
  type CountRecipe,
  type ProfileRecipe,
  RESULTS,
  type Suite,
  type WorkflowStep,
} from './suite.ts';
import { inFolder, type Tree } from './tree.ts';

export interface GateNames {
  /** Name of the check run, of the workflow and of its file without the ending. */
  readonly check: string;
  /** Id of the job. The check has another, because both are listed beside a pull request. */
  readonly job: string;
  readonly config: string;
}

export const WORKFLOWS = '.github/workflows';

/** The check and the configuration are the defaults of the action. */
export const FIRST_GATE: GateNames = { check: 'bench-referee', job: 'measure', config: '.github/bench-referee.yml' };

/** `name` is that of `--name`, or null for the first gate. */
export function nameGate(name: string | null): GateNames {
  if (name === null) return FIRST_GATE;
  const check = `${FIRST_GATE.check}-${name}`;
  return { check, job: `${FIRST_GATE.job}-${name}`, config: `.github/${check}.yml` };
}

export interface GateFiles {
  readonly workflow: string;
  readonly config: string;
}

const USES_ACTION = /\buses:\s*['"]?[\w.-]+\/bench-referee[/@]/;
const CONFIG_INPUT = /^\s*config:\s*['"]?([^'"\s#]+)/m;

export function findGates(tree: Tree): readonly GateFiles[] {
  return tree.paths
    .filter((path) => path.startsWith(`${WORKFLOWS}/`))
    .flatMap((workflow) => {
      const text = tree.text(workflow) ?? '';
      const [, config = FIRST_GATE.config] = CONFIG_INPUT.exec(text) ?? [];
      return USES_ACTION.test(text) ? [{ workflow, config }] : [];
    });
}

/** A gate that got a name from `init`. */
const NAMED_CONFIG = /^\.github\/bench-referee-[\w.-]+\.ya?ml$/;

/** Any gate without a name of `init` is the first gate. */
export function findGate(tree: Tree, names: GateNames): GateFiles | null {
  const isSame = (config: string) => (names === FIRST_GATE ? !NAMED_CONFIG.test(config) : config === names.config);
  return findGates(tree).find(({ config }) => isSame(config)) ?? null;
}

/** A file that may be a workflow or a configuration, whose text is needed here. */
export function isGateFile(path: string): boolean {
  return /^\.github\/(?:workflows\/)?[^/]+\.ya?ml$/.test(path);
}

export function findFormatsInUse(tree: Tree): ReadonlySet<string> {
  const texts = findGates(tree).map(({ config }) => tree.text(config) ?? '');
  return new Set(texts.flatMap((text) => /^format:\s*['"]?([\w-]+)/m.exec(text)?.[1] ?? []));
}

export interface GatePlan {
  /** Suites with the same format, at least one. */
  readonly suites: readonly Suite[];
  readonly others: readonly Suite[];
  readonly format: string;
  readonly workingDirectory: string | null;
  /** Lines of shell, one command per line. */
  readonly setup: readonly string[];
  readonly run: readonly PlannedCommand[];
  /** Patterns of changed files that need no measurement, each with `!`. */
  readonly paths: readonly string[];
  readonly outputFile: string | null;
  readonly budgets: readonly BudgetLine[];
  readonly notes: readonly string[];
  /** Sentences about what is not certain. */
  readonly checks: readonly string[];
  readonly cost: GateCost;
  readonly steps: readonly WorkflowStep[];
  /** Whether all benchmarks have one thread. Null: it is not known. */
  readonly isOneThread: boolean | null;
  /** Replacement of `setup` and `run`. Null if one of the suites has no recipe. */
  readonly counted: CountPlan | null;
  /** Null if no recipe is known, or if there are several commands. */
  readonly profiled: ProfileRecipe | null;
}

export interface PlannedCommand {
  readonly command: string;
  /** Null: the only one, or one of several that the program numbers. */
  readonly name: string | null;
  /** Null: that of all commands. */
  readonly folder: string | null;
  readonly dependsOn: readonly string[];
}

export interface CountPlan extends Pick<GatePlan, 'setup'>, Pick<CountRecipe, 'isTimed'> {
  readonly run: readonly string[];
}

/** Null if there is no benchmark. `tree` is null if anything in it may be read. */
export function planOf(found: readonly Suite[], tree: Tree | null): GatePlan | null {
  const real = found.filter(({ benchmarks }) => benchmarks > 0);
  const formats = [...new Set(real.map(({ format }) => format))];
  // Formats with single benchmarks are worth more than a time for the whole command. Among them, the number of benchmarks decides.
  const worth = (format: string) =>
    real.reduce((sum, suite) => sum + (suite.format === format ? suite.benchmarks : 0), 0) -
    (format === 'command' ? 1e9 : 0);
  const [format] = formats.sort((a, b) => worth(b) - worth(a));
  if (format === undefined) return null;
  const { suites, cost, notes, checks } = fitSuites(real.filter((suite) => suite.format === format));
  const paths = tree === null ? [] : listIrrelevantFiles(tree, suites);
  const others = real.filter((suite) => suite.format !== format);
  const parts = partsOf(suites, paths);
  return {
    ...{ suites, others, format, paths, cost },
    ...parts,
    notes: [...parts.notes, ...notes],
    checks: [...parts.checks, ...checks],
  };
}

/** The suite as the counts run it. Empty if no recipe is known. */
function countingOf(suite: Suite): Suite[] {
  const { counted, folder } = suite;
  if (counted === null) return [];
  if (counted.setup === null) return [{ ...suite, commands: counted.commands }];
  return [{ ...suite, setup: { folder, command: counted.setup }, builds: [], commands: counted.commands }];
}

function partsOf(
  suites: readonly Suite[],
  paths: readonly string[],
): Omit<GatePlan, 'suites' | 'others' | 'format' | 'paths' | 'cost'> {
  const folders = [...new Set(suites.map(({ folder }) => folder))];
  const [folder = ''] = folders;
  // If everything is in one folder, the commands do not need `cd`.
  const isOnePlace =
    folder !== '' &&
    folders.length === 1 &&
    suites.every(({ setup, builds }) => [setup, ...builds].every((one) => one === null || one.folder === folder));
  const into = (place: string) => (isOnePlace || place === '' ? '' : `cd ${quoteShellWord(place)} && `);
  // Each setup runs in its own subshell, so that the next one starts in the root.
  const lineOf = ({ folder: place, command }: NonNullable<Suite['setup']>) =>
    into(place) === '' ? command : `(${into(place)}${command})`;
  const joinSetups = (all: readonly Suite[]) => {
    const lines = new Map<string, Set<string>>();
    for (const { setup, builds } of all) {
      if (setup === null) continue;
      const line = lineOf(setup);
      lines.set(line, new Set([...(lines.get(line) ?? []), ...builds.map(lineOf)]));
    }
    return [...lines].map(([line, builds]) => [line, ...builds].join(' && '));
  };
  const joinCommands = (all: readonly Suite[]) =>
    all.flatMap(({ folder: place, commands }) => commands.map((one) => into(place) + one));
  const workingDirectory = isOnePlace ? folder : null;
  const commands = suites.flatMap((suite): PlannedCommand[] => {
    if (suite.programs.length === 0)
      return joinCommands([suite]).map((command) => ({ command, name: null, folder: null, dependsOn: [] }));
    return suite.programs.map((program) => {
      const isHere = program.folder === (workingDirectory ?? '');
      return { ...program, folder: isHere ? null : program.folder, dependsOn: excludeFrom(program.dependsOn, paths) };
    });
  });
  const counting = suites.flatMap(countingOf);
  const isTimed = suites.every(({ counted }) => counted?.isTimed === true);
  const results = folders.length > 1 ? `**/${RESULTS}` : inFolder(isOnePlace ? '' : folder, RESULTS);
  const [only] = suites;
  const profiled = suites.length === 1 && only?.commands.length === 1 ? only.profiled : null;
  return {
    profiled: profiled && moveRecipe(profiled, into(folder)),
    workingDirectory,
    setup: joinSetups(suites),
    run: commands.length === 1 ? commands.map((one) => ({ ...one, name: null })) : commands,
    outputFile: suites.some(({ outputFile }) => outputFile !== null) ? results : null,
    budgets: uniqueBy(
      suites.flatMap(({ budgets }) => budgets),
      ({ metric }) => metric,
    ),
    notes: [...new Set(suites.flatMap(({ notes }) => notes))],
    checks: [...new Set(suites.flatMap(({ checks }) => checks))],
    steps: stepsFor(suites),
    isOneThread: suites.some((one) => one.isOneThread === null) ? null : suites.every((one) => one.isOneThread),
    counted:
      counting.length < suites.length ? null : { setup: joinSetups(counting), run: joinCommands(counting), isTimed },
  };
}

/** A list that begins with the whole repository contains what no benchmark reads, too. */
function excludeFrom(dependsOn: readonly string[], paths: readonly string[]): readonly string[] {
  const [first, ...others] = dependsOn;
  return first === '**' ? [first, ...paths, ...others] : dependsOn;
}

function moveRecipe({ command, otherwise }: ProfileRecipe, into: string): ProfileRecipe {
  return { command: into + command, otherwise: otherwise && { ...otherwise, command: into + otherwise.command } };
}

export function stepsFor(suites: readonly Suite[]): readonly WorkflowStep[] {
  return uniqueBy(
    suites.flatMap(({ steps }) => steps),
    (step) => ('uses' in step ? step.uses.action : step.run),
  );
}

/** The first of those with the same key. */
function uniqueBy<T>(values: readonly T[], key: (value: T) => string): readonly T[] {
  const keys = values.map(key);
  return values.filter((_, index) => keys.indexOf(keys[index]!) === index);
}
