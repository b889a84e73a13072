// The rules `max` and `min`: they hold the median of head against an absolute limit and ignore base. A limit is kept as
// soon as the median is within it. It is broken only with evidence that the true median is outside.

import type { Comparison, SampleSummary } from '../model/comparison.ts';
import type { VerdictOutcome } from '../model/verdict.ts';
import { isOver } from './rounding.ts';
import type { Rule, RuleInputs } from './rule.ts';
import { signTest } from './sign-test.ts';

/** Number of values that must all be equal to treat a metric as free of noise. It applies to times too. */
const MIN_CONSTANT_VALUES = 6;

export function boundRule({ kind, bad }: { kind: string; bad: 'above' | 'below' }): Rule {
  const isBeyond = (value: number, limit: number) =>
    bad === 'above' ? isOver(value, limit) : isOver(-value, -limit);
  return {
    kind,
    scale: 'absolute',
    bad,
    smallestP: (head) => signTest(head, head),
    judge(comparison: Comparison, { limit, alpha }: RuleInputs): VerdictOutcome {
      const { head } = comparison;
      if (head === null) return 'unknown';
      if (!isBeyond(head.median, limit)) return 'pass';
      if (comparison.exact || isConstant(head)) return 'fail';
      const beyond = head.values.filter((value) => isBeyond(value, limit)).length;
      return signTest(beyond, head.n) <= alpha ? 'fail' : 'unknown';
    },
  };
}

function isConstant({ values, n }: SampleSummary): boolean {
  return n >= MIN_CONSTANT_VALUES && values.every((value) => value === values[0]);
}
