// The smallest change that a measurement plan detects in 9 of 10 runs (minimum detectable change). It applies the decision
// rule to runs of normal noise. Each run has one size from which on a change is detected, because a larger change only
// makes all ranks clearer. The result is a quantile of these sizes.
// A plan, the noise and the limit in, a shift of logarithms out. Assumes normal noise of equal size on both sides and
// independent invocations. It must never promise what the thresholds of the real test cannot give.
// The ends of intervals are taken as normal, and each run has one error at each look. So no values are drawn and sorted, and the
// result is within 5 % of that of simulated values: `npx node bench/measurements/detectable.ts`.

import { ratiosOutside } from './hodges-lehmann.ts';
import { normalQuantile, roughQuantile } from './normal.ts';
import { untiedLowerHalf } from './u-distribution.ts';

export interface DetectionLook {
  /** Number of values on each side. */
  readonly rounds: number;
  /** Largest one-sided p that is significant. */
  readonly alpha: number;
  /** One-sided level for clearing a comparison, when the bad end of its change is within the limit. */
  readonly clearing: number;
}

export interface DetectionPlan {
  readonly chances: readonly DetectionLook[];
  /** Confidence level of the two-sided interval of the change. Its good end must be above the limit. */
  readonly likely: number;
}

/**
 * Smallest shift of logarithms that is detected, for a noise (standard deviation of the logarithms) and a limit
 * (logarithm of the largest allowed ratio). Null if no change of any size can be detected, because even full separation
 * gives a larger p.
 */
export type ShiftFinder = (noise: number, limit: number) => number | null;

/** Probability of detecting a change of the returned size. */
export const POWER = 0.9;

/** Number of runs. Twice as many change no result by more than 1 %. */
const RUNS = 500;

/** Maximum number of rounds. Longer plans get the result for this number, which is never too small. */
const MAX_ROUNDS = 30;

export function finderFor({ chances, likely }: DetectionPlan): ShiftFinder {
  const looks = chances.map((chance) => describeLook(chance, likely));
  if (looks.every(({ byRanks }) => byRanks === null)) return () => null;
  const errors = spreadErrors(looks.map(({ rounds }) => rounds));
  const sizes = new Float64Array(RUNS);
  return (noise, limit) => {
    for (let run = 0; run < RUNS; run += 1) sizes[run] = findSmallestChange(looks, errors[run]!, noise, limit);
    return sizes.sort()[Math.ceil(POWER * RUNS) - 1]!;
  };
}

/** Bounds of the change, in standard deviations of the noise. Null: there is none. */
interface Look {
  readonly rounds: number;
  /** The test is significant if the change is above this bound. */
  readonly byRanks: Bound | null;
  /** The good end of the likely interval is above the limit if the change is this much above it. */
  readonly likely: Bound | null;
  /** The bad end of the interval that decides about clearing is within the limit if the change is this much below it. */
  readonly clearing: Bound | null;
}

/** `mean - deviation·error`, where the error of a run at a look is standard normal. */
interface Bound {
  readonly mean: number;
  readonly deviation: number;
}

function describeLook({ rounds: planned, alpha, clearing }: DetectionLook, likely: number): Look {
  const rounds = Math.min(planned, MAX_ROUNDS);
  // U is the number of pairs in the wrong order.
  const beyond = untiedLowerHalf(rounds, rounds).findIndex((probability) => probability > alpha);
  const boundAt = (outside: number) => (outside === 0 ? null : boundOf(rounds, outside));
  return {
    rounds,
    byRanks: boundAt(beyond === -1 ? Math.floor(rounds ** 2 / 2) : beyond),
    likely: boundAt(ratiosOutside(rounds, rounds, likely)),
    clearing: boundAt(ratiosOutside(rounds, rounds, 1 - 2 * clearing)),
  };
}

/**
 * The change from which on the `outside`-th smallest difference is above zero. Without a change its probability is exact. The
 * deviation is that of Hodges and Lehmann for many values and an end near the middle; the numbers are fitted to simulations,
 * to 1.5 %, from 3 to 30 values a side.
 */
function boundOf(rounds: number, outside: number): Bound {
  const extremity = Math.log(rounds ** 2 / outside);
  const factor = 0.994 + 0.0431 * extremity ** 2 - 0.00341 * extremity ** 3 + (0.1746 * extremity) / rounds;
  const deviation = factor * Math.sqrt(2 / rounds);
  return { mean: -deviation * normalQuantile(untiedLowerHalf(rounds, rounds)[outside - 1]!), deviation };
}

/** Smallest change that this run detects: significant at a look, and not cleared before. */
function findSmallestChange(looks: readonly Look[], errors: readonly number[], noise: number, limit: number): number {
  let smallest = Infinity;
  let uncleared = -Infinity;
  // Without an iterator: the function runs 500 times for each row, in a program that has just started.
  for (let index = 0; index < looks.length; index += 1) {
    const { byRanks, likely, clearing } = looks[index]!;
    const error = errors[index]!;
    if (byRanks !== null && likely !== null) {
      const significant = noise * (byRanks.mean - byRanks.deviation * error);
      const aboveLimit = limit + noise * (likely.mean - likely.deviation * error);
      smallest = Math.min(smallest, Math.max(significant, aboveLimit, uncleared));
    }
    if (clearing !== null)
      uncleared = Math.max(uncleared, limit - noise * (clearing.mean + clearing.deviation * error));
  }
  return smallest;
}

/**
 * Standard normal errors of every run at every look. Those of two looks are correlated, because the later one has the values of the
 * earlier one too. They are spread evenly instead of at random, by multiples of irrational numbers modulo 1.
 * Source: Roberts, The unreasonable effectiveness of quasirandom sequences (2018).
 */
function spreadErrors(rounds: readonly number[]): number[][] {
  let root = 1;
  for (let step = 0; step < 30; step += 1) root = (1 + root) ** (1 / (rounds.length + 1));
  return Array.from({ length: RUNS }, (_, run) => {
    let sum = 0;
    return rounds.map((n, index) => {
      const part = (0.5 + (run + 1) * root ** -(index + 1)) % 1;
      sum += Math.sqrt(n - (rounds[index - 1] ?? 0)) * roughQuantile(part);
      return sum / Math.sqrt(n);
    });
  });
}
