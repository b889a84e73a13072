// What becomes of a limit where base was measured on another machine: a limit of the change is widened to the
// tolerance that the team gave, and without one nothing follows from it. Limits of head alone stay as they are.

import type { Problem } from '../model/problem.ts';
import type { Row } from '../model/report.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Selected } from './select.ts';

/** `tolerance` as in the Policy. */
export function limitFor(
  { isElsewhere }: { readonly isElsewhere: boolean },
  selected: Selected,
  tolerance: number | null,
): Selected {
  const { rule, limit, budget } = selected;
  if (!isElsewhere || rule.scale === 'absolute' || typeof limit !== 'number') return selected;
  if (tolerance !== null) return { ...selected, limit: Math.max(limit, tolerance) };
  return { ...selected, budget: { ...budget, level: 'report' }, isUnjudged: true };
}

export function unjudgedVerdict({ rule, budget }: Selected, limit: number): Verdict {
  const { level, because } = budget;
  return { kind: rule.kind, limit, level, outcome: 'unknown', because, alpha: null, isUnjudged: true };
}

/** Said once for all of them. */
export function unjudged(rows: readonly Row[]): Problem[] {
  const count = rows.filter(({ verdicts }) => verdicts.some(({ isUnjudged }) => isUnjudged)).length;
  if (count === 0) return [];
  const results = count === 1 ? '1 result is' : `${count} results are`;
  const message = `${results} not judged: measured on another machine. Set \`baseline-tolerance\` to how much two machines may differ, such as 30%, to judge by that.`;
  return [{ where: 'baseline', message, severity: 'warning' }];
}
