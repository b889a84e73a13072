// Text that others wrote: benchmark names, commands, refs, messages of tools. It is cleaned here of everything
// that is not visible where it stands, before any output escapes it in its own way. In: any text. Out: one line.
// Must never let a control, a bidirectional mark or a line break through.

import { BLANK_LETTERS } from '../model/blank-letters.ts';
import { cite } from '../model/cite.ts';

/** Longest piece of untrusted text in any output; enough for the names people give, too short to fill a page. */
export const TEXT_LIMIT = 120;

/** Tabs, line breaks of all kinds, and runs of them. */
const BREAKS = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;

/** Controls (C0, C1), format characters (bidirectional, zero-width, tags) and lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}]/gu;

const BLANKS = new RegExp(`[${BLANK_LETTERS}]`, 'gu');

/** What most names are made of, and needs no cleaning. */
const PLAIN = /^[ -~]*$/;

/** One line of visible text: breaks become a space, what cannot be seen is dropped. */
export function stripControls(text: string): string {
  if (PLAIN.test(text)) return text;
  return text.replaceAll(BREAKS, ' ').replaceAll(INVISIBLE, '').replaceAll(BLANKS, '');
}

/** At most `limit` characters (code points), the last one an ellipsis when something was cut. */
export function shorten(text: string, limit: number = TEXT_LIMIT): string {
  // Characters are never more than UTF-16 units.
  if (text.length <= limit) return text;
  const characters = [...text];
  return characters.length <= limit ? text : `${characters.slice(0, limit - 1).join('')}…`;
}

/** What every output does first with untrusted text. An empty one is named, so that it is not overlooked. */
export function visible(text: string, limit: number = TEXT_LIMIT): string {
  const clean = stripControls(text).trim();
  return clean === '' ? '(no name)' : shorten(clean, limit);
}

/** Between double quotes, for outputs that are nothing but text; nothing in it can end the quotation. */
export function quoted(text: string, limit: number = TEXT_LIMIT): string {
  return cite(visible(text, limit));
}
