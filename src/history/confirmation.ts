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
import { estimateScale, groupByAnchor } from './comparison-groups.ts';
import { type ComparisonColumns, type HistorySeries, MAX_COUNTED_VALUES, selectEarlier } from './series.ts';

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

export type Estimate = Pick<HistoryChange, 'logRatio' | 'standardError'>;

/** Size of a step that a run confirms in 9 of 10 cases. `scatter`: error of a comparison of one value a side. */
export function computeConfirmedSize(scatter: number, rounds: number): number {
  return ((HALF_WIDTH + normalQuantile(POWER)) * scatter) / Math.sqrt(rounds);
}

/**
 * Plans an even number of rounds for the smallest size that the step may have: the size of the clearest of many is too large
 * on average.
 */
export function planConfirmingRounds({ logRatio, standardError }: Estimate, series: HistorySeries): number {
  const size = Math.max(Math.log1p(MIN_CHANGE), Math.abs(logRatio) - HALF_WIDTH_95 * standardError);
  const scatter = series.usualScatter * estimateScale(groupByAnchor(series.comparisons));
  const rounds = 2 * Math.ceil((computeConfirmedSize(scatter, 1) / size) ** 2 / 2);
  return Math.min(CONFIRMING_ROUNDS.max, Math.max(CONFIRMING_ROUNDS.min, rounds));
}

export function judgeChange(
  change: HistoryChange,
  comparisons: ComparisonColumns,
  points: number,
  alpha: number,
): JudgedChange {
  const suspicion = change.kind === 'drift' ? null : findSuspicion(change, comparisons, points, alpha);
  if (suspicion === null) return { ...change, state: 'suspected', confirmation: null };
  const { suspected, later, scale } = suspicion;
  const measured = later.map((index) => ({
    logRatio: comparisons.logRatio[index]!,
    standardError: comparisons.standardError[index]! * scale,
  }));
  const latest = later.at(-1)!;
  const confirmation: Confirmation = {
    ...pool(measured),
    runs: later.length,
    at: comparisons.times[comparisons.time[latest]!]!,
    workflowRun: comparisons.workflowRun[latest]! || null,
  };
  return { ...change, state: weighSuspicion(suspected, measured), confirmation };
}

/**
 * The state of a step that was suspected with a size, and then measured by these runs, the oldest first. What a run
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

/** The mean, weighted by the inverse variances. */
function pool(measured: readonly Estimate[]): Estimate {
  let [weights, weighted] = [0, 0];
  for (const { logRatio, standardError } of measured) {
    weights += 1 / standardError ** 2;
    weighted += logRatio / standardError ** 2;
  }
  return { logRatio: weighted / weights, standardError: 1 / Math.sqrt(weights) };
}

/** Finds the suspicion that came first; null if all comparisons around the step were made before it. */
function findSuspicion(step: HistoryChange, comparisons: ComparisonColumns, points: number, alpha: number) {
  const isSame = ({ kind, range: [first, last], logRatio }: HistoryChange) =>
    kind === 'step' && first <= step.range[1] && step.range[0] <= last && logRatio > 0 === step.logRatio > 0;
  const around = listAround(step, comparisons);
  for (const [place, index] of around.entries()) {
    const earlier = selectEarlier(comparisons, comparisons.time[index]!);
    const suspected = findChanges(earlier, points, alpha).find(isSame);
    if (suspected !== undefined)
      return { suspected, later: around.slice(place), scale: estimateScale(groupByAnchor(earlier)) };
  }
  return null;
}

/**
 * Number of points by which a comparison may begin before the range of a step, or end behind it: with more runs, the range
 * may move by a point or two.
 */
export const SLACK = 3;

/** Maximum number of comparisons around a step that are looked at: each may take a search. */
const MAX_AROUND = 10;

/** Indices of the latest comparisons across the whole range of the step, and little more, the oldest first. */
function listAround(
  { range: [first, last] }: HistoryChange,
  { from, to, time, unplaced }: ComparisonColumns,
): number[] {
  const around = [...from.keys()].filter((index) => {
    const [start, end] = [from[index]!, to[index]!];
    const isAround = start >= first - SLACK && start <= first && end > last && end <= last + 1 + SLACK;
    return isAround && !unplaced.has(start) && !unplaced.has(end);
  });
  return around.sort((a, b) => time[a]! - time[b]! || a - b).slice(-MAX_AROUND);
}
