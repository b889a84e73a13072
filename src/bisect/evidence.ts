// What the rounds of a commit say about its level. In: values of base, the commit and head from the same rounds; out: the
// likelihood of each level. A level is a share of the change from base to head. Pure.

import { median } from '../stats/median.ts';
import { LEVELS } from './posterior.ts';

/** One round: base, a commit and head, one after the other in random order. */
export interface Trial {
  readonly base: number;
  readonly candidate: number;
  readonly head: number;
}

/** The change that is looked for, and how much values vary. Both on the scale of the values, or of their logarithms. */
export interface Change {
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
