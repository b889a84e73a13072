// What a rule is: one kind of limit that a budget can set. A rule judges one Comparison and knows nothing of
// which benchmarks it is for, of levels, or of the other budgets. `budgets/index.ts` is the only list.

import type { Comparison } from '../model/comparison.ts';
import type { Better } from '../model/measurement.ts';
import type { Outcome } from '../model/verdict.ts';

/** What a rule may know beside the comparison. */
export interface Terms {
  /** The limit: a ratio for relative rules, a value in the comparison's base unit for absolute ones. */
  readonly limit: number;
  /** Smallest absolute change that counts, in the comparison's base unit; 0 when none was given. */
  readonly minDelta: number;
  /**
   * The largest one-sided error probability that may be spent on this comparison at this look. A two-sided
   * test is held against twice as much.
   */
  readonly alpha: number;
}

export interface Rule {
  /** Its key in the YAML file. */
  readonly kind: string;
  /** `relative` limits are ratios, `absolute` ones quantities with a unit. */
  readonly scale: 'relative' | 'absolute';
  /** The smallest one-sided p that so many values of head can ever give, with as many of base unless told otherwise. */
  smallestP(head: number, base?: number): number;
  judge(comparison: Comparison, terms: Terms): Outcome;
  /** Which way is bad, for sentences: over a ceiling or under a floor. */
  readonly bad: 'worse' | 'above' | 'below';
}

/** The change for the worse as a ratio: positive is worse; infinite when a zero base got worse; null unknown. */
export function worsening(comparison: Comparison): number | null {
  const { base, head, better, change } = comparison;
  if (base === null || head === null) return null;
  const sign = worseSign(better);
  // A ratio turns round below zero: from -10 to -5 is half as much, and more.
  if (change !== null) return sign * change * (base.median < 0 ? -1 : 1);
  const difference = sign * (head.median - base.median);
  if (difference === 0) return 0;
  return difference > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** +1 where growing is worse, -1 where shrinking is. */
export function worseSign(better: Better): 1 | -1 {
  return better === 'lower' ? 1 : -1;
}
