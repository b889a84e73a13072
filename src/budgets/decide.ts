// Decides one limit for one row: of the change at each look, or of the level since an anchor such as the latest release.
// Results that no budget can judge, because a value is impossible or there is no ratio, must never pass. It contains no
// statistics: the rule compares, the plan spends alpha.

import type { HeadLevel, MissingLevel } from '../model/anchor.ts';
import type { Comparison } from '../model/comparison.ts';
import { MIN_PLACEMENTS, minOf } from '../model/counts.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { UNDECIDED, type Verdict, type VerdictOutcome } from '../model/verdict.ts';
import { MIN_ROUNDS_TO_CLEAR } from '../stats/alpha-spending.ts';
import { findImpossibleValue } from '../units/impossible-value.ts';
import { toBaseUnit } from '../units/quantity.ts';
import { countComparedRounds, MIN_ROUNDS_FOR_VERDICT } from './attainable.ts';
import type { Case, Evidence, LookPlan } from './case.ts';
import {
  isOver,
  type LimitTerms,
  orientInterval,
  type Rule,
  type RuleInputs,
  relativeWorseningOf,
  worseSign,
} from './rule.ts';
import { hasLikelyImprovement } from './rules/min-improvement.ts';
import type { SelectedLimit } from './select.ts';
import { isOutOfReach, listWitnesses, type Witness } from './witness.ts';

/**
 * Adapts a limit to a base that was measured on another machine. A limit of the change is widened to the tolerance;
 * without one it decides nothing. Limits of head alone stay unchanged.
 */
export function adaptLimit({ isCrossMachine }: Case, selected: SelectedLimit, tolerance: number | null): SelectedLimit {
  const { rule, limit, budget } = selected;
  if (!isCrossMachine || rule.scale === 'absolute' || typeof limit !== 'number') return selected;
  if (tolerance !== null) return { ...selected, limit: Math.max(limit, tolerance) };
  return { ...selected, budget: { ...budget, level: 'report' }, isUnjudged: true };
}

/** In the row's base unit. Null, with an error, if the unit of the limit or of the floor does not fit the row. */
export function scaleLimit(selected: SelectedLimit, row: Comparison, problems: Diagnostic[]): LimitTerms | null {
  const { limit, budget } = selected;
  const { minDelta: floor } = budget;
  const inBase = typeof limit === 'number' ? limit : toBaseUnit(limit, row.unit);
  const minDelta = floor === null ? 0 : toBaseUnit(floor, row.unit);
  // A budget for every metric matches rows whose unit does not fit its floor. Those rows have no floor.
  if (inBase !== null && (minDelta !== null || budget.metric === '*'))
    return { limit: inBase, minDelta: minDelta ?? 0 };
  const [key, written] =
    typeof limit === 'number' ? ['min-delta', floor?.text ?? ''] : [selected.rule.kind, limit.text];
  const data = { key, limit: written, benchmark: row.name, metric: row.metric, unit: row.unit };
  problems.push(makeError('limit-misfit', budget.location, data, { failure: 'limit-misfit' }));
  return null;
}

/** An error if the limit can fail the check, because a broken clock must not make the check pass. */
export function reportImpossibleValue({ budget }: SelectedLimit, rows: readonly Comparison[]): Diagnostic | null {
  for (const row of rows) {
    const impossible = findImpossibleValue(row);
    if (impossible === null) continue;
    const { name: benchmark, metric, unit } = row;
    const value = Number.isFinite(impossible.value) ? impossible.value : undefined;
    const make = budget.level === 'fail' ? makeError : makeWarning;
    return make('impossible-value', budget.location, { benchmark, metric, unit, side: impossible.side, value });
  }
  return null;
}

/** A relative limit stays undecided after any number of rounds. Null if the values have ratios. */
export function reportMissingRatio(
  { rule, budget }: SelectedLimit,
  { name, metric, exact, base, head, interval }: Comparison,
): Diagnostic | null {
  const isMissing = base !== null && head !== null && !exact && interval === null;
  if (rule.scale !== 'relative' || !isMissing) return null;
  return makeWarning('no-ratio', budget.location, { benchmark: name, metric, rule: rule.kind });
}

export function makeUndecidedVerdict({ rule, budget }: SelectedLimit, limit: number): Verdict {
  const { level, because } = budget;
  return { ...UNDECIDED, kind: rule.kind, limit, level, outcome: 'unknown', because };
}

export interface DecisionContext {
  /** Number of limits that share alpha. */
  readonly share: number;
  readonly plan: LookPlan;
  isHeld(look: number): boolean;
  /** Control benchmarks moved, so nothing that varies may fail. */
  readonly hasMachineMoved: boolean;
}

/** The first look that decides is final, so that early stopping spends no more alpha than configured. */
export function decide(one: Case, selected: SelectedLimit, terms: LimitTerms, context: DecisionContext): Verdict {
  const { rule } = selected;
  const { plan, share } = context;
  const witnesses = listWitnesses(one, { rule, share, plan });
  let last: Verdict = { ...makeUndecidedVerdict(selected, terms.limit), ...terms };
  for (const look of plan.looks) {
    for (const witness of witnesses) {
      const comparison = witness.comparisonAt(look);
      if (comparison === null) continue;
      // Counts whose differences are equal so far are not exact if a later placement differs.
      if (comparison.exact && comparison.placements !== null && look !== plan.looks.at(-1)) continue;
      const { outcome, isHeld } = decideAt(look, comparison, { rule, terms, witness, context });
      // The fastest runs may prove an improvement. That they show none says nothing of the others.
      if (rule.slot === 'improvement' && outcome === 'fail' && witness.decidedBy !== null) continue;
      const isHeldByControls = isHeld && context.hasMachineMoved;
      const alpha = comparison.exact ? null : witness.alphaAt(look);
      if (outcome !== 'unknown') {
        const early = !comparison.exact && look < plan.maxRounds ? { rounds: look, of: plan.maxRounds } : null;
        return { ...last, outcome, isHeld: false, isHeldByControls: false, alpha, early, decidedBy: witness.decidedBy };
      }
      // The report shows the evidence of all values for an undecided row.
      if (witness.decidedBy === null) last = { ...last, alpha, isHeld, isHeldByControls };
      else if (isHeld) last = { ...last, isHeld, isHeldByControls };
    }
  }
  return { ...last, isOutOfReach: rule.slot === 'change' && isOutOfReach(witnesses, terms, plan) };
}

/**
 * An improvement that is not proven after all planned rounds counts as missed, even if the whole of it is possible. Called for a
 * verdict that nothing else decides.
 */
export function failUnprovenImprovement({ comparison }: Case, verdict: Verdict, rule: Rule, plan: LookPlan): Verdict {
  const rounds = plan.looks.at(-1) ?? 0;
  const isOpen = verdict.outcome === 'unknown' && !verdict.isHeld;
  if (rule.slot !== 'improvement' || !isOpen || rounds < Math.max(plan.maxRounds, MIN_ROUNDS_FOR_VERDICT))
    return verdict;
  const { limit, minDelta } = verdict;
  return hasLikelyImprovement(comparison, { limit: limit ?? 0, minDelta }) ? verdict : { ...verdict, outcome: 'fail' };
}

interface LookContext {
  readonly rule: Rule;
  readonly terms: LimitTerms;
  readonly witness: Witness;
  readonly context: DecisionContext;
}

function decideAt(
  look: number,
  comparison: Comparison,
  { rule, terms, witness, context: { plan, isHeld, hasMachineMoved } }: LookContext,
): Pick<Verdict, 'outcome' | 'isHeld'> {
  const { exact } = comparison;
  const outcome = rule.judge(comparison, { ...terms, alpha: witness.alphaAt(look) });
  if (!exact && isTooEarly(rule, comparison, { look, outcome, plan, limit: terms.limit }))
    return { outcome: 'unknown', isHeld: false };
  const isClaim = rule.slot === 'improvement';
  if (outcome !== 'fail' && !(isClaim && outcome === 'pass')) return { outcome, isHeld: false };
  const wasHeld = !exact && (hasMachineMoved || (rule.slot === 'change' && isHeld(look)));
  return { outcome: wasHeld ? 'unknown' : outcome, isHeld: wasHeld };
}

interface Outcome {
  readonly look: number;
  readonly outcome: VerdictOutcome;
  readonly plan: LookPlan;
  readonly limit: number;
}

function isTooEarly(rule: Rule, comparison: Comparison, { look, outcome, plan, limit }: Outcome): boolean {
  const isBeforeMinimum = look < plan.minRounds && !(plan.isCutShort && look === plan.looks.at(-1));
  const rounds = countComparedRounds(rule, look, plan);
  if (outcome !== 'pass' || rule.slot === 'improvement') return isBeforeMinimum || rounds < MIN_ROUNDS_FOR_VERDICT;
  if (look < plan.clearsFrom || (isBeforeMinimum && needsMinimum(comparison, limit))) return true;
  // A count that is known in so many placements may keep its limit, even if it varies a little.
  const { placements } = comparison;
  const isProven = placements !== null && minOf(placements) >= MIN_PLACEMENTS;
  return rounds < MIN_ROUNDS_TO_CLEAR && !(rule.scale === 'relative' && isProven);
}

/** An improvement from this size on is worth the rounds that prove it, also where the limit is larger. */
const MIN_IMPROVEMENT = 0.05;

/** A few equal values do not show how much a row varies, and a few different ones do not prove an improvement. */
function needsMinimum(comparison: Comparison, limit: number): boolean {
  const { passInterval, better } = comparison;
  if (passInterval === null) return false;
  if (passInterval.low === passInterval.high) return true;
  const [, worst] = orientInterval(passInterval, better);
  return worst < 0 && (relativeWorseningOf(comparison) ?? 0) <= -Math.min(limit, MIN_IMPROVEMENT);
}

/**
 * A look must not yet call a row worse if nearly everything got worse together and the order of the blocks does not
 * rule out a cause other than head. This only delays a failure, and never applies where no order of the planned rounds
 * could rule that out.
 */
export function holdCommonWorsening({ testCommonWorsening }: Evidence, plan: LookPlan): (look: number) => boolean {
  const held = new Map<number, boolean>();
  const alphaAt = (look: number) => plan.alphaAt(look, 1, smallestBlockedP);
  const isHeld = (look: number) => {
    const p = testCommonWorsening(look)?.p ?? 0;
    return p > alphaAt(look) && smallestBlockedP(plan.maxRounds) <= alphaAt(plan.maxRounds);
  };
  return (look) => {
    if (!held.has(look)) held.set(look, isHeld(look));
    return held.get(look)!;
  };
}

/** Smallest p of the test within blocks. The four invocations of a block of two rounds have six possible orders. */
function smallestBlockedP(rounds: number): number {
  return 6 ** -Math.floor(rounds / 2) * 2 ** -(rounds % 2);
}

/** Smallest difference between an exact level and a limit. The history keeps six digits of each ratio. */
const EXACT_STEP = 1e-5;

/**
 * A level is judged once, after the last round, and all levels of a run share an alpha of their own: their errors are
 * mostly those of the history, which more rounds do not change.
 */
export function judgeLevel(
  selected: SelectedLimit,
  { level, comparison }: { readonly level: HeadLevel | MissingLevel; readonly comparison: Comparison },
  { limit, minDelta, alpha }: RuleInputs,
  hasMachineMoved: boolean,
): Verdict {
  const isUnknown = typeof level === 'string';
  const decided = isUnknown ? 'unknown' : decideLevel(level, comparison, { limit, minDelta, alpha });
  const isHeld = !isUnknown && decided === 'fail' && !level.isExact && hasMachineMoved;
  return {
    ...makeUndecidedVerdict(selected, limit),
    minDelta,
    // A benchmark that the release does not have is like a new one: there is nothing to judge.
    level: level === 'no-comparison' ? 'report' : selected.budget.level,
    outcome: isHeld ? 'unknown' : decided,
    ...{ isHeld, isHeldByControls: isHeld },
    alpha: isUnknown || level.isExact ? null : alpha,
    anchored: { against: selected.budget.against ?? '', level },
  };
}

/** The same rule as that of a change: broken if it is significant and likely above the limit, kept if hardly above it. */
function decideLevel(
  level: HeadLevel,
  { better, head }: Comparison,
  { limit, minDelta, alpha }: RuleInputs,
): VerdictOutcome {
  const worsening = worseSign(better) * level.change;
  // The value at the anchor on this machine follows from that of head.
  const then = Math.abs(head?.median ?? 0) / (1 + level.change);
  const allowed = Math.max(limit, then > 0 ? minDelta / then : 0);
  if (level.isExact) return worsening > allowed + EXACT_STEP ? 'fail' : 'pass';
  const [bestEnd, worstEnd] = orientInterval(level.likely, better);
  const isSignificant = level.p <= 2 * alpha;
  if (isSignificant && isOver(worsening, allowed, 1 + allowed) && isOver(bestEnd, limit, 1 + limit)) return 'fail';
  return isOver(worstEnd, allowed, 1 + allowed) ? 'unknown' : 'pass';
}
