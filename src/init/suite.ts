// What an ecosystem finds in a repository: a suite of benchmarks with everything that its gate needs. `index.ts` has the only list of
// ecosystems.

import type { Tree } from './tree.ts';

export interface Ecosystem {
  readonly title: string;
  /** The documentation lists them, and the message that nothing was found. */
  readonly tools: readonly BenchmarkTool[];
  reads(path: string): boolean;
  find(tree: Tree): readonly Suite[];
}

export interface BenchmarkTool {
  readonly name: string;
  readonly format: string;
  /** Code or files, in Markdown. */
  readonly foundBy: string;
}

export interface Suite {
  /** Name in the list of its ecosystem. */
  readonly tool: string;
  /** Description for people of what was found, and where. */
  readonly evidence: string;
  /** 0: none yet, so no gate is written. */
  readonly benchmarks: number;
  readonly format: string;
  /** The commands run in it. Relative to the root; empty: the root. */
  readonly folder: string;
  /** Lines of shell. Each measures all its benchmarks once. */
  readonly commands: readonly string[];
  /** The same commands, if each is a program whose files are known. Empty: they are not. */
  readonly programs: readonly Program[];
  /** Pattern relative to `folder`. Null: the commands print the results. */
  readonly outputFile: string | null;
  /** Runs once in each tree. Its folder may be above the one of the commands. */
  readonly setup: { readonly folder: string; readonly command: string } | null;
  /** Builds after `setup`, in this order. */
  readonly builds: readonly NonNullable<Suite['setup']>[];
  /** Command that installs packages of the project, without a build. Null: its tools do so themselves. */
  readonly install: PackageInstall | null;
  readonly budgets: readonly BudgetLine[];
  /** Sentences for a reader of the configuration. */
  readonly notes: readonly string[];
  /** Sentences about what is not certain, and which line to look at. */
  readonly checks: readonly string[];
  /** Patterns of files, relative to the root, that its benchmarks cannot read, and that no build reads. */
  readonly irrelevant: readonly string[];
  /** Toolchains and caches. */
  readonly steps: readonly WorkflowStep[];
  /** Whether each benchmark has one thread, as far as its source says. Null: its tool is not for such benchmarks. */
  readonly isOneThread: boolean | null;
  /** Null: its tool is not known. */
  readonly pace: Pace | null;
  /** Parts that can be measured without the rest: files, packages or programs. */
  readonly parts: readonly string[];
  /** The suite of some of its parts. Null: it cannot be divided. */
  readonly narrow: ((parts: readonly string[]) => Suite) | null;
  /** Null if no recipe is known. */
  readonly counted: CountRecipe | null;
  /** Null if no recipe is known. */
  readonly profiled: ProfileRecipe | null;
}

/** Presets of a suite if its ecosystem says nothing else. */
const USUAL = {
  outputFile: null,
  programs: [],
  irrelevant: [],
  builds: [],
  install: null,
  notes: [],
  checks: [],
  isOneThread: null,
  pace: null,
  parts: [],
  narrow: null,
  counted: null,
  profiled: null,
} as const;

export interface SuiteParts
  extends Omit<Suite, keyof typeof USUAL | 'evidence' | 'budgets'>,
    Partial<Pick<Suite, keyof typeof USUAL | 'budgets'>> {
  readonly files: readonly string[];
  /** The evidence if there is no benchmark: the manifest of the project. */
  readonly project: string;
  /** Metric of the only budget. */
  readonly metric: string;
}

export function makeSuite({ files, project, metric, ...parts }: SuiteParts): Suite {
  const evidence = parts.benchmarks === 0 ? project : evidenceOf(parts.benchmarks, files);
  return { ...USUAL, evidence, budgets: [makeBudget(metric)], ...parts };
}

/** Time that a tool takes for one benchmark with the options of the commands, by its documentation and its defaults. */
export interface Pace {
  readonly seconds: number;
  /** Null: the tool has no such options, or the commands have them. */
  readonly shorter: ShorterTimes | null;
  /** Options of the commands in place of those of a longer time. Null: none. */
  readonly options: string | null;
}

export interface ShorterTimes {
  /** A text of each command, and the one in its place. */
  readonly from: string;
  readonly to: string;
  readonly options: string;
  readonly seconds: number;
}

export function makePace(seconds: number, shorter: ShorterTimes | null = null): Pace {
  return { seconds, shorter, options: null };
}

/** Adds an option after a word of the commands. */
export function addOption(word: string, options: string, seconds: number): ShorterTimes {
  return { from: word, to: `${word} ${options}`, options, seconds };
}

/** Replaces options of the commands. */
export function replaceOptions(from: string, options: string, seconds: number): ShorterTimes {
  return { from, to: options, options, seconds };
}

/** The suites with benchmarks, or else one of those without, so that the ecosystem counts as found. */
export function selectMeasuredSuites(suites: readonly Suite[]): readonly Suite[] {
  const measured = suites.filter(({ benchmarks }) => benchmarks > 0);
  return measured.length > 0 ? measured : suites.slice(0, 1);
}

/** The inputs for the version of a toolchain: from the file in which the project sets it, or the usual one. */
export function versionInputs(toolchain: string, file: string | null, usual: string): Readonly<Record<string, string>> {
  return file === null ? { [`${toolchain}-version`]: usual } : { [`${toolchain}-version-file`]: file };
}

/** Matches code of any language that starts threads or processes, and options of tools that run a benchmark in several threads. */
export const THREADS =
  /\bRunParallel\b|\brayon\b|\bthread::(?:spawn|scope)\b|\bstd::(?:j?thread|async|execution)\b|->\s*Thread(?:s|Range|PerCpu)\b|\bthreads\s*=|\bworker_threads\b|\bmultiprocessing\b|\bthreading\b|\bconcurrent\.futures\b/;

export function hasOneThread(tree: Tree, paths: readonly string[]): boolean {
  return !paths.some((path) => THREADS.test(tree.text(path) ?? ''));
}

export interface Program {
  /** Name of the command, unique in its repository. */
  readonly name: string;
  /** It starts there. Relative to the root of the repository. */
  readonly folder: string;
  readonly command: string;
  /** Patterns relative to the root of the repository: all that it reads. Empty: not known. */
  readonly dependsOn: readonly string[];
}

export interface PackageInstall {
  readonly language: 'node' | 'python';
  readonly folder: string;
  readonly command: string;
}

export interface ProfileRecipe {
  readonly command: string;
  /** Another command, and the words that say when to use it. */
  readonly otherwise: { readonly when: string; readonly command: string } | null;
}

/** Commands that count the benchmarks of a suite, in place of its setup and its commands. */
export interface CountRecipe {
  /** Command in the folder of the suite. Null: the setup of the suite. */
  readonly setup: string | null;
  readonly commands: readonly string[];
  /** Whether the commands print times as well. If not, there are no rounds. */
  readonly isTimed: boolean;
}

export interface BudgetLine {
  readonly metric: string;
  readonly maxRegression: string;
  /** One line. It is no `because`, which the comment on a pull request shows as the reason of a team. */
  readonly comment: string;
}

export type WorkflowStep =
  | { readonly uses: Pin; readonly with: Readonly<Record<string, string>>; readonly comment?: string }
  | { readonly run: string; readonly comment?: string };

export interface Pin {
  readonly action: string;
  readonly sha: string;
  readonly version: string;
}

/** The name is unlikely to be used already. */
export const RESULTS = 'bench-referee-results.json';

/** A word of the shell. It is empty, which selects all benchmarks, as long as none is decided. */
export const FILTER = `"\${BENCH_REFEREE_FILTER:-}"`;

const FIRST_LIMIT = 'first limit; doctor proposes one from the noise of your runner';

export function makeBudget(metric: string, maxRegression = '5%', comment = FIRST_LIMIT): BudgetLine {
  return { metric, maxRegression, comment };
}

export function evidenceOf(count: number, paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${others.length} more file${others.length === 1 ? '' : 's'}`;
  return `${count} benchmark${count === 1 ? '' : 's'} in ${first}${more}`;
}
