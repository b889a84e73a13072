// Budgets with `until`: exceptions that a team agreed on for a time. Budgets and the day of judging in, those that
// count on that day out, with what is to be said of the others. Asks no clock.

import { daysUntil } from '../model/day.ts';
import type { Problem } from '../model/problem.ts';
import type { Budget } from './budget.ts';

/** Two weeks: a sprint is time enough to keep the budget, or to agree on another day. */
const NOTICE_DAYS = 14;

export interface InForce {
  readonly budgets: readonly Budget[];
  readonly problems: readonly Problem[];
}

export function inForce(budgets: readonly Budget[], today: string): InForce {
  return {
    budgets: budgets.filter((budget) => !isOver(budget, today)),
    problems: budgets.flatMap((budget) => notice(budget, today) ?? []),
  };
}

/** A budget counts until the end of its last day. */
function isOver({ until }: Budget, today: string): boolean {
  return until !== null && daysUntil(today, until) < 0;
}

function notice(budget: Budget, today: string): Problem | null {
  const { until, where } = budget;
  if (until === null) return null;
  const severity = 'warning';
  if (isOver(budget, today)) {
    const message = `this budget expired: it was agreed until ${until} and no longer counts, so budgets above it do. Delete it, or agree on another day.`;
    return { where, message, severity };
  }
  const days = daysUntil(today, until);
  if (days > NOTICE_DAYS) return null;
  const when = days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`;
  return { where, message: `this budget ends ${when}: it was agreed until ${until}.`, severity };
}
