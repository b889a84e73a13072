// The table that Google Benchmark prints for people, and its CSV: only the time is read. The table has three
// digits, and the CSV may end in the middle without a sign; both say so in a problem.

import type { Problem } from '../model/problem.ts';
import type { Source } from './format.ts';
import type { GoogleRow } from './google-benchmark-rows.ts';
import { lines } from './text.ts';

const TABLE = /^Benchmark +Time +CPU +Iterations\b/;
const CSV = /^name,iterations,real_time,cpu_time,time_unit,/;

export function isGoogleText(text: string): boolean {
  return /^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text) || new RegExp(CSV, 'm').test(text);
}

const NUMBER = String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`;
// What stands behind the name, which may hold spaces itself.
const RESULT = new RegExp(
  String.raw`(?<=\S) +(${NUMBER}) (ns|us|ms|s) +${NUMBER} (?:ns|us|ms|s) +\d+(?: |$)`,
);
const NO_RESULT = /(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s;
const COMPLEXITY = /_(?:BigO|RMS) {2,}/;

export function readGoogleText({ path, text }: Source, problems: Problem[]): GoogleRow[] {
  let columns: string[] | null = null;
  return lines(text).flatMap((line, index) => {
    const where = `${path}:${index + 1}`;
    if (CSV.test(line)) {
      if (columns === null) problems.push({ where, message: ABOUT_CSV, severity: 'error' });
      columns = fieldsOf(line);
      return [];
    }
    if (TABLE.test(line)) {
      if (!problems.some(({ message }) => message === ABOUT_TABLE))
        problems.push({ where, message: ABOUT_TABLE, severity: 'warning' });
      columns = null;
      return [];
    }
    return (columns === null ? tableRow(line, where) : csvRow(columns, line, where)) ?? [];
  });
}

const ABOUT_TABLE =
  'the table of Google Benchmark is rounded to three digits. Run it with --benchmark_format=json.';
const ABOUT_CSV =
  'the CSV of Google Benchmark ends in the middle, without a word, where the counters of two benchmarks differ. ' +
  'Run it with --benchmark_format=json.';

function tableRow(line: string, where: string): GoogleRow | null {
  // Only a line with the last quote is searched for the first: every place would be tried in vain.
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

function csvRow(columns: readonly string[], line: string, where: string): GoogleRow | null {
  if (!line.startsWith('"')) return null;
  const fields = fieldsOf(line);
  const field = (column: string) => fields[columns.indexOf(column)] ?? '';
  const why = field('error_message');
  const failed = field('error_occurred') === 'true' ? `failed: ${why}` : null;
  const failure = failed ?? (why === '' ? null : `was skipped: ${why}`);
  // Complexity and its deviation come of no iterations.
  if (failure === null && field('iterations') === '') return null;
  const time = { metric: 'real_time', unit: field('time_unit'), value: numberOf(field('real_time')) };
  return { where, name: field('name'), aggregate: null, failure, values: [time] };
}

/** What is no number stays a text, for the message. */
function numberOf(text: string): number | string {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : text;
}

/** RFC 4180: a quote inside quotes is doubled. */
function fieldsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
