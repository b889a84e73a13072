// Which budgets later ones take the place of, as far as the file alone can tell. Budgets in, pairs of them out.
// Says only what is certain: two patterns may meet the same benchmark or may not.

import { tidy } from '../units/tidy.ts';
import type { Budget } from './budget.ts';
import { RULES } from './index.ts';

export interface Replacement {
  readonly later: Budget;
  /** Nothing is left that the earlier one would judge. */
  readonly isWholly: boolean;
}

/** The later budgets that count in place of one, in order. */
export function replacements(budget: Budget, later: readonly Budget[]): Replacement[] {
  const own = scalesOf(budget);
  const rivals = later.filter(
    (other) =>
      isSameMore(budget, other) &&
      meetsMetric(budget, other) &&
      own.some((scale) => scalesOf(other).includes(scale)),
  );
  const covering = rivals.filter((other) => covers(other, budget));
  const isCovered = own.every((scale) => covering.some((other) => scalesOf(other).includes(scale)));
  return rivals.map((other) => ({ later: other, isWholly: isCovered && covering.includes(other) }));
}

/** What an entry says beyond what every budget says. */
export function moreOf(budget: Budget): { of?: string; where?: string; until?: string } {
  const { of, until, filter } = budget;
  return {
    ...(of === 'each' ? {} : { of }),
    ...(filter === null ? {} : { where: filter.text }),
    ...(until === null ? {} : { until }),
  };
}

function isSameMore(one: Budget, other: Budget): boolean {
  return JSON.stringify(moreOf(one)) === JSON.stringify(moreOf(other));
}

function scalesOf({ limits }: Budget): string[] {
  return [...new Set(RULES.filter(({ kind }) => limits.has(kind)).map(({ scale }) => scale))];
}

/** Whether there is surely a row that both mean by their metric. */
function meetsMetric({ metric: one }: Budget, { metric: other }: Budget): boolean {
  return one === '*' || other === '*' || isSameMetric(one, other);
}

function isSameMetric(one: string, other: string): boolean {
  return one === other || tidy(one).unit === tidy(other).unit;
}

/** Whether a budget meets every row that another one meets. */
function covers(wide: Budget, narrow: Budget): boolean {
  const isMetric = wide.metric === '*' || (narrow.metric !== '*' && isSameMetric(wide.metric, narrow.metric));
  return (
    isMetric &&
    coversPatterns(wide.benchmarks, narrow.benchmarks) &&
    coversPatterns(wide.packages, narrow.packages)
  );
}

function coversPatterns(wide: readonly string[], narrow: readonly string[]): boolean {
  const isAll = wide.every((glob) => glob === '**');
  // One pattern less lets more in only if it excludes.
  const isSuperset =
    narrow.filter((glob) => !glob.startsWith('!')).length > 0 &&
    narrow.filter((glob) => !glob.startsWith('!')).every((glob) => wide.includes(glob));
  const excludesNoMore = wide.filter((glob) => glob.startsWith('!')).every((glob) => narrow.includes(glob));
  return isAll || (isSuperset && excludesNoMore);
}
