// `min-improvement`: head has to be better than base by at least this ratio. The mirror of `max-regression`: the limit is kept if the
// improvement is significant and the whole likely change is at least that large, and broken if a change as good is hardly possible. In
// between the outcome is `unknown`, which `failUnprovenImprovement` of `decide.ts` ends after the last round.

import type { Comparison, Interval } from '../../model/comparison.ts';
import type { VerdictOutcome } from '../../model/verdict.ts';
import { isOver, type LimitTerms, orientInterval, type Rule, type RuleInputs, relativeWorseningOf } from '../rule.ts';
import { maxRegression, shownIntervalOf } from './max-regression.ts';

export const minImprovement: Rule = {
  ...maxRegression,
  kind: 'min-improvement',
  slot: 'improvement',
  bad: 'less',
  judge,
};

function judge(comparison: Comparison, terms: RuleInputs): VerdictOutcome {
  const { base, head, exact, p, better, passInterval } = comparison;
  const worsening = relativeWorseningOf(comparison);
  if (base === null || head === null || worsening === null) return 'unknown';
  const isEnough = hasImprovement(-worsening, comparison, terms);
  if (exact) return isEnough ? 'pass' : 'fail';
  // The test is two-sided and alpha is one-sided: half of p is on the side of an improvement.
  const isSignificant = p !== null && p <= 2 * terms.alpha && worsening < 0;
  if (isEnough && isSignificant && hasLikelyImprovement(comparison, terms)) return 'pass';
  const isMissed = (possible: Interval | null) =>
    possible !== null && !hasImprovement(-orientInterval(possible, better)[0], comparison, terms);
  return base.median !== 0 && isMissed(passInterval) && isMissed(shownIntervalOf(comparison)) ? 'fail' : 'unknown';
}

/** The whole likely change is at least as good. Without ratios, the medians decide. */
export function hasLikelyImprovement(comparison: Comparison, terms: LimitTerms): boolean {
  const { base, better, failInterval } = comparison;
  const hasRatios = failInterval !== null && base !== null && base.median !== 0;
  const worst = hasRatios ? orientInterval(failInterval, better)[1] : relativeWorseningOf(comparison);
  return worst !== null && hasImprovement(-worst, comparison, terms);
}

/** An improvement of exactly the limit is enough. Below `min-delta` none counts. */
function hasImprovement(improvement: number, { base }: Comparison, { limit, minDelta }: LimitTerms): boolean {
  const floor = base === null || base.median === 0 ? 0 : minDelta / Math.abs(base.median);
  const wanted = Math.max(limit, floor);
  return !isOver(wanted, improvement, 1 + wanted);
}
