// Quotes words of a command line for a POSIX shell, as a text that a person can select, copy and paste. Line breaks remain as
// they are. The output must never contain any other character that is invisible or that a terminal acts on.

import { BLANK_LETTERS } from './quote-text.ts';

const PLAIN = /^[\w@%+=:,./-]+$/;

/** Invisible characters: controls other than the line feed, format characters, blank letters. */
const INVISIBLE = new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`, 'gu');

/** `text` must not contain a null character, because no process can be given one. */
export function quoteShellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  if (text === '') return "''";
  let word = '';
  let end = 0;
  for (const { 0: invisible, index } of text.matchAll(INVISIBLE)) {
    word += wrapInSingleQuotes(text.slice(end, index)) + formatAsPrintf(invisible);
    end = index + invisible.length;
  }
  return word + wrapInSingleQuotes(text.slice(end));
}

export function quoteShellWords(words: readonly string[]): string {
  return words.map(quoteShellWord).join(' ');
}

/** Inside, only a single quote is special (section 2.2.2 of the POSIX shell language). */
function wrapInSingleQuotes(text: string): string {
  return text === '' ? '' : `'${text.replaceAll("'", "'\\''")}'`;
}

/** Writes the text as `"$(printf '\033')"`. The shell drops line feeds at the end of such output; the text has none. */
function formatAsPrintf(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return `"$(printf '${bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"`;
}
