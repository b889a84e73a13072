// Tells suspicion from proof. A step is suspected because it is the clearest of many, and that may be chance. Only a
// comparison that was made after the suspicion can confirm it, of the commits around the step.

import type { Confirmation, HistoryChange, JudgedChange } from '../model/history-report.ts';
import { normalTail } from '../stats/normal.ts';
import { findChanges } from './changes.ts';
import { type EdgeColumns, selectEarlier } from './series.ts';

/** Two-sided significance level of a confirming comparison, as in a run of the gate with one benchmark. */
export const CONFIRMING_ALPHA = 0.005;

/** Returns a change that was found in these comparisons, with its state. */
export function judgeChange(
  change: HistoryChange,
  edges: EdgeColumns,
  { points, alpha }: { points: number; alpha: number },
): JudgedChange {
  const latest = findLatestAround(change, edges);
  const suspected = { ...change, state: 'suspected', confirmation: null } as const;
  if (change.kind === 'drift' || latest === null) return suspected;
  const earlier = selectEarlier(edges, edges.time[latest]!);
  const wasSuspected = findChanges(earlier, points, alpha).some(
    ({ kind, range: [first, last] }) => kind === 'step' && first <= change.range[1] && change.range[0] <= last,
  );
  if (!wasSuspected) return suspected;
  const confirmation = confirmationAt(edges, latest);
  const p = 2 * normalTail(Math.abs(confirmation.logRatio) / confirmation.standardError);
  const isConfirmed = p <= CONFIRMING_ALPHA && confirmation.logRatio > 0 === change.logRatio > 0;
  return { ...change, state: isConfirmed ? 'confirmed' : 'refuted', confirmation };
}

function confirmationAt(
  { logRatio, standardError, time, times, workflowRun }: EdgeColumns,
  index: number,
): Confirmation {
  return {
    logRatio: logRatio[index]!,
    standardError: standardError[index]!,
    at: times[time[index]!]!,
    workflowRun: workflowRun[index]! || null,
  };
}

/**
 * Number of points by which a comparison may begin before the range of a step, or end behind it. When more runs come, the
 * range may move by a point or two, and the comparison is still about the same step.
 */
export const SLACK = 3;

/** Returns the index of the latest comparison across the whole range of the step, and little more; null if there is none. */
function findLatestAround(
  { range: [first, last] }: HistoryChange,
  { from, to, time, unplaced }: EdgeColumns,
): number | null {
  let latest: number | null = null;
  for (let index = 0; index < from.length; index++) {
    const [start, end] = [from[index]!, to[index]!];
    if (unplaced.has(start) || unplaced.has(end)) continue;
    if (start < first - SLACK || start > first || end <= last || end > last + 1 + SLACK) continue;
    if (latest === null || time[index]! >= time[latest]!) latest = index;
  }
  return latest;
}
