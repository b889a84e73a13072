// The smallest worsening that a plan of measuring finds in 9 of 10 runs, for the noise of a row and a limit. It spends
// alpha as the gate spends it. Numbers in, a ratio out; it must not promise what the gate does not find.

import type { Comparison } from '../model/comparison.ts';
import type { Better } from '../model/measurement.ts';
import { type Chance, type Finder, finderFor } from '../stats/detectable.ts';
import { LIKELY_CONFIDENCE } from './compare.ts';
import { spreadOf } from './spread.ts';

/** What is noisy, and which way is worse. */
export interface Noisy {
  /** Standard deviation of the logarithms. */
  readonly spread: number;
  readonly better: Better;
}

/** The smallest worsening found under a limit, both as ratios; null: none is, however large. */
export type ChangeFinder = (noisy: Noisy, limit: number) => number | null;

export function changeFinder(chances: readonly Chance[]): ChangeFinder {
  const shiftFound = shiftFinder(chances);
  return ({ spread, better }, limit) => {
    const shift = shiftFound(spread, toShift(limit, better));
    return shift === null ? null : toRatio(shift, better);
  };
}

/** The one that was asked for last: the reports of a run have the same plan, and each finder holds some hundred kilobytes. */
let latest: { readonly key: string; readonly finder: Finder } | null = null;

export function shiftFinder(chances: readonly Chance[]): Finder {
  const key = JSON.stringify(chances);
  if (latest?.key !== key) latest = { key, finder: finderFor({ chances, likely: LIKELY_CONFIDENCE }) };
  return latest.finder;
}

/** A worsening of 5 % is a factor of 1.05 where less is better, of 0.95 where more is. */
export function toShift(worsening: number, better: Better): number {
  return better === 'lower' ? Math.log1p(worsening) : -Math.log1p(-worsening);
}

function toRatio(shift: number, better: Better): number {
  return better === 'lower' ? Math.expm1(shift) : -Math.expm1(-shift);
}

/** What has to be exceeded before a row fails. */
export interface Floor {
  /** A ratio. */
  readonly limit: number;
  /** In the unit of the row. */
  readonly minDelta: number;
}

/** Spreads are known to two digits at best. */
const DIGITS = 2;

/**
 * A spread is estimated from the values of one run. Where it is too small, too much is promised, and where it is too large,
 * not as much is gained: with this factor regressions of the size that is printed are found in 9 of 10 runs.
 */
const CAUTION = 1.08;

/**
 * For a row, the smallest worsening that its plan finds in 9 of 10 runs, in whole steps of its clock. Null where no change in
 * percent exists, where nothing varies, and where nothing can be found.
 */
export function rowFinder(chances: readonly Chance[]): (row: Comparison, floor: Floor) => number | null {
  const find = changeFinder(chances);
  const known = new Map<string, number | null>();
  return (row, { limit, minDelta }) => {
    const exactSpread = row.exact ? null : spreadOf(row);
    const step = stepOf(row);
    // What is better the more of it there is cannot lose more than all.
    if (exactSpread === null || step === null || row.base === null || (row.better === 'higher' && limit >= 1))
      return null;
    const spread = Number((CAUTION * exactSpread).toPrecision(DIGITS));
    const key = `${spread} ${limit} ${row.better}`;
    if (!known.has(key)) known.set(key, find({ spread, better: row.better }, limit));
    const found = known.get(key)!;
    return found === null
      ? null
      : inSteps(Math.max(found, minDelta / row.base.median), step / row.base.median);
  };
}

/** The next whole step. A clock of 4 % shows no change between 4 and 8 %, so under a limit of 5 % it takes two steps. */
function inSteps(change: number, step: number): number {
  return step * (Math.floor(change / step) + 1);
}

/**
 * The smallest difference between two values: that of a clock where it is coarse, and next to nothing elsewhere. Null
 * where all are equal: neither the clock nor the noise shows.
 */
function stepOf({ base, head }: Comparison): number | null {
  const values = [...(base?.values ?? []), ...(head?.values ?? [])].toSorted((left, right) => left - right);
  let least = Infinity;
  for (let index = 1; index < values.length; index += 1) {
    const step = values[index]! - values[index - 1]!;
    if (step > 0 && step < least) least = step;
  }
  return least === Infinity ? null : least;
}
