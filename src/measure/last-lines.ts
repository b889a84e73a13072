// Reads the last lines of what a command or a service printed, as a report shows them. Untrusted text in; lines that are cleaned,
// masked and bounded out.

import { cleanText } from '../formats/plain-text.ts';
import type { ChildResult } from '../host/host.ts';
import { MAX_OUTPUT_LINE_LENGTH, MAX_OUTPUT_LINES } from '../model/diagnostic-schema.ts';
import { BLANK_LETTERS } from '../text/quote-text.ts';

/** Characters at the end of a stream that are read. Lines that begin before are left out. */
const READ_CHARACTERS = 8 * 1024;

/** Number of lines that are kept of standard output if there is more on standard error, where most errors are. */
const MIN_STDOUT_LINES = 5;

/** Characters without a glyph, except those that separate words or lines. A report would leave them out. */
const INVISIBLE = new RegExp(`(?![\\t-\\r\\u0085])[\\p{Cc}\\p{Cf}\\p{Cs}${BLANK_LETTERS}]`, 'gu');

/** Reads what a report shows of a failed command. It is published, so it is cleaned, masked and bounded first. */
export function readLastLines(
  { stdout, stderrTail }: Pick<ChildResult, 'stdout' | 'stderrTail'>,
  mask: (text: string) => string,
): string[] {
  const printed = readableLinesOf(stdout, mask);
  const errors = readableLinesOf(stderrTail, mask).slice(Math.min(printed.length, MIN_STDOUT_LINES) - MAX_OUTPUT_LINES);
  const room = MAX_OUTPUT_LINES - errors.length;
  return [...printed.slice(Math.max(0, printed.length - room)), ...errors];
}

function readableLinesOf(text: string, mask: (text: string) => string): string[] {
  // A secret is searched in cleaned text, because colours and invisible characters could split it, and before lines are cut.
  return mask(cleanText(endOf(text)).replaceAll(INVISIBLE, ''))
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
    .map(cutLine);
}

/** The end of a text from the beginning of a line on. Half a line could hold half a secret, which no mask finds. */
function endOf(text: string): string {
  if (text.length <= READ_CHARACTERS) return text;
  const end = text.slice(-READ_CHARACTERS);
  const start = end.search(/[\r\n]/);
  return start < 0 ? '' : end.slice(start + 1);
}

function cutLine(line: string): string {
  if (line.length <= MAX_OUTPUT_LINE_LENGTH) return line;
  return `${line.slice(0, MAX_OUTPUT_LINE_LENGTH - 1).toWellFormed()}…`;
}
