// Choices of a fuzzer. A seed and the number of a case in, the same throws on every machine out.

import { randomOf } from '../random.ts';

export interface Dice {
  /** A whole number in [0, limit). */
  below(limit: number): number;
  /** Throws a RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** True in one of so many throws. */
  oneIn(many: number): boolean;
}

/** Throws of different cases have nothing to do with each other. */
export function diceOf(seed: number, nth: number): Dice {
  const { uniform } = randomOf(seed, nth);
  const below = (limit: number) => Math.floor(uniform() * limit);
  return {
    below,
    pick(list) {
      if (list.length === 0) throw new RangeError('nothing to pick from');
      return list[below(list.length)]!;
    },
    oneIn: (many) => below(many) === 0,
  };
}
