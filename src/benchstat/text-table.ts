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
  groupHeadings,
} from './table-texts.ts';

/** Number of text columns per value: centre, range and footnotes. */
const VALUE_COLUMNS = 3;
/** Number of text columns per comparison: change, test and footnotes. */
const DELTA_COLUMNS = 3;

const BAR = toBytes(' │ ');
const LAST_BAR: CellOptions = { margin: toBytes(' │') };
const VERSUS: CellOptions = { span: DELTA_COLUMNS, margin: '  ' };
const RIGHT: CellOptions = { align: 'right' };
const RANGE: CellOptions = { align: 'right', margin: toBytes(' ± ') };

/** Renders the tables one at a time, so that only one needs to be in memory. */
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
  const notes = makeFootnotes();
  const lines = [...headingRows(columns), unitRow(unit, columns.length)];
  for (const row of rows) lines.push(valueRow(row, kind, notes));
  if (rows.length > 1) lines.push(geomeanRow(geomeans, kind, notes));

  const growing = new Set(columns.map((_, column) => startOf(column)));
  return layOut(lines, (column) => !growing.has(column)) + notes.lines();
}

function headingRows(columns: TableSummary['columns']): TextCell[][] {
  return groupHeadings(columns).map((level) => [
    ...level.map(({ value, start, end }) => heading(startOf(start), value, startOf(end) - startOf(start))),
    closingBar(columns.length),
  ]);
}

function unitRow(unit: string, columns: number): TextCell[] {
  const cells: TextCell[] = [];
  for (let column = 0; column < columns; column++) {
    const start = startOf(column);
    cells.push(heading(start, unit, VALUE_COLUMNS));
    if (column > 0) {
      cells.push(textCell(start + VALUE_COLUMNS, 'vs base', VERSUS));
    }
  }
  return [...cells, closingBar(columns)];
}

function heading(start: number, text: string, span: number): TextCell {
  return textCell(start, text, { span, margin: BAR, align: 'centre' });
}

function closingBar(columns: number): TextCell {
  return textCell(startOf(columns), '', LAST_BAR);
}

type PrefixKind = 'binary' | 'decimal';

function valueRow({ label, cells }: SummaryRow, kind: PrefixKind, notes: Footnotes): TextCell[] {
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

function geomeanRow(geomeans: readonly ColumnGeomean[], kind: PrefixKind, notes: Footnotes): TextCell[] {
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

interface Footnotes {
  /** Superscript numbers of these texts, separated by spaces. */
  marks(texts: readonly string[]): string;
  /** All notes so far, one line each. */
  lines(): string;
}

const DIGITS = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'].map(toBytes);

/** Numbers the footnotes of a table in the order of first use. Equal texts share a number. */
function makeFootnotes(): Footnotes {
  const numbers = new Map<string, string>();
  const mark = (text: string) => {
    const known = numbers.get(text) ?? superscript(numbers.size + 1);
    numbers.set(text, known);
    return known;
  };
  return {
    marks: (texts) => texts.map(mark).join(' '),
    lines: () => [...numbers].map(([text, number]) => `${number} ${text}\n`).join(''),
  };
}

function superscript(number: number): string {
  return Array.from(String(number), (digit) => DIGITS[Number(digit)]!).join('');
}
