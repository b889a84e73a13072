// What `max` and `min` share: head's median against an absolute limit, whatever base did. Kept as soon as the
// median is within the limit; broken only with evidence that it truly lies beyond.

import type { Comparison, Summary } from '../model/comparison.ts';
import type { Outcome } from '../model/verdict.ts';
import { isOver } from './rounding.ts';
import type { Rule, Terms } from './rule.ts';
import { signTest } from './sign-test.ts';

/** So many equal values are taken for a metric without noise, times included. */
const CONSTANT_NEEDED = 6;

export function boundRule({ kind, bad }: { kind: string; bad: 'above' | 'below' }): Rule {
  const isBeyond = (value: number, limit: number) =>
    bad === 'above' ? isOver(value, limit) : isOver(-value, -limit);
  return {
    kind,
    scale: 'absolute',
    bad,
    smallestP: (head) => signTest(head, head),
    judge(comparison: Comparison, { limit, alpha }: Terms): Outcome {
      const { head } = comparison;
      if (head === null) return 'unknown';
      if (!isBeyond(head.median, limit)) return 'pass';
      if (comparison.exact || isConstant(head)) return 'fail';
      const beyond = head.values.filter((value) => isBeyond(value, limit)).length;
      return signTest(beyond, head.n) <= alpha ? 'fail' : 'unknown';
    },
  };
}

function isConstant({ values, n }: Summary): boolean {
  return n >= CONSTANT_NEEDED && values.every((value) => value === values[0]);
}
