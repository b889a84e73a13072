// Reads the tables that nanobench prints by itself: a row for each benchmark, below a heading that ends with the title.
// Used by `nanobench.ts`.

import { makeError } from '../model/diagnostic.ts';
import { inFile } from '../model/location.ts';
import { makeFindings, makeNumbering, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
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

export function parseNanobenchTable({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  let heading: Heading | null = null;
  for (const [index, line] of splitLines(text).entries()) {
    heading = parseHeading(line) ?? heading;
    const row = heading === null ? null : parseRow(line, heading);
    if (heading === null || row === null) continue;
    const name = heading.numberName(row.name);
    if (row.rate === null) {
      const failed = { name, ...(row.remark !== '' && { reason: row.remark }) };
      found.problems.push(makeError('failed-in-tool', inFile(path, index + 1), failed));
      continue;
    }
    const time = { metric: 'time', unit: 's', better: 'lower', values: [1 / row.rate] } as const;
    found.series.add({ group: null, name, ...time, primary: true, aggregate: true });
  }
  return toParseResult(found, path, { source: 'nanobench' });
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
  const value = Number((cells[rate] ?? '').trim().replaceAll(',', ''));
  const name = [title, quoted.replaceAll('``', '`')].filter(Boolean).join('/');
  return { name, rate: value > 0 ? value : null, remark };
}
