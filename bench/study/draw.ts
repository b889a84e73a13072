// Numbers and intervals that the models of noise draw: a source of random numbers in, what was drawn out.

import type { Random } from '../random.ts';

/** Normal, around 0. */
export function scaled(random: Random, sd: number | undefined): number {
  return sd === undefined ? 0 : sd * random.gauss();
}

/** Uniform. */
export function between(random: Random, { from, to }: { from: number; to: number }): number {
  return from + (to - from) * random.uniform();
}

/**
 * Where something that comes and goes is there, from 0 up to an end. Both its stays and its absences last exponential
 * times with these means, and it has been coming and going forever.
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
