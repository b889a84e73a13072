// The comparison of profiles as one HTML page without other files: the functions that changed, and a differential flame
// graph. An Attribution and a FlameGraph in, HTML out. Names are untrusted: all texts go through `escapeHtml` or, for the
// script, `toScriptJson`.

import { type FlameGraph, FRAME_CHANGES } from '../model/flame-graph.ts';
import type { Attribution, FunctionDelta } from '../model/profile.ts';
import { escapeHtml } from './escape-html.ts';
import { FLAME_SCRIPT, FLAME_SCRIPT_HASH } from './flame-script.ts';
import { FLAME_STYLE } from './flame-style.ts';
import { CHANGE_STYLES } from './flame-words.ts';
import { STYLE } from './html-style.ts';
import { toScriptJson } from './page-data.ts';
import { renderPageStart } from './page-start.ts';
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

/** Returns the flame graph alone, for a page that has the functions itself. */
export function renderFlameHtml(attribution: Attribution, graph: FlameGraph): string {
  return renderPage(attribution, graph, '');
}

/** `graph` is null for profiles without stacks. */
export function renderProfileHtml(attribution: Attribution, graph: FlameGraph | null): string {
  const functions = `${listProfileNotes(attribution)
    .map((note) => `<p>${escapeHtml(note)}</p>`)
    .join('\n')}
${renderTable(attribution)}
<h2>Flame graph</h2>
`;
  return renderPage(attribution, graph, functions);
}

function renderPage(attribution: Attribution, graph: FlameGraph | null, functions: string): string {
  return `${renderPageStart({ title: FLAME_PAGE_TITLE, style: `${STYLE}${FLAME_STYLE}`, scriptHash: FLAME_SCRIPT_HASH, isReplaced: true })}
<main>
<h1>${escapeHtml(formatTotals(attribution))}</h1>
<p class="quiet">${escapeHtml(formatOrigin(attribution))}</p>
${functions}${graph === null ? '<p>These profiles have functions but no stacks, so there is no flame graph.</p>' : renderGraph(graph)}
</main>
${graph === null ? '' : `<script type="application/json" id="data">${toScriptJson(toPageGraph(graph))}</script>\n<script>${FLAME_SCRIPT}</script>`}
</body>
</html>
`;
}

function renderTable({ functions, unit }: Attribution): string {
  if (functions.length === 0) return '';
  const touched = functions.filter((one) => one.touched);
  const bySize = (one: FunctionDelta, other: FunctionDelta) => Math.abs(other.deltaSelf) - Math.abs(one.deltaSelf);
  const sorted = [...touched.toSorted(bySize), ...functions.filter((one) => !one.touched).toSorted(bySize)];
  const shown = sorted.slice(0, MAX_ROWS);
  const hasIntervals = shown.some(({ low }) => low !== null);
  const more = functions.length - shown.length;
  return `<h2>Functions</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Functions that changed"><table>
<caption>${escapeHtml(formatFunctionCount(functions.length, touched.length))}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals ? '<th scope="col" class="range">Interval</th>' : ''}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${shown.map((one) => renderRow(one, { unit, hasIntervals })).join('\n')}
</tbody></table></div>
${more > 0 ? `<p class="quiet">and ${more.toLocaleString('en-US')} more; --format json has all of them</p>` : ''}`;
}

interface RowOptions {
  readonly unit: string;
  readonly hasIntervals: boolean;
}

function renderRow(one: FunctionDelta, { unit, hasIntervals }: RowOptions): string {
  const { name, file, deltaSelf, base, head, touched } = one;
  const kind = deltaSelf > 0 ? 'bad' : 'good';
  const cells = [
    `<td class="change">${escapeHtml(`${deltaSelf > 0 ? '▲' : '▼'} ${formatProfileDelta(deltaSelf, unit)}`)}</td>`,
    hasIntervals ? `<td class="range">${escapeHtml(formatDeltaInterval(one, unit) ?? '')}</td>` : '',
    `<td>${escapeHtml(formatProfileValue(base, unit))}</td>`,
    `<td>${escapeHtml(formatProfileValue(head, unit))}</td>`,
    `<td class="place">${file === null ? '' : escapeHtml(cleanUntrustedText(file, NAME_LENGTH))}${touched ? ' (in this change)' : ''}</td>`,
  ];
  const label = `<th scope="row"><code>${escapeHtml(cleanUntrustedText(name, NAME_LENGTH))}</code></th>`;
  return `<tr class="${kind}">${label}${cells.join('')}</tr>`;
}

function renderGraph({ omitted, hasNoise }: FlameGraph): string {
  const items = FRAME_CHANGES.filter((change) => change !== 'same').map((change) => {
    const { sign, label } = CHANGE_STYLES[change];
    return `<li><span class="${change}" aria-hidden="true">${sign}</span>${escapeHtml(label)}</li>`;
  });
  const meaning = hasNoise
    ? 'A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: strong where it is beyond the noise, pale where it is uncertain.'
    : 'A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: strong from 2 % of the total, pale from 0.5 %. One profile on a side does not show the noise.';
  const rest = omitted === 0 ? '' : ` ${formatCount(omitted, 'small frame')} ${omitted === 1 ? 'is' : 'are'} left out.`;
  return `<p class="quiet">${escapeHtml(meaning + rest)} Widths of base show what is gone.</p>
<ul class="legend">${items.join('')}</ul>
<noscript><p>The flame graph needs JavaScript. The table above is complete without it.</p></noscript>
<div id="flames"></div>`;
}

/** Returns the graph with names that are clean: the page shows them as they are. */
function toPageGraph(graph: FlameGraph): FlameGraph {
  const clean = (text: string) => cleanUntrustedText(text, NAME_LENGTH);
  return {
    ...graph,
    unit: clean(graph.unit),
    names: graph.names.map(clean),
    files: graph.files.map((file) => (file === null ? null : clean(file))),
  };
}
