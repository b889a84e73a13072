// Reads the table that console.table(bench.table()) prints for tinybench: a row for each task, in a frame. Cells are
// printed as node inspects them, so a text has quotes around it. Used by `tinybench.ts`.

import { makeNumbering } from './findings.ts';
import type { ParseResult, ToolOutput } from './format.ts';
import { toReason } from './json-validation.ts';
import { type LineRules, parseLines } from './lines.ts';

/** Heading of a table. Version 2 capitalises each word and has no median. */
const HEADING = /^│[^│\n]*│ *Task [Nn]ame *│.*(?:Latency|Average Time) /m;

export function isTinybenchTable(text: string): boolean {
  return HEADING.test(text);
}

/** Index of each cell in a row. -1: the table does not have it. */
interface TinybenchColumns {
  readonly width: number;
  readonly name: number;
  readonly median: number;
  readonly mean: number;
  readonly error: number;
  readonly numberName: (name: string) => string;
}

export function parseTinybenchTable(source: ToolOutput): ParseResult {
  return parseLines(source, LINES, { source: 'console.table(bench.table())' });
}

const LINES: LineRules = {
  sign: null,
  read(reader) {
    const output = reader.location;
    let table: TinybenchColumns | null = null;
    let means = 0;
    reader.on(/^│/, () => {
      const { line } = reader;
      if (HEADING.test(line)) {
        table = parseHeading(line);
        return;
      }
      if (table === null) return;
      const cells = cellsOf(line, table.width);
      const cell = (at: number) => cells[at]?.trim() ?? '';
      if (cells.length > table.width) {
        reader.reportError('joined-results', { line: line.trim() });
        return;
      }
      const name = table.numberName(unquoteCell(cell(table.name)));
      const value = parseTime(cell(table.median < 0 ? table.mean : table.median));
      if (value === null) {
        const reason = toReason(unquoteCell(cell(table.error)));
        if (reason === undefined) reader.reportError('benchmark-without-result', { name });
        else reader.reportError('failed-in-tool', { name, reason });
        return;
      }
      if (table.median < 0) means++;
      reader.add({ name, metric: 'time', unit: 'ns', better: 'lower', value, aggregate: true });
    });
    reader.onEnd(() => {
      if (means > 0) reader.reportWarning('mean-only', { tool: 'tinybench' }, output);
    });
  },
};

function parseHeading(heading: string): TinybenchColumns {
  const headings = piecesOf(heading).map((piece) => piece.trim());
  const at = (pattern: RegExp) => headings.findIndex((text) => pattern.test(text));
  return {
    width: headings.length,
    name: at(/^Task [Nn]ame$/),
    median: at(/^Latency med(?:ian)? \(ns\)$/),
    mean: at(/^(?:Latency (?:avg|average)|Average Time) \(ns\)$/),
    error: at(/^Error$/),
    numberName: makeNumbering(),
  };
}

function piecesOf(line: string): string[] {
  return line.trimEnd().replace(/^│/, '').replace(/│$/, '').split('│');
}

/** Splits a row. A text may contain the frame: surplus pieces belong to the unclosed texts before them. */
function cellsOf(line: string, width: number): string[] {
  const pieces = piecesOf(line);
  const cells: string[] = [];
  let surplus = pieces.length - width;
  for (let at = 0; at < pieces.length; at++) {
    const start = at;
    const quote = pieces[at]!.trimStart().charAt(0);
    const isText = quote !== '' && `'"\``.includes(quote);
    let rest = pieces[at]!.trimStart().slice(1);
    while (isText && surplus > 0 && at + 1 < pieces.length && !rest.trimEnd().endsWith(quote)) {
      at++;
      surplus--;
      rest = pieces[at]!;
    }
    cells.push(pieces.slice(start, at + 1).join('│'));
  }
  return cells;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' };

function unquoteCell(cell: string): string {
  const inner = /^(["'`])(.*)\1$/s.exec(cell)?.[2];
  if (inner === undefined) return cell;
  return inner.replaceAll(/\\(?:x([\dA-F]{2})|u([\dA-F]{4})|(.))/g, (_, byte, unit, other) =>
    other === undefined ? String.fromCharCode(Number.parseInt(byte ?? unit, 16)) : (ESCAPES[other] ?? other),
  );
}

/** Parses `'45333 ± 1632.50'`, or a number alone. Null for all else. */
function parseTime(cell: string): number | null {
  const digits = /^['"]?(\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?: ±|['"]?$)/.exec(cell)?.[1];
  return digits === undefined ? null : Number(digits);
}
