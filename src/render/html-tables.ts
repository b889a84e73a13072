// The tables and pictures of the HTML report in the file itself, for readers without its script and for paper. A Report
// in, HTML out. All untrusted text goes through `escapeHtml`.

import type { GeomeanRow, Report, Row } from '../model/report.ts';
import { formatQuantity } from '../units/scale.ts';
import { drawingText } from './drawing.ts';
import { escapeHtml } from './escape-html.ts';
import { isChanged } from './marks.ts';
import { keysOf } from './page-data.ts';
import { samplePlot } from './plot.ts';
import { notesOf, type ShapedText, shapedTexts, titleOf } from './shaped.ts';
import { type Centre, type Table, type TableRow, tables } from './table.ts';
import { quoted, visible } from './untrusted.ts';
import { counted } from './words.ts';

/** Maximum number of pictures. Nobody looks at more on paper; the script shows the picture of any row. */
const MOST_PICTURES = 24;

/** Maximum number of rows without folding. Above it, unchanged rows are folded. */
const MOST_OPEN_ROWS = 200;

/** Anchor of each row for links, with and without the script. */
export type Anchors = ReadonlyMap<Row, string>;

export function anchorsOf({ rows }: Report): Anchors {
  const keys = keysOf(rows);
  return new Map(rows.map((row, index) => [row, `row=${keys[index]!}`]));
}

/** Wraps markup in a link to the row. A geomean has no row, so its markup stays as it is. */
export function linkTo(row: Row | GeomeanRow, anchors: Anchors, markup: string): string {
  const anchor = 'state' in row ? anchors.get(row) : undefined;
  return anchor === undefined
    ? markup
    : `<a href="#${escapeHtml(encodeURI(anchor).replaceAll('#', '%23'))}">${markup}</a>`;
}

export function escapedCode(text: string): string {
  return `<code>${escapeHtml(visible(text))}</code>`;
}

/** Renders the tables that the configuration's `table` asks for; empty without one. */
export function shapedSections({ tables: shaped }: Report): string {
  if (shaped === null) return '';
  const notes = notesOf(shaped).map((note) => `<p class="quiet">${escapeHtml(note)}</p>`);
  return [...notes, ...shapedTexts(shaped).map(shapedSection)].join('\n');
}

/** Renders every row, in one table per unit. */
export function rowSections(report: Report, anchors: Anchors): string {
  if (report.rows.length <= MOST_OPEN_ROWS) return sections(report, anchors);
  const [changed, others] = [report.rows.filter(isTelling), report.rows.filter((row) => !isTelling(row))];
  const open = changed.length === 0 ? '' : sections({ ...report, rows: changed, geomeans: [] }, anchors);
  const folded = sections({ ...report, rows: others }, anchors);
  return `${open}<details><summary>${counted(others.length, 'unchanged result')}</summary>\n${folded}</details>`;
}

function isTelling(row: Row): boolean {
  return row.state !== 'unchanged';
}

function sections(report: Parameters<typeof tables>[0], anchors: Anchors): string {
  return tables(report)
    .map((table) => tableSection(table, anchors))
    .join('\n');
}

function shapedSection({ caption, unit, headings, lines, geomean }: ShapedText): string {
  const titles = ['', ...headings.map((heading) => titleOf(heading, escapedCode))];
  const rows = lines.map(({ label, cells }) =>
    line([label === '' ? '' : escapedCode(label), ...cells.map(escapeHtml)]),
  );
  if (geomean !== null) rows.push(line(['geomean', ...geomean.map(escapeHtml)]));
  return tableOf({ caption: [...caption, unit].map((part) => visible(part)), titles, rows });
}

function tableSection({ unit, groups, geomean }: Table, anchors: Anchors): string {
  const rows = groups.flatMap(({ name, rows: members }) => [
    ...(name === null
      ? []
      : [`<tr class="group"><th colspan="5" scope="rowgroup">${escapedCode(name)}</th></tr>`]),
    ...members.map((row) => tableLine(row, anchors)),
  ]);
  if (geomean !== null) {
    const { base, head, change, n } = geomean;
    rows.push(line([`geomean of ${n}`, base, head, escapeHtml(change), '']));
  }
  return tableOf({
    caption: [visible(unit)],
    titles: ['benchmark', 'base', 'head', 'vs base', 'p, n'],
    rows,
  });
}

interface TableMarkup {
  /** Untrusted text. The other fields are markup. */
  readonly caption: readonly string[];
  readonly titles: readonly string[];
  readonly rows: readonly string[];
}

/** Renders a table in a region that scrolls, and that takes the focus so that the keyboard can scroll it too. */
function tableOf({ caption, titles, rows }: TableMarkup): string {
  const heads = titles.map((title) => (title === '' ? '<td></td>' : `<th scope="col">${title}</th>`));
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`Table ${caption.map((part) => quoted(part)).join(' ')}`)}"><table>
<caption>${caption.map(escapedCode).join(' ')}</caption>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function tableLine({ row, metric, base, head, change, test }: TableRow, anchors: Anchors): string {
  const label = metric === null ? row.name : `${visible(row.name)} ${visible(metric)}`;
  const cells = [escapedCode(label), centre(base), centre(head), escapeHtml(change), escapeHtml(test)];
  return line(cells, { state: row.state, id: anchors.get(row) });
}

/** Renders a line. Cells are markup, and the first one is the heading of the line. */
function line(cells: readonly string[], { state = '', id = '' } = {}): string {
  const fields = cells.map((cell, index) =>
    index === 0 ? `<th scope="row">${cell}</th>` : `<td${index === 3 ? ' class="change"' : ''}>${cell}</td>`,
  );
  const attributes = [id === '' ? '' : ` id="${escapeHtml(id)}"`, state === '' ? '' : ` class="${state}"`];
  return `<tr${attributes.join('')}>${fields.join('')}</tr>`;
}

function centre(cell: Centre | null): string {
  return cell === null ? '' : escapeHtml(`${cell.median} ± ${cell.range}`);
}

/** Renders pictures of the rows that changed or may have changed. */
export function changedPictures({ rows }: Report): string {
  const changed = rows.filter(isChanged).slice(0, MOST_PICTURES);
  if (changed.length === 0) return '';
  const key = '<span class="key base">base</span> and <span class="key head">head</span>';
  return `<h3>Every value, in the order it was taken</h3>
<p class="quiet">${key}; the values of a round are joined, dashed lines are the medians.</p>
<div class="plots">
${changed.map(figure).join('\n')}
</div>`;
}

function figure(row: Row): string {
  const { name, unit, base, head } = row;
  const medians = [base, head].flatMap((side) => (side === null ? [] : formatQuantity(side.median, unit)));
  const quiet = `<span class="quiet">${escapedCode(`${unit} · ${medians.join(' → ')}`)}</span>`;
  const drawing = samplePlot(row);
  return `<figure><figcaption>${escapedCode(name)} ${quiet}</figcaption>${drawing === null ? '' : drawingText(drawing)}</figure>`;
}
