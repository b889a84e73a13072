// Noise as benchmarks have it, for tests that simulate runs: lognormal times around a middle. A generator in, the
// same numbers out on every machine.

import type { Random } from './random-samples.ts';

/** Standard normal, by twelve uniforms less six: the tails end at 6, which no test here comes near. */
export function normal(random: Random): number {
  let sum = -6;
  for (let index = 0; index < 12; index += 1) sum += random();
  return sum;
}

/** `spread` is the standard deviation of the logarithms. */
export function noisyTimes(
  random: Random,
  { middle, spread, n }: { middle: number; spread: number; n: number },
): number[] {
  return Array.from({ length: n }, () => Number((middle * Math.exp(spread * normal(random))).toPrecision(6)));
}
