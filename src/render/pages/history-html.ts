// The history as one HTML page without other files: a chart per series with its band, sorted by what got worse. A History
// in, HTML out. Names and commits are untrusted.

import type { Anchor } from '../../model/anchor.ts';
import {
  byWorsening,
  currentLevel,
  HALF_WIDTH_95,
  type History,
  type JudgedChange,
  type Level,
  type SeriesHistory,
} from '../../model/history-report.ts';
import type { ImportedSuite } from '../../model/imported.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { formatCompact } from '../../units/compact-number.ts';
import { nameMetric } from '../../units/tidy.ts';
import { formatChange } from '../numbers.ts';
import { formatHistoryChange, formatMargin, makeSeriesNames } from '../outputs/history-text.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { changeWordsOf, formatCount, groupLabelOf } from '../words.ts';
import type { PlotAxis } from './axis.ts';
import { drawHistoryChart, listDrawnPoints, type MarkedCommit, makeSharedAxis, PLOT } from './history-chart.ts';
import { IMPORT_STYLE, renderImportedHtml } from './history-import.ts';
import { HISTORY_SCRIPT, HISTORY_SCRIPT_HASH } from './history-script.ts';
import { STYLE } from './html-style.ts';
import { type Content, html, joinContents, type Markup, renderPage, renderScript, toScriptJson } from './markup.ts';
import { rowKeysOf } from './page-data.ts';

export interface HistoryPageOptions {
  /** Name of the anchor, such as a release. Null: its commit. Untrusted text. */
  readonly anchorName: string | null;
  /** Null if it is not known. Untrusted text. */
  readonly repository: { readonly name: string; readonly url: string } | null;
  /** Releases that runs measured, the lowest version first. Untrusted names. */
  readonly releases: readonly Anchor[];
  /** Values of another tool. */
  readonly imported: readonly ImportedSuite[];
}

export function renderHistoryHtml(history: History, options: HistoryPageOptions): string {
  const { points, anchor, runs, series, suspects } = history;
  const { anchorName, imported, repository } = options;
  const first = points[anchor];
  const since = cleanUntrustedText(anchorName ?? (first === undefined ? 'the first run' : shortenSha(first.commit)));
  const sorted = series.toSorted(byWorsening);
  const shared = findSharedLabel(series);
  const where = shared === '' ? null : html` of <code>${cleanUntrustedText(shared.replace(/[/: ]+$/, ''))}</code>`;
  const counts = `${formatCount(points.length, 'commit')}, ${formatCount(runs, 'run')}`;
  const keys = rowKeysOf(sorted);
  const page = {
    ...{ history, repository, axis: makeSharedAxis(history) },
    marks: markReleases(history, options.releases),
    nameOf: makeCardNames(series, shared),
  };
  const style = `${STYLE}${HISTORY_STYLE}${imported.length === 0 ? '' : IMPORT_STYLE}`;
  const suspected = html`<p>${formatCount(suspects.length, 'suspected step')}, neither confirmed nor refuted by later runs yet.</p>\n`;
  const charts = sorted.map((one, index) => renderSeries(one, keys[index]!, page));
  const name = repository && cleanUntrustedText(repository.name);
  const of = repository && html` of <a href="${repository.url}">${name}</a>`;
  const title = `Performance${name === null ? '' : ` of ${name}`} since ${since}`;
  return renderPage(
    { title, style, scriptHashes: [HISTORY_SCRIPT_HASH], isReplaced: false },
    html`<a class="skip" href="#charts">Skip to the charts</a>
<header>
<h1><span>Performance${of} since ${since}</span></h1>
<p>${formatCount(series.length, 'result')}${where}, ${counts}. Levels are relative to ${since}.</p>
</header>
<main>
${suspects.length === 0 ? null : suspected}${TOOLBAR}
<div class="charts" id="charts" tabindex="-1">
${joinContents(charts, '\n')}
</div>
<p class="quiet" id="none" hidden>No benchmark has this in its name, or changed.</p>
<p class="quiet">All charts have the same scale. The band is the 95% interval. Releases are solid lines, steps are dashed ones with the first commit behind them.</p>
${renderImportedHtml(imported)}
</main>
${renderScript(HISTORY_SCRIPT, toScriptJson(makeChartData(sorted, points, repository && commitUrlOf(repository))))}`,
  );
}

/** Everything in it works by the script, which shows it. */
const TOOLBAR = html`<div class="toolbar">
<input type="search" id="search" placeholder="Search benchmarks" aria-label="Search benchmarks" aria-keyshortcuts="/" hidden>
<label hidden>Sort by <select id="sort"><option value="worst">worst level</option><option value="step">largest step</option><option value="latest">latest change</option><option value="name">name</option></select></label>
<label hidden><input type="checkbox" id="only"> only with changes</label>
<output id="count" class="quiet"></output>
<p class="quiet keys" hidden>Arrow keys move through commits and charts.</p>
</div>`;

const HISTORY_STYLE = `
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1rem 0; align-items: start; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 18rem; }
.charts figure:target { border-color: var(--link); } .charts h2 { font-size: 1rem; margin: 0; } .charts h2 a { color: inherit; text-decoration: none; display: inline-block; padding: .2rem 0; }
.charts h2 a:hover { text-decoration: underline; } .charts li { margin: .35rem 0; } .charts li a { padding: .2rem 0; }
@media (pointer: coarse) { .keys { display: none; } }
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
function makeChartData(sorted: readonly SeriesHistory[], points: History['points'], commitUrl: string | null) {
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
    words: sorted.map((series) => [wordsOf(series).less, wordsOf(series).more]),
    ...{ commitUrl, plot: PLOT },
  };
}

/** A history has no units, but metrics are named after them. */
function wordsOf({ metric, better }: SeriesHistory) {
  return changeWordsOf({ unit: nameMetric(metric, null), better });
}

/** `7.3% slower`. */
function formatInWords(ratio: number, { more, less }: ReturnType<typeof wordsOf>): string {
  return `${formatCompact(100 * Math.abs(ratio), 1, '%')} ${ratio > 0 ? more : less}`;
}

/** A level that may be that of the anchor is no change. */
function formatLevel({ level, standardError }: Level, words: ReturnType<typeof wordsOf>): string {
  const [ratio, margin] = [Math.expm1(level), `±${formatMargin(standardError)}`];
  if (Math.abs(level) <= HALF_WIDTH_95 * standardError) return `no change (${formatChange(ratio)} ${margin})`;
  return `${formatInWords(ratio, words)} ${margin}`;
}

/** Beginning that the groups of all results have in common, up to a slash or a space; all of it if there is one group. */
function findSharedLabel(series: readonly SeriesHistory[]): string {
  const [first = '', ...others] = new Set(series.map((key) => groupLabelOf(key) ?? ''));
  if (others.length === 0) return first;
  const isShared = (end: number) => others.every((other) => other.startsWith(first.slice(0, end)));
  const ends = [...first.matchAll(/[/ ]/g)].map(({ index }) => index + 1);
  return first.slice(0, ends.findLast(isShared) ?? 0);
}

/** Names of the cards, without what all have in common. */
function makeCardNames(series: readonly SeriesHistory[], shared: string): (key: SeriesHistory) => string {
  const shorten = (key: SeriesHistory): SeriesHistory => {
    const label = groupLabelOf(key)?.slice(shared.length) || null;
    return { ...key, command: null, group: label };
  };
  const nameOf = makeSeriesNames(series.map(shorten));
  return (key) => nameOf(shorten(key));
}

function commitUrlOf({ url }: NonNullable<HistoryPageOptions['repository']>): string {
  return `${url}/commit/`;
}

interface SeriesContext {
  readonly history: History;
  readonly repository: HistoryPageOptions['repository'];
  readonly axis: PlotAxis;
  readonly marks: readonly MarkedCommit[];
  readonly nameOf: (series: SeriesHistory) => string;
}

function renderSeries(series: SeriesHistory, key: string, page: SeriesContext): Markup {
  const { history, repository, axis, marks, nameOf } = page;
  const { changes, isInconsistent, command, group, metric } = series;
  const [level, words] = [currentLevel(series), wordsOf(series)];
  const now = level === null ? 'no level' : formatLevel(level, words);
  const name = nameOf(series);
  const items = changes.map((change) => {
    const text = formatHistoryChange(change, history.points, (ratio) => formatInWords(ratio, words));
    const sha = history.points[change.kind === 'step' ? change.range[1] + 1 : change.after]!.commit;
    return html`<li>${repository === null ? text : html`<a href="${commitUrlOf(repository)}${sha}">${text}</a>`}${linkToRun(change, repository)}</li>`;
  });
  if (isInconsistent) items.push(html`<li>Its comparisons contradict each other by more than their errors.</li>`);
  const list: Content = items.length === 0 ? null : html`<ul>${items}</ul>`;
  const chart = drawHistoryChart(series, history, `${name}: ${now}`, { axis, marks });
  const searched = [...new Set([command ?? '', group ?? '', series.name, nameMetric(metric, null), metric])];
  // What the charts are sorted by: the largest change, and the index of the point behind the latest one.
  const step = Math.max(0, ...changes.map(({ logRatio }) => Math.abs(logRatio))).toFixed(4);
  const latest = Math.max(-1, ...changes.map(({ after }) => after));
  const search = cleanUntrustedText(searched.join(' ').toLowerCase());
  return html`<figure id="${key}" tabindex="-1" data-name="${search}" data-step="${step}" data-latest="${latest}"><figcaption><h2><a href="#${encodeURIComponent(key)}">${name}</a></h2>${now}</figcaption>${chart}<output></output>${list}</figure>`;
}

/** The run that measured a step again has its report. */
function linkToRun({ confirmation }: JudgedChange, repository: HistoryPageOptions['repository']): Content {
  if (repository === null || !confirmation?.workflowRun) return null;
  return html` <a href="${repository.url}/actions/runs/${confirmation.workflowRun}">run</a>`;
}
