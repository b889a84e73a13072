// Computes whether the planned rounds can ever show that a rule is broken. In: a rule, the plan, and the number of
// results that share alpha. Out: the smallest p that the rounds can give, and a problem if that p is not small enough.
// The module reads no measured value.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { VerdictOutcome } from '../model/verdict.ts';
import type { JudgedLimit } from './ineffective-budgets.ts';
import type { LookPlan } from './judge.ts';
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

/** Returns the smaller number of rounds among the sides that the rule compares. */
export function countComparedRounds({ scale }: Rule, rounds: number, { baseRounds }: LookPlan): number {
  return scale === 'absolute' ? rounds : Math.min(rounds, baseRounds ?? rounds);
}

/** Returns the smallest one-sided p that a number of rounds can give; 1 if the rounds are too few for any verdict. */
export function smallestP(rule: Rule, plan: LookPlan): (rounds: number) => number {
  const { valuesPerRound, baseRounds } = plan;
  return (rounds) =>
    countComparedRounds(rule, rounds, plan) < MIN_ROUNDS_FOR_VERDICT
      ? 1
      : rule.smallestP(rounds * valuesPerRound, (baseRounds ?? rounds) * valuesPerRound);
}

/**
 * Explains why the planned rounds can never show that a rule is broken when `share` results share alpha, and gives a
 * remedy. Null if the rounds suffice.
 */
export function explainShortfall(rule: Rule, share: number, plan: LookPlan): string | null {
  const why = explainTooFewRounds(rule, share, plan);
  if (why === null) return null;
  const needed = findNeededRounds(smallestP(rule, plan), alphaAtTheEnd(rule, share, plan));
  const remedy =
    needed === null ? 'Write the baseline anew with more rounds' : `Allow at least ${needed} rounds`;
  return `${why}. ${remedy}, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exact: true\` under \`units\`.`;
}

/** Explains it as `explainShortfall` does, without the remedy and the final full stop. */
export function explainTooFewRounds(rule: Rule, share: number, plan: LookPlan): string | null {
  const smallest = smallestP(rule, plan)(plan.maxRounds);
  const available = alphaAtTheEnd(rule, share, plan);
  if (smallest <= available) return null;
  const rounds = `${plan.maxRounds} ${plan.maxRounds === 1 ? 'round' : 'rounds'}`;
  const why =
    countComparedRounds(rule, plan.maxRounds, plan) < MIN_ROUNDS_FOR_VERDICT
      ? `fewer than ${MIN_ROUNDS_FOR_VERDICT} processes a side cannot show how much processes differ, whatever each prints`
      : `the smallest p they can give is ${smallest.toPrecision(2)} and ${available.toPrecision(2)} is needed`;
  return (
    `${rounds} can never show that ${rule.kind} is broken with ${share} budgeted ` +
    `${share === 1 ? 'result' : 'results'}: ${why}`
  );
}

/** Reports limits that could never fail. A check that can never fail must not pass. */
export function reportUnreachableLimits(tested: readonly SelectedLimit[], plan: LookPlan): Problem[] {
  return failingRules(tested).flatMap((rule) => {
    const message = explainShortfall(rule, tested.length, plan);
    return message === null ? [] : [reportTooFewRounds(message)];
  });
}

/**
 * Reports rules that the rounds made could never have shown to be broken. Measuring ended because everything was
 * decided, but by this policy nothing is broken and something is undecided. No further rounds were planned, so the
 * rounds made are the plan.
 */
export function reportEarlyEnd(judged: readonly JudgedLimit[], share: number, plan: LookPlan): Problem[] {
  const { decidedAfter } = plan;
  if (decidedAfter === null) return [];
  const selectedOf = (outcome: VerdictOutcome) =>
    judged.filter((one) => one.outcome === outcome).map(({ selected }) => selected);
  if (failingRules(selectedOf('fail')).length > 0) return [];
  return failingRules(selectedOf('unknown')).flatMap((rule) => {
    const why = explainTooFewRounds(rule, share, { ...plan, maxRounds: decidedAfter });
    if (why === null) return [];
    const remedy =
      'Measuring ended there because everything was decided by other budgets or for fewer machines. Measure again with the configuration that counts, and with the number of machines as `legs`.';
    return [reportTooFewRounds(`${why}. ${remedy}`)];
  });
}

function failingRules(selected: readonly SelectedLimit[]): Rule[] {
  return [...new Set(selected.filter(({ budget }) => budget.level === 'fail').map(({ rule }) => rule))];
}

function reportTooFewRounds(message: string): Problem {
  return legacyProblem({ where: 'rounds', message, severity: 'error', code: 'rounds-too-few' });
}

function alphaAtTheEnd(rule: Rule, share: number, plan: LookPlan): number {
  return plan.alphaAt(plan.maxRounds, share, smallestP(rule, plan));
}

/** Returns the smallest sufficient number of rounds. Null if none suffices, because base has a fixed number. */
function findNeededRounds(smallest: (rounds: number) => number, alpha: number): number | null {
  let rounds = 1;
  while (smallest(rounds) > alpha && rounds <= MAX_ROUNDS) rounds += 1;
  return rounds > MAX_ROUNDS ? null : rounds;
}
