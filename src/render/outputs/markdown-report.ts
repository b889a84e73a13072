// The Report in Markdown, as ranked parts that `fit` can shorten. Comment, job summary and check run combine them. A Report in;
// the heading, findings and advice, all results, and the origin of the data out.

import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Report } from '../../model/report.ts';
import { isAboutChange } from '../../model/verdict.ts';
import { type Block, ICONS, LEVEL_ICONS, makeDocument, RANK } from '../document.ts';
import { cleanLastLines, renderExcerpt, titleOfLastLines } from '../excerpt.ts';
import type { Finding } from '../findings.ts';
import { formatHeadline } from '../headline.ts';
import { formatDiagnostic } from '../messages/format-diagnostic.ts';
import { GUIDE_TITLE, NEXT_STEPS_TITLE, type NextStep, REPEAT_TITLE, type RepeatCommand } from '../next-steps.ts';
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
import { renderMarkdownTables } from './markdown-tables.ts';
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

/** `overview` has errors, findings, and what helps; `results` the tables, the warnings and the next steps. */
export function renderMarkdown(report: Report, { runUrl }: MarkdownContext) {
  const subject = report.name === DEFAULT_NAME ? [] : richText`${asUntrustedText(report.name)}: `;
  const document = makeDocument(report, subject);
  const { override, counts, decisions, errors, findings, renames, advice, changes, warnings, nextSteps } = document;
  const broken = findings.filter(({ verdict }) => verdict.outcome === 'fail');
  const undecided = findings.filter(({ verdict }) => verdict.outcome === 'unknown');
  const link = renderLink(runUrl, 'the run and its log');
  const origin = [...document.origin.map(toMarkdown), ...(link === null ? [] : [link])];
  return {
    heading: `## ${ICONS[document.headline.mark]} ${toMarkdown(formatHeadline(report))}\n\n`,
    overview: [
      ...[...override, ...counts, ...decisions, ...errors].flatMap(writeBlock),
      ...writeFindings(broken, { first: RANK.firstBroken, noun: 'more broken budget' }),
      ...renames.flatMap(writeBlock),
      ...writeFindings(undecided, { first: RANK.undecided, noun: 'more undecided budget' }),
      ...advice.flatMap(writeBlock),
    ],
    results: [...renderMarkdownTables(report), ...[...changes, ...warnings, ...nextSteps].flatMap(writeBlock)],
    footer: `<sub>${origin.join('<br>')}</sub>\n`,
  };
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
    case 'changes': {
      // Another bullet sign starts another list, so the warnings below are not part of this one.
      const items = block.items.map((item) => makeLine(RANK.firstBroken, `* ${toMarkdown(item)}\n`));
      const sentence = formatRichText(block.words, PROBLEM_FORMATTER);
      return [makeLine(RANK.always, `${ICONS.warning} ${sentence}\n\n`), makeListBlock(items)];
    }
    case 'yaml':
      return [makeLine(RANK.firstBroken, `${toMarkdown(block.words)}\n\n${renderCodeBlock(block.yaml, 'yaml')}\n`)];
    case 'steps':
      return [makeLine(RANK.always, `**${NEXT_STEPS_TITLE}**\n\n${block.steps.map(writeStep).join('')}\n`)];
    case 'commands':
      return [{ ...makeDetailsTags(REPEAT_TITLE), parts: block.commands.map(writeCommand) }];
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
  const note = untold > 0 ? `, and ${untold.toLocaleString('en-US')} in the tables only` : '';
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
  const { intro, rows, elsewhere, hasIntervals } = functions;
  const bounded = <Cell>([delta, interval, ...others]: readonly [Cell, Cell, ...Cell[]]) =>
    hasIntervals ? [delta, interval, ...others] : [delta, ...others];
  const table = rows.map(({ delta, interval, name, file }) =>
    renderTableRow(bounded([delta, interval ?? [], name, file]).map(toMarkdown)),
  );
  const titles = bounded(['own time', '95% interval', 'function', 'file']);
  const head = renderTableHead(titles, bounded(['right', 'right', 'left', 'left']));
  const text = elsewhere === null ? '' : `${head}${table.join('')}\n${toMarkdown(elsewhere)}\n\n`;
  return [makeLine(RANK.changedRow, `${toMarkdown(intro)}\n\n${text}`)];
}

function writeHistogram({ row, verdict }: Finding): DocumentLine[] {
  // The values are those of base and head, and a level is about neither alone.
  if (!isAboutChange(verdict)) return [];
  const lines = drawTextHistogram(row)?.map((line) => shorten(stripControls(line)));
  if (lines === undefined) return [];
  return [makeLine(RANK.furtherFindings, `${renderTextBlock(lines.join('\n'))}\n`)];
}

function writeStep({ text, yaml, url }: NextStep): string {
  const link = renderLink(url ?? null, GUIDE_TITLE);
  const lines = yaml === undefined ? '' : `\n${renderTextBlock(yaml, { indent: '  ', language: 'yaml' })}\n`;
  return `- ${toMarkdown(text)}${link === null ? '' : ` ${link}`}\n${lines}`;
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
  const items = shown.map((problem) => {
    const { severity, excerpt } = problem;
    const lines = excerpt === undefined ? '' : `\n${renderTextBlock(renderExcerpt(excerpt), { indent: '  ' })}`;
    const mark = severity === 'error' ? ICONS.broken : ICONS.warning;
    const words = formatRichText(formatDiagnostic(problem), PROBLEM_FORMATTER);
    return makeLine(RANK.firstBroken, `- ${mark} ${words}\n${lines}`);
  });
  const more = problems.length - shown.length;
  const rest = makeLine(RANK.firstBroken, `- and ${more.toLocaleString('en-US')} more in the JSON report\n`);
  return [makeListBlock(more === 0 ? items : [...items, rest]), ...shown.flatMap(writeOutput)];
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
