// The Report in Markdown, as ranked parts that `fit` can shorten: findings and advice (`overview`), all results
// (`results`), and the origin of the data (`footer`). Comment, job summary and check run combine them.

import type { Report } from '../model/report.ts';
import { auditLine } from './acceptance.ts';
import { configItems, configSentence } from './config-change.ts';
import { renderExcerpt } from './excerpt.ts';
import { originFacts, runFacts } from './facts.ts';
import type { Block, Line, Part } from './fit.ts';
import { countsLine, headline, headlinePhrase } from './headline.ts';
import { code, codeBlock, details, drawnBlock } from './markdown.ts';
import { shapedTables } from './markdown-shaped.ts';
import { markdownTables } from './markdown-tables.ts';
import { LEVEL_MARKS, MARKS, RANK } from './marks.ts';
import { type Phrase, tell, type Voice } from './phrase.ts';
import { problemPhrase } from './problem.ts';
import { REPEAT_TITLE, repeatTexts } from './repeat.ts';
import { runLink } from './run-link.ts';
import { advice, type Finding, findings } from './sentences.ts';
import { strips } from './strips.ts';
import { shorten, stripControls } from './untrusted.ts';
import { counted } from './words.ts';

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

const VOICE: Voice = {
  plain: (text) => text,
  strong: (text) => `**${text}**`,
  untrusted: (text) => code(text),
};

/** Voice for problems. A message may quote a whole sentence of a tool. */
const PROBLEM_VOICE: Voice = { ...VOICE, untrusted: (text) => code(text, PROBLEM_LIMIT) };

export function heading(report: Report): string {
  return `## ${MARKS[headline(report).mark]} ${inMarkdown(headlinePhrase(report))}\n\n`;
}

/** Returns counts, errors, broken budgets with how to repeat them, and undecided budgets with advice. */
export function overview(report: Report): Part[] {
  const all = findings(report);
  const broken = all.filter(({ verdict }) => verdict.outcome === 'fail');
  const undecided = all.filter(({ verdict }) => verdict.outcome === 'unknown');
  const name = report.name === DEFAULT_NAME ? '' : `${code(report.name)}: `;
  return [
    ...(report.accepted === null ? [] : [always(`${inMarkdown(auditLine(report.accepted))}\n\n`)]),
    always(`${name}${countsLine(report)}.\n\n`),
    problemList(report.problems.filter(({ severity }) => severity === 'error')),
    ...findingLists(broken, { first: RANK.firstBroken, noun: 'more broken budget' }),
    ...repeat(report),
    ...findingLists(undecided, { first: RANK.undecided, noun: 'more undecided budget' }),
    ...(undecided.length === 0 ? [] : [always(`${inMarkdown(advice(report))}\n\n`)]),
  ];
}

/** Returns the tables and the warnings. */
export function results(report: Report): Part[] {
  return [
    ...(report.tables === null ? markdownTables(report) : shapedTables(report.tables)),
    ...configPart(report.configChange),
    problemList(report.problems.filter(({ severity }) => severity === 'warning')),
  ];
}

/** Returns the configuration change. It is above the warnings so that a reviewer does not miss it. */
function configPart(change: Report['configChange']): Part[] {
  if (change === null) return [];
  const sentence = tell(configSentence(change), PROBLEM_VOICE);
  // Another bullet sign starts another list, so the warnings below are not part of this one.
  const items = configItems(change).map((item) => ({
    text: `* ${inMarkdown(item)}\n`,
    rank: RANK.firstBroken,
  }));
  return [always(`${MARKS.warning} ${sentence}\n\n`), list(items)];
}

export function footer(report: Report, { runUrl }: MarkdownContext): string {
  const lines = [...originFacts(report).map(inMarkdown), runFacts(report).map(inMarkdown).join(' · ')];
  const link = runLink(runUrl, 'the run and its log');
  return `<sub>${[...lines, ...(link === null ? [] : [link])].join('<br>')}</sub>\n`;
}

/** Returns a note if rows are missing; empty otherwise. */
export function omission(omitted: number): string {
  if (omitted === 0) return '';
  const rows = `${counted(omitted, 'row')} ${omitted === 1 ? 'is' : 'are'}`;
  return `${rows} left out here because GitHub limits the length; the JSON and HTML reports hold them all.\n\n`;
}

/** Maximum length of the text that `omission` returns. */
export const OMISSION_ROOM = 160;

export function inMarkdown(phrase: Phrase): string {
  return tell(phrase, VOICE);
}

function findingLists(found: readonly Finding[], { first, noun }: { first: number; noun: string }): Part[] {
  const open = found
    .slice(0, OPEN_FINDINGS)
    .flatMap((finding, index) => [
      { text: findingLine(finding), rank: first },
      ...(index < PICTURES ? picture(finding) : []),
    ]);
  const rest = found
    .slice(OPEN_FINDINGS, OPEN_FINDINGS + FOLDED_FINDINGS)
    .map((finding) => ({ text: findingLine(finding), rank: RANK.furtherFindings }));
  const untold = Math.max(0, found.length - OPEN_FINDINGS - rest.length);
  const note = untold > 0 ? `, and ${untold.toLocaleString('en-US')} in the tables only` : '';
  const folded = details(counted(rest.length, noun) + note);
  return [...open, { ...folded, parts: rest }];
}

function findingLine({ verdict, what, facts, because }: Finding): string {
  const mark = verdict.outcome === 'fail' ? LEVEL_MARKS[verdict.level] : MARKS.undecided;
  const reason = because === null ? '' : `<br><sub>Why this budget: ${code(because)}</sub>`;
  const numbers = facts.length === 0 ? '' : `<br><sub>${inMarkdown(facts)}</sub>`;
  return `${mark} ${inMarkdown(what)}${numbers}${reason}\n\n`;
}

/** Returns the histogram of a finding; empty if the row has none. */
function picture({ row }: Finding): Line[] {
  const lines = strips(row)?.map((line) => shorten(stripControls(line)));
  if (lines === undefined) return [];
  return [{ text: `${drawnBlock(lines.join('\n'))}\n`, rank: RANK.furtherFindings }];
}

function repeat(report: Report): Part[] {
  const { commands, remarks } = repeatTexts(report);
  const blocks = commands.map(({ leg, command }) => {
    const block =
      command.length > MAX_COMMAND_LENGTH
        ? 'The command is too long to be shown here; the HTML report has it.\n'
        : codeBlock(command);
    return always(leg === null ? block : `${code(leg)}:\n\n${block}\n`);
  });
  const folded = blocks.length === 0 ? [] : [{ ...details(REPEAT_TITLE), parts: blocks }];
  return [...folded, ...remarks.map((remark) => always(`${inMarkdown(remark)}\n\n`))];
}

function problemList(problems: Report['problems']): Block {
  const lines = problems.slice(0, OPEN_PROBLEMS).map((problem): Line => {
    const { severity, excerpt } = problem;
    const lines = excerpt === undefined ? '' : `\n${drawnBlock(renderExcerpt(excerpt), '  ')}`;
    const mark = severity === 'error' ? MARKS.broken : MARKS.warning;
    const text = tell(problemPhrase(problem, PROBLEM_LIMIT), PROBLEM_VOICE);
    return { text: `- ${mark} ${text}\n${lines}`, rank: RANK.firstBroken };
  });
  const more = problems.length - lines.length;
  if (more > 0)
    lines.push({
      text: `- and ${more.toLocaleString('en-US')} more in the JSON report\n`,
      rank: RANK.firstBroken,
    });
  return list(lines);
}

function list(lines: readonly Line[]): Block {
  return { open: '', parts: lines, close: '\n' };
}

function always(text: string): Line {
  return { text, rank: RANK.always };
}
