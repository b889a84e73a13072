// Random choices of a fuzzer. In: a seed and the number of a case. Out: choices that are equal on every machine.

import { randomOf } from '../random.ts';

export interface Dice {
  /** Returns an integer in [0, limit). */
  below(limit: number): number;
  /** Returns a random element. Throws a RangeError for an empty list. */
  pick<T>(list: readonly T[]): T;
  /** Returns true with a probability of 1/`many`. */
  oneIn(many: number): boolean;
}

/** Returns the choices of a case. They are independent of those of other cases. */
export function diceOf(seed: number, nth = 0): Dice {
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
