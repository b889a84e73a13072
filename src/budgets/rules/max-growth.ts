// `max-growth`: how steeply head may grow with a size. The values are exponents, one of each round. In: a Comparison of exponents and
// RuleInputs. Out: an outcome. The limit is kept if the median is within it, and broken only if the mean is significantly above it, by
// Student's t: an exponent is a mean of logarithms, so it is nearly normal, and few rounds are enough.

import type { Comparison } from '../../model/comparison.ts';
import type { VerdictOutcome } from '../../model/verdict.ts';
import { studentTTwoSidedP } from '../../stats/student-t.ts';
import { isOver, type Rule, type RuleInputs } from '../rule.ts';

export const maxGrowth: Rule = {
  kind: 'max-growth',
  slot: 'growth',
  scale: 'absolute',
  bad: 'steep',
  // Exponents that are all the same are far above a limit by any number of standard deviations.
  smallestP: () => 0,
  smallestFastestP: null,
  judge({ head, exact }: Comparison, { limit, alpha }: RuleInputs): VerdictOutcome {
    if (head === null) return 'unknown';
    if (!isOver(head.median, limit)) return 'pass';
    if (exact) return 'fail';
    return testAbove(head.values, limit) <= alpha ? 'fail' : 'unknown';
  },
};

/** One-sided p of a mean that is not above the limit. */
function testAbove(values: readonly number[], limit: number): number {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  if (n < 2 || mean <= limit) return 1;
  return studentTTwoSidedP((mean - limit) / Math.sqrt(variance / n), n - 1) / 2;
}
