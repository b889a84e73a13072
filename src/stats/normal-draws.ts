// Standard normal numbers for rehearsing what noise does: a fixed sequence, so that every question has one answer,
// the same in every run and on every machine. A length in, numbers out.

import { normalQuantile } from './normal.ts';

const SEED = 0x2545_f491;

/** The first `length` of the sequence. */
export function normalDraws(length: number): Float64Array {
  const draws = new Float64Array(length);
  let state = SEED;
  for (let index = 0; index < length; index += 1) {
    // Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003): every number but 0 comes once.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    draws[index] = normalQuantile(((state >>> 0) - 0.5) / 2 ** 32);
  }
  return draws;
}
