// Which commit changed a row of the report. In: the values of base and head from the gate, and the trials of the commits in
// between; out: the posterior, and the answer that it allows. What the rounds of a commit say is the likelihood of each level, a share
// of the change from base to head. A range is an answer, a wrong commit is not. Pure.

import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { median } from '../stats/median.ts';
import { robustSpread } from '../stats/robust-spread.ts';
import { computePosterior, LEVELS, type Posterior } from './posterior.ts';

export interface SearchedRow {
  /** Values of the rounds of the gate. Neither side is empty. */
  readonly base: readonly number[];
  readonly head: readonly number[];
  /** Whether the metric gives the same value in every run of the same code. */
  readonly isExact: boolean;
  /** Trials of each commit after base, oldest first. The last commit is head, and has none. */
  readonly trials: readonly (readonly Trial[])[];
}

export interface Answer {
  /**
   * `commit`: one commit did it. `several`: the change came in parts, and these commits did it. `range`: one of them did
   * it, and they cannot be distinguished. Those are all commits if none between base and head could be measured.
   */
  readonly kind: 'commit' | 'several' | 'range';
  /** Positions among the commits after base, from 0, oldest first. */
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

/** `scaleTrial` puts a trial on the scale of the change: of logarithms, or of the values if some are not above 0. */
function estimateChange({ base, head, trials }: SearchedRow): Change & { scaleTrial(trial: Trial): Trial } {
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

export function isSettled({ several, rises, onlyRise }: Posterior): boolean {
  if (several >= IN_PARTS) return several >= SETTLED && rises.every(isDecided);
  return several <= DOUBTFULLY_IN_PARTS && Math.max(...onlyRise) >= SETTLED;
}

function isDecided(rise: number): boolean {
  return rise >= NAMED || rise <= 1 - NAMED;
}

export function answerRow(row: SearchedRow): Answer {
  const { several, rises, onlyRise } = judgeRow(row);
  if (several >= IN_PARTS) {
    const parts = [...rises.keys()].filter((index) => rises[index]! >= NAMED);
    if (rises.every(isDecided) && parts.length > 1) return { kind: 'several', commits: parts };
    return { kind: 'range', commits: smallestRange(rises) };
  }
  const best = onlyRise.indexOf(Math.max(...onlyRise));
  if (several <= MAYBE_IN_PARTS && onlyRise[best]! >= NAMED) return { kind: 'commit', commits: [best] };
  const weights = rises.map((rise, index) => (1 - several) * onlyRise[index]! + several * rise);
  return { kind: 'range', commits: smallestRange(weights) };
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

/** One round: base, a commit and head, one after the other in random order. */
export interface Trial {
  readonly base: number;
  readonly candidate: number;
  readonly head: number;
}

/** The change that is looked for, and how much values vary. Both on the scale of the values, or of their logarithms. */
interface Change {
  /** Head less base. Not 0. */
  readonly difference: number;
  /** Standard deviation of a single value. */
  readonly spread: number;
}

/** Standard deviation of a value less the mean of two others, in units of that of one value. */
const SPREAD_OF_TRIAL = Math.sqrt(1.5);

/**
 * Degrees of freedom of the t distribution by which trials vary. Its tails let a few disturbed ones say little.
 * Source: Lange, Little & Taylor, Journal of the American Statistical Association 84 (1989), who recommend 4.
 */
const DEGREES = 4;

/** Scale of that distribution with the quartiles of a normal one whose standard deviation is 1: 0.6745 / 0.7407. */
const SCALE_OF_NORMAL = 0.9106;

/** Relative standard deviation of the time of code that is the same: each build has another layout. */
const LAYOUT = 0.01;

/** Limits of the standard deviation of a level that comes from it: the levels in use are 1/8 apart. */
const MIN_LAYOUT_SPREAD = 0.04;
const MAX_LAYOUT_SPREAD = 0.15;

/** Points at which the likelihood is computed before the levels of other layouts are added, per unit. */
const POINTS = 32;

const FIRST_POINT = -1.5;
const LAST_POINT = 2.5;

/** Smallest spread of a trial, as a share of the change: a coarse clock may give the same value again and again. */
const MIN_SPREAD = 0.02;

/** Likelihood of each of the `LEVELS`, up to a factor. There must be at least one trial. */
export function weighTrials(trials: readonly Trial[], { difference, spread }: Change): readonly number[] {
  const shares = trials.map(({ base, candidate, head }) => (candidate - (base + head) / 2) / difference + 0.5);
  const scale = Math.max(MIN_SPREAD, Math.abs((spread * SPREAD_OF_TRIAL * SCALE_OF_NORMAL) / difference));
  const layout = Math.min(MAX_LAYOUT_SPREAD, Math.max(MIN_LAYOUT_SPREAD, Math.abs(LAYOUT / difference)));
  return weighShares(moveIntoRange(shares), scale, layout);
}

/** Likelihood of each level for a value that is exact, by its share of the change. */
export function weighExactShare(share: number): readonly number[] {
  const [moved = share] = moveIntoRange([share]);
  return LEVELS.map((level) => Math.exp(-0.5 * ((moved - level) / MIN_LAYOUT_SPREAD) ** 2));
}

/** Moves shares that lie beyond all levels to the outermost ones, which stand for them. */
function moveIntoRange(shares: readonly number[]): number[] {
  const centre = median(shares);
  const moved = Math.min(LEVELS.at(-1)!, Math.max(LEVELS[0]!, centre)) - centre;
  return shares.map((share) => share + moved);
}

function weighShares(shares: readonly number[], scale: number, layout: number): number[] {
  const points = Array.from(
    { length: (LAST_POINT - FIRST_POINT) * POINTS + 1 },
    (_, index) => FIRST_POINT + index / POINTS,
  );
  const logs = points.map((point) => shares.reduce((sum, share) => sum + logDensity((share - point) / scale), 0));
  const largest = Math.max(...logs);
  const likelihoods = logs.map((log) => Math.exp(log - largest));
  return LEVELS.map((level) =>
    points.reduce(
      (sum, point, index) => sum + likelihoods[index]! * Math.exp(-0.5 * ((point - level) / layout) ** 2),
      0,
    ),
  );
}

/** Logarithm of the density of Student's t distribution, up to a constant. */
function logDensity(t: number): number {
  return -((DEGREES + 1) / 2) * Math.log1p((t * t) / DEGREES);
}
