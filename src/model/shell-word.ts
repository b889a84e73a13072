// One word of a command line for a POSIX shell. In: any text. Out: text that the shell reads back as that one word,
// and that a person can select, copy and paste. Must never put a character there that cannot be seen or that a
// terminal acts upon; only line breaks stand as they are, between quotes.

import { BLANK_LETTERS } from './blank-letters.ts';

/** These need no quotes anywhere in a word. */
const PLAIN = /^[\w@%+=:,./-]+$/;

/** Whatever is no character to look at: controls other than the line feed, format characters, blank letters. */
const INVISIBLE = new RegExp(`(?:[^\\P{C}\\n]|[\\p{Zl}\\p{Zp}${BLANK_LETTERS}])+`, 'gu');

/** Quotes `text` where it needs quotes. A process cannot be given a null character, so there must be none. */
export function shellWord(text: string): string {
  if (PLAIN.test(text)) return text;
  if (text === '') return "''";
  let word = '';
  let end = 0;
  for (const { 0: invisible, index } of text.matchAll(INVISIBLE)) {
    word += singleQuoted(text.slice(end, index)) + printed(invisible);
    end = index + invisible.length;
  }
  return word + singleQuoted(text.slice(end));
}

/** Section 2.2.2 of the POSIX shell language: between single quotes nothing but their end is special. */
function singleQuoted(text: string): string {
  return text === '' ? '' : `'${text.replaceAll("'", "'\\''")}'`;
}

/** `"$(printf '\033')"`. The shell drops line feeds at the end of such an output, and there are none in it. */
function printed(text: string): string {
  const bytes = [...new TextEncoder().encode(text)];
  return `"$(printf '${bytes.map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}')"`;
}
