// Recorded traces of real programs: the deviation of each invocation of an unchanged program from the median, in the
// order of the recording, on a quiet machine and next to other programs. In: the files that `record-traces.mjs` writes.
// Out: factors with median 1, which a simulation can replay from any place.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the files in `traces/`. */
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

/**
 * `quiet`: nothing else was running. `busy`: a neighbour on each processor, on for half of the time. `crowded`: one neighbour, and
 * others who took four times as much.
 */
export const SURROUNDINGS = ['quiet', 'busy', 'crowded'] as const;

export type TraceName = `${(typeof PROGRAMS)[number]}-${(typeof SURROUNDINGS)[number]}`;

/** The used part of a file. The rest of it is for people. */
interface TraceFile {
  /** Nanoseconds of one operation; one value per invocation. */
  readonly quiet: readonly number[];
  readonly busy: readonly number[];
  readonly crowded: readonly number[];
}

/**
 * Ratios of each invocation to the median of its trace. The programs ran in turns, so values at the same place of two
 * traces are from the same moment: noise that affects all programs is in all of them.
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

/** Returns `length` factors in the order of the trace, cyclically from place `start` on, which may be any integer. */
export function replay(trace: readonly number[], start: number, length: number): number[] {
  const first = ((start % trace.length) + trace.length) % trace.length;
  return Array.from({ length }, (_, index) => trace[(first + index) % trace.length]!);
}

/** Returns each value divided by the median of all. */
export function factorsOf(values: readonly number[]): number[] {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)]!, sorted[Math.ceil((sorted.length - 1) / 2)]!];
  const median = (low + high) / 2;
  return values.map((value) => value / median);
}

function readTrace(program: string): TraceFile {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'traces', `${program}.json`), 'utf8')) as TraceFile;
}
