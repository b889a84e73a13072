// What an ecosystem finds in a repository: a suite of benchmarks that one tool runs, with all that its gate takes.
// And what an ecosystem is. Types and two names; `index.ts` is the only list of ecosystems.

import type { Tree } from './tree.ts';

export interface Ecosystem {
  /** For sentences: `Go`. */
  readonly title: string;
  /** What a repository needs to have for it, for the sentence that nothing was found. */
  readonly lookedFor: string;
  /** Which files it wants to read. */
  reads(path: string): boolean;
  find(tree: Tree): readonly Suite[];
}

export interface Suite {
  /** For sentences: `go test`, `Criterion.rs`. */
  readonly tool: string;
  /** What was found and where, for people. */
  readonly evidence: string;
  /** Benchmarks as far as the sources show them; 0: none yet, and there is no gate to write. */
  readonly benchmarks: number;
  /** Id of the format. */
  readonly format: string;
  /** Folder in which the commands run, relative to the root; empty: the root itself. */
  readonly folder: string;
  /** Each is one line of shell that measures every benchmark once. */
  readonly commands: readonly string[];
  /** Pattern of result files, relative to `folder`; null: the commands print the results. */
  readonly outputFile: string | null;
  /** Once in each tree; null: nothing to do. Its folder may lie above that of the commands. */
  readonly setup: { readonly folder: string; readonly command: string } | null;
  readonly budgets: readonly BudgetLine[];
  /** What a reader of the configuration has to know, a sentence each. */
  readonly notes: readonly string[];
  /** What the runner needs before: toolchains and caches. */
  readonly steps: readonly Step[];
}

export interface BudgetLine {
  readonly metric: string;
  /** As it is written: `5%`. */
  readonly maxRegression: string;
  readonly because: string;
}

/** One step of the workflow: an action, or a script. */
export type Step =
  | { readonly uses: Pin; readonly with: Readonly<Record<string, string>>; readonly comment?: string }
  | { readonly run: string; readonly comment?: string };

/** An action by its commit, and the version that this commit is. */
export interface Pin {
  readonly action: string;
  readonly sha: string;
  readonly version: string;
}

/** Where a tool that writes a file writes it. A name that nobody else has. */
export const RESULTS = 'bench-referee-results.json';

/** The filter as a word of the shell: empty, which is all, as long as nothing is decided. */
export const FILTER = `"\${BENCH_REFEREE_FILTER:-}"`;

export const TIME_BECAUSE = 'a first limit; doctor proposes one from the noise of your runner';

/** `3 benchmarks in a.go and 2 more files`. */
export function evidenceOf(count: number, paths: readonly string[]): string {
  const [first = '', ...others] = paths;
  const more = others.length === 0 ? '' : ` and ${others.length} more file${others.length === 1 ? '' : 's'}`;
  return `${count} benchmark${count === 1 ? '' : 's'} in ${first}${more}`;
}
