// Finds the benchmark scripts of a package: a script of package.json by its name, or the files that start a benchmark
// library by themselves.

import { posix } from 'node:path';
import type { BenchmarkTool } from './suite.ts';
import { asText, folderOf, type Tree } from './tree.ts';

export interface ScriptTool extends BenchmarkTool {
  readonly dependency: string;
  readonly metric: string;
  /** Matches a source that prints what the format reads. */
  readonly prints: RegExp;
  /** A script that could not be read is expected to print it, because nearly all scripts do. */
  readonly isUsual: boolean;
  /** Sentence about what the script has to print. */
  readonly note: string;
}

export const SCRIPT_TOOLS: readonly ScriptTool[] = [
  {
    name: 'Benchmark.js',
    format: 'benchmarkjs',
    foundBy: 'a script like `bench` in `package.json`, or a bench file, that prints `String(event.target)`',
    dependency: 'benchmark',
    metric: 'ops/sec',
    prints: /\.target\b/,
    isUsual: true,
    note: 'The script has to print String(event.target) on every "cycle".',
  },
  {
    name: 'tinybench',
    format: 'tinybench',
    foundBy:
      'a script like `bench` in `package.json`, or a bench file, that prints `bench.table()` or its tasks as JSON',
    dependency: 'tinybench',
    metric: 'time',
    prints: /\bconsole\.table\(|\bJSON\.stringify\(/,
    isUsual: true,
    note: 'The script has to print console.table(bench.table()), or the tasks as JSON, which has more digits.',
  },
  {
    name: 'mitata',
    format: 'mitata',
    foundBy: 'a script like `bench` in `package.json`, or a bench file, that runs mitata with `format` `json`',
    dependency: 'mitata',
    metric: 'time',
    prints: /\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,
    isUsual: false,
    note: 'The script has to end with await run({ format: { json: { samples: false } } }).',
  },
];

/** The first is preferred, and all to any other name with such a word. */
const SCRIPTS = ['bench', 'benchmark', 'benchmarks', 'perf'];

/** Matches a name with such a word, such as `bench:node`, `bench-all`, `benchNode` or `test:perf`. */
const SCRIPT_NAME = /(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/;
/** Matches a name with a word for what is done before or after the measurement. */
const AROUND_NAME =
  /(?<![a-z])(?:build|check|clean|compare|deploy|deps|dev|format|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/;

export function findScript(names: readonly string[]): string | null {
  const exact = SCRIPTS.find((name) => names.includes(name));
  return exact ?? names.find((name) => SCRIPT_NAME.test(name) && !AROUND_NAME.test(name)) ?? null;
}

/** Matches a file that node cannot start, or that a test runner starts. */
const NOT_STARTED = /\.(?:test|spec|d)\.\w+$|x$/;

/** `files` are at least one. */
export function findStartedFiles(
  tree: Tree,
  paths: readonly string[],
  dependencies: readonly string[],
): { tool: ScriptTool; files: readonly string[] } | null {
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

/** Matches a word of a script that names a file with code, such as `./bench/index.ts`. */
const SOURCE_WORD = /(?<=^|\s)(?:\.\/)?([\w./@-]+\.[cm]?[jt]sx?)(?=$|\s)/;

/** Null if the script names none, or not one of those that are read. */
export function sourceOf(tree: Tree, folder: string, script: unknown): string | null {
  const [, file] = SOURCE_WORD.exec(asText(script) ?? '') ?? [];
  const path = file === undefined ? null : posix.join(folder, file);
  return path === null || tree.text(path) === null ? null : withHelpers(tree, [path]);
}

/** Matches a text in quotes that may name a file, or several joined by `path.join`. */
const FILE_TEXTS = /(['"`])[\w@./-]+\1(?:\s*,\s*(['"`])[\w@./-]+\2)*/g;
const ENDINGS = ['', '.js', '.mjs', '.cjs', '.ts', '.mts', '.cts', '/index.js', '/index.ts'];

/**
 * The texts of files and of all that they name: imports, and the files of workers and processes, whose output they
 * may print. A package is no such file, because nothing in the repository has its name.
 */
export function withHelpers(tree: Tree, paths: readonly string[]): string {
  const texts = new Map<string, string>();
  const waiting = [...paths];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = tree.text(path);
    if (text === null || texts.has(path)) continue;
    texts.set(path, text);
    const folder = folderOf(path);
    for (const [found] of text.matchAll(FILE_TEXTS)) {
      const words = found.split(',').map((word) => word.trim().slice(1, -1));
      const names = [words.join('/'), ...words].map((name) => posix.join(folder, name));
      waiting.push(...names.flatMap((name) => ENDINGS.map((ending) => name + ending)).filter(tree.has));
    }
  }
  return [...texts.values()].join('\n');
}
