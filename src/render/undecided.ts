// Why a budget is undecided, for the sentence about it, the facts below it and the advice. They must agree with the interval
// and the limit that the report prints. A row and a verdict in, one word out. Judges nothing.

import type { Comparison } from '../model/comparison.ts';
import { isAbsoluteLimit, type Verdict } from '../model/verdict.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { formatInterval } from './numbers.ts';
import { worseningIntervalOf } from './worsening.ts';

/**
 * `impossible`: a time or rate below zero. `varies`: the values lie on both sides of an absolute limit. `held`: nearly
 * everything got worse together. `placements`: a count in too few of them. `no-ratio`: values below zero. `few-values`: no
 * interval. `within`, `beyond`: the whole interval keeps or breaks the limit, but the rounds are too few, or p is too large.
 * `straddles`: the interval has the limit inside.
 */
export type UndecidedReason =
  | 'impossible'
  | 'varies'
  | 'held'
  | 'placements'
  | 'no-ratio'
  | 'few-values'
  | 'within'
  | 'beyond'
  | 'straddles';

export function undecidedReasonOf(row: Comparison, verdict: Verdict): UndecidedReason {
  if (findImpossibleValue(row) !== null) return 'impossible';
  if (isAbsoluteLimit(verdict.kind)) return 'varies';
  if (verdict.isHeld) return 'held';
  if (row.exact && row.placements !== null) return 'placements';
  if (row.interval === null && !row.exact) return 'no-ratio';
  const range = formatInterval(row.interval) === null ? null : worseningIntervalOf(row);
  if (range === null) return 'few-values';
  const allowed = allowedChangeOf(row, verdict);
  if (range.high <= allowed) return 'within';
  return range.low > allowed ? 'beyond' : 'straddles';
}

/** A ratio: the limit, or `min-delta` where that is more. */
export function allowedChangeOf({ base }: Pick<Comparison, 'base'>, { limit, minDelta }: Verdict): number {
  const floor = minDelta === 0 || base === null || base.median === 0 ? 0 : minDelta / Math.abs(base.median);
  return Math.max(limit ?? 0, floor);
}

export function isForMoreRounds(reason: UndecidedReason): boolean {
  return reason !== 'impossible' && reason !== 'no-ratio';
}

/** The change may be chance, so that p and the p that is needed are worth telling. */
export function lacksSignificance({ p }: Pick<Comparison, 'p'>, { alpha }: Pick<Verdict, 'alpha'>): boolean {
  // With too few rounds for any verdict, no p is small enough.
  return p !== null && alpha !== null && alpha > 0 && p > 2 * alpha;
}
