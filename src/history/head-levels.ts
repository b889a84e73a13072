// Levels of head: the level of base from the history, and the change that this run measured, as logarithms of ratios. The
// errors of both are independent, so their squares add up. In: a row and the levels of base. Out: a level, or why there
// is none.

import type { AnchorLevels, BaseLevel, HeadLevel, MissingLevel } from '../model/anchor.ts';
import type { Comparison, Interval } from '../model/comparison.ts';
import { type HistoryKey, historyKeyOf } from '../model/history.ts';
import { normalQuantile, normalTail } from '../stats/normal.ts';
import { measureRatio } from './store-run.ts';

/** Standard error of a level that follows from exact comparisons alone, at most. A thousand of them are below it. */
const EXACT_ERROR = 1e-4;

/** Two-sided confidence levels of what is shown, and of what decides: see `Comparison`. */
const SHOWN = 0.95;
const LIKELY = 0.6;

/** Level of base where base is the anchor: no error, and no history that would say how the comparisons scatter. */
const AT_ANCHOR: BaseLevel = { level: 0, standardError: 0, usualError: 0, scatter: 1 };

/** Returns the level of a row at head. `group` is that of the row in the history. */
export function findHeadLevel(
  { anchor, isBase, levels }: AnchorLevels,
  row: Comparison,
  group: string | null,
): HeadLevel | MissingLevel {
  const base = findBaseLevel(levels, { ...row, group }) ?? (isBase ? AT_ANCHOR : null);
  if (base === null) return 'no-comparison';
  const measured = measureRatio(row);
  if (measured === null) return 'no-ratio';
  const own = base.scatter * Math.max(measured.standardError, base.usualError);
  const standardError = Math.hypot(base.standardError, own);
  const level = base.level + measured.logRatio;
  const isExact = row.exact && standardError <= EXACT_ERROR;
  const intervalOf = (confidence: number): Interval => {
    const reach = normalQuantile((1 + confidence) / 2) * standardError;
    return { low: Math.expm1(level - reach), high: Math.expm1(level + reach) };
  };
  return {
    ...{ anchor, isBase, isExact },
    base: Math.expm1(base.level),
    change: Math.expm1(level),
    interval: intervalOf(SHOWN),
    likely: intervalOf(LIKELY),
    p: standardError === 0 ? Number(level === 0) : Math.min(1, 2 * normalTail(Math.abs(level) / standardError)),
  };
}

/** Returns the level of base. The history knows a benchmark that this run renames under its old name. */
function findBaseLevel(
  levels: AnchorLevels['levels'],
  row: HistoryKey & Pick<Comparison, 'renamed'>,
): BaseLevel | null {
  const own = levels.get(historyKeyOf(row));
  const { renamed } = row;
  return own ?? (renamed === undefined ? null : (levels.get(historyKeyOf({ ...row, name: renamed.from })) ?? null));
}
