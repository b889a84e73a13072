// Renders diagnostics as a compiler prints errors: the sentence, then the line of the file with carets under the part
// that is meant, or the last lines that a command printed. Diagnostics or an excerpt in, plain text for a fixed-width font
// out. Untrusted text is made harmless: it can move no cursor, reorder no text beside it and hide nothing.

import type { Diagnostic, Excerpt } from '../model/diagnostic.ts';
import { takeWithin } from '../text/take-within.ts';
import { formatDiagnosticLine } from './messages/format-diagnostic.ts';
import { stripControls } from './untrusted.ts';

/** Maximum width of the shown line in columns. A longer line is cut around the caret. */
const MAX_WIDTH = 100;

/** Columns that are kept in front of the caret if a line is cut. */
const LEAD = 40;

/** Tab as the Rust compiler shows it, with the same width everywhere, whatever the terminal's tab stops are. */
const TAB = '    ';

/** Characters shown as code points: controls, format characters (bidirectional ones too), invisible and odd blanks. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|(?![ \u3000])\p{Zs}/u;

const COMBINING = /^\p{M}$/u;

/** Characters two columns wide: blocks of wide or fullwidth characters, and emoji (Unicode Standard Annex 11). */
const WIDE =
  /^(?:[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation})$/u;

export function renderDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const parts = diagnostics.flatMap((diagnostic) => {
    const { excerpt, output } = diagnostic;
    return [formatDiagnosticLine(diagnostic), excerpt && renderExcerpt(excerpt), output && renderLastLines(output)];
  });
  return parts.filter((part) => part !== undefined).join('\n');
}

/** Two lines without a final line break: the line with its number, and the caret. */
export function renderExcerpt({ line, column, length, text }: Excerpt): string {
  const start = column - 1;
  const end = start + length;
  const parts = [text.slice(0, start), text.slice(start, end), text.slice(end)].map((part) =>
    Array.from(part, glyphOf),
  );
  const { lead, shown, trail } = cutLine(...(parts as [Glyph[], Glyph[], Glyph[]]));
  const number = String(line);
  const caret = '^'.repeat(Math.max(1, widthOf(shown)));
  return [
    `  ${number} | ${[...lead, ...shown, ...trail].map(({ drawn }) => drawn).join('')}`.trimEnd(),
    `  ${' '.repeat(number.length)} | ${' '.repeat(widthOf(lead))}${caret}`,
  ].join('\n');
}

interface Glyph {
  readonly drawn: string;
  readonly width: number;
}

const ELLIPSIS: Glyph = { drawn: '…', width: 1 };

function glyphOf(character: string): Glyph {
  if (character === '\t') return { drawn: TAB, width: TAB.length };
  if (UNSEEN.test(character)) {
    const code = character.codePointAt(0) ?? 0;
    const drawn = `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`;
    return { drawn, width: drawn.length };
  }
  if (COMBINING.test(character)) return { drawn: character, width: 0 };
  return { drawn: character, width: WIDE.test(character) ? 2 : 1 };
}

function cutLine(before: readonly Glyph[], meant: readonly Glyph[], after: readonly Glyph[]) {
  if (widthOf([...before, ...meant, ...after]) <= MAX_WIDTH) return { lead: before, shown: meant, trail: after };
  const room = Math.max(LEAD, MAX_WIDTH - widthOf(meant) - LEAD);
  const lead = widthOf(before) <= room ? before : [ELLIPSIS, ...firstOf(before.toReversed(), room - 1).toReversed()];
  const shown = firstOf(meant, MAX_WIDTH - widthOf(lead));
  const rest = shown.length < meant.length ? [ELLIPSIS] : firstOf(after, MAX_WIDTH - widthOf(lead) - widthOf(shown));
  const isWhole = shown.length === meant.length && rest.length === after.length;
  return { lead, shown, trail: isWhole || rest[0] === ELLIPSIS ? rest : [...rest, ELLIPSIS] };
}

function firstOf(all: readonly Glyph[], room: number): readonly Glyph[] {
  return takeWithin(all, room, ({ width }) => width);
}

function widthOf(all: readonly Glyph[]): number {
  return all.reduce((sum, { width }) => sum + width, 0);
}

const MARK = '  | ';

/** The text has no final line break: such an output shows the lines apart. */
export function cleanLastLines(output: NonNullable<Diagnostic['output']>): string {
  return output.map(stripControls).join('\n');
}

export function renderLastLines(output: NonNullable<Diagnostic['output']>): string {
  return output.map((line) => `${MARK}${stripControls(line)}`.trimEnd()).join('\n');
}

/** `Last lines of round 1, head`. A location of others is not in it. */
export function titleOfLastLines({ location }: Diagnostic): string {
  const part = location.at(-1);
  if (part?.kind !== 'setup' && part?.kind !== 'round') return 'Last lines of the output';
  const when = part.kind === 'setup' ? 'setup' : part.round === 0 ? 'the warm-up' : `round ${part.round}`;
  return `Last lines of the output of ${when} on ${part.side}`;
}
