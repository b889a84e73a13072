// Detects that nearly all benchmarks moved the same way. A change of the code seldom reaches all of them; a change of
// the build, the toolchain or the machine does. Rows of a run in, the rows that moved and their direction out. Also the
// move of control benchmarks, which `compare/control-move.ts` finds.

import type { Comparison } from './comparison.ts';
import type { Benchmark } from './sample.ts';

export interface CommonMove {
  readonly way: 'worse' | 'better';
  /** Rows that moved that way by more than their noise. */
  readonly moved: readonly Comparison[];
  readonly of: number;
}

/** Control benchmarks moved together, by more than their interval. Head cannot be the cause. */
export interface ControlMove {
  readonly controls: readonly Benchmark[];
  /** Worsening of their geomean, a ratio; below zero if they got better. */
  readonly worsening: number;
}

/** Minimum number of rows. Fewer may move together by chance, or because they run the same code. */
const MIN_ROWS = 8;

/** Minimum share of the rows with noise that must move the same way. */
const MIN_SHARE = 0.8;

export function findCommonMove(rows: readonly Comparison[]): CommonMove | null {
  // One metric of each benchmark: a time and the rate that follows from it would be two votes for one change.
  const noisy = rows.filter((row) => isNoisy(row) && !row.isControl);
  if (noisy.length < MIN_ROWS) return null;
  for (const way of ['worse', 'better'] as const) {
    const moved = noisy.filter((row) => directionOf(row) === way);
    if (moved.length / noisy.length >= MIN_SHARE) return { way, moved, of: noisy.length };
  }
  return null;
}

/** The primary metric of a benchmark, whose values vary and have an interval. */
export function isNoisy({ exact, primary, interval }: Comparison): boolean {
  return primary && !exact && interval !== null;
}

/** Null where its 95 % interval allows both directions. */
function directionOf({ interval, better }: Comparison): CommonMove['way'] | null {
  if (interval === null || (interval.low <= 0 && interval.high >= 0)) return null;
  return interval.low > 0 === (better === 'lower') ? 'worse' : 'better';
}
