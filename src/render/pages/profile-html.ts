// The comparison of profiles as one HTML page without other files: the functions that changed, and a differential flame
// graph. An Attribution and a FlameGraph in, HTML out. Names are untrusted.

import { type FlameGraph, FRAME_CHANGES } from '../../model/flame-graph.ts';
import type { Attribution, FunctionDelta } from '../../model/profile.ts';
import {
  CHANGE_STYLES,
  FLAME_PAGE_TITLE,
  formatDeltaInterval,
  formatFunctionCount,
  formatOrigin,
  formatProfileDelta,
  formatProfileValue,
  formatTotals,
  listProfileNotes,
} from '../profile-words.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { FLAME_SCRIPT, FLAME_SCRIPT_HASH } from './flame-script.ts';
import { STYLE } from './html-style.ts';
import {
  type Content,
  html,
  joinContents,
  type Markup,
  renderPage,
  renderScript,
  renderScrollRegion,
} from './markup.ts';

/** The JSON has all functions. */
const MAX_ROWS = 30;

const NAME_LENGTH = 160;

/** The page around it has the functions itself. */
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
  const style = `${STYLE}${FLAME_STYLE}`;
  const noGraph = html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;
  return renderPage(
    { title: FLAME_PAGE_TITLE, style, scriptHashes: [FLAME_SCRIPT_HASH], isReplaced: true },
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
  const touched = functions.filter((one) => one.touched).length;
  const shown = functions
    .toSorted((a, b) => Number(b.touched) - Number(a.touched) || Math.abs(b.deltaSelf) - Math.abs(a.deltaSelf))
    .slice(0, MAX_ROWS);
  const hasIntervals = shown.some(({ low }) => low !== null);
  const rows = shown.map((one) => renderRow(one, unit, hasIntervals));
  const more = functions.length - shown.length;
  const table = html`<table>
<caption>${formatFunctionCount(functions.length, touched)}</caption>
<thead><tr><th scope="col">Function</th><th scope="col">Own time</th>${hasIntervals ? html`<th scope="col" class="range">Interval</th>` : null}<th scope="col">Base</th><th scope="col">Head</th><th scope="col" class="place">File</th></tr></thead>
<tbody>
${joinContents(rows, '\n')}
</tbody></table>`;
  return html`<h2>Functions</h2>
${renderScrollRegion('Functions that changed', table)}
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
  const strength = hasNoise
    ? 'strong where it is beyond the noise, pale where it is uncertain.'
    : 'strong from 2 % of the total, pale from 0.5 %. One profile on a side does not show the noise.';
  const rest = omitted === 0 ? '' : ` ${formatCount(omitted, 'small frame')} ${omitted === 1 ? 'is' : 'are'} left out.`;
  return html`<p class="quiet">A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: ${strength + rest} Widths of base show what is gone.</p>
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

const COLOURS = `
:root { --frame: #eef1f4; --caller: #dfe4ea; --grew: #ffb3ab; --grewsome: #ffe3df; --shrank: #a9cdf7; --shranksome: #deebfb;
  --new: #e3c6fb; --gone: #d9d2a6; --stripe: rgb(31 35 40 / .22); }
@media (prefers-color-scheme: dark) {
  :root { --frame: #21272f; --caller: #30363f; --grew: #8a2c28; --grewsome: #4a2624; --shrank: #1b4f8f; --shranksome: #1d3046;
    --new: #5c2f86; --gone: #57501f; --stripe: rgb(255 255 255 / .2); }
}`;

const CANVAS = `
#flames { margin: 1rem 0; }
html:not(.live) #flames, html:not(.live) .legend { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4rem; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 21px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 12px;
  line-height: 21px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-radius: 2px; }
.frame:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; z-index: 1; }
.frame:hover { filter: brightness(.93); }
.frame.caller { background-color: var(--caller); }
.grew { background-color: var(--grew); background-image: repeating-linear-gradient(45deg, transparent 0 6px, var(--stripe) 6px 8px); }
.shrank { background-color: var(--shrank); background-image: repeating-linear-gradient(-45deg, transparent 0 6px, var(--stripe) 6px 8px); }
.new { background-color: var(--new); background-image: radial-gradient(var(--stripe) 1.5px, transparent 1.6px); background-size: 7px 7px; }
.gone { background-color: var(--gone); background-image: repeating-linear-gradient(90deg, transparent 0 6px, var(--stripe) 6px 7px); }
.grew-some { background-color: var(--grewsome); } .shrank-some { background-color: var(--shranksome); }
.frame.dim { opacity: .35; }
.facts { min-height: 3em; font-size: .875rem; }
.legend { display: flex; flex-wrap: wrap; gap: .35rem .9rem; list-style: none; margin: .5rem 0; padding: 0; font-size: .875rem; }
.legend span { display: inline-block; width: 1.6rem; text-align: center; border-radius: 2px; margin-right: .35rem; }
td.place { white-space: normal; text-align: left; } th.place { text-align: left; }`;

const PHONE = `
@media (max-width: 44rem) { .flame { max-height: 60vh; } td.place, th.place { display: none; } td.range, th.range { display: none; } }
@media print { #flames { display: none; } }`;

export const FLAME_STYLE = [COLOURS, CANVAS, PHONE].join('');
