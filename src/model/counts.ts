// The counts of a run as a Recording of their own, whose rounds are placements. A program may execute other instructions
// in another place, because what hashes, alignments and allocations cost depends on addresses. So both sides are compared
// within placements, and a change is exact only if it was the same in several of them.

import type { Comparison } from './comparison.ts';
import type { Side } from './measurement.ts';
import type { Placement, Recording } from './recording.ts';

/** Metric of the counts. */
export const COUNTED_METRIC = 'instructions';

/** Fewest placements in which the differences of the sides are equal before they are compared as a number. */
export const MIN_PLACEMENTS = 3;

/**
 * Fewest placements for a limit to be broken by equal differences of counts that repeat themselves, while there are more to
 * come. A count with two values that are equally frequent, whatever the placement, has one of them in three placements of
 * base and the other one in those of head in 1 of 32 runs, and in six placements in 1 of 2,048. If all counts of a side
 * differ, equal differences are no coincidence.
 */
const MIN_REPEATED_PLACEMENTS = 6;

/** Maximum number of placements, for counts that differ between them. */
export const MAX_PLACEMENTS = 30;

/** Rounds of a recording of counts. */
export const PLACEMENT_ROUNDS = { min: MIN_PLACEMENTS, max: MAX_PLACEMENTS } as const;

/** Number of placements in which a benchmark was counted, by side; 0 for a side that does not have it. */
export type PlacementCounts = Readonly<Record<Side, number>>;

export function minOf({ base, head }: PlacementCounts): number {
  return Math.min(...[base, head].filter((count) => count > 0));
}

/** Whether both sides can be compared within placements. */
export function hasSeveralPlacements({ placements }: Pick<Comparison, 'placements'>): boolean {
  return placements !== null && minOf(placements) > 1;
}

/** Whether an exact difference may be a coincidence of counts that have few values. */
export function mayBeCoincidence({
  base,
  head,
  placements,
}: Pick<Comparison, 'base' | 'head' | 'placements'>): boolean {
  if (placements === null || minOf(placements) >= MIN_REPEATED_PLACEMENTS) return false;
  return [base, head].some((side) => side !== null && new Set(side.values).size < side.n);
}

/** The counts as a recording, to be analysed like one; null if nothing was counted. */
export function countsAsRecording({ counts, ...run }: Recording): Recording | null {
  if (counts === undefined) return null;
  const { invocations, series, ended } = counts;
  const schedule = { ...run.schedule, ...AS_ROUNDS, ended };
  return { ...run, schedule, invocations, series, problems: [] };
}

const AS_ROUNDS = { rounds: PLACEMENT_ROUNDS, unit: 'invocation', measure: 'counts' } as const;

export function isOfCounts({ schedule }: Recording): boolean {
  return schedule.measure === 'counts';
}

const PADDING_BYTES = 4096;
const PAGE_BYTES = 4096;
const TOP_PAD_PAGES = 64;

/** Fractional parts of multiples of these two numbers fill a square evenly. Roberts (2018), the sequence R2. */
const STEPS = { padding: 0.7548776662466927, topPad: 0.5698402909980532 };

/**
 * Numbers begin at 1. All runs use the same placements, so that a count that depends on its placement is still the same
 * in the next run.
 */
export function placementOf(number: number): Placement {
  const partOf = (step: number) => (0.5 + step * (number - 1)) % 1;
  return {
    padding: Math.floor(PADDING_BYTES * partOf(STEPS.padding)),
    topPad: PAGE_BYTES * Math.floor(TOP_PAD_PAGES * partOf(STEPS.topPad)),
    hashSeed: number,
  };
}
