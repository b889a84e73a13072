// Renders tables as benchstat prints them with `-format csv`: numbers with all digits, and warnings separately, each
// with the address of its cell. Summaries in, byte strings out.

import { formatShortestNumber } from '../units/shortest-number.ts';
import { startsWithSpace } from './bytes.ts';
import type { ColumnGeomean, SummaryRow, TableSummary } from './summarise.ts';
import {
  formatChangedFields,
  formatDelta,
  formatRangePercent,
  formatSignedPercent,
  formatTest,
} from './table-texts.ts';

/** CSV columns of a value: centre and range; and of a comparison: change and test. */
const VALUE_COLUMNS = 2;
const DELTA_COLUMNS = 2;

/** Warnings are for stderr, as `<cell>: <text>`. */
export function renderCsv(tables: Iterable<TableSummary>): { readonly csv: string; readonly warnings: string[] } {
  const sheet: Sheet = { lines: [], warnings: [] };
  let before: TableSummary | null = null;
  for (const table of tables) {
    if (before !== null) addLine(sheet, ['']);
    for (const field of formatChangedFields(table.fields, before?.fields ?? null)) addLine(sheet, [field]);
    addHeader(sheet, table);
    for (const row of table.rows) addRow(sheet, row);
    addGeomeans(sheet, table.geomeans);
    before = table;
  }
  return { csv: sheet.lines.join(''), warnings: sheet.warnings };
}

interface Sheet {
  /** Lines of all tables, because the cell addresses in warnings count across tables. */
  readonly lines: string[];
  readonly warnings: string[];
}

function addLine({ lines }: Sheet, fields: readonly string[]): void {
  lines.push(`${fields.map(quoteField).join(',')}\n`);
}

/** Adds warnings about the next field of the current line. */
function warn({ lines, warnings }: Sheet, fields: readonly string[], texts: readonly string[]): void {
  const cell = `${columnLetters(fields.length)}${lines.length + 1}`;
  for (const text of texts) warnings.push(`${cell}: ${text}`);
}

function addHeader(sheet: Sheet, { columns, unit }: TableSummary): void {
  for (let field = 0; field < columns[0]!.length; field++) {
    const names: string[] = [];
    for (const [column, values] of columns.entries()) fillTo(names, startOf(column)).push(values[field]!);
    addLine(sheet, fillTo(names, startOf(columns.length)));
  }
  const units = [''];
  for (const column of columns.keys()) units.push(unit, 'CI', ...(column > 0 ? ['vs base', 'P'] : []));
  addLine(sheet, units);
}

function addRow(sheet: Sheet, { label, cells }: SummaryRow): void {
  const fields = [label];
  for (const [column, cell] of cells.entries()) {
    if (cell === null) continue;
    fillTo(fields, startOf(column));
    warn(sheet, fields, cell.warnings);
    fields.push(formatShortestNumber(cell.centre), formatRangePercent(cell));
    if (cell.comparison === null) continue;
    warn(sheet, fields, cell.comparison.warnings);
    fields.push(formatDelta(cell, cell.comparison), formatTest(cell, cell.comparison));
  }
  addLine(sheet, fields);
}

function addGeomeans(sheet: Sheet, geomeans: readonly ColumnGeomean[]): void {
  const fields = ['geomean'];
  for (const [column, { value, ratio, warnings }] of geomeans.entries()) {
    fillTo(fields, startOf(column));
    warn(sheet, fields, warnings);
    if (value !== null) fields.push(formatShortestNumber(value));
    if (column === 0) continue;
    fillTo(fields, startOf(column) + VALUE_COLUMNS).push(ratio === null ? '?' : formatSignedPercent(ratio - 1));
  }
  addLine(sheet, fillTo(fields, startOf(geomeans.length)));
}

function startOf(column: number): number {
  return column === 0 ? 1 : 1 + VALUE_COLUMNS + (column - 1) * (VALUE_COLUMNS + DELTA_COLUMNS);
}

function fillTo(fields: string[], length: number): string[] {
  while (fields.length < length) fields.push('');
  return fields;
}

/** Letters of a column as in benchstat: base 26 with A as 0, so BA follows Z (AA in spreadsheets). */
function columnLetters(column: number): string {
  const last = String.fromCharCode(0x41 + (column % 26));
  return column < 26 ? last : columnLetters(Math.floor(column / 26)) + last;
}

/** Quotes a field by RFC 4180. As in Go's encoding/csv, a leading space and PostgreSQL's `\.` are quoted too. */
function quoteField(field: string): string {
  if (field === '') return '';
  if (field !== '\\.' && !/[,"\r\n]/.test(field) && !startsWithSpace(field)) return field;
  return `"${field.replaceAll('"', '""')}"`;
}
