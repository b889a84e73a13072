// Finds the known word that a misspelt one probably means. A word and the known words in, one of them or null out.

import { editDistance } from './edit-distance.ts';

/** Maximum wrong part of a word. With more, a suggestion would only confuse. */
const MAX_EDIT_SHARE = 0.4;

/** The known word with the fewest differences after `simplify`, or null if none is similar. */
export function findNearestWord(
  word: string,
  known: Iterable<string>,
  simplify: (text: string) => string = (text) => text,
): string | null {
  let best: { readonly candidate: string; readonly distance: number } | null = null;
  for (const candidate of known) {
    const distance = editDistance(word, simplify(candidate));
    if (distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { candidate, distance };
  }
  if (best === null) return null;
  return best.distance <= MAX_EDIT_SHARE * Math.max(word.length, best.candidate.length) ? best.candidate : null;
}
