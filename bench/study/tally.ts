// What the simulated pull requests of one kind add up to, with the standard error of every figure. The rows of
// one pull request share their surroundings, so errors are taken between pull requests, never between rows.

import type { Judged } from './pull-request.ts';

/** One pull request: shares of its rows, and rounds. */
export interface Tally {
  readonly isRed: boolean;
  readonly failed: number;
  readonly passed: number;
  readonly unknown: number;
  readonly rounds: number;
  readonly roundsPerRow: number;
  /** Mean over the rows that failed; null when none did. */
  readonly roundsToFail: number | null;
}

export interface Figure {
  readonly mean: number;
  /** Of the mean; 0 with a single value. */
  readonly error: number;
}

export function tallyOf({ conclusion, rounds, rows }: Judged): Tally {
  const share = (outcome: string) => rows.filter((row) => row.outcome === outcome).length / rows.length;
  const failing = rows.filter(({ outcome }) => outcome === 'fail');
  return {
    isRed: conclusion === 'fail' || conclusion === 'error',
    failed: share('fail'),
    passed: share('pass'),
    unknown: share('unknown'),
    rounds,
    roundsPerRow: mean(rows.map((row) => row.rounds)),
    roundsToFail: failing.length === 0 ? null : mean(failing.map((row) => row.rounds)),
  };
}

export function figure(tallies: readonly Tally[], of: (tally: Tally) => number | boolean | null): Figure {
  const values = tallies.flatMap((tally) => {
    const value = of(tally);
    return value === null ? [] : [Number(value)];
  });
  const middle = mean(values);
  const square = values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
  const { length } = values;
  return { mean: middle, error: length < 2 ? 0 : Math.sqrt(square / (length - 1) / length) };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
