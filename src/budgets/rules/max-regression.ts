// `max-regression`: head may be worse than base by at most this ratio. Takes one Comparison and its Terms, answers an
// Outcome. Broken needs a change that noise hardly makes, and that is likely to be above the limit; kept needs that a
// change above the limit is hardly possible; it never guesses in between.

import type { Comparison } from '../../model/comparison.ts';
import type { Outcome } from '../../model/verdict.ts';
import { isOver } from '../rounding.ts';
import { type Rule, type Terms, worsening } from '../rule.ts';

export const maxRegression: Rule = {
  kind: 'max-regression',
  scale: 'relative',
  bad: 'worse',
  smallestP,
  judge,
};

/**
 * Of the C(m + n, n) ways to rank samples of m and n values, one puts all of head above all of base.
 * Mann and Whitney (1947), Annals of Mathematical Statistics 18, 50-60.
 */
function smallestP(head: number, base = head): number {
  let arrangements = 1;
  for (let k = 1; k <= head; k += 1) arrangements *= (base + k) / k;
  return 1 / arrangements;
}

function judge(comparison: Comparison, { limit, minDelta, alpha }: Terms): Outcome {
  const { base, head, exact, p } = comparison;
  const change = worsening(comparison);
  if (base === null || head === null || change === null) return 'unknown';
  const isLarge = isOver(Math.abs(head.median - base.median), minDelta);
  // Values in few steps can have equal medians and differ all the same, which only a floor that was set can excuse.
  const isWorse = (isLarge || minDelta === 0) && isOver(change, limit, 1 + limit);
  if (exact) return isWorse ? 'fail' : 'pass';
  // The test is two-sided and the alpha one-sided: half of p lies on the side that `isWorse` has chosen.
  const isSignificant = p !== null && p <= 2 * alpha;
  if (isWorse && isSignificant && isLikelyOver(comparison, limit)) return 'fail';
  // Over a zero base no ratio says whether a change is small enough; the medians do.
  const floor = base.median === 0 ? (isLarge ? 0 : Infinity) : minDelta / Math.abs(base.median);
  const allowed = Math.max(limit, floor);
  const worst = worstEnd(comparison);
  return worst === null || isOver(worst, allowed, 1 + allowed) ? 'unknown' : 'pass';
}

/** Whether even the good end of the likely change is above the limit. Where no ratios exist, the medians alone say so. */
function isLikelyOver({ likely, better, base }: Comparison, limit: number): boolean {
  if (likely === null || base?.median === 0) return true;
  return isOver(better === 'lower' ? likely.low : -likely.high, limit, 1 + limit);
}

/** The largest worsening that is possible; null where ratios do not exist, as of values below zero. */
function worstEnd({ possible, better }: Comparison): number | null {
  if (possible === null) return null;
  return better === 'lower' ? possible.high : -possible.low;
}
