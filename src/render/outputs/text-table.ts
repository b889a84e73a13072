// Tables of text with a fixed width: columns as wide as their widest cell, in code points. A result table has benchstat's
// layout (golang.org/x/perf/cmd/benchstat): titles centred over its columns, bars only in the head.

import type { ReportRow } from '../../model/report.ts';
import type { MedianCell, ResultTable } from '../result-table.ts';
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

/** Colours a change by the state of its row. The text keeps its width. */
export type PaintChange = (text: string, row: ReportRow) => string;

interface TableLine {
  readonly label: string;
  readonly base: MedianCell | null;
  readonly head: MedianCell | null;
  readonly change: string;
  readonly test: string;
  readonly row: ReportRow | null;
}

const CHANGE_TITLE = 'vs base';

export function renderTextTable(table: ResultTable, paint: PaintChange): string {
  const lines = listLines(table);
  const unit = cleanUntrustedText(table.unit);
  const labelWidth = maxWidthOf(lines.map(({ label }) => label));
  const base = formatMedians(
    lines.map((line) => line.base),
    [unit, 'base'],
  );
  const head = formatMedians(
    lines.map((line) => line.head),
    [unit, 'head'],
  );
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

/** Writes a column of medians with their ranges, at least as wide as its titles: `88.30n ± 1%`. */
function formatMedians(cells: readonly (MedianCell | null)[], titles: readonly string[]) {
  const rangeWidth = maxWidthOf(cells.map((cell) => cell?.range ?? ''));
  const titleWidth = maxWidthOf(titles) - ' ± '.length - rangeWidth;
  const medianWidth = Math.max(maxWidthOf(cells.map((cell) => cell?.median ?? '')), titleWidth);
  const texts = cells.map((cell) => {
    const { median, range } = cell ?? { median: '', range: '' };
    const sign = range === '' ? '   ' : ' ± ';
    return `${padText(median, medianWidth, 'right')}${sign}${padText(range, rangeWidth, 'right')}`;
  });
  return { cells: texts, width: medianWidth + ' ± '.length + rangeWidth };
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
