// Fills the cells of the text tables that benchstat prints, and numbers their footnotes. `layout.ts` positions the cells.
// Summaries in, one byte string out.

import { formatDecimals } from '../units/fixed-decimals.ts';
import { commonScale, type Scale } from '../units/scale.ts';
import { hasBinaryPrefix } from '../units/unit-description.ts';
import { fromBytes, toBytes } from './bytes.ts';
import { type CellOptions, layOut, type TextCell, textCell } from './layout.ts';
import type { ColumnGeomean, SummaryRow, TableSummary } from './summarise.ts';
import {
  formatChangedFields,
  formatDelta,
  formatRangePercent,
  formatSignedPercent,
  formatTest,
} from './table-texts.ts';

/** Text columns of a value: centre, range and footnotes; and of a comparison: change, test and footnotes. */
const VALUE_COLUMNS = 3;
const DELTA_COLUMNS = 3;

const BAR = toBytes(' │ ');
const LAST_BAR: CellOptions = { margin: toBytes(' │') };
const VERSUS: CellOptions = { span: DELTA_COLUMNS, margin: '  ' };
const RIGHT: CellOptions = { align: 'right' };
const RANGE: CellOptions = { align: 'right', margin: toBytes(' ± ') };

export function renderText(tables: Iterable<TableSummary>): string {
  let text = '';
  let before: TableSummary['fields'] | null = null;
  for (const table of tables) {
    if (before !== null) text += '\n';
    for (const line of formatChangedFields(table.fields, before)) text += `${line}\n`;
    text += renderTable(table);
    before = table.fields;
  }
  return text;
}

/** The text column of the closing bar follows the last table column. */
function startOf(column: number): number {
  return column === 0 ? 1 : 1 + VALUE_COLUMNS + (column - 1) * (VALUE_COLUMNS + DELTA_COLUMNS);
}

function renderTable(table: TableSummary): string {
  const { columns, rows, geomeans, unit } = table;
  const kind = hasBinaryPrefix(fromBytes(unit)) ? 'binary' : 'decimal';
  const notes = new Footnotes();
  const lines = [...headingRows(columns), unitRow(unit, columns.length)];
  for (const row of rows) lines.push(valueRow(row, kind, notes));
  if (rows.length > 1) lines.push(geomeanRow(geomeans, kind, notes));

  const growing = new Set(columns.map((_, column) => startOf(column)));
  return layOut(lines, (column) => !growing.has(column)) + notes.lines();
}

/** One row per field. Neighbours share a heading if they share all headings above it too. */
function headingRows(columns: TableSummary['columns']): TextCell[][] {
  return columns[0]!.map((_, field) => {
    const isShared = (column: number) =>
      columns[column]?.slice(0, field + 1).every((value, index) => value === columns[column - 1]![index]) ?? false;
    const headings = columns.flatMap((values, column) => {
      if (column > 0 && isShared(column)) return [];
      let end = column + 1;
      while (isShared(end)) end += 1;
      return [heading(startOf(column), values[field]!, startOf(end) - startOf(column))];
    });
    return [...headings, closingBar(columns.length)];
  });
}

function unitRow(unit: string, columns: number): TextCell[] {
  const cells: TextCell[] = [];
  for (let column = 0; column < columns; column++) {
    const start = startOf(column);
    cells.push(heading(start, unit, VALUE_COLUMNS));
    if (column > 0) cells.push(textCell(start + VALUE_COLUMNS, 'vs base', VERSUS));
  }
  return [...cells, closingBar(columns)];
}

function heading(start: number, text: string, span: number): TextCell {
  return textCell(start, text, { span, margin: BAR, align: 'centre' });
}

function closingBar(columns: number): TextCell {
  return textCell(startOf(columns), '', LAST_BAR);
}

function valueRow({ label, cells }: SummaryRow, kind: 'binary' | 'decimal', notes: Footnotes): TextCell[] {
  const line = [textCell(0, label)];
  // One scale for the row, so that its values can be compared at a glance.
  const centres = cells.map((cell) => cell?.centre ?? 0);
  const scale = commonScale(centres, kind);
  for (let column = 0; column < cells.length; column++) {
    const cell = cells[column];
    if (!cell) continue;
    const start = startOf(column);
    line.push(textCell(start, formatAtScale(cell.centre, scale), RIGHT));
    line.push(textCell(start + 1, formatRangePercent(cell), RANGE));
    if (cell.warnings.length > 0) line.push(textCell(start + 2, notes.marks(cell.warnings)));
    if (cell.comparison === null) continue;
    const delta = start + VALUE_COLUMNS;
    const { warnings } = cell.comparison;
    line.push(textCell(delta, formatDelta(cell, cell.comparison), RIGHT));
    line.push(textCell(delta + 1, `(${formatTest(cell, cell.comparison)})`));
    if (warnings.length > 0) line.push(textCell(delta + 2, notes.marks(warnings)));
  }
  return line;
}

function geomeanRow(geomeans: readonly ColumnGeomean[], kind: 'binary' | 'decimal', notes: Footnotes): TextCell[] {
  const line = [textCell(0, 'geomean')];
  for (const [column, { value, ratio, warnings }] of geomeans.entries()) {
    const start = startOf(column);
    if (value !== null) line.push(textCell(start, formatAtScale(value, commonScale([value], kind)), RIGHT));
    if (column > 0) {
      const delta = start + VALUE_COLUMNS;
      line.push(ratio === null ? textCell(delta, '?') : textCell(delta, formatSignedPercent(ratio - 1), RIGHT));
    }
    line.push(textCell(startOf(column + 1) - 1, notes.marks(warnings)));
  }
  return line;
}

function formatAtScale(value: number, { factor, decimals, prefix }: Scale): string {
  const number = formatDecimals(value / factor, decimals);
  return number + (prefix === 'µ' ? MICRO : prefix);
}

const MICRO = toBytes('µ');

const DIGITS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map(toBytes);

/** Numbers the footnotes of a table in the order of first use. Equal texts share a number. */
class Footnotes {
  readonly #numbers = new Map<string, string>();

  /** Superscript numbers of these texts, separated by spaces. */
  marks(texts: readonly string[]): string {
    for (const text of texts) {
      if (this.#numbers.has(text)) continue;
      const digits = [...String(this.#numbers.size + 1)];
      this.#numbers.set(text, digits.map((digit) => DIGITS[Number(digit)]!).join(''));
    }
    return texts.map((text) => this.#numbers.get(text)!).join(' ');
  }

  /** All notes so far, one line each. */
  lines(): string {
    return [...this.#numbers].map(([text, number]) => `${number} ${text}\n`).join('');
  }
}
