// A sentence as separate pieces: this program's own words, emphasised words, and untrusted text, so that each output
// can render each kind in its own way. `richText` makes a RichText; `formatRichText` turns it into text.

import { quoteUntrustedText } from './untrusted.ts';

export type Piece = string | { readonly strong: string } | { readonly untrusted: string };
export type RichText = readonly Piece[];

/** Functions with which an output renders the three kinds of pieces. */
export interface Formatter {
  readonly plain: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly untrusted: (text: string) => string;
}

/** Formatter for plain text outputs: untrusted text is put in double quotes. */
export const PLAIN_FORMATTER: Formatter = {
  plain: (text) => text,
  strong: (text) => text,
  untrusted: (text) => quoteUntrustedText(text),
};

/** Formatter like `PLAIN_FORMATTER` that never shortens a quoted sentence. */
export const UNCUT_FORMATTER: Formatter = {
  ...PLAIN_FORMATTER,
  untrusted: (text) => quoteUntrustedText(text, Number.POSITIVE_INFINITY),
};

/**
 * Makes a RichText: richText`${asUntrustedText(row.name)} got ${emphasise('10.48% slower')}.` Strings put in are this
 * program's own text.
 */
export function richText(texts: TemplateStringsArray, ...values: readonly (Piece | RichText)[]): RichText {
  return texts
    .flatMap((text, index): readonly Piece[] => {
      const value = values[index] ?? '';
      return [text, ...(isRichText(value) ? value : [value])];
    })
    .filter((piece) => piece !== '');
}

export function emphasise(text: string): Piece {
  return { strong: text };
}

/** Marks text as untrusted. */
export function asUntrustedText(text: string): Piece {
  return { untrusted: text };
}

export function formatRichText(phrase: RichText, voice: Formatter): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return voice.plain(piece);
      return 'strong' in piece ? voice.strong(piece.strong) : voice.untrusted(piece.untrusted);
    })
    .join('');
}

function isRichText(value: Piece | RichText): value is RichText {
  return Array.isArray(value);
}
