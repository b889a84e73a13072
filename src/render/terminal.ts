// The Report for a terminal or a log: benchstat's tables, then the verdict with its reasons, at the end, where readers
// look first. A Report in, plain text out, with optional colours. Control characters are removed from untrusted text.

import type { CustomTable } from '../model/custom-table.ts';
import { selectForLog } from '../model/diagnostic.ts';
import { isNothingMeasured, type Report, type ReportRow } from '../model/report.ts';
import type { Conclusion, ResultState } from '../model/verdict.ts';
import { formatConfigItems, formatConfigSentence } from './config-change.ts';
import { formatCulprit } from './culprit.ts';
import { type CustomTableText, formatCustomTables, notesOf, titleOf } from './custom-table-text.ts';
import { listDecisions } from './decisions.ts';
import { renderExcerpt } from './excerpt.ts';
import { type Finding, formatAdvice, listFindings, needsAdvice } from './findings.ts';
import { describeFunctions, type FunctionLines } from './functions.ts';
import { formatCounts, makeHeadline } from './headline.ts';
import { renderLastLines } from './last-lines.ts';
import { formatSinceLine } from './levels.ts';
import { formatDiagnosticLine } from './messages/format-diagnostic.ts';
import { listNextSteps, NEXT_STEPS_TITLE } from './next-steps.ts';
import { formatAuditLine } from './override.ts';
import { formatProposedRenames } from './renames.ts';
import { REPEAT_TITLE } from './repeat.ts';
import { makeResultTables, type ResultTable } from './result-table.ts';
import {
  asUntrustedText,
  type Formatter,
  formatRichText,
  PLAIN_FORMATTER,
  type RichText,
  UNCUT_FORMATTER,
} from './rich-text.ts';
import { namesOfRows } from './row-names.ts';
import { listOriginFacts, listRunFacts } from './run-facts.ts';
import { alignColumns, renderTextTable } from './text-table.ts';
import { cleanUntrustedText } from './untrusted.ts';
import { wrapLine } from './wrap.ts';

export interface TerminalReportOptions {
  readonly colour: boolean;
  /** Width of the terminal. Sentences are wrapped to fit, tables never. Null or absent: no wrapping, as in a file. */
  readonly columns?: number | null;
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

/** Codes of Select Graphic Rendition (ECMA-48). */
const STYLES: Readonly<Record<Style, number>> = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };

const COLOURS: Readonly<Record<Conclusion, Style>> = {
  pass: 'green',
  warn: 'yellow',
  fail: 'red',
  inconclusive: 'yellow',
  error: 'red',
};

const STATE_COLOURS: Partial<Readonly<Record<ResultState, Style>>> = {
  regression: 'red',
  improvement: 'green',
  inconclusive: 'yellow',
};

type Painter = (text: string, style: Style) => string;

/** Functions that write the parts below the tables. */
interface TerminalWriter {
  readonly say: (words: RichText) => string;
  readonly paint: Painter;
  /** Wraps a text. The first line begins with `first`, and further lines with `indent` spaces. */
  readonly lines: (text: string, first?: string, indent?: number) => string;
}

export function renderTerminal(report: Report, options: TerminalReportOptions): string {
  const paint = makePainter(options.colour);
  const paintDelta = (text: string, { state }: ReportRow) => {
    const style = STATE_COLOURS[state];
    return style === undefined ? text : paint(text, style);
  };
  const shown =
    report.tables === null
      ? makeResultTables(report).map((table) => renderCaption(table) + renderTextTable(table, paintDelta))
      : renderCustomParts(report.tables);
  return [...shown, renderVerdict(report, options)].join('\n');
}

/** Renders the verdict and its reasons, without the tables. */
export function renderVerdict(report: Report, { colour, columns = null }: TerminalReportOptions): string {
  const paint = makePainter(colour);
  const formatter: Formatter = { ...PLAIN_FORMATTER, strong: (text) => paint(text, 'bold') };
  const pen: TerminalWriter = {
    say: (words) => formatRichText(words, formatter),
    paint,
    lines: (text, first = '', indent = first.length) =>
      // The last column remains empty, because some terminals wrap there.
      `${wrapLine(first + text, { columns: (columns ?? Number.POSITIVE_INFINITY) - 1, indent })}\n`,
  };
  const parts = [
    verdictLines(report, pen),
    ...listFindings(report).map((finding) => findingLines(finding, pen)),
    renameLines(report, pen),
    adviceLines(report, pen),
    sinceLines(report, pen),
    configLines(report, pen),
    problemLines(report, pen),
    ...nextLines(report, pen),
    renderOrigin(report, pen),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function makePainter(colour: boolean): Painter {
  return (text, style) => (colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);
}

function renderCustomParts(shaped: readonly CustomTable[]): string[] {
  return [...notesOf(shaped).map((note) => `${note}\n`), ...formatCustomTables(shaped).map(renderCustomTable)];
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

function verdictLines(report: Report, { say, paint, lines }: TerminalWriter): string {
  const { conclusion, accepted } = report;
  const verdict = paint(conclusion.toUpperCase(), accepted === null ? COLOURS[conclusion] : 'yellow');
  const all = [`${verdict}: ${paint(makeHeadline(report).text, 'bold')}.`];
  if (!isNothingMeasured(report)) all.push(`${formatCounts(report)}.`);
  if (accepted !== null) all.push(say(formatAuditLine(accepted)));
  all.push(...listDecisions(report).map(say));
  return all.map((line) => lines(line)).join('');
}

/** Returns what a search found for each row, after the report was printed without it. Empty if there was none. */
export function renderCulprits({ rows }: Pick<Report, 'rows'>): string {
  const plain = (words: RichText) => formatRichText(words, PLAIN_FORMATTER);
  const { nameWithMetric } = namesOfRows(rows);
  return rows
    .map((row) => {
      const { culprit } = row;
      const quoted = plain(nameWithMetric(row, { beside: 'nothing' }));
      const cause = culprit === undefined ? '' : `${quoted}: ${plain(formatCulprit(culprit))}\n`;
      const [intro, ...others] = listFunctionLines(describeFunctions(row), plain);
      return intro === undefined ? cause : `${cause}${quoted}: ${[intro, ...others].join('\n  ')}\n`;
    })
    .join('');
}

/** Returns one line for each function, below a line that says where they come from. */
function listFunctionLines(functions: FunctionLines | null, say: (words: RichText) => string): string[] {
  if (functions === null) return [];
  const { intro, rows, elsewhere } = functions;
  const lines = rows.map(({ delta, interval, name, file }) => {
    const range = interval === null ? '' : ` (${say(interval)})`;
    return `${say(delta)}${range}  ${say(name)}${file.length === 0 ? '' : `  ${say(file)}`}`;
  });
  return [say(intro), ...lines, ...(elsewhere === null ? [] : [say(elsewhere)])];
}

function findingLines(
  { verdict: { outcome, level }, what, facts, culprit, functions, because }: Finding,
  { say, paint, lines }: TerminalWriter,
): string {
  const sign =
    outcome === 'unknown' ? paint('?', 'yellow') : level === 'fail' ? paint('✕', 'red') : paint('!', 'yellow');
  const sentence = lines(say(what), `${sign} `, 2);
  const numbers = facts.length === 0 ? '' : paintLines(lines(say(facts), '    '), paint);
  const reason = because === null ? '' : lines(`Why this budget: ${cleanUntrustedText(because)}`, '    ');
  const cause = culprit === null ? '' : lines(say(culprit), '    ');
  const [intro, ...named] = listFunctionLines(functions, say);
  const from = intro === undefined ? '' : lines(intro, '    ') + named.map((line) => lines(line, '      ', 8)).join('');
  return sentence + cause + from + numbers + reason;
}

/** Paints each line separately, because a style ends with its line. */
function paintLines(text: string, paint: Painter): string {
  return text.replaceAll(/[^\s].*/g, (line) => paint(line, 'dim'));
}

function renameLines(report: Report, { say, lines }: TerminalWriter): string {
  const proposal = formatProposedRenames(report);
  // Lines of a file are for copying, so they are never wrapped.
  return proposal === null ? '' : `${lines(say(proposal.sentence))}${proposal.yaml.replaceAll(/^/gm, '  ')}\n`;
}

function adviceLines(report: Report, { say, lines }: TerminalWriter): string {
  const findings = listFindings(report);
  return needsAdvice(findings) ? lines(say(formatAdvice(report, findings))) : '';
}

function sinceLines(report: Report, { say, lines }: TerminalWriter): string {
  const line = formatSinceLine(report);
  return line === null ? '' : lines(say(line));
}

function nextLines(report: Report, { say, lines }: TerminalWriter): string[] {
  const { steps, repeats } = listNextSteps(report);
  const items = steps.map(({ text, yaml, url }) => {
    // An address and lines for a file are for copying, so they are never wrapped.
    const copied = [...(url === undefined ? [] : [url]), ...(yaml?.split('\n') ?? [])];
    return lines(say(text), '- ') + copied.map((line) => `  ${line}\n`).join('');
  });
  return [
    steps.length === 0 ? '' : `${NEXT_STEPS_TITLE}:\n${items.join('')}`,
    // So are commands.
    ...repeats.commands.map(
      ({ leg, command }) =>
        `${lines(`${REPEAT_TITLE}${leg === null ? '' : `, ${say([asUntrustedText(leg)])}`}:`)}  ${command}\n`,
    ),
    ...repeats.remarks.map((remark) => lines(say(remark))),
  ];
}

function configLines({ configChange }: Report, { say, paint, lines }: TerminalWriter): string {
  if (configChange === null) return '';
  const items = formatConfigItems(configChange).map((item) => lines(say(item), '  ', 4));
  const sentence = formatRichText(formatConfigSentence(configChange), UNCUT_FORMATTER);
  return lines(`${paint('warning', 'yellow')}: ${sentence}`, '', 2) + items.join('');
}

function problemLines({ problems }: Report, { paint, lines }: TerminalWriter): string {
  const { shown, more } = selectForLog(problems);
  const blocks = shown.map((problem) => {
    const { severity, excerpt, output } = problem;
    const label = paint(severity, severity === 'error' ? 'red' : 'yellow');
    const drawn = excerpt === undefined ? '' : `${renderExcerpt(excerpt)}\n`;
    // Printed lines are never wrapped, so that each keeps its mark.
    const printed = output === undefined ? '' : `${renderLastLines(output)}\n`;
    return lines(`${label}: ${formatDiagnosticLine(problem)}`, '', 2) + drawn + printed;
  });
  const rest = more === 0 ? '' : `and ${more.toLocaleString('en-US')} more in the JSON report\n`;
  return blocks.join('') + rest;
}

function renderOrigin(report: Report, { say, paint, lines }: TerminalWriter): string {
  const facts = [...listOriginFacts(report).map(say), listRunFacts(report).map(say).join(' · ')];
  return paintLines(facts.map((fact) => lines(fact, '', 2)).join(''), paint);
}
