// Tables and histograms of text with a fixed width: columns as wide as their widest cell, in code points. A result table has
// benchstat's layout (golang.org/x/perf/cmd/benchstat): titles centred over its columns, bars only in the head.

import type { Comparison } from '../../model/comparison.ts';
import type { ReportRow } from '../../model/report.ts';
import { formatQuantity } from '../../units/scale.ts';
import { type Extent, extentOf } from '../pages/axis.ts';
import type { MedianCell, ResultTable, TableRow } from '../result-table.ts';
import { cleanUntrustedText } from '../untrusted.ts';

interface ColumnOptions {
  /** Whether a column holds numbers, which end at one position. */
  readonly isRight: (column: number) => boolean;
  readonly gap?: string;
}

/** Makes a line of each row. The first row has all columns. */
export function alignColumns(rows: readonly (readonly string[])[], { isRight, gap = '  ' }: ColumnOptions): string[] {
  const widths = rows[0]!.map((_, column) => maxWidthOf(rows.map((row) => row[column] ?? '')));
  return rows.map((row) =>
    row
      .map((cell, column) => padText(cell, widths[column]!, isRight(column) ? 'right' : 'left'))
      .join(gap)
      .trimEnd(),
  );
}

type TableLine = Pick<TableRow, 'label' | 'base' | 'head' | 'change' | 'test'> & { readonly row: ReportRow | null };

const CHANGE_TITLE = 'vs base';

/**
 * `paint` colours a change by the state of its row. The text keeps its width. A table that is wider than `columns` has no `±`,
 * because a terminal would break its lines. Null: any width.
 */
export function renderTextTable(
  table: ResultTable,
  paint: (text: string, row: ReportRow) => string,
  columns: number | null = null,
): string {
  const lines = listLines(table);
  const plain = columns === null ? '' : renderLines(table, lines, (text) => text);
  const isWide = maxWidthOf(plain.split('\n')) > (columns ?? 0);
  const withoutRange = (cell: MedianCell | null) => cell && { ...cell, range: '' };
  const shown = isWide
    ? lines.map((line) => ({ ...line, base: withoutRange(line.base), head: withoutRange(line.head) }))
    : lines;
  return renderLines(table, shown, paint);
}

function renderLines(
  table: ResultTable,
  lines: readonly TableLine[],
  paint: (text: string, row: ReportRow) => string,
): string {
  const unit = cleanUntrustedText(table.unit);
  const labelWidth = maxWidthOf(lines.map(({ label }) => label));
  const formatSide = (side: 'base' | 'head') => {
    const cells = lines.map((line) => line[side]);
    return formatMedians(cells, [unit, side]);
  };
  const [base, head] = [formatSide('base'), formatSide('head')];
  const changeWidth = maxWidthOf(lines.map(({ change }) => change));
  const testWidth = Math.max(maxWidthOf(lines.map(({ test }) => test)), CHANGE_TITLE.length - changeWidth - 1);
  const [baseWidth, headWidth, verdictWidth] = [base.width, head.width, changeWidth + 1 + testWidth];
  const titles = [
    [centreText('base', baseWidth), centreText('head', headWidth + 2 + verdictWidth)],
    [centreText(unit, baseWidth), `${centreText(unit, headWidth)}  ${padText(CHANGE_TITLE, verdictWidth, 'left')}`],
  ];
  const body = lines.map(({ label, change, test, row }, index) => {
    const padded = padText(change, changeWidth, 'right');
    const painted = row === null ? padded : paint(padded, row);
    return `${padText(label, labelWidth, 'left')}   ${base.cells[index]}   ${head.cells[index]}  ${painted} ${test}`.trimEnd();
  });
  return [...titles.map((cells) => `${' '.repeat(labelWidth)} │ ${cells.join(' │ ')} │`), ...body]
    .map((line) => `${line}\n`)
    .join('');
}

function listLines({ groups, geomean }: ResultTable): TableLine[] {
  const empty = { base: null, head: null, change: '', test: '', row: null };
  const lines = groups.flatMap(({ label, rows }): TableLine[] => {
    const members = rows.map((cells) => ({
      ...cells,
      label: [cells.label, cells.metric].flatMap((name) => (name === null ? [] : cleanUntrustedText(name))).join(' '),
    }));
    if (groups.length === 1 || label === null) return members;
    return [{ ...empty, label: cleanUntrustedText(label) }, ...members];
  });
  if (geomean === null) return lines;
  const [base, head] = [geomean.base, geomean.head].map((median) => ({ median, range: '' }));
  return [...lines, { ...empty, label: 'geomean', base: base!, head: head!, change: geomean.change }];
}

/** `88.30n ± 1%`: a column of medians with their ranges, at least as wide as its titles. */
function formatMedians(cells: readonly (MedianCell | null)[], titles: readonly string[]) {
  const rangeWidth = maxWidthOf(cells.map((cell) => cell?.range ?? ''));
  const signWidth = rangeWidth === 0 ? 0 : ' ± '.length;
  const titleWidth = maxWidthOf(titles) - signWidth - rangeWidth;
  const medianWidth = Math.max(maxWidthOf(cells.map((cell) => cell?.median ?? '')), titleWidth);
  const texts = cells.map((cell) => {
    const { median, range } = cell ?? { median: '', range: '' };
    const sign = range === '' ? '   ' : ' ± ';
    return `${padText(median, medianWidth, 'right')}${rangeWidth === 0 ? '' : sign}${padText(range, rangeWidth, 'right')}`;
  });
  return { cells: texts, width: medianWidth + signWidth + rangeWidth };
}

function centreText(text: string, width: number): string {
  const before = Math.max(0, Math.floor((width - countCodePoints(text)) / 2));
  return padText(' '.repeat(before) + text, width, 'left');
}

function padText(text: string, width: number, align: 'left' | 'right'): string {
  const space = ' '.repeat(Math.max(0, width - countCodePoints(text)));
  return align === 'left' ? text + space : space + text;
}

function maxWidthOf(texts: readonly string[]): number {
  return texts.reduce((most, text) => Math.max(most, countCodePoints(text)), 0);
}

function countCodePoints(text: string): number {
  return [...text].length;
}

/** Width of the histogram. With the name of the side in front, a phone shows it in a code block without scrolling. */
const HISTOGRAM_COLUMNS = 32;

const HEIGHTS = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'] as const;

/** Fewer values on a side make no meaningful picture. */
const MIN_VALUES = 4;

/**
 * Draws both sides as three lines: how often each value was measured, on one scale. They are short enough for a phone, and
 * show the same as the histogram of the HTML report by height and position only, without colour. Null if nothing varies, a
 * side is missing, or there are too few values.
 */
export function drawTextHistogram({ base, head, exact, unit }: Comparison): string[] | null {
  if (exact || base === null || head === null || Math.min(base.n, head.n) < MIN_VALUES) return null;
  const extent = extentOf([...base.values, ...head.values]);
  if (extent === null || extent.low === extent.high) return null;
  const shares = [base.values, head.values].map((values) => sharesOf(values, extent));
  const most = shares.flat().reduce((largest, share) => Math.max(largest, share));
  const [left, right] = [formatQuantity(extent.low, unit), formatQuantity(extent.high, unit)];
  return [
    ...shares.map((side, index) => `${index === 0 ? 'base' : 'head'} ${drawBarLine(side, most)}`.trimEnd()),
    `     ${left}${right.padStart(Math.max(right.length + 1, HISTOGRAM_COLUMNS - left.length))}`,
  ];
}

function sharesOf(values: readonly number[], { low, high }: Extent): number[] {
  const counts = new Array<number>(HISTOGRAM_COLUMNS).fill(0);
  for (const value of values) {
    const column = Math.min(HISTOGRAM_COLUMNS - 1, Math.floor(((value - low) / (high - low)) * HISTOGRAM_COLUMNS));
    counts[column]! += 1;
  }
  return counts.map((count) => count / values.length);
}

function drawBarLine(shares: readonly number[], most: number): string {
  return shares.map((share) => (share === 0 ? ' ' : HEIGHTS[Math.ceil((share / most) * HEIGHTS.length) - 1])).join('');
}
