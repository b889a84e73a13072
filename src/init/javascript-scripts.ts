// Finds the benchmark scripts of a package: a script of package.json by its name, or the files that start a benchmark
// library by themselves.

import { posix } from 'node:path';
import type { Link } from './javascript-chain.ts';
import type { BenchmarkTool } from './suite.ts';
import { asObject, folderOf, inFolder, readJson, type Tree } from './tree.ts';

export interface ScriptTool extends BenchmarkTool {
  readonly dependency: string;
  readonly metric: string;
  /** Matches a source that prints what the format reads. */
  readonly prints: RegExp;
  /** Seconds for one benchmark, by default. */
  readonly seconds: number;
  /** Matches what adds a benchmark. */
  readonly adds: RegExp;
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
    seconds: 5.5,
    adds: /\.add\s*\(/g,
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
    seconds: 1.3,
    adds: /\.add\s*\(/g,
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
    seconds: 1,
    adds: /\bbench\s*\(/g,
    prints: /\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,
    isUsual: false,
    note: 'The script has to end with await run({ format: { json: { samples: false } } }).',
  },
];

/** The first is preferred, and all to any other name with such a word. */
const SCRIPTS = ['bench', 'benchmark', 'benchmarks', 'perf'];

/** Matches a name with such a word, such as `bench:node`, `bench-all`, `benchNode` or `test:perf`. */
export const SCRIPT_NAME = /(?<![A-Za-z])(?:bench(?:es|marks?)?|perf)(?![a-z])/;
/** Matches a name with a word for what is done before or after the measurement. */
export const AROUND_NAME =
  /(?<![a-z])(?:build|check|clean|compare|compile|deploy|deps|dev|format|generate|init|install|lint|prepare|report|serve|setup|types?|typecheck|update|upload|watch)(?![a-z])/;

/** Starts a runtime that a project of node need not have. */
const OTHER_RUNTIME = /^(?:\w+=\S*\s+)*(?:bunx?|deno)\s/;

/** Names of scripts, the preferred ones first. */
export function listMeasuringScripts(scripts: ReadonlyMap<string, string>): readonly string[] {
  const names = [...scripts.keys()].filter((name) => SCRIPT_NAME.test(name) && !AROUND_NAME.test(name));
  const rank = (name: string) => {
    const exact = SCRIPTS.indexOf(name);
    return (exact === -1 ? SCRIPTS.length : exact) + (OTHER_RUNTIME.test(scripts.get(name) ?? '') ? 100 : 0);
  };
  return names.sort((a, b) => rank(a) - rank(b));
}

export function findScript(
  scripts: ReadonlyMap<string, string>,
  isWanted: (text: string) => boolean = () => true,
): string | null {
  return listMeasuringScripts(scripts).find((name) => isWanted(scripts.get(name) ?? '')) ?? null;
}

/** Matches a file that node cannot start, or that a test runner starts. */
const NOT_STARTED = /\.(?:test|spec|d)\.\w+$|x$/;

const importsOf = ({ dependency }: ScriptTool) =>
  new RegExp(`(?:\\bfrom|\\bimport|\\b(?:require|import)\\s*\\()\\s*['"\`]${dependency}['"\`]`);

/** The tool that a source imports, or else one among the dependencies. `source` is null if it is not known. */
export function findTool(source: string | null, dependencies: readonly string[]): ScriptTool | null {
  const imported = SCRIPT_TOOLS.find((tool) => source !== null && importsOf(tool).test(source));
  return imported ?? SCRIPT_TOOLS.find(({ dependency }) => dependencies.includes(dependency)) ?? null;
}

/** `files` are at least one. */
export function findStartedFiles(
  tree: Tree,
  paths: readonly string[],
  dependencies: readonly string[],
): { tool: ScriptTool; files: readonly string[] } | null {
  const scripts = paths.filter((path) => !NOT_STARTED.test(path));
  for (const tool of SCRIPT_TOOLS.filter(({ dependency }) => dependencies.includes(dependency))) {
    const imports = importsOf(tool);
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

/** The files with code that commands name by their words, such as `./bench/index.ts`, `bench` or `.`. Only those that are read. */
export function listEntries(tree: Tree, links: readonly Link[]): readonly string[] {
  return links.flatMap(({ folder, command }) =>
    command
      .split(/\s+/)
      .slice(1)
      .flatMap((word) => {
        const name = word.replaceAll(/^["']|["']$/g, '');
        const found = /^[\w./@-]+$/.test(name) ? findSource(tree, posix.join(folder, name)) : null;
        return found === null ? [] : [found];
      }),
  );
}

/** Builds of the packages whose commands start a file that git does not list, because a build makes it. */
export function findNeededBuilds(tree: Tree, links: readonly Link[]): readonly Link[] {
  const folders = links.flatMap(({ folder, command }) => {
    const files = command.match(/(?<=\s)[\w./-]+\.[cm]?js(?=\s|$)/g) ?? [];
    const isMade = files.some((file) => MADE.test(file) && !tree.has(posix.join(folder, file)));
    const { build } = asObject(readJson(tree, inFolder(folder, 'package.json'))['scripts']);
    return isMade && build !== undefined ? [folder] : [];
  });
  return [...new Set(folders)].map((folder) => ({ folder, command: 'npm run build', kind: 'build' }));
}

const MADE = /^(?:\.\/)?(?:dist|build|lib|out|output)\//;

function findSource(tree: Tree, path: string): string | null {
  const place = path.replace(/^\.?\/?$|\/$/, '');
  return ENDINGS.map((ending) => (place + ending).replace(/^\//, '')).find((one) => tree.text(one) !== null) ?? null;
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
