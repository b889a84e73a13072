// Tells suspicion from proof. A step is suspected because it is the clearest of many, and that may be chance. Only
// comparisons that were made after the suspicion can confirm it, of the commits around the step. In: a change and the
// comparisons of its series. Out: its state, and the number of rounds for the next run. Pure.

import {
  type ChangeState,
  type Confirmation,
  HALF_WIDTH_95,
  type HistoryChange,
  type JudgedChange,
} from '../model/history-report.ts';
import { normalQuantile } from '../stats/normal.ts';
import { findChanges, MIN_CHANGE } from './changes.ts';
import { estimateScale, groupByAnchor } from './edge-groups.ts';
import { type EdgeColumns, type HistorySeries, MAX_COUNTED_VALUES, selectEarlier } from './series.ts';

/** Two-sided error of all confirming runs of a step together: how often a step that is none is confirmed. */
const CONFIRMING_ALPHA = 0.005;

/** Maximum number of runs for a step. What they leave undecided stays unconfirmed. */
export const MAX_CONFIRMING_RUNS = 3;

/** Half of the width of the interval that decides, in standard errors. There is a look after each run (Bonferroni). */
const HALF_WIDTH = normalQuantile(1 - CONFIRMING_ALPHA / MAX_CONFIRMING_RUNS / 2);

/** Chance with which the first run confirms a step of the size that it is planned for. */
const POWER = 0.9;

/** Rounds of a confirming run. With fewer, its error would be known badly. */
export const CONFIRMING_ROUNDS = { min: 10, max: MAX_COUNTED_VALUES };

/** A size on the logarithmic scale. */
export type Estimate = Pick<HistoryChange, 'logRatio' | 'standardError'>;

/** Returns the size of a step that a run confirms in 9 of 10 cases. `scatter`: error of a comparison of one value a side. */
export function confirmedSize(scatter: number, rounds: number): number {
  return ((HALF_WIDTH + normalQuantile(POWER)) * scatter) / Math.sqrt(rounds);
}

/**
 * Returns the number of rounds, even, for the smallest size that the step may have: the size of the clearest of many is too
 * large on average.
 */
export function planConfirmingRounds({ logRatio, standardError }: Estimate, series: HistorySeries): number {
  const size = Math.max(Math.log1p(MIN_CHANGE), Math.abs(logRatio) - HALF_WIDTH_95 * standardError);
  const scatter = series.usualScatter * scaleOf(series.edges);
  const wanted = 2 * Math.ceil((confirmedSize(scatter, 1) / size) ** 2 / 2);
  return Math.min(CONFIRMING_ROUNDS.max, Math.max(CONFIRMING_ROUNDS.min, wanted));
}

/** Returns a change that was found in these comparisons, with its state. */
export function judgeChange(
  change: HistoryChange,
  edges: EdgeColumns,
  search: { points: number; alpha: number },
): JudgedChange {
  const around = change.kind === 'drift' ? [] : listAround(change, edges);
  const suspicion = findSuspicion(change, edges, { ...search, around });
  if (suspicion === null) return { ...change, state: 'suspected', confirmation: null };
  const { suspected, later, scale } = suspicion;
  const measured = later.map((index) => ({
    logRatio: edges.logRatio[index]!,
    standardError: edges.standardError[index]! * scale,
  }));
  const latest = later.at(-1)!;
  const confirmation: Confirmation = {
    ...pool(measured),
    runs: later.length,
    at: edges.times[edges.time[latest]!]!,
    workflowRun: edges.workflowRun[latest]! || null,
  };
  return { ...change, state: weighSuspicion(suspected, measured), confirmation };
}

/**
 * Returns the state of a step that was suspected with a size, and then measured by these runs, the oldest first. What a run
 * confirms stays confirmed until all runs together exclude it.
 */
export function weighSuspicion(suspected: Estimate, measured: readonly Estimate[]): ChangeState {
  const sign = suspected.logRatio > 0 ? 1 : -1;
  const smallest = sign * suspected.logRatio - HALF_WIDTH_95 * suspected.standardError;
  let state: ChangeState = 'suspected';
  for (const runs of measured.keys()) {
    const { logRatio, standardError } = pool(measured.slice(0, runs + 1));
    if (sign * logRatio > HALF_WIDTH * standardError) state = 'confirmed';
    else if (sign * logRatio + HALF_WIDTH * standardError < smallest) state = 'refuted';
    else if (state !== 'confirmed') state = 'unconfirmed';
  }
  return state;
}

/** Returns the mean, weighted by the inverse variances. */
function pool(measured: readonly Estimate[]): Estimate {
  let [weights, weighted] = [0, 0];
  for (const { logRatio, standardError } of measured) {
    weights += 1 / standardError ** 2;
    weighted += logRatio / standardError ** 2;
  }
  return { logRatio: weighted / weights, standardError: 1 / Math.sqrt(weights) };
}

/** Returns the factor by which the errors of a series are larger than its runs say. */
function scaleOf(edges: EdgeColumns): number {
  return estimateScale(groupByAnchor(edges));
}

interface Suspicion {
  /** The step as it was suspected before it was measured again. */
  readonly suspected: Estimate;
  /** Indices of the comparisons that were made since, the oldest first. */
  readonly later: readonly number[];
  readonly scale: number;
}

/** Returns the suspicion that came first; null if all comparisons around the step were made before it. */
function findSuspicion(
  { range, logRatio }: HistoryChange,
  edges: EdgeColumns,
  { points, alpha, around }: { points: number; alpha: number; around: readonly number[] },
): Suspicion | null {
  for (const [place, index] of around.entries()) {
    const earlier = selectEarlier(edges, edges.time[index]!);
    const suspected = findChanges(earlier, points, alpha).find(
      (one) =>
        one.kind === 'step' &&
        one.range[0] <= range[1] &&
        range[0] <= one.range[1] &&
        one.logRatio > 0 === logRatio > 0,
    );
    if (suspected !== undefined) return { suspected, later: around.slice(place), scale: scaleOf(earlier) };
  }
  return null;
}

/**
 * Number of points by which a comparison may begin before the range of a step, or end behind it. When more runs come, the
 * range may move by a point or two, and the comparison is still about the same step.
 */
export const SLACK = 3;

/** Maximum number of comparisons around a step that are looked at: each may take a search. */
const MAX_AROUND = 10;

/** Returns the indices of the latest comparisons across the whole range of the step, and little more, the oldest first. */
function listAround({ range: [first, last] }: HistoryChange, { from, to, time, unplaced }: EdgeColumns): number[] {
  const around: number[] = [];
  for (let index = 0; index < from.length; index++) {
    const [start, end] = [from[index]!, to[index]!];
    if (unplaced.has(start) || unplaced.has(end)) continue;
    if (start < first - SLACK || start > first || end <= last || end > last + 1 + SLACK) continue;
    around.push(index);
  }
  return around.sort((one, other) => time[one]! - time[other]! || one - other).slice(-MAX_AROUND);
}
