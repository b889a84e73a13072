// The libraries for JavaScript benchmarks that a script of package.json starts, and whether the source of the script prints
// what their format reads. None of them has an output format of its own.

import type { BenchmarkTool } from './suite.ts';

export interface ScriptTool extends BenchmarkTool {
  /** Name of the package among the dependencies. */
  readonly dependency: string;
  readonly metric: string;
  /** Matches a source that prints what the format reads. */
  readonly prints: RegExp;
  /** Whether a script that could not be read is expected to print it, because nearly all scripts do. */
  readonly isUsual: boolean;
  /** Sentence about what the script has to print. */
  readonly note: string;
}

export const SCRIPT_TOOLS: readonly ScriptTool[] = [
  {
    name: 'Benchmark.js',
    format: 'benchmarkjs',
    foundBy: 'a script such as `bench` in `package.json`, or a bench file, that prints `String(event.target)`',
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
      'a script such as `bench` in `package.json`, or a bench file, that prints `bench.table()` or its tasks as JSON',
    dependency: 'tinybench',
    metric: 'time',
    prints: /\bconsole\.table\(|\bJSON\.stringify\(/,
    isUsual: true,
    note: 'The script has to print console.table(bench.table()), or the tasks as JSON, which has more digits.',
  },
  {
    name: 'mitata',
    format: 'mitata',
    foundBy: 'a script such as `bench` in `package.json`, or a bench file, that runs mitata with `format` `json`',
    dependency: 'mitata',
    metric: 'time',
    prints: /\bformat\b[^;]{0,60}\bjson\b|\bjson\s*:/,
    isUsual: false,
    note: 'The script has to end with await run({ format: { json: { samples: false } } }).',
  },
];
