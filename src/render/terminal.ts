// The Report for a terminal or a log: benchstat's tables, then the verdict and why, last because there the eye
// is. In: a Report. Out: plain text, with colours when asked for; untrusted text in it is cleaned of controls.

import { forLog } from '../model/problem.ts';
import type { Report, Row } from '../model/report.ts';
import type { ShapedTable } from '../model/shaped-table.ts';
import type { Conclusion, State } from '../model/verdict.ts';
import { auditLine } from './acceptance.ts';
import { configItems, configSentence } from './config-change.ts';
import { renderExcerpt } from './excerpt.ts';
import { commitFact, reproduction, runFacts } from './facts.ts';
import { countsLine, headline } from './headline.ts';
import { type Phrase, tell, type Voice } from './phrase.ts';
import { advice, type Finding, findings } from './sentences.ts';
import { notesOf, shapedTexts } from './shaped.ts';
import { type Table, tables } from './table.ts';
import { shapedTextTable, textTable } from './terminal-table.ts';
import { stripControls, visible } from './untrusted.ts';

export interface TerminalOptions {
  readonly colour: boolean;
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow';

/** SGR codes (ECMA-48). */
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

export function renderTerminal(report: Report, { colour }: TerminalOptions): string {
  const paint = painter(colour);
  const paintDelta = (text: string, { state }: Row) => {
    const style = STATE_COLOURS[state];
    return style === undefined ? text : paint(text, style);
  };
  const shown =
    report.tables === null
      ? tables(report).map((table) => caption(table) + textTable(table, paintDelta))
      : shapedParts(report.tables);
  return [...shown, renderVerdict(report, { colour })].join('\n');
}

/** What became of the run and why, without the tables. */
export function renderVerdict(report: Report, { colour }: TerminalOptions): string {
  const paint = painter(colour);
  const voice: Voice = {
    plain: (text) => text,
    strong: (text) => paint(text, 'bold'),
    untrusted: (text) => visible(text),
  };
  const say = (phrase: Phrase) => tell(phrase, voice);
  const parts = [
    verdictLines(report, say, paint),
    ...findings(report).map((finding) => findingLines(finding, say, paint)),
    nextLines(report, say),
    configLines(report, say, paint),
    problemLines(report, paint),
    paint(provenance(report, say), 'dim'),
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

function verdictLines(report: Report, say: (phrase: Phrase) => string, paint: Painter): string {
  const { conclusion, accepted } = report;
  const verdict = paint(conclusion.toUpperCase(), accepted === null ? COLOURS[conclusion] : 'yellow');
  const lines = [`${verdict}: ${paint(headline(report).text, 'bold')}.`, `${countsLine(report)}.`];
  if (accepted !== null) lines.push(say(auditLine(accepted)));
  return `${lines.join('\n')}\n`;
}

function findingLines(
  { what, facts, because }: Finding,
  say: (phrase: Phrase) => string,
  paint: Painter,
): string {
  const reason = because === null ? '' : `    Why this budget: ${visible(because)}\n`;
  const numbers = facts.length === 0 ? '' : `    ${paint(say(facts), 'dim')}\n`;
  return `  ${say(what)}\n${numbers}${reason}`;
}

function nextLines(report: Report, say: (phrase: Phrase) => string): string {
  const all = findings(report);
  const command = all.some(({ verdict }) => verdict.outcome === 'fail' && verdict.limit !== null)
    ? reproduction(report)
    : null;
  const repeat =
    command === null
      ? ''
      : `Repeat this measurement in a clone of the repository:\n  ${stripControls(command)}\n`;
  const undecided = all.some(({ verdict }) => verdict.outcome === 'unknown');
  return repeat + (undecided ? `${say(advice(report))}\n` : '');
}

const UNPAINTED = { plain: (text: string) => text, strong: (text: string) => text };

function configLines({ configChange }: Report, say: (phrase: Phrase) => string, paint: Painter): string {
  if (configChange === null) return '';
  const items = configItems(configChange).map((item) => `  ${say(item)}\n`);
  const sentence = tell(configSentence(configChange), { ...UNPAINTED, untrusted: stripControls });
  return `${paint('warning', 'yellow')}: ${sentence}\n${items.join('')}`;
}

function problemLines({ problems }: Report, paint: Painter): string {
  const { shown, more } = forLog(problems);
  const lines = shown.map(({ severity, where, message, excerpt }) => {
    const label = paint(severity, severity === 'error' ? 'red' : 'yellow');
    const drawn = excerpt === undefined ? '' : `${renderExcerpt(excerpt)}\n`;
    return `${label}: ${visible(where)}: ${stripControls(message)}\n${drawn}`;
  });
  const rest = more === 0 ? '' : `and ${more.toLocaleString('en-US')} more in the JSON report\n`;
  return lines.join('') + rest;
}

function provenance(report: Report, say: (phrase: Phrase) => string): string {
  const { base, head } = report.commits;
  const facts = [
    say(commitFact('base', base)),
    say(commitFact('head', head)),
    runFacts(report).map(say).join(' · '),
  ];
  return `${facts.join('\n')}\n`;
}
