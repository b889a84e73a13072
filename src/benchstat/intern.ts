// Words of a run by number: the same word gets the same number, counted from 0. For the names and units of
// hundreds of thousands of lines, which are compared and looked up by number from there on.

export interface Words {
  numberOf(word: string): number;
  text(number: number): string;
}

/** Keeps the strings that it is given: a slice of a file would keep the whole file. */
export function makeWords(): Words {
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
