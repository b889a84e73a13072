// Decides one limit for one row. It evaluates the data of each look in order, so that early stopping spends no more alpha
// than configured; a decision at one look is final. It contains no statistics: the rule compares, the plan spends alpha.

import type { Comparison } from '../model/comparison.ts';
import { MIN_PLACEMENTS, MIN_PLACEMENTS_TO_FAIL, minOf } from '../model/counts.ts';
import type { Verdict, VerdictOutcome } from '../model/verdict.ts';
import { toBaseUnit } from '../units/quantity.ts';
import { countComparedRounds, MIN_ROUNDS_FOR_VERDICT, smallestP } from './attainable.ts';
import type { Case, LookPlan } from './case.ts';
import type { SelectedLimit } from './select.ts';

export interface ScaledLimit {
  readonly limit: number;
  readonly minDelta: number;
}

/** Both are in the row's base unit. Null if the unit of the limit or of the floor does not fit the row. */
export function scaleLimit({ limit, budget }: SelectedLimit, { unit }: Comparison): ScaledLimit | null {
  const inBase = typeof limit === 'number' ? limit : toBaseUnit(limit, unit);
  const minDelta = budget.minDelta === null ? 0 : toBaseUnit(budget.minDelta, unit);
  // A budget for every metric matches rows whose unit does not fit its floor. Those rows have no floor.
  if (inBase === null || (minDelta === null && budget.metric !== '*')) return null;
  return { limit: inBase, minDelta: minDelta ?? 0 };
}

export interface DecisionContext {
  readonly selected: SelectedLimit;
  readonly terms: ScaledLimit;
  readonly share: number;
  readonly plan: LookPlan;
  isHeld(look: number): boolean;
}

/** The first look that decides is final. */
export function decide(one: Case, { selected, terms, share, plan, isHeld }: DecisionContext): Verdict {
  const { rule, budget } = selected;
  let outcome: VerdictOutcome = 'unknown';
  let alpha: number | null = null;
  let wasHeld = false;
  let decidedAt: number | null = null;
  for (const look of plan.looks) {
    const spent = plan.alphaAt(look, Math.max(1, share), smallestP(rule, plan));
    const comparison = look === plan.looks.at(-1) ? one.comparison : one.at(look);
    if (comparison === null) continue;
    alpha = comparison.exact ? null : spent;
    outcome = rule.judge(comparison, { ...terms, alpha: spent });
    if (!comparison.exact && isTooEarly(selected, comparison, { look, outcome, plan })) outcome = 'unknown';
    if (outcome === 'fail' && needsPlacements(comparison)) outcome = 'unknown';
    wasHeld = outcome === 'fail' && !comparison.exact && rule.scale === 'relative' && isHeld(look);
    if (wasHeld) outcome = 'unknown';
    if (outcome === 'unknown') continue;
    decidedAt = comparison.exact ? null : look;
    break;
  }
  return {
    kind: rule.kind,
    limit: terms.limit,
    minDelta: terms.minDelta,
    level: budget.level,
    outcome,
    because: budget.because,
    alpha,
    isHeld: wasHeld,
    isUnjudged: false,
    early: decidedAt !== null && decidedAt < plan.maxRounds ? { rounds: decidedAt, of: plan.maxRounds } : null,
    anchored: null,
  };
}

/** A count that is the same in all placements so far may need more of them before it can break a limit. */
function needsPlacements({ exact, placements }: Comparison): boolean {
  return exact && placements !== null && minOf(placements) < MIN_PLACEMENTS_TO_FAIL;
}

function isTooEarly(
  { rule }: SelectedLimit,
  comparison: Comparison,
  { look, outcome, plan }: { readonly look: number; readonly outcome: VerdictOutcome; readonly plan: LookPlan },
): boolean {
  if (outcome === 'pass' && look < plan.minRounds) return true;
  if (outcome === 'pass' && rule.scale === 'relative' && isProven(comparison)) return false;
  return countComparedRounds(rule, look, plan) < MIN_ROUNDS_FOR_VERDICT;
}

/** A count that is known in so many placements may keep its limit, even if it varies a little. */
function isProven({ placements }: Comparison): boolean {
  return placements !== null && minOf(placements) >= MIN_PLACEMENTS;
}
