// Finds the commits at which a series changed. They are not searched in the levels, because levels that are chains of
// comparisons share their errors, and wander by chance. They are searched in the comparisons, whose errors are
// independent: with one step of size d and nothing else, a comparison across the step measures d, and any other 0. So d
// follows by least squares, and so does the size of a drift, of which a comparison measures a share.

import type { HistoryChange } from '../model/history-report.ts';
import { normalTail } from '../stats/normal.ts';
import { type ComparisonGroup, estimateScale, groupByAnchor } from './comparison-groups.ts';
import { type FittedChange, fitDrifts, fitSteps, type SearchSize, shareAt } from './fit-changes.ts';
import type { ComparisonColumns } from './series.ts';

/** Smallest change that is worth a run or a word, as a ratio. */
export const MIN_CHANGE = 0.01;

const MAX_CHANGES = 20;

/** A drift has one length to choose, so it has to fit better than a step by this: log 1000 times 2, as in Jeffreys' scale. */
const DRIFT_ADVANTAGE = 13.8;

/** Finds the changes with a p of at most `alpha`, the oldest first. `points` is the number of points. */
export function findChanges(comparisons: ComparisonColumns, points: number, alpha: number): HistoryChange[] {
  if (points < 2 || comparisons.from.length === 0) return [];
  const groups = groupByAnchor(comparisons);
  const scale = estimateScale(groups);
  let changes: readonly HistoryChange[] = [];
  for (let tries = 0; tries < MAX_CHANGES; tries++) {
    const next = findClearest(explain(groups, changes), { points, scale });
    if (next === null || next.p > alpha) break;
    const refined = [...changes, next];
    // Each earlier place was chosen when this change was not known.
    for (const [index, change] of refined.entries()) {
      const others = refined.filter((other) => other !== change);
      const again = refined.length === 1 ? change : findClearest(explain(groups, others), { points, scale });
      if (again !== null && again.p <= alpha) refined[index] = again;
    }
    changes = joinAtPlaces(refined);
  }
  return changes.toSorted((a, b) => a.before - b.before);
}

/** Makes one change of those at the same place: each explains a part of it. The others were found first, and are clearer. */
function joinAtPlaces(changes: readonly HistoryChange[]): HistoryChange[] {
  const joined: HistoryChange[] = [];
  for (const change of changes) {
    const index = joined.findIndex(({ before, after }) => before === change.before && after === change.after);
    const other = joined[index];
    if (other === undefined) joined.push(change);
    else joined[index] = { ...other, logRatio: other.logRatio + change.logRatio };
  }
  return joined;
}

function explain(groups: readonly ComparisonGroup[], changes: readonly HistoryChange[]): readonly ComparisonGroup[] {
  if (changes.length === 0) return groups;
  return groups.map((group) => ({
    ...group,
    difference: group.difference.map((value, index) =>
      changes.reduce(
        (rest, { before, after, logRatio }) =>
          rest - logRatio * (shareAt(group.end[index]!, before, after) - shareAt(group.start[index]!, before, after)),
        value,
      ),
    ),
  }));
}

/** Finds the change that explains most. Null: no comparison can show one. */
function findClearest(groups: readonly ComparisonGroup[], { points, scale }: SearchSize): HistoryChange | null {
  const steps = fitSteps(groups, { points, scale });
  if (steps === null) return null;
  const { best, range, tried } = steps;
  const step = toChange(best, { kind: 'step', range, tried });
  if (step.p > WORTH_A_DRIFT) return step;
  const { best: drift, tried: driftsTried } = fitDrifts(groups, { points, scale });
  if (drift === null || drift.squares < best.squares + DRIFT_ADVANTAGE) return step;
  const place = [drift.before, drift.before] as const;
  return toChange(drift, { kind: 'drift', range: place, tried: tried + driftsTried });
}

/** Drifts take time to search, and where there is one, a step explains a part of it. */
const WORTH_A_DRIFT = 0.05;

function toChange(
  { before, after, logRatio, standardError, squares }: FittedChange,
  { kind, range, tried }: Pick<HistoryChange, 'kind' | 'range'> & { tried: number },
): HistoryChange {
  // Bonferroni: neighbouring places share comparisons, so the true probability is lower.
  const p = Math.min(1, 2 * normalTail(Math.sqrt(squares)) * tried);
  return { kind, before, after, range, logRatio, standardError, p };
}
