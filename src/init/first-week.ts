// The first days of a gate: entries of `budgets` that let it warn before it fails, and the event by which a person starts a canary.

import { addDays } from '../text/day.ts';
import type { BudgetLine } from './suite.ts';

/** Time for a team to see what a gate says before it blocks anybody. */
const DAYS = 7;

export function findEndOfFirstWeek(today: string): string {
  return addDays(today, DAYS);
}

/** `scalar` writes a text as YAML. */
export function renderFirstWeek(
  budgets: readonly BudgetLine[],
  until: string,
  scalar: (text: string) => string,
): readonly string[] {
  return [
    `  # Until ${until} a broken limit only warns. Delete these entries to begin earlier, and afterwards.`,
    ...budgets.flatMap(({ metric, maxRegression }) => [
      `  - metric: ${scalar(metric)}`,
      `    max-regression: ${maxRegression}`,
      '    level: warn',
      `    until: ${until}`,
      '    because: the first week',
    ]),
  ];
}

/** On a branch of one's own, a run by hand compares with the default branch if the input is empty. */
export const EVENTS = `on:
  pull_request:
  # To see the gate turn red: Actions, this workflow, Run workflow. Nothing of that run is published.
  workflow_dispatch:
    inputs:
      canary:
        description: How much slower head is made (empty for a usual run)
        default: 20%`;
