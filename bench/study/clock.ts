// What a clock and a benchmark tool make of a time: ticks, and the digits that are printed. Nanoseconds in and out.

import type { Random } from '../random.ts';

export interface Clock {
  /** Nanoseconds between two ticks; 0: it shows every time as it is. */
  readonly tick: number;
  /** Nanoseconds of the first tick. */
  readonly first: number;
}

/** A clock with ticks of a part of the level. The first tick is anywhere, so that no level lies on one by design. */
export function clockOf(level: number, part: number | undefined, random: Random): Clock {
  if (part === undefined) return { tick: 0, first: 0 };
  const tick = level * part;
  return { tick, first: tick * random.uniform() };
}

/** The tick that is nearest to a time. */
export function readClock({ tick, first }: Clock, nanoseconds: number): number {
  return tick === 0 ? nanoseconds : first + tick * Math.round((nanoseconds - first) / tick);
}

/** Digits behind the point for times from this many nanoseconds on; below, six. Source: Go's testing package. */
const DIGITS = [
  [999.95, 0],
  [99.995, 1],
  [9.9995, 2],
  [0.99995, 3],
  [0.099995, 4],
  [0.0099995, 5],
] as const;

/** As `go test -bench` prints a time: about four digits, so that ties are the rule. */
export function goNanoseconds(time: number): string {
  return time.toFixed(DIGITS.find(([from]) => time >= from)?.[1] ?? 6);
}
