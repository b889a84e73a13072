// Applies all budgets to all rows and geomeans, of the rounds and of the counts. Out: verdicts, states, and errors in the plan. It
// contains no statistics: the caller passes functions that compare and that spend alpha.

import type { HeadLevel, LevelSource, MissingLevel } from '../model/anchor.ts';
import type { Comparison } from '../model/comparison.ts';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import { type GeomeanRow, type ReportRow, UNEXPLAINED } from '../model/report.ts';
import { type BudgetLevel, type ResultState, UNDECIDED, type Verdict } from '../model/verdict.ts';
import { reportEarlyEnd, reportUnreachableLimits } from './attainable.ts';
import type { Budget, MissingSidePolicy, Policy } from './budget.ts';
import type { Case, Evidence, JudgedLimit, LookPlan } from './case.ts';
import { adaptLimit, warnAboutCrossMachineResults } from './cross-machine.ts';
import { decide, scaleLimit } from './decide.ts';
import { selectActiveBudgets } from './expiry.ts';
import { holdCommonWorsening } from './hold-common-worsening.ts';
import { findIneffectiveBudgets } from './ineffective-budgets.ts';
import { judgeLevel } from './judge-level.ts';
import { relativeWorseningOf } from './rule.ts';
import { type BudgetSelection, type SelectedGeomean, type SelectedLimit, selectLimits } from './select.ts';
import { reportUnaffordableLimits } from './time-limit.ts';
import { reportImpossibleValue, reportMissingRatio, undecidedVerdict } from './unmeasurable.ts';

/** The levels that budgets against an anchor are judged by. */
type JudgingLevels = Pick<LevelSource, 'levelOf' | 'findProblem'>;

/** What was compared in one way: in rounds, or by counts. Each part has looks and an alpha of its own. */
export interface ComparedPart {
  readonly evidence: Evidence;
  readonly plan: LookPlan;
}

interface JudgedPart {
  readonly rows: readonly ReportRow[];
  readonly geomeans: readonly GeomeanRow[];
  /** Number of limits that shared alpha. */
  readonly tests: number;
}

export interface Judgement {
  /** The parts, in the order of what was compared. */
  readonly parts: readonly JudgedPart[];
  /** Budgets in force that match no row; empty if there are no rows. */
  readonly unmatched: readonly Budget[];
  /** Warnings and errors. Severity `error`: this configuration cannot be judged. */
  readonly problems: readonly Diagnostic[];
}

/** Judges all parts. Without `levels`, nothing is said about budgets that are against an anchor. */
export function judge(parts: readonly ComparedPart[], policy: Policy, levels: JudgingLevels | null = null): Judgement {
  const { budgets, problems: ending } = selectActiveBudgets(policy.budgets, policy.today);
  const comparisons = parts.flatMap(({ evidence }) => evidence.cases.map(({ comparison }) => comparison));
  const selection = selectLimits(budgets, comparisons);
  const problems: Diagnostic[] = [...ending];
  const judged: JudgedLimit[] = [];
  const judgeLevels = makeLevelJudge(selection, { policy, levels, problems, comparisons });
  const judgedParts = parts.map((part) => judgePart(part, { policy, selection, problems, judged, judgeLevels }));
  problems.push(...warnAboutCrossMachineResults(judgedParts.flatMap(({ rows }) => rows)));
  if (comparisons.length > 0) problems.push(...findIneffectiveBudgets(comparisons, selection, judged));
  for (const { unreachable } of judgedParts) problems.push(...unreachable);
  const unmatched = comparisons.length > 0 ? selection.unmatched : [];
  return { parts: judgedParts, unmatched, problems: removeDuplicates(problems) };
}

interface JudgingState {
  readonly policy: Policy;
  readonly selection: BudgetSelection;
  /** Problems of all parts. */
  readonly problems: Diagnostic[];
  /** Limits that were judged in all parts. */
  readonly judged: JudgedLimit[];
  /** Judges the levels of a row. */
  readonly judgeLevels: (row: Comparison) => readonly Verdict[];
}

interface LevelJudgeInputs extends Pick<JudgingState, 'policy' | 'problems'> {
  readonly levels: JudgingLevels | null;
  readonly comparisons: readonly Comparison[];
}

/** All levels of the run share alpha. */
function makeLevelJudge(
  selection: BudgetSelection,
  { policy, levels, problems, comparisons }: LevelJudgeInputs,
): JudgingState['judgeLevels'] {
  if (levels === null || policy.budgets.every(({ against }) => against === null)) return () => [];
  const known = comparisons.flatMap((comparison) =>
    selection.limitsFor(comparison).flatMap((selected) => {
      const { against } = selected.budget;
      if (against === null || !isJudged(selected, comparison)) return [];
      return [{ selected, comparison, against, level: levels.levelOf(comparison, against) }];
    }),
  );
  const share = known.filter(
    ({ selected, level }) => selected.budget.level !== 'report' && isTestedLevel(level),
  ).length;
  for (const { selected, against } of known) {
    const problem = levels.findProblem(against);
    if (problem !== null) problems.push({ ...problem, location: selected.budget.location });
  }
  const alpha = policy.alpha / Math.max(1, share);
  const verdicts = new Map<Comparison, Verdict[]>();
  for (const { selected, comparison, level } of known) {
    const terms = scaleLimit(selected, comparison);
    const fault =
      terms === null ? reportUnitMismatch(selected, comparison) : reportImpossibleValue(selected, [comparison]);
    if (fault !== null) problems.push(fault);
    if (terms === null) continue;
    const own = verdicts.get(comparison) ?? [];
    verdicts.set(comparison, own);
    own.push(judgeLevel(selected, { level: fault === null ? level : 'no-ratio', comparison }, { ...terms, alpha }));
  }
  return (row) => verdicts.get(row) ?? [];
}

function isTestedLevel(level: HeadLevel | MissingLevel): boolean {
  return typeof level !== 'string' && !level.isExact;
}

function judgePart(
  { evidence, plan }: ComparedPart,
  { policy, selection, problems, judged, judgeLevels }: JudgingState,
): JudgedPart & { readonly unreachable: readonly Diagnostic[] } {
  const { cases, geomeanOf } = evidence;
  const own = new Set<Comparison>(cases.map(({ comparison }) => comparison));
  const averages = selection.geomeans.flatMap((selected) => {
    const { members } = selected;
    if (!members.every((row) => own.has(row))) return [];
    const one = geomeanOf(members);
    if (one === null) problems.push(reportImpossibleValue(selected, members) ?? reportMissingGeomean(selected));
    return one === null ? [] : { one, members, selected: adaptLimit(one, selected, policy.baselineTolerance) };
  });
  const limits = cases.map((one) =>
    selection
      .limitsFor(one.comparison)
      .filter(({ budget }) => budget.against === null)
      .map((limit) => adaptLimit(one, limit, policy.baselineTolerance)),
  );
  const tested = [
    ...cases.flatMap(({ comparison }, index) => limits[index]!.filter((limit) => isTested(limit, comparison))),
    ...averages.filter(({ one, selected }) => isTested(selected, one.comparison)).map(({ selected }) => selected),
  ];
  const isHeld = holdCommonWorsening(evidence, plan);
  const context = { share: tested.length, plan, isHeld };
  const ownJudged: JudgedLimit[] = [];
  const verdictsOf = (one: Case, limits: readonly SelectedLimit[], rows: readonly Comparison[]) =>
    limits.flatMap((selected): Verdict[] => {
      const { comparison } = one;
      const terms = scaleLimit(selected, comparison);
      if (terms === null) problems.push(reportUnitMismatch(selected, comparison));
      if (terms === null || !isJudged(selected, comparison)) return [];
      if (selected.isUnjudged) return [{ ...undecidedVerdict(selected, terms.limit), isUnjudged: true }];
      const fault = reportImpossibleValue(selected, rows);
      if (fault !== null) problems.push(fault);
      if (fault !== null) return [undecidedVerdict(selected, terms.limit)];
      const verdict = decide(one, { selected, terms, ...context });
      const obstacle = verdict.outcome === 'unknown' ? reportMissingRatio(selected, comparison) : null;
      if (obstacle !== null) problems.push(obstacle);
      ownJudged.push({ selected, ...terms, comparison, outcome: verdict.outcome });
      return [verdict];
    });
  const rows = cases.map((one, index): ReportRow => {
    const { comparison } = one;
    const membership = judgeMissingSide(comparison, policy, plan);
    const verdicts = [...verdictsOf(one, limits[index]!, [comparison]), ...membership];
    const state = stateOf(one, verdicts, { policy, ...context });
    const isWorse = (relativeWorseningOf(comparison) ?? 0) > 0 && verdicts.some(({ limit }) => limit !== null);
    const isAllowed = state === 'unchanged' && isWorse && isSignificant(comparison, { policy, ...context });
    // The state is about the change of this run. A level may be far beyond its limit although nothing changed.
    const all = [...verdicts, ...judgeLevels(comparison)];
    return { ...comparison, ...UNEXPLAINED, verdicts: all, state, isAllowed };
  });
  const geomeans = averages.map(({ one, members, selected }) => ({
    ...one.comparison,
    verdicts: verdictsOf(one, [selected], members),
  }));
  judged.push(...ownJudged);
  const unreachable =
    [reportUnreachableLimits, reportUnaffordableLimits]
      .map((report) => report(tested, plan))
      .find((found) => found.length > 0) ??
    // Measuring also ends early where an error of the policy makes a verdict impossible.
    (problems.some(({ severity }) => severity === 'error') ? [] : reportEarlyEnd(ownJudged, tested.length, plan));
  return { rows, geomeans, tests: tested.length, unreachable };
}

/** A limit takes a share of alpha if a test is made and its result can make the check fail or warn. */
function isTested(selected: SelectedLimit, comparison: Comparison): boolean {
  return !comparison.exact && selected.budget.level !== 'report' && isJudged(selected, comparison);
}

/** A geomean always has both. */
function isJudged({ rule, budget }: SelectedLimit, { base, head }: Comparison): boolean {
  if (budget.of === 'geomean') return true;
  return head !== null && (rule.scale === 'absolute' || base !== null);
}

function judgeMissingSide({ base, head }: Comparison, policy: Policy, plan: LookPlan): Verdict[] {
  if (base !== null && head !== null) return [];
  if ((head === null && plan.headBroke) || (base === null && plan.baseBroke)) return [];
  const kind = base === null ? 'new' : 'removed';
  const level = levelOf(policy[kind]);
  return level === null ? [] : [{ ...UNDECIDED, kind, limit: null, level, outcome: 'fail', because: null }];
}

function levelOf(membership: MissingSidePolicy): BudgetLevel | null {
  return membership === 'pass' ? null : membership;
}

function stateOf(
  { comparison, isCrossMachine }: Case,
  verdicts: readonly Verdict[],
  { plan, policy, share }: { plan: LookPlan; policy: Policy; share: number },
): ResultState {
  if (comparison.head === null) return plan.headBroke ? 'failed' : 'removed';
  const limits = verdicts.filter(({ limit }) => limit !== null);
  if (limits.some(({ outcome }) => outcome === 'fail')) return 'regression';
  if (comparison.base === null) return plan.baseBroke ? 'inconclusive' : 'new';
  if (limits.some(({ outcome }) => outcome === 'unknown')) return 'inconclusive';
  const change = relativeWorseningOf(comparison) ?? 0;
  // Another machine alone changes the results. A change within the tolerance says nothing about the code.
  const allowance = isCrossMachine ? policy.baselineTolerance : 0;
  if (allowance === null) return limits.length > 0 ? 'unchanged' : 'inconclusive';
  if (Math.abs(change) <= allowance || !isSignificant(comparison, { policy, share })) return 'unchanged';
  if (change < 0) return 'improvement';
  // The result is significantly worse. A budget that it keeps allows that; without a budget it is a regression.
  return limits.length > 0 ? 'unchanged' : 'regression';
}

function isSignificant({ p }: Comparison, { policy, share }: { policy: Policy; share: number }): boolean {
  return p === null || p <= (2 * policy.alpha) / Math.max(1, share);
}

function reportMissingGeomean({ budget, members }: SelectedGeomean): Diagnostic {
  return makeWarning('no-geomean', budget.location, { metric: members[0]!.metric });
}

function reportUnitMismatch({ limit, budget, rule }: SelectedLimit, { name, metric, unit }: Comparison): Diagnostic {
  const written =
    typeof limit === 'number'
      ? { key: 'min-delta', limit: budget.minDelta?.text ?? '' }
      : { key: rule.kind, limit: limit.text };
  const data = { ...written, benchmark: name, metric, unit };
  return makeError('limit-misfit', budget.location, data, { failure: 'limit-misfit' });
}

function removeDuplicates(problems: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Map(
    problems.map((problem) => [JSON.stringify([problem.location, problem.code, problem.data]), problem]),
  );
  return [...seen.values()];
}
