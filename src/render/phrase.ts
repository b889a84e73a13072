// A sentence as separate pieces: this program's own words, emphasised words, and untrusted text, so that each output
// can render each kind in its own way. `say` makes a Phrase; `tell` turns it into text.

import { quoted } from './untrusted.ts';

export type Piece = string | { readonly strong: string } | { readonly untrusted: string };
export type Phrase = readonly Piece[];

/** Functions with which an output renders the three kinds of pieces. */
export interface Voice {
  readonly plain: (text: string) => string;
  readonly strong: (text: string) => string;
  readonly untrusted: (text: string) => string;
}

/** Voice for plain text outputs: untrusted text is put in double quotes. */
export const PLAIN: Voice = {
  plain: (text) => text,
  strong: (text) => text,
  untrusted: (text) => quoted(text),
};

/** Voice like `PLAIN` that never shortens a quoted sentence. */
export const QUOTING: Voice = { ...PLAIN, untrusted: (text) => quoted(text, Number.POSITIVE_INFINITY) };

/**
 * Makes a Phrase: say`${quote(row.name)} got ${strong('10.48% slower')}.` Strings put in are this program's own text.
 */
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

/** Marks text as untrusted. */
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
