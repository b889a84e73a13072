// The rules `max` and `min`: an upper and a lower limit of the median of head. Base is not used, so they also judge new
// benchmarks. In: a Comparison and RuleInputs. Out: an outcome. A limit is kept if the median is within it. It is broken
// only with evidence that the true median is outside.

import type { Comparison, SampleSummary } from '../../model/comparison.ts';
import type { VerdictOutcome } from '../../model/verdict.ts';
import { signTest } from '../../stats/binomial.ts';
import { isOver, type Rule, type RuleInputs } from '../rule.ts';

/** Number of values that must all be equal to treat a metric as free of noise. It applies to times too. */
const MIN_CONSTANT_VALUES = 6;

export const max = makeBoundRule('max', 'above');
export const min = makeBoundRule('min', 'below');

function makeBoundRule(kind: string, bad: 'above' | 'below'): Rule {
  const isBeyond = (value: number, limit: number) => (bad === 'above' ? isOver(value, limit) : isOver(-value, -limit));
  return {
    kind,
    slot: 'value',
    scale: 'absolute',
    bad,
    smallestP: (head) => signTest(head, head),
    smallestFastestP: null,
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
