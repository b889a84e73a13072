// Finds change points by ranks: the strongest split of the Mann-Whitney U test, its p calibrated for having searched all
// splits, then the same on both sides of it. Values in, change points out. It assumes nothing about the distribution of
// the noise but that its values are independent: a drift is a row of steps to it.
// Sources: binary segmentation, Scott & Knott, Biometrics 30 (1974); intervals inside the series: seeded binary
// segmentation, Kovács et al., Biometrika 110 (2023); new search between the neighbours: Bai, Econometric Theory 13 (1997).

import { median } from './median.ts';
import { relativeChange } from './relative-change.ts';
import { MIN_SIDE, rankValues, splitP, splitScanOf, untiedSplitP } from './split-scan.ts';

export const MIN_SPLIT_LENGTH = 2 * MIN_SIDE;

/**
 * Lengths of the intervals that are searched inside longer series: this one and its doubles. Shorter intervals have no p
 * that would count there, and fixed lengths have calibrations that all series share.
 */
const MIN_INTERVAL = 25;

/** Rounds of the new search. Two are the usual number. */
const MAX_REFINEMENTS = 10;

export interface ChangePoint {
  readonly index: number;
  /** Chance of a split as strong anywhere in the searched values, if nothing changed; in (0, 1]. */
  readonly p: number;
}

export interface RankOptions {
  /** Largest p of a change point, in (0, 1]. */
  readonly p: number;
  /** Largest number of values to search at once, at least 10. Default: all. */
  readonly window: number;
  /** A change point stays if the medians differ by more than this share of the one nearer to zero. */
  readonly magnitude: number;
}

export const RANK_DEFAULTS: RankOptions = { window: Infinity, p: 0.001, magnitude: 0 };

/** The strongest split of a whole series. Null: it has fewer than ten values, or all are equal. */
export function findStrongestSplit(values: readonly number[]): ChangePoint | null {
  const scanned = scan(values);
  return scanned && { index: scanned.index, p: splitP(scanned.ranks, scanned.strength) };
}

function scan(values: readonly number[]) {
  if (values.length < MIN_SPLIT_LENGTH) return null;
  const ranks = rankValues(values);
  const isConstant = ranks.ties === values.length ** 3 - values.length;
  return isConstant ? null : { ranks, ...splitScanOf(values.length)(ranks) };
}

/**
 * The strongest change of a series, for a level that changed and also for one that came back: intervals inside the
 * series are searched as well, each with its share of the error. Null: too few values, or all are equal. Its p is that
 * of "nothing changed in this series", for a control over several series.
 */
export function findStrongestChange(values: readonly number[], window = Infinity): ChangePoint | null {
  const layers = intervalsOf(values.length, window);
  const candidates = layers.flatMap((intervals) =>
    intervals.flatMap(({ start, end }) => {
      const scanned = scan(values.slice(start, end));
      const share = 1 / (layers.length * intervals.length);
      // Only the strongest is calibrated with its ties, which takes longer than everything else.
      return scanned && { ...scanned, start, share, sortedBy: untiedSplitP(end - start, scanned.strength) / share };
    }),
  );
  const strongest = candidates.reduce(
    (best, one) => (one && (!best || one.sortedBy < best.sortedBy) ? one : best),
    null,
  );
  if (strongest === null) return null;
  const { start, index, ranks, strength, share } = strongest;
  return { index: start + index, p: Math.min(1, splitP(ranks, strength) / share) };
}

/** All change points, ascending. Takes finite values. Segments have at least five values. */
export function findRankChangePoints(values: readonly number[], options: Partial<RankOptions> = {}): ChangePoint[] {
  const { p, window, magnitude } = { ...RANK_DEFAULTS, ...options };
  const found = segment(values, 0, { p, window });
  return keepLargeSteps(values, refine(values, found, p), magnitude);
}

/** Intervals to search, by length: the whole series or windows of it, and the fixed lengths below. */
function intervalsOf(length: number, window: number): { readonly start: number; readonly end: number }[][] {
  const sizes = [Math.min(length, window)];
  for (let size = MIN_INTERVAL; size < sizes[0]!; size *= 2) sizes.push(size);
  return sizes.map((size) => {
    // Neighbours overlap by half or more.
    const last = Math.ceil((2 * (length - size)) / size);
    return Array.from({ length: last + 1 }, (_, nth) => {
      const start = Math.round((nth * (length - size)) / Math.max(1, last));
      return { start, end: start + size };
    });
  });
}

/** Indices of significant changes, ascending: the strongest one, and those on both sides of it. */
function segment(values: readonly number[], offset: number, limits: Pick<RankOptions, 'p' | 'window'>): number[] {
  const change = findStrongestChange(values, limits.window);
  if (change === null || change.p > limits.p) return [];
  const before = segment(values.slice(0, change.index), offset, limits);
  const after = segment(values.slice(change.index), offset + change.index, limits);
  return [...before, offset + change.index, ...after];
}

/**
 * Searches each change point again between its neighbours, because it was found when those were not yet known. A point
 * that is not significant there is dropped.
 */
function refine(values: readonly number[], indices: readonly number[], p: number): ChangePoint[] {
  let points: ChangePoint[] = [];
  let before: readonly number[] = indices;
  for (let round = 0; round < MAX_REFINEMENTS; round++) {
    points = before.flatMap((_, at) => {
      const start = before[at - 1] ?? 0;
      const split = findStrongestSplit(values.slice(start, before[at + 1]));
      return split === null || split.p > p ? [] : [{ index: start + split.index, p: split.p }];
    });
    const after = points.map(({ index }) => index);
    if (after.length === before.length && after.every((index, at) => index === before[at])) break;
    before = after;
  }
  return points;
}

/** Removes the smallest step, as long as one is not above the magnitude. */
function keepLargeSteps(values: readonly number[], points: readonly ChangePoint[], magnitude: number): ChangePoint[] {
  if (magnitude === 0) return [...points];
  const bounds = [0, ...points.map(({ index }) => index), values.length];
  const levels = bounds.slice(1).map((end, at) => median(values.slice(bounds[at], end)));
  const sizes = points.map((_, at) => relativeChange(levels[at]!, levels[at + 1]!));
  const smallest = Math.min(...sizes);
  if (points.length === 0 || smallest > magnitude) return [...points];
  return keepLargeSteps(values, points.toSpliced(sizes.indexOf(smallest), 1), magnitude);
}
