// Budgets with `until`: exceptions that a team agreed on for a limited time. In: budgets and the day of judging. Out:
// the budgets in force on that day, and warnings about those that expired or soon expire. It reads no clock.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { daysUntil } from '../text/day.ts';
import type { Budget } from './budget.ts';

/** Days of notice before a budget expires. Two weeks, a usual sprint, are enough to meet the budget or to extend it. */
const NOTICE_DAYS = 14;

export interface ActiveBudgets {
  readonly budgets: readonly Budget[];
  readonly problems: readonly Problem[];
}

export function selectActiveBudgets(budgets: readonly Budget[], today: string): ActiveBudgets {
  return {
    budgets: budgets.filter((budget) => !isExpired(budget, today)),
    problems: budgets.flatMap((budget) => warnAboutExpiry(budget, today) ?? []),
  };
}

/** Reports whether a budget has expired. It is in force until the end of its last day. */
function isExpired({ until }: Budget, today: string): boolean {
  return until !== null && daysUntil(today, until) < 0;
}

function warnAboutExpiry(budget: Budget, today: string): Problem | null {
  const { until, where } = budget;
  if (until === null) return null;
  const severity = 'warning';
  if (isExpired(budget, today)) {
    const message = `this budget expired: it was agreed until ${until} and no longer counts, so budgets above it do. Delete it, or agree on another day.`;
    return legacyProblem({ where, message, severity });
  }
  const days = daysUntil(today, until);
  if (days > NOTICE_DAYS) return null;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return legacyProblem({
    where,
    message: `this budget ends ${when}: it was agreed until ${until}.`,
    severity,
  });
}
