// Standard normal numbers for simulating noise. The sequence is fixed, so that results are the same in every run and on
// every machine. A length in, numbers out.

import { normalQuantile } from './normal.ts';

const SEED = 0x2545_f491;

/** Returns the first `length` numbers of the sequence. */
export function normalDraws(length: number): Float64Array {
  const draws = new Float64Array(length);
  let state = SEED;
  for (let index = 0; index < length; index += 1) {
    // Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003): every number except 0 occurs once per period.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    draws[index] = normalQuantile(((state >>> 0) - 0.5) / 2 ** 32);
  }
  return draws;
}
