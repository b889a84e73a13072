// The Report for a terminal or a log: benchstat's tables, then the verdict with its reasons, at the end, where readers
// look first. A Report in, plain text out, with optional colours. Control characters are removed from untrusted text.

import { forLog } from '../model/problem.ts';
import type { Report, Row } from '../model/report.ts';
import type { ShapedTable } from '../model/shaped-table.ts';
import type { Conclusion, State } from '../model/verdict.ts';
import { auditLine } from './acceptance.ts';
import { configItems, configSentence } from './config-change.ts';
import { renderExcerpt } from './excerpt.ts';
import { originFacts, runFacts } from './facts.ts';
import { countsLine, headline } from './headline.ts';
import { type Phrase, PLAIN, QUOTING, quote, tell, type Voice } from './phrase.ts';
import { problemLine } from './problem.ts';
import { REPEAT_TITLE, repeatTexts } from './repeat.ts';
import { advice, type Finding, findings } from './sentences.ts';
import { notesOf, shapedTexts } from './shaped.ts';
import { type Table, tables } from './table.ts';
import { shapedTextTable, textTable } from './terminal-table.ts';
import { visible } from './untrusted.ts';
import { wrap } from './wrap.ts';

export interface TerminalOptions {
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

const STATE_COLOURS: Partial<Readonly<Record<State, Style>>> = {
  regression: 'red',
  improvement: 'green',
  inconclusive: 'yellow',
};

type Painter = (text: string, style: Style) => string;

/** Functions that write the parts below the tables. */
interface Pen {
  readonly say: (phrase: Phrase) => string;
  readonly paint: Painter;
  /** Wraps a text. The first line begins with `first`, and further lines with `indent` spaces. */
  readonly lines: (text: string, first?: string, indent?: number) => string;
}

export function renderTerminal(report: Report, options: TerminalOptions): string {
  const paint = painter(options.colour);
  const paintDelta = (text: string, { state }: Row) => {
    const style = STATE_COLOURS[state];
    return style === undefined ? text : paint(text, style);
  };
  const shown =
    report.tables === null
      ? tables(report).map((table) => caption(table) + textTable(table, paintDelta))
      : shapedParts(report.tables);
  return [...shown, renderVerdict(report, options)].join('\n');
}

/** Renders the verdict and its reasons, without the tables. */
export function renderVerdict(report: Report, { colour, columns = null }: TerminalOptions): string {
  const paint = painter(colour);
  const voice: Voice = { ...PLAIN, strong: (text) => paint(text, 'bold') };
  const pen: Pen = {
    say: (phrase) => tell(phrase, voice),
    paint,
    lines: (text, first = '', indent = first.length) =>
      // The last column remains empty, because some terminals wrap there.
      `${wrap(first + text, { columns: (columns ?? Number.POSITIVE_INFINITY) - 1, indent })}\n`,
  };
  const parts = [
    verdictLines(report, pen),
    ...findings(report).map((finding) => findingLines(finding, pen)),
    ...nextLines(report, pen),
    configLines(report, pen),
    problemLines(report, pen),
    provenance(report, pen),
  ];
  return parts.filter((part) => part !== '').join('\n');
}

function painter(colour: boolean): Painter {
  return (text, style) => (colour ? `\u001B[${STYLES[style]}m${text}\u001B[0m` : text);
}

function shapedParts(shaped: readonly ShapedTable[]): string[] {
  return [...notesOf(shaped).map((note) => `${note}\n`), ...shapedTexts(shaped).map(shapedTextTable)];
}

function caption({ groups }: Table): string {
  const [only] = groups;
  return groups.length === 1 && only && only.name !== null ? `${visible(only.name)}\n` : '';
}

function verdictLines(report: Report, { say, paint, lines }: Pen): string {
  const { conclusion, accepted } = report;
  const verdict = paint(conclusion.toUpperCase(), accepted === null ? COLOURS[conclusion] : 'yellow');
  const all = [`${verdict}: ${paint(headline(report).text, 'bold')}.`, `${countsLine(report)}.`];
  if (accepted !== null) all.push(say(auditLine(accepted)));
  return all.map((line) => lines(line)).join('');
}

function findingLines(
  { verdict: { outcome, level }, what, facts, because }: Finding,
  { say, paint, lines }: Pen,
): string {
  const sign =
    outcome === 'unknown'
      ? paint('?', 'yellow')
      : level === 'fail'
        ? paint('✕', 'red')
        : paint('!', 'yellow');
  const sentence = lines(say(what), `${sign} `, 2);
  const numbers = facts.length === 0 ? '' : paintLines(lines(say(facts), '    '), paint);
  const reason = because === null ? '' : lines(`Why this budget: ${visible(because)}`, '    ');
  return sentence + numbers + reason;
}

/** Paints each line separately, because a style ends with its line. */
function paintLines(text: string, paint: Painter): string {
  return text.replaceAll(/[^\s].*/g, (line) => paint(line, 'dim'));
}

function nextLines(report: Report, { say, lines }: Pen): string[] {
  const all = findings(report);
  const { commands, remarks } = repeatTexts(report);
  const undecided = all.some(({ verdict }) => verdict.outcome === 'unknown');
  return [
    undecided ? lines(say(advice(report))) : '',
    // A command is for copying, so it is never wrapped.
    ...commands.map(
      ({ leg, command }) => `${REPEAT_TITLE}${leg === null ? '' : `, ${say([quote(leg)])}`}:\n  ${command}\n`,
    ),
    ...remarks.map((remark) => lines(say(remark))),
  ];
}

function configLines({ configChange }: Report, { say, paint, lines }: Pen): string {
  if (configChange === null) return '';
  const items = configItems(configChange).map((item) => lines(say(item), '  ', 4));
  const sentence = tell(configSentence(configChange), QUOTING);
  return lines(`${paint('warning', 'yellow')}: ${sentence}`, '', 2) + items.join('');
}

function problemLines({ problems }: Report, { paint, lines }: Pen): string {
  const { shown, more } = forLog(problems);
  const told = shown.map((problem) => {
    const { severity, excerpt } = problem;
    const label = paint(severity, severity === 'error' ? 'red' : 'yellow');
    const drawn = excerpt === undefined ? '' : `${renderExcerpt(excerpt)}\n`;
    return lines(`${label}: ${problemLine(problem)}`, '', 2) + drawn;
  });
  const rest = more === 0 ? '' : `and ${more.toLocaleString('en-US')} more in the JSON report\n`;
  return told.join('') + rest;
}

function provenance(report: Report, { say, paint, lines }: Pen): string {
  const facts = [...originFacts(report).map(say), runFacts(report).map(say).join(' · ')];
  return paintLines(facts.map((fact) => lines(fact, '', 2)).join(''), paint);
}
