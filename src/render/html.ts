// The Report as one HTML page without other files: no network, light and dark, desk and phone. It is readable without
// its script, which searches, sorts and opens results. A Report in, HTML out. Untrusted text must only ever be text:
// all of it goes through `escapeHtml` or, for the script, `scriptJson`.

import type { Report } from '../model/report.ts';
import { auditLine } from './acceptance.ts';
import { overviewPlot, share } from './change-plot.ts';
import { configItems, configSentence } from './config-change.ts';
import { drawingText } from './drawing.ts';
import { escapeHtml } from './escape-html.ts';
import { renderExcerpt } from './excerpt.ts';
import { originFacts, runFacts } from './facts.ts';
import { countsLine, headline, type Mark } from './headline.ts';
import { STYLE } from './html-style.ts';
import {
  type Anchors,
  anchorsOf,
  changedPictures,
  escapedCode,
  linkTo,
  rowSections,
  shapedSections,
} from './html-tables.ts';
import { shownChange } from './judged-geomeans.ts';
import { machineFacts } from './machine.ts';
import { change } from './numbers.ts';
import { packRows, scriptJson } from './page-data.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from './page-script.ts';
import { type Phrase, type Piece, tell, type Voice } from './phrase.ts';
import { worseText } from './plot.ts';
import { problemPhrase } from './problem.ts';
import { REPEAT_TITLE, repeatTexts } from './repeat.ts';
import { advice, type Finding, findings } from './sentences.ts';
import { quoted, stripControls, visible } from './untrusted.ts';
import { counted } from './words.ts';

/** Script that marks the page as scripted before the first part is drawn that the page's script replaces. */
const FIRST_SCRIPT = "document.documentElement.classList.add('live')";
const FIRST_SCRIPT_HASH = 'sha256-bZYyOdKGLpe3sOEtEImdl+/Md5dNyLE3fl1DzYkQe/Y=';

/** Content security policy. The page loads nothing and runs only its own scripts, whatever untrusted text is in it. */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  `script-src '${FIRST_SCRIPT_HASH}' '${PAGE_SCRIPT_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Signs that show the verdict without colour. */
const SIGNS: Readonly<Record<Mark, string>> = {
  good: '✓',
  warning: '!',
  bad: '✕',
  undecided: '?',
  broken: '!',
};

/** Maximum number of findings without folding, so that the first screen has room for the verdict. */
const MOST_FINDINGS = 6;

const VOICE: Voice = {
  plain: escapeHtml,
  strong: (text) => `<strong>${escapeHtml(text)}</strong>`,
  untrusted: escapedCode,
};

/** Voice that never cuts a quoted sentence. */
const WHOLE_VOICE: Voice = {
  ...VOICE,
  untrusted: (text) => `<code>${escapeHtml(stripControls(text))}</code>`,
};

export function renderHtml(report: Report): string {
  const anchors = anchorsOf(report);
  const { mark, text } = headline(report);
  const results = resultsSection(report, anchors);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${text} · ${quoted(report.name)}`)}</title>
<style>${STYLE}</style>
<script>${FIRST_SCRIPT}</script>
</head>
<body>
${results === '' ? '' : '<a class="skip" href="#results">Skip to the results</a>\n'}<header>
<h1 class="${mark}"><span class="sign" aria-hidden="true">${SIGNS[mark]}</span><span>${escapeHtml(text)}</span></h1>
${report.accepted === null ? '' : `<p>${say(auditLine(report.accepted))}</p>\n`}<p>${escapeHtml(countsLine(report))}.</p>
<p class="quiet">${originLine(report)}</p>
</header>
<main>
${verdictSection(report, anchors)}${overviewSection(report)}${results}${machineSection(report)}</main>
${footer(report)}
${dataScript(report)}</body>
</html>
`;
}

function say(phrase: Phrase): string {
  return tell(phrase, VOICE);
}

/**
 * Returns the name of the gate and what it compared, with short commits. The full commits are at the end of the page.
 */
function originLine({ name, commits, rounds }: Report): string {
  const short = (sha: string | null, how: string) => escapedCode(sha === null ? how : sha.slice(0, 7));
  const { base, head } = commits;
  const sides = `base ${short(base.sha, base.how)} against head ${short(head.sha, head.how)}`;
  return `${escapedCode(name)} · ${sides} · ${counted(rounds, 'round')}`;
}

function verdictSection(report: Report, anchors: Anchors): string {
  const items = findings(report).map((finding) => findingItem(finding, anchors));
  const rest = items.slice(MOST_FINDINGS);
  const folded =
    rest.length === 0
      ? ''
      : `<details><summary>${counted(rest.length, 'more budget')} broken or undecided</summary>\n${list(rest)}</details>\n`;
  const errors = problemList(report.problems.filter(({ severity }) => severity === 'error'));
  const doubts = problemList(report.problems.filter(({ severity }) => severity !== 'error'));
  return `${errors}${list(items.slice(0, MOST_FINDINGS))}${folded}${configPart(report)}${doubts}${nextSteps(report)}`;
}

function findingItem({ row, verdict, what, facts, because }: Finding, anchors: Anchors): string {
  const reason =
    because === null ? '' : `<p class="quiet">Why this budget: ${escapeHtml(visible(because))}</p>`;
  const numbers = facts.length === 0 ? '' : `<p class="quiet">${say(facts)}</p>`;
  const tone = verdict.outcome === 'fail' && verdict.level === 'fail' ? 'fail' : 'doubt';
  // The first name in the sentence is that of the benchmark. It becomes a link to the row.
  const named = what.findIndex((piece) => isUntrusted(piece));
  const sentence = what.map((piece, index) =>
    index === named ? linkTo(row, anchors, say([piece])) : say([piece]),
  );
  return `<li class="${tone}"><p>${sentence.join('')}</p>${numbers}${reason}</li>\n`;
}

function isUntrusted(piece: Piece): boolean {
  return typeof piece !== 'string' && 'untrusted' in piece;
}

function configPart({ configChange }: Report): string {
  if (configChange === null) return '';
  const items = configItems(configChange).map((item) => `<li>${say(item)}</li>\n`);
  const all = items.length === 0 ? '' : `<ul>\n${items.join('')}</ul>\n`;
  return `<p>${tell(configSentence(configChange), WHOLE_VOICE)}</p>\n${all}`;
}

function problemList(problems: Report['problems']): string {
  const items = problems.map((problem) => {
    const { severity, excerpt } = problem;
    const lines = excerpt === undefined ? '' : `<pre>${escapeHtml(renderExcerpt(excerpt))}</pre>`;
    const text = `<strong>${severity}</strong> ${tell(problemPhrase(problem), WHOLE_VOICE)}`;
    return `<li class="${severity}"><p>${text}</p>${lines}</li>\n`;
  });
  return list(items);
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul class="findings">\n${items.join('')}</ul>\n`;
}

function nextSteps(report: Report): string {
  const all = findings(report).map(({ verdict }) => verdict);
  const { commands, remarks } = repeatTexts(report);
  const shown = commands.map(
    ({ leg, command }) =>
      `<p>${REPEAT_TITLE}${leg === null ? '' : `, ${escapedCode(leg)}`}:</p>\n<pre>${escapeHtml(command)}</pre>\n`,
  );
  const told = remarks.map((remark) => `<p>${say(remark)}</p>\n`);
  return (
    shown.join('') +
    told.join('') +
    (all.some(({ outcome }) => outcome === 'unknown') ? `<p>${say(advice(report))}</p>\n` : '')
  );
}

function overviewSection(report: Report): string {
  const overview = overviewPlot(report.rows);
  if (overview === null) return '';
  const labels = overview.axis.ticks.map(
    (tick) => `<span style="top:${share(overview.axis.at(tick))}">${worseText(tick)}</span>`,
  );
  const told = `${counted(overview.count, 'change')}, worst on the left, each with its 95% interval where one is known. Dashed: what the budgets allow.`;
  return `<section class="overview" aria-labelledby="changes">
<h2 id="changes">All changes</h2>
<div class="chart"><div class="labels" aria-hidden="true">${labels.join('')}</div>${drawingText(overview.drawing)}</div>
<p class="quiet pointed">${told}</p>
${geomeanLine(report)}</section>
`;
}

function geomeanLine(report: Report): string {
  const { geomeans } = report;
  if (geomeans.length === 0) return '';
  const means = geomeans.map((geomean) => {
    const { unit, n } = geomean;
    const shown = shownChange(geomean, report);
    return `${escapedCode(unit)} ${escapeHtml(change(shown.change))} (of ${n})`;
  });
  return `<p class="quiet">Geometric mean of the changes: ${means.join(' · ')}</p>\n`;
}

function resultsSection(report: Report, anchors: Anchors): string {
  if (report.rows.length === 0) return '';
  const shaped = shapedSections(report);
  return `<section id="results" tabindex="-1" aria-label="Results">
${shaped === '' ? '' : `<h2>As the configuration shapes it</h2>\n${shaped}\n`}<h2>Every result</h2>
<div id="explorer"></div>
<div class="written">
${rowSections(report, anchors)}
${changedPictures(report)}
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
          return facts === '' ? '' : `<h3>${escapedCode(name)}</h3>\n${facts}`;
        });
  const all = lists.join('');
  if (all === '') return '';
  return `<section aria-labelledby="machine">\n<h2 id="machine">Where it was measured</h2>\n${all}</section>\n`;
}

function factList(machine: Parameters<typeof machineFacts>[0]): string {
  const entries = machineFacts(machine).map(({ label, text }) => `<dt>${label}</dt><dd>${say(text)}</dd>\n`);
  return entries.length === 0 ? '' : `<dl>\n${entries.join('')}</dl>\n`;
}

function footer(report: Report): string {
  const lines = originFacts(report).map(say);
  const facts = runFacts(report).map(say).join(' · ');
  return `<footer class="quiet">${[...lines, facts].map((text) => `<p>${text}</p>`).join('')}</footer>`;
}

function dataScript({ rows }: Report): string {
  if (rows.length === 0) return '';
  return `<script type="application/json" id="data">${scriptJson(packRows(rows))}</script>
<script>${PAGE_SCRIPT}</script>
`;
}
