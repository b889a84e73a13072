// The comparison of profiles as one HTML page without other files: the functions that changed, and a differential flame
// graph. An Attribution and a FlameGraph in, HTML out. Names are untrusted.

import { type FlameGraph, FRAME_CHANGES } from '../../model/flame-graph.ts';
import { SIDES } from '../../model/measurement.ts';
import { type Attribution, type FunctionDelta, formatSource } from '../../model/profile.ts';
import { groupThousands } from '../../text/group-thousands.ts';
import {
  CHANGE_STYLES,
  formatDeltaInterval,
  formatFunctionCount,
  formatOrigin,
  formatProfileDelta,
  formatProfileTitle,
  formatProfileValue,
  listProfileNotes,
} from '../profile-words.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { hashOfFrame, shortenFunctionName } from './browser/flame-model.ts';
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
  toScriptJson,
} from './markup.ts';

/** The JSON has all functions. */
const MAX_ROWS = 30;

const NAME_LENGTH = 160;

const clean = (text: string) => cleanUntrustedText(text, NAME_LENGTH);

/** `graph` is null for profiles without stacks. `sides` names the files. */
export function renderProfileHtml(attribution: Attribution, graph: FlameGraph | null, sides = 'base → head'): string {
  const notes = listProfileNotes(attribution).map((note) => html`<p>${note}</p>`);
  const functions = html`${joinContents(notes, '\n')}
${renderTable(attribution, graph !== null)}
<h2>Flame graph</h2>
`;
  return renderFlameHtml(attribution, graph, sides, functions);
}

/** `compared` names what is compared. It is untrusted. Without `functions`, the page around has them. */
export function renderFlameHtml(
  attribution: Attribution,
  graph: FlameGraph | null,
  compared: string,
  functions: Content = null,
): string {
  const [question, facts] = formatProfileTitle(attribution, cleanUntrustedText(compared, 3 * NAME_LENGTH));
  const [base, head] = SIDES.map((side) => formatProfileValue(attribution[side], attribution.unit));
  const style = `${STYLE}${FLAME_STYLE}`;
  const noGraph = html`<p>These profiles have functions but no stacks, so there is no flame graph.</p>`;
  return renderPage(
    { title: [question, facts].join(' '), style, scriptHashes: [FLAME_SCRIPT_HASH], isReplaced: true },
    html`<main>
<h1><span>${question} <small>${facts}</small></span></h1>
<p class="quiet">${base!} → ${head!}; ${formatOrigin(attribution)}</p>
${functions}${graph === null ? noGraph : renderGraph(graph)}
</main>
${graph === null ? null : renderScript(FLAME_SCRIPT, toScriptJson(toPageGraph(graph)))}`,
  );
}

function renderTable({ functions, unit }: Attribution, hasGraph: boolean): Content {
  if (functions.length === 0) return null;
  const touched = functions.filter((one) => one.touched).length;
  const shown = functions
    .toSorted((a, b) => Number(b.touched) - Number(a.touched) || Math.abs(b.deltaSelf) - Math.abs(a.deltaSelf))
    .slice(0, MAX_ROWS);
  const hasIntervals = shown.some(({ low }) => low !== null);
  const rows = shown.map((one) => renderRow(one, unit, hasIntervals, hasGraph));
  const more = functions.length - shown.length;
  const titles = ['Function', 'Own time', ...(hasIntervals ? ['Interval'] : []), 'Base', 'Head'];
  const heads = titles.map(
    (title) =>
      html`<th scope="col" role="columnheader"${title === 'Interval' ? html` class="range"` : null}>${title}</th>`,
  );
  // On a phone a row has several lines. The roles keep it a table.
  const table = html`<table role="table" class="stacked changed">
<caption>${formatFunctionCount(functions.length, touched)}</caption>
<thead role="rowgroup"><tr role="row">${heads}<th scope="col" role="columnheader" class="place">File</th></tr></thead>
<tbody role="rowgroup">
${joinContents(rows, '\n')}
</tbody></table>`;
  return html`<h2>Functions</h2>
${renderScrollRegion('Functions that changed', table)}
${more > 0 ? html`<p class="quiet">and ${groupThousands(more)} more; --format json has all of them</p>` : null}`;
}

function renderRow(one: FunctionDelta, unit: string, hasIntervals: boolean, hasGraph: boolean): Markup {
  const { deltaSelf, base, head, touched } = one;
  const change = `${deltaSelf > 0 ? '▲' : '▼'} ${formatProfileDelta(deltaSelf, unit)}`;
  const source = formatSource(one);
  const name = clean(one.name);
  const link = hasGraph ? html`<a href="${hashOfFrame(name)}"><code>${name}</code></a>` : html`<code>${name}</code>`;
  return html`<tr role="row" class="${deltaSelf > 0 ? 'bad' : 'good'}">${[
    html`<th scope="row" role="rowheader">${link}</th>`,
    html`<td role="cell" class="change">${change}</td>`,
    hasIntervals ? html`<td role="cell" class="range">${formatDeltaInterval(one, unit)}</td>` : null,
    html`<td role="cell">${formatProfileValue(base, unit)}</td><td role="cell">${formatProfileValue(head, unit)}</td>`,
    html`<td role="cell" class="place">${source && clean(source)}${touched ? ' (in this change)' : null}</td>`,
  ]}</tr>`;
}

function renderGraph(graph: FlameGraph): Markup {
  const { omitted, hasNoise } = graph;
  const items = FRAME_CHANGES.filter((change) => change !== 'same').map((change) => {
    const { sign, label } = CHANGE_STYLES[change];
    return html`<li><span class="${change}" aria-hidden="true">${sign}</span>${label}</li>`;
  });
  const strength = hasNoise
    ? 'strong where it is beyond the noise, pale where it is uncertain.'
    : 'strong from 2 % of the total, pale from 0.5 %. One profile on a side does not show the noise.';
  const rest = omitted === 0 ? '' : ` ${formatCount(omitted, 'small frame')} ${omitted === 1 ? 'is' : 'are'} left out.`;
  return html`<p>${describeChanges(graph)} <span class="absent">The graph itself needs a screen and JavaScript.</span></p>
<p class="quiet drawn">A frame is as wide as its time on head, with all that it calls. The colour shows the change of its own time: ${strength + rest} Widths of base show what is gone.</p>
<ul class="legend drawn">${items}</ul>
<div id="flames" class="drawn"></div>`;
}

/** The sentence is for paper, and for readers who do not see the graph. */
function describeChanges({
  changes,
  parents,
  functions,
  names,
  unit,
  hasNoise,
  ownBase,
  ownHead,
}: FlameGraph): Content {
  const changeOf = (node: number) => FRAME_CHANGES[changes[node]!]!;
  const amountOf = (node: number) => ownHead[node]! - ownBase[node]!;
  const largest = [...changes.keys()]
    .filter((node) => !/same|some/.test(changeOf(node)))
    .sort((one, other) => Math.abs(amountOf(other)) - Math.abs(amountOf(one)))
    .slice(0, 3);
  if (largest.length === 0) return `No frame changed by ${hasNoise ? 'more than its noise' : '2 % of the total'}.`;
  const nameOf = (node: number) => html`<code>${clean(shortenFunctionName(names[functions[node]!]!))}</code>`;
  const items = largest.map((node) => {
    const caller = parents[node]! > 0 ? html`, called by ${nameOf(parents[node]!)}` : null;
    const facts = `${CHANGE_STYLES[changeOf(node)].label}, ${formatProfileDelta(amountOf(node), unit)}`;
    return html`${nameOf(node)}${caller} (${facts})`;
  });
  return ['Largest changes in the graph: ', ...joinContents(items, '; '), '.'];
}

/** The page shows the names as they are, so they are cleaned. */
function toPageGraph(graph: FlameGraph): FlameGraph {
  return {
    ...graph,
    unit: clean(graph.unit),
    names: graph.names.map(clean),
    files: graph.files.map((file) => file && clean(file)),
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
h1 small { display: block; font-size: 1rem; font-weight: 400; }
#flames { margin: 1rem 0; }
.live .absent, html:not(.live) .drawn { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4rem; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 24px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 12px;
  line-height: 24px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-radius: 2px; }
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
td.place { white-space: normal; } .place { text-align: left; }
.sandwich caption { font-size: .875rem; } .sandwich .group td { text-align: left; color: var(--quiet); padding-top: .75rem; }
.sandwich button { min-height: 24px; } .sandwich tbody button { color: var(--link); font: .875em/1.45 ui-monospace, 'Liberation Mono', monospace; }
.sandwich [aria-sort$=ending] { color: var(--text); font-weight: 600; }
.sandwich [aria-sort=ascending] button::after { content: ' ↑'; } .sandwich [aria-sort=descending] button::after { content: ' ↓'; }`;

const PHONE = `
@media (max-width: 44rem) { .flame { max-height: 60vh; }
  .stacked, .stacked :is(caption, thead, tbody) { display: block; }
  .stacked tr { display: grid; grid-template-columns: repeat(3, 1fr); border-bottom: 1px solid var(--line); padding: .25rem 0; }
  .stacked :is(th, td) { border: 0; padding: .1rem .2rem .1rem 0; white-space: normal; }
  .stacked :is(th:first-child, td[colspan], .place, .range) { grid-column: 1 / -1; } .changed .place { grid-row: 2; } .changed .range { grid-row: 4; } }
@media print { .drawn { display: none; } .live .absent { display: inline; } }`;

export const FLAME_STYLE = [COLOURS, CANVAS, PHONE].join('');
