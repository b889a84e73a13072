// Finds the budgets that later ones replace, as far as the file alone shows it. In: budgets. Out: the replacing
// budgets. It reports only what is certain: whether two patterns match the same benchmark is often unknown.

import { tidyUnit } from '../units/tidy.ts';
import type { Budget } from './budget.ts';
import { RULES } from './index.ts';

export interface Replacement {
  readonly later: Budget;
  /** Later budgets, this one included, replace the earlier one completely. */
  readonly isWholly: boolean;
}

export function findReplacements(budget: Budget, later: readonly Budget[]): Replacement[] {
  const own = scalesOf(budget);
  const rivals = later.filter(
    (other) =>
      hasSameRestrictions(budget, other) &&
      hasCommonMetric(budget, other) &&
      own.some((scale) => scalesOf(other).includes(scale)),
  );
  const covering = rivals.filter((other) => covers(other, budget));
  const isCovered = own.every((scale) => covering.some((other) => scalesOf(other).includes(scale)));
  return rivals.map((other) => ({ later: other, isWholly: isCovered && covering.includes(other) }));
}

export function restrictionsOf(budget: Budget): { against?: string; of?: string; where?: string; until?: string } {
  const { against, of, until, filter } = budget;
  return {
    ...(against === null ? {} : { against }),
    ...(of === 'each' ? {} : { of }),
    ...(filter === null ? {} : { where: filter.text }),
    ...(until === null ? {} : { until }),
  };
}

function hasSameRestrictions(one: Budget, other: Budget): boolean {
  return JSON.stringify(restrictionsOf(one)) === JSON.stringify(restrictionsOf(other));
}

function scalesOf({ limits }: Budget): string[] {
  return [...new Set(RULES.filter(({ kind }) => limits.has(kind)).map(({ scale }) => scale))];
}

/** The `metric` keys of both budgets certainly match a common row. */
function hasCommonMetric({ metric: one }: Budget, { metric: other }: Budget): boolean {
  return one === '*' || other === '*' || isSameMetric(one, other);
}

function isSameMetric(one: string, other: string): boolean {
  return one === other || tidyUnit(one).unit === tidyUnit(other).unit;
}

/** True if `wide` matches every row that `narrow` matches. */
function covers(wide: Budget, narrow: Budget): boolean {
  const isMetric = wide.metric === '*' || (narrow.metric !== '*' && isSameMetric(wide.metric, narrow.metric));
  return (
    isMetric && (['benchmarks', 'packages', 'commands'] as const).every((key) => coversPatterns(wide[key], narrow[key]))
  );
}

function coversPatterns(wide: readonly string[], narrow: readonly string[]): boolean {
  const isAll = wide.every((glob) => glob === '**');
  // Removing a pattern adds matches only if the pattern excludes.
  const isSuperset =
    narrow.filter((glob) => !glob.startsWith('!')).length > 0 &&
    narrow.filter((glob) => !glob.startsWith('!')).every((glob) => wide.includes(glob));
  const excludesNoMore = wide.filter((glob) => glob.startsWith('!')).every((glob) => narrow.includes(glob));
  return isAll || (isSuperset && excludesNoMore);
}
