// Finds the benchmark scripts of a package: a script of package.json by its name, or the files that start a benchmark
// library by themselves.

import { SCRIPT_TOOLS, type ScriptTool } from './script-tools.ts';
import type { Tree } from './tree.ts';

/** Names of benchmark scripts, in order of preference. Before any other whose name has such a word. */
const SCRIPTS = ['bench', 'benchmark', 'benchmarks', 'perf'];

/** Matches a name with such a word, such as `bench:node`, `bench-all`, `benchNode` or `test:perf`. */
const SCRIPT_NAME = /(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/;
/** Matches a name with a word for what is done before or after the measurement. */
const AROUND_NAME =
  /(?<![a-z])(?:build|check|clean|compare|deploy|deps|dev|format|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/;

/** Returns the name of the script that measures. Null: there is none. */
export function findScript(names: readonly string[]): string | null {
  const exact = SCRIPTS.find((name) => names.includes(name));
  return exact ?? names.find((name) => SCRIPT_NAME.test(name) && !AROUND_NAME.test(name)) ?? null;
}

export interface StartedFiles {
  readonly tool: ScriptTool;
  /** Files that node starts. At least one. */
  readonly files: readonly string[];
}

/** Matches a file that node cannot start, or that a test runner starts. */
const NOT_STARTED = /\.(?:test|spec|d)\.\w+$|x$/;

/** Returns the files that import a benchmark library and run it. Null: there are none. */
export function findStartedFiles(
  tree: Tree,
  paths: readonly string[],
  dependencies: readonly string[],
): StartedFiles | null {
  const scripts = paths.filter((path) => !NOT_STARTED.test(path));
  for (const tool of SCRIPT_TOOLS.filter(({ dependency }) => dependencies.includes(dependency))) {
    const imports = new RegExp(`(?:\\bfrom|\\bimport|\\brequire\\s*\\()\\s*['"]${tool.dependency}['"]`);
    const started = scripts.filter((path) => {
      const text = tree.text(path) ?? '';
      return imports.test(text) && /\brun\s*\(/.test(text);
    });
    const printing = started.filter((path) => tool.prints.test(tree.text(path) ?? ''));
    // Files of one gate are read by one format.
    const files = printing.length > 0 ? printing : started;
    if (files.length > 0) return { tool, files };
  }
  return null;
}
