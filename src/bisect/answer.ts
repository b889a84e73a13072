// Which commit changed a row of the report. In: the values of base and head from the gate, and the trials of the commits in
// between; out: the posterior, and the answer that it allows. A range is an answer, a wrong commit is not. Pure.

import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { median } from '../stats/median.ts';
import { robustSpread } from '../stats/robust-spread.ts';
import { type Change, type Trial, weighExactShare, weighTrials } from './evidence.ts';
import { computePosterior, type Posterior } from './posterior.ts';

/** What is known about one row. */
export interface SearchedRow {
  /** Values of the rounds of the gate. Neither side is empty. */
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** Whether the metric gives the same value in every run of the same code. */
  readonly isExact: boolean;
  /** Trials of each commit after base, oldest first. The last commit is head, and has none. */
  readonly trials: readonly (readonly Trial[])[];
}

/** The answer for one row. Commits are positions among those after base, from 0, oldest first. */
export interface Answer {
  /**
   * `commit`: one commit did it. `several`: the change came in parts, and these commits did it. `range`: one of them did
   * it, and they cannot be distinguished. Those are all commits if none between base and head could be measured.
   */
  readonly kind: 'commit' | 'several' | 'range';
  readonly commits: readonly number[];
}

/** Probability from which a commit is named. */
const NAMED = 0.97;

/** Probability from which nothing more is measured for a row. */
const SETTLED = 0.99;

/** Probability of a change in parts from which each part is looked for. Below, the search is for the only rise. */
const IN_PARTS = 0.8;

/** Probability of a change in parts up to which one commit is named for the whole change. */
const MAYBE_IN_PARTS = 0.25;

/** The same while there is still time to measure. */
const DOUBTFULLY_IN_PARTS = 0.05;

/** Probability that the commits of a range hold the rise. */
const RANGE = 0.99;

export function judgeRow(row: SearchedRow): Posterior {
  const change = estimateChange(row);
  return computePosterior(
    row.trials.map((trials) => {
      const [first] = trials;
      if (first === undefined || change.difference === 0) return null;
      if (!row.isExact) return weighTrials(trials.map(change.scaleTrial), change);
      return weighExactShare((first.candidate - first.base) / (first.head - first.base));
    }),
  );
}

interface EstimatedChange extends Change {
  /** Puts a trial on the scale of the change: of logarithms, or of the values themselves if some are not above 0. */
  scaleTrial(trial: Trial): Trial;
}

function estimateChange({ base, head, trials }: SearchedRow): EstimatedChange {
  const all = trials.flat();
  const sides = [
    [...base, ...all.map((trial) => trial.base)],
    [...head, ...all.map((trial) => trial.head)],
  ] as const;
  const arms = [
    ...sides,
    ...trials.filter(({ length }) => length > 0).map((one) => one.map(({ candidate }) => candidate)),
  ];
  const isPositive = arms.flat().every((value) => value > 0);
  const scale = isPositive ? Math.log : (value: number) => value;
  const ratio = isPositive ? hodgesLehmannIntervals(...sides, [])?.ratio : undefined;
  const residuals = arms.flatMap((arm) => {
    const scaled = arm.map(scale);
    const centre = median(scaled);
    return scaled.map((value) => value - centre);
  });
  return {
    difference: ratio === undefined ? median(sides[1]) - median(sides[0]) : Math.log(ratio),
    spread: robustSpread(residuals),
    scaleTrial: (trial) => ({ base: scale(trial.base), candidate: scale(trial.candidate), head: scale(trial.head) }),
  };
}

/** More trials would not change the answer. */
export function isSettled({ several, rises, onlyRise }: Posterior): boolean {
  if (several >= IN_PARTS) return several >= SETTLED && rises.every((one) => one >= NAMED || one <= 1 - NAMED);
  return several <= DOUBTFULLY_IN_PARTS && Math.max(...onlyRise) >= SETTLED;
}

export function answerRow(row: SearchedRow): Answer {
  const { several, rises, onlyRise } = judgeRow(row);
  if (several >= IN_PARTS) {
    const parts = findPositions(rises, (rise) => rise >= NAMED);
    const isComplete = rises.every((rise) => rise >= NAMED || rise <= 1 - NAMED);
    if (isComplete && parts.length > 1) return { kind: 'several', commits: parts };
    return { kind: 'range', commits: smallestRange(rises) };
  }
  const best = onlyRise.indexOf(Math.max(...onlyRise));
  if (several <= MAYBE_IN_PARTS && onlyRise[best]! >= NAMED) return { kind: 'commit', commits: [best] };
  const weights = rises.map((rise, index) => (1 - several) * onlyRise[index]! + several * rise);
  return { kind: 'range', commits: smallestRange(weights) };
}

function findPositions(values: readonly number[], isWanted: (value: number) => boolean): number[] {
  return values.flatMap((value, index) => (isWanted(value) ? [index] : []));
}

/** The fewest positions that together have the probability of a range, ascending. */
function smallestRange(weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const likeliest = [...weights.keys()].sort((one, other) => weights[other]! - weights[one]! || one - other);
  let held = 0;
  const chosen = likeliest.filter((index) => {
    const isNeeded = held < total - (1 - RANGE);
    held += weights[index]!;
    return isNeeded;
  });
  return chosen.sort((one, other) => one - other);
}
