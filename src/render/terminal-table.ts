// Renders one Table as lines of text in benchstat's layout (golang.org/x/perf/cmd/benchstat): columns as wide as their
// widest cell, titles centred over them, bars only in the head. Widths are in code points.

import type { Row } from '../model/report.ts';
import { type ShapedText, titleOf } from './shaped.ts';
import type { Centre, Table, TableRow } from './table.ts';
import { visible } from './untrusted.ts';

/** Colours a change by the state of its row. The returned text has the same width. */
export type Paint = (text: string, row: Row) => string;

interface Line {
  readonly label: string;
  /** Median and range of base and of head, change, test. */
  readonly cells: readonly [string, string, string, string, string, string];
  readonly row: Row | null;
}

interface Column {
  /** Width without the margin. */
  width: number;
  readonly align: 'left' | 'right';
}

const RANGE_MARGIN = ' ± ';
const BAR = ' │ ';
const COMPARED = 'vs base';

export function textTable(table: Table, paint: Paint): string {
  const lines = linesOf(table);
  const unit = visible(table.unit);
  const labelWidth = Math.max(0, ...lines.map(({ label }) => length(label)));
  const columns = [0, 1, 2, 3, 4, 5].map((index): Column => {
    const width = Math.max(0, ...lines.map(({ cells }) => length(cells[index] ?? '')));
    return { width, align: index === 5 ? 'left' : 'right' };
  });
  widen(columns, [0, 1], Math.max(length(unit), length('base')));
  widen(columns, [2, 3], Math.max(length(unit), length('head')));
  widen(columns, [5, 4], length(COMPARED));
  const title = [span(columns, [0, 1], 'base'), span(columns, [2, 3, 4, 5], 'head')];
  const units = [
    span(columns, [0, 1], unit),
    `${span(columns, [2, 3], unit)}  ${span(columns, [4, 5], COMPARED, 'left')}`,
  ];
  const head = [title, units].map(
    (cells) => `${' '.repeat(labelWidth)}${cells.map((cell) => BAR + cell).join('')} │`,
  );
  return [...head, ...lines.map((line) => draw(line, { labelWidth, columns, paint }))]
    .map((line) => `${line}\n`)
    .join('');
}

/** Renders a table that the configuration shapes, with all of its columns aligned to the right. */
export function shapedTextTable({ caption, unit, headings, lines, geomean }: ShapedText): string {
  const head = [visible(unit), ...headings.map((heading) => titleOf(heading, visible))];
  const rows = lines.map(({ label, cells }) => [label === '' ? '' : visible(label), ...cells]);
  const all = [head, ...rows, ...(geomean === null ? [] : [['geomean', ...geomean]])];
  const widths = head.map((_, column) => Math.max(...all.map((cells) => length(cells[column] ?? ''))));
  const drawn = all.map((cells) =>
    cells
      .map((cell, column) => pad(cell, widths[column]!, column === 0 ? 'left' : 'right'))
      .join('   ')
      .trimEnd(),
  );
  return [...caption.map((field) => visible(field)), ...drawn].map((line) => `${line}\n`).join('');
}

function linesOf({ groups, geomean }: Table): Line[] {
  const lines = groups.flatMap(({ name, rows }): Line[] => {
    const members = rows.map(rowLine);
    if (groups.length === 1 || name === null) return members;
    return [{ label: visible(name), cells: ['', '', '', '', '', ''], row: null }, ...members];
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

function rowLine({ row, metric, base, head, change, test }: TableRow): Line {
  const label = metric === null ? visible(row.name) : `${visible(row.name)} ${visible(metric)}`;
  return { label, cells: [...pair(base), ...pair(head), change, test], row };
}

function pair(cell: Centre | null): [string, string] {
  return cell === null ? ['', ''] : [cell.median, cell.range];
}

/** Makes room for a title. The first of its columns becomes wider. */
function widen(columns: readonly Column[], indexes: readonly [number, number], needed: number): void {
  const [grows, other] = [columns[indexes[0]], columns[indexes[1]]];
  if (grows === undefined || other === undefined) return;
  const gap = indexes[0] < 4 ? RANGE_MARGIN.length : 1;
  grows.width = Math.max(grows.width, needed - gap - other.width);
}

/** Renders a title over some columns, as wide as the columns and their margins together. */
function span(columns: readonly Column[], indexes: readonly number[], title: string, align?: 'left'): string {
  const margins = [0, RANGE_MARGIN.length, BAR.length, RANGE_MARGIN.length, 2, 1];
  const width = indexes.reduce(
    (sum, index, at) => sum + columns[index]!.width + (at === 0 ? 0 : margins[index]!),
    0,
  );
  const before = align === 'left' ? 0 : Math.floor((width - length(title)) / 2);
  return pad(' '.repeat(Math.max(0, before)) + title, width, 'left');
}

function draw(
  { label, cells, row }: Line,
  layout: { labelWidth: number; columns: readonly Column[]; paint: Paint },
): string {
  const { labelWidth, columns, paint } = layout;
  const padded = cells.map((cell, index) => pad(cell, columns[index]!.width, columns[index]!.align));
  const change = row === null ? padded[4]! : paint(padded[4]!, row);
  const range = (index: number) =>
    (cells[index] === '' ? ' '.repeat(RANGE_MARGIN.length) : RANGE_MARGIN) + padded[index];
  const text = `${pad(label, labelWidth, 'left')}   ${padded[0]}${range(1)}   ${padded[2]}${range(3)}  ${change} ${padded[5]}`;
  return text.trimEnd();
}

function pad(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - length(text)));
  return align === 'left' ? text + space : space + text;
}

function length(text: string): number {
  return [...text].length;
}
