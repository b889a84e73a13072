// Budgets with `until`: exceptions that a team agreed on for a limited time. In: budgets and the day of judging. Out:
// the budgets in force on that day, and warnings about those that expired or soon expire. It reads no clock.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { daysUntil } from '../text/day.ts';
import type { Budget } from './budget.ts';

/** Days of notice before a budget expires. Two weeks, a usual sprint, are enough to meet the budget or to extend it. */
const NOTICE_DAYS = 14;

export interface ActiveBudgets {
  readonly budgets: readonly Budget[];
  readonly problems: readonly Diagnostic[];
}

export function selectActiveBudgets(budgets: readonly Budget[], today: string): ActiveBudgets {
  return {
    budgets: budgets.filter((budget) => !isExpired(budget, today)),
    problems: budgets.flatMap((budget) => warnAboutExpiry(budget, today) ?? []),
  };
}

/** It is in force until the end of its last day. */
function isExpired({ until }: Budget, today: string): boolean {
  return until !== null && daysUntil(today, until) < 0;
}

function warnAboutExpiry(budget: Budget, today: string): Diagnostic | null {
  const { until, location } = budget;
  if (until === null) return null;
  if (isExpired(budget, today)) return makeWarning('budget-expired', location, { until });
  const days = daysUntil(today, until);
  return days > NOTICE_DAYS ? null : makeWarning('budget-ends-soon', location, { until, days });
}
