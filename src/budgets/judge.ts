// All budgets against all rows: verdicts, states, and what is wrong with the plan itself. Looks at the data as
// it was after each look, in order, so that early stopping spends no more alpha than was promised; what one
// look decided stays decided. Knows no statistics: it is given a way to compare and a way to spend alpha.

import type { Comparison } from '../model/comparison.ts';
import type { Problem } from '../model/problem.ts';
import type { Row } from '../model/report.ts';
import type { Level, Outcome, State, Verdict } from '../model/verdict.ts';
import { toBase } from '../units/quantity.ts';
import type { Budget, Membership, Policy } from './budget.ts';
import { limitFor, unjudged, unjudgedVerdict } from './elsewhere.ts';
import { type Rule, worsening } from './rule.ts';
import { type Selected, select } from './select.ts';

/** One row as the judge sees it. */
export interface Case {
  /** With all that was measured. */
  readonly comparison: Comparison;
  /** With what was known after so many rounds. */
  at(round: number): Comparison;
  /** Base was measured on another machine, and the metric depends on it. */
  readonly isElsewhere: boolean;
}

/** How much may be spent when. */
export interface Plan {
  /** Rounds after which the data are looked at, ascending; the last one is all that was measured. */
  readonly looks: readonly number[];
  /** The fewest rounds that were planned: what ended before can show that a budget is broken, not that it is kept. */
  readonly minRounds: number;
  /** The most rounds that were planned. */
  readonly maxRounds: number;
  /** How many rounds of base there are where it was measured beforehand; null: as many as of head. */
  readonly baseRounds: number | null;
  /** How many values one round gives; 1 unless every raw value counts. */
  readonly valuesPerRound: number;
  /** One-sided alpha for one comparison of `share` at a look, given the rule's smallest attainable p. */
  alphaAt(look: number, share: number, smallestP: (rounds: number) => number): number;
  /** Head failed or gave nothing at all: what is missing there did not go away, it broke. */
  readonly headBroke: boolean;
}

export interface Judgement {
  readonly rows: readonly Row[];
  /** Severity `error`: the configuration cannot be judged as it stands. */
  readonly problems: readonly Problem[];
}

/**
 * What varies needs so many rounds for any verdict. Values of one process are one opinion, however many they are,
 * and below four opinions a side not even full separation is rarer than one time in ten.
 */
export const FEWEST_ROUNDS = 4;

export function judge(cases: readonly Case[], policy: Policy, plan: Plan): Judgement {
  const selection = select(
    policy.budgets,
    cases.map(({ comparison }) => comparison),
  );
  const selected = cases.map((one) =>
    selection.limitsFor(one.comparison).map((limit) => limitFor(one, limit, policy.baselineTolerance)),
  );
  const tested = selected.flatMap((limits, index) =>
    limits.filter((limit) => isTested(limit, cases[index]!.comparison)),
  );
  const share = tested.length;
  const problems: Problem[] = cases.length === 0 ? [] : selection.idle.flatMap(idle);
  const rows = cases.map((one, index): Row => {
    const { comparison } = one;
    const membership = membershipVerdict(comparison, policy, plan);
    const verdicts = (selected[index] ?? []).flatMap((limit) => {
      const terms = termsOf(limit, comparison);
      if (terms === null) problems.push(misfit(limit, comparison));
      return terms === null ? [] : (decide(one, { limit, terms, share, plan }) ?? []);
    });
    const all = [...verdicts, ...membership];
    return { ...comparison, verdicts: all, state: stateOf(one, all, { policy, plan, share }) };
  });
  problems.push(...unjudged(rows));
  problems.push(...unreachable(tested, plan));
  return { rows, problems: distinct(problems) };
}

/** Counted in the sharing of alpha: a test is made, and its result can redden or yellow the check. */
function isTested(selected: Selected, comparison: Comparison): boolean {
  return !comparison.exact && selected.budget.level !== 'report' && isJudged(selected, comparison);
}

/** Whether there is something on the sides that the rule is about. */
function isJudged({ rule }: Selected, { base, head }: Comparison): boolean {
  return head !== null && (rule.scale === 'absolute' || base !== null);
}

interface Terms {
  readonly limit: number;
  readonly minDelta: number;
}

/** Null when the limit's unit does not fit the row's. */
function termsOf({ limit, budget }: Selected, { unit }: Comparison): Terms | null {
  const inBase = typeof limit === 'number' ? limit : toBase(limit, unit);
  const minDelta = budget.minDelta === null ? 0 : toBase(budget.minDelta, unit);
  // A budget for every metric meets units its floor cannot fit; there it has no floor.
  if (inBase === null || (minDelta === null && budget.metric !== '*')) return null;
  return { limit: inBase, minDelta: minDelta ?? 0 };
}

/** The first look that decides counts. Null: there is nothing to judge. */
function decide(
  one: Case,
  context: { limit: Selected; terms: Terms; share: number; plan: Plan },
): Verdict | null {
  const { limit, terms, share, plan } = context;
  const { rule, budget } = limit;
  if (!isJudged(limit, one.comparison)) return null;
  if (limit.isUnjudged) return unjudgedVerdict(limit, terms.limit);
  let outcome: Outcome = 'unknown';
  let alpha: number | null = null;
  for (const look of plan.looks) {
    const spent = plan.alphaAt(look, Math.max(1, share), smallestP(rule, plan));
    const comparison = look === plan.looks.at(-1) ? one.comparison : one.at(look);
    alpha = comparison.exact ? null : spent;
    outcome = rule.judge(comparison, { ...terms, alpha: spent });
    if (!comparison.exact && isTooEarly(limit, { look, outcome, plan })) outcome = 'unknown';
    if (outcome !== 'unknown') break;
  }
  return {
    kind: rule.kind,
    limit: terms.limit,
    level: budget.level,
    outcome,
    because: budget.because,
    alpha,
  };
}

function isTooEarly({ rule }: Selected, at: { look: number; outcome: Outcome; plan: Plan }): boolean {
  const { look, outcome, plan } = at;
  return fewestRounds(rule, look, plan) < FEWEST_ROUNDS || (outcome === 'pass' && look < plan.minRounds);
}

/** Of the sides that the rule is about. */
function fewestRounds({ scale }: Rule, rounds: number, { baseRounds }: Plan): number {
  return scale === 'absolute' ? rounds : Math.min(rounds, baseRounds ?? rounds);
}

function membershipVerdict({ base, head }: Comparison, policy: Policy, plan: Plan): Verdict[] {
  if (base !== null && head !== null) return [];
  if (head === null && plan.headBroke) return [];
  const kind = base === null ? 'new' : 'removed';
  const level = levelOf(policy[kind]);
  return level === null ? [] : [{ kind, limit: null, level, outcome: 'fail', because: null, alpha: null }];
}

function levelOf(membership: Membership): Level | null {
  return membership === 'pass' ? null : membership;
}

function stateOf(
  { comparison, isElsewhere }: Case,
  verdicts: readonly Verdict[],
  { plan, policy, share }: { plan: Plan; policy: Policy; share: number },
): State {
  if (comparison.head === null) return plan.headBroke ? 'failed' : 'removed';
  const limits = verdicts.filter(({ limit }) => limit !== null);
  if (limits.some(({ outcome }) => outcome === 'fail')) return 'regression';
  if (comparison.base === null) return 'new';
  if (limits.some(({ outcome }) => outcome === 'unknown')) return 'inconclusive';
  const change = worsening(comparison) ?? 0;
  // Another machine makes a difference by itself: up to the tolerance it says nothing of the code.
  const allowance = isElsewhere ? policy.baselineTolerance : 0;
  if (allowance === null) return limits.length > 0 ? 'unchanged' : 'inconclusive';
  const isCertain = comparison.p === null || comparison.p <= (2 * policy.alpha) / Math.max(1, share);
  if (Math.abs(change) <= allowance || !isCertain) return 'unchanged';
  if (change < 0) return 'improvement';
  // Worse, and certainly so: within its budget that is what the budget allows; without one it is news.
  return limits.length > 0 ? 'unchanged' : 'regression';
}

/** A budget that meets nothing protects nothing; the built-in ones are allowed to. */
function idle({ where, metric, benchmarks, packages }: Budget): Problem[] {
  if (where === 'default') return [];
  const quoted = (patterns: readonly string[]) => patterns.map((one) => `"${one}"`).join(', ');
  const wanted = [
    `the metric "${metric}"`,
    ...(benchmarks.length === 0 ? [] : [`a name that matches ${quoted(benchmarks)}`]),
    ...(packages.length === 0 ? [] : [`a package that matches ${quoted(packages)}`]),
  ];
  const message = `this budget judged nothing: no row has ${wanted.join(' and ')}. Correct its patterns or delete it.`;
  return [{ where, message, severity: 'warning' }];
}

function misfit({ limit, budget, rule }: Selected, { name, metric, unit }: Comparison): Problem {
  const text = typeof limit === 'number' ? (budget.minDelta?.text ?? '') : limit.text;
  const key = typeof limit === 'number' ? 'min-delta' : rule.kind;
  return {
    where: budget.where,
    message: `${key} "${text}" does not fit "${metric}" of "${name}", which is in ${unit}. Write a limit in that unit, or narrow the budget's metric.`,
    severity: 'error',
  };
}

/** A gate that can never turn red must not look green. */
function unreachable(tested: readonly Selected[], plan: Plan): Problem[] {
  const share = tested.length;
  const rules = [...new Set(tested.filter(({ budget }) => budget.level === 'fail').map(({ rule }) => rule))];
  return rules.flatMap((rule) => {
    const smallest = smallestP(rule, plan);
    const available = plan.alphaAt(plan.maxRounds, share, smallest);
    if (smallest(plan.maxRounds) <= available) return [];
    const rounds = `${plan.maxRounds} ${plan.maxRounds === 1 ? 'round' : 'rounds'}`;
    const needed = roundsNeeded(smallest, available);
    const remedy =
      needed === null ? 'Write the baseline anew with more rounds' : `Allow at least ${needed} rounds`;
    const why =
      fewestRounds(rule, plan.maxRounds, plan) < FEWEST_ROUNDS
        ? `fewer than ${FEWEST_ROUNDS} processes a side cannot show how much processes differ, whatever each prints`
        : `the smallest p they can give is ${smallest(plan.maxRounds).toPrecision(2)} and ${available.toPrecision(2)} is needed`;
    const message =
      `${rounds} can never show that ${rule.kind} is broken with ${share} budgeted ` +
      `${share === 1 ? 'result' : 'results'}: ${why}. ` +
      `${remedy}, or budget fewer metrics.`;
    return [{ where: 'rounds', message, severity: 'error' }];
  });
}

/** The smallest one-sided p that so many rounds can ever give; 1 where none of them counts. */
function smallestP(rule: Rule, plan: Plan): (rounds: number) => number {
  const { valuesPerRound, baseRounds } = plan;
  return (rounds) =>
    fewestRounds(rule, rounds, plan) < FEWEST_ROUNDS
      ? 1
      : rule.smallestP(rounds * valuesPerRound, (baseRounds ?? rounds) * valuesPerRound);
}

/** Null where no number of rounds is enough, because those of base are as many as they are. */
function roundsNeeded(smallestP: (rounds: number) => number, alpha: number): number | null {
  let rounds = 1;
  while (smallestP(rounds) > alpha && rounds <= MOST_ROUNDS) rounds += 1;
  return rounds > MOST_ROUNDS ? null : rounds;
}

/** More cannot be configured. */
const MOST_ROUNDS = 1000;

function distinct(problems: readonly Problem[]): Problem[] {
  const seen = new Map(problems.map((problem) => [`${problem.where}\n${problem.message}`, problem]));
  return [...seen.values()];
}
