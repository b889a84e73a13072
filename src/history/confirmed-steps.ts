// Finds the confirmed steps for the worse that are not undone yet. In: a series with its changes. Out: what the
// issue lists. Later changes decide whether a step is undone, and not the levels, which become less certain with each commit.

import { type ConfirmedStep, HALF_WIDTH_95, type JudgedChange, type Point } from '../model/history-report.ts';
import { MIN_CHANGE } from './changes.ts';
import type { HistorySeries } from './series.ts';

/** Returns the confirmed steps of a series after which the result is still worse. `changes` has the oldest first. */
export function findConfirmedSteps(
  { command, group, name, metric, better }: Omit<HistorySeries, 'edges' | 'usualError' | 'usualScatter'>,
  changes: readonly JudgedChange[],
  points: readonly Point[],
): ConfirmedStep[] {
  const sign = better === 'lower' ? 1 : -1;
  return changes.flatMap((change, index) => {
    const { kind, state, range, logRatio, confirmation } = change;
    if (kind !== 'step' || state !== 'confirmed' || confirmation === null || sign * logRatio <= 0) return [];
    if (isUndone(change, changes.slice(index + 1), sign)) return [];
    const [before, after] = [points[range[0]]!, points[range[1] + 1]!];
    return [{ ...{ command, group, name, metric }, range, before, after, confirmation }];
  });
}

/**
 * Reports whether later changes brought the result back: to a level that, by all that is known, may be that before the step.
 * An improvement counts although no run of its own confirmed it, because only steps for the worse are measured again.
 */
function isUndone(step: JudgedChange, later: readonly JudgedChange[], sign: number): boolean {
  let worsening = sign * step.logRatio;
  let variance = step.standardError ** 2;
  for (const { logRatio, standardError, state } of later) {
    if (state === 'refuted') continue;
    worsening += sign * logRatio;
    variance += standardError ** 2;
    if (sign * logRatio < 0 && worsening - HALF_WIDTH_95 * Math.sqrt(variance) <= Math.log1p(MIN_CHANGE)) return true;
  }
  return false;
}
