// Decides whether the time limit allows enough rounds for an estimate of the noise. In: the expected cost of the run. Out:
// an error, or nothing.

import type { CostEstimate } from '../model/cost-estimate.ts';
import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atFlag } from '../model/location.ts';

/** Minimum number of rounds for an estimate of the noise. */
export const MIN_NOISE_ROUNDS = 4;

/** Reports a time limit that allows too few rounds. */
export function reportTooLittleTime({ maxMinutes, elapsedMs, roundMs, rounds, maxRounds }: CostEstimate): Diagnostic[] {
  if (maxRounds >= MIN_NOISE_ROUNDS) return [];
  const neededMinutes = Math.ceil((elapsedMs + MIN_NOISE_ROUNDS * roundMs) / 60_000);
  const data = { roundMs, maxMinutes, rounds, neededMinutes, minRounds: MIN_NOISE_ROUNDS };
  return [makeError('noise-time-too-short', atFlag('max-minutes'), data, { failure: 'rounds-too-few' })];
}
