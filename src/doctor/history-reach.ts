// Computes which steps of the history a run of the proposed gate can confirm. In: the noise, and the rounds of the plan.
// Out: ratios. It is shown only where runs are recorded.

import { MIN_CHANGE } from '../history/changes.ts';
import { CONFIRMING_ALPHA } from '../history/confirmation.ts';
import type { PlannedRounds } from '../stats/alpha-spending.ts';
import { normalQuantile } from '../stats/normal.ts';
import { type Noise, rankVaryingRows } from './noise.ts';

/** The smallest steps that a run of two commits confirms in 9 of 10 cases, as ratios. */
export interface HistoryReach {
  /** Rounds of the run: the fewest of the plan, because a run stops when its budgets are decided. */
  readonly rounds: number;
  /** Of the result with the median noise. */
  readonly typical: number;
  readonly worst: number;
}

/** Chance with which a step of this size is confirmed. */
const POWER = 0.9;

/** Ratio of the standard error of a median to that of a mean, for normal values and many of them: sqrt(pi / 2). */
const MEDIAN_ERROR = Math.sqrt(Math.PI / 2);

/** Returns the reach; null if nothing varies, because then every step is confirmed. */
export function historyReachOf(noise: readonly Noise[], { min: rounds }: PlannedRounds): HistoryReach | null {
  const ranked = rankVaryingRows(noise);
  const [worst] = ranked;
  const typical = ranked[Math.floor(ranked.length / 2)];
  if (worst === undefined || typical === undefined) return null;
  return { rounds, typical: confirmedStep(typical.spread, rounds), worst: confirmedStep(worst.spread, rounds) };
}

/** Returns the smallest step for a spread, from the error of the difference of two medians on the logarithmic scale. */
function confirmedStep(spread: number, rounds: number): number {
  const error = MEDIAN_ERROR * spread * Math.sqrt(2 / rounds);
  const errors = normalQuantile(1 - CONFIRMING_ALPHA / 2) + normalQuantile(POWER);
  return Math.max(MIN_CHANGE, Math.expm1(errors * error));
}
