// Computes whether the time limit allows enough rounds to show that a rule is broken. In: the limits that are tested, the
// plan and its expected cost. Out: an error with the numbers that would be enough. The module reads no measured value.

import { type Diagnostic, makeError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { failingRules, findShortfall, smallestP, TOO_FEW } from './attainable.ts';
import type { LookPlan } from './case.ts';
import type { Rule } from './rule.ts';
import type { SelectedLimit } from './select.ts';

/** The error names the rule that needs the most rounds. The whole plan must be enough for each of them. */
export function reportUnaffordableLimits(tested: readonly SelectedLimit[], plan: LookPlan): Diagnostic[] {
  const { cost } = plan;
  if (cost === undefined) return [];
  const needs = failingRules(tested).map((rule) => ({ rule, rounds: countNeededRounds(rule, tested.length, plan) }));
  const [most] = needs.filter(({ rounds }) => rounds > cost.maxRounds).toSorted((a, b) => b.rounds - a.rounds);
  if (most === undefined) return [];
  const { maxMinutes, elapsedMs, completedRounds, roundMs, rounds, mayIncludeBuild } = cost;
  const neededRounds = Math.max(most.rounds, plan.minRounds);
  const isEnoughAlone = needs.every(({ rule }) => isReachableAlone(rule, { rounds, share: tested.length, plan }));
  const data = {
    ...{ rule: most.rule.kind, results: tested.length, roundMs, maxMinutes, rounds, neededRounds, mayIncludeBuild },
    neededMinutes: Math.ceil((elapsedMs + (neededRounds - completedRounds) * roundMs) / 60_000),
    fixedRounds: isEnoughAlone ? rounds : undefined,
    hasBaseline: plan.baseRounds !== null,
  };
  return [makeError('time-too-short', atKey('max-minutes'), data, TOO_FEW)];
}

/** Smallest number of rounds that can show that a rule is broken if measuring ends after them. */
function countNeededRounds(rule: Rule, share: number, plan: LookPlan): number {
  let rounds = 1;
  while (rounds < plan.maxRounds && findShortfall(rule, share, { ...plan, maxRounds: rounds }) !== null) rounds += 1;
  return rounds;
}

/** A fixed number of rounds, which has the whole alpha, can show that a rule is broken. */
function isReachableAlone(
  rule: Rule,
  { rounds, share, plan }: { readonly rounds: number; readonly share: number; readonly plan: LookPlan },
): boolean {
  // An earlier look that cannot decide anything spends nothing.
  const wholeAlpha = plan.alphaAt(plan.maxRounds, share, () => 1);
  return smallestP(rule, plan)(rounds) <= wholeAlpha;
}
