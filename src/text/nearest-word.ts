// Finds the known word that a misspelt one probably means. A word and the known words in, one of them or null out.

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

/**
 * Counts the insertions, deletions, replacements and swaps of neighbours that turn one word into the other: optimal
 * string alignment, after Damerau (1964), Communications of the ACM 7, 171-176.
 */
export function editDistance(from: string, to: string): number {
  let previous: number[] = [];
  let current = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const differs = from[row - 1] === to[column - 1] ? 0 : 1;
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      next[column] = Math.min(
        next[column - 1]! + 1,
        current[column]! + 1,
        current[column - 1]! + differs,
        isSwap ? previous[column - 2]! + 1 : Number.POSITIVE_INFINITY,
      );
    }
    previous = current;
    current = next;
  }
  return current[to.length]!;
}
