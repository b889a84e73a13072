// The Report for a terminal or a log: benchstat's tables, the reasons, and the verdict in the last line, where readers look
// first. A Report in, plain text out, with optional colours. Control characters are removed from untrusted text.

import { selectForLog } from '../../model/diagnostic.ts';
import type { Report, ReportRow } from '../../model/report.ts';
import type { Conclusion, ResultState } from '../../model/verdict.ts';
import { groupThousands } from '../../text/group-thousands.ts';
import { shortenSha } from '../../text/short-sha.ts';
import { takeWithin } from '../../text/take-within.ts';
import { describeFunctions, type FunctionLines, formatCulprit } from '../causes.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from '../custom-table-text.ts';
import { type Block, makeDocument, makeProblems } from '../document.ts';
import { renderExcerpt, renderLastLines } from '../excerpt.ts';
import type { Finding } from '../findings.ts';
import { formatDiagnosticLine } from '../messages/format-diagnostic.ts';
import { GUIDE_TITLE, NEXT_STEPS_TITLE, REPEAT_TITLE } from '../next-steps.ts';
import { makeResultTables, type ResultTable } from '../result-table.ts';
import { asUntrustedText, formatRichText, PLAIN_FORMATTER, type RichText, UNCUT_FORMATTER } from '../rich-text.ts';
import { namesOfRows } from '../row-names.ts';
import { listOriginFacts } from '../run-facts.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { alignColumns, renderTextTable } from './text-table.ts';

export interface TerminalReportOptions {
  readonly colour: boolean;
  /** Sentences are wrapped to fit, tables never. Null or absent: no wrapping, as in a file. */
  readonly columns?: number | null;
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

/** Codes of Select Graphic Rendition (ECMA-48). */
const STYLES: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };

/** Conclusions, and states of results. */
const COLOURS: Readonly<Record<Conclusion, Style> & Partial<Record<ResultState, Style>>> = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  inconclusive: 'yellow',
  error: 'red',
  regression: 'red',
  improvement: 'green',
};

type Painter = (text: string, style: Style | undefined) => string;

interface Pen {
  readonly say: (words: RichText) => string;
  readonly paint: Painter;
  /** The first line begins with `first`, and further lines with `indent` spaces. */
  readonly lines: (text: string, first?: string, indent?: number) => string;
}

export function renderTerminal(report: Report, options: TerminalReportOptions): string {
  const paint = makePainter(options.colour);
  const paintDelta = (text: string, { state }: ReportRow) => paint(text, COLOURS[state]);
  const shown =
    report.tables === null
      ? makeResultTables(report).map(
          (table) => renderCaption(table) + renderTextTable(table, paintDelta, options.columns),
        )
      : [
          ...notesOf(report.tables).map((note) => `${note}\n`),
          ...formatCustomTables(report.tables).map(renderCustomTable),
        ];
  return [...shown, renderVerdict(report, options)].join('\n');
}

export function renderVerdict(report: Report, { colour, columns = null }: TerminalReportOptions): string {
  const paint = makePainter(colour);
  const formatter = { ...PLAIN_FORMATTER, strong: (text: string) => paint(text, 'bold') };
  const pen: Pen = {
    say: (words) => formatRichText(words, formatter),
    paint,
    lines: (text, first = '', indent = first.length) =>
      // The last column remains empty, because some terminals wrap there.
      `${wrapLine(first + text, { columns: (columns ?? Number.POSITIVE_INFINITY) - 1, indent })}\n`,
  };
  const document = makeDocument(report);
  const write = (blocks: readonly Block[]) => blocks.flatMap((block) => writeBlock(block, pen));
  const { conclusion, accepted } = report;
  const word = paint(conclusion.toUpperCase(), accepted === null ? COLOURS[conclusion] : 'yellow');
  const origin = [...listOriginFacts(report, shortenSha), document.measuring];
  const above = write([...document.counts, ...document.override, ...document.blame, ...document.decisions]).join('');
  const below = [
    ...write([...document.renames, ...document.advice, ...document.since, ...document.changes]),
    ...write(makeProblems(report.problems)),
    write([...document.nextSteps, ...document.repeat]).join(''),
    paintLines(origin.map((fact) => pen.lines(pen.say(fact), '', 2)).join(''), paint),
    pen.lines(`${word}: ${paint(document.headline.text, 'bold')}.`),
  ].filter((part) => part !== '');
  const used = [above, ...below].reduce((sum, part) => sum + countRows(part, columns) + 1, 0);
  const findings = writeFindings(document.findings, pen, { columns, rows: SCREEN_ROWS - used });
  return [above, findings, ...below].filter((part) => part !== '').join('\n');
}

/** Rows of a usual screen. */
const SCREEN_ROWS = 24;

/** More are in the tables. */
const MAX_FINDINGS = 5;

/** The first finding, and the next ones that fit into the rows. */
function writeFindings(
  findings: readonly Finding[],
  pen: Pen,
  { columns, rows }: { readonly columns: number | null; readonly rows: number },
): string {
  const written = findings.slice(0, MAX_FINDINGS).map((finding) => writeFinding(finding, pen));
  const countThatFit = (room: number) => takeWithin(written, room, (text) => countRows(text, columns)).length;
  const isWhole = countThatFit(rows) === findings.length;
  const shown = isWhole ? findings.length : Math.min(written.length, Math.max(1, countThatFit(rows - 1)));
  const more = findings.length - shown;
  const rest = more > 0 ? [`and ${groupThousands(more)} more in the tables\n`] : [];
  return [...written.slice(0, shown), ...rest].join('');
}

/** Rows that the lines of a text take on the screen, where the terminal breaks longer ones. */
function countRows(text: string, columns: number | null): number {
  const lines = text.split('\n').slice(0, -1);
  return lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(widthOf(line) / (columns ?? Infinity))), 0);
}

/** The parts have an empty line between them. */
function writeBlock(block: Block, { say, paint, lines }: Pen): string[] {
  switch (block.kind) {
    case 'text':
      return [lines(say(block.words))];
    case 'problems': {
      const { shown, more } = selectForLog(block.problems);
      const rest = more === 0 ? '' : `and ${groupThousands(more)} more in the JSON report\n`;
      return [shown.map((problem) => writeProblem(problem, { say, paint, lines })).join('') + rest];
    }
    case 'changes': {
      const sentence = `${paint('warning', 'yellow')}: ${formatRichText(block.words, UNCUT_FORMATTER)}`;
      return [lines(sentence, '', 2) + block.items.map((item) => lines(say(item), '  ', 4)).join('')];
    }
    // Addresses, commands and lines of a file are for copying, so they are never wrapped.
    case 'yaml':
      return [`${lines(say(block.words))}${block.yaml.replaceAll(/^/gm, '  ')}\n`];
    case 'steps': {
      const sentences = block.steps.filter(({ text, yaml }) => text.length > 0 && yaml === undefined);
      const first = sentences.map(({ text }) => say(text)).join(' ');
      const copied = block.steps.flatMap(({ text, yaml, url }) => [
        ...(yaml === undefined ? [] : [lines(say(text)), ...yaml.split('\n').map((line) => `  ${line}\n`)]),
        ...(url === undefined ? [] : [`${GUIDE_TITLE}: ${url}\n`]),
      ]);
      return [lines(first, `${NEXT_STEPS_TITLE}: `, 2) + copied.join('')];
    }
    case 'commands':
      return block.commands.map(({ leg, command }) => {
        const where = leg === null ? '' : `, ${say([asUntrustedText(leg)])}`;
        return `${lines(`${REPEAT_TITLE}${where}:`)}  ${command}\n`;
      });
  }
}

function writeProblem(problem: Report['problems'][number], { paint, lines }: Pen): string {
  const { severity, excerpt, output } = problem;
  const label = paint(severity, severity === 'error' ? 'red' : 'yellow');
  // Printed lines are never wrapped, so that each keeps its mark.
  return [
    lines(`${label}: ${formatDiagnosticLine(problem)}`, '', 2),
    excerpt === undefined ? '' : `${renderExcerpt(excerpt)}\n`,
    output === undefined ? '' : `${renderLastLines(output)}\n`,
  ].join('');
}

function makePainter(colour: boolean): Painter {
  return (text, style) => (colour && style !== undefined ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);
}

function renderCustomTable({ caption, unit, headings, lines, geomean }: CustomTableText): string {
  const rows = [
    [cleanUntrustedText(unit), ...headings.map((heading) => titleOf(heading, cleanUntrustedText))],
    ...lines.map(({ label, cells }) => [label === '' ? '' : cleanUntrustedText(label), ...cells]),
    ...(geomean === null ? [] : [['geomean', ...geomean]]),
  ];
  const drawn = alignColumns(rows, { isRight: (column) => column > 0, gap: '   ' });
  return [...caption.map((field) => cleanUntrustedText(field)), ...drawn].map((line) => `${line}\n`).join('');
}

function renderCaption({ groups }: ResultTable): string {
  const [only] = groups;
  return groups.length === 1 && only && only.name !== null ? `${cleanUntrustedText(only.name)}\n` : '';
}

function writeFinding(
  { verdict: { outcome, level }, what, facts, culprit, functions, because }: Finding,
  { say, paint, lines }: Pen,
): string {
  const isBroken = outcome === 'fail' && level === 'fail';
  const sign = isBroken ? paint('✕', 'red') : paint(outcome === 'unknown' ? '?' : '!', 'yellow');
  const sentence = lines(say(what), `${sign} `, 2);
  const numbers = facts.length === 0 ? '' : paintLines(lines(say(facts), '    '), paint);
  const reason = because === null ? '' : lines(`Why this budget: ${cleanUntrustedText(because)}`, '    ');
  const cause = culprit === null ? '' : lines(say(culprit), '    ');
  const [intro, ...named] = listFunctionLines(functions, say);
  const from = intro === undefined ? '' : lines(intro, '    ') + named.map((line) => lines(line, '      ', 8)).join('');
  return sentence + cause + from + numbers + reason;
}

/** A style ends with its line. */
function paintLines(text: string, paint: Painter): string {
  return text.replaceAll(/[^\s].*/g, (line) => paint(line, 'dim'));
}

/** The report was printed without what a search found. Empty if there was none. */
export function renderCulprits({ rows }: Pick<Report, 'rows'>): string {
  const { nameWithMetric } = namesOfRows(rows);
  const lines = rows.flatMap((row) => {
    const quoted = formatRichText(nameWithMetric(row, { beside: 'nothing' }));
    const functions = listFunctionLines(describeFunctions(row), formatRichText).join('\n  ');
    const causes = [row.culprit === null ? '' : formatRichText(formatCulprit(row.culprit)), functions];
    return causes.filter((cause) => cause !== '').map((cause) => `${quoted}: ${cause}\n`);
  });
  return lines.join('');
}

/** The first line says where the functions come from. */
function listFunctionLines(functions: FunctionLines | null, say: (words: RichText) => string): string[] {
  if (functions === null) return [];
  const { intro, rows, elsewhere } = functions;
  const lines = rows.map(({ delta, interval, name, file }) => {
    const range = interval === null ? '' : ` (${say(interval)})`;
    return `${say(delta)}${range}  ${say(name)}${file.length === 0 ? '' : `  ${say(file)}`}`;
  });
  return [say(intro), ...lines, ...(elsewhere === null ? [] : [say(elsewhere)])];
}

/** Narrower lines are not readable. */
const MIN_COLUMNS = 40;

const COLOUR = /\u001B\[\d+m/g;

/**
 * Breaks a line between words so that it fits a terminal; `indent` is that of every line but the first. Colour codes have no
 * width. A word that is longer than the terminal is not broken here: the terminal breaks it, and it can still be copied.
 */
export function wrapLine(line: string, { columns, indent }: { columns: number; indent: number }): string {
  const room = Math.max(MIN_COLUMNS, columns);
  if (widthOf(line) <= room) return line;
  const lead = /^ */.exec(line)?.[0] ?? '';
  const lines: string[] = [];
  for (const word of line.slice(lead.length).split(' ')) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(lead + word);
    else if (widthOf(last) + 1 + widthOf(word) <= room) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(' '.repeat(indent) + word);
  }
  return lines.join('\n');
}

/** Width in code points, as everywhere in a terminal's table. */
function widthOf(text: string): number {
  return [...text.replaceAll(COLOUR, '')].length;
}
