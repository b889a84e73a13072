// Finds the budgets that later ones replace, as far as the file alone shows it. In: budgets. Out: the replacing
// budgets. It reports only what is certain: whether two patterns match the same benchmark is often unknown.

import type { BudgetPreview } from '../model/preview.ts';
import { omitNull } from '../text/omit-null.ts';
import { tidyUnit } from '../units/tidy.ts';
import type { Budget } from './budget.ts';
import { RULES } from './index.ts';

export interface Replacement {
  readonly later: Budget;
  /** Later budgets, this one included, replace the earlier one completely. */
  readonly isWholly: boolean;
}

export function findReplacements(budget: Budget, later: readonly Budget[]): Replacement[] {
  const own = slotsOf(budget);
  const rivals = later.filter(
    (other) =>
      hasSameRestrictions(budget, other) &&
      (budget.metric === '*' || other.metric === '*' || isSameMetric(budget.metric, other.metric)) &&
      own.some((slot) => slotsOf(other).includes(slot)),
  );
  const covering = rivals.filter((other) => covers(other, budget));
  const isCovered = own.every((slot) => covering.some((other) => slotsOf(other).includes(slot)));
  return rivals.map((other) => ({ later: other, isWholly: isCovered && covering.includes(other) }));
}

export function restrictionsOf({ against, by, of, until, filter }: Budget): BudgetPreview['more'] {
  return omitNull({ against, by, of: of === 'each' ? null : of, where: filter?.text ?? null, until });
}

function hasSameRestrictions(one: Budget, other: Budget): boolean {
  return JSON.stringify(restrictionsOf(one)) === JSON.stringify(restrictionsOf(other));
}

function slotsOf({ limits }: Budget): string[] {
  return [...new Set(RULES.filter(({ kind }) => limits.has(kind)).map(({ slot }) => slot))];
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
  const excludes = (glob: string) => glob.startsWith('!');
  const included = narrow.filter((glob) => !excludes(glob));
  // Removing a pattern adds matches only if the pattern excludes.
  const isSuperset = included.length > 0 && included.every((glob) => wide.includes(glob));
  const excludesNoMore = wide.filter(excludes).every((glob) => narrow.includes(glob));
  return wide.every((glob) => glob === '**') || (isSuperset && excludesNoMore);
}
