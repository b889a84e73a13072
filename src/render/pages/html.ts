// The Report as one HTML page without other files: no network, light and dark, desk and phone. It is readable without
// its script, which searches, sorts and opens results. A Report in, HTML out.

import type { Report } from '../../model/report.ts';
import { abbreviateSha } from '../../text/short-sha.ts';
import { type Block, makeDocument, type ReportDocument } from '../document.ts';
import { cleanLastLines, renderExcerpt, titleOfLastLines } from '../excerpt.ts';
import type { Finding } from '../findings.ts';
import type { IconName } from '../headline.ts';
import { formatDiagnostic } from '../messages/format-diagnostic.ts';
import { GUIDE_TITLE, NEXT_STEPS_TITLE, REPEAT_TITLE } from '../next-steps.ts';
import { formatChange } from '../numbers.ts';
import { formatExponent, formatGrowth } from '../proof.ts';
import { pickShownChange } from '../result-table.ts';
import { asUntrustedText } from '../rich-text.ts';
import { namesOfRows } from '../row-names.ts';
import { listMachineFacts } from '../run-facts.ts';
import { cleanUntrustedText, quoteUntrustedText } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { drawOverview } from './change-plot.ts';
import { drawCulprit, formatWorsening } from './comparison-plots.ts';
import { FLAME_SCRIPT_HASH } from './flame-script.ts';
import { drawGrowth } from './growth-chart.ts';
import { RESULTS_STYLE, STYLE } from './html-style.ts';
import {
  anchorsOf,
  FUNCTIONS_STYLE,
  hasFlameGraph,
  linkToRow,
  type RowAnchors,
  renderChangedPictures,
  renderCustomSections,
  renderFlames,
  renderFunctions,
  renderRowSections,
} from './html-tables.ts';
import {
  type Content,
  DATA_START,
  escapeScriptJson,
  html,
  joinContents,
  type Markup,
  renderPage,
  renderScript,
  showUncut,
} from './markup.ts';
import { packRowsAsJson } from './page-data.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './page-script.ts';

/** Signs that show the verdict without colour. */
const SIGNS: Readonly<Record<IconName, string>> = { good: '✓', warning: '!', bad: '✕', undecided: '?', broken: '!' };

/** More findings are folded, so that the first screen has room for the verdict. */
const MAX_OPEN_FINDINGS = 6;

/** Height of a label above the picture of all changes: a finger hits it. */
const LABEL_REM = 1.5;

/** `repositoryUrl` has no slash at the end; null on a command line. */
export function renderHtml(report: Report, repositoryUrl: string | null = null): string {
  return [...renderHtmlParts(report, repositoryUrl)].join('');
}

/** The same text in parts. */
export function* renderHtmlParts(report: Report, repositoryUrl: string | null = null): Generator<string> {
  const page = renderFrame(report, repositoryUrl);
  // A page without rows has no such element, and no text of a page looks like it: its quotes are escaped.
  const place = page.indexOf(DATA_START);
  const start = place < 0 ? page.length : place + DATA_START.length;
  yield page.slice(0, start);
  if (place >= 0) for (const part of packRowsAsJson(report.rows)) yield escapeScriptJson(part);
  yield page.slice(start);
}

function renderFrame(report: Report, repositoryUrl: string | null): string {
  const { rows } = report;
  const document = { ...makeDocument(report), commits: report.commits };
  const { mark, text } = document.headline;
  const anchors = anchorsOf(report);
  const frame = {
    title: `${text} · ${quoteUntrustedText(report.name)}`,
    style: [
      STYLE,
      rows.length === 0 ? '' : RESULTS_STYLE,
      rows.some(({ functions }) => functions !== null) ? FUNCTIONS_STYLE : '',
    ].join(''),
    scriptHashes: rows.some(hasFlameGraph) ? [PAGE_SCRIPT_HASH, FLAME_SCRIPT_HASH] : [PAGE_SCRIPT_HASH],
    isReplaced: true,
  };
  const skip = html`<a class="skip" href="#results">Skip to the results</a>\n`;
  const head = [...document.override, ...document.blame, ...document.counts, ...document.decisions];
  return renderPage(
    frame,
    html`${rows.length === 0 ? null : skip}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${text}</span></h1>
${head.map(writeBlock)}<p class="quiet">${listSides(report)}${linkToHistory(report, repositoryUrl)}</p>
</header>
<main>
${writeVerdict(document, anchors)}${renderOverview(report, anchors)}${renderGrowths(report)}${rows.length === 0 ? null : renderResults(report, anchors)}${renderMachines(report)}</main>
<footer class="quiet">${[...document.origin, document.measuring].map((words) => html`<p>${words}</p>`)}</footer>${
      rows.length === 0 ? null : html`\n${renderScript(PAGE_SCRIPT, '')}`
    }`,
  );
}

/** The name of the gate and what it compared, with short commits. The full commits are at the end of the page. */
function listSides({ name, commits: { base, head }, rounds }: Report): Content {
  const [from, to] = [base, head].map(({ sha, how }) => asUntrustedText(sha === null ? how : abbreviateSha(sha)));
  return [asUntrustedText(name), ' · base ', from!, ' against head ', to!, ` · ${formatCount(rounds, 'round')}`];
}

/** The workflow that records uploads the page of the history, whose own address is not known. */
function linkToHistory({ historyRun }: Report, repositoryUrl: string | null): Content {
  if (historyRun === null || repositoryUrl === null) return null;
  return html` · <a href="${repositoryUrl}/actions/runs/${historyRun}#artifacts">history</a>`;
}

function writeVerdict(document: ReportDocument & Pick<Report, 'commits'>, anchors: RowAnchors): Content {
  const { errors, findings, renames, advice, since, changes, warnings, nextSteps, repeat } = document;
  const items = findings.map((finding) => writeFinding(finding, anchors, document.commits));
  const rest = items.slice(MAX_OPEN_FINDINGS);
  const folded = html`<details><summary>${formatCount(rest.length, 'more budget')} broken or undecided</summary>\n${writeCards(rest)}</details>\n`;
  return [
    errors.map(writeBlock),
    writeCards(items.slice(0, MAX_OPEN_FINDINGS)),
    rest.length === 0 ? null : folded,
    [...renames, ...advice, ...since, ...changes, ...nextSteps, ...repeat].map(writeBlock),
    warnings.length === 0 ? null : [html`<h2>Warnings</h2>\n`, warnings.map(writeBlock)],
  ];
}

function writeCards(items: readonly Content[]): Content {
  return items.length === 0 ? null : html`<ul class="findings">\n${items}</ul>\n`;
}

function writeFinding(finding: Finding, anchors: RowAnchors, commits: Report['commits']): Markup {
  const { row, verdict, what, facts, culprit, functions, because } = finding;
  const tone = verdict.outcome === 'fail' && verdict.level === 'fail' ? 'fail' : 'unclear';
  // The first name in the sentence is that of the benchmark. It becomes a link to the row.
  const name = what.findIndex((piece) => typeof piece !== 'string' && !('strong' in piece));
  const sentence = what.map((piece, index) => (index === name ? linkToRow(row, anchors, piece) : piece));
  const searched = culprit !== null && 'culprit' in row ? drawCulprit(row) : null;
  return html`<li class="${tone}"><p>${sentence}</p>${[
    culprit === null ? null : html`<p>${culprit}</p>`,
    searched === null ? null : html`<div class="commits">${searched}</div>`,
    functions === null ? null : renderFunctions(functions),
    functions === null || !('state' in row) ? null : renderFlames(row, commits),
    facts.length === 0 ? null : html`<p class="quiet">${facts}</p>`,
    because === null ? null : html`<p class="quiet">Why this budget: ${cleanUntrustedText(because)}</p>`,
  ]}</li>\n`;
}

function writeBlock(block: Block): Content {
  switch (block.kind) {
    case 'text':
      return html`<p>${block.words}</p>\n`;
    case 'problems':
      return writeCards(block.problems.map(writeProblem));
    case 'changes':
      return [html`<p>${showUncut(block.words)}</p>\n`, writeList(block.items)];
    case 'yaml':
      return html`<p>${block.words}</p>\n<pre class="copied"><code>${block.yaml}</code></pre>\n`;
    case 'steps': {
      const items = block.steps.map(({ text, yaml, url }) => [
        text,
        url === undefined ? null : html`${text.length === 0 ? null : ' '}<a href="${url}">${GUIDE_TITLE}</a>`,
        yaml === undefined ? null : html`\n<pre class="copied"><code>${yaml}</code></pre>`,
      ]);
      return [html`<h2>${NEXT_STEPS_TITLE}</h2>\n`, writeList(items)];
    }
    case 'commands':
      return block.commands.map(({ leg, command }) => {
        const where = leg === null ? [] : [', ', asUntrustedText(leg)];
        return html`<p>${REPEAT_TITLE}${where}:</p>\n<pre class="copied">${command}</pre>\n`;
      });
  }
}

function writeList(items: readonly Content[]): Content {
  return items.length === 0 ? null : html`<ul>\n${items.map((item) => html`<li>${item}</li>\n`)}</ul>\n`;
}

function writeProblem(problem: Report['problems'][number]): Markup {
  const { severity, excerpt, output } = problem;
  const words = showUncut(formatDiagnostic(problem));
  const lines = excerpt === undefined ? null : html`<pre>${renderExcerpt(excerpt)}</pre>`;
  const printed =
    output === undefined
      ? null
      : html`<details><summary>${titleOfLastLines(problem)}</summary><pre><code>${cleanLastLines(output)}</code></pre></details>`;
  // Warnings have a heading.
  const title = severity === 'error' ? html`<strong>error</strong> ` : null;
  return html`<li class="${severity}"><p>${title}${words}</p>${lines}${printed}</li>\n`;
}

function renderOverview(report: Report, anchors: RowAnchors): Content {
  const overview = drawOverview(report.rows);
  if (overview === null) return null;
  const labels = overview.ticks.map(
    (tick) => html`<span style="top:${toPercent(overview.heightOf(tick))}">${formatWorsening(tick)}</span>`,
  );
  const { nameWithMetric } = namesOfRows(report.rows);
  // Each label stands above its point and is a step lower than the one before, so that no line crosses a label.
  const items = overview.worst.map(({ row, change, x, y }, index) => {
    const link = linkToRow(row, anchors, [formatChange(change), ' ', nameWithMetric(row, { beside: 'nothing' })]);
    const [side, at] = x <= 0.5 ? ['left', x] : ['right', 1 - x];
    const place = `${side}:${toPercent(at)};bottom:${toPercent(1 - y)};top:${(index - overview.worst.length) * LABEL_REM}rem`;
    return html`<li class="${side}" style="${place}">${link}</li>`;
  });
  const worst = items.length === 0 ? null : html`<ul class="worst" aria-label="The worst">${items}</ul>`;
  const style = items.length === 0 ? null : html` style="padding-top:${items.length * LABEL_REM + 0.6}rem"`;
  const caption = `${formatCount(overview.count, 'change')}, worst on the left, each with its 95% interval where one is known. Dashed: what the budgets allow.`;
  const means = report.geomeans.map((geomean) => {
    const { change } = pickShownChange(geomean, report);
    return [asUntrustedText(geomean.unit), ` ${formatChange(change)} (of ${geomean.n})`];
  });
  return html`<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"${style}><div class="labels" aria-hidden="true">${labels}</div><div class="plot">${overview.drawing}${worst}</div></div>
<p class="quiet pointed">${caption}</p>
${means.length === 0 ? null : html`<p class="quiet">Geometric mean of the changes: ${joinContents(means, ' · ')}</p>\n`}</section>
`;
}

function renderGrowths({ rows, judgedGeomeans }: Report): Content {
  const { subjectOf } = namesOfRows(rows);
  const figures = judgedGeomeans.flatMap((row) => {
    const { growth, base } = row;
    if (growth === null) return [];
    const from = base === null ? null : [' · base ', formatExponent(base.median)];
    const caption = [
      ...subjectOf(row),
      ' by ',
      asUntrustedText(growth.key),
      from,
      ' · head ',
      formatGrowth(row, growth),
    ];
    const label = 'Values of base and head by size, on logarithmic axes';
    return [
      html`<figure style="max-width:26rem"><figcaption>${caption}</figcaption>${drawGrowth(row, growth, label)}</figure>\n`,
    ];
  });
  if (figures.length === 0) return null;
  return html`<section aria-labelledby="growth">\n<h2 id="growth">Growth</h2>\n${figures}</section>\n`;
}

/** A tenth of a percent is finer than the eye. */
function toPercent(part: number): string {
  return `${Math.round(part * 1000) / 10}%`;
}

function renderResults(report: Report, anchors: RowAnchors): Markup {
  const shaped =
    report.tables && html`<h2>As the configuration shapes it</h2>\n${renderCustomSections(report.tables)}\n`;
  return html`<section id="results" tabindex="-1" aria-label="Results">
${shaped}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${renderRowSections(report, anchors)}
${renderChangedPictures(report)}
</div>
</section>
`;
}

function renderMachines(report: Report): Content {
  const { plan, legs } = report;
  const machines = legs.length === 0 ? [{ name: null, environment: report.environment }] : legs;
  const lists = machines.map(({ name, environment }) => {
    const facts = listMachineFacts({ plan, environment });
    const entries = facts.map(({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>\n`);
    const title = name === null ? null : html`<h3>${asUntrustedText(name)}</h3>\n`;
    return entries.length === 0 ? null : html`${title}<dl>\n${entries}</dl>\n`;
  });
  if (lists.every((list) => list === null)) return null;
  return html`<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${lists}</section>\n`;
}
