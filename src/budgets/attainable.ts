// Whether so many rounds can ever show that a rule is broken. In: a rule, the plan of measuring, and how many results
// share alpha. Out: the smallest p that the rounds can give, and a sentence where that is not small enough. It looks at
// no measured value.

import type { Plan } from './judge.ts';
import type { Rule } from './rule.ts';

/**
 * What varies needs so many rounds for any verdict. Values of one process are one opinion, however many they are,
 * and below four opinions a side not even full separation is rarer than one time in ten.
 */
export const FEWEST_ROUNDS = 4;

/** More cannot be configured. */
const MOST_ROUNDS = 1000;

/** Of the sides that the rule is about. */
export function fewestRounds({ scale }: Rule, rounds: number, { baseRounds }: Plan): number {
  return scale === 'absolute' ? rounds : Math.min(rounds, baseRounds ?? rounds);
}

/** The smallest one-sided p that so many rounds can ever give; 1 where none of them counts. */
export function smallestP(rule: Rule, plan: Plan): (rounds: number) => number {
  const { valuesPerRound, baseRounds } = plan;
  return (rounds) =>
    fewestRounds(rule, rounds, plan) < FEWEST_ROUNDS
      ? 1
      : rule.smallestP(rounds * valuesPerRound, (baseRounds ?? rounds) * valuesPerRound);
}

/** Why the planned rounds can never show that a rule is broken when `share` results share alpha, and what to do; null: they can. */
export function shortfall(rule: Rule, share: number, plan: Plan): string | null {
  const why = tooFewRounds(rule, share, plan);
  if (why === null) return null;
  const needed = roundsNeeded(smallestP(rule, plan), alphaAtTheEnd(rule, share, plan));
  const remedy =
    needed === null ? 'Write the baseline anew with more rounds' : `Allow at least ${needed} rounds`;
  return `${why}. ${remedy}, or budget fewer metrics. A metric that never varies needs no test: mark it with \`exact: true\` under \`units\`.`;
}

/** The same without what to do about it, and without its full stop. */
export function tooFewRounds(rule: Rule, share: number, plan: Plan): string | null {
  const smallest = smallestP(rule, plan)(plan.maxRounds);
  const available = alphaAtTheEnd(rule, share, plan);
  if (smallest <= available) return null;
  const rounds = `${plan.maxRounds} ${plan.maxRounds === 1 ? 'round' : 'rounds'}`;
  const why =
    fewestRounds(rule, plan.maxRounds, plan) < FEWEST_ROUNDS
      ? `fewer than ${FEWEST_ROUNDS} processes a side cannot show how much processes differ, whatever each prints`
      : `the smallest p they can give is ${smallest.toPrecision(2)} and ${available.toPrecision(2)} is needed`;
  return (
    `${rounds} can never show that ${rule.kind} is broken with ${share} budgeted ` +
    `${share === 1 ? 'result' : 'results'}: ${why}`
  );
}

function alphaAtTheEnd(rule: Rule, share: number, plan: Plan): number {
  return plan.alphaAt(plan.maxRounds, share, smallestP(rule, plan));
}

/** Null where no number of rounds is enough, because those of base are as many as they are. */
function roundsNeeded(smallest: (rounds: number) => number, alpha: number): number | null {
  let rounds = 1;
  while (smallest(rounds) > alpha && rounds <= MOST_ROUNDS) rounds += 1;
  return rounds > MOST_ROUNDS ? null : rounds;
}
