// The policy for a commit that is measured against itself.

import type { Policy } from './budget.ts';

/**
 * Leaves renames and tables out, which do not apply to a commit against itself, or decide nothing, and control benchmarks,
 * which by chance could hold what has to be red.
 */
export function makePolicyForOneCommit(policy: Policy): Policy {
  return { ...policy, renamed: {}, renamedByHead: {}, control: [], table: null };
}
