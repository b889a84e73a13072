// Reads the JSON that nanobench renders with its template `json`: every epoch of every benchmark. The template does not
// escape quotes in names. A file with such a name is not JSON, which is an error. Also reads the tables that nanobench
// prints by itself: a row for each benchmark, below a heading that ends with the title.

import * as z from 'zod';
import { nanobenchDefinitions } from './cpp-definitions.ts';
import { makeNumbering } from './findings.ts';
import type { Format } from './format.ts';
import { type JsonResults, type JsonValue, parseJson } from './json-format.ts';
import { hasKeys } from './json-keys.ts';
import { type LineRules, parseLines } from './lines.ts';
import { splitLines } from './plain-text.ts';

export const nanobench: Format = {
  id: 'nanobench',
  description: 'nanobench: the tables that it prints, or the output of its template json',
  advice: 'the program alone, which prints tables or renders ankerl::nanobench::templates::json()',
  repeatsForTime: true,
  recognises: (text) => isNanobenchTable(text) || hasKeys(text, 'results[].title', 'results[].median(elapsed)'),
  parse: (source) =>
    isNanobenchTable(source.text)
      ? parseLines(source, LINES, { source: 'nanobench' })
      : parseJson(source, { read: readReport }),
  definitions: nanobenchDefinitions,
};

const measurementSchema = z.object({
  /** Seconds per iteration. The counters are per iteration too. */
  elapsed: z.number(),
  instructions: z.number().optional(),
  branchmisses: z.number().optional(),
});

const resultSchema = z.object({
  title: z.string().optional(),
  name: z.string(),
  batch: z.number().positive().default(1),
  measurements: z.array(measurementSchema),
});

/** Counters of the processor. All values are zero if the system does not permit counting. */
const COUNTERS = ['instructions', 'branchmisses'] as const;

function readReport(report: JsonValue, { add, number }: JsonResults): void {
  for (const item of report.list('results', { source: 'ankerl::nanobench::templates::json()' })) {
    // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
    const name = number([item.text('title'), item.text('name')].filter(Boolean).join('/'));
    const result = item.read(resultSchema);
    if (result === null) continue;
    const { batch, measurements } = result;
    if (measurements.length === 0) {
      item.reportError('benchmark-without-result', { name });
      continue;
    }
    add({ name, metric: 'time', unit: 's', values: measurements.map(({ elapsed }) => elapsed / batch) });
    for (const metric of COUNTERS) {
      const values = measurements.map((measurement) => (measurement[metric] ?? 0) / batch);
      if (values.some((value) => value !== 0)) add({ name, metric, unit: 'count', values, primary: false });
    }
  }
}

function isNanobenchTable(text: string): boolean {
  return splitLines(text).some((line) => parseHeading(line) !== null);
}

const NUMBER = /^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;

const LINES: LineRules = {
  // A row ends with its name in backticks.
  sign: /^\|.*`/g,
  read(reader) {
    let heading: ReturnType<typeof parseHeading> = null;
    reader.onEach((line) => {
      const next = parseHeading(line);
      if (next !== null || heading === null) {
        heading = next;
        reader.isRead = true;
        return;
      }
      const row = parseRow(line, heading);
      if (row === null) return;
      const name = heading.numberName(row.name);
      if (row.rate === null) reader.reportError('failed-in-tool', { name, reason: row.remark || undefined });
      else reader.add({ name, metric: 'time', unit: 's', better: 'lower', value: 1 / row.rate, aggregate: true });
    });
  },
};

/** `width` is the number of columns before the name, and `rate` the index of the one with the operations per second. */
function parseHeading(line: string) {
  if (!line.startsWith('|') || !line.includes(' err% |')) return null;
  const cells = line.split('|').slice(1);
  const last = cells.findIndex((cell) => cell.trim() === 'total');
  const rate = cells.findIndex((cell) => cell.trim().endsWith('/s'));
  if (last < 0 || rate < 0 || rate > last) return null;
  const width = last + 1;
  return { width, rate, title: cells.slice(width).join('|').trim(), numberName: makeNumbering() };
}

/**
 * The operations per second, from which the time follows: the column with the time has only two decimals. Null if the
 * benchmark has no result. A backtick in a name is written twice.
 */
function parseRow(line: string, { width, rate, title }: NonNullable<ReturnType<typeof parseHeading>>) {
  if (!line.startsWith('|')) return null;
  const cells = line.split('|').slice(1);
  const rest = cells.slice(width).join('|').trim();
  const [, quoted, remark = ''] = /^(?::\w+: )?`((?:[^`]|``)*)`(?: \((.*)\))?$/.exec(rest) ?? [];
  if (quoted === undefined) return null;
  const written = (cells[rate] ?? '').trim();
  const value = NUMBER.test(written) ? Number(written.replaceAll(',', '')) : 0;
  const name = [title, quoted.replaceAll('``', '`')].filter(Boolean).join('/');
  return { name, rate: value > 0 ? value : null, remark };
}
