// A sentence as separate pieces: this program's own words, emphasised words, code, and untrusted text, so that each
// output can render each kind in its own way. `richText` makes a RichText; `formatRichText` turns it into text.

import { cleanUntrustedText, quoteUntrustedText } from './untrusted.ts';

export type Piece = string | { readonly strong: string } | { readonly code: string } | { readonly untrusted: string };
export type RichText = readonly Piece[];

export interface Formatter {
  readonly plain: (text: string) => string;
  readonly strong: (text: string) => string;
  /** Renders a text to write or to look for. It may be as untrusted as `untrusted`. */
  readonly code: (text: string) => string;
  readonly untrusted: (text: string) => string;
}

/** Untrusted text is put in double quotes. */
export const PLAIN_FORMATTER: Formatter = {
  plain: (text) => text,
  strong: (text) => text,
  code: (text) => formatPlainCode(text),
  untrusted: (text) => quoteUntrustedText(text),
};

/** Quoted sentences are never shortened. */
export const UNCUT_FORMATTER: Formatter = {
  ...PLAIN_FORMATTER,
  code: (text) => formatPlainCode(text, Number.POSITIVE_INFINITY),
  untrusted: (text) => quoteUntrustedText(text, Number.POSITIVE_INFINITY),
};

/** Double quotes stand for backticks that the code could end itself. */
function formatPlainCode(text: string, limit?: number): string {
  return text.includes('`') ? quoteUntrustedText(text, limit) : `\`${cleanUntrustedText(text, limit)}\``;
}

/**
 * Makes a RichText: richText`${asUntrustedText(row.name)} got ${emphasise('10.48% slower')}.` Strings and numbers put in
 * are this program's own text, and null and `undefined` are nothing.
 */
export function richText(
  texts: TemplateStringsArray,
  ...values: readonly (Piece | RichText | number | null | undefined)[]
): RichText {
  return texts
    .flatMap((text, index): readonly Piece[] => {
      const value = values[index] ?? '';
      return [text, ...(isRichText(value) ? value : [typeof value === 'number' ? String(value) : value])];
    })
    .filter((piece) => piece !== '');
}

/** Null is left out. */
export function joinRichTexts(texts: readonly (RichText | null)[], separator: string): RichText {
  const present = texts.filter((words) => words !== null);
  return present.flatMap((words, index) => (index === 0 ? words : [separator, ...words]));
}

export function emphasise(text: string): Piece {
  return { strong: text };
}

export function asCode(text: string): Piece {
  return { code: text };
}

export function asUntrustedText(text: string): Piece {
  return { untrusted: text };
}

export function formatRichText(words: RichText, formatter: Formatter = PLAIN_FORMATTER): string {
  return words
    .map((piece) => {
      if (typeof piece === 'string') return formatter.plain(piece);
      if ('strong' in piece) return formatter.strong(piece.strong);
      return 'code' in piece ? formatter.code(piece.code) : formatter.untrusted(piece.untrusted);
    })
    .join('');
}

function isRichText(value: Piece | RichText | number): value is RichText {
  return Array.isArray(value);
}
