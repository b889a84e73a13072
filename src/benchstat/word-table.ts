// Maps words to numbers: equal words get the same number, from 0. Used for the names and units of hundreds of thousands
// of lines, so that they can be compared and looked up by number.

export interface WordTable {
  numberOf(word: string): number;
  text(number: number): string;
}

/**
 * Creates an empty table. It keeps the strings that it gets, so do not pass a slice of a file: it would keep the whole
 * file in memory.
 */
export function makeWordTable(): WordTable {
  const numbers = new Map<string, number>();
  const words: string[] = [];
  return {
    numberOf(word) {
      const known = numbers.get(word);
      if (known !== undefined) return known;
      numbers.set(word, words.length);
      return words.push(word) - 1;
    },
    text: (number) => words[number]!,
  };
}
