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
import { abbreviateSha, shortenSha } from '../../text/short-sha.ts';
import { formatChange } from '../numbers.ts';
import { formatHistoryChange, formatMargin, makeSeriesNames } from '../outputs/history-text.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { type Drawing, drawDays, drawPath, drawPicture, drawText, formatPolyline, type PlotPoint } from './drawing.ts';
import { IMPORT_STYLE, renderImportedHtml } from './history-import.ts';
import { HISTORY_SCRIPT, HISTORY_SCRIPT_HASH } from './history-script.ts';
import { STYLE } from './html-style.ts';
import { type Content, html, joinContents, type Markup, renderPage, renderScript } from './markup.ts';

export interface HistoryPageOptions {
  /** Name of the anchor, such as a release. Null: its commit. Untrusted text. */
  readonly anchorName: string | null;
  /** Address of a commit without its SHA; null if there is none. */
  readonly commitUrl: string | null;
  /** Releases that runs measured, the lowest version first. Untrusted names. */
  readonly releases: readonly Anchor[];
  /** Values of another tool. */
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

const SIZE = { width: 420, height: 176 } as const;

/** Area of the levels. The releases have their names above it. */
const PLOT = { left: 44, right: 414, top: 20, bottom: 154 } as const;

/** Maximum number of commits in a chart: about one for each unit of its width. */
const MAX_DRAWN = 400;

/** Smallest range of the axis, so that noise does not look like a mountain: 2 % in both directions. */
const MIN_REACH = 0.02;

/** The largest steps have their commit written beside them. The list below the chart has all. */
const MAX_LABELLED = 4;

const STEP_WIDTH = 52;
const RELEASE_WIDTH = 48;

/** Longest name of a release beside its mark. */
const MAX_NAME = 9;

/** A commit that a chart marks with a name. Untrusted text. */
interface MarkedCommit {
  readonly index: number;
  readonly name: string;
}

/** `+6%`. */
function formatTick(change: number): string {
  return `${change > 0 ? '+' : ''}${(100 * change).toFixed(Math.abs(change) < 0.1 ? 1 : 0)}%`;
}

/** All, or every n-th and the last. */
function listDrawnPoints(count: number): number[] {
  const pace = Math.ceil(count / MAX_DRAWN);
  return [...Array(count).keys()].filter((index) => index % pace === 0 || index === count - 1);
}

/**
 * Draws the level at each commit with its 95 % band, zero as the level of the anchor, the releases, and the steps with their
 * commits. `marks` are the releases, the oldest first.
 */
export function drawHistoryChart(
  series: SeriesHistory,
  { points, anchor }: History,
  label: string,
  marks: readonly MarkedCommit[],
): Drawing {
  const known = listDrawnPoints(points.length).flatMap((index) => {
    const level = series.levels[index];
    if (level == null) return [];
    const margin = HALF_WIDTH_95 * level.standardError;
    const [low, middle, high] = [level.level - margin, level.level, level.level + margin].map(Math.expm1);
    return [{ index, low: low!, middle: middle!, high: high! }];
  });
  const top = Math.max(MIN_REACH, ...known.map(({ middle, high }) => Math.min(high, middle + 3 * MIN_REACH)));
  const bottom = Math.min(-MIN_REACH, ...known.map(({ middle, low }) => Math.max(low, middle - 3 * MIN_REACH)));
  const x = (index: number) => PLOT.left + ((PLOT.right - PLOT.left) * index) / Math.max(1, points.length - 1);
  const y = (change: number) =>
    PLOT.top + ((PLOT.bottom - PLOT.top) * (top - Math.min(top, Math.max(bottom, change)))) / (top - bottom);
  const upper = known.map(({ index, high }): PlotPoint => [x(index), y(high)]);
  const lower = known.map(({ index, low }): PlotPoint => [x(index), y(low)]);
  const line = known.map(({ index, middle }): PlotPoint => [x(index), y(middle)]);
  const isNamed = marks.some(({ index }) => index === anchor);
  return drawPicture(SIZE, label, [
    drawPath('zero', `M${PLOT.left} ${y(0)}H${PLOT.right}`),
    ...(isNamed ? [] : [drawPath('release', `M${x(anchor)} ${PLOT.top}V${PLOT.bottom}`)]),
    ...drawReleases(marks, x),
    drawPath('band', `${formatPolyline([...upper, ...lower.toReversed()])}Z`),
    ...drawSteps(series, points, x),
    drawPath('level', formatPolyline(line)),
    drawText(formatTick(top), PLOT.left - 4, { y: PLOT.top + 9, class: 'end' }),
    drawText('0', PLOT.left - 4, { y: y(0) + 4, class: 'end' }),
    drawText(formatTick(bottom), PLOT.left - 4, { y: PLOT.bottom, class: 'end' }),
    ...drawDays(points, PLOT.left, PLOT.right, SIZE.height - 6),
  ]);
}

/** Names that would overlap the one before are left out. */
function drawReleases(marks: readonly MarkedCommit[], x: (index: number) => number): Drawing[] {
  let free = Number.NEGATIVE_INFINITY;
  return marks.flatMap(({ index, name }) => {
    const at = x(index);
    const line = drawPath('release', `M${at} ${PLOT.top - 4}V${PLOT.bottom}`);
    const [isFirst, isLast] = [at < PLOT.left + RELEASE_WIDTH / 2, at > PLOT.right - RELEASE_WIDTH / 2];
    const start = isFirst ? at : isLast ? at - RELEASE_WIDTH : at - RELEASE_WIDTH / 2;
    if (start < free) return [line];
    free = start + RELEASE_WIDTH;
    const text = name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name;
    const align = isFirst ? {} : { class: isLast ? 'end' : 'middle' };
    return [line, drawText(text, at, { y: PLOT.top - 8, ...align })];
  });
}

/** A step has the first commit that is certainly behind it. Those that are close share rows. */
function drawSteps(
  { changes, better }: SeriesHistory,
  points: History['points'],
  x: (index: number) => number,
): Drawing[] {
  const steps = changes.filter(({ kind }) => kind === 'step');
  const bySize = steps.toSorted((a, b) => Math.abs(b.logRatio) - Math.abs(a.logRatio));
  const labelled = new Set(bySize.slice(0, MAX_LABELLED));
  const ends: number[] = [];
  return steps.flatMap((step) => {
    const { range, logRatio } = step;
    const at = x((range[0] + range[1] + 1) / 2);
    const tone = logRatio < 0 === (better === 'lower') ? 'step better' : 'step';
    const line = drawPath(tone, `M${at} ${PLOT.top}V${PLOT.bottom}`);
    if (!labelled.has(step)) return [line];
    const isLast = at > PLOT.right - STEP_WIDTH;
    const start = isLast ? at - STEP_WIDTH : at;
    const place = [...ends, start].findIndex((end) => end <= start);
    ends[place] = start + STEP_WIDTH;
    const commit = abbreviateSha(points[range[1] + 1]!.commit);
    const attributes = { y: PLOT.top + 10 + 11 * place, class: isLast ? `${tone} end` : tone };
    return [line, drawText(commit, isLast ? at - 3 : at + 3, attributes)];
  });
}
