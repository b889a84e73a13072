// Random numbers for permutations, the same in every run and on every machine. They are not for secrets.
// Source: Marsaglia, Xorshift RNGs, Journal of Statistical Software 8 (2003).

/** The next number is from 1 to 2³² - 1. Each occurs once per period. The seed must not be 0. */
export function xorshift32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}
