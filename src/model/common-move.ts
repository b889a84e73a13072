// Whether nearly everything moved the same way. A change of the code seldom reaches all benchmarks; the build, the
// toolchain and the machine do. In: the rows of a run. Out: those that moved, and which way.

import type { Comparison } from './comparison.ts';

export interface CommonMove {
  readonly way: 'worse' | 'better';
  /** Those that moved that way by more than their noise. */
  readonly moved: readonly Comparison[];
  /** How many rows could have. */
  readonly of: number;
}

/** Fewer move together by chance, or because they do the same thing. */
const FEWEST_ROWS = 8;

/** Of the noisy rows. */
const LEAST_SHARE = 0.8;

export function commonMoveOf(rows: readonly Comparison[]): CommonMove | null {
  // One metric of each benchmark: a time and the rate that follows from it would count twice.
  const noisy = rows.filter(({ exact, primary, interval }) => primary && !exact && interval !== null);
  if (noisy.length < FEWEST_ROWS) return null;
  for (const way of ['worse', 'better'] as const) {
    const moved = noisy.filter((row) => wayOf(row) === way);
    if (moved.length / noisy.length >= LEAST_SHARE) return { way, moved, of: noisy.length };
  }
  return null;
}

/** Null where the 95 % interval of the change holds both. */
function wayOf({ interval, better }: Comparison): CommonMove['way'] | null {
  if (interval === null || (interval.low <= 0 && interval.high >= 0)) return null;
  return interval.low > 0 === (better === 'lower') ? 'worse' : 'better';
}
