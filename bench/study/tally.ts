// Summarises the simulated pull requests of one kind, with the standard error of every figure. The rows of one pull
// request share their surroundings, so errors are computed between pull requests, never between rows.

import type { JudgedPullRequest, SimulatedRow } from './pull-request.ts';

/** One pull request: shares of its rows, rounds, and the quality of the estimates of its rows. */
export interface PullRequestTally {
  readonly isRed: boolean;
  readonly failed: number;
  readonly passed: number;
  readonly unknown: number;
  readonly rounds: number;
  readonly roundsPerRow: number;
  /** Mean over the rows that failed. Null if none did. */
  readonly roundsToFail: number | null;
  /** Rows that failed, among those that are truly slower. */
  readonly found: Sum;
  /** Rows whose interval contains the true change, among those that have an interval. */
  readonly covered: Sum;
  /** `covered`, by the outcome of the rows. */
  readonly coveredBy: Readonly<Record<'pass' | 'fail' | 'unknown', Sum>>;
  /** Rows whose shown change is in their own interval, among those that have an interval. */
  readonly consistent: Sum;
  /** `covered`, for the rows that failed at the first look at which one can fail. */
  readonly earlyCovered: Sum;
  /** Shown changes of these rows. */
  readonly earlyChange: Sum;
}

/** A sum over some rows of a pull request. */
export interface Sum {
  readonly total: number;
  readonly rows: number;
}

/** The data of a figure: one value per pull request, or null if it has none, or a sum over its rows. */
export type FigureInput = number | boolean | Sum | null;

export interface Figure {
  readonly mean: number;
  /** Standard error of the mean; 0 for a single pull request. */
  readonly error: number;
  /** Number of pull requests that have a value, or number of rows. */
  readonly size: number;
}

/** Summarises one pull request. `firstFail` is the first look at which a row can fail. Null: there is none. */
export function tallyOf({ conclusion, rounds, rows }: JudgedPullRequest, firstFail: number | null): PullRequestTally {
  const share = (outcome: string) => rows.filter((row) => row.outcome === outcome).length / rows.length;
  const coveredOf = (outcome: string) => sum(rows.filter((row) => row.outcome === outcome).map(isCovered));
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
    found: sum(rows.map(({ truth, outcome }) => (truth === null || truth <= 0 ? null : outcome === 'fail'))),
    covered: sum(rows.map(isCovered)),
    coveredBy: { pass: coveredOf('pass'), fail: coveredOf('fail'), unknown: coveredOf('unknown') },
    consistent: sum(rows.map(isConsistent)),
    earlyCovered: sum(early.map(isCovered)),
    earlyChange: sum(early.map(({ change }) => change)),
  };
}

function isCovered({ interval, truth }: SimulatedRow): boolean | null {
  if (interval === null || truth === null) return null;
  return interval.low <= truth && truth <= interval.high;
}

function isConsistent({ interval, change }: SimulatedRow): boolean | null {
  return interval === null || change === null ? null : interval.low <= change && change <= interval.high;
}

function sum(values: readonly (number | boolean | null)[]): Sum {
  const known = values.flatMap((value) => (value === null ? [] : [Number(value)]));
  return { total: known.reduce((total, value) => total + value, 0), rows: known.length };
}

/**
 * Returns the mean over all pull requests that have a value; for sums, the mean over all of their rows. The standard
 * error is that of a ratio of two sums over pull requests.
 */
export function figure(tallies: readonly PullRequestTally[], of: (tally: PullRequestTally) => FigureInput): Figure {
  const sums = tallies.map((tally) => sumOf(of(tally))).filter(({ rows }) => rows > 0);
  const size = sums.reduce((all, { rows }) => all + rows, 0);
  const middle = sums.reduce((all, { total }) => all + total, 0) / size;
  const square = sums.reduce((all, { total, rows }) => all + (total - middle * rows) ** 2, 0);
  const { length } = sums;
  const error = length < 2 ? 0 : Math.sqrt((square * length) / (length - 1)) / size;
  return { mean: middle, error, size };
}

function sumOf(value: FigureInput): Sum {
  return typeof value === 'object' && value !== null ? value : sum([value]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
