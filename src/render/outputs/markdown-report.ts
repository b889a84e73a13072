// The Report in Markdown, as ranked parts that `fit` can shorten. Comment, job summary and check run combine them. A Report in;
// the heading, the brief, the folds, and the full report out.

import { growthOf } from '../../model/comparison.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isNothingMeasured, type Report } from '../../model/report.ts';
import { isAboutChange } from '../../model/verdict.ts';
import { groupThousands } from '../../text/group-thousands.ts';
import { type Block, ICONS, LEVEL_ICONS, makeDocument, RANK, type ReportDocument } from '../document.ts';
import { cleanLastLines, renderExcerpt, titleOfLastLines } from '../excerpt.ts';
import type { Finding } from '../findings.ts';
import { formatHeadline } from '../headline.ts';
import { formatDiagnostic } from '../messages/format-diagnostic.ts';
import { GUIDE_TITLE, NEXT_STEPS_TITLE, REPEAT_TITLE, type RepeatCommand } from '../next-steps.ts';
import { formatSpreads } from '../numbers.ts';
import { asUntrustedText, type Formatter, formatRichText, type RichText, richText } from '../rich-text.ts';
import { shorten, stripControls } from '../untrusted.ts';
import { formatCount } from '../words.ts';
import { type DocumentBlock, type DocumentLine, type DocumentPart, makeLine } from './fit.ts';
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
import { renderMarkdownTables, renderShortTable } from './markdown-tables.ts';
import { drawTextHistogram } from './text-table.ts';

export interface MarkdownContext {
  /** Null on a command line. */
  readonly runUrl: string | null;
}

/** Readers need no more findings at first. Some more are folded, and the others are only in the tables. */
const OPEN_FINDINGS = 10;
const FOLDED_FINDINGS = 40;

/** More pictures would push the text after them off the screen. */
const PICTURES = 3;

const OPEN_PROBLEMS = 10;

/** Problems are sentences around a name or two, and longer than a name. */
const PROBLEM_LIMIT = 400;

/** Longer commands would take the room of the results. None is cut, because it would become another command. */
const MAX_COMMAND_LENGTH = 4000;

/** Default name of the gate, which is not shown. */
const DEFAULT_NAME = 'bench-referee';

/** A message may quote a whole sentence of a tool. */
const PROBLEM_FORMATTER: Formatter = {
  ...MARKDOWN_FORMATTER,
  code: (text) => renderCodeSpan(text, PROBLEM_LIMIT),
  untrusted: (text) => renderCodeSpan(text, PROBLEM_LIMIT),
};

/** More errors are folded, so that what to do stands on the first screen. */
const OPEN_ERRORS = 3;

/** Failed commands whose output is open, and how many of its last lines all of them share. */
const OPEN_OUTPUTS = 2;
const OPEN_OUTPUT_LINES = 8;

/**
 * `brief` is what a reviewer needs: the cause, the rows to look at, and what to do. `folds` has everything else. `full` is both with
 * all findings open, for a page of its own. Each is made on demand.
 */
export function renderMarkdown(report: Report, { runUrl }: MarkdownContext) {
  const subject = report.name === DEFAULT_NAME ? [] : richText`${asUntrustedText(report.name)}: `;
  const document = makeDocument(report, subject);
  const { override, blame, counts, decisions, errors, renames, advice, since, changes, warnings, repeat } = document;
  const link = renderLink(runUrl, 'the run and its log');
  const origin = [...[...document.origin, document.measuring].map(toMarkdown), ...(link === null ? [] : [link])];
  const footer = `<sub>${origin.join('<br>')}</sub>\n`;
  const write = (...blocks: readonly Block[]) => blocks.flatMap(writeBlock);
  const steps = writeSteps(document, runUrl);
  const top = [...write(...override, ...blame)];
  const hasRows = document.rows.length > 0 && report.tables === null;
  return {
    heading: `## ${ICONS[document.headline.mark]} ${toMarkdown(formatHeadline(report))}\n\n`,
    brief: () => [
      ...top,
      ...(hasRows || errors.length > 0 || isNothingMeasured(report) ? [] : write(...counts)),
      ...writeErrors(errors),
      ...(hasRows ? renderShortTable(document.rows) : []),
      ...write(...since),
      ...write(...changes),
      ...steps,
      ...write(...renames),
    ],
    folds: () => [
      fold('Why', [...writeAllFindings(document.findings), ...write(...advice)]),
      ...renderMarkdownTables(report, document.rows),
      fold(REPEAT_TITLE, write(...repeat)),
      fold(titleOfMeasuring(warnings), [...write(...counts, ...decisions, ...warnings), makeLine(RANK.always, footer)]),
    ],
    full: () => [
      ...top,
      ...write(...counts, ...decisions, ...errors),
      ...steps,
      ...writeAllFindings(document.findings),
      ...write(...renames, ...advice, ...since),
      ...renderMarkdownTables(report, null),
      ...write(...changes, ...warnings),
      fold(REPEAT_TITLE, write(...repeat)),
    ],
    footer,
  };
}

function fold(title: string, parts: readonly DocumentPart[]): DocumentBlock {
  return { ...makeDetailsTags(title), parts };
}

function titleOfMeasuring(warnings: readonly Block[]): string {
  const count = warnings.reduce((sum, block) => sum + (block.kind === 'problems' ? block.problems.length : 0), 0);
  return `How it was measured${count === 0 ? '' : ` · ${formatCount(count, 'warning')}`}`;
}

function writeChanges({ words, items }: Pick<Block & { readonly kind: 'changes' }, 'words' | 'items'>): DocumentPart[] {
  const lines = items.map((item) => makeLine(RANK.firstBroken, `- ${toMarkdown(item)}\n`));
  return [
    makeLine(RANK.always, `${ICONS.warning} ${formatRichText(words, PROBLEM_FORMATTER)}\n\n`),
    fold(formatCount(items.length, 'setting'), lines),
  ];
}

function writeAllFindings(findings: readonly Finding[]): DocumentPart[] {
  const broken = findings.filter(({ verdict }) => verdict.outcome === 'fail');
  const undecided = findings.filter(({ verdict }) => verdict.outcome === 'unknown');
  return [
    ...writeFindings(broken, { first: RANK.changedRow, noun: 'more broken limit' }),
    ...writeFindings(undecided, { first: RANK.changedRow, noun: 'more undecided limit' }),
  ];
}

/** One line with all sentences and links, then the lines to copy. */
function writeSteps({ nextSteps }: ReportDocument, runUrl: string | null): DocumentPart[] {
  const steps = nextSteps.flatMap(({ steps }) => steps);
  if (steps.length === 0) return [];
  const links = [
    // Its artifacts stand there if the run uploads any; their own addresses are known only after this run.
    renderLink(runUrl && `${runUrl}#artifacts`, 'Full report'),
    ...steps.map(({ url }) => (url === undefined ? null : renderLink(url, GUIDE_TITLE))),
  ];
  const sentences = steps
    .filter(({ text, yaml }) => text.length > 0 && yaml === undefined)
    .map(({ text }) => toMarkdown(text));
  const copied = steps.flatMap(({ text, yaml }) =>
    yaml === undefined ? [] : `${toMarkdown(text)}\n\n${renderCodeBlock(yaml, 'yaml')}\n`,
  );
  const line = `**${NEXT_STEPS_TITLE}:** ${[...sentences, links.filter((link) => link !== null).join(' · ')].join(' ').trim()}\n\n`;
  return [makeLine(RANK.always, line + copied.join(''))];
}

/** The first errors, among them failed commands with the end of what they printed. */
function writeErrors(errors: readonly Block[]): DocumentPart[] {
  const problems = errors.flatMap((block) => (block.kind === 'problems' ? block.problems : []));
  const printed = problems.filter(({ output }) => output !== undefined).slice(0, OPEN_OUTPUTS);
  const others = problems.filter((problem) => !printed.includes(problem)).slice(0, OPEN_ERRORS - printed.length);
  const open = problems.filter((problem) => printed.includes(problem) || others.includes(problem));
  const folded = problems.filter((problem) => !open.includes(problem));
  const lines = Math.floor(OPEN_OUTPUT_LINES / printed.length);
  return [
    makeListBlock(open.map((problem) => writeProblem(problem, printed.includes(problem) ? lines : 0))),
    fold(
      formatCount(folded.length, 'more error'),
      folded.map((problem) => writeProblem(problem)),
    ),
  ];
}

function toMarkdown(words: RichText): string {
  return formatRichText(words, MARKDOWN_FORMATTER);
}

function writeBlock(block: Block): DocumentPart[] {
  switch (block.kind) {
    case 'text':
      return [makeLine(block.rank, `${toMarkdown(block.words)}\n\n`)];
    case 'problems':
      return writeProblems(block.problems);
    case 'changes':
      return writeChanges(block);
    case 'yaml':
      return [makeLine(RANK.firstBroken, `${toMarkdown(block.words)}\n\n${renderCodeBlock(block.yaml, 'yaml')}\n`)];
    // See `writeSteps`, which needs the address of the run.
    case 'steps':
      return [];
    case 'commands':
      return block.commands.map(writeCommand);
  }
}

function writeFindings(all: readonly Finding[], { first, noun }: { first: number; noun: string }): DocumentPart[] {
  const written = all
    .slice(0, OPEN_FINDINGS + FOLDED_FINDINGS)
    .map((finding, index) => [
      makeLine(index < OPEN_FINDINGS ? first : RANK.furtherFindings, writeFinding(finding)),
      ...writeFunctions(finding),
      ...(index < PICTURES ? writeHistogram(finding) : []),
    ]);
  const rest = written.slice(OPEN_FINDINGS);
  const untold = all.length - written.length;
  const note = untold > 0 ? `, and ${groupThousands(untold)} in the tables only` : '';
  const folded = makeDetailsTags(formatCount(rest.length, noun) + note);
  return [...written.slice(0, OPEN_FINDINGS).flat(), { ...folded, parts: rest.flat() }];
}

function writeFinding({ verdict, what, facts, culprit, because }: Finding): string {
  const mark = verdict.outcome === 'fail' ? LEVEL_ICONS[verdict.level] : ICONS.undecided;
  const reason = because === null ? '' : `<br><sub>Why this budget: ${renderCodeSpan(because)}</sub>`;
  const numbers = facts.length === 0 ? '' : `<br><sub>${toMarkdown(facts)}</sub>`;
  const cause = culprit === null ? '' : `<br>${toMarkdown(culprit)}`;
  return `${mark} ${toMarkdown(what)}${cause}${numbers}${reason}\n\n`;
}

function writeFunctions({ functions }: Finding): DocumentLine[] {
  if (functions === null) return [];
  const { intro, rows, elsewhere, hasIntervals, titles: own } = functions;
  const bounded = <Cell>([delta, interval, ...others]: readonly [Cell, Cell, ...Cell[]]) =>
    hasIntervals ? [delta, interval, ...others] : [delta, ...others];
  const table = rows.map(({ delta, interval, name, file }) =>
    renderTableRow(bounded([delta, interval ?? [], name, file]).map(toMarkdown)),
  );
  const titles = bounded([own[0], '95% interval', own[1], own[2]]);
  const head = renderTableHead(titles, bounded(['right', 'right', 'left', 'left']));
  const rest = elsewhere === null ? '' : `${toMarkdown(elsewhere)}\n\n`;
  const text = rows.length === 0 ? '' : `${head}${table.join('')}\n${rest}`;
  return [makeLine(RANK.changedRow, `${toMarkdown(intro)}\n\n${text}`)];
}

function writeHistogram({ row, verdict }: Finding): DocumentLine[] {
  // The values are those of base and head, and a level is about neither alone.
  if (!isAboutChange(verdict) || growthOf(row) !== null) return [];
  const lines = drawTextHistogram(row)?.map((line) => shorten(stripControls(line)));
  if (lines === undefined) return [];
  const words = formatSpreads(row);
  return [
    makeLine(
      RANK.furtherFindings,
      `${words === null ? '' : `${toMarkdown(words)}\n\n`}${renderTextBlock(lines.join('\n'))}\n`,
    ),
  ];
}

function writeCommand({ leg, command }: RepeatCommand): DocumentLine {
  const isLong = command.length > MAX_COMMAND_LENGTH;
  const block = isLong
    ? 'The command is too long to be shown here; the HTML report has it.\n'
    : renderCodeBlock(command);
  return makeLine(RANK.always, leg === null ? block : `${renderCodeSpan(leg)}:\n\n${block}\n`);
}

function writeProblems(problems: readonly Diagnostic[]): DocumentPart[] {
  const shown = problems.slice(0, OPEN_PROBLEMS);
  const items = shown.map((problem) => writeProblem(problem));
  const more = problems.length - shown.length;
  const rest = makeLine(RANK.firstBroken, `- and ${groupThousands(more)} more in the JSON report\n`);
  return [makeListBlock(more === 0 ? items : [...items, rest]), ...shown.flatMap(writeOutput)];
}

/** `outputLines`: how many of the last lines of its output are shown with it. */
function writeProblem(problem: Diagnostic, outputLines = 0): DocumentLine {
  const { severity, excerpt, output } = problem;
  const blocks = [
    ...(excerpt === undefined ? [] : [renderExcerpt(excerpt)]),
    ...(output === undefined || outputLines === 0 ? [] : [cleanLastLines(output.slice(-outputLines))]),
  ];
  const lines = blocks.map((text) => `\n${renderTextBlock(text, { indent: '  ' })}`).join('');
  const mark = severity === 'error' ? ICONS.broken : ICONS.warning;
  const words = formatRichText(formatDiagnostic(problem), PROBLEM_FORMATTER);
  return makeLine(RANK.firstBroken, `- ${mark} ${words}\n${lines}`);
}

function writeOutput(problem: Diagnostic): DocumentBlock[] {
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
