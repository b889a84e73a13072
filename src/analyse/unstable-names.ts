// What a report says of benchmarks whose names are not the same in each invocation. No row has them, so a budget that can
// fail the check does not protect them. In: what was measured and a policy. Out: one problem, and how grave it is.

import type { Budget, Policy } from '../budgets/budget.ts';
import { selectActiveBudgets, selectLimits } from '../budgets/select.ts';
import { comparePair } from '../compare/compare.ts';
import { groupUnstableSamples } from '../compare/group.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Conclusion } from '../model/verdict.ts';
import type { MeasuredPart } from './measured.ts';

/** Unstable names of a run, which no row of its report has. */
export interface UnstableNameProblem {
  readonly problem: Diagnostic;
  /** Whether budgets that can fail the check match benchmarks with such names, so that they are not protected. */
  readonly isGuarded: boolean;
  /** Whether head has such names. If only base has them, the pull request may be the one that mends them. */
  readonly isOnHead: boolean;
  /** Budgets that match benchmarks with such names. */
  readonly matched: ReadonlySet<Budget>;
}

/** Null if all names are the same in each invocation. */
export function findUnstableNameProblem(parts: readonly MeasuredPart[], policy: Policy): UnstableNameProblem | null {
  const all = parts.flatMap(({ unstable }) => unstable);
  const [first] = all;
  if (first === undefined) return null;
  const rows = parts.flatMap((part) =>
    groupUnstableSamples(part.recording, policy, part).map((pair) => comparePair(pair)),
  );
  const { budgets } = selectActiveBudgets(policy.budgets, policy.today);
  const { limitsFor, unmatched } = selectLimits(budgets, rows);
  const matched = new Set(budgets.filter((budget) => !unmatched.includes(budget)));
  const isDecisive = ({ level }: Pick<Budget, 'level'>) => level === 'fail';
  const isGuarded =
    rows.some((row) => limitsFor(row).some(({ budget }) => isDecisive(budget))) ||
    [...matched].some((budget) => budget.of === 'geomean' && isDecisive(budget));
  const isOnHead = all.some(({ side }) => side === 'head');
  const sides = all.every(({ side }) => side === first.side) ? first.side : 'both';
  const data = { sides, count: Math.max(...all.map(({ count }) => count)), ...first.example } as const;
  return { problem: makeWarning('names-unstable', about('benchmarks'), data), isGuarded, isOnHead, matched };
}

/** Names on head hide from budgets that can fail the check. Those of base alone may be mended by head. */
export function isUnjudgeable(unstable: UnstableNameProblem | null): boolean {
  return unstable?.isGuarded === true && unstable.isOnHead;
}

/** Empty if a recorded problem says it already. */
export function reportUnstableNames(
  unstable: UnstableNameProblem | null,
  recorded: readonly Pick<Diagnostic, 'code'>[],
  conclusion: Conclusion,
): Diagnostic[] {
  if (unstable === null || recorded.some(({ code }) => code === unstable.problem.code)) return [];
  const isError = conclusion === 'error' && isUnjudgeable(unstable);
  return [isError ? { ...unstable.problem, severity: 'error', failure: 'names-unstable' } : unstable.problem];
}
