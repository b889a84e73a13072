// Reads the tables that nanobench prints by itself: a row for each benchmark, below a heading that ends with the title.
// Used by `nanobench.ts`.

import { makeError } from '../model/diagnostic.ts';
import { makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { readLines } from './lines.ts';
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

/** A row ends with its name in backticks. */
const SIGNS = { sign: /^\|.*`/g };
/** Number with groups of digits. */
const NUMBER = /^\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;

export function parseNanobenchTable(source: ToolOutput): ParseResult {
  const found = makeFindings();
  let heading: Heading | null = null;
  readLines(source, found, SIGNS, (line, location) => {
    const own = parseHeading(line);
    heading = own ?? heading;
    const row = heading === null ? null : parseRow(line, heading);
    if (heading === null || row === null) return heading === null || own !== null;
    const name = heading.numberName(row.name);
    if (row.rate === null) {
      const failed = { name, ...(row.remark !== '' && { reason: row.remark }) };
      found.problems.push(makeError('failed-in-tool', location, failed));
      return false;
    }
    const time = { metric: 'time', unit: 's', better: 'lower', values: [1 / row.rate] } as const;
    found.series.add({ group: null, name, ...time, primary: true, aggregate: true });
    return false;
  });
  return toParseResult(found, source.path, { source: 'nanobench' });
}

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

interface Row {
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
function parseRow(line: string, { width, rate, title }: Heading): Row | null {
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
