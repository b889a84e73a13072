// Reads the JSON of `vitest bench`: the median and the rate of every benchmark. Up to version 4, --outputJson writes
// it, without samples. Since version 5, --reporter=json writes what `vitest-test-report.ts` reads. A benchmark
// that threw has no numbers, and vitest may still exit with success.

import * as z from 'zod';
import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { makeFindings, makeNumbering } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, type JsonContext, parseJsonDocuments, parseValue } from './json-validation.ts';
import { vitestDefinitions } from './quoted-definitions.ts';
import { isTestReport, parseTestReport, SEPARATOR } from './vitest-test-report.ts';

export const vitestBench: Format = {
  id: 'vitest-bench',
  aliases: ['js_vitest'],
  description: 'vitest bench: the file of --outputJson, or of --reporter=json since version 5',
  advice: 'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, 'files[].groups') || NO_FILES.test(text) || isTestReport(text),
  parse,
  filter: (benchmarks) => joinPatterns(benchmarks.map(testPattern)),
  definitions: vitestDefinitions,
};

const NO_FILES = /^\s*\{\s*"files"\s*:\s*\[\s*\]/;

const benchmarkSchema = z.object({
  name: z.string(),
  /** Milliseconds. Null or absent if the benchmark threw. */
  median: z.number().nullish(),
  mean: z.number().nullish(),
  /** Calls per second. */
  hz: z.number().nullish(),
});

const groupSchema = z.object({
  fullName: z.string(),
  benchmarks: z.array(z.unknown()),
});
const reportSchema = z.object({ files: z.array(z.object({ groups: z.array(groupSchema) })) });

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const known = problems.length;
    const found = hasTestResults(value)
      ? parseTestReport(value, { location, problems })
      : parseBenchReport(value, { location, problems });
    if (found.length === 0 && problems.length === known)
      problems.push(makeError('no-results', location, { tool: 'vitest' }));
    for (const measurement of found) series.add(measurement);
  }
  return { measurements: series.all(), problems };
}

function hasTestResults(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'testResults');
}

function parseBenchReport(value: unknown, { location, problems }: JsonContext): Measurement[] {
  const report = parseValue(reportSchema, value, { location, problems });
  if (report === null) return [];
  const numbered = makeNumbering();
  const found: Measurement[] = [];
  let means = 0;
  for (const [file, { groups }] of report.files.entries()) {
    for (const [group, { fullName, benchmarks }] of groups.entries()) {
      for (const [index, item] of benchmarks.entries()) {
        const own = appendKeys(location, 'files', file, 'groups', group, 'benchmarks', index);
        const benchmark = parseValue(benchmarkSchema, item, { location: own, problems });
        if (benchmark === null) continue;
        const name = numbered(`${fullName}${SEPARATOR}${benchmark.name}`);
        if (hasMeanOnly(benchmark)) means++;
        for (const measurement of measurementsOf(name, benchmark, { location: own, problems })) found.push(measurement);
      }
    }
  }
  if (means > 0) problems.push(makeWarning('mean-only', location, { tool: 'vitest' }));
  return found;
}

/** Reports whether a benchmark has a mean but no median, as version 1 writes it. */
function hasMeanOnly({ median, mean }: z.infer<typeof benchmarkSchema>): boolean {
  return median === undefined && mean != null;
}

function measurementsOf(
  name: string,
  benchmark: z.infer<typeof benchmarkSchema>,
  { location, problems }: JsonContext,
): Measurement[] {
  const { hz } = benchmark;
  const middle = hasMeanOnly(benchmark) ? benchmark.mean : benchmark.median;
  if (middle == null) {
    problems.push(makeError('failed-in-tool', location, { name }));
    return [];
  }
  const common = { group: null, name, aggregate: true };
  const time: Measurement = {
    ...common,
    metric: 'time',
    unit: 'ms',
    better: null,
    values: [middle],
    primary: true,
  };
  if (hz == null) return [time];
  return [time, { ...common, metric: 'hz', unit: '1/s', better: null, values: [hz], primary: false }];
}

/**
 * Returns a pattern for -t. Up to version 4, vitest searches for it in the names of the suites and of the benchmark,
 * joined by spaces. Since version 5, it searches in those of the suites and of the test, which is the group. The file
 * is not part of it. A `>` may be our separator or part of a name.
 */
function testPattern({ group, name }: FilterableBenchmark): string {
  const [, full = '', number = ''] = group === null ? /^(.*?)(#\d+)?$/s.exec(name)! : ['', group];
  const [, ...parts] = full.split(SEPARATOR);
  const pattern = (parts.length === 0 ? [full] : parts).map(escapePattern).join('( >)? ');
  return number === '' ? pattern : `${pattern}(${number})?`;
}
