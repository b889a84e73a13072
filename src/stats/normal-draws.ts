// Standard normal numbers for simulating noise. The sequence is fixed, so that results are the same in every run and on
// every machine. A length in, numbers out.

import { normalQuantile } from './normal.ts';
import { xorshift32 } from './xorshift.ts';

const SEED = 0x2545_f491;

export function normalDraws(length: number): Float64Array {
  const next = xorshift32(SEED);
  return Float64Array.from({ length }, () => normalQuantile((next() - 0.5) / 2 ** 32));
}
