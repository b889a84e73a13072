// The tables as CSV in benchstat's layout: a table per unit, medians with all digits, their intervals, the change and p
// as shown. A Report in, RFC 4180 text with line feeds out. Names are cleaned and never start a formula.

import type { Geomean } from '../model/comparison.ts';
import type { Report } from '../model/report.ts';
import { type Table, type TableRow, tables } from './table.ts';
import { visible } from './untrusted.ts';

export function renderCsv(report: Report): string {
  return tables(report)
    .map((table) =>
      tableLines(
        table,
        report.geomeans.find(({ unit }) => unit === table.unit),
      ),
    )
    .join('\n');
}

function tableLines({ unit, groups, geomean: shown }: Table, geomean: Geomean | undefined): string {
  const lines = [
    ['', 'base', '', 'head', '', '', ''],
    ['', text(unit), 'CI', text(unit), 'CI', 'vs base', 'P'],
    ...groups.flatMap(({ name, rows }) => rows.map((row) => rowFields(row, name))),
  ];
  if (geomean !== undefined) {
    const { base, head } = geomean;
    lines.push(['geomean', number(base), '', number(head), '', shown?.change ?? '', '']);
  }
  return lines.map((fields) => `${fields.map(field).join(',')}\n`).join('');
}

function rowFields({ row, metric, base, head, change, test }: TableRow, group: string | null): string[] {
  const label = [group, row.name, metric].flatMap((part) => (part === null ? [] : visible(part))).join(' ');
  return [
    text(label),
    number(row.base?.median),
    base?.range ?? '',
    number(row.head?.median),
    head?.range ?? '',
    change,
    test.replaceAll(/[()]/g, ''),
  ];
}

/** Cleans untrusted text. A text that begins like a formula gets an apostrophe, or a spreadsheet would run it. */
function text(untrusted: string): string {
  const clean = visible(untrusted);
  return /^[=+\-@]/.test(clean) ? `'${clean}` : clean;
}

function number(value: number | undefined): string {
  return value !== undefined && Number.isFinite(value) ? String(value) : '';
}

function field(content: string): string {
  return /[",\r\n]|^\s/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}
