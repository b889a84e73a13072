// Parses the message of a problem into a RichText. Messages are this program's sentences with untrusted text in quotes,
// but the parts cannot be told apart with certainty here. So a message is prose only if all text outside of quotes is
// harmless in every output. Otherwise the whole message is treated as untrusted text.

import { asUntrustedText, type Piece, type RichText } from './rich-text.ts';

/** Text in double quotes or backticks: a value that was found, or text to write. */
const QUOTED = /"([^"\n]+)"|`([^`\n]+)`/g;

/** Prose: letters, digits and the punctuation of sentences. */
const PROSE = /^[\p{L}\p{N}\s.,;:()'%/=+±…–-]*$/u;

/** Prose that makes a link, or a reference to an issue or a commit. */
const LINKING = /:\/\/|www\.|\bGH-\d|\b[0-9a-f]{7,}\b/iu;

export function parseProblemMessage(message: string): RichText {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: found, 2: written, index } of message.matchAll(QUOTED)) {
    pieces.push(message.slice(end, index), asUntrustedText(found ?? written ?? ''));
    end = index + whole.length;
  }
  pieces.push(message.slice(end));
  const isHarmless = pieces.every((piece) => typeof piece !== 'string' || isProse(piece));
  // Two quotes without a word between them would be one code span in Markdown.
  const isApart = pieces.every((piece, index) => piece !== '' || index === 0 || index === pieces.length - 1);
  return isHarmless && isApart ? pieces.filter((piece) => piece !== '') : [asUntrustedText(message)];
}

function isProse(text: string): boolean {
  return PROSE.test(text) && !LINKING.test(text);
}
