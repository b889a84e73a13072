// Levels of head, for budgets against an anchor and for readers: the level of base from the history, and the change that this
// run measured, as logarithms of ratios. The errors of both are independent, so their squares add up. In: the levels of base,
// the recording and a row. Out: a level, or why there is none.

import {
  type AnchorLevels,
  type BaseLevel,
  type BaseLevels,
  type HeadLevel,
  isFound,
  type LevelSource,
  type MissingLevel,
} from '../model/anchor.ts';
import type { Comparison, Interval } from '../model/comparison.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { groupOfLeg, historyKeyOf } from '../model/history.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { normalQuantile, normalTail } from '../stats/normal.ts';
import { measureRatio } from './stored-runs.ts';

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
      ? (ofBudgets.get(against) ?? null)
      : makeWarning('level-of-baseline', about('baseline'), { path: baseline.path });
  return {
    levelOf(row, against) {
      const anchor = findAnchor(against);
      return anchor === null || !isFound(anchor) ? 'no-anchor' : find(anchor, row);
    },
    findProblem(against) {
      const anchor = findAnchor(against);
      return anchor === null || isFound(anchor) ? null : anchor;
    },
    shownLevelOf(row) {
      const isCompared = row.base !== null && row.head !== null && baseline === undefined;
      if (shown === null || shown.isBase || !isCompared) return null;
      const level = find(shown, row);
      return typeof level === 'string' ? null : level;
    },
  };
}

/** Standard error of a level that follows from exact comparisons alone, at most. A thousand of them are below it. */
const EXACT_ERROR = 1e-4;

/** Two-sided confidence levels of what is shown, and of what decides: see `Comparison`. */
const SHOWN = 0.95;
const LIKELY = 0.6;

/** Where base is the anchor there is no error, and no history that would say how the comparisons scatter. */
const AT_ANCHOR: BaseLevel = { level: 0, standardError: 0, usualError: 0, scatter: 1 };

function findHeadLevel(
  { anchor, isBase, levels }: AnchorLevels,
  row: Comparison,
  group: string | null,
): HeadLevel | MissingLevel {
  const levelOf = (name: string) => levels.get(historyKeyOf({ ...row, group, name }));
  // The history knows a benchmark that this run renames under its old name, and one of Go perhaps from a run on one processor.
  const names = [row.name, row.renamed?.from ?? row.name, row.shortName ?? row.name];
  const known = names.map(levelOf).find((level) => level !== undefined);
  const base = known ?? (isBase ? AT_ANCHOR : null);
  if (base === null) return 'no-comparison';
  const measured = measureRatio(row);
  if (measured === null) return 'no-ratio';
  const ownError = base.scatter * Math.max(measured.standardError, base.usualError);
  const standardError = Math.hypot(base.standardError, ownError);
  const level = base.level + measured.logRatio;
  const isExact = row.exact && standardError <= EXACT_ERROR;
  const makeInterval = (confidence: number): Interval => {
    const halfWidth = normalQuantile((1 + confidence) / 2) * standardError;
    return { low: Math.expm1(level - halfWidth), high: Math.expm1(level + halfWidth) };
  };
  return {
    ...{ anchor, isBase, isExact },
    base: Math.expm1(base.level),
    change: Math.expm1(level),
    interval: makeInterval(SHOWN),
    likely: makeInterval(LIKELY),
    p: standardError === 0 ? Number(level === 0) : Math.min(1, 2 * normalTail(Math.abs(level) / standardError)),
  };
}
