// Reads the JSON of Google Benchmark, with its console table and its CSV as fallbacks: every repetition of every
// benchmark. The median that Google Benchmark computes is read only if there are no repetitions.

import * as z from 'zod';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { googleBenchmarkDefinitions } from './cpp-definitions.ts';
import { escapeOptionalEnd, joinPatterns } from './filter-pattern.ts';
import { makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { addRows, type GoogleRow, isGoogleText, parseGoogleText } from './google-benchmark-rows.ts';
import { parseJsonDocuments } from './json-format.ts';
import { hasKeys } from './json-keys.ts';

export const googleBenchmark: Format = {
  id: 'google-benchmark',
  description: 'Google Benchmark: --benchmark_format=json; its console table and CSV as fallbacks',
  advice: './bench --benchmark_format=json --benchmark_filter="$BENCH_REFEREE_FILTER"',
  aliases: ['googlecpp', 'cpp_google'],
  repeatsForTime: true,
  recognises: (text) =>
    isGoogleText(text) || ['context.num_cpus', 'context.library_build_type'].some((key) => hasKeys(text, key)),
  parse,
  // The pattern is searched for in the full name, with arguments and `/repeats:3`. Most builds use POSIX extended.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapeOptionalEnd(name, /#\d+$/))),
  definitions: googleBenchmarkDefinitions,
};

/** Value that is checked later, because `NaN` may be written without quotes instead of a number. */
const NUMBER_OR_WORD = z.unknown().optional();

const rowSchema = z.object({
  name: z.string().min(1),
  /** Name without that of the aggregate at its end. */
  run_name: z.string().optional(),
  run_type: z.string().optional(),
  aggregate_name: z.string().optional(),
  family_index: z.number().optional(),
  per_family_instance_index: z.number().optional(),
  error_occurred: z.boolean().optional(),
  error_message: z.string().optional(),
  skipped: z.boolean().optional(),
  skip_message: z.string().optional(),
  time_unit: z.enum(['ns', 'us', 'ms', 's']).optional(),
  real_time: NUMBER_OR_WORD,
  cpu_time: NUMBER_OR_WORD,
  bytes_per_second: NUMBER_OR_WORD,
  items_per_second: NUMBER_OR_WORD,
});

type Row = z.infer<typeof rowSchema>;

function parse(source: ToolOutput): ParseResult {
  const findings = makeFindings();
  const isJson = /^\s*[[{]/.test(source.text);
  addRows(isJson ? readReports(source, findings.problems) : parseGoogleText(source, findings), findings);
  return toParseResult(findings, source.path, { option: '--benchmark_filter' });
}

function readReports(source: ToolOutput, problems: Diagnostic[]): GoogleRow[] {
  return parseJsonDocuments(source, problems, { bareNonFinite: true }).flatMap((report) => {
    const items = report.list('benchmarks').flatMap((item) => {
      const row = item.read(rowSchema);
      return row === null ? [] : [{ row, item }];
    });
    const number = numberInstances(items.map(({ row }) => row));
    return items.map(({ row, item }) => toGoogleRow(row, item.location, number(row)));
  });
}

/**
 * Makes a function for the end of a row's name: `#2` for the second benchmark that was registered under its name. Its
 * repetitions have the numbers of the benchmark, in any order. Versions before 1.5.4 do not write them.
 */
function numberInstances(rows: readonly Row[]): (row: Row) => string {
  const instances = new Map<string, number[]>();
  const nameOf = ({ run_name, name }: Row) => run_name ?? name;
  const numberOf = ({ family_index: family = 0, per_family_instance_index: instance = 0 }: Row) =>
    family * MAX_INSTANCES + instance;
  for (const row of rows) {
    const numbers = instances.get(nameOf(row)) ?? [];
    if (!numbers.includes(numberOf(row))) instances.set(nameOf(row), [...numbers, numberOf(row)]);
  }
  for (const numbers of instances.values()) numbers.sort((left, right) => left - right);
  return (row) => {
    const index = instances.get(nameOf(row))!.indexOf(numberOf(row));
    return index === 0 ? '' : `#${index + 1}`;
  };
}

const MAX_INSTANCES = 1e9;

function toGoogleRow(row: Row, location: Location, number: string): GoogleRow {
  const unit = row.time_unit ?? 'ns';
  const isAggregate = row.run_type === 'aggregate' || row.aggregate_name !== undefined;
  return {
    location,
    name: (isAggregate ? (row.run_name ?? row.name) : row.name) + number,
    aggregate: isAggregate ? (row.aggregate_name ?? '') : row.run_type === undefined ? null : 'none',
    outcome: row.error_occurred ? 'failed' : row.skipped ? 'skipped' : 'measured',
    reason: row.error_occurred ? row.error_message : row.skip_message,
    values: [
      { metric: 'real_time', unit, value: row.real_time },
      { metric: 'cpu_time', unit, value: row.cpu_time },
      { metric: 'bytes_per_second', unit: 'B/s', value: row.bytes_per_second },
      { metric: 'items_per_second', unit: '1/s', value: row.items_per_second },
    ],
  };
}
