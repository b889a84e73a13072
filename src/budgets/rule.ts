// A rule is one kind of limit that a budget can set. It judges one Comparison; it does not know the patterns or the
// level of the budget, or the other budgets. `budgets/index.ts` is the only list of rules.

import type { Comparison, Interval } from '../model/comparison.ts';
import type { BetterDirection } from '../model/measurement.ts';
import type { LimitPreview } from '../model/preview.ts';
import type { VerdictOutcome } from '../model/verdict.ts';

export interface LimitTerms {
  /** A ratio for relative rules, a value in the comparison's base unit for absolute ones. */
  readonly limit: number;
  /** Smallest absolute change that can break the limit, in the comparison's base unit; 0 if none is configured. */
  readonly minDelta: number;
}

/** The input of a rule besides the comparison. */
export interface RuleInputs extends LimitTerms {
  /** One-sided error that this comparison may spend at this look. A two-sided p is compared with twice this value. */
  readonly alpha: number;
}

export interface Rule {
  /** Key of the rule in the YAML file. */
  readonly kind: string;
  /** A later limit replaces an earlier one of its slot. Those of different slots apply together. */
  readonly slot: 'change' | 'value' | 'improvement' | 'growth';
  /** `relative` limits are ratios, `absolute` ones are quantities with a unit. */
  readonly scale: 'relative' | 'absolute';
  /** Smallest one-sided p for a number of head and base values. `base` defaults to `head`. */
  smallestP(head: number, base?: number): number;
  /** The same for the test of the fastest third. Null: the rule does not use it. */
  readonly smallestFastestP: ((values: number) => number) | null;
  judge(comparison: Comparison, terms: RuleInputs): VerdictOutcome;
  readonly bad: LimitPreview['bad'];
}

/** A ratio, positive if head is worse. Infinite if the medians differ and have no ratio; null if a side is missing. */
export function relativeWorseningOf(comparison: Comparison): number | null {
  const { base, head, better, change } = comparison;
  if (base === null || head === null) return null;
  const sign = worseSign(better);
  // The sign of a ratio is reversed below zero: -5 is half of -10, but larger.
  if (change !== null) return sign * change * (base.median < 0 ? -1 : 1);
  const difference = sign * (head.median - base.median);
  if (difference === 0) return 0;
  return difference > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
}

/** +1 if an increase is worse, -1 if a decrease is. */
export function worseSign(better: BetterDirection): 1 | -1 {
  return better === 'lower' ? 1 : -1;
}

/** The better and the worse end of an interval of the change, as worsenings. */
export function orientInterval({ low, high }: Interval, better: BetterDirection): [best: number, worst: number] {
  return better === 'lower' ? [low, high] : [-high, -low];
}

/** A change of exactly 5 % must keep a limit of 5 %: four operations are off by half an epsilon each, times two. */
const ROUNDING = 4 * Number.EPSILON;

/** `magnitude` is the size of the numbers that both were computed from, which rounding is relative to. */
export function isOver(value: number, limit: number, magnitude = Math.abs(limit)): boolean {
  return value > limit && !(value - limit <= ROUNDING * magnitude);
}
