// A stand-in for recorded traces: two courses of one made-up program, until recorded ones are there.

import { randomOf } from '../random.ts';

const LENGTH = 60;

/** Factors around a median of 1, one for each invocation, by the name of the program and the kind of its machine. */
export const TRACES: Readonly<Record<string, readonly number[]>> = {
  'made-up-quiet': madeUp(1, 0.01),
  'made-up-busy': madeUp(2, 0.1),
};

/** So many factors of a trace, from a place on; after its end it begins anew. */
export function replay(trace: readonly number[], start: number, length: number): number[] {
  return Array.from({ length }, (_, index) => trace[(start + index) % trace.length]!);
}

function madeUp(seed: number, deviation: number): number[] {
  const random = randomOf(seed);
  return Array.from({ length: LENGTH }, () => Math.exp(deviation * random.gauss()));
}
