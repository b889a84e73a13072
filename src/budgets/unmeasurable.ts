// Finds results that no budget can judge, because a value is impossible or the values have no ratio. In: a limit and
// its rows. Out: a Problem with a message. Such a result must never pass.

import { cite } from '../model/cite.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { impossibleValue } from '../units/impossible.ts';
import { formatQuantity } from '../units/scale.ts';
import type { Selected } from './select.ts';

/**
 * Reports an impossible value; null if there is none. It is an error if the limit can fail the check, because a broken
 * clock must not make the check pass.
 */
export function impossible({ budget }: Selected, rows: readonly Comparison[]): Problem | null {
  for (const row of rows) {
    const found = impossibleValue(row);
    if (found === null) continue;
    const { side, value } = found;
    const what = Number.isFinite(value)
      ? `has ${cite(formatQuantity(value, row.unit))} on ${side}, and no time or rate is below zero`
      : `has a value on ${side} that is no finite number`;
    const message = `${cite(row.name)} ${what}, so ${cite(row.metric)} is not judged. Look at what its tool printed.`;
    return { where: budget.where, message, severity: budget.level === 'fail' ? 'error' : 'warning' };
  }
  return null;
}

/** Returns the verdict `unknown` for a result that cannot be judged. */
export function undecidedVerdict({ rule, budget }: Selected, limit: number): Verdict {
  const { level, because } = budget;
  return { kind: rule.kind, limit, level, outcome: 'unknown', because, alpha: null };
}

/** Explains why a relative limit stays undecided after any number of rounds. Null if the values have ratios. */
export function withoutRatio(
  { rule, budget }: Selected,
  { name, metric, exact, base, head, interval }: Comparison,
): Problem | null {
  const isMissing = base !== null && head !== null && !exact && interval === null;
  if (rule.scale !== 'relative' || !isMissing) return null;
  const message = `${cite(name)} has values of ${cite(metric)} below zero, which have no ratio, so ${rule.kind} cannot be shown to be kept. Limit it with max or min.`;
  return { where: budget.where, message, severity: 'warning' };
}
