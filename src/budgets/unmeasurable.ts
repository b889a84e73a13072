// Results that no budget can be held against, because their values cannot have been measured or have no ratio. In: a
// limit and the rows that it is about. Out: a Problem for people. Such a result must never count as a pass.

import { cite } from '../model/cite.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Verdict } from '../model/verdict.ts';
import { impossibleValue } from '../units/impossible.ts';
import { formatQuantity } from '../units/scale.ts';
import type { Selected } from './select.ts';

/** An error where the limit could have failed the check, so that nobody passes it with a broken clock. Null: none. */
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

/** The verdict on what cannot be judged. */
export function undecidedVerdict({ rule, budget }: Selected, limit: number): Verdict {
  const { level, because } = budget;
  return { kind: rule.kind, limit, level, outcome: 'unknown', because, alpha: null };
}

/** Why a limit of the change stays undecided however much is measured; null where ratios exist. */
export function withoutRatio(
  { rule, budget }: Selected,
  { name, metric, exact, base, head, interval }: Comparison,
): Problem | null {
  const isMissing = base !== null && head !== null && !exact && interval === null;
  if (rule.scale !== 'relative' || !isMissing) return null;
  const message = `${cite(name)} has values of ${cite(metric)} below zero, which have no ratio, so ${rule.kind} cannot be shown to be kept. Limit it with max or min.`;
  return { where: budget.where, message, severity: 'warning' };
}
