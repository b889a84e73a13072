// Reads the tables that nanobench prints by itself: a row for each benchmark, below a heading that ends with the title.
// Used by `nanobench.ts`.

import { makeNumbering } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { type LineRules, parseLines } from './lines.ts';
import { splitLines } from './plain-text.ts';

/** The heading of a table. */
interface Heading {
  /** Number of columns before the name. */
  readonly width: number;
  /** Index of the column with the operations per second. */
  readonly rate: number;
  readonly title: string;
  readonly numberName: (name: string) => string;
}

export function isNanobenchTable(text: string): boolean {
  return splitLines(text).some((line) => parseHeading(line) !== null);
}

/** Number with groups of digits. */
const NUMBER = /^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;

export function parseNanobenchTable(source: ToolOutput): ParseResult {
  return parseLines(source, LINES, { source: 'nanobench' });
}

const LINES: LineRules = {
  // A row ends with its name in backticks.
  sign: /^\|.*`/g,
  read(reader) {
    let heading: Heading | null = null;
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

function parseHeading(line: string): Heading | null {
  if (!line.startsWith('|') || !line.includes(' err% |')) return null;
  const cells = line.split('|').slice(1);
  const last = cells.findIndex((cell) => cell.trim() === 'total');
  const rate = cells.findIndex((cell) => cell.trim().endsWith('/s'));
  if (last < 0 || rate < 0 || rate > last) return null;
  const title = cells
    .slice(last + 1)
    .join('|')
    .trim();
  return { width: last + 1, rate, title, numberName: makeNumbering() };
}

interface NanobenchRow {
  readonly name: string;
  /** Operations per second. Null: the benchmark has no result. */
  readonly rate: number | null;
  /** What nanobench says about the benchmark, without the parentheses. */
  readonly remark: string;
}

/**
 * Parses a row. The time of one operation follows from the rate, because the column with the time has only two decimals.
 * A backtick in a name is written twice.
 */
function parseRow(line: string, { width, rate, title }: Heading): NanobenchRow | null {
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
