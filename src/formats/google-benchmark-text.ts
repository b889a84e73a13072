// Reads the console table of Google Benchmark, and its CSV. Only the time is read. The table has three digits, and the
// CSV may end in the middle without a sign. A problem reports each of these limits.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { ToolOutput } from './format.ts';
import type { GoogleRow } from './google-benchmark-rows.ts';
import { splitLines } from './plain-text.ts';

const TABLE = /^Benchmark +Time +CPU +Iterations\b/;
const CSV = /^name,iterations,real_time,cpu_time,time_unit,/;

export function isGoogleText(text: string): boolean {
  return /^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text) || new RegExp(CSV, 'm').test(text);
}

const NUMBER = String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`;
// Columns after the name. The name may contain spaces.
const RESULT = new RegExp(
  String.raw`(?<=\S) +(${NUMBER}) (ns|us|ms|s) +${NUMBER} (?:ns|us|ms|s) +\d+(?: |$)`,
);
const NO_RESULT = /(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s;
const COMPLEXITY = /_(?:BigO|RMS) {2,}/;

export function parseGoogleText({ path, text }: ToolOutput, problems: Problem[]): GoogleRow[] {
  let columns: string[] | null = null;
  return splitLines(text).flatMap((line, index) => {
    const where = `${path}:${index + 1}`;
    if (CSV.test(line)) {
      if (columns === null) problems.push(legacyProblem({ where, message: ABOUT_CSV, severity: 'error' }));
      columns = fieldsOf(line);
      return [];
    }
    if (TABLE.test(line)) {
      if (!problems.some(({ data }) => data['message'] === ABOUT_TABLE))
        problems.push(legacyProblem({ where, message: ABOUT_TABLE, severity: 'warning' }));
      columns = null;
      return [];
    }
    return (columns === null ? parseTableRow(line, where) : parseCsvRow(columns, line, where)) ?? [];
  });
}

const ABOUT_TABLE =
  'the table of Google Benchmark is rounded to three digits. Run it with --benchmark_format=json.';
const ABOUT_CSV =
  'the CSV of Google Benchmark ends in the middle, without a word, where the counters of two benchmarks differ. ' +
  'Run it with --benchmark_format=json.';

function parseTableRow(line: string, where: string): GoogleRow | null {
  // A line is searched only if it ends with a quote. Otherwise every position would be tried in vain.
  const without = line.endsWith("'") ? NO_RESULT.exec(line) : null;
  if (without !== null) {
    const [, what, why] = without;
    const failure = `${what === 'SKIPPED' ? 'was skipped' : 'failed'}: ${why}`;
    return { where, name: line.slice(0, without.index), aggregate: null, failure, values: [] };
  }
  const result = COMPLEXITY.test(line) ? null : RESULT.exec(line);
  if (result === null) return null;
  const [, time = '', unit = ''] = result;
  const values = [{ metric: 'real_time', unit, value: numberOf(time) }];
  return { where, name: line.slice(0, result.index), aggregate: null, failure: null, values };
}

function parseCsvRow(columns: readonly string[], line: string, where: string): GoogleRow | null {
  if (!line.startsWith('"')) return null;
  const fields = fieldsOf(line);
  const field = (column: string) => fields[columns.indexOf(column)] ?? '';
  const why = field('error_message');
  const failed = field('error_occurred') === 'true' ? `failed: ${why}` : null;
  const failure = failed ?? (why === '' ? null : `was skipped: ${why}`);
  // Complexity and its deviation have no iterations.
  if (failure === null && field('iterations') === '') return null;
  const time = { metric: 'real_time', unit: field('time_unit'), value: numberOf(field('real_time')) };
  return { where, name: field('name'), aggregate: null, failure, values: [time] };
}

/** Parses a number. Returns the text itself, for the message, if it is not a number. */
function numberOf(text: string): number | string {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : text;
}

/** Splits a line of CSV (RFC 4180): a quote inside quotes is doubled. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
