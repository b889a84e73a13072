// The imported values of another tool, apart from the levels of the history: a chart for each benchmark on the page, a line
// in the text, all of them in JSON. Suites in; HTML, text or values for JSON out. Names, subjects and addresses are untrusted.

import {
  commitUrlOf,
  countImportedValues,
  type ImportedRun,
  type ImportedSeries,
  type ImportedSuite,
  type ImportedValue,
} from '../../model/imported.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { isNumberColumn } from '../outputs/history-text.ts';
import { alignColumns } from '../outputs/text-table.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { extentOf } from './axis.ts';
import { type Drawing, drawDays, drawElement, drawPath, drawPicture, drawText, formatPolyline } from './drawing.ts';
import { STYLE } from './html-style.ts';
import { type Content, html, joinContents, type Markup, renderPage } from './markup.ts';

const EXPLANATION =
  'These are values of github-action-benchmark. The machines changed from run to run, so the values are shown and never judged.';

const SIZE = { width: 336, height: 144 } as const;
const PLOT = { left: 56, right: 330, top: 8, bottom: 122 } as const;

/** Values on a page up to which each has a mark with its commit. With more, a page would take seconds to open. */
const MAX_MARKS = 20_000;

export const IMPORT_STYLE = `
.charts { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(22rem, 100%), 1fr)); margin: 1rem 0; }
.charts figure { content-visibility: auto; contain-intrinsic-size: auto 15rem; }
path.imported { stroke: var(--same); stroke-width: 1.5; fill: none; } circle.imported { fill: var(--same); }
h4 { margin: 0; } .imported-runs td { overflow-wrap: anywhere; vertical-align: top; }`;

export function renderImportedHtml(suites: readonly ImportedSuite[]): Content {
  if (suites.length === 0) return null;
  const hasMarks = countImportedValues(suites) <= MAX_MARKS;
  const note = hasMarks ? '' : ' There are too many for marks. `bench-referee history --format json` has all of them.';
  const sections = suites.map((suite) => renderSuite(suite, hasMarks));
  return html`<section><h2>Imported values</h2><p>${EXPLANATION + note}</p>
${joinContents(sections, '\n')}
</section>`;
}

/** The history may have no runs yet. */
export function renderImportedPage(suites: readonly ImportedSuite[]): string {
  return renderPage(
    { title: 'Imported values', style: `${STYLE}${IMPORT_STYLE}`, scriptHashes: [], isReplaced: false },
    html`<main>
<h1>Performance</h1>
<p>No run is recorded yet.</p>
${renderImportedHtml(suites)}
</main>`,
  );
}

function renderSuite(suite: ImportedSuite, hasMarks: boolean): Markup {
  const charts = listMeasuredSeries(suite).map((series) => renderSeries(series, suite, hasMarks));
  const runs = suite.runs.map((run) => renderRun(run, suite));
  return html`<h3>${cleanUntrustedText(suite.name)}</h3>
<div class="charts">
${joinContents(charts, '\n')}
</div>
<details><summary>${formatCount(suite.runs.length, 'run')}</summary>
<table class="imported-runs"><thead><tr><th>run</th><th>commit</th><th>of</th><th>subject</th></tr></thead><tbody>
${joinContents(runs, '\n')}
</tbody></table></details>`;
}

function listMeasuredSeries({ series }: ImportedSuite): ImportedSeries[] {
  return series.filter(({ values }) => values.length > 0);
}

function renderRun({ commit, at, committedAt, subject }: ImportedRun, suite: ImportedSuite): Markup {
  const url = commitUrlOf(suite, commit);
  const id = shortenSha(commit);
  const link = url === null ? id : html`<a href="${url}">${id}</a>`;
  const texts = [committedAt, subject || null].map((text) => (text === null ? null : cleanUntrustedText(text)));
  const cells = [formatTime(at), link, ...texts];
  return html`<tr>${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

function renderSeries(series: ImportedSeries, suite: ImportedSuite, hasMarks: boolean): Markup {
  const { unit, values } = series;
  const name = cleanUntrustedText(series.name);
  const last = formatValue(values.at(-1)!, unit);
  const search = cleanUntrustedText(`${suite.name} ${series.name} ${unit}`.toLowerCase());
  const chart = drawChart(series, suite, `${name}: ${last}`, hasMarks);
  return html`<figure data-name="${search}"><figcaption><h4>${name}</h4>${last}</figcaption>${chart}</figure>`;
}

function drawChart(
  { unit, values }: ImportedSeries,
  { runs }: ImportedSuite,
  label: string,
  hasMarks: boolean,
): Drawing {
  // The axis begins at zero, as in the charts of the other tool.
  const { low: bottom, high: top } = extentOf([0, ...values.map(({ value }) => value)])!;
  const x = (run: number) => PLOT.left + ((PLOT.right - PLOT.left) * run) / Math.max(1, runs.length - 1);
  // Halves, because the difference of two doubles can be more than a double holds. Half of the smallest double is 0.
  const span = top / 2 - bottom / 2;
  const share = (value: number) => (span === 0 ? 0 : (value / 2 - bottom / 2) / span);
  const y = (value: number) => PLOT.bottom - (PLOT.bottom - PLOT.top) * share(value);
  const marks = values.map((one) =>
    drawElement('circle', { class: 'imported', cx: x(one.run), cy: y(one.value), r: 1.5 }, [
      drawElement('title', {}, [describeValue(one, unit, runs[one.run]!)]),
    ]),
  );
  const drawTick = (value: number, at: number) => drawText(formatTick(value), PLOT.left - 4, { y: at, class: 'end' });
  return drawPicture(SIZE, label, [
    drawPath('zero', `M${PLOT.left} ${y(0)}H${PLOT.right}`),
    drawPath('imported', formatPolyline(values.map(({ run, value }) => [x(run), y(value)] as const))),
    ...(hasMarks ? marks : []),
    ...(top === bottom ? [] : [drawTick(top, y(top) + 9), drawTick(bottom, y(bottom))]),
    ...drawDays(runs, PLOT.left, PLOT.right, SIZE.height - 6),
  ]);
}

/** Three digits, in at most seven characters: `93100`, `1.19e7`. */
function formatTick(value: number): string {
  const size = Math.abs(value);
  const isPlain = size === 0 || (size >= 1e-3 && size < 1e6);
  return isPlain ? String(Number(value.toPrecision(3))) : value.toExponential(2).replace('e+', 'e');
}

function describeValue(value: ImportedValue, unit: string, { commit, at }: ImportedRun): string {
  const extra = value.extra === undefined ? '' : `, ${cleanUntrustedText(value.extra)}`;
  return `${formatTime(at)} ${shortenSha(commit)}: ${formatValue(value, unit)}${extra}`;
}

/** The value is as the other tool stored it, and nobody's to round. */
function formatValue({ value, range }: ImportedValue, unit: string): string {
  const shown = unit === '' ? String(value) : `${value} ${cleanUntrustedText(unit)}`;
  return range === undefined ? shown : `${shown} (${cleanUntrustedText(range)})`;
}

function formatTime(at: string): string {
  return at.slice(0, 16).replace('T', ' ');
}

/** Each line has its end. Empty if nothing was imported. */
export function renderImportedText(suites: readonly ImportedSuite[]): string {
  if (suites.length === 0) return '';
  const rows = suites.flatMap((suite) =>
    listMeasuredSeries(suite).map(({ name, unit, values }) => {
      const [first, last] = [values[0]!, values.at(-1)!];
      const days = [first, last].map(({ run }) => suite.runs[run]!.at.slice(0, 10));
      return [cleanUntrustedText(`${suite.name} ${name}`, 60), String(values.length), ...days, formatValue(last, unit)];
    }),
  );
  const titles = ['imported', 'values', 'first run', 'last run', 'last value'];
  const lines = alignColumns([titles, ...rows], { isRight: isNumberColumn });
  return `${EXPLANATION}\n\n${lines.join('\n')}\n`;
}

export function toImportedJson(suites: readonly ImportedSuite[]): readonly object[] {
  return suites.map(({ name, repository, runs, series }) => ({
    ...{ suite: name, repository, runs },
    series: series.map(({ name: benchmark, unit, values }) => ({ name: benchmark, unit, values })),
  }));
}

export function selectImportedSuites(
  suites: readonly ImportedSuite[],
  matches: (name: string) => boolean,
): readonly ImportedSuite[] {
  return suites.flatMap((suite) => {
    const series = suite.series.filter(({ name }) => matches(name));
    return series.length === 0 ? [] : [{ ...suite, series }];
  });
}
