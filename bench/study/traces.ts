// Recorded traces of real programs: how far each invocation of an unchanged program was from the middle, in the order
// in which it happened, on a quiet machine and beside a neighbour. In: the files that `record-traces.mjs` leaves.
// Out: factors with median 1, which a simulation can play again from any place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file of this name in `traces/` each. */
export const PROGRAMS = [
  'cpp-matrix',
  'go-json',
  'go-map',
  'node-json',
  'python-json',
  'python-regexp',
  'rust-hash',
  'rust-sort',
] as const;

/** `quiet`: nothing else was to run. `busy`: a neighbour was on and off. */
export const SURROUNDINGS = ['quiet', 'busy'] as const;

export type TraceName = `${(typeof PROGRAMS)[number]}-${(typeof SURROUNDINGS)[number]}`;

/** What a file holds of which this module knows; what else stands there is for people. */
interface TraceFile {
  /** Nanoseconds of one operation, a value for each invocation. */
  readonly quiet: readonly number[];
  readonly busy: readonly number[];
}

/**
 * Factors by which each invocation differed from the median of its trace. The programs took turns, so values at the
 * same place of two traces are of the same moment: noise that hits all programs is in all of them.
 */
export const TRACES: Readonly<Record<TraceName, readonly number[]>> = Object.fromEntries(
  PROGRAMS.flatMap((program) => {
    const file = readTrace(program);
    return SURROUNDINGS.map((surroundings) => [
      `${program}-${surroundings}` satisfies TraceName,
      factorsOf(file[surroundings]),
    ]);
  }),
) as Record<string, readonly number[]> as Record<TraceName, readonly number[]>;

export const traceNames = Object.keys(TRACES) as readonly TraceName[];

/** `length` factors in the order of the trace, from place `start` on, wrapping round; any whole `start` will do. */
export function replay(trace: readonly number[], start: number, length: number): number[] {
  const first = ((start % trace.length) + trace.length) % trace.length;
  return Array.from({ length }, (_, index) => trace[(first + index) % trace.length]!);
}

/** Each value divided by the median of all. */
export function factorsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [
    sorted[Math.floor((sorted.length - 1) / 2)]!,
    sorted[Math.ceil((sorted.length - 1) / 2)]!,
  ];
  const median = (low + high) / 2;
  return values.map((value) => value / median);
}

function readTrace(program: string): TraceFile {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, 'traces', `${program}.json`), 'utf8'),
  ) as TraceFile;
}
