// `max-regression`: head may be worse than base by at most this ratio. In: a Comparison and RuleInputs. Out: an outcome.
// A limit is broken if the change is significant and likely above the limit. It is kept if a change above the limit is
// hardly possible. In between the outcome is `unknown`.

import type { Comparison, Interval } from '../../model/comparison.ts';
import type { VerdictOutcome } from '../../model/verdict.ts';
import { smallestFastestThirdP } from '../../stats/fastest-third.ts';
import { smallestTwoSidedP } from '../../stats/mann-whitney.ts';
import { isOver, orientInterval, type Rule, type RuleInputs, relativeWorseningOf } from '../rule.ts';

export const maxRegression: Rule = {
  kind: 'max-regression',
  slot: 'change',
  scale: 'relative',
  bad: 'worse',
  smallestP: (head, base = head) => smallestTwoSidedP(head, base) / 2,
  smallestFastestP: (values) => smallestFastestThirdP(values, values),
  judge,
};

function judge(comparison: Comparison, { limit, minDelta, alpha }: RuleInputs): VerdictOutcome {
  const { base, head, exact, p, better, failInterval, passInterval } = comparison;
  const change = relativeWorseningOf(comparison);
  if (base === null || head === null || change === null) return 'unknown';
  const isLarge = isOver(Math.abs(head.median - base.median), minDelta);
  // Samples of discrete values can differ although their medians are equal. Only a configured floor excuses that.
  const isWorse = (isLarge || minDelta === 0) && isOver(change, limit, 1 + limit);
  if (exact) return isWorse ? 'fail' : 'pass';
  // The test is two-sided and alpha is one-sided: half of p is on the side that `isWorse` selects.
  const isSignificant = p !== null && p <= 2 * alpha;
  // Without ratios, the medians decide. Otherwise the better end of the likely change has to be above the limit.
  const hasRatios = failInterval !== null && base.median !== 0;
  const isLikely = !hasRatios || isOver(orientInterval(failInterval, better)[0], limit, 1 + limit);
  if (isWorse && isSignificant && isLikely) return 'fail';
  // No ratio exists for a zero base, so the medians show whether the change is small enough.
  const floor = base.median === 0 ? (isLarge ? 0 : Infinity) : minDelta / Math.abs(base.median);
  const allowed = Math.max(limit, floor);
  const isWithin = (possible: Interval | null, most: number) =>
    possible !== null && !isOver(orientInterval(possible, better)[1], most, 1 + most);
  return isWithin(passInterval, allowed) && isWithin(shownIntervalOf(comparison), largestPossible(allowed))
    ? 'pass'
    : 'unknown';
}

/** Three values a side have no 95 % interval. Four times `passInterval` is as wide as one, if not wider. */
export function shownIntervalOf({ interval, passInterval }: Comparison): Interval | null {
  if (passInterval === null || Number.isFinite(interval?.high)) return interval;
  const more = 1.5 * (passInterval.high - passInterval.low);
  return { low: passInterval.low - more, high: passInterval.high + more };
}

/**
 * The worst end of the 95 % interval of a kept limit. With much noise, chance alone puts the bad end of `passInterval` within the
 * limit in one of six rows. A reader of "no significant change" relies on the absence of at least a change of this size.
 */
function largestPossible(allowed: number): number {
  return Math.max(4 * allowed, 0.1);
}
