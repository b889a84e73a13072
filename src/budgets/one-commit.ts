// The policy for a commit that is measured against itself.

import type { Budget, Policy } from './budget.ts';

/** Of budgets that ask for an improvement, which one commit cannot have over itself. */
const isClaim = ({ limits }: Budget) => limits.size === 1 && limits.has('min-improvement');

/**
 * Leaves claims, renames and tables out, which do not apply to a commit against itself, or decide nothing, and control benchmarks,
 * which by chance could hold what has to be red.
 */
export function makePolicyForOneCommit(policy: Policy): Policy {
  const budgets = policy.budgets.filter((budget) => !isClaim(budget));
  return { ...policy, budgets, renamed: {}, renamedByHead: {}, control: [], table: null };
}
