// Computes which steps of the history a confirming run can show on this machine. In: the noise, and the time of a round.
// Out: ratios. It is shown only where runs are recorded.

import { MIN_CHANGE } from '../history/changes.ts';
import { CONFIRMING_ROUNDS, computeConfirmedSize } from '../history/confirmation.ts';
import { type Noise, rankVaryingRows } from './noise.ts';

/** The smallest steps that one run of two commits confirms in 9 of 10 cases, as ratios. */
export interface HistoryReach {
  /** Maximum number of rounds of the run, and of those that its time allows. */
  readonly rounds: number;
  /** Of the result with the median noise. */
  readonly typical: number;
  readonly worst: number;
}

/**
 * Ratio of the standard error of the Hodges-Lehmann estimate to that of a mean, for normal values: sqrt(pi / 3).
 * Hodges & Lehmann, Estimates of location based on rank tests, Annals of Mathematical Statistics 34 (1963).
 */
const SHIFT_ERROR = Math.sqrt(Math.PI / 3);

/** Returns the reach; null if nothing varies, because then every step is confirmed. */
export function historyReachOf(
  noise: readonly Noise[],
  { maxMinutes, roundMinutes }: { readonly maxMinutes: number; readonly roundMinutes: number },
): HistoryReach | null {
  const ranked = rankVaryingRows(noise);
  const [worst] = ranked;
  const typical = ranked[Math.floor(ranked.length / 2)];
  if (worst === undefined || typical === undefined) return null;
  // The warm-up takes the time of one round.
  const possible = Math.max(1, Math.floor(maxMinutes / roundMinutes) - 1);
  const rounds = Math.min(CONFIRMING_ROUNDS.max, possible);
  const stepOf = ({ spread }: typeof worst) =>
    Math.max(MIN_CHANGE, Math.expm1(computeConfirmedSize(SHIFT_ERROR * spread * Math.SQRT2, rounds)));
  return { rounds, typical: stepOf(typical), worst: stepOf(worst) };
}
