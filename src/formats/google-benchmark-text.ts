// Reads the console table of Google Benchmark, and its CSV. Only the time is read. The table has three digits, and the
// CSV may end in the middle without a sign. A problem reports each of these limits.

import type { Location } from '../model/location.ts';
import { splitCsvLine } from './csv.ts';
import type { Findings } from './findings.ts';
import type { ToolOutput } from './format.ts';
import type { GoogleRow } from './google-benchmark-rows.ts';
import { type LineReader, readLines } from './lines.ts';

const TABLE = /^Benchmark +Time +CPU +Iterations\b/;
const CSV = /^name,iterations,real_time,cpu_time,time_unit,/;

export function isGoogleText(text: string): boolean {
  return /^-{20,}\nBenchmark +Time +CPU +Iterations\b/m.test(text) || new RegExp(CSV, 'm').test(text);
}

const NUMBER = String.raw`-?(?:[\d.]+(?:e[+-]?\d+)?|nan|inf)`;
// Columns after the name. The name may contain spaces.
const RESULT = new RegExp(String.raw`(?<=\S) +(${NUMBER}) (ns|us|ms|s) +${NUMBER} (?:ns|us|ms|s) +\d+(?: |$)`);
const NO_RESULT = /(?<=\S) +(ERROR OCCURRED|SKIPPED): '(.*)'$/s;
const COMPLEXITY = /_(?:BigO|RMS) {2,}/;

export function parseGoogleText(source: ToolOutput, findings: Findings): GoogleRow[] {
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

/** The text itself, for the message, if it is not a number. */
function numberOf(text: string): number | string {
  const value = text === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : text;
}
