// Computes the minimum detectable change: the smallest worsening that a plan detects in 9 of 10 runs, for the noise of
// a row and a limit. It spends alpha as the gate does. In: numbers. Out: a ratio, which must not be smaller than what
// the gate detects.

import type { Comparison } from '../model/comparison.ts';
import type { BetterDirection } from '../model/measurement.ts';
import { type PlannedRounds, planLooks, spendAlpha } from '../stats/alpha-spending.ts';
import { clearingLevels } from '../stats/clearing.ts';
import { type DetectionLook, finderFor, type ShiftFinder } from '../stats/detectable.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { findSmallestStep } from '../stats/median.ts';
import { LIKELY_CONFIDENCE } from './compare.ts';
import { spreadOf } from './spread.ts';

/** The noise of a row and the direction that is worse. */
export interface RowNoise {
  /** Standard deviation of the logarithms. */
  readonly spread: number;
  readonly better: BetterDirection;
}

/** Smallest worsening that is detected under a limit, both as ratios. Null: no worsening of any size is. */
export type ChangeFinder = (noisy: RowNoise, limit: number) => number | null;

export function changeFinder(chances: readonly DetectionLook[]): ChangeFinder {
  const shiftFound = shiftFinder(chances);
  return ({ spread, better }, limit) => {
    const shift = shiftFound(spread, toShift(limit, better));
    return shift === null ? null : toRatio(shift, better);
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

function toRatio(shift: number, better: BetterDirection): number {
  return better === 'lower' ? Math.expm1(shift) : -Math.expm1(-shift);
}

/** The thresholds that a change must exceed to fail. */
export interface ChangeThresholds {
  /** Limit as a ratio. */
  readonly limit: number;
  /** Floor in the unit of the row. */
  readonly minDelta: number;
}

/** Significant digits of a spread; it is not known more precisely. */
const DIGITS = 2;

/**
 * Factor for the spread, which is estimated from the values of one run. A spread that is too low loses more detections
 * than one that is too high gains. With this factor, regressions of the printed size are detected in 9 of 10 runs.
 */
const SPREAD_MARGIN = 1.08;

/**
 * Smallest worsening of a row that its plan detects in 9 of 10 runs, in whole steps of its clock. Null if there is no
 * relative change, no variation, or no change that can be detected.
 */
export function rowFinder(
  chances: readonly DetectionLook[],
): (row: Comparison, floor: ChangeThresholds) => number | null {
  const find = changeFinder(chances);
  const known = new Map<string, number | null>();
  return (row, { limit, minDelta }) => {
    const exactSpread = row.exact ? null : spreadOf(row);
    const step = findSmallestStep([...(row.base?.values ?? []), ...(row.head?.values ?? [])]);
    // If all values are equal, neither the clock nor noise is visible. A metric for which more is better cannot lose more than 100 %.
    if (exactSpread === null || step === null || row.base === null || (row.better === 'higher' && limit >= 1))
      return null;
    const spread = Number((SPREAD_MARGIN * exactSpread).toPrecision(DIGITS));
    const key = `${spread} ${limit} ${row.better}`;
    if (!known.has(key)) known.set(key, find({ spread, better: row.better }, limit));
    const found = known.get(key)!;
    return found === null ? null : roundUpToStep(Math.max(found, minDelta / row.base.median), step / row.base.median);
  };
}

/** A clock with steps of 4 % shows no change between 4 and 8 %, so a limit of 5 % takes two steps. */
function roundUpToStep(change: number, step: number): number {
  return step * (Math.floor(change / step) + 1);
}

export interface DetectionInputs {
  readonly rounds: PlannedRounds;
  /** One-sided significance level for one test, already divided among all tests. */
  readonly alpha: number;
  /** Completed rounds at each look, ascending. Default: the planned looks. */
  readonly looks?: readonly number[];
}

/** Each look may spend the error that the gate spends at it. */
export function planDetectionLooks({ rounds, alpha, looks }: DetectionInputs): DetectionLook[] {
  const planned = planLooks(rounds);
  const all = looks ?? planned;
  const levels = clearingLevels(all, rounds.max);
  return all.map((look, index) => ({
    rounds: look,
    alpha: spendAlpha({ alpha, looks: planned }, look, smallestP),
    clearing: levels[index]!,
  }));
}

function smallestP(rounds: number): number {
  return smallestTwoSidedP(rounds, rounds) / 2;
}
