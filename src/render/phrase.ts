// A sentence before it is told: our own words, words that carry the weight, and untrusted text, kept apart so
// that each output can show each its own way. `say` writes one; `tell` turns it into text.

import { quoted } from './untrusted.ts';

export type Piece = string | { readonly strong: string } | { readonly untrusted: string };
export type Phrase = readonly Piece[];

/** How an output shows the three kinds. */
export interface Voice {
  readonly plain: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly untrusted: (text: string) => string;
}

/** For outputs that are nothing but text: what others wrote stands between double quotes. */
export const PLAIN: Voice = {
  plain: (text) => text,
  strong: (text) => text,
  untrusted: (text) => quoted(text),
};

/** The same, with sentences quoted whole. */
export const QUOTING: Voice = { ...PLAIN, untrusted: (text) => quoted(text, Number.POSITIVE_INFINITY) };

/** say`${quote(row.name)} got ${strong('10.48% slower')}.` Strings put in are our own text. */
export function say(texts: TemplateStringsArray, ...values: readonly (Piece | Phrase)[]): Phrase {
  return texts
    .flatMap((text, index): readonly Piece[] => {
      const value = values[index] ?? '';
      return [text, ...(isPhrase(value) ? value : [value])];
    })
    .filter((piece) => piece !== '');
}

export function strong(text: string): Piece {
  return { strong: text };
}

/** Text that others wrote. */
export function quote(text: string): Piece {
  return { untrusted: text };
}

export function tell(phrase: Phrase, voice: Voice): string {
  return phrase
    .map((piece) => {
      if (typeof piece === 'string') return voice.plain(piece);
      return 'strong' in piece ? voice.strong(piece.strong) : voice.untrusted(piece.untrusted);
    })
    .join('');
}

function isPhrase(value: Piece | Phrase): value is Phrase {
  return Array.isArray(value);
}
