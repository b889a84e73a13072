// Computes whether the planned rounds, or those that the time limit allows, can ever show that a rule is broken. The error
// has the numbers that would be enough. The module reads no measured value.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import type { VerdictOutcome } from '../model/verdict.ts';
import type { JudgedLimit, LookPlan } from './case.ts';
import type { Rule } from './rule.ts';
import type { SelectedLimit } from './select.ts';

/**
 * For a metric that varies. All values of one process are one observation of how much processes differ. With three a side,
 * even full separation has a two-sided p of 0.1.
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

/**
 * The same for the test of the fastest third. Null: it does not share alpha, because even after the last planned round no
 * values could be significant with half of it.
 */
export function smallestFastestP(rule: Rule, share: number, plan: LookPlan): ((rounds: number) => number) | null {
  const { maxRounds, witnesses } = plan;
  const smallest = rule.smallestFastestP;
  if (smallest === null || witnesses === 1) return null;
  return smallest(maxRounds) <= plan.alphaAt(maxRounds, share * witnesses, smallest) ? smallest : null;
}

/** The reason why so many rounds can never show that a rule is broken when `share` results share alpha. Null if they can. */
export function findShortfall(rule: Rule, share: number, plan: LookPlan, rounds: number = plan.maxRounds) {
  const tests = smallestFastestP(rule, share, plan) === null ? share : share * plan.witnesses;
  const smallest = smallestP(rule, plan)(rounds);
  const alpha = plan.alphaAt(rounds, tests, smallestP(rule, plan));
  if (smallest <= alpha) return null;
  const isTooFew = countComparedRounds(rule, rounds, plan) < MIN_ROUNDS_FOR_VERDICT;
  const minRounds = isTooFew ? MIN_ROUNDS_FOR_VERDICT : undefined;
  return { rule: rule.kind, rounds, results: share, minRounds, smallestP: smallest, alpha };
}

export function explainShortfall(rule: Rule, share: number, plan: LookPlan) {
  const shortfall = findShortfall(rule, share, plan);
  if (shortfall === null) return null;
  const smallest = smallestP(rule, plan);
  const needed = countRounds(MAX_ROUNDS + 1, (rounds) => smallest(rounds) <= shortfall.alpha);
  // No number of rounds suffices if base has a fixed number.
  return { ...shortfall, neededRounds: needed > MAX_ROUNDS ? undefined : needed };
}

function countRounds(most: number, isEnough: (rounds: number) => boolean): number {
  let rounds = 1;
  while (rounds < most && !isEnough(rounds)) rounds += 1;
  return rounds;
}

/** A check that can never fail must not pass. */
export function reportUnreachableLimits(tested: readonly SelectedLimit[], plan: LookPlan): Diagnostic[] {
  return failingRules(tested).flatMap((rule) => {
    const why = explainShortfall(rule, tested.length, plan);
    return why === null ? [] : [makeError('rounds-too-few', atKey('rounds'), why, TOO_FEW)];
  });
}

/** Measuring ended because everything was decided, but by this policy nothing is broken and something is undecided. */
export function reportEarlyEnd(judged: readonly JudgedLimit[], share: number, plan: LookPlan): Diagnostic[] {
  const { decidedAfter } = plan;
  if (decidedAfter === null) return [];
  const selectedOf = (outcome: VerdictOutcome) =>
    judged.filter((one) => one.outcome === outcome).map(({ selected }) => selected);
  if (failingRules(selectedOf('fail')).length > 0) return [];
  return failingRules(selectedOf('unknown')).flatMap((rule) => {
    const why = findShortfall(rule, share, plan, decidedAfter);
    return why === null ? [] : [makeError('measuring-ended-too-early', atKey('rounds'), why, TOO_FEW)];
  });
}

/** The error names the rule that needs the most rounds. The whole plan must be enough for each of them. */
export function reportUnaffordableLimits(tested: readonly SelectedLimit[], plan: LookPlan): Diagnostic[] {
  const { cost, maxRounds } = plan;
  if (cost === undefined) return [];
  const share = tested.length;
  const isEnoughFor = (rule: Rule) => (rounds: number) => findShortfall(rule, share, plan, rounds) === null;
  const needs = failingRules(tested).map((rule) => ({ rule, rounds: countRounds(maxRounds, isEnoughFor(rule)) }));
  const [most] = needs.filter(({ rounds }) => rounds > cost.maxRounds).toSorted((a, b) => b.rounds - a.rounds);
  if (most === undefined) return [];
  const { maxMinutes, elapsedMs, completedRounds, roundMs, rounds, mayIncludeBuild } = cost;
  const neededRounds = Math.max(most.rounds, plan.minRounds);
  // A fixed number of rounds has the whole alpha: an earlier look that cannot decide anything spends nothing.
  const wholeAlpha = plan.alphaAt(maxRounds, share, () => 1);
  const isEnoughAlone = needs.every(({ rule }) => smallestP(rule, plan)(rounds) <= wholeAlpha);
  const data = {
    ...{ rule: most.rule.kind, results: share, roundMs, maxMinutes, rounds, neededRounds, mayIncludeBuild },
    neededMinutes: Math.ceil((elapsedMs + (neededRounds - completedRounds) * roundMs) / 60_000),
    fixedRounds: isEnoughAlone ? rounds : undefined,
    hasBaseline: plan.baseRounds !== null,
  };
  return [makeError('time-too-short', atKey('max-minutes'), data, TOO_FEW)];
}

const TOO_FEW = { failure: 'rounds-too-few' } as const;

function failingRules(selected: readonly SelectedLimit[]): Rule[] {
  return [...new Set(selected.filter(({ budget }) => budget.level === 'fail').map(({ rule }) => rule))];
}
