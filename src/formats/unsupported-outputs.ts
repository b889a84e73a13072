// Recognises outputs that no format reads although their tool can write one that is read: tables for people, comparisons,
// reports as CSV or HTML, compressed files. `render/messages/unsupported-output.ts` has the words of each kind.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import type { ToolOutput } from './format.ts';

type Kind = DataOf<'unsupported-output'>['kind'];

/**
 * The first match decides. A pattern has fixed words of the tool, wherever they are in a line: the widths of columns vary,
 * and a log or a container may put a prefix before it. `.{1,4}` is a letter that a wrong code page turns into several.
 */
const PATTERNS: readonly (readonly [kind: Kind, pattern: RegExp])[] = [
  // First three bytes of gzip (RFC 1952, 2.3.1). The second one is not a valid character.
  ['gzip', /^\x1f\ufffd\x08/],
  ['shell-time', /^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m],
  ['gnu-time', /\b[\d.]+user [\d.]+system [\d:.]+elapsed /],
  ['perf-stat', /Performance counter stats for /],
  [
    'perf-stat-separator',
    /^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m,
  ],
  ['hyperfine', /\bTime \((?:mean|abs) .{1,12}\): +\d/],
  ['hyperfine-export', /^command,mean,stddev,median,user,|\| *Command\s*\| *Mean \[\S+\]/m],
  ['pytest-benchmark', /^-+ benchmark(?: '.*')?: \d+ tests -+$|Outliers: 1 Standard Deviation from Mean/m],
  ['pytest-benchmark', /^name,min,max,mean,stddev,median,/m],
  ['pyperf', /Mean \+- std dev: [\d[]|Median \+- MAD: +\d|^Run \d+: (?:calibrate|\d+ warmup|\d+ values?, )/m],
  [
    'jmh',
    /# (?:JMH version: \d|Run progress: \d|Warmup: \d+ iterations|Warmup Iteration +\d|Run complete\. Total time)/,
  ],
  ['jmh', /Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units|"Benchmark"[,;]"Mode"[,;]"Threads"/],
  ['criterion-quick', /^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m],
  ['bmf-1', /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/],
  ['nvbench', /^Benchmark,Device,Device Name,|^# Benchmark Results\n/m],
  ['vegeta', /Requests +\[total, rate(?:, throughput)?\] +\d|^Bucket +# +% +Histogram|^Value\(ms\) +Percentile /m],
  ['vegeta-results', /^\s*\{"attack":"(?:[^"\\]|\\.)*","seq":\d+,"code":/],
  ['oha', /\bSuccess rate:\s+[\d.]+%|^request-start,DNS,DNS\+dialup,/m],
  ['ab-html', /^<p>\n? *This is ApacheBench, Version /m],
  ['ab-file', /^Percentage served,Time in ms$|^starttime\tseconds\tctime\t/m],
  ['tinybench-tasks', /^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/],
  ['ruby-measure', /^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m],
  ['vitest-bench', /\bname +hz +min +max +mean +p75 +p99 +p995 +p999 +rme +samples/],
  [
    'benchmarkdotnet',
    /BenchmarkDotNet(?:=v| v)\d|\/\/ \* Summary \*|\/\/ \*{5} BenchmarkRunner: |<BenchmarkDotNetVersion>/,
  ],
  ['benchmarkdotnet', /# (?:HELP|TYPE) benchmark_(?:execution_time|error|allocated)_/],
  ['benchmarkdotnet', /^Workload\w+ +\d+: \d+ op, |^Method[,;](?:.*[,;])?Mean[,;]/m],
  ['deno', /\bRuntime \| Deno \d|runtime: deno \d|benchmark +time(?:\/iter)? \(avg\) +iter\/s/],
  ['mitata', /benchmark +(?:avg|time \(avg\) +)\W*\(min .{1,4} max\)|\bclk: ~[\d.]+ GHz|runtime: (?:node|bun) v?\d/],
  ['cronometro', /(?:Slower|Fastest|Single) tests? +.{1,4} Samples /],
  ['benchee', /\bName +ips +average +deviation +median +99th %|^Benchmark run from \d{4}-\d\d-/m],
  ['benchee', /^Name,Iterations per Second,/m],
  ['asv', /Running \d+ total benchmarks \(\d+ commits?\b|\| +Change +\| +Before \[/],
  ['asv', /\[ *\d+\.\d+%\] (?:·{1,4} \w|.{1,6} (?:For|Building for|Benchmarking) )/],
  [
    'asv-1',
    /^\s*\{(?=[\s\S]{0,20000}"commit_hash"\s*:)(?=[\s\S]{0,20000}"requirements"\s*:)[\s\S]{0,20000}"results"\s*:/,
  ],
  ['phpbench', /PHPBench \S+ running benchmarks|\| benchmark +\| subject +\|/],
  ['julia', /BenchmarkTools\.(?:Trial|BenchmarkGroup)|^ *[\d.]+ .{0,3}s \(\d+ allocations?: [\d.]+ \w+\)$/m],
  ['size-limit', /\bSize limit: +[\d.]+ k?m?B\b|\bSize: +[\d.]+ k?m?B\b.{1,60}(?:brotlied|gzipped|minified)/i],
  ['esbuild', /\u26a1 Done in \d+m?s|^ {2}\S.* {2}[\d.]+k?m?b +100\.0%$/m],
  ['lighthouse', /__LIGHTHOUSE_JSON__|"?requestedUrl"?,"?final(?:Displayed)?Url|Running Lighthouse \d+ time\(s\) on/],
  ['haskell-criterion', /^\s*\[\s*"criterion(?:-measurement)?"\s*,|criterion performance measurements/],
  ['nanobench', /^"title";"name";"unit";"batch";"elapsed"/m],
  ['k6', /\b(?:http_req_duration|iteration_duration|iterations)\.{2,}: +\S|^metric_name,timestamp,metric_value,/m],
  ['autocannon', /Running \S{1,20} test @ .{1,300}\n\D{0,40}\d+ connections\b|[^\w\s] Stat +[^\w\s]{1,4} +2\.5%/],
  ['callgrind', /==\d+== (?:Callgrind, a call-graph|Cachegrind, a |Collected : \d)/],
  ['callgrind', /Profile data file '(?:callgrind|cachegrind)\./],
  ['codspeed', /Benchmark +\S+ Time \(best\)|codspeed: \d\S* \(enabled/],
  ['gab-data', /^\s*window\.BENCHMARK_DATA\s*=/],
  ['comparison', /\/op +vs base\b|^ ?name +(?:old \S+ +new \S+ +delta|\S+ ns\/iter +\S+ ns\/iter +diff)/m],
  ['comparison', /^benchmark +old \S+ +new \S+ +(?:delta|speedup)|^group +\S.*\n-{5} +-{3,}/m],
  ['http-load', /^Summary:\n +Total:\s.*\n +Slowest:|^Bombarding \S+ (?:with|for) |^ *Type +Name +# reqs +# fails/m],
  ['jest', /^Test Suites: .*\d+ total$/m],
  ['mocha', /^ *\d+ passing \(\d+m?s\)$/m],
  ['vitest-test', /^ *Test Files +\d+ (?:passed|failed)/m],
  ['pytest', /^(?:=+ )?(?:\d+ \w+, )*\d+ (?:passed|failed)(?:, \d+ \w+)* in [\d.]+s/m],
  ['node-test', /^\u2139 tests \d+$/m],
  ['googletest', /^\[=+\] \d+ tests? from \d+ test (?:suite|case)s? ran/m],
  ['cargo-test', /test result: \w+\. \d+ passed; \d+ failed; \d+ ignored; 0 measured[^\n]*\s*$/],
  ['ctest', /^\d+% tests passed, \d+ tests failed out of \d+$/m],
];

/** Prefix that logs put before a line: the name of a container, a time, a name in brackets. */
const LOG_PREFIX = /^(?:[\w.-]+ *\| |\[[^\]\n]{1,40}\] |\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-][\d:]+)? )+/gm;

/** Null if the output is of no known kind. */
export function makeUnsupportedOutputProblem({ path, text }: ToolOutput): Diagnostic | null {
  const kind = findKind(text) ?? findKind(text.replaceAll(LOG_PREFIX, ''));
  return kind === null ? null : makeError('unsupported-output', inFile(path), { kind });
}

function findKind(text: string): Kind | null {
  return PATTERNS.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}
