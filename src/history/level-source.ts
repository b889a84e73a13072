// Connects what the history says about base with the rows of a run, for budgets against an anchor and for readers. In: the
// levels of base and the recording. Out: functions of a row.

import { type AnchorLevels, type BaseLevels, isFound, type LevelSource } from '../model/anchor.ts';
import type { Comparison } from '../model/comparison.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { groupOfLeg } from '../model/history.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { findHeadLevel } from './head-levels.ts';

/** `leg` is the name of the machine in a report about several, by which the history knows its groups; null otherwise. */
export function makeLevelSource(
  { ofBudgets, shown }: BaseLevels,
  { baseline }: Pick<Recording, 'baseline'>,
  leg: string | null,
): LevelSource {
  const find = (levels: AnchorLevels, row: Comparison) =>
    findHeadLevel(levels, row, leg === null ? row.group : groupOfLeg(row.group, leg));
  // The values of a baseline come from another machine, so that there is no ratio of this run.
  const findAnchor = (against: string) =>
    baseline === undefined
      ? ofBudgets.get(against)
      : makeWarning('level-of-baseline', about('baseline'), { path: baseline.path });
  return {
    levelOf(row, against) {
      const found = findAnchor(against);
      return found === undefined || !isFound(found) ? 'no-anchor' : find(found, row);
    },
    findProblem(against) {
      const found = findAnchor(against);
      return found === undefined || isFound(found) ? null : found;
    },
    shownLevelOf(row) {
      if (shown === null || shown.isBase || baseline !== undefined) return null;
      if (row.base === null || row.head === null) return null;
      const level = find(shown, row);
      return typeof level === 'string' ? null : level;
    },
  };
}
