// Cleans untrusted text: benchmark names, commands, refs, messages of tools. Any text in, one line of visible
// characters out, without any control character, bidirectional mark or line break. Each output then escapes the line in
// its own way.

import { BLANK_LETTERS, quoteText } from '../text/quote-text.ts';
import { takeWithin } from '../text/take-within.ts';

/** Maximum length of a piece of untrusted text in any output: enough for usual names, too short to fill a page. */
export const TEXT_LIMIT = 120;

/** Tabs and line breaks of all kinds, and runs of them. */
const BREAKS = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;

/** Controls (C0, C1), format characters (bidirectional, zero-width, tags) and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const BLANKS = new RegExp(`[${BLANK_LETTERS}]`, 'gu');

/** Text that needs no cleaning, as most names are. */
const PLAIN = /^[ -~]*$/;

/** One line: breaks become a space, and invisible characters are removed. */
export function stripControls(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(BREAKS, ' ').replaceAll(INVISIBLE, '').replaceAll(BLANKS, '');
}

/** A visible character: a flag, or a letter with its marks. More than a few marks are hostile, and may be divided. */
const CHARACTER = /\p{RI}\p{RI}|\P{M}(?:\p{M}|\p{EMod}){0,7}|\p{M}/gu;

/** `limit` is in code points. The last one is an ellipsis if something was cut. */
export function shorten(text: string, limit: number = TEXT_LIMIT): string {
  // A text never has more characters than UTF-16 units.
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length > limit ? `${characters.slice(0, limit - 1).join('')}…` : text;
}

/** `limit` is in code points. The ellipsis is in the middle, because names often differ at their end. */
export function shortenMiddle(text: string, limit: number): string {
  if (text.length <= limit || (text.length <= 2 * limit && [...text].length <= limit)) return text;
  if (limit < 1) return '';
  const tail = Math.floor((limit - 1) / 2);
  const take = (characters: readonly string[], room: number) => takeWithin(characters, room, (one) => [...one].length);
  // Twice as many units hold so many code points, and what is near the other end of a slice is never reached.
  const starts = text.slice(0, 2 * limit + MARGIN).match(CHARACTER) ?? [];
  const ends = (text.slice(-2 * limit - MARGIN).match(CHARACTER) ?? []).toReversed();
  return `${take(starts, limit - 1 - tail).join('')}…${take(ends, tail).toReversed().join('')}`;
}

/** Number of UTF-16 units of the longest character. */
const MARGIN = 16;

/** Every output does this first. An empty text gets a name, so that readers do not overlook it. */
export function cleanUntrustedText(text: string, limit: number = TEXT_LIMIT): string {
  const clean = stripControls(text).trim();
  return clean === '' ? '(no name)' : shorten(clean, limit);
}

/** The text cannot end its quotation. */
export function quoteUntrustedText(text: string, limit: number = TEXT_LIMIT): string {
  return quoteText(cleanUntrustedText(text, limit));
}
