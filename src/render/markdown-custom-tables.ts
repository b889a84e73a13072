// Renders the tables that the configuration shapes in Markdown. CustomTables in, one open part for `fit` out. Each row
// is a line of its own, so that a page that is too long loses the last rows of the last tables first.

import type { CustomTable } from '../model/custom-table.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from './custom-table-text.ts';
import { type DocumentBlock, type DocumentLine, type DocumentPart, makeLine } from './fit.ts';
import { RANK } from './icons-and-ranks.ts';
import { type Alignment, makeDetailsTags, renderCodeSpan, renderTableHead, renderTableRow } from './markdown.ts';

export function renderCustomTables(tables: readonly CustomTable[]): DocumentPart[] {
  const notes = notesOf(tables).map((note) => makeLine(RANK.always, `${note}\n\n`));
  const folded = makeDetailsTags('Results in the configured layout', 'open');
  return [{ ...folded, parts: [...notes, ...formatCustomTables(tables).map(tableBlock)] }];
}

function tableBlock({ caption, unit, headings, lines, geomean }: CustomTableText): DocumentBlock {
  const above = caption.length === 0 ? '' : `${caption.map((field) => renderCodeSpan(field)).join(' ')}\n\n`;
  const titles = headings.map((heading) => titleOf(heading, (title) => renderCodeSpan(title)));
  const alignments = headings.map((): Alignment => 'right');
  const rows = lines.map(({ label, cells }) => ({
    ...renderRow(label === '' ? '' : renderCodeSpan(label), cells),
    counts: true,
  }));
  const average = geomean === null ? [] : [renderRow('geomean', geomean)];
  return {
    open: above + renderTableHead([renderCodeSpan(unit), ...titles], ['left', ...alignments]),
    parts: [...rows, ...average],
    close: '\n',
  };
}

/** Renders a row. `name` is Markdown. */
function renderRow(name: string, cells: readonly string[]): DocumentLine {
  return makeLine(RANK.unchangedRow, renderTableRow([name, ...cells]));
}
