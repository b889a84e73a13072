// Models how a clock and a benchmark tool change a time: ticks, and the printed digits. In and out: nanoseconds.

import type { Random } from '../random.ts';

export interface TickClock {
  /** Nanoseconds between two ticks. 0: the clock is exact. */
  readonly tick: number;
  /** Time of the first tick in nanoseconds. */
  readonly first: number;
}

/** Returns a clock with ticks of a part of the level. The first tick is random, so that no level is aligned with it. */
export function clockOf(level: number, part: number | undefined, random: Random): TickClock {
  if (part === undefined) return { tick: 0, first: 0 };
  const tick = level * part;
  return { tick, first: tick * random.uniform() };
}

/** Returns the tick nearest to a time. */
export function readClock({ tick, first }: TickClock, nanoseconds: number): number {
  return tick === 0 ? nanoseconds : first + tick * Math.round((nanoseconds - first) / tick);
}

/** Digits after the decimal point for times from this many nanoseconds on; six below. Source: Go's testing package. */
const DIGITS = [
  [999.95, 0],
  [99.995, 1],
  [9.9995, 2],
  [0.99995, 3],
  [0.099995, 4],
  [0.0099995, 5],
] as const;

/** Formats a time as `go test -bench` does: about four digits, so that most values have ties. */
export function goNanoseconds(time: number): string {
  return time.toFixed(DIGITS.find(([from]) => time >= from)?.[1] ?? 6);
}
