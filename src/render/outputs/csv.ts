// The tables as CSV in benchstat's layout: a table per unit, medians with all digits, their intervals, the change and p
// as shown. A Report in, RFC 4180 text with line feeds out. Names are cleaned and never start a formula.

import type { Report } from '../../model/report.ts';
import { makeResultTables, type ResultTable, type TableRow } from '../result-table.ts';
import { cleanUntrustedText } from '../untrusted.ts';

/** The first line of every table. A report without results has only this line, so that the columns are known. */
const SIDES = ['', 'base', '', 'head', '', '', ''];

export function renderCsv(report: Report): string {
  const tables = makeResultTables(report);
  if (tables.length === 0) return formatLine(SIDES);
  return tables.map((table) => tableLines(table, report)).join('\n');
}

function tableLines({ unit, groups, geomean: shown }: ResultTable, { geomeans }: Report): string {
  const geomean = geomeans.find((one) => one.unit === unit);
  const lines = [
    SIDES,
    ['', escapeFormula(unit), 'CI', escapeFormula(unit), 'CI', 'vs base', 'P'],
    ...groups.flatMap(({ label, rows }) => rows.map((row) => rowFields(row, label))),
  ];
  if (geomean !== undefined) {
    const { base, head } = geomean;
    lines.push(['geomean', formatNumber(base), '', formatNumber(head), '', shown?.change ?? '', '']);
  }
  return lines.map(formatLine).join('');
}

function formatLine(fields: readonly string[]): string {
  return `${fields.map(quoteField).join(',')}\n`;
}

function rowFields({ row, label: name, metric, base, head, change, test }: TableRow, group: string | null): string[] {
  const label = [group, name, metric].flatMap((part) => (part === null ? [] : cleanUntrustedText(part))).join(' ');
  return [
    escapeFormula(label),
    formatNumber(row.base?.median),
    base?.range ?? '',
    formatNumber(row.head?.median),
    head?.range ?? '',
    change,
    test.replaceAll(/[()]/g, ''),
  ];
}

/** Cleans untrusted text. A text that begins like a formula gets an apostrophe, or a spreadsheet would run it. */
function escapeFormula(untrusted: string): string {
  const clean = cleanUntrustedText(untrusted, Number.POSITIVE_INFINITY);
  return /^[=+\-@]/.test(clean) ? `'${clean}` : clean;
}

/** Every number of a tool survives 15 digits. More come from the conversion: 1152 ns are 0.0000011520000000000002 s. */
function formatNumber(value = Number.NaN): string {
  if (!Number.isFinite(value)) return '';
  return String(Number.isInteger(value) ? value : Number(value.toPrecision(15)));
}

function quoteField(content: string): string {
  return /[",\r\n]|^\s/.test(content) ? `"${content.replaceAll('"', '""')}"` : content;
}
