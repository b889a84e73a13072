// Draws random numbers and intervals for the models of noise. In: a source of random numbers.

import type { Random } from '../random.ts';

/** Returns a normal number with mean 0. */
export function drawNormal(random: Random, sd: number | undefined): number {
  return sd === undefined ? 0 : sd * random.gauss();
}

/** Returns a uniform number. */
export function drawUniform(random: Random, { from, to }: { from: number; to: number }): number {
  return from + (to - from) * random.uniform();
}

/**
 * Yields the intervals, from 0 to an end, in which something that comes and goes is present. Presence and absence have
 * exponential durations with these means, and the process is stationary.
 */
export function* staysOf(
  random: Random,
  { on, off, end }: { on: number; off: number; end: number },
): Generator<{ from: number; to: number }> {
  let isOn = random.uniform() < on / (on + off);
  for (let from = 0; from < end; isOn = !isOn) {
    const to = from + random.exponential() * (isOn ? on : off);
    if (isOn) yield { from, to: Math.min(to, end) };
    from = to;
  }
}
