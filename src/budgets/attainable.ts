// Computes whether the planned rounds can ever show that a rule is broken. In: a rule, the plan, and the number of
// results that share alpha. Out: the smallest p that the rounds can give, and an error if that p is not small enough.
// The module reads no measured value.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { VerdictOutcome } from '../model/verdict.ts';
import type { JudgedLimit, LookPlan } from './case.ts';
import type { Rule } from './rule.ts';
import type { SelectedLimit } from './select.ts';

/**
 * Smallest number of rounds for a verdict on a metric that varies. All values of one process together are one
 * observation of how much processes differ. With three observations a side, even full separation has a two-sided p of
 * 0.1.
 */
export const MIN_ROUNDS_FOR_VERDICT = 4;

/** Upper limit of `rounds` in the configuration, and so of the search for the number of rounds that are needed. */
const MAX_ROUNDS = 1000;

/** The smaller number of rounds among the sides that the rule compares. */
export function countComparedRounds({ scale }: Rule, rounds: number, { baseRounds }: LookPlan): number {
  return scale === 'absolute' ? rounds : Math.min(rounds, baseRounds ?? rounds);
}

/** Smallest one-sided p that a number of rounds can give; 1 if the rounds are too few for any verdict. */
export function smallestP(rule: Rule, plan: LookPlan): (rounds: number) => number {
  const { valuesPerRound, baseRounds } = plan;
  return (rounds) =>
    countComparedRounds(rule, rounds, plan) < MIN_ROUNDS_FOR_VERDICT
      ? 1
      : rule.smallestP(rounds * valuesPerRound, (baseRounds ?? rounds) * valuesPerRound);
}

/** The reason why a number of rounds can never show that a rule is broken. */
export interface Shortfall {
  readonly rule: string;
  readonly rounds: number;
  /** Number of results that share alpha. */
  readonly results: number;
  /** Number of rounds for any verdict; absent if there are enough. */
  readonly minRounds?: number;
  /** Smallest p that the rounds can give. It is larger than `alpha`. */
  readonly smallestP: number;
  readonly alpha: number;
}

/** Null if the rounds can show that a rule is broken when `share` results share alpha. */
export function findShortfall(rule: Rule, share: number, plan: LookPlan): Shortfall | null {
  const smallest = smallestP(rule, plan)(plan.maxRounds);
  const alpha = alphaAtTheEnd(rule, share, plan);
  if (smallest <= alpha) return null;
  const isTooFew = countComparedRounds(rule, plan.maxRounds, plan) < MIN_ROUNDS_FOR_VERDICT;
  return {
    rule: rule.kind,
    rounds: plan.maxRounds,
    results: share,
    ...(isTooFew && { minRounds: MIN_ROUNDS_FOR_VERDICT }),
    smallestP: smallest,
    alpha,
  };
}

/** The data of a `rounds-too-few`: the shortfall and the number of rounds that would suffice. */
export function explainShortfall(rule: Rule, share: number, plan: LookPlan) {
  const shortfall = findShortfall(rule, share, plan);
  return shortfall && { ...shortfall, neededRounds: findNeededRounds(rule, shortfall.alpha, plan) };
}

/** A check that can never fail must not pass. */
export function reportUnreachableLimits(tested: readonly SelectedLimit[], plan: LookPlan): Diagnostic[] {
  return failingRules(tested).flatMap((rule) => {
    const why = explainShortfall(rule, tested.length, plan);
    return why === null ? [] : [makeError('rounds-too-few', atKey('rounds'), why, TOO_FEW)];
  });
}

/**
 * Measuring ended because everything was decided, but by this policy nothing is broken and something is undecided. No
 * further rounds were planned, so the rounds made are the plan.
 */
export function reportEarlyEnd(judged: readonly JudgedLimit[], share: number, plan: LookPlan): Diagnostic[] {
  const { decidedAfter } = plan;
  if (decidedAfter === null) return [];
  const selectedOf = (outcome: VerdictOutcome) =>
    judged.filter((one) => one.outcome === outcome).map(({ selected }) => selected);
  if (failingRules(selectedOf('fail')).length > 0) return [];
  return failingRules(selectedOf('unknown')).flatMap((rule) => {
    const why = findShortfall(rule, share, { ...plan, maxRounds: decidedAfter });
    return why === null ? [] : [makeError('measuring-ended-too-early', atKey('rounds'), why, TOO_FEW)];
  });
}

export const TOO_FEW = { failure: 'rounds-too-few' } as const;

export function failingRules(selected: readonly SelectedLimit[]): Rule[] {
  return [...new Set(selected.filter(({ budget }) => budget.level === 'fail').map(({ rule }) => rule))];
}

function alphaAtTheEnd(rule: Rule, share: number, plan: LookPlan): number {
  return plan.alphaAt(plan.maxRounds, share, smallestP(rule, plan));
}

/** Undefined if no number of rounds suffices, because base has a fixed number. */
function findNeededRounds(rule: Rule, alpha: number, plan: LookPlan): number | undefined {
  const smallest = smallestP(rule, plan);
  let rounds = 1;
  while (smallest(rounds) > alpha && rounds <= MAX_ROUNDS) rounds += 1;
  return rounds > MAX_ROUNDS ? undefined : rounds;
}
