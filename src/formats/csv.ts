// Parses CSV (RFC 4180) with a header, whose first column has the names. Knows no columns. Line feeds inside quotes are
// not supported: a row that has another number of fields than the header becomes a problem.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { makeFindings, makeNumbering, type Result, toParseResult } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
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

/** A column with values. Not every output has each of them. */
interface CsvColumn extends Omit<Result, 'name' | 'values'> {
  readonly column: string;
}

/** Reads the values of columns, which are written like `number`. */
export function parseCsv(
  source: ToolOutput,
  header: string,
  { number, columns }: { readonly number: RegExp; readonly columns: readonly CsvColumn[] },
  advice: DataOf<'no-results'>,
): ParseResult {
  const findings = makeFindings();
  const { series, problems } = findings;
  for (const { location, name, fields } of parseCsvRows(source, header, problems)) {
    for (const { column, ...result } of columns) {
      const got = fields.get(column);
      if (got === undefined) continue;
      if (number.test(got) && Number.isFinite(Number(got))) series.add({ name, ...result, values: [Number(got)] });
      else problems.push(makeError('unusable-value', location, { name, metric: result.metric, got }));
    }
  }
  return toParseResult(findings, source.path, advice);
}

/** A quote inside quotes is doubled. */
export function splitCsvLine(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  );
}
