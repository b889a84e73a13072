// Reads the JSON of `vitest bench`: the median and the rate of every benchmark. Up to version 4, --outputJson writes
// it, without samples. Since version 5, --reporter=json writes what `vitest-test-report.ts` reads. A benchmark
// that threw has no numbers, and vitest may still exit with success.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  type JsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { makeMeanOnlyWarning } from './mean-only-warning.ts';
import { truncate } from './plain-text.ts';
import { vitestDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';
import { isTestReport, parseTestReport, SEPARATOR } from './vitest-test-report.ts';

export const vitestBench: Format = {
  id: 'vitest-bench',
  aliases: ['js_vitest'],
  description: 'vitest bench: the file of --outputJson, or of --reporter=json since version 5',
  advice: 'npx vitest bench --run --outputJson results.json -t "$BENCH_REFEREE_FILTER"',
  recognises: (text) => hasKeys(text, 'files[].groups') || NO_FILES.test(text) || isTestReport(text),
  parse,
  filter: (benchmarks) => joinPatterns(benchmarks.map(testPattern)),
  definitions: vitestDefinitions,
};

const NO_FILES = /^\s*\{\s*"files"\s*:\s*\[\s*\]/;

const MUST_BE_TEXT = 'must be a text';
const benchmarkSchema = z.object(
  {
    name: z.string(MUST_BE_TEXT),
    /** Milliseconds. Null or absent if the benchmark threw. */
    median: z.number(MUST_BE_NUMBER).nullish(),
    mean: z.number(MUST_BE_NUMBER).nullish(),
    /** Calls per second. */
    hz: z.number(MUST_BE_NUMBER).nullish(),
  },
  'must be an object with "name"',
);

const MUST_BE_LIST = 'must be a list';
const groupSchema = z.object({
  fullName: z.string(MUST_BE_TEXT),
  benchmarks: z.array(z.unknown(), MUST_BE_LIST),
});
const reportSchema = z.object(
  { files: z.array(z.object({ groups: z.array(groupSchema, MUST_BE_LIST) }), MUST_BE_LIST) },
  'must be an object with "files"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const known = problems.length;
    const found = hasTestResults(value)
      ? parseTestReport(value, { place, problems })
      : parseBenchReport(value, { place, problems });
    if (found.length === 0 && problems.length === known) {
      const message = 'no benchmark has a result. Check which files and names vitest selects.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    for (const measurement of found) series.add(measurement);
  }
  return { measurements: series.all(), problems };
}

function hasTestResults(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, 'testResults');
}

function parseBenchReport(
  value: unknown,
  { place, problems }: { place: JsonPath; problems: Problem[] },
): Measurement[] {
  const report = parseValue(reportSchema, value, { place, problems });
  if (report === null) return [];
  const numbered = makeNumbering();
  const found: Measurement[] = [];
  let means = 0;
  for (const [file, { groups }] of report.files.entries()) {
    for (const [group, { fullName, benchmarks }] of groups.entries()) {
      for (const [index, item] of benchmarks.entries()) {
        const own = appendKeys(place, 'files', file, 'groups', group, 'benchmarks', index);
        const benchmark = parseValue(benchmarkSchema, item, { place: own, problems });
        if (benchmark === null) continue;
        const name = numbered(`${fullName}${SEPARATOR}${benchmark.name}`);
        if (hasMeanOnly(benchmark)) means++;
        for (const measurement of measurementsOf(name, benchmark, { place: own, problems }))
          found.push(measurement);
      }
    }
  }
  if (means > 0) problems.push(makeMeanOnlyWarning('vitest', place.where));
  return found;
}

/** Reports whether a benchmark has a mean but no median, as version 1 writes it. */
function hasMeanOnly({ median, mean }: z.infer<typeof benchmarkSchema>): boolean {
  return median === undefined && mean != null;
}

function measurementsOf(
  name: string,
  benchmark: z.infer<typeof benchmarkSchema>,
  { place, problems }: { place: JsonPath; problems: Problem[] },
): Measurement[] {
  const { hz } = benchmark;
  const middle = hasMeanOnly(benchmark) ? benchmark.mean : benchmark.median;
  if (middle == null) {
    const message = `"${truncate(name)}" has no result. It threw an error, see what vitest printed.`;
    problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
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
