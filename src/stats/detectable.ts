// The smallest change that a measurement plan detects in 9 of 10 runs (minimum detectable change). It simulates the
// decision rule on normal noise. Each simulation has one exact size from which on a change is detected, because a
// larger change only makes all ranks and medians clearer. The result is a quantile of these sizes.
// A plan, the noise and the limit in, a shift of logarithms out. Assumes normal noise of equal size on both sides and
// independent invocations. It must never promise what the thresholds of the real test cannot give.

import { ratiosOutside } from './hodges-lehmann.ts';
import { median } from './median.ts';
import { normalDraws } from './random-numbers.ts';
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

/** Number of simulations. With 1000, the probability of detection has a standard error of one percentage point. */
const SIMULATIONS = 1000;

/** Maximum number of rounds. Longer plans get the result for this number, which is never too small. */
const MAX_ROUNDS = 30;

export function finderFor({ chances, likely }: DetectionPlan): ShiftFinder {
  const steps = chances.map((chance) => simulateLook(chance, likely));
  if (steps.every(({ byRanks }) => byRanks === null)) return () => null;
  const sizes = new Float64Array(SIMULATIONS);
  return (noise, limit) => {
    for (const index of sizes.keys()) sizes[index] = findSmallestChange(steps, index, noise, limit);
    return sizes.sort()[Math.ceil(POWER * SIMULATIONS) - 1]!;
  };
}

/** Quantities of one look, one number per simulation, in standard deviations. */
interface SimulatedLook {
  /** The test is significant if head is larger by at least minus this value. Null: it never is. */
  readonly byRanks: Float64Array | null;
  /** Change of the medians, or the good end of its likely interval if that is lower. Null: there is no interval. */
  readonly likely: Float64Array | null;
  /** Bad end of the interval that decides about clearing. Null: there is no interval. */
  readonly ends: Float64Array | null;
}

function simulateLook(chance: DetectionLook, likely: number): SimulatedLook {
  const { alpha, clearing } = chance;
  const rounds = Math.min(chance.rounds, MAX_ROUNDS);
  const runs = simulateRuns(rounds);
  const column = (position: number) => Float64Array.from(runs, ({ differences }) => differences[position]!);
  // U is the number of pairs in the wrong order, so its largest significant value is the number of pairs allowed.
  const beyond = untiedLowerHalf(rounds, rounds).findIndex((probability) => probability > alpha);
  const inversions = (beyond === -1 ? Math.floor(rounds ** 2 / 2) : beyond) - 1;
  const beyondLikely = ratiosOutside(rounds, rounds, likely);
  const beyondPossible = ratiosOutside(rounds, rounds, 1 - 2 * clearing);
  return {
    byRanks: inversions < 0 ? null : column(inversions),
    likely: beyondLikely === 0 ? null : column(beyondLikely - 1).map((end, run) => Math.min(end, runs[run]!.shift)),
    ends: beyondPossible === 0 ? null : column(rounds ** 2 - beyondPossible),
  };
}

/** Smallest change that this simulation detects: significant at a look, and not cleared before. */
function findSmallestChange(steps: readonly SimulatedLook[], index: number, noise: number, limit: number): number {
  let smallest = Infinity;
  let uncleared = -Infinity;
  for (const { byRanks, likely, ends } of steps) {
    if (byRanks !== null && likely !== null) {
      const needed = Math.max(-noise * byRanks[index]!, limit - noise * likely[index]!, uncleared);
      smallest = Math.min(smallest, needed);
    }
    if (ends !== null) uncleared = Math.max(uncleared, limit - noise * ends[index]!);
  }
  return smallest;
}

/** One simulated run in which base and head do not differ, in standard deviations. */
interface SimulatedRun {
  /** All differences head - base, ascending. */
  readonly differences: Float64Array;
  /** Median of head minus median of base. */
  readonly shift: number;
}

let allDraws: Float64Array | null = null;

const runsByRounds = new Map<number, readonly SimulatedRun[]>();

/** All numbers of rounds use the first values of the same draws. Cached: it is slow. */
function simulateRuns(rounds: number): readonly SimulatedRun[] {
  const known = runsByRounds.get(rounds);
  if (known !== undefined) return known;
  allDraws ??= normalDraws(2 * MAX_ROUNDS * SIMULATIONS);
  const draws = allDraws;
  const made = Array.from({ length: SIMULATIONS }, (_, index) => {
    const start = 2 * MAX_ROUNDS * index;
    const base = draws.subarray(start, start + rounds);
    const head = draws.subarray(start + MAX_ROUNDS, start + MAX_ROUNDS + rounds);
    const differences = new Float64Array(rounds ** 2);
    let next = 0;
    for (const b of base) for (const h of head) differences[next++] = h - b;
    return { differences: differences.sort(), shift: median([...head]) - median([...base]) };
  });
  runsByRounds.set(rounds, made);
  return made;
}
