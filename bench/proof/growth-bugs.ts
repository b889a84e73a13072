// Three programs that are quadratic by mistake, as people report them, each with its repair. They count their steps, so that nothing of
// them depends on a clock.

export interface GrowthBug {
  readonly name: string;
  /** Steps for an input of n parts, without the mistake and with it. */
  readonly repaired: (n: number) => number;
  readonly broken: (n: number) => number;
}

/** Removes repeated items by searching the list of those seen so far. */
const duplicates: GrowthBug = {
  name: 'Dedupe',
  repaired: (n) => n,
  broken(n) {
    let steps = 0;
    const seen: number[] = [];
    for (let item = 0; item < n; item += 1) {
      const at = seen.indexOf(item);
      steps += at < 0 ? seen.length + 1 : at + 1;
      if (at < 0) seen.push(item);
    }
    return steps;
  },
};

/** Reads lines from a buffer, and copies what is left of it after each one. */
const LINE = 40;
const lines: GrowthBug = {
  name: 'ReadLines',
  repaired: (n) => n * LINE,
  broken(n) {
    let [steps, left] = [0, n * LINE];
    while (left > 0) {
      left -= LINE;
      steps += LINE + left;
    }
    return steps;
  },
};

/** Finds line and column of each token from the start of the text. Most of the work is reading the token. */
const positions: GrowthBug = {
  name: 'Locate',
  repaired: (n) => n * 300,
  broken(n) {
    let steps = 0;
    for (let token = 0; token < n; token += 1) steps += 300 + token;
    return steps;
  },
};

export const GROWTH_BUGS: readonly GrowthBug[] = [duplicates, lines, positions];
