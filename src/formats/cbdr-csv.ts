// Reads the CSV of `cbdr sample`: a row for each run, in random order, with the name of its benchmark. cbdr writes no
// quotes, so a comma in a name is a comma in the row. It writes NaN for a column that another benchmark has.

import { makeError } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { type Findings, makeFindings, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { splitLines } from './plain-text.ts';
import { quotedNameDefinitions } from './quoted-definitions.ts';

export const cbdrCsv: Format = {
  id: 'cbdr-csv',
  description: 'cbdr sample: CSV with a row for each run',
  advice: 'cbdr sample --timeout 2s NAME:COMMAND…',
  recognises: (text) => /^benchmark(?:,[^,\n"]+)*,[^,\n"]*(?:time|_millis)(?:,|$)/m.test(text),
  parse,
  definitions: quotedNameDefinitions,
};

const HEADER = /^benchmark((?:,[^,"]+)+)$/;
const TIME = /(?:time|_millis)$/;
const WALL = /^wall_/;

function parse({ path, text }: ToolOutput): ParseResult {
  const found = makeFindings();
  let columns: string[] | null = null;
  for (const [index, line] of splitLines(text).entries()) {
    const [, header] = HEADER.exec(line) ?? [];
    if (header !== undefined && !isRow(line)) columns = header.slice(1).split(',');
    else if (columns !== null && line.trim() !== '')
      addRow(found, { line, columns, location: inFile(path, index + 1) });
  }
  return toParseResult(found, path, { source: 'cbdr sample' });
}

/** Reports whether a line ends in a number, as no header does. A benchmark may be called `benchmark` too. */
function isRow(line: string): boolean {
  return Number.isFinite(Number(line.slice(line.lastIndexOf(',') + 1)));
}

interface CbdrRow {
  readonly line: string;
  readonly columns: readonly string[];
  readonly location: Location;
}

function addRow({ series, problems }: Findings, { line, columns, location }: CbdrRow): void {
  const fields = line.split(',');
  const written = fields.slice(-columns.length);
  const name = fields.slice(0, -columns.length).join(',');
  if (fields.length <= columns.length) {
    problems.push(
      makeError('wrong-count', location, {
        name: line,
        what: 'values',
        announced: columns.length,
        found: fields.length - 1,
      }),
    );
    return;
  }
  const primary =
    columns.find((column) => WALL.test(column)) ?? columns.find((column) => TIME.test(column)) ?? columns[0];
  if (written.every((value) => value === 'NaN'))
    problems.push(makeError('benchmark-without-result', location, { name }));
  for (const [index, metric] of columns.entries()) {
    const value = written[index]!;
    if (value === 'NaN') continue;
    if (!NUMBER.test(value)) problems.push(makeError('unusable-value', location, { name, metric, got: value }));
    else
      series.add({
        group: null,
        name,
        metric,
        unit: unitOf(metric),
        better: null,
        values: [Number(value)],
        primary: metric === primary,
      });
  }
}

/** Number as cbdr writes it, without an exponent. */
const NUMBER = /^-?\d+(?:\.\d+)?$/;

/** Returns the unit of a column: cbdr writes milliseconds, and older versions seconds. All others are unknown. */
function unitOf(column: string): string {
  if (column.endsWith('_millis')) return 'ms';
  return TIME.test(column) ? 's' : column;
}
