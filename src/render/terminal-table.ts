// Renders one ResultTable as lines of text in benchstat's layout (golang.org/x/perf/cmd/benchstat): columns as wide as
// their widest cell, titles centred over them, bars only in the head. Widths are in code points.

import type { ReportRow } from '../model/report.ts';
import { type CustomTableText, titleOf } from './custom-table-text.ts';
import type { MedianCell, ResultTable, TableRow } from './result-table.ts';
import { cleanUntrustedText } from './untrusted.ts';

/** Colours a change by the state of its row. The returned text has the same width. */
export type PaintChange = (text: string, row: ReportRow) => string;

interface TerminalLine {
  readonly label: string;
  /** Median and range of base and of head, change, test. */
  readonly cells: readonly [string, string, string, string, string, string];
  readonly row: ReportRow | null;
}

interface TerminalColumn {
  /** Width without the margin. */
  width: number;
  readonly align: 'left' | 'right';
}

const RANGE_MARGIN = ' ± ';
const COLUMN_BAR = ' │ ';
const CHANGE_TITLE = 'vs base';

export function renderTextTable(table: ResultTable, paint: PaintChange): string {
  const lines = linesOf(table);
  const unit = cleanUntrustedText(table.unit);
  const labelWidth = Math.max(0, ...lines.map(({ label }) => countCodePoints(label)));
  const columns = [0, 1, 2, 3, 4, 5].map((index): TerminalColumn => {
    const width = Math.max(0, ...lines.map(({ cells }) => countCodePoints(cells[index] ?? '')));
    return { width, align: index === 5 ? 'left' : 'right' };
  });
  widenColumns(columns, [0, 1], Math.max(countCodePoints(unit), countCodePoints('base')));
  widenColumns(columns, [2, 3], Math.max(countCodePoints(unit), countCodePoints('head')));
  widenColumns(columns, [5, 4], countCodePoints(CHANGE_TITLE));
  const title = [formatTitle(columns, [0, 1], 'base'), formatTitle(columns, [2, 3, 4, 5], 'head')];
  const units = [
    formatTitle(columns, [0, 1], unit),
    `${formatTitle(columns, [2, 3], unit)}  ${formatTitle(columns, [4, 5], CHANGE_TITLE, 'left')}`,
  ];
  const head = [title, units].map(
    (cells) => `${' '.repeat(labelWidth)}${cells.map((cell) => COLUMN_BAR + cell).join('')} │`,
  );
  return [...head, ...lines.map((line) => formatLine(line, { labelWidth, columns, paint }))]
    .map((line) => `${line}\n`)
    .join('');
}

/** Renders a table that the configuration shapes, with all of its columns aligned to the right. */
export function renderCustomTextTable({ caption, unit, headings, lines, geomean }: CustomTableText): string {
  const head = [cleanUntrustedText(unit), ...headings.map((heading) => titleOf(heading, cleanUntrustedText))];
  const rows = lines.map(({ label, cells }) => [label === '' ? '' : cleanUntrustedText(label), ...cells]);
  const all = [head, ...rows, ...(geomean === null ? [] : [['geomean', ...geomean]])];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => countCodePoints(cells[column] ?? ''))));
  const drawn = all.map((cells) =>
    cells
      .map((cell, column) => padText(cell, widths[column]!, column === 0 ? 'left' : 'right'))
      .join('   ')
      .trimEnd(),
  );
  return [...caption.map((field) => cleanUntrustedText(field)), ...drawn].map((line) => `${line}\n`).join('');
}

function linesOf({ groups, geomean }: ResultTable): TerminalLine[] {
  const lines = groups.flatMap(({ label, rows }): TerminalLine[] => {
    const members = rows.map(rowLine);
    if (groups.length === 1 || label === null) return members;
    return [{ label: cleanUntrustedText(label), cells: ['', '', '', '', '', ''], row: null }, ...members];
  });
  if (geomean !== null) {
    lines.push({
      label: 'geomean',
      cells: [geomean.base, '', geomean.head, '', geomean.change, ''],
      row: null,
    });
  }
  return lines;
}

function rowLine({ row, label: name, metric, base, head, change, test }: TableRow): TerminalLine {
  const label =
    metric === null ? cleanUntrustedText(name) : `${cleanUntrustedText(name)} ${cleanUntrustedText(metric)}`;
  return { label, cells: [...cellPairOf(base), ...cellPairOf(head), change, test], row };
}

function cellPairOf(cell: MedianCell | null): [string, string] {
  return cell === null ? ['', ''] : [cell.median, cell.range];
}

/** Makes room for a title. The first of its columns becomes wider. */
function widenColumns(columns: readonly TerminalColumn[], indexes: readonly [number, number], needed: number): void {
  const [grows, other] = [columns[indexes[0]], columns[indexes[1]]];
  if (grows === undefined || other === undefined) return;
  const gap = indexes[0] < 4 ? RANGE_MARGIN.length : 1;
  grows.width = Math.max(grows.width, needed - gap - other.width);
}

/** Renders a title over some columns, as wide as the columns and their margins together. */
function formatTitle(
  columns: readonly TerminalColumn[],
  indexes: readonly number[],
  title: string,
  align?: 'left',
): string {
  const margins = [0, RANGE_MARGIN.length, COLUMN_BAR.length, RANGE_MARGIN.length, 2, 1];
  const width = indexes.reduce((sum, index, at) => sum + columns[index]!.width + (at === 0 ? 0 : margins[index]!), 0);
  const before = align === 'left' ? 0 : Math.floor((width - countCodePoints(title)) / 2);
  return padText(' '.repeat(Math.max(0, before)) + title, width, 'left');
}

function formatLine(
  { label, cells, row }: TerminalLine,
  layout: { labelWidth: number; columns: readonly TerminalColumn[]; paint: PaintChange },
): string {
  const { labelWidth, columns, paint } = layout;
  const padded = cells.map((cell, index) => padText(cell, columns[index]!.width, columns[index]!.align));
  const change = row === null ? padded[4]! : paint(padded[4]!, row);
  const range = (index: number) =>
    (cells[index] === '' ? ' '.repeat(RANGE_MARGIN.length) : RANGE_MARGIN) + padded[index];
  const line = `${padText(label, labelWidth, 'left')}   ${padded[0]}${range(1)}   ${padded[2]}${range(3)}  ${change} ${padded[5]}`;
  return line.trimEnd();
}

function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - countCodePoints(text)));
  return align === 'left' ? text + space : space + text;
}

function countCodePoints(text: string): number {
  return [...text].length;
}
