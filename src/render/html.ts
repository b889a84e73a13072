// The Report as one HTML page without other files: no network, light and dark, desk and phone. It is readable without
// its script, which searches, sorts and opens results. A Report in, HTML out. Untrusted text must only ever be text:
// all of it goes through `escapeHtml` or, for the script, `toScriptJson`.

import { isNothingMeasured, type Report } from '../model/report.ts';
import { abbreviateSha } from '../text/short-sha.ts';
import { drawOverview, toPercentOfHeight } from './change-plot.ts';
import { formatWorsening } from './comparison-plots.ts';
import { formatConfigItems, formatConfigSentence } from './config-change.ts';
import { drawCulprit } from './culprit-plot.ts';
import { listDecisions } from './decisions.ts';
import { renderDrawing } from './drawing.ts';
import { escapeHtml } from './escape-html.ts';
import { renderExcerpt } from './excerpt.ts';
import { type Finding, formatAdvice, listFindings, needsAdvice } from './findings.ts';
import { FLAME_SCRIPT_HASH } from './flame-script.ts';
import { FUNCTIONS_STYLE, hasFlameGraph, hasFunctions, renderFlames, renderFunctions } from './functions-html.ts';
import { formatCounts, type IconName, makeHeadline } from './headline.ts';
import { STYLE } from './html-style.ts';
import {
  anchorsOf,
  linkToRow,
  type RowAnchors,
  renderChangedPictures,
  renderCode,
  renderCustomSections,
  renderRowSections,
} from './html-tables.ts';
import { pickShownChange } from './judged-geomeans.ts';
import { cleanLastLines, titleOfLastLines } from './last-lines.ts';
import { formatSinceLine } from './levels.ts';
import { listMachineFacts } from './machine-facts.ts';
import { formatDiagnostic } from './messages/format-diagnostic.ts';
import { GUIDE_TITLE, listNextSteps, NEXT_STEPS_TITLE, type NextStep } from './next-steps.ts';
import { formatChange } from './numbers.ts';
import { formatAuditLine } from './override.ts';
import { packRows, toScriptJson } from './page-data.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './page-script.ts';
import { type PageStart, renderPageStart } from './page-start.ts';
import { formatProposedRenames } from './renames.ts';
import { REPEAT_TITLE } from './repeat.ts';
import { type Formatter, formatRichText, type Piece, type RichText } from './rich-text.ts';
import { listOriginFacts, listRunFacts } from './run-facts.ts';
import { cleanUntrustedText, quoteUntrustedText, stripControls } from './untrusted.ts';
import { formatCount } from './words.ts';

/** Signs that show the verdict without colour. */
const SIGNS: Readonly<Record<IconName, string>> = {
  good: '✓',
  warning: '!',
  bad: '✕',
  undecided: '?',
  broken: '!',
};

/** Returns the style and the scripts of the page. Only a report with functions has those of the flame graph. */
function partsOfPage({ rows }: Report): Pick<PageStart, 'style' | 'scriptHash' | 'otherScripts'> {
  return {
    style: hasFunctions(rows) ? `${STYLE}${FUNCTIONS_STYLE}` : STYLE,
    scriptHash: PAGE_SCRIPT_HASH,
    otherScripts: hasFlameGraph(rows) ? [FLAME_SCRIPT_HASH] : [],
  };
}

/** Maximum number of findings without folding, so that the first screen has room for the verdict. */
const MAX_OPEN_FINDINGS = 6;

const HTML_FORMATTER: Formatter = {
  plain: escapeHtml,
  strong: (text) => `<strong>${escapeHtml(text)}</strong>`,
  code: renderCode,
  untrusted: renderCode,
};

/** Formatter that never cuts a quoted sentence. */
const UNCUT_HTML_FORMATTER: Formatter = {
  ...HTML_FORMATTER,
  code: (text) => `<code>${escapeHtml(stripControls(text))}</code>`,
  untrusted: (text) => `<code>${escapeHtml(stripControls(text))}</code>`,
};

export function renderHtml(report: Report): string {
  const anchors = anchorsOf(report);
  const { mark, text } = makeHeadline(report);
  const results = resultsSection(report, anchors);
  return `${renderPageStart({ title: `${text} · ${quoteUntrustedText(report.name)}`, ...partsOfPage(report), isReplaced: true })}
${results === '' ? '' : '<a class="skip" href="#results">Skip to the results</a>\n'}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${escapeHtml(text)}</span></h1>
${report.accepted === null ? '' : `<p>${toHtml(formatAuditLine(report.accepted))}</p>\n`}${isNothingMeasured(report) ? '' : `<p>${escapeHtml(formatCounts(report))}.</p>\n`}${listDecisions(
  report,
)
  .map((sentence) => `<p>${toHtml(sentence)}</p>\n`)
  .join('')}<p class="quiet">${originLine(report)}</p>
</header>
<main>
${verdictSection(report, anchors)}${overviewSection(report)}${results}${machineSection(report)}</main>
${renderPageFooter(report)}
${dataScript(report)}</body>
</html>
`;
}

function toHtml(words: RichText): string {
  return formatRichText(words, HTML_FORMATTER);
}

/**
 * Returns the name of the gate and what it compared, with short commits. The full commits are at the end of the page.
 */
function originLine({ name, commits, rounds }: Report): string {
  const short = (sha: string | null, how: string) => renderCode(sha === null ? how : abbreviateSha(sha));
  const { base, head } = commits;
  const sides = `base ${short(base.sha, base.how)} against head ${short(head.sha, head.how)}`;
  return `${renderCode(name)} · ${sides} · ${formatCount(rounds, 'round')}`;
}

function verdictSection(report: Report, anchors: RowAnchors): string {
  const items = listFindings(report).map((finding) => findingItem(finding, anchors));
  const rest = items.slice(MAX_OPEN_FINDINGS);
  const folded =
    rest.length === 0
      ? ''
      : `<details><summary>${formatCount(rest.length, 'more budget')} broken or undecided</summary>\n${renderList(rest)}</details>\n`;
  const errors = problemList(report.problems.filter(({ severity }) => severity === 'error'));
  const warnings = problemList(report.problems.filter(({ severity }) => severity !== 'error'));
  return `${errors}${renderList(items.slice(0, MAX_OPEN_FINDINGS))}${folded}${renameProposal(report)}${adviceLine(report)}${sinceLine(report)}${configPart(report)}${warnings}${nextSteps(report)}`;
}

function findingItem({ row, verdict, what, facts, culprit, functions, because }: Finding, anchors: RowAnchors): string {
  const reason =
    because === null ? '' : `<p class="quiet">Why this budget: ${escapeHtml(cleanUntrustedText(because))}</p>`;
  const numbers = facts.length === 0 ? '' : `<p class="quiet">${toHtml(facts)}</p>`;
  const tone = verdict.outcome === 'fail' && verdict.level === 'fail' ? 'fail' : 'unclear';
  // The first name in the sentence is that of the benchmark. It becomes a link to the row.
  const named = what.findIndex((piece) => isUntrusted(piece));
  const sentence = what.map((piece, index) =>
    index === named ? linkToRow(row, anchors, toHtml([piece])) : toHtml([piece]),
  );
  const drawing = culprit !== null && 'culprit' in row ? drawCulprit(row) : null;
  const picture = drawing === null ? '' : `<div class="commits">${renderDrawing(drawing)}</div>`;
  const cause = culprit === null ? '' : `<p>${toHtml(culprit)}</p>${picture}`;
  const flames = functions === null || !('state' in row) ? '' : renderFlames(row);
  const from = functions === null ? '' : `${renderFunctions(functions, toHtml)}${flames}`;
  return `<li class="${tone}"><p>${sentence.join('')}</p>${cause}${from}${numbers}${reason}</li>\n`;
}

function isUntrusted(piece: Piece): boolean {
  return typeof piece !== 'string' && !('strong' in piece);
}

function configPart({ configChange }: Report): string {
  if (configChange === null) return '';
  const items = formatConfigItems(configChange).map((item) => `<li>${toHtml(item)}</li>\n`);
  const all = items.length === 0 ? '' : `<ul>\n${items.join('')}</ul>\n`;
  return `<p>${formatRichText(formatConfigSentence(configChange), UNCUT_HTML_FORMATTER)}</p>\n${all}`;
}

function problemList(problems: Report['problems']): string {
  const items = problems.map((problem) => {
    const { severity, excerpt } = problem;
    const lines = excerpt === undefined ? '' : `<pre>${escapeHtml(renderExcerpt(excerpt))}</pre>`;
    const words = formatRichText(formatDiagnostic(problem), UNCUT_HTML_FORMATTER);
    return `<li class="${severity}"><p><strong>${severity}</strong> ${words}</p>${lines}${lastLines(problem)}</li>\n`;
  });
  return renderList(items);
}

function lastLines(problem: Report['problems'][number]): string {
  const { output } = problem;
  if (output === undefined) return '';
  const lines = `<pre><code>${escapeHtml(cleanLastLines(output))}</code></pre>`;
  return `<details><summary>${titleOfLastLines(problem)}</summary>${lines}</details>`;
}

function renderList(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul class="findings">\n${items.join('')}</ul>\n`;
}

function renameProposal(report: Report): string {
  const proposal = formatProposedRenames(report);
  if (proposal === null) return '';
  return `<p>${toHtml(proposal.sentence)}</p>\n<pre><code>${escapeHtml(proposal.yaml)}</code></pre>\n`;
}

function adviceLine(report: Report): string {
  const findings = listFindings(report);
  return needsAdvice(findings) ? `<p>${toHtml(formatAdvice(report, findings))}</p>\n` : '';
}

function sinceLine(report: Report): string {
  const line = formatSinceLine(report);
  return line === null ? '' : `<p>${toHtml(line)}</p>\n`;
}

function nextSteps(report: Report): string {
  const { steps, repeats } = listNextSteps(report);
  const shown = repeats.commands.map(
    ({ leg, command }) =>
      `<p>${REPEAT_TITLE}${leg === null ? '' : `, ${renderCode(leg)}`}:</p>\n<pre>${escapeHtml(command)}</pre>\n`,
  );
  const remarks = repeats.remarks.map((remark) => `<p>${toHtml(remark)}</p>\n`);
  const list = steps.length === 0 ? '' : `<h2>${NEXT_STEPS_TITLE}</h2>\n<ul>\n${steps.map(stepItem).join('')}</ul>\n`;
  return list + shown.join('') + remarks.join('');
}

function stepItem({ text, yaml, url }: NextStep): string {
  const link = url === undefined ? '' : ` <a href="${escapeHtml(url)}">${GUIDE_TITLE}</a>`;
  const lines = yaml === undefined ? '' : `\n<pre><code>${escapeHtml(yaml)}</code></pre>`;
  return `<li>${toHtml(text)}${link}${lines}</li>\n`;
}

function overviewSection(report: Report): string {
  const overview = drawOverview(report.rows);
  if (overview === null) return '';
  const labels = overview.axis.ticks.map(
    (tick) => `<span style="top:${toPercentOfHeight(overview.axis.at(tick))}">${formatWorsening(tick)}</span>`,
  );
  const caption = `${formatCount(overview.count, 'change')}, worst on the left, each with its 95% interval where one is known. Dashed: what the budgets allow.`;
  return `<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels.join('')}</div>${renderDrawing(overview.drawing)}</div>
<p class="quiet pointed">${caption}</p>
${geomeanLine(report)}</section>
`;
}

function geomeanLine(report: Report): string {
  const { geomeans } = report;
  if (geomeans.length === 0) return '';
  const means = geomeans.map((geomean) => {
    const { unit, n } = geomean;
    const shown = pickShownChange(geomean, report);
    return `${renderCode(unit)} ${escapeHtml(formatChange(shown.change))} (of ${n})`;
  });
  return `<p class="quiet">Geometric mean of the changes: ${means.join(' · ')}</p>\n`;
}

function resultsSection(report: Report, anchors: RowAnchors): string {
  if (report.rows.length === 0) return '';
  const shaped = renderCustomSections(report);
  return `<section id="results" tabindex="-1" aria-label="Results">
${shaped === '' ? '' : `<h2>As the configuration shapes it</h2>\n${shaped}\n`}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${renderRowSections(report, anchors)}
${renderChangedPictures(report)}
</div>
</section>
`;
}

function machineSection(report: Report): string {
  const { plan, legs } = report;
  const lists =
    legs === undefined
      ? [factList(report)]
      : legs.map(({ name, environment }) => {
          const facts = factList({ plan, environment });
          return facts === '' ? '' : `<h3>${renderCode(name)}</h3>\n${facts}`;
        });
  const all = lists.join('');
  if (all === '') return '';
  return `<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${all}</section>\n`;
}

function factList(machine: Parameters<typeof listMachineFacts>[0]): string {
  const entries = listMachineFacts(machine).map(({ label, text }) => `<dt>${label}</dt><dd>${toHtml(text)}</dd>\n`);
  return entries.length === 0 ? '' : `<dl>\n${entries.join('')}</dl>\n`;
}

function renderPageFooter(report: Report): string {
  const lines = listOriginFacts(report).map(toHtml);
  const facts = listRunFacts(report).map(toHtml).join(' · ');
  return `<footer class="quiet">${[...lines, facts].map((text) => `<p>${text}</p>`).join('')}</footer>`;
}

function dataScript({ rows }: Report): string {
  if (rows.length === 0) return '';
  return `<script type="application/json" id="data">${toScriptJson(packRows(rows))}</script>
<script>${PAGE_SCRIPT}</script>
`;
}
