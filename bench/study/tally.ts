// What the simulated pull requests of one kind add up to, with the standard error of every figure. The rows of
// one pull request share their surroundings, so errors are taken between pull requests, never between rows.

import type { Judged, JudgedRow } from './pull-request.ts';

/** One pull request: shares of its rows, rounds, and how good the estimates of its rows are. */
export interface Tally {
  readonly isRed: boolean;
  readonly failed: number;
  readonly passed: number;
  readonly unknown: number;
  readonly rounds: number;
  readonly roundsPerRow: number;
  /** Mean over the rows that failed; null when none did. */
  readonly roundsToFail: number | null;
  /** Rows whose interval holds the true change, of those that have an interval. */
  readonly covered: Sum;
  /** Rows whose shown change lies in their own interval, of those that have an interval. */
  readonly consistent: Sum;
  /** `covered`, of the rows that failed at the first look at which one can fail. */
  readonly earlyCovered: Sum;
  /** The shown changes of these rows. */
  readonly earlyChange: Sum;
}

/** A sum over some rows of a pull request. */
export interface Sum {
  readonly total: number;
  readonly rows: number;
}

export interface Figure {
  readonly mean: number;
  /** Of the mean; 0 with a single value. */
  readonly error: number;
}

/** `firstFail` is the look at which a row can fail first; null: at none. */
export function tallyOf({ conclusion, rounds, rows }: Judged, firstFail: number | null): Tally {
  const share = (outcome: string) => rows.filter((row) => row.outcome === outcome).length / rows.length;
  const failing = rows.filter(({ outcome }) => outcome === 'fail');
  const early = failing.filter((row) => row.rounds === firstFail);
  return {
    isRed: conclusion === 'fail' || conclusion === 'error',
    failed: share('fail'),
    passed: share('pass'),
    unknown: share('unknown'),
    rounds,
    roundsPerRow: mean(rows.map((row) => row.rounds)),
    roundsToFail: failing.length === 0 ? null : mean(failing.map((row) => row.rounds)),
    covered: sum(rows.map(isCovered)),
    consistent: sum(rows.map(isConsistent)),
    earlyCovered: sum(early.map(isCovered)),
    earlyChange: sum(early.map(({ change }) => change)),
  };
}

function isCovered({ interval, truth }: JudgedRow): boolean | null {
  if (interval === null || truth === null) return null;
  return interval.low <= truth && truth <= interval.high;
}

function isConsistent({ interval, change }: JudgedRow): boolean | null {
  return interval === null || change === null ? null : interval.low <= change && change <= interval.high;
}

function sum(values: readonly (number | boolean | null)[]): Sum {
  const known = values.flatMap((value) => (value === null ? [] : [Number(value)]));
  return { total: known.reduce((total, value) => total + value, 0), rows: known.length };
}

/** The mean over pull requests, without those that have no value. */
export function figure(tallies: readonly Tally[], of: (tally: Tally) => number | boolean | null): Figure {
  return pooled(tallies, (tally) => sum([of(tally)]));
}

/** The mean over all rows of all pull requests. Its error is that of a ratio of two sums over pull requests. */
export function pooled(tallies: readonly Tally[], of: (tally: Tally) => Sum): Figure {
  const sums = tallies.map(of).filter(({ rows }) => rows > 0);
  const rows = sums.reduce((all, one) => all + one.rows, 0);
  const middle = sums.reduce((all, { total }) => all + total, 0) / rows;
  const square = sums.reduce((all, one) => all + (one.total - middle * one.rows) ** 2, 0);
  const { length } = sums;
  return { mean: middle, error: length < 2 ? 0 : Math.sqrt((square * length) / (length - 1)) / rows };
}

/** Null over no rows. */
export function meanOf({ total, rows }: Sum): number | null {
  return rows === 0 ? null : total / rows;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
