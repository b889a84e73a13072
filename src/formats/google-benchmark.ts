// Reads the JSON of Google Benchmark, with its console table and its CSV as fallbacks: every repetition of every
// benchmark. The median that Google Benchmark computes is read only if there are no repetitions.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { googleBenchmarkDefinitions } from './cpp-definitions.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { type GoogleRow, rowsToMeasurements } from './google-benchmark-rows.ts';
import { isGoogleText, parseGoogleText } from './google-benchmark-text.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, formatJsonPath, parseJsonDocuments, parseValue } from './json-validation.ts';

export const googleBenchmark: Format = {
  id: 'google-benchmark',
  description: 'Google Benchmark: --benchmark_format=json; its console table and CSV as fallbacks',
  advice: './bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',
  aliases: ['googlecpp', 'cpp_google'],
  recognises: (text) => isReport(text) || isGoogleText(text),
  parse,
  // The pattern is searched for in the full name, with arguments and `/repeats:3`. Most builds use POSIX extended.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapePattern(name))),
  definitions: googleBenchmarkDefinitions,
};

function isReport(text: string): boolean {
  return hasKeys(text, 'context.num_cpus') || hasKeys(text, 'context.library_build_type');
}

const reportSchema = z.object(
  { benchmarks: z.array(z.unknown(), 'must be a list of benchmarks') },
  'must be an object with "benchmarks"',
);

const MUST_BE_TEXT = 'must be a text';
/** Value that is checked later, because `NaN` may be written without quotes instead of a number. */
const NUMBER_OR_WORD = z.union([z.number(), z.string()], 'must be a number').optional();

const rowSchema = z.object(
  {
    name: z.string(MUST_BE_TEXT).min(1, 'must not be empty'),
    /** Name without that of the aggregate at its end. */
    run_name: z.string(MUST_BE_TEXT).optional(),
    run_type: z.string(MUST_BE_TEXT).optional(),
    aggregate_name: z.string(MUST_BE_TEXT).optional(),
    error_occurred: z.boolean('must be true or false').optional(),
    error_message: z.string(MUST_BE_TEXT).optional(),
    skipped: z.boolean('must be true or false').optional(),
    skip_message: z.string(MUST_BE_TEXT).optional(),
    time_unit: z.enum(['ns', 'us', 'ms', 's'], 'must be "ns", "us", "ms" or "s"').optional(),
    real_time: NUMBER_OR_WORD,
    cpu_time: NUMBER_OR_WORD,
    bytes_per_second: NUMBER_OR_WORD,
    items_per_second: NUMBER_OR_WORD,
  },
  'must be an object with "name"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const rows = /^\s*[[{]/.test(source.text)
    ? parseReports(source, problems)
    : parseGoogleText(source, problems);
  const measurements = rowsToMeasurements(rows, problems);
  if (measurements.length === 0 && !problems.some(({ severity }) => severity === 'error')) {
    const message = 'no benchmark has a result. Check --benchmark_filter.';
    problems.push(legacyProblem({ where: source.path, message, severity: 'error' }));
  }
  return { measurements, problems };
}

function parseReports(source: ToolOutput, problems: Problem[]): GoogleRow[] {
  const rows: GoogleRow[] = [];
  for (const { place, value } of parseJsonDocuments(source, problems, { bareNonFinite: true })) {
    const report = parseValue(reportSchema, value, { place, problems });
    for (const [index, item] of report?.benchmarks.entries() ?? []) {
      const own = appendKeys(place, 'benchmarks', index);
      const row = parseValue(rowSchema, item, { place: own, problems });
      if (row !== null) rows.push(rowOf(row, formatJsonPath(own)));
    }
  }
  return rows;
}

function rowOf(row: z.infer<typeof rowSchema>, where: string): GoogleRow {
  const unit = row.time_unit ?? 'ns';
  const failure = row.error_occurred ? `failed: ${row.error_message ?? 'it does not say why'}` : null;
  const skipping = row.skipped ? `was skipped: ${row.skip_message ?? 'it does not say why'}` : null;
  const isAggregate = row.run_type === 'aggregate' || row.aggregate_name !== undefined;
  return {
    where,
    name: isAggregate ? (row.run_name ?? row.name) : row.name,
    aggregate: isAggregate ? (row.aggregate_name ?? '') : row.run_type === undefined ? null : 'none',
    failure: failure ?? skipping,
    values: [
      { metric: 'real_time', unit, value: row.real_time },
      { metric: 'cpu_time', unit, value: row.cpu_time },
      { metric: 'bytes_per_second', unit: 'B/s', value: row.bytes_per_second },
      { metric: 'items_per_second', unit: '1/s', value: row.items_per_second },
    ],
  };
}
