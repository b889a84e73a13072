// Checks a text before it is parsed as YAML: how it was saved, and characters that only look like spaces. A text in,
// errors with their positions out. Pure.

import { makeMistake } from './mistake.ts';
import type { YamlFault } from './yaml-faults.ts';

/** Character that a decoder writes for bytes that are not UTF-8. */
const REPLACEMENT = '\uFFFD';

/** Matches English text in UTF-16, where every second byte is zero. */
const UTF_16 = /^(?:\uFFFD\uFFFD)?(?:[^\0]\0|\0[^\0]){4}/;

/** Matches indentation, after spaces if any, with characters that YAML reads as text. */
const FALSE_INDENT = /^( *)((?![ \t\r\n])[\p{Zs}\u200b\ufeff][\p{Zs}\u200b\ufeff]*)/gmu;

/**
 * Matches controls that YAML forbids (YAML 1.2.2, 5.1), and marks that can make a line look different from its content.
 */
const HIDDEN = /(?![\t\n\r\u0085])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu;

/** The errors of the most serious kind only, because the others may follow from it. */
export function textFaults(text: string): YamlFault[] {
  if (UTF_16.test(text)) return [makeMistake('text-utf-16', {})];
  const bad = text.indexOf(REPLACEMENT);
  if (bad !== -1) {
    return [{ ...makeMistake('text-not-utf-8', {}), span: { from: bad, to: bad + 1 } }];
  }
  if (text.includes('\r') && !text.includes('\n')) return [makeMistake('text-carriage-returns', {})];
  const hidden = [...text.matchAll(HIDDEN)];
  if (hidden.length > 0)
    return hidden.map(({ 0: { length }, index }) => ({
      ...makeMistake('text-invisible', {}),
      span: { from: index, to: index + length },
    }));
  return [...text.matchAll(FALSE_INDENT)].map(({ index, 1: spaces = '', 2: blanks = '' }) => ({
    ...makeMistake('text-false-indent', {}),
    span: { from: index + spaces.length, to: index + spaces.length + blanks.length },
  }));
}
