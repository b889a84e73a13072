// Detects that nearly all benchmarks moved the same way. A change of the code seldom reaches all of them; a change of
// the build, the toolchain or the machine does. Rows of a run in, the rows that moved and their direction out.

import type { Comparison } from './comparison.ts';

export interface CommonMove {
  readonly way: 'worse' | 'better';
  /** Rows that moved that way by more than their noise. */
  readonly moved: readonly Comparison[];
  readonly of: number;
}

/** Minimum number of rows. Fewer may move together by chance, or because they run the same code. */
const MIN_ROWS = 8;

/** Minimum share of the rows with noise that must move the same way. */
const MIN_SHARE = 0.8;

export function findCommonMove(rows: readonly Comparison[]): CommonMove | null {
  // One metric of each benchmark: a time and the rate that follows from it would be two votes for one change.
  const noisy = rows.filter(({ exact, primary, interval }) => primary && !exact && interval !== null);
  if (noisy.length < MIN_ROWS) return null;
  for (const way of ['worse', 'better'] as const) {
    const moved = noisy.filter((row) => directionOf(row) === way);
    if (moved.length / noisy.length >= MIN_SHARE) return { way, moved, of: noisy.length };
  }
  return null;
}

/** Null where its 95 % interval allows both directions. */
function directionOf({ interval, better }: Comparison): CommonMove['way'] | null {
  if (interval === null || (interval.low <= 0 && interval.high >= 0)) return null;
  return interval.low > 0 === (better === 'lower') ? 'worse' : 'better';
}
