// Renders the tables that the configuration shapes in Markdown. ShapedTables in, one open part for `fit` out. Each row
// is a line of its own, so that a page that is too long loses the last rows of the last tables first.

import type { ShapedTable } from '../model/shaped-table.ts';
import type { Block, Line, Part } from './fit.ts';
import { type Alignment, code, details, tableHead, tableRow } from './markdown.ts';
import { RANK } from './marks.ts';
import { notesOf, type ShapedText, shapedTexts, titleOf } from './shaped.ts';

export function shapedTables(tables: readonly ShapedTable[]): Part[] {
  const notes = notesOf(tables).map((note): Line => ({ text: `${note}\n\n`, rank: RANK.always }));
  const folded = details('Results, as the configuration shapes them', 'open');
  return [{ ...folded, parts: [...notes, ...shapedTexts(tables).map(tableBlock)] }];
}

function tableBlock({ caption, unit, headings, lines, geomean }: ShapedText): Block {
  const above = caption.length === 0 ? '' : `${caption.map((field) => code(field)).join(' ')}\n\n`;
  const titles = headings.map((heading) => titleOf(heading, (title) => code(title)));
  const alignments = headings.map((): Alignment => 'right');
  const rows = lines.map(({ label, cells }) => ({
    ...row(label === '' ? '' : code(label), cells),
    counts: true,
  }));
  const average = geomean === null ? [] : [row('geomean', geomean)];
  return {
    open: above + tableHead([code(unit), ...titles], ['left', ...alignments]),
    parts: [...rows, ...average],
    close: '\n',
  };
}

/** Renders a row. `name` is Markdown. */
function row(name: string, cells: readonly string[]): Line {
  return { text: tableRow([name, ...cells]), rank: RANK.unchangedRow };
}
