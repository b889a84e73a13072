// Parses CSV (RFC 4180) with a header, whose first column has the names. Knows no columns. Line feeds inside quotes are
// not supported: a row that has another number of fields than the header becomes a problem.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { makeNumbering } from './findings.ts';
import type { ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';

export interface CsvRow {
  readonly location: Location;
  /** Name of the row. A name that occurred below the same header is numbered. */
  readonly name: string;
  readonly fields: ReadonlyMap<string, string>;
}

export function hasCsvHeader(text: string, header: string): boolean {
  return text.startsWith(header) || text.includes(`\n${header}`);
}

export function parseCsvRows({ path, text }: ToolOutput, header: string, problems: Diagnostic[]): CsvRow[] {
  let columns: readonly string[] | null = null;
  let number = makeNumbering();
  return splitLines(text).flatMap((line, index) => {
    const fields = splitCsvLine(line);
    if (line.startsWith(header)) {
      columns = fields;
      number = makeNumbering();
      return [];
    }
    if (columns === null || line.trim() === '') return [];
    const location = inFile(path, index + 1);
    const name = number(fields[0] ?? '');
    if (fields.length === columns.length) {
      return [{ location, name, fields: new Map(columns.map((column, at) => [column, fields[at]!])) }];
    }
    const counts = { announced: columns.length, found: fields.length };
    problems.push(makeError('wrong-count', location, { name, what: 'values', ...counts }));
    return [];
  });
}

/** A quote inside quotes is doubled. */
export function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
