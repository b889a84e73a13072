// A problem's message as a Phrase. Messages are sentences of ours with other people's words in them, in quotes;
// which is which cannot be known here, so a message is prose only if what stands outside of quotes has no power
// in any output. Otherwise all of it is treated as text that others wrote.

import { type Phrase, type Piece, quote } from './phrase.ts';

/** In double quotes or backticks: what was found, or what to write. */
const QUOTED = /"([^"\n]+)"|`([^`\n]+)`/g;

/** Letters, digits and the punctuation of sentences … */
const PROSE = /^[\p{L}\p{N}\s.,;:()'%/=+±…–-]*$/u;

/** … that make no link and no reference to an issue or a commit. */
const LINKING = /:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/iu;

export function messagePhrase(message: string): Phrase {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: found, 2: written, index } of message.matchAll(QUOTED)) {
    pieces.push(message.slice(end, index), quote(found ?? written ?? ''));
    end = index + whole.length;
  }
  pieces.push(message.slice(end));
  const isHarmless = pieces.every((piece) => typeof piece !== 'string' || isProse(piece));
  // Two quotes without a word between them would be one code span in Markdown.
  const isApart = pieces.every((piece, index) => piece !== '' || index === 0 || index === pieces.length - 1);
  return isHarmless && isApart ? pieces.filter((piece) => piece !== '') : [quote(message)];
}

function isProse(text: string): boolean {
  return PROSE.test(text) && !LINKING.test(text);
}
