// The libraries for C++ benchmarks: how a target that uses one is recognised, and how its program is run.

import { type BenchmarkTool, FILTER } from './suite.ts';

export interface CppTool extends BenchmarkTool {
  readonly metric: string;
  /**
   * Matches the tool among the libraries of a target. `header` matches its include in the sources, because a target may
   * get the library through another target.
   */
  readonly library: RegExp;
  readonly header: RegExp;
  readonly benchmark: RegExp;
  /** Name of the Debian package. Null: there is none. */
  readonly debian: string | null;
  readonly notes: readonly string[];
  run(sources: string): string;
}

/** Passes the filter of Catch2 only if there is one, because version 3 takes an empty one for the name of a test. */
const CATCH2_FILTER = `\${BENCH_REFEREE_FILTER:+"$BENCH_REFEREE_FILTER"}`;
const CATCH2_HIDDEN_FILTER = `"\${BENCH_REFEREE_FILTER:-[!benchmark]}"`;

export const CPP_TOOLS: readonly CppTool[] = [
  {
    name: 'Google Benchmark',
    format: 'google-benchmark',
    foundBy: 'a target of CMake with `benchmark::benchmark`, and `BENCHMARK(…)`',
    metric: 'cpu_time',
    library: /\bbenchmark(?:::benchmark(?:_main)?|_main)?\b/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"]benchmark\/benchmark\.h/m,
    benchmark: /^[ \t]*BENCHMARK(?:_F|_TEMPLATE\w*|_DEFINE_F|_CAPTURE)?\s*\(/gm,
    debian: 'libbenchmark-dev',
    notes: ['For benchmarks of one thread cpu_time is steadier than real_time.'],
    run: () => `--benchmark_format=json --benchmark_filter=${FILTER}`,
  },
  {
    name: 'Catch2',
    format: 'catch2',
    foundBy: 'a target of CMake with `Catch2::…`, and `BENCHMARK("…")`',
    metric: 'time',
    library: /\bCatch2::/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"]catch2\//m,
    benchmark: /^[ \t]*BENCHMARK(?:_ADVANCED)?\s*\(/gm,
    debian: 'catch2',
    notes: ['Each invocation gives one mean. Analysing its samples takes half a second for each benchmark.'],
    run: (sources) =>
      `-r xml --benchmark-no-analysis ${sources.includes('[!benchmark]') ? CATCH2_HIDDEN_FILTER : CATCH2_FILTER}`,
  },
  {
    name: 'nanobench',
    format: 'nanobench',
    foundBy: 'a target of CMake with nanobench, and `.run(…)`',
    metric: 'time',
    library: /\bnanobench\b/,
    header: /^[ \t]*#[ \t]*include[ \t]*[<"](?:[\w/]+\/)?nanobench\.h/m,
    benchmark: /\.run\s*\(/g,
    debian: null,
    notes: [],
    run: () => '',
  },
];
