// The comparison of profiles as one HTML page without other files: the functions that changed, and a differential flame
// graph. An Attribution and a FlameGraph in, HTML out. Names are untrusted.

import { type FlameGraph, FRAME_CHANGES } from '../model/flame-graph.ts';
import type { Attribution, FunctionDelta } from '../model/profile.ts';
import { FLAME_SCRIPT, FLAME_SCRIPT_HASH } from './flame-script.ts';
import { FLAME_STYLE } from './flame-style.ts';
import { CHANGE_STYLES } from './flame-words.ts';
import { STYLE } from './html-style.ts';
import { type Content, html, joinContents, type Markup, renderScrolled } from './markup.ts';
import { renderPage, renderScript } from './page-frame.ts';
import { formatProfileDelta, formatProfileValue } from './profile-values.ts';
import {
  FLAME_PAGE_TITLE,
  formatDeltaInterval,
  formatFunctionCount,
  formatOrigin,
  formatTotals,
  listProfileNotes,
} from './profile-words.ts';
import { cleanUntrustedText } from './untrusted.ts';
import { formatCount } from './words.ts';

/** Functions in the table. The JSON has all of them. */
const MAX_ROWS = 30;

/** Longest name and file in the table. */
const NAME_LENGTH = 160;

/** The page around the flame graph has the functions itself. */
export function renderFlameHtml(attribution: Attribution, graph: FlameGraph): string {
  return renderProfilePage(attribution, graph, null);
}

/** `graph` is null for profiles without stacks. */
export function renderProfileHtml(attribution: Attribution, graph: FlameGraph | null): string {
  const notes = listProfileNotes(attribution).map((note) => html`<p>${note}</p>`);
  const functions = html`${joinContents(notes, '\n')}
${renderTable(attribution)}
<h2>Flame graph</h2>
`;
  return renderProfilePage(attribution, graph, functions);
}

function renderProfilePage(attribution: Attribution, graph: FlameGraph | null, functions: Content): string {
  const frame = {
    title: FLAME_PAGE_TITLE,
    style: `${STYLE}${FLAME_STYLE}`,
    scriptHashes: [FLAME_SCRIPT_HASH],
    isReplaced: true,
  };
  const noGraph = html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;
  return renderPage(
    frame,
    html`<main>
<h1>${formatTotals(attribution)}</h1>
<p class="quiet">${formatOrigin(attribution)}</p>
${functions}${graph === null ? noGraph : renderGraph(graph)}
</main>
${graph === null ? null : renderScript(FLAME_SCRIPT, toPageGraph(graph))}`,
  );
}

function renderTable({ functions, unit }: Attribution): Content {
  if (functions.length === 0) return null;
  const touched = functions.filter((one) => one.touched);
  const bySize = (a: FunctionDelta, b: FunctionDelta) => Math.abs(b.deltaSelf) - Math.abs(a.deltaSelf);
  const sorted = [...touched.toSorted(bySize), ...functions.filter((one) => !one.touched).toSorted(bySize)];
  const shown = sorted.slice(0, MAX_ROWS);
  const hasIntervals = shown.some(({ low }) => low !== null);
  const more = functions.length - shown.length;
  const table = html`<table>
<caption>${formatFunctionCount(functions.length, touched.length)}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals ? html`<th scope="col" class="range">Interval</th>` : null}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${joinContents(
  shown.map((one) => renderRow(one, unit, hasIntervals)),
  '\n',
)}
</tbody></table>`;
  return html`<h2>Functions</h2>
${renderScrolled('Functions that changed', table)}
${more > 0 ? html`<p class="quiet">and ${more.toLocaleString('en-US')} more; --format json has all of them</p>` : null}`;
}

function renderRow(one: FunctionDelta, unit: string, hasIntervals: boolean): Markup {
  const { name, file, deltaSelf, base, head, touched } = one;
  const change = `${deltaSelf > 0 ? '▲' : '▼'} ${formatProfileDelta(deltaSelf, unit)}`;
  const place = file === null ? null : cleanUntrustedText(file, NAME_LENGTH);
  return html`<tr class="${deltaSelf > 0 ? 'bad' : 'good'}">${[
    html`<th scope="row"><code>${cleanUntrustedText(name, NAME_LENGTH)}</code></th>`,
    html`<td class="change">${change}</td>`,
    hasIntervals ? html`<td class="range">${formatDeltaInterval(one, unit)}</td>` : null,
    html`<td>${formatProfileValue(base, unit)}</td><td>${formatProfileValue(head, unit)}</td>`,
    html`<td class="place">${place}${touched ? ' (in this change)' : null}</td>`,
  ]}</tr>`;
}

function renderGraph({ omitted, hasNoise }: FlameGraph): Markup {
  const items = FRAME_CHANGES.filter((change) => change !== 'same').map((change) => {
    const { sign, label } = CHANGE_STYLES[change];
    return html`<li><span class="${change}" aria-hidden="true">${sign}</span>${label}</li>`;
  });
  const meaning = hasNoise
    ? 'A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: strong where it is beyond the noise, pale where it is uncertain.'
    : 'A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: strong from 2 % of the total, pale from 0.5 %. One profile on a side does not show the noise.';
  const rest = omitted === 0 ? '' : ` ${formatCount(omitted, 'small frame')} ${omitted === 1 ? 'is' : 'are'} left out.`;
  return html`<p class="quiet">${meaning + rest} Widths of base show what is gone.</p>
<ul class="legend">${items}</ul>
<noscript><p>The flame graph needs JavaScript. The table above is complete without it.</p></noscript>
<div id="flames"></div>`;
}

/** The page shows the names as they are, so they are cleaned. */
function toPageGraph(graph: FlameGraph): FlameGraph {
  const clean = (text: string) => cleanUntrustedText(text, NAME_LENGTH);
  return {
    ...graph,
    unit: clean(graph.unit),
    names: graph.names.map(clean),
    files: graph.files.map((file) => (file === null ? null : clean(file))),
  };
}
