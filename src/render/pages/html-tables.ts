// The tables and pictures of the HTML report in the file itself, for readers without its script and for paper. Parts of a
// Report in, markup out.

import type { CustomTable } from '../../model/custom-table.ts';
import type { GeomeanRow, Report, ReportRow } from '../../model/report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { formatQuantity } from '../../units/scale.ts';
import type { FunctionLines } from '../causes.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from '../custom-table-text.ts';
import { isChanged } from '../document.ts';
import { formatMedianCell, makeResultTables, type ResultTable, type TableRow } from '../result-table.ts';
import { asUntrustedText } from '../rich-text.ts';
import { CONTROL_MARK, summariseUnchangedRows } from '../row-kind.ts';
import { namesOfRows } from '../row-names.ts';
import { quoteUntrustedText } from '../untrusted.ts';
import { drawSamplePlot } from './comparison-plots.ts';
import { type Content, html, joinContents, type Markup, renderScrollRegion } from './markup.ts';
import { rowKeysOf } from './page-data.ts';
import { renderFlameHtml } from './profile-html.ts';

/** Maximum number of pictures. Nobody looks at more on paper; the script shows the picture of any row. */
const MAX_PICTURES = 24;

/** Maximum number of rows without folding. Above it, unchanged rows are folded. */
const MAX_OPEN_ROWS = 200;

export type RowAnchors = ReadonlyMap<ReportRow, string>;

/** Makes the anchors for links, with and without the script. */
export function anchorsOf({ rows }: Report): RowAnchors {
  const keys = rowKeysOf(rows);
  return new Map(rows.map((row, index) => [row, `row=${keys[index]!}`]));
}

/** A geomean has no row, so its name stays as it is. */
export function linkToRow(row: ReportRow | GeomeanRow, anchors: RowAnchors, name: Content): Content {
  const anchor = 'state' in row ? anchors.get(row) : undefined;
  return anchor === undefined ? name : html`<a href="#${encodeURI(anchor).replaceAll('#', '%23')}">${name}</a>`;
}

export function renderCustomSections(tables: readonly CustomTable[]): Content {
  const notes = notesOf(tables).map((note) => html`<p class="quiet">${note}</p>`);
  return joinContents([...notes, ...formatCustomTables(tables).map(renderCustomTable)], '\n');
}

export function renderRowSections(report: Report, anchors: RowAnchors): Content {
  const names = namesOfRows(report.rows);
  const renderTables = (part: Report) => {
    const tables = makeResultTables(part, names).map((table) => renderResultTable(table, anchors));
    return joinContents(tables, '\n');
  };
  if (report.rows.length <= MAX_OPEN_ROWS) return renderTables(report);
  const changed = report.rows.filter(({ state }) => state !== 'unchanged');
  const others = report.rows.filter(({ state }) => state === 'unchanged');
  const folded = renderTables({ ...report, rows: others });
  return [
    changed.length === 0 ? null : renderTables({ ...report, rows: changed, geomeans: [] }),
    html`<details><summary>${summariseUnchangedRows(others)}</summary>\n${folded}</details>`,
  ];
}

function renderCustomTable({ caption, unit, headings, lines, geomean }: CustomTableText): Markup {
  const titles = headings.map((heading) => titleOf(heading, (title) => html`${asUntrustedText(title)}`));
  const rows = lines.map(({ label, cells }) => renderLine([label === '' ? null : asUntrustedText(label), ...cells]));
  if (geomean !== null) rows.push(renderLine(['geomean', ...geomean]));
  return renderTable([...caption, unit], ['', ...titles], rows);
}

function renderResultTable({ unit, groups, geomean }: ResultTable, anchors: RowAnchors): Markup {
  const rows = groups.flatMap(({ label, rows: members }) => {
    const heading = html`<tr class="group"><th colspan="5" scope="rowgroup">${label && asUntrustedText(label)}</th></tr>`;
    return [...(label === null ? [] : [heading]), ...members.map((row) => renderRow(row, anchors))];
  });
  if (geomean !== null)
    rows.push(renderLine([`geomean of ${geomean.n}`, geomean.base, geomean.head, geomean.change, '']));
  return renderTable([unit], ['benchmark', 'base', 'head', 'vs base', 'p, n'], rows);
}

/** The captions are untrusted. */
function renderTable(captions: readonly string[], titles: readonly Content[], rows: readonly Markup[]): Markup {
  const heads = titles.map((title) => (title === '' ? html`<td></td>` : html`<th scope="col">${title}</th>`));
  const label = `Table ${captions.map((caption) => quoteUntrustedText(caption)).join(' ')}`;
  return renderScrollRegion(
    label,
    html`<table>
<caption>${joinContents(captions.map(asUntrustedText), ' ')}</caption>
<thead><tr>${heads}</tr></thead>
<tbody>
${joinContents(rows, '\n')}
</tbody></table>`,
  );
}

function renderRow({ row, label, rename, metric, base, head, change, test }: TableRow, anchors: RowAnchors): Markup {
  const name = [
    asUntrustedText(label),
    metric === null ? null : [' ', asUntrustedText(metric)],
    rename === null ? null : html` <span class="quiet">${rename}</span>`,
    row.isControl ? html` <span class="quiet">${CONTROL_MARK}</span>` : null,
  ];
  const medians = [base, head].map((cell) => cell && formatMedianCell(cell));
  return renderLine([name, ...medians, change, test], html` id="${anchors.get(row)!}" class="${row.state}"`);
}

/** The first cell is the heading of the line. */
function renderLine(cells: readonly Content[], attributes: Content = null): Markup {
  const [name, ...rest] = cells;
  const fields = rest.map((cell, index) => html`<td${index === 2 ? html` class="change"` : null}>${cell}</td>`);
  return html`<tr${attributes}><th scope="row">${name ?? null}</th>${fields}</tr>`;
}

export function renderChangedPictures({ rows }: Report): Content {
  const changed = rows.filter(isChanged).slice(0, MAX_PICTURES);
  if (changed.length === 0) return null;
  const { labelOf } = namesOfRows(rows);
  const figures = changed.map((row) => {
    const sides = [row.base, row.head].filter((side) => side !== null);
    const medians = sides.map(({ median }) => formatQuantity(median, row.unit));
    const values = asUntrustedText(`${row.unit} · ${medians.join(' → ')}`);
    return html`<figure><figcaption>${asUntrustedText(labelOf(row.name))} <span class="quiet">${values}</span></figcaption>${drawSamplePlot(row)}</figure>`;
  });
  return html`<h3>Every value, in the order it was taken</h3>
<p class="quiet"><span class="key base">base</span> and <span class="key head">head</span>; the values of a round are joined, dashed lines are the medians.</p>
<div class="plots">
${joinContents(figures, '\n')}
</div>`;
}

export const FUNCTIONS_STYLE = `
.functions { min-width: 0; } .functions :is(td, th) { text-align: left; min-width: 0; }
.functions :is(td, th):first-child, .functions .range { text-align: right; white-space: nowrap; }
.flames > iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .4rem; background: var(--back); }`;

/** Such a page runs a second script. */
export function hasFlameGraph({ functions }: ReportRow): boolean {
  return functions?.kind === 'compared' && functions.graph !== null;
}

export function renderFunctions({ intro, rows, elsewhere, hasIntervals, titles }: FunctionLines): Markup {
  if (rows.length === 0) return html`<p>${intro}</p>`;
  const [change, name, place] = titles.map((one) => one[0]!.toUpperCase() + one.slice(1)) as [string, string, string];
  const lines = rows.map(({ delta, interval, name, file }) => {
    const range = hasIntervals ? html`<td class="range">${interval}</td>` : null;
    return html`<tr><td>${delta}</td>${range}<td>${name}</td><td>${file}</td></tr>`;
  });
  const title = hasIntervals ? html`<th scope="col" class="range">95% interval</th>` : null;
  const table = html`<table class="functions">
<thead><tr><th scope="col">${change}</th>${title}<th scope="col">${name}</th><th scope="col">${place}</th></tr></thead>
<tbody>${lines}</tbody></table>`;
  return html`<p>${intro}</p>
${renderScrollRegion(`${name}s that changed`, table)}
${elsewhere === null ? null : html`<p>${elsewhere}</p>`}`;
}

/** A flame graph is a page of its own inside a frame, so that neither page can change the other. */
export function renderFlames({ functions, name }: ReportRow, { base, head }: Report['commits']): Content {
  if (functions?.kind !== 'compared' || functions.graph === null) return null;
  const [from, to] = [base, head].map(({ sha, how }) => (sha === null ? how : abbreviateSha(sha)));
  const compared = `${functions.isOfCommand ? 'all benchmarks' : name}, base ${from!} → head ${to!}`;
  const page = renderFlameHtml(functions.attribution, functions.graph, compared);
  return html`<details class="flames"><summary>Flame graph</summary><iframe title="Flame graph of ${quoteUntrustedText(name)}" loading="lazy" srcdoc="${page}"></iframe></details>`;
}
