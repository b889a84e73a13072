// The tables and pictures of the HTML report in the file itself, for readers without its script and for paper. A Report
// in, HTML out. All untrusted text goes through `escapeHtml`.

import type { GeomeanRow, Report, ReportRow } from '../model/report.ts';
import { formatQuantity } from '../units/scale.ts';
import { drawSamplePlot } from './comparison-plots.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from './custom-table-text.ts';
import { renderDrawing } from './drawing.ts';
import { escapeHtml } from './escape-html.ts';
import { isChanged } from './icons-and-ranks.ts';
import { rowKeysOf } from './page-data.ts';
import { type MedianCell, makeResultTables, type ResultTable, type TableRow } from './result-table.ts';
import { formatRichText, type RichText } from './rich-text.ts';
import { summariseUnchangedRows } from './row-kind.ts';
import { namesOfRows, type RowNames } from './row-names.ts';
import { cleanUntrustedText, quoteUntrustedText } from './untrusted.ts';

/** Maximum number of pictures. Nobody looks at more on paper; the script shows the picture of any row. */
const MAX_PICTURES = 24;

/** Maximum number of rows without folding. Above it, unchanged rows are folded. */
const MAX_OPEN_ROWS = 200;

/** Anchor of each row for links, with and without the script. */
export type RowAnchors = ReadonlyMap<ReportRow, string>;

export function anchorsOf({ rows }: Report): RowAnchors {
  const keys = rowKeysOf(rows);
  return new Map(rows.map((row, index) => [row, `row=${keys[index]!}`]));
}

/** Wraps markup in a link to the row. A geomean has no row, so its markup stays as it is. */
export function linkToRow(row: ReportRow | GeomeanRow, anchors: RowAnchors, markup: string): string {
  const anchor = 'state' in row ? anchors.get(row) : undefined;
  return anchor === undefined
    ? markup
    : `<a href="#${escapeHtml(encodeURI(anchor).replaceAll('#', '%23'))}">${markup}</a>`;
}

export function renderCode(text: string): string {
  return `<code>${escapeHtml(cleanUntrustedText(text))}</code>`;
}

/** Renders the tables that the configuration's `table` asks for; empty without one. */
export function renderCustomSections({ tables: shaped }: Report): string {
  if (shaped === null) return '';
  const notes = notesOf(shaped).map((note) => `<p class="quiet">${escapeHtml(note)}</p>`);
  return [...notes, ...formatCustomTables(shaped).map(renderCustomTable)].join('\n');
}

/** Renders every row, in one table per unit. */
export function renderRowSections(report: Report, anchors: RowAnchors): string {
  const names = namesOfRows(report.rows);
  if (report.rows.length <= MAX_OPEN_ROWS) return renderTables(report, anchors, names);
  const [changed, others] = [report.rows.filter(isNoteworthy), report.rows.filter((row) => !isNoteworthy(row))];
  const open = changed.length === 0 ? '' : renderTables({ ...report, rows: changed, geomeans: [] }, anchors, names);
  const folded = renderTables({ ...report, rows: others }, anchors, names);
  return `${open}<details><summary>${escapeHtml(summariseUnchangedRows(others))}</summary>\n${folded}</details>`;
}

function isNoteworthy(row: ReportRow): boolean {
  return row.state !== 'unchanged';
}

function renderTables(report: Parameters<typeof makeResultTables>[0], anchors: RowAnchors, names: RowNames): string {
  return makeResultTables(report, names)
    .map((table) => tableSection(table, anchors))
    .join('\n');
}

function renderCustomTable({ caption, unit, headings, lines, geomean }: CustomTableText): string {
  const titles = ['', ...headings.map((heading) => titleOf(heading, renderCode))];
  const rows = lines.map(({ label, cells }) =>
    renderLine([label === '' ? '' : renderCode(label), ...cells.map(escapeHtml)]),
  );
  if (geomean !== null) rows.push(renderLine(['geomean', ...geomean.map(escapeHtml)]));
  return renderTable({ caption: [...caption, unit].map((part) => cleanUntrustedText(part)), titles, rows });
}

function tableSection({ unit, groups, geomean }: ResultTable, anchors: RowAnchors): string {
  const rows = groups.flatMap(({ label, rows: members }) => [
    ...(label === null ? [] : [`<tr class="group"><th colspan="5" scope="rowgroup">${renderCode(label)}</th></tr>`]),
    ...members.map((row) => tableLine(row, anchors)),
  ]);
  if (geomean !== null) {
    const { base, head, change, n } = geomean;
    rows.push(renderLine([`geomean of ${n}`, base, head, escapeHtml(change), '']));
  }
  return renderTable({
    caption: [cleanUntrustedText(unit)],
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
function renderTable({ caption, titles, rows }: TableMarkup): string {
  const heads = titles.map((title) => (title === '' ? '<td></td>' : `<th scope="col">${title}</th>`));
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeHtml(`Table ${caption.map((part) => quoteUntrustedText(part)).join(' ')}`)}"><table>
<caption>${caption.map(renderCode).join(' ')}</caption>
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function tableLine({ row, label, rename, metric, base, head, change, test }: TableRow, anchors: RowAnchors): string {
  const from = rename === null ? '' : ` <span class="quiet">${renderRename(rename)}</span>`;
  const cells = [
    renderCode(label) + (metric === null ? '' : ` ${renderCode(metric)}`) + from,
    renderCentre(base),
    renderCentre(head),
    escapeHtml(change),
    escapeHtml(test),
  ];
  return renderLine(cells, { state: row.state, id: anchors.get(row) });
}

function renderRename(rename: RichText): string {
  return formatRichText(rename, { plain: escapeHtml, strong: escapeHtml, code: renderCode, untrusted: renderCode });
}

/** Renders a line. Cells are markup, and the first one is the heading of the line. */
function renderLine(cells: readonly string[], { state = '', id = '' } = {}): string {
  const fields = cells.map((cell, index) =>
    index === 0 ? `<th scope="row">${cell}</th>` : `<td${index === 3 ? ' class="change"' : ''}>${cell}</td>`,
  );
  const attributes = [id === '' ? '' : ` id="${escapeHtml(id)}"`, state === '' ? '' : ` class="${state}"`];
  return `<tr${attributes.join('')}>${fields.join('')}</tr>`;
}

function renderCentre(cell: MedianCell | null): string {
  return cell === null ? '' : escapeHtml(`${cell.median} ± ${cell.range}`);
}

/** Renders pictures of the rows that changed or may have changed. */
export function renderChangedPictures({ rows }: Report): string {
  const changed = rows.filter(isChanged).slice(0, MAX_PICTURES);
  if (changed.length === 0) return '';
  const key = '<span class="key base">base</span> and <span class="key head">head</span>';
  return `<h3>Every value, in the order it was taken</h3>
<p class="quiet">${key}; the values of a round are joined, dashed lines are the medians.</p>
<div class="plots">
${changed.map((row) => renderFigure(row, namesOfRows(rows))).join('\n')}
</div>`;
}

function renderFigure(row: ReportRow, { labelOf }: RowNames): string {
  const { name, unit, base, head } = row;
  const medians = [base, head].flatMap((side) => (side === null ? [] : formatQuantity(side.median, unit)));
  const quiet = `<span class="quiet">${renderCode(`${unit} · ${medians.join(' → ')}`)}</span>`;
  const drawing = drawSamplePlot(row);
  return `<figure><figcaption>${renderCode(labelOf(name))} ${quiet}</figcaption>${drawing === null ? '' : renderDrawing(drawing)}</figure>`;
}
