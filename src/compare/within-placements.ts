// Compares the counts of both sides in the same placements: what a placement costs is in both counts, and not in their
// difference. A change of code moves memory too, so the differences are a sample, unless all of them are equal. They can even
// say less than the counts of each side alone: where a count has two values that the sides take in other placements. In:
// the samples of both sides; out: the change as a share of base's median, its intervals, and p.

import type { Comparison, Interval } from '../model/comparison.ts';
import { hasSeveralPlacements, MIN_PLACEMENTS } from '../model/counts.ts';
import type { Sample } from '../model/sample.ts';
import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { median } from '../stats/median.ts';
import { robustSpread } from '../stats/robust-spread.ts';
import { signedRankP, walshIntervals } from '../stats/signed-rank.ts';

export interface PlacedDifferences {
  /** Head less base in each placement that both have, as shares of base's median. Not empty. */
  readonly shares: readonly number[];
  /** All are equal, in enough placements for a verdict. */
  readonly areExact: boolean;
  /** No placement has a count of one side only, so the ratio of the medians is the change. */
  readonly areAll: boolean;
}

interface PlacedSides extends Pick<Comparison, 'placements'> {
  readonly base: Sample | null;
  readonly head: Sample | null;
}

/** Equal counts of a slope were divided and subtracted: four roundings at most. */
const ROUNDING = 4 * Number.EPSILON;

/**
 * Part of the error of clearing that is spent. Of two intervals the narrower one is chosen, so it holds the change a little
 * less often: with this part, a change at its limit is cleared in at most a fifth of all runs. Three differences can clear.
 */
export const CLEARING_OF_CHOICE = 0.875;

/** Two-sided. Three differences have an interval at this level. */
const COMPARED_AT = 0.7;

/**
 * Null if the sides are compared as two samples: other metrics, one placement, or a base of zero, which has no shares. Also if
 * their interval is narrower as two samples. How wide it is says nothing of where it is, so this choice favours no verdict.
 */
export function findDifferences({ base, head, placements }: PlacedSides): PlacedDifferences | null {
  if (base === null || head === null || !hasSeveralPlacements({ placements })) return null;
  const middle = median(base.values);
  if (!(middle > 0)) return null;
  const [before, after] = [countsByPlacement(base), countsByPlacement(head)];
  const pairs = [...before].flatMap(([placement, count]) => {
    const other = after.get(placement);
    return other === undefined ? [] : [[count, other] as const];
  });
  if (pairs.length === 0) return null;
  const differences = pairs.map(([count, other]) => other - count);
  const range = Math.max(...differences) - Math.min(...differences);
  const areExact = pairs.length >= MIN_PLACEMENTS && range <= ROUNDING * Math.max(...pairs.flat());
  const shares = differences.map((difference) => difference / middle);
  const [asPairs] = walshIntervals(shares, [COMPARED_AT]).intervals;
  const asSamples = hodgesLehmannIntervals([...before.values()], [...after.values()], [COMPARED_AT])?.intervals[0];
  if (!areExact && asSamples !== undefined && widthOf(asSamples) <= widthOf(asPairs!)) return null;
  return { shares, areExact, areAll: pairs.length === before.size && pairs.length === after.size };
}

function widthOf({ low, high }: Interval): number {
  return high - low;
}

/** A tool that writes several values in a round counts as their median. */
function countsByPlacement({ values, rounds }: Sample): Map<number, number> {
  const all = new Map<number, number[]>();
  for (const [index, round] of rounds.entries()) all.set(round, [...(all.get(round) ?? []), values[index]!]);
  return new Map([...all].map(([round, own]) => [round, median(own)]));
}

/** The change, and an interval for each confidence level. No count is below zero, so no change is below -100 %. */
export function estimateWithin({ shares }: PlacedDifferences, confidences: readonly number[]) {
  const { shift, intervals } = walshIntervals(shares, confidences);
  return { change: shift, intervals: intervals.map(({ low, high }): Interval => ({ low: Math.max(-1, low), high })) };
}

/** Two-sided. */
export function testWithin({ shares }: PlacedDifferences): number {
  return signedRankP(shares);
}

/** Standard deviation of a side whose placements explain nothing and that gives the same scatter of differences. */
export function spreadWithin({ shares }: PlacedDifferences): number {
  const middle = median(shares);
  const correction = shares.length > 1 ? Math.sqrt(shares.length / (shares.length - 1)) : 1;
  return (correction * robustSpread(shares.map((share) => share - middle))) / Math.SQRT2;
}
