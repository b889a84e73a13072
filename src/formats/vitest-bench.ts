// Reads the JSON of `vitest bench`: the median and the rate of every benchmark. Up to version 4, --outputJson writes
// it, without samples: a benchmark that threw has no numbers, and vitest may still exit with success. Since version 5,
// --reporter=json writes a list of tests, each with the benchmarks that it ran. A test is the group of its benchmarks.

import * as z from 'zod';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { Result } from './findings.ts';
import type { FilterableBenchmark } from './format.ts';
import { type JsonResults, type JsonValue, jsonFormat, readEach, valuesOrMiddle } from './json-format.ts';
import { numberListSchema, toReason } from './json-validation.ts';
import { vitestDefinitions } from './quoted-definitions.ts';

export const vitestBench = jsonFormat({
  id: 'vitest-bench',
  aliases: ['js_vitest'],
  description: 'vitest bench: the file of --outputJson, or of --reporter=json since version 5',
  advice: 'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  signs: [
    ['files[].groups'],
    (text) => /^\s*\{\s*"files"\s*:\s*\[\s*\]/.test(text),
    // Reports of tests before version 5 have no benchmarks.
    ['testResults[].assertionResults[].benchmarks'],
  ],
  filter: (benchmarks) => joinPatterns(benchmarks.map(makeTestPattern)),
  definitions: vitestDefinitions,
  read(document, results) {
    const problemsBefore = document.problems.length;
    let hasResult = false;
    const add = (result: Result) => {
      hasResult = true;
      results.add(result);
    };
    const isTestReport = document.at('testResults').value !== undefined;
    (isTestReport ? readTestReport : readBenchReport)(document, { ...results, add });
    const hasNothing = !hasResult && document.problems.length === problemsBefore;
    if (hasNothing) document.reportError('no-results', { tool: 'vitest' });
  },
});

const SEPARATOR = ' > ';

const benchmarkSchema = z.object({
  name: z.string(),
  /** Milliseconds. None if the benchmark threw. */
  median: z.number().nullish(),
  mean: z.number().nullish(),
  /** Calls per second. */
  hz: z.number().nullish(),
});

const groupSchema = z.object({ fullName: z.string(), benchmarks: z.array(z.unknown()) });
const reportSchema = z.object({ files: z.array(z.object({ groups: z.array(groupSchema) })) });

function readBenchReport(document: JsonValue, { add, number }: JsonResults): void {
  const report = document.read(reportSchema);
  let hasMeans = false;
  for (const [file, { groups }] of report?.files.entries() ?? []) {
    for (const [index, { fullName }] of groups.entries()) {
      const items = document.at('files', file, 'groups', index).list('benchmarks');
      for (const [item, benchmark] of readEach(items, benchmarkSchema)) {
        const { median, mean, hz } = benchmark;
        const name = number(`${fullName}${SEPARATOR}${benchmark.name}`);
        // Version 1 writes a mean and no median.
        const isMean = median === undefined && mean != null;
        hasMeans ||= isMean;
        const middle = isMean ? mean : median;
        if (middle == null) item.reportError('failed-in-tool', { name });
        else {
          add({ name, metric: 'time', unit: 'ms', values: [middle], aggregate: true });
          if (hz != null) add({ name, metric: 'hz', unit: '1/s', values: [hz], aggregate: true, primary: false });
        }
      }
    }
  }
  if (hasMeans) document.reportWarning('mean-only', { tool: 'vitest' });
}

const taskSchema = z.object({
  name: z.string(),
  /** True for a result that an earlier run stored, and that is only compared with. */
  fromStore: z.boolean().optional(),
  latency: z.object({
    /** Milliseconds, like `p50`. Present only with `retainSamples`. */
    samples: numberListSchema.nullish(),
    p50: z.number(),
  }),
  /** Calls per second, as in `hz`. */
  throughput: z.object({ mean: z.number() }).optional(),
});

const testSchema = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
  benchmarks: z.array(z.object({ tasks: z.array(z.unknown()) })).default([]),
});

const fileSchema = z.object({
  name: z.string(),
  message: z.string().nullish(),
  status: z.string().optional(),
  assertionResults: z.array(z.unknown()),
});

const testReportSchema = z.object({ testResults: z.array(fileSchema), success: z.boolean().optional() });

const NOT_RUN_ON_PURPOSE: ReadonlySet<string> = new Set(['skipped', 'pending', 'todo', 'disabled']);

function readTestReport(document: JsonValue, results: JsonResults): void {
  const report = document.read(testReportSchema);
  if (report === null) return;
  const files = shortenPaths(report.testResults.map(({ name }) => name));
  const { problems } = document;
  const before = problems.length;
  for (const [index, { name: path, status, message }] of report.testResults.entries()) {
    const name = files.get(path)!;
    const item = document.at('testResults', index);
    const beforeFile = problems.length;
    if (message) item.reportError('failed-in-tool', { name, reason: toReason(message) });
    for (const test of item.list('assertionResults')) readTest(test, name, results);
    if (status === 'failed' && problems.length === beforeFile) item.reportError('failed-in-tool', { name });
  }
  // An error outside of all tests is not shown anywhere else.
  if (report.success === false && problems.length === before) document.reportError('failed-in-tool', {});
}

function readTest(item: JsonValue, file: string, { add, number }: JsonResults): void {
  const test = item.read(testSchema);
  if (test === null || NOT_RUN_ON_PURPOSE.has(test.status)) return;
  const group = [file, ...test.ancestorTitles, test.title].join(SEPARATOR);
  if (test.status !== 'passed') {
    item.reportError('failed-in-tool', { name: group, reason: toReason(test.failureMessages?.[0]) });
    return;
  }
  for (const set of test.benchmarks.keys()) {
    for (const [, task] of readEach(item.at('benchmarks', set).list('tasks'), taskSchema)) {
      if (task.fromStore === true) continue;
      const { latency, throughput } = task;
      const common = { group, name: number(task.name, group) };
      add({ ...common, metric: 'time', unit: 'ms', ...valuesOrMiddle(latency.samples, latency.p50)! });
      const rate = throughput && { metric: 'hz', unit: '1/s', values: [throughput.mean] };
      if (rate) add({ ...common, ...rate, aggregate: true, primary: false });
    }
  }
}

/** Maximum number of path parts, enough for files of the same name. Paths that are still equal get one name. */
const MAX_DEPTH = 8;

/** Finds for each path the shortest ending that no other path has: the rest depends on the checkout. */
function shortenPaths(paths: readonly string[]): Map<string, string> {
  const short = new Map<string, string>();
  let left = [...new Set(paths)];
  for (let depth = 1; left.length > 0; depth++) {
    const tails = new Map(left.map((path) => [path, path.split(/[\\/]/).slice(-depth).join('/')]));
    const times = new Map<string, number>();
    for (const tail of tails.values()) times.set(tail, (times.get(tail) ?? 0) + 1);
    for (const [path, tail] of tails) short.set(path, tail);
    left = depth < MAX_DEPTH ? left.filter((path) => times.get(tails.get(path)!)! > 1) : [];
  }
  return short;
}

/**
 * A pattern for -t. Up to version 4, vitest searches for it in the names of suites and benchmark, joined by spaces, since
 * version 5 in those of suites and test, which is the group. A `>` may be our separator or part of a name.
 */
function makeTestPattern({ group, name }: FilterableBenchmark): string {
  const [, full = '', number = ''] = group === null ? /^(.*?)(#\d+)?$/s.exec(name)! : ['', group];
  const [, ...parts] = full.split(SEPARATOR);
  const pattern = (parts.length === 0 ? [full] : parts).map(escapePattern).join('( >)? ');
  return number === '' ? pattern : `${pattern}(${number})?`;
}
