// The functions of a row in the HTML report: a table, and the flame graph folded below it. The graph is a page of its own
// inside a frame, so that neither page can change the other. FunctionLines in, HTML out.

import type { ReportRow } from '../model/report.ts';
import { escapeHtml } from './escape-html.ts';
import type { FunctionLine, FunctionLines } from './functions.ts';
import { renderFlameHtml } from './profile-html.ts';
import type { RichText } from './rich-text.ts';
import { quoteUntrustedText } from './untrusted.ts';

/** Style that only a report with functions has. */
export const FUNCTIONS_STYLE = `
.functions { min-width: 0; } .functions :is(td, th) { text-align: left; min-width: 0; }
.functions :is(td, th):first-child, .functions .range { text-align: right; white-space: nowrap; }
.flames > iframe { width: 100%; height: 80vh; border: 1px solid var(--line); border-radius: .4rem; background: var(--back); }`;

/** Reports whether a report has a flame graph. Its page then runs a second script. */
export function hasFlameGraph(rows: readonly ReportRow[]): boolean {
  return rows.some(({ functions }) => functions?.kind === 'compared' && functions.graph !== null);
}

/** Reports whether a report has anything to say of functions. */
export function hasFunctions(rows: readonly ReportRow[]): boolean {
  return rows.some(({ functions }) => functions !== undefined);
}

/** `toHtml` renders a RichText. */
export function renderFunctions(
  { intro, rows, elsewhere, hasIntervals }: FunctionLines,
  toHtml: (words: RichText) => string,
): string {
  if (elsewhere === null) return `<p>${toHtml(intro)}</p>`;
  const interval = hasIntervals ? '<th scope="col" class="range">95% interval</th>' : '';
  const cells = ({ delta, interval: range, name, file }: FunctionLine) =>
    `<tr><td>${toHtml(delta)}</td>${hasIntervals ? `<td class="range">${toHtml(range ?? [])}</td>` : ''}<td>${toHtml(name)}</td><td>${toHtml(file)}</td></tr>`;
  return `<p>${toHtml(intro)}</p>
<div class="scroll" tabindex="0" role="region" aria-label="Functions that changed"><table class="functions">
<thead><tr><th scope="col">Own time</th>${interval}<th scope="col">Function</th><th scope="col">File</th></tr></thead>
<tbody>${rows.map(cells).join('')}</tbody></table></div>
<p>${toHtml(elsewhere)}</p>`;
}

/** Returns the flame graph of a row, folded. Empty if there is none. */
export function renderFlames({ functions, name }: ReportRow): string {
  if (functions?.kind !== 'compared' || functions.graph === null) return '';
  const page = escapeHtml(renderFlameHtml(functions.attribution, functions.graph));
  const title = escapeHtml(`Flame graph of ${quoteUntrustedText(name)}`);
  return `<details class="flames"><summary>Flame graph</summary><iframe title="${title}" loading="lazy" srcdoc="${page}"></iframe></details>`;
}
