// The history as one HTML page without other files: a chart per series with its band, sorted by what got worse. A History
// in, HTML out. Names and commits are untrusted.

import type { Anchor } from '../../model/anchor.ts';
import {
  byWorsening,
  currentLevel,
  HALF_WIDTH_95,
  type History,
  type SeriesHistory,
} from '../../model/history-report.ts';
import type { ImportedSuite } from '../../model/imported.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { formatChange } from '../numbers.ts';
import { formatHistoryChange, formatMargin, makeSeriesNames } from '../outputs/history-text.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { drawHistoryChart, listDrawnPoints, type MarkedCommit, PLOT } from './history-chart.ts';
import { IMPORT_STYLE, renderImportedHtml } from './history-import.ts';
import { HISTORY_SCRIPT, HISTORY_SCRIPT_HASH } from './history-script.ts';
import { STYLE } from './html-style.ts';
import { type Content, html, joinContents, type Markup } from './markup.ts';
import { renderPage, renderScript } from './page-frame.ts';

export interface HistoryPageOptions {
  /** Name of the anchor, such as a release. Null: its commit. Untrusted text. */
  readonly anchorName: string | null;
  /** Address of a commit without its SHA; null if there is none. */
  readonly commitUrl: string | null;
  /** Releases that runs measured, the lowest version first. Untrusted names. */
  readonly releases: readonly Anchor[];
  /** Values of another tool. They get a section of their own. */
  readonly imported: readonly ImportedSuite[];
}

export function renderHistoryHtml(history: History, options: HistoryPageOptions): string {
  const { points, anchor, runs, series, suspects } = history;
  const { anchorName, imported } = options;
  const first = points[anchor];
  const since = cleanUntrustedText(anchorName ?? (first === undefined ? 'the first run' : shortenSha(first.commit)));
  const sorted = series.toSorted(byWorsening);
  const summary = `${formatCount(series.length, 'result')}, ${formatCount(points.length, 'commit')}, ${formatCount(runs, 'run')}. Levels are relative to ${since}.`;
  const nameOf = makeSeriesNames(series);
  const page = { history, commitUrl: options.commitUrl, marks: markReleases(history, options.releases), nameOf };
  const style = `${STYLE}${HISTORY_STYLE}${imported.length === 0 ? '' : IMPORT_STYLE}`;
  const suspected = html`<p>${formatCount(suspects.length, 'suspected step')}, neither confirmed nor refuted by later runs yet.</p>\n`;
  const charts = sorted.map((one) => renderSeries(one, page));
  return renderPage(
    { title: `Performance since ${since}`, style, scriptHashes: [HISTORY_SCRIPT_HASH], isReplaced: false },
    html`<main>
<h1>Performance since ${since}</h1>
<p>${summary}</p>
${suspects.length === 0 ? null : suspected}${TOOLBAR}
<div class="charts" id="charts">
${joinContents(charts, '\n')}
</div>
<p class="quiet" id="none" hidden>No benchmark has this in its name, or changed.</p>
<p class="quiet">The band is the 95% interval. Releases are solid lines, steps are dashed ones with the first commit behind them.</p>
${renderImportedHtml(imported)}
</main>
${renderScript(HISTORY_SCRIPT, makeChartData(sorted, points))}`,
  );
}

/** Everything in it works by the script, which shows it. */
const TOOLBAR = html`<div class="toolbar">
<input type="search" id="search" placeholder="Search benchmarks" aria-label="Search benchmarks" aria-keyshortcuts="/" hidden>
<label hidden>Sort by <select id="sort"><option value="worst">worst level</option><option value="step">largest step</option><option value="latest">latest change</option><option value="name">name</option></select></label>
<label hidden><input type="checkbox" id="only"> only with changes</label>
<output id="count" class="quiet"></output>
<p class="quiet" hidden>Arrow keys: commits and charts.</p>
</div>`;

const HISTORY_STYLE = `
select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--same); border-radius: .4rem; padding: .3rem; }
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1rem 0; align-items: start; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 18rem; }
.charts figcaption strong { overflow-wrap: anywhere; }
.charts output { display: block; min-height: 1.25rem; font-size: .8125rem; font-variant-numeric: tabular-nums; }
.charts ul { margin: .25rem 0 0; padding-left: 1.1rem; font-size: .8125rem; }
path.band { fill: var(--head); opacity: .18; stroke: none; } path.level { stroke: var(--head); stroke-width: 1.5; }
path.step { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; } path.step.better { stroke: var(--good); }
text.step { fill: var(--bad); } text.step.better { fill: var(--good); }
path.release { stroke: var(--same); stroke-width: 1; } path.cursor { stroke: var(--text); stroke-width: 1; }
@media print { .toolbar { display: none; } .charts figure { content-visibility: visible; break-inside: avoid; } }`;

/** The oldest first. */
function markReleases({ points }: History, releases: readonly Anchor[]): MarkedCommit[] {
  const indexOf = new Map(points.map(({ commit }, index) => [commit, index]));
  return releases
    .filter(({ commit }) => indexOf.has(commit))
    .map(({ name, commit }) => ({ index: indexOf.get(commit)!, name: cleanUntrustedText(name) }))
    .sort((a, b) => a.index - b.index);
}

/** Number of steps in a ratio of 1: levels are given to a hundredth of a percent. */
const LEVEL_STEPS = 1e4;

/** The script needs the commits, and the level and its margin at each drawn one, series by series. */
function makeChartData(sorted: readonly SeriesHistory[], points: History['points']) {
  const drawn = listDrawnPoints(points.length);
  const round = (ratio: number) => Math.round(LEVEL_STEPS * ratio);
  return {
    commits: points.map(({ commit }) => shortenSha(commit)),
    days: points.map(({ at }) => at.slice(0, 10)),
    drawn,
    levels: sorted.map(({ levels }) =>
      drawn.map((index) => (levels[index] ? round(Math.expm1(levels[index].level)) : null)),
    ),
    margins: sorted.map(({ levels }) =>
      drawn.map((index) => round(Math.expm1(HALF_WIDTH_95 * (levels[index]?.standardError ?? 0)))),
    ),
    ...{ left: PLOT.left, right: PLOT.right },
  };
}

interface SeriesContext {
  readonly history: History;
  readonly commitUrl: string | null;
  readonly marks: readonly MarkedCommit[];
  readonly nameOf: ReturnType<typeof makeSeriesNames>;
}

function renderSeries(series: SeriesHistory, { history, commitUrl, marks, nameOf }: SeriesContext): Markup {
  const { changes, isInconsistent, command, group, metric } = series;
  const level = currentLevel(series);
  const now =
    level === null ? 'no level' : `${formatChange(Math.expm1(level.level))} ±${formatMargin(level.standardError)}`;
  const name = nameOf(series);
  const items = changes.map((change) => {
    const text = formatHistoryChange(change, history.points);
    const sha = history.points[change.kind === 'step' ? change.range[1] + 1 : change.after]!.commit;
    return html`<li>${commitUrl === null ? text : html`<a href="${commitUrl}${sha}">${text}</a>`}</li>`;
  });
  if (isInconsistent) items.push(html`<li>Its comparisons contradict each other by more than their errors.</li>`);
  const list: Content = items.length === 0 ? null : html`<ul>${items}</ul>`;
  const chart = drawHistoryChart(series, history, `${name}: ${now}`, marks);
  const searched = [command ?? '', group ?? '', series.name, metric].join(' ').toLowerCase();
  // What the charts are sorted by: the largest change, and the index of the point behind the latest one.
  const step = Math.max(0, ...changes.map(({ logRatio }) => Math.abs(logRatio))).toFixed(4);
  const latest = Math.max(-1, ...changes.map(({ after }) => after));
  return html`<figure tabindex="-1" data-name="${cleanUntrustedText(searched)}" data-step="${step}" data-latest="${latest}"><figcaption><strong>${name}</strong><br>${now}</figcaption>${chart}<output></output>${list}</figure>`;
}
