// The Report as one page that needs nothing else: no script, no network, light and dark, desk and phone. In: a
// Report. Out: HTML. Must never let untrusted text be anything but text: all of it goes through `escapeHtml`.

import type { Report, Row } from '../model/report.ts';
import { formatQuantity } from '../units/scale.ts';
import { auditLine } from './acceptance.ts';
import { configItems, configSentence } from './config-change.ts';
import { renderExcerpt } from './excerpt.ts';
import { commitFact, reproduction, runFacts } from './facts.ts';
import { countsLine, headline } from './headline.ts';
import { STYLE } from './html-style.ts';
import { machineFacts } from './machine.ts';
import { isChanged } from './marks.ts';
import { type Phrase, tell, type Voice } from './phrase.ts';
import { samplePlot } from './plot.ts';
import { advice, type Finding, findings } from './sentences.ts';
import { notesOf, type ShapedText, shapedTexts, titleOf } from './shaped.ts';
import { type Centre, type Table, type TableRow, tables } from './table.ts';
import { stripControls, visible } from './untrusted.ts';
import { counted } from './words.ts';

/** Nothing is loaded and nothing runs, whatever got into the page. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const VOICE: Voice = {
  plain: escapeHtml,
  strong: (text) => `<strong>${escapeHtml(text)}</strong>`,
  untrusted: escapedCode,
};

export function renderHtml(report: Report): string {
  const anchors = new Map(report.rows.map((row, index) => [row, `c${index + 1}`]));
  const { mark, text } = headline(report);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(text)} · ${escapeHtml(visible(report.name))}</title>
<style>${STYLE}</style>
</head>
<body>
<h1 class="${mark}">${escapeHtml(text)}</h1>
${report.accepted === null ? '' : `<p>${say(auditLine(report.accepted))}</p>\n`}<p>${escapeHtml(countsLine(report))}.</p>
${findingList(report)}${configPart(report)}${problemList(report)}${nextSteps(report)}
<main>
${tableSections(report, anchors).join('\n')}
${plots(report, anchors)}
</main>
${machineSection(report)}${footer(report)}
</body>
</html>
`;
}

type Anchors = ReadonlyMap<Row, string>;

function say(phrase: Phrase): string {
  return tell(phrase, VOICE);
}

function findingList(report: Report): string {
  const items = findings(report).map(({ verdict, what, facts, because }: Finding) => {
    const reason =
      because === null ? '' : `<p class="quiet">Why this budget: ${escapeHtml(visible(because))}</p>`;
    const numbers = facts.length === 0 ? '' : `<p class="quiet">${say(facts)}</p>`;
    const tone = verdict.outcome === 'fail' && verdict.level === 'fail' ? 'fail' : 'doubt';
    return `<li class="${tone}"><p>${say(what)}</p>${numbers}${reason}</li>\n`;
  });
  return list(items);
}

function configPart({ configChange }: Report): string {
  if (configChange === null) return '';
  const items = configItems(configChange).map((item) => `<li>${say(item)}</li>\n`);
  const all = items.length === 0 ? '' : `<ul>\n${items.join('')}</ul>\n`;
  return `<p>${tell(configSentence(configChange), { ...VOICE, untrusted: escapedWhole })}</p>\n${all}`;
}

function problemList({ problems }: Report): string {
  const items = problems.map(({ severity, where, message, excerpt }) => {
    const lines = excerpt === undefined ? '' : `<pre>${escapeHtml(renderExcerpt(excerpt))}</pre>`;
    const text = `<strong>${severity}</strong> <code>${escapeHtml(visible(where))}</code>: ${escapeHtml(stripControls(message))}`;
    return `<li class="${severity}"><p>${text}</p>${lines}</li>\n`;
  });
  return list(items);
}

function list(items: readonly string[]): string {
  return items.length === 0 ? '' : `<ul class="findings">\n${items.join('')}</ul>\n`;
}

function nextSteps(report: Report): string {
  const all = [...report.rows, ...report.judgedGeomeans].flatMap(({ verdicts }) => verdicts);
  const command = all.some(({ outcome, limit }) => outcome === 'fail' && limit !== null)
    ? reproduction(report)
    : null;
  const repeat =
    command === null
      ? ''
      : `<p>Repeat this measurement in a clone of the repository:</p>\n<pre>${escapeHtml(stripControls(command))}</pre>\n`;
  return repeat + (all.some(({ outcome }) => outcome === 'unknown') ? `<p>${say(advice(report))}</p>\n` : '');
}

function tableSections(report: Report, anchors: Anchors): string[] {
  if (report.tables === null) return tables(report).map((table) => tableSection(table, anchors));
  const notes = notesOf(report.tables).map((note) => `<p class="quiet">${escapeHtml(note)}</p>`);
  return [...notes, ...shapedTexts(report.tables).map(shapedSection)];
}

function shapedSection({ caption, unit, headings, lines, geomean }: ShapedText): string {
  const titles = ['', ...headings.map((heading) => titleOf(heading, escapedCode))];
  const rows = lines.map(({ label, cells }) =>
    line([label === '' ? '' : escapedCode(label), ...cells.map(escapeHtml)]),
  );
  if (geomean !== null) rows.push(line(['geomean', ...geomean.map(escapeHtml)]));
  return tableOf({ caption: [...caption, unit].map(escapedCode).join(' '), titles, rows });
}

function tableSection({ unit, groups, geomean }: Table, anchors: Anchors): string {
  const rows = groups.flatMap(({ name, rows: members }) => [
    ...(name === null
      ? []
      : [`<tr class="group"><td colspan="5"><code>${escapeHtml(visible(name))}</code></td></tr>`]),
    ...members.map((row) => tableLine(row, anchors)),
  ]);
  if (geomean !== null) {
    const { base, head, delta, n } = geomean;
    rows.push(line([`geomean of ${n}`, base, head, escapeHtml(delta), '']));
  }
  const titles = ['benchmark', 'base', 'head', 'vs base', ''];
  return tableOf({ caption: escapedCode(unit), titles, rows });
}

interface TableMarkup {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly rows: readonly string[];
}

function tableOf({ caption, titles, rows }: TableMarkup): string {
  return `<div class="scroll"><table>
<caption>${caption}</caption>
<thead><tr>${titles.map((title) => `<th scope="col">${title}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody></table></div>`;
}

function tableLine({ row, metric, base, head, delta, test }: TableRow, anchors: Anchors): string {
  const label = metric === null ? visible(row.name) : `${visible(row.name)} ${visible(metric)}`;
  const name = `<a href="#${anchors.get(row) ?? ''}"><code>${escapeHtml(label)}</code></a>`;
  return line([name, centre(base), centre(head), escapeHtml(delta), escapeHtml(test)], row.state);
}

/** Cells are markup. */
function line(cells: readonly string[], state = ''): string {
  const fields = cells.map((cell, index) => `<td${index === 3 ? ' class="delta"' : ''}>${cell}</td>`);
  return `<tr${state === '' ? '' : ` class="${state}"`}>${fields.join('')}</tr>`;
}

function centre(cell: Centre | null): string {
  return cell === null ? '' : escapeHtml(`${cell.median} ± ${cell.range}`);
}

/** Changed rows first; the others are folded. */
function plots({ rows }: Report, anchors: Anchors): string {
  const figures = (chosen: readonly Row[]) =>
    `<div class="plots">\n${chosen.map((row) => figure(row, anchors)).join('\n')}\n</div>`;
  const changed = rows.filter((row) => isChanged(row));
  const others = rows.filter((row) => !isChanged(row));
  const key = '<span class="key base">base</span> and <span class="key head">head</span>';
  const folded = `<details><summary>${counted(others.length, 'other result')}</summary>\n${figures(others)}\n</details>`;
  return `<h2>Every value, in the order it was measured</h2>
<p class="quiet">${key}: one dot per value, a dashed line at the median.</p>
${changed.length === 0 ? '' : figures(changed)}
${others.length === 0 ? '' : folded}`;
}

function figure(row: Row, anchors: Anchors): string {
  const { name, unit, base, head } = row;
  const medians = [base, head].flatMap((side) => (side === null ? [] : formatQuantity(side.median, unit)));
  const quiet = `<span class="quiet">${escapeHtml(visible(`${unit} · ${medians.join(' → ')}`))}</span>`;
  const caption = `<code>${escapeHtml(visible(name))}</code> ${quiet}`;
  return `<figure id="${anchors.get(row) ?? ''}"><figcaption>${caption}</figcaption>${samplePlot(row)}</figure>`;
}

function machineSection(report: Report): string {
  const entries = machineFacts(report).map(({ label, text }) => `<dt>${label}</dt><dd>${say(text)}</dd>\n`);
  if (entries.length === 0) return '';
  return `<h2>Where it was measured</h2>\n<dl>\n${entries.join('')}</dl>\n`;
}

function footer(report: Report): string {
  const { commits } = report;
  const lines = [commitFact('base', commits.base), commitFact('head', commits.head)].map(say);
  const facts = runFacts(report).map(say).join(' · ');
  return `<footer class="quiet">${[...lines, facts].map((text) => `<p>${text}</p>`).join('')}</footer>`;
}

function escapedCode(text: string): string {
  return `<code>${escapeHtml(visible(text))}</code>`;
}

/** A quoted sentence is not cut. */
function escapedWhole(text: string): string {
  return `<code>${escapeHtml(stripControls(text))}</code>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '');
}
