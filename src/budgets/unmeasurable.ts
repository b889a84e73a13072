// Finds results that no budget can judge, because a value is impossible or the values have no ratio. In: a limit and
// its rows. Out: a Problem with a message. Such a result must never pass.

import type { Comparison } from '../model/comparison.ts';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { quoteText } from '../text/quote-text.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { formatQuantity } from '../units/scale.ts';
import type { SelectedLimit } from './select.ts';

/**
 * Reports an impossible value; null if there is none. It is an error if the limit can fail the check, because a broken
 * clock must not make the check pass.
 */
export function reportImpossibleValue(
  { budget }: SelectedLimit,
  rows: readonly Comparison[],
): Problem | null {
  for (const row of rows) {
    const found = findImpossibleValue(row);
    if (found === null) continue;
    const { side, value } = found;
    const what = Number.isFinite(value)
      ? `has ${quoteText(formatQuantity(value, row.unit))} on ${side}, and no time or rate is below zero`
      : `has a value on ${side} that is no finite number`;
    const message = `${quoteText(row.name)} ${what}, so ${quoteText(row.metric)} is not judged. Look at what its tool printed.`;
    return legacyProblem({
      where: budget.where,
      message,
      severity: budget.level === 'fail' ? 'error' : 'warning',
    });
  }
  return null;
}

/** Returns the verdict `unknown` for a result that cannot be judged. */
export function undecidedVerdict({ rule, budget }: SelectedLimit, limit: number): Verdict {
  const { level, because } = budget;
  return { kind: rule.kind, limit, level, outcome: 'unknown', because, alpha: null };
}

/** Explains why a relative limit stays undecided after any number of rounds. Null if the values have ratios. */
export function reportMissingRatio(
  { rule, budget }: SelectedLimit,
  { name, metric, exact, base, head, interval }: Comparison,
): Problem | null {
  const isMissing = base !== null && head !== null && !exact && interval === null;
  if (rule.scale !== 'relative' || !isMissing) return null;
  const message = `${quoteText(name)} has values of ${quoteText(metric)} below zero, which have no ratio, so ${rule.kind} cannot be shown to be kept. Limit it with max or min.`;
  return legacyProblem({ where: budget.where, message, severity: 'warning' });
}
