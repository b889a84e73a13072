// Adapts limits to a base that was measured on another machine. A limit of the change is widened to the configured
// tolerance; without a tolerance it decides nothing. Limits of head alone stay unchanged.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { ReportRow } from '../model/report.ts';
import type { SelectedLimit } from './select.ts';

/** `tolerance` is `baselineTolerance` of the Policy. */
export function adaptLimit(
  { isCrossMachine }: { readonly isCrossMachine: boolean },
  selected: SelectedLimit,
  tolerance: number | null,
): SelectedLimit {
  const { rule, limit, budget } = selected;
  if (!isCrossMachine || rule.scale === 'absolute' || typeof limit !== 'number') return selected;
  if (tolerance !== null) return { ...selected, limit: Math.max(limit, tolerance) };
  return { ...selected, budget: { ...budget, level: 'report' }, isUnjudged: true };
}

export function warnAboutCrossMachineResults(rows: readonly ReportRow[]): Diagnostic[] {
  const count = rows.filter(({ verdicts }) => verdicts.some(({ isUnjudged }) => isUnjudged)).length;
  return count === 0 ? [] : [makeWarning('machines-not-comparable', about('baseline'), { results: count })];
}
