// Reads the JSON of Google Benchmark: every repetition of every benchmark, or its own median if there are none. Fallbacks
// are its console table, which has three digits, and its CSV, which may end in the middle without a sign. A problem
// reports each of these limits.

import * as z from 'zod';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { googleBenchmarkDefinitions } from './cpp-definitions.ts';
import { splitCsvLine } from './csv.ts';
import { escapeOptionalEnd, joinPatterns } from './filter-pattern.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { parseJsonDocuments } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { formatJsonValue } from './json-validation.ts';
import { type LineReader, readLines } from './lines.ts';

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
    const numbers = instances.get(nameOf(row));
    if (numbers === undefined) instances.set(nameOf(row), [numberOf(row)]);
    else if (!numbers.includes(numberOf(row))) numbers.push(numberOf(row));
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

interface GoogleRow {
  readonly location: Location;
  /** Name, without that of the aggregate if `aggregate` is set. */
  readonly name: string;
  /** `mean`, `median`, …, or `none` for a repetition. Null: only the end of the name can say. */
  readonly aggregate: string | null;
  readonly outcome: 'measured' | 'failed' | 'skipped';
  readonly reason?: string | undefined;
  /** Values of the row. An undefined value was not written. A value that is not a number is a problem. */
  readonly values: readonly { readonly metric: string; readonly unit: string; readonly value: unknown }[];
}

const AGGREGATE_AT_THE_END = /^(.+)_(mean|median|stddev|cv|BigO|RMS)$/s;
/** Aggregates that are always printed together if a benchmark is repeated. */
const REQUIRED_AGGREGATES = ['mean', 'median', 'stddev'];

function addRows(rows: readonly GoogleRow[], findings: Findings): void {
  const resolved = resolveAggregates(rows);
  const repeated = new Set(resolved.filter(({ aggregate }) => aggregate === 'none').map(({ name }) => name));
  for (const row of resolved) {
    const isRepetition = row.aggregate === 'none';
    if (!isRepetition && (row.aggregate !== 'median' || repeated.has(row.name))) continue;
    const { location, name, outcome, reason } = row;
    if (outcome === 'measured') addRow(row, findings);
    else {
      const code = outcome === 'failed' ? 'failed-in-tool' : 'benchmark-skipped';
      findings.problems.push(makeWarning(code, location, { name, reason }));
    }
  }
}

/** Sets the aggregate of each row. A name alone marks an aggregate only if its benchmark has other rows. */
function resolveAggregates(rows: readonly GoogleRow[]): GoogleRow[] {
  const names = new Set(rows.map(({ name }) => name));
  const isFamily = (name: string) => REQUIRED_AGGREGATES.every((other) => names.has(`${name}_${other}`));
  /** Benchmark of the last aggregates. Aggregates that the program itself defines follow the usual ones. Null: none. */
  let family: string | null = null;
  return rows.map((row) => {
    if (row.aggregate !== null) return row;
    const [, name = '', aggregate = ''] = AGGREGATE_AT_THE_END.exec(row.name) ?? [];
    if (name !== '' && (names.has(name) || isFamily(name))) {
      family = isFamily(name) ? name : null;
      return { ...row, name, aggregate };
    }
    const own = family === null || row.outcome !== 'measured' ? null : findStatistic(family, row.name);
    if (family !== null && own !== null && !isFamily(row.name)) return { ...row, name: family, aggregate: own };
    family = null;
    return { ...row, aggregate: 'none' };
  });
}

/** The part of `name` after the family's name. Null if it is another benchmark, such as one with arguments. */
function findStatistic(family: string, name: string): string | null {
  if (!name.startsWith(`${family}_`)) return null;
  const statistic = name.slice(family.length + 1);
  return statistic === '' || statistic.includes('/') ? null : statistic;
}

function addRow({ location, name, aggregate, values }: GoogleRow, { series, problems }: Findings): void {
  for (const { metric, unit, value } of values) {
    const primary = metric === 'real_time';
    if (value === undefined && !primary) continue;
    if (typeof value === 'number' && Number.isFinite(value)) {
      series.add({ name, metric, unit, values: [value], primary, aggregate: aggregate !== 'none' });
    } else {
      const make = primary ? makeError : makeWarning;
      problems.push(make('unusable-value', location, { name, metric, got: formatJsonValue(value) }));
    }
  }
}

const TABLE = /^Benchmark +Time +CPU +Iterations\b/;
const CSV = /^name,iterations,real_time,cpu_time,time_unit,/;

function isGoogleText(text: string): boolean {
  return /^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text) || new RegExp(CSV, 'm').test(text);
}

const NUMBER = String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`;
// Columns after the name. The name may contain spaces.
const RESULT = new RegExp(String.raw`(?<=\S) +(${NUMBER}) (ns|us|ms|s) +${NUMBER} (?:ns|us|ms|s) +\d+(?: |$)`);
const NO_RESULT = /(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s;
const COMPLEXITY = /_(?:BigO|RMS) {2,}/;

/** Only the time is read. */
function parseGoogleText(source: ToolOutput, findings: Findings): GoogleRow[] {
  const rows: GoogleRow[] = [];
  readLines(source, findings, {
    sign: / (?:ns|us|ms|s) +\S+ (?:ns|us|ms|s) +\d+/g,
    read(reader) {
      let columns: string[] | null = null;
      reader.onEach((line) => {
        if (CSV.test(line)) {
          if (columns === null) reader.reportError('unsupported-output', { kind: 'google-csv' });
          columns = splitCsvLine(line);
        } else if (TABLE.test(line)) {
          if (!reader.problems.some(({ code }) => code === 'rounded-values'))
            reader.reportWarning('rounded-values', { option: '--benchmark_format=json' });
          columns = null;
        } else {
          const row = columns === null ? parseTableRow(line, reader.location) : parseCsvRow(columns, reader);
          if (row === null) return;
          rows.push(row);
        }
        reader.isRead = true;
      });
    },
  });
  return rows;
}

function parseTableRow(line: string, location: Location): GoogleRow | null {
  // A line is searched only if it ends with a quote. Otherwise every position would be tried in vain.
  const without = line.endsWith("'") ? NO_RESULT.exec(line) : null;
  if (without !== null) {
    const [, what, reason] = without;
    const outcome = what === 'SKIPPED' ? 'skipped' : 'failed';
    const name = line.slice(0, without.index);
    return { location, name, aggregate: null, outcome, reason, values: [] };
  }
  const result = COMPLEXITY.test(line) ? null : RESULT.exec(line);
  if (result === null) return null;
  const [, time = '', unit = ''] = result;
  const values = [{ metric: 'real_time', unit, value: numberOf(time) }];
  return { location, name: line.slice(0, result.index), aggregate: null, outcome: 'measured', values };
}

function parseCsvRow(columns: readonly string[], reader: LineReader): GoogleRow | null {
  const { line, location } = reader;
  if (!line.startsWith('"')) return null;
  const fields = splitCsvLine(line);
  if (fields.length > columns.length) reader.reportError('joined-results', { line });
  const field = (column: string) => fields[columns.indexOf(column)] ?? '';
  const reason = field('error_message');
  const isFailure = field('error_occurred') === 'true';
  const outcome = isFailure ? 'failed' : reason === '' ? 'measured' : 'skipped';
  // Complexity and its deviation have no iterations.
  if (outcome === 'measured' && field('iterations') === '') return null;
  const time = { metric: 'real_time', unit: field('time_unit'), value: numberOf(field('real_time')) };
  return { location, name: field('name'), aggregate: null, outcome, reason, values: [time] };
}

function numberOf(text: string): number | string {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : text;
}
