// Computes the minimum detectable change: the smallest worsening that a plan detects in 9 of 10 runs, for the noise of
// a row and a limit. It spends alpha as the gate does, and must not give less than what the gate detects.

import type { Comparison, SampleSummary } from '../model/comparison.ts';
import type { BetterDirection } from '../model/measurement.ts';
import { type PlannedRounds, planFullLooks, planLooks, spendAlpha } from '../stats/alpha-spending.ts';
import { clearingLevels } from '../stats/clearing.ts';
import { type DetectionLook, finderFor, type ShiftFinder } from '../stats/detectable.ts';
import { smallestFastestThirdP } from '../stats/fastest-third.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { findSmallestStep } from '../stats/median.ts';
import { robustSpread } from '../stats/robust-spread.ts';
import { LIKELY_CONFIDENCE } from './compare.ts';
import { findDifferences, spreadWithin } from './within-placements.ts';

export interface RowNoise {
  /** Standard deviation of the logarithms. */
  readonly spread: number;
  readonly better: BetterDirection;
}

/** Smallest worsening that is detected under a limit, both as ratios. Null: no worsening of any size is. */
export function changeFinder(chances: readonly DetectionLook[]): (noisy: RowNoise, limit: number) => number | null {
  const shiftFound = shiftFinder(chances);
  return ({ spread, better }, limit) => {
    const shift = shiftFound(spread, toShift(limit, better));
    if (shift === null) return null;
    return better === 'lower' ? Math.expm1(shift) : -Math.expm1(-shift);
  };
}

/** The finder of the last call. Reports of one run have the same plan, and a finder takes some hundred kilobytes. */
let latest: { readonly key: string; readonly finder: ShiftFinder } | null = null;

export function shiftFinder(chances: readonly DetectionLook[]): ShiftFinder {
  const key = JSON.stringify(chances);
  if (latest?.key !== key) latest = { key, finder: finderFor({ chances, likely: LIKELY_CONFIDENCE }) };
  return latest.finder;
}

/** Converts a worsening to a shift of logarithms. 5 % is a factor of 1.05 if less is better, otherwise 0.95. */
export function toShift(worsening: number, better: BetterDirection): number {
  return better === 'lower' ? Math.log1p(worsening) : -Math.log1p(-worsening);
}

/** Significant digits of a spread; it is not known more precisely. */
const DIGITS = 2;

/**
 * Factor for the spread, which is estimated from the values of one run. A spread that is too low loses more detections
 * than one that is too high gains. With this factor, regressions of the printed size are detected in 9 of 10 runs.
 */
const SPREAD_MARGIN = 1.08;

/** Smallest worsening that is detected in 9 of 10 runs, in whole steps of the row's clock. Null: there is none. */
export function rowFinder(
  chances: readonly DetectionLook[],
): (row: Comparison, limit: number, minDelta: number) => number | null {
  const find = changeFinder(chances);
  const known = new Map<string, number | null>();
  return (row, limit, minDelta) => {
    const exactSpread = row.exact ? null : spreadOf(row);
    const step = findSmallestStep([...(row.base?.values ?? []), ...(row.head?.values ?? [])]);
    // If all values are equal, neither the clock nor noise is visible. A metric for which more is better cannot lose more than 100 %.
    if (exactSpread === null || step === null || row.base === null || (row.better === 'higher' && limit >= 1))
      return null;
    const spread = Number((SPREAD_MARGIN * exactSpread).toPrecision(DIGITS));
    const key = `${spread} ${limit} ${row.better}`;
    if (!known.has(key)) known.set(key, find({ spread, better: row.better }, limit));
    const smallest = known.get(key)!;
    if (smallest === null) return null;
    // A clock with steps of 4 % shows no change between 4 and 8 %, so a limit of 5 % takes two steps.
    const ratio = step / row.base.median;
    return ratio * (Math.floor(Math.max(smallest, minDelta / row.base.median) / ratio) + 1);
  };
}

interface DetectionOptions {
  /** Rounds, ascending, if they are not those of the plan. */
  readonly looks?: readonly number[];
  /** Number of tests that may share alpha. Those of all values are the ones that detect. */
  readonly witnesses: 1 | 2;
}

/** `alpha` is the one-sided level of one limit. */
export function planDetectionLooks(
  rounds: PlannedRounds,
  alpha: number,
  { looks, witnesses }: DetectionOptions,
): DetectionLook[] {
  const planned = planFullLooks(rounds);
  const all = looks ?? planLooks(rounds);
  const fastestP = (made: number) => smallestFastestThirdP(made, made);
  const part = { alpha: alpha / witnesses, looks: planned };
  const isShared = witnesses > 1 && fastestP(rounds.max) <= spendAlpha(part, rounds.max, fastestP);
  const levels = clearingLevels(all, rounds.max);
  const smallestP = (made: number) => smallestTwoSidedP(made, made) / 2;
  return all.map((look, index) => ({
    rounds: look,
    alpha: spendAlpha(isShared ? part : { alpha, looks: planned }, look, smallestP),
    clearing: levels[index]!,
  }));
}

/**
 * Standard deviation of the logarithms around the median of each side, of both sides together; 0.02 is nearly 2 %. Null if
 * a side is missing or a value is 0 or below. Of counts that are compared within placements, it is that of the differences.
 */
export function spreadOf(row: Pick<Comparison, 'base' | 'head' | 'placements'>): number | null {
  const { base, head } = row;
  const within = findDifferences(row);
  if (within !== null) return spreadWithin(within);
  if (base === null || head === null) return null;
  const sides = [base, head];
  if (!sides.every(({ values }) => values.every((value) => value > 0))) return null;
  return robustSpread(sides.flatMap(residuals));
}

/** Drift over the run is part of the deviations, as it disturbs a gate like other noise. */
function residuals({ values, n, median }: SampleSummary): number[] {
  // Deviations from a median of the same values are too small by about sqrt((n-1)/n), as deviations from a mean are: by
  // 9 % for six values a side.
  const correction = n > 1 ? Math.sqrt(n / (n - 1)) : 1;
  return values.map((value) => correction * Math.log(value / median));
}
