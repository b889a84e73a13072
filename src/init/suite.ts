// Types for `init`: an ecosystem, and a suite of benchmarks that it finds in a repository, with everything that its
// gate needs. `index.ts` has the only list of ecosystems.

import type { Tree } from './tree.ts';

export interface Ecosystem {
  /** Name in sentences, such as `Go`. */
  readonly title: string;
  /** Tools whose benchmarks it finds, for the documentation and for the message that nothing was found. */
  readonly tools: readonly BenchmarkTool[];
  reads(path: string): boolean;
  find(tree: Tree): readonly Suite[];
}

export interface BenchmarkTool {
  /** Name in sentences, such as `go test` or `Criterion.rs`. */
  readonly name: string;
  readonly format: string;
  /** Code or files by which its benchmarks are found, in Markdown. */
  readonly foundBy: string;
}

export interface Suite {
  /** Name of the tool, as in the list of its ecosystem. */
  readonly tool: string;
  /** Description for people of what was found, and where. */
  readonly evidence: string;
  /** Number of benchmarks found in the sources. 0: none yet, so no gate is written. */
  readonly benchmarks: number;
  readonly format: string;
  /** Folder in which the commands run, relative to the root. Empty: the root. */
  readonly folder: string;
  /** Commands, each a line of shell. Each measures all its benchmarks once. */
  readonly commands: readonly string[];
  /** Pattern of result files, relative to `folder`. Null: the commands print the results. */
  readonly outputFile: string | null;
  /** Command that runs once in each tree. Its folder may be above the one of the commands. Null: none. */
  readonly setup: { readonly folder: string; readonly command: string } | null;
  /** Builds that follow `setup`, in this order. */
  readonly builds: readonly NonNullable<Suite['setup']>[];
  /** What installs packages of the project, without a build. Null: its tools do so themselves. */
  readonly install: PackageInstall | null;
  readonly budgets: readonly BudgetLine[];
  /** Notes for a reader of the configuration, one sentence each. */
  readonly notes: readonly string[];
  /** Steps that the runner needs before: toolchains and caches. */
  readonly steps: readonly WorkflowStep[];
  /** How its instructions are counted. Null if no recipe is known. */
  readonly counted: CountRecipe | null;
  /** How a profile is recorded. Null if no recipe is known. */
  readonly profiled: ProfileRecipe | null;
}

/** What a suite has if its ecosystem says nothing else. */
const USUAL = { outputFile: null, builds: [], install: null, notes: [], counted: null, profiled: null } as const;

interface SuiteParts
  extends Omit<Suite, keyof typeof USUAL | 'evidence' | 'budgets'>,
    Partial<Pick<Suite, keyof typeof USUAL | 'budgets'>> {
  /** Files with benchmarks. */
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

/** What counts the benchmarks of a suite, in place of its setup and its commands. */
export interface CountRecipe {
  /** Command that runs once in each tree, in the folder of the suite. Null: the setup of the suite. */
  readonly setup: string | null;
  readonly commands: readonly string[];
  /** Whether the commands print times as well. If not, there are no rounds. */
  readonly isTimed: boolean;
}

export interface BudgetLine {
  readonly metric: string;
  /** Limit as written, such as `5%`. */
  readonly maxRegression: string;
  readonly because: string;
}

export type WorkflowStep =
  | { readonly uses: Pin; readonly with: Readonly<Record<string, string>>; readonly comment?: string }
  | { readonly run: string; readonly comment?: string };

export interface Pin {
  readonly action: string;
  readonly sha: string;
  readonly version: string;
}

/** Result file of tools that write one. The name is unlikely to be used already. */
export const RESULTS = 'bench-referee-results.json';

/** The filter as a word of the shell. It is empty, which selects all benchmarks, as long as none is decided. */
export const FILTER = `"\${BENCH_REFEREE_FILTER:-}"`;

export const TIME_BECAUSE = 'a first limit; doctor proposes one from the noise of your runner';

export function makeBudget(metric: string, maxRegression = '5%', because = TIME_BECAUSE): BudgetLine {
  return { metric, maxRegression, because };
}

/** A sentence part such as `3 benchmarks in a.go and 2 more files`. */
export function evidenceOf(count: number, paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${others.length} more file${others.length === 1 ? '' : 's'}`;
  return `${count} benchmark${count === 1 ? '' : 's'} in ${first}${more}`;
}
