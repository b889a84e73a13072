// The Report in Markdown, as ranked parts that `fit` can shorten: findings and advice (`renderOverview`), all
// results (`renderResults`), and the origin of the data (`renderFooter`). Comment, job summary and check run combine
// them.

import { isNothingMeasured, type Report } from '../model/report.ts';
import { isAboutChange } from '../model/verdict.ts';
import { formatConfigItems, formatConfigSentence } from './config-change.ts';
import { listDecisions } from './decisions.ts';
import { renderExcerpt } from './excerpt.ts';
import { type Finding, formatAdvice, listFindings, needsAdvice } from './findings.ts';
import { type DocumentBlock, type DocumentLine, type DocumentPart, makeLine } from './fit.ts';
import { formatCounts, formatHeadline, makeHeadline } from './headline.ts';
import { ICONS, LEVEL_ICONS, RANK } from './icons-and-ranks.ts';
import { cleanLastLines, titleOfLastLines } from './last-lines.ts';
import { formatSinceLine } from './levels.ts';
import {
  MARKDOWN_FORMATTER,
  makeDetailsTags,
  renderCodeBlock,
  renderCodeSpan,
  renderLink,
  renderTableHead,
  renderTableRow,
  renderTextBlock,
} from './markdown.ts';
import { renderCustomTables } from './markdown-custom-tables.ts';
import { renderMarkdownTables } from './markdown-tables.ts';
import { formatDiagnostic } from './messages/format-diagnostic.ts';
import { GUIDE_TITLE, listNextSteps, NEXT_STEPS_TITLE, type NextStep } from './next-steps.ts';
import { formatAuditLine } from './override.ts';
import { formatProposedRenames } from './renames.ts';
import { REPEAT_TITLE, type RepeatTexts } from './repeat.ts';
import { type Formatter, formatRichText, type RichText } from './rich-text.ts';
import { listOriginFacts, listRunFacts } from './run-facts.ts';
import { drawTextHistogram } from './text-histogram.ts';
import { shorten, stripControls } from './untrusted.ts';
import { formatCount } from './words.ts';

export interface MarkdownContext {
  /** Link to the run; null on a command line. */
  readonly runUrl: string | null;
}

/** Maximum number of findings without folding. Readers need no more at first. */
const OPEN_FINDINGS = 10;

/** Maximum number of pictures. More would push the text after them off the screen. */
const PICTURES = 3;

/** Maximum number of folded findings. Further ones are only in the tables. */
const FOLDED_FINDINGS = 40;

const OPEN_PROBLEMS = 10;

/** Maximum length of a problem. Problems are sentences around a name or two, and longer than a name. */
const PROBLEM_LIMIT = 400;

/**
 * Maximum length of a command. Longer ones would take the room of the results. No command is cut, because it would
 * become another command.
 */
const MAX_COMMAND_LENGTH = 4000;

/** Default name of the gate, which is not shown. */
const DEFAULT_NAME = 'bench-referee';

/** Formatter for problems. A message may quote a whole sentence of a tool. */
const PROBLEM_FORMATTER: Formatter = {
  ...MARKDOWN_FORMATTER,
  code: (text) => renderCodeSpan(text, PROBLEM_LIMIT),
  untrusted: (text) => renderCodeSpan(text, PROBLEM_LIMIT),
};

export function renderHeading(report: Report): string {
  return `## ${ICONS[makeHeadline(report).mark]} ${toMarkdown(formatHeadline(report))}\n\n`;
}

/** Returns counts, errors, broken budgets, and undecided budgets with advice. */
export function renderOverview(report: Report): DocumentPart[] {
  const all = listFindings(report);
  const broken = all.filter(({ verdict }) => verdict.outcome === 'fail');
  const undecided = all.filter(({ verdict }) => verdict.outcome === 'unknown');
  const name = report.name === DEFAULT_NAME ? '' : `${renderCodeSpan(report.name)}: `;
  return [
    ...(report.accepted === null ? [] : [makeFixedLine(`${toMarkdown(formatAuditLine(report.accepted))}\n\n`)]),
    ...(isNothingMeasured(report) ? [] : [makeFixedLine(`${name}${formatCounts(report)}.\n\n`)]),
    ...listDecisions(report).map((sentence) => makeFixedLine(`${toMarkdown(sentence)}\n\n`)),
    ...problemList(report.problems.filter(({ severity }) => severity === 'error')),
    ...findingLists(broken, { first: RANK.firstBroken, noun: 'more broken budget' }),
    ...renderProposedRenames(report),
    ...findingLists(undecided, { first: RANK.undecided, noun: 'more undecided budget' }),
    ...(needsAdvice(undecided) ? [makeFixedLine(`${toMarkdown(formatAdvice(report, undecided))}\n\n`)] : []),
    ...renderSinceLine(report),
  ];
}

function renderSinceLine(report: Report): DocumentPart[] {
  const line = formatSinceLine(report);
  return line === null ? [] : [makeLine(RANK.changedRow, `${toMarkdown(line)}\n\n`)];
}

/** Returns the tables and the warnings. */
export function renderResults(report: Report): DocumentPart[] {
  return [
    ...(report.tables === null ? renderMarkdownTables(report) : renderCustomTables(report.tables)),
    ...configPart(report.configChange),
    ...problemList(report.problems.filter(({ severity }) => severity === 'warning')),
  ];
}

/** Returns the configuration change. It is above the warnings so that a reviewer does not miss it. */
function configPart(change: Report['configChange']): DocumentPart[] {
  if (change === null) return [];
  const sentence = formatRichText(formatConfigSentence(change), PROBLEM_FORMATTER);
  // Another bullet sign starts another list, so the warnings below are not part of this one.
  const items = formatConfigItems(change).map((item) => makeLine(RANK.firstBroken, `* ${toMarkdown(item)}\n`));
  return [makeFixedLine(`${ICONS.warning} ${sentence}\n\n`), makeListBlock(items)];
}

export function renderFooter(report: Report, { runUrl }: MarkdownContext): string {
  const lines = [...listOriginFacts(report).map(toMarkdown), listRunFacts(report).map(toMarkdown).join(' · ')];
  const link = renderLink(runUrl, 'the run and its log');
  return `<sub>${[...lines, ...(link === null ? [] : [link])].join('<br>')}</sub>\n`;
}

/** Returns a note if results are missing; empty otherwise. */
export function renderOmission(omitted: number): string {
  if (omitted === 0) return '';
  const results = `${formatCount(omitted, 'result')} ${omitted === 1 ? 'is' : 'are'}`;
  return `${results} left out here because GitHub limits the length; the JSON and HTML reports hold them all.\n\n`;
}

/** Maximum length of the text that `renderOmission` returns. */
export const OMISSION_ROOM = 160;

export function toMarkdown(words: RichText): string {
  return formatRichText(words, MARKDOWN_FORMATTER);
}

function findingLists(found: readonly Finding[], { first, noun }: { first: number; noun: string }): DocumentPart[] {
  const open = found
    .slice(0, OPEN_FINDINGS)
    .flatMap((finding, index) => [
      { text: findingLine(finding), rank: first },
      ...renderFunctions(finding),
      ...(index < PICTURES ? renderHistogram(finding) : []),
    ]);
  const rest = found
    .slice(OPEN_FINDINGS, OPEN_FINDINGS + FOLDED_FINDINGS)
    .flatMap((finding) => [makeLine(RANK.furtherFindings, findingLine(finding)), ...renderFunctions(finding)]);
  const folding = Math.min(FOLDED_FINDINGS, Math.max(0, found.length - OPEN_FINDINGS));
  const untold = Math.max(0, found.length - OPEN_FINDINGS - folding);
  const note = untold > 0 ? `, and ${untold.toLocaleString('en-US')} in the tables only` : '';
  const folded = makeDetailsTags(formatCount(folding, noun) + note);
  return [...open, { ...folded, parts: rest }];
}

function findingLine({ verdict, what, facts, culprit, because }: Finding): string {
  const mark = verdict.outcome === 'fail' ? LEVEL_ICONS[verdict.level] : ICONS.undecided;
  const reason = because === null ? '' : `<br><sub>Why this budget: ${renderCodeSpan(because)}</sub>`;
  const numbers = facts.length === 0 ? '' : `<br><sub>${toMarkdown(facts)}</sub>`;
  const cause = culprit === null ? '' : `<br>${toMarkdown(culprit)}`;
  return `${mark} ${toMarkdown(what)}${cause}${numbers}${reason}\n\n`;
}

/** Returns the functions of a finding, as a table; empty if they were not looked for. */
function renderFunctions({ functions }: Finding): DocumentLine[] {
  if (functions === null) return [];
  const { intro, rows, elsewhere, hasIntervals } = functions;
  const bounded = (delta: string, interval: string, ...others: readonly string[]) =>
    hasIntervals ? [delta, interval, ...others] : [delta, ...others];
  const table = rows.map(({ delta, interval, name, file }) =>
    renderTableRow(bounded(toMarkdown(delta), toMarkdown(interval ?? []), toMarkdown(name), toMarkdown(file))),
  );
  const head = renderTableHead(
    bounded('own time', '95% interval', 'function', 'file'),
    hasIntervals ? ['right', 'right', 'left', 'left'] : ['right', 'left', 'left'],
  );
  const text = elsewhere === null ? '' : `${head}${table.join('')}\n${toMarkdown(elsewhere)}\n\n`;
  return [makeLine(RANK.changedRow, `${toMarkdown(intro)}\n\n${text}`)];
}

/** Returns the histogram of a finding; empty if the row has none. */
function renderHistogram({ row, verdict }: Finding): DocumentLine[] {
  // The values are those of base and head, and a level is about neither alone.
  if (!isAboutChange(verdict)) return [];
  const lines = drawTextHistogram(row)?.map((line) => shorten(stripControls(line)));
  if (lines === undefined) return [];
  return [makeLine(RANK.furtherFindings, `${renderTextBlock(lines.join('\n'))}\n`)];
}

function renderProposedRenames(report: Report): DocumentPart[] {
  const proposal = formatProposedRenames(report);
  if (proposal === null) return [];
  const block = renderCodeBlock(proposal.yaml, 'yaml');
  return [makeLine(RANK.firstBroken, `${toMarkdown(proposal.sentence)}\n\n${block}\n`)];
}

/** Returns what readers of a failing or inconclusive report can do, and the commands that repeat the run. */
export function renderNextSteps(report: Report): DocumentPart[] {
  const { steps, repeats } = listNextSteps(report);
  const list =
    steps.length === 0 ? [] : [makeFixedLine(`**${NEXT_STEPS_TITLE}**\n\n${steps.map(stepItem).join('')}\n`)];
  return [...list, ...renderRepeats(repeats)];
}

function stepItem({ text, yaml, url }: NextStep): string {
  const link = renderLink(url ?? null, GUIDE_TITLE);
  const lines = yaml === undefined ? '' : `\n${renderTextBlock(yaml, { indent: '  ', language: 'yaml' })}\n`;
  return `- ${toMarkdown(text)}${link === null ? '' : ` ${link}`}\n${lines}`;
}

function renderRepeats({ commands, remarks }: RepeatTexts): DocumentPart[] {
  const blocks = commands.map(({ leg, command }) => {
    const block =
      command.length > MAX_COMMAND_LENGTH
        ? 'The command is too long to be shown here; the HTML report has it.\n'
        : renderCodeBlock(command);
    return makeFixedLine(leg === null ? block : `${renderCodeSpan(leg)}:\n\n${block}\n`);
  });
  const folded = blocks.length === 0 ? [] : [{ ...makeDetailsTags(REPEAT_TITLE), parts: blocks }];
  return [...folded, ...remarks.map((remark) => makeFixedLine(`${toMarkdown(remark)}\n\n`))];
}

/** Returns the problems as a list, and below it the last lines of the commands that failed. */
function problemList(problems: Report['problems']): DocumentPart[] {
  const lines = problems.slice(0, OPEN_PROBLEMS).map((problem): DocumentLine => {
    const { severity, excerpt } = problem;
    const lines = excerpt === undefined ? '' : `\n${renderTextBlock(renderExcerpt(excerpt), { indent: '  ' })}`;
    const mark = severity === 'error' ? ICONS.broken : ICONS.warning;
    const words = formatRichText(formatDiagnostic(problem), PROBLEM_FORMATTER);
    return makeLine(RANK.firstBroken, `- ${mark} ${words}\n${lines}`);
  });
  const more = problems.length - lines.length;
  if (more > 0)
    lines.push(makeLine(RANK.firstBroken, `- and ${more.toLocaleString('en-US')} more in the JSON report\n`));
  return [makeListBlock(lines), ...problems.slice(0, OPEN_PROBLEMS).flatMap(renderOutput)];
}

/** Returns the last lines of a command, folded; nothing if the problem has none. */
function renderOutput(problem: Report['problems'][number]): DocumentBlock[] {
  const { location, output } = problem;
  if (output === undefined) return [];
  const [first] = location;
  // The summary of a fold cannot have code, so the name of a recording is inside.
  const leg = first?.kind === 'recording' ? `${renderCodeSpan(first.name)}:\n\n` : '';
  const lines = makeLine(RANK.firstBroken, `${leg}${renderTextBlock(cleanLastLines(output))}`);
  return [{ ...makeDetailsTags(titleOfLastLines(problem)), parts: [lines] }];
}

function makeListBlock(lines: readonly DocumentLine[]): DocumentBlock {
  return { open: '', parts: lines, close: '\n' };
}

function makeFixedLine(text: string): DocumentLine {
  return makeLine(RANK.always, text);
}
