// Lays out the cells of a text table: column widths, cells that span columns, margins and alignment, byte for byte as
// benchstat (golang.org/x/perf/cmd/benchstat/internal/texttab). Cells in, lines out; all texts are byte strings. It
// knows nothing about benchmarks.
// Tables have tens of thousands of cells. So it measures nothing twice, and uses index loops: `for … of` creates an
// object at each step until the loop is compiled. Loops are in small functions, because compiling a large one costs more
// processor time than a small comparison saves by it.

import { isBlank, width } from './bytes.ts';

export interface TextCell {
  readonly column: number;
  readonly span: number;
  readonly text: string;
  readonly width: number;
  readonly margin: Margin;
  readonly align: Align;
}

type Align = 'left' | 'centre' | 'right';

/** Text before a cell. The margin of a column is as wide as the widest one of its cells. */
interface Margin {
  readonly text: string;
  readonly width: number;
  readonly isBlank: boolean;
}

export interface CellOptions {
  readonly span?: number;
  readonly margin?: string;
  readonly align?: Align;
}

const LEFT: CellOptions = {};

export function textCell(column: number, text: string, options: CellOptions = LEFT): TextCell {
  const { span, align, margin } = options;
  return {
    column,
    span: span ?? 1,
    text,
    width: width(text),
    // The first column and empty cells need no separator.
    margin: margin !== undefined ? marginOf(margin) : column === 0 || text === '' ? NONE : SPACE,
    align: align ?? 'left',
  };
}

/** Cache of margins, by text. There are few, and all tables use the same ones. */
const margins = new Map<string, Margin>();

function marginOf(text: string): Margin {
  const margin = margins.get(text) ?? { text, width: width(text), isBlank: isBlank(text) };
  margins.set(text, margin);
  return margin;
}

const NONE = marginOf('');
const SPACE = marginOf(' ');

/** Rows list their cells from left to right. Spanning cells never widen a fixed column. */
export function layOut(rows: readonly (readonly TextCell[])[], isFixed: (column: number) => boolean): string {
  const { offsets, margins } = columnsOf(rows, isFixed);
  const lines = rows.map((cells) => drawRow(cells, offsets, margins));
  // Rows without visible text become empty lines, and are dropped at the end of the table.
  const last = lines.findLastIndex((line) => line !== '');
  return `${lines.slice(0, last + 1).join('\n')}\n`;
}

/** Width of a column in which no single-column cell starts. */
const NO_CELL = -1;

/** `offsets` are the starts of the columns with their margins, then the end of the last column. */
function columnsOf(rows: readonly (readonly TextCell[])[], isFixed: (column: number) => boolean) {
  const margins: number[] = [];
  const widths: number[] = [];
  const spanning: TextCell[] = [];
  for (let row = 0; row < rows.length; row += 1) measureRow(rows[row]!, margins, widths, spanning);
  // A margin adds to the width only if a single-column cell starts in the column.
  for (const [column, width] of widths.entries()) widths[column] = width === NO_CELL ? 0 : width + margins[column]!;
  for (const cell of spanning.sort((a, b) => a.span - b.span)) {
    const columns = Array.from({ length: cell.span }, (_, index) => cell.column + index);
    stretch(widths, columns, margins[cell.column]! + cell.width, isFixed);
  }
  const offsets = [0];
  for (const width of widths) offsets.push(offsets.at(-1)! + width);
  return { offsets, margins };
}

function measureRow(cells: readonly TextCell[], margins: number[], widths: number[], spanning: TextCell[]): void {
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]!;
    const { column, span } = cell;
    while (widths.length < column + span) {
      margins.push(0);
      widths.push(NO_CELL);
    }
    if (cell.margin.width > margins[column]!) margins[column] = cell.margin.width;
    if (span > 1) spanning.push(cell);
    else if (cell.width > widths[column]!) widths[column] = cell.width;
  }
}

/** Widens the columns that are not fixed until all together have this width. The narrowest grow most. */
function stretch(
  widths: number[],
  columns: readonly number[],
  width: number,
  isFixed: (column: number) => boolean,
): void {
  const total = (some: readonly number[]) => some.reduce((sum, column) => sum + widths[column]!, 0);
  if (total(columns) >= width) return;
  const growing = columns.filter((column) => !isFixed(column)).sort((a, b) => widths[b]! - widths[a]!);
  let rest = width - total(columns.filter(isFixed));
  for (const [index, column] of growing.entries()) {
    const share = Math.ceil(rest / (growing.length - index));
    widths[column] = Math.max(widths[column]!, share);
    rest -= widths[column]!;
  }
}

function drawRow(cells: readonly TextCell[], offsets: readonly number[], margins: readonly number[]): string {
  let line = '';
  let position = 0;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index]!;
    // Lines have no trailing spaces.
    if (cell.margin.isBlank && (cell.width === 0 || isBlank(cell.text))) continue;
    const start = offsets[cell.column]!;
    const marginWidth = margins[cell.column]!;
    const room = offsets[cell.column + cell.span]! - start - marginWidth;
    const pad = padding(cell, room);
    // After a text that is too wide for its cell, benchstat moves back by a negative number of spaces, which Go's `%*s`
    // prints as if it were positive.
    const gap = Math.abs(start - position) + marginWidth - cell.margin.width;
    line += cell.margin === SPACE ? spaces(gap + 1 + pad) : spaces(gap) + cell.margin.text + spaces(pad);
    line += cell.text;
    position = start + marginWidth + pad + cell.width;
  }
  return line;
}

function padding({ width, align }: TextCell, room: number): number {
  if (align === 'left' || width >= room) return 0;
  return align === 'right' ? room - width : (room - width) >> 1;
}

const RUN = ' '.repeat(100);

function spaces(count: number): string {
  return count <= RUN.length ? RUN.slice(0, count) : ' '.repeat(count);
}
