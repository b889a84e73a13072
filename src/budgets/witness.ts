// The tests that may decide one limit of one case. Each sees the same values and has an equal part of alpha, so that together they fail
// no more unchanged pull requests than one.

import type { Comparison } from '../model/comparison.ts';
import type { DecidedBy } from '../model/verdict.ts';
import { smallestFastestP, smallestP } from './attainable.ts';
import type { Case, LookPlan } from './case.ts';
import { type LimitTerms, orientInterval, type Rule, relativeWorseningOf } from './rule.ts';

export interface Witness {
  /** Null: the Mann-Whitney test, or that of an absolute limit. */
  readonly decidedBy: Extract<DecidedBy, 'fastest-third'> | null;
  comparisonAt(look: number): Comparison | null;
  /** One-sided. */
  alphaAt(look: number): number;
}

export interface WitnessContext {
  readonly rule: Rule;
  /** Number of limits that share alpha. */
  readonly share: number;
  readonly plan: LookPlan;
}

export function listWitnesses(one: Case, { rule, share, plan }: WitnessContext): Witness[] {
  const { fastestAt } = one;
  const fastestP = fastestAt === null ? null : smallestFastestP(rule, Math.max(1, share), plan);
  const tests = Math.max(1, share) * (fastestP === null ? 1 : plan.witnesses);
  const ofAllValues: Witness = {
    decidedBy: null,
    comparisonAt: (look) => (look === plan.looks.at(-1) ? one.comparison : one.at(look)),
    alphaAt: (look) => plan.alphaAt(look, tests, smallestP(rule, plan)),
  };
  if (fastestAt === null || fastestP === null) return [ofAllValues];
  const ofFastest: Witness = {
    decidedBy: 'fastest-third',
    // A third of fewer values says too little.
    comparisonAt: (look) => (look < plan.minRounds ? null : fastestAt(look)),
    alphaAt: (look) => plan.alphaAt(look, tests, fastestP),
  };
  return [ofAllValues, ofFastest];
}

function allowedBy({ limit, minDelta }: LimitTerms, { base }: Comparison): number {
  return Math.max(limit, base !== null && base.median > 0 ? minDelta / base.median : 0);
}

/** Values on a side after which the width of an interval is known well enough to give a row up. */
const MIN_VALUES = 14;

/** Half of the interval after the last round, in limits, above which a row is hardly ever decided. */
const LIMITS_OUT_OF_REACH = 3;

/** A limit below this is compared as if it were this: it is decided by chance, or never. */
const MIN_LIMIT = 0.02;

/**
 * The values so far are so noisy that the rounds left can hardly decide a relative limit. No witness has an interval that will be narrow
 * enough after them, or that is beyond the limit already.
 */
export function isOutOfReach(witnesses: readonly Witness[], terms: LimitTerms, plan: LookPlan): boolean {
  const look = plan.looks.at(-1) ?? 0;
  if (look >= plan.maxRounds || plan.baseRounds !== null) return false;
  return witnesses.every(({ comparisonAt, decidedBy }) => {
    const comparison = comparisonAt(look);
    if (comparison === null) return decidedBy !== null;
    const worsening = relativeWorseningOf(comparison);
    if (!comparison.interval || !comparison.base || worsening === null || comparison.base.n < MIN_VALUES) return false;
    const allowed = Math.max(MIN_LIMIT, allowedBy(terms, comparison));
    const [best, worst] = orientInterval(comparison.interval, comparison.better);
    // The width of an interval shrinks with the square root of the number of values.
    const half = (worst - worsening) * Math.sqrt(comparison.base.n / plan.maxRounds);
    return best <= allowed && half > LIMITS_OUT_OF_REACH * allowed;
  });
}
