// Applies all budgets to all rows and geomeans, of the rounds, the counts and the CPU times. Out: verdicts, states, and errors in the plan. It
// contains no statistics: the caller passes functions that compare and that spend alpha.

import type { LevelSource } from '../model/anchor.ts';
import { joinOutcomes, type RowBuilds } from '../model/builds.ts';
import type { ControlMove } from '../model/common-move.ts';
import type { Comparison } from '../model/comparison.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { type GeomeanRow, type ReportRow, UNEXPLAINED } from '../model/report.ts';
import { isImprovementLimit, type ResultState, UNDECIDED, type Verdict } from '../model/verdict.ts';
import { type AnswerJudge, makeAnswerJudge } from './answers.ts';
import { findShortfall, reportEarlyEnd, reportUnaffordableLimits, reportUnreachableLimits } from './attainable.ts';
import type { Budget, Policy } from './budget.ts';
import type { BuildJudge, Case, JudgedLimit, LookPlan } from './case.ts';
import { type ComparedPart, type CpuTimeJudge, isCpuTime, isTime, makeCpuTimeJudge, WITNESSES } from './cpu-time.ts';
import {
  adaptLimit,
  decide,
  failUnprovenImprovement,
  holdCommonWorsening,
  judgeLevel,
  makeUndecidedVerdict,
  reportImpossibleValue,
  reportMissingRatio,
  scaleLimit,
} from './decide.ts';
import { listGrowths } from './growth.ts';
import { findIneffectiveBudgets } from './ineffective-budgets.ts';
import { relativeWorseningOf } from './rule.ts';
import { type BudgetSelection, type SelectedLimit, selectActiveBudgets, selectLimits } from './select.ts';

interface JudgedPart {
  readonly rows: readonly ReportRow[];
  readonly geomeans: readonly GeomeanRow[];
  /** Number of limits that shared alpha. */
  readonly tests: number;
  readonly controlMove: ControlMove | null;
  /** Errors of limits that the plan can never show to be broken. */
  readonly unreachable: readonly Diagnostic[];
}

export interface Judgement {
  readonly parts: readonly JudgedPart[];
  /** Budgets in force that match no row; empty if there are no rows. */
  readonly unmatched: readonly Budget[];
  /** Severity `error`: this configuration cannot be judged. */
  readonly problems: readonly Diagnostic[];
}

/** Evidence that is not in the rows. */
export interface FurtherEvidence {
  readonly answerOf?: AnswerJudge['answerOf'];
  readonly judgeBuilds?: BuildJudge | undefined;
}

/** Judges all parts. Without `levels`, nothing is said about budgets that are against an anchor. */
export function judge(
  parts: readonly ComparedPart[],
  policy: Policy,
  levels: LevelSource | null = null,
  { answerOf = () => null, judgeBuilds = () => null }: FurtherEvidence = {},
): Judgement {
  const { budgets, problems: ending } = selectActiveBudgets(policy.budgets, policy.today);
  const comparisons = parts.flatMap(({ evidence }) => evidence.cases.map(({ comparison }) => comparison));
  const judgeable = comparisons.filter(({ isControl }) => !isControl);
  const selection = selectLimits(budgets, judgeable);
  const problems: Diagnostic[] = [...ending];
  const judged: JudgedLimit[] = [];
  const hasMachineMoved = parts.some(({ evidence }) => evidence.controlMove !== null);
  const limitsFor = (row: Comparison) =>
    selection.limitsFor(row).filter((limit) => limit.budget.against === null && isTested(limit, row));
  const cpuTimes = makeCpuTimeJudge(parts, { limitsFor, hasMachineMoved });
  const answers = makeAnswerJudge(judgeable, policy, answerOf);
  const state = { answers, policy, selection, problems, judged, hasMachineMoved, cpuTimes, judgeBuilds };
  const judgeLevels = makeLevelJudge(comparisons, levels, state);
  const judgedParts = parts.map((part) => judgePart(part, judgeLevels, state));
  problems.push(...warnAboutUnjudgedResults(judgedParts.flatMap(({ rows }) => rows)));
  if (comparisons.length > 0) problems.push(...findIneffectiveBudgets(judgeable, selection, judged));
  for (const { unreachable } of judgedParts) problems.push(...unreachable);
  const keyOf = ({ location, code, data }: Diagnostic) => JSON.stringify([location, code, data]);
  const distinct = new Map(problems.map((problem) => [keyOf(problem), problem]));
  const unmatched = comparisons.length > 0 ? selection.unmatched : [];
  return { parts: judgedParts, unmatched, problems: [...distinct.values()] };
}

/** Shared by all parts. */
interface JudgingState {
  readonly answers: AnswerJudge;
  readonly policy: Policy;
  readonly selection: BudgetSelection;
  readonly problems: Diagnostic[];
  readonly judged: JudgedLimit[];
  readonly hasMachineMoved: boolean;
  readonly cpuTimes: CpuTimeJudge;
  readonly judgeBuilds: BuildJudge;
}

type LevelJudge = (row: Comparison) => readonly Verdict[];

/** All levels of the run share alpha. */
function makeLevelJudge(
  comparisons: readonly Comparison[],
  levels: LevelSource | null,
  { policy, selection, problems, hasMachineMoved }: JudgingState,
): LevelJudge {
  if (levels === null || policy.budgets.every(({ against }) => against === null)) return () => [];
  const known = comparisons.flatMap((comparison) =>
    selection.limitsFor(comparison).flatMap((selected) => {
      const { against } = selected.budget;
      if (against === null || !isJudged(selected, comparison)) return [];
      return [{ selected, comparison, against, level: levels.levelOf(comparison, against) }];
    }),
  );
  const share = known.filter(
    ({ selected, level }) => selected.budget.level !== 'report' && typeof level !== 'string' && !level.isExact,
  ).length;
  for (const { selected, against } of known) {
    const problem = levels.findProblem(against);
    if (problem !== null) problems.push({ ...problem, location: selected.budget.location });
  }
  const alpha = policy.alpha / Math.max(1, share);
  const verdicts = new Map<Comparison, Verdict[]>();
  for (const { selected, comparison, level } of known) {
    const terms = scaleLimit(selected, comparison, problems);
    if (terms === null) continue;
    const fault = reportImpossibleValue(selected, [comparison]);
    if (fault !== null) problems.push(fault);
    const own = verdicts.get(comparison) ?? [];
    verdicts.set(comparison, own);
    const judged = { level: fault === null ? level : ('no-ratio' as const), comparison };
    own.push(judgeLevel(selected, judged, { ...terms, alpha }, hasMachineMoved));
  }
  return (row) => verdicts.get(row) ?? [];
}

/** A row, or the geomean of some, with the limits that apply to it. */
interface LimitedCase {
  readonly one: Case;
  readonly rows: readonly Comparison[];
  readonly limits: readonly SelectedLimit[];
}

function judgePart(
  { evidence, plan }: ComparedPart,
  judgeLevels: LevelJudge,
  { answers, policy, selection, problems, judged, hasMachineMoved, cpuTimes, judgeBuilds }: JudgingState,
): JudgedPart {
  const { cases, geomeanOf } = evidence;
  const own = new Set<Comparison>(cases.map(({ comparison }) => comparison));
  const averages = selection.geomeans.flatMap((selected) => {
    const { members } = selected;
    if (!members.every((row) => own.has(row))) return [];
    const one = geomeanOf(members);
    if (one !== null) return { one, rows: members, limits: [adaptLimit(one, selected, policy.baselineTolerance)] };
    const { metric } = members[0]!;
    const missing = makeWarning('no-geomean', selected.budget.location, { metric });
    problems.push(reportImpossibleValue(selected, members) ?? missing);
    return [];
  });
  const growths = selection.growths.flatMap((selected) => {
    const members = selected.members.filter((row) => own.has(row));
    return members.length === 0 ? [] : listGrowths({ ...selected, members }, evidence, problems);
  });
  const singles = cases.map((one) => {
    const limits = selection.limitsFor(one.comparison).filter(({ budget }) => budget.against === null);
    const adapted = limits.map((limit) => adaptLimit(one, limit, policy.baselineTolerance));
    return { one, rows: [one.comparison], limits: adapted };
  });
  const composites = [...averages, ...growths];
  const tested = [...singles, ...composites].flatMap(({ one, limits }) =>
    limits.filter((limit) => isTested(limit, one.comparison)),
  );
  const share = tested.length;
  const alpha = policy.alpha / Math.max(1, share);
  const isHeld = holdCommonWorsening(evidence, plan);
  const contextOf = ({ comparison, hasCpuTime }: Case, { rule }: SelectedLimit) => {
    const isShared = hasCpuTime === true && isTime(comparison) && rule.scale === 'relative';
    // In a plan that is just long enough for one of them, that is the clock.
    const isEnough = isShared && findShortfall(rule, WITNESSES * share, plan) === null;
    return { share: isEnough ? WITNESSES * share : share, plan, isHeld, hasMachineMoved };
  };
  const ownJudged: JudgedLimit[] = [];
  const built = new Map<Comparison, RowBuilds[]>();
  const verdictsOf = ({ one, rows, limits }: LimitedCase) =>
    limits.flatMap((selected): Verdict[] => {
      const { comparison } = one;
      const terms = scaleLimit(selected, comparison, problems);
      if (terms === null || !isJudged(selected, comparison)) return [];
      const undecided = makeUndecidedVerdict(selected, terms.limit);
      if (selected.isUnjudged) return [{ ...undecided, isUnjudged: true }];
      const fault = reportImpossibleValue(selected, rows);
      if (fault !== null) {
        problems.push(fault);
        return [undecided];
      }
      const own = decide(one, selected, terms, contextOf(one, selected));
      const byCpuTime = own.outcome === 'unknown' ? cpuTimes.decide(comparison, selected, own) : null;
      const first = byCpuTime ?? own;
      const builds = judgeBuilds(comparison, selected, first);
      if (builds !== null) built.set(comparison, [...(built.get(comparison) ?? []), builds]);
      const isOfLayout = builds?.outcome === 'layout';
      const measured: Verdict = isOfLayout ? { ...first, outcome: 'unknown', isOfLayout } : first;
      const verdict = answers.refuseImprovement(failUnprovenImprovement(one, measured, selected.rule, plan), rows);
      const obstacle = verdict.outcome === 'unknown' ? reportMissingRatio(selected, comparison) : null;
      if (obstacle !== null) problems.push(obstacle);
      ownJudged.push({ selected, ...terms, comparison, outcome: verdict.outcome });
      return [verdict];
    });
  const rows = singles.map((single): ReportRow => {
    const { comparison } = single.one;
    const verdicts = [...verdictsOf(single), ...judgeMissingSide(comparison, policy, plan)];
    const answer = answers.answerOf(comparison);
    const found = stateOf(single.one, verdicts, { plan, policy, alpha });
    const state = found === 'improvement' && answer?.isSame === false ? 'unchanged' : found;
    const isWorse = (relativeWorseningOf(comparison) ?? 0) > 0 && verdicts.some(({ limit }) => limit !== null);
    const isAllowed = state === 'unchanged' && isWorse && isSignificant(comparison, alpha);
    // The state is about the change of this run. A level may be far beyond its limit although nothing changed.
    const all = [...verdicts, ...answers.verdictsOf(comparison), ...judgeLevels(comparison)];
    const cpuTime = cpuTimes.find(comparison);
    const builds = joinOutcomes(built.get(comparison) ?? []);
    return { ...comparison, ...UNEXPLAINED, verdicts: all, state, isAllowed, cpuTime, answer, builds };
  });
  const geomeans = composites.map((composite) => ({ ...composite.one.comparison, verdicts: verdictsOf(composite) }));
  judged.push(...ownJudged);
  const unreachable =
    [reportUnreachableLimits, reportUnaffordableLimits]
      .map((report) => report(tested, plan))
      .find((found) => found.length > 0) ??
    // Measuring also ends early where an error of the policy makes a verdict impossible.
    (problems.some(({ severity }) => severity === 'error') ? [] : reportEarlyEnd(ownJudged, tested.length, plan));
  return { rows, geomeans, tests: share, controlMove: evidence.controlMove, unreachable };
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

function judgeMissingSide({ base, head, isControl }: Comparison, policy: Policy, plan: LookPlan): Verdict[] {
  if (isControl || (base !== null && head !== null)) return [];
  if ((head === null && plan.headBroke) || (base === null && plan.baseBroke)) return [];
  const kind = base === null ? 'new' : 'removed';
  const level = policy[kind];
  return level === 'pass' ? [] : [{ ...UNDECIDED, kind, limit: null, level, outcome: 'fail', because: null }];
}

function stateOf(
  { comparison, isCrossMachine }: Case,
  verdicts: readonly Verdict[],
  { plan, policy, alpha }: { plan: LookPlan; policy: Policy; alpha: number },
): ResultState {
  if (comparison.head === null) return plan.headBroke ? 'failed' : 'removed';
  // Whether an improvement is as large as was claimed does not change what happened.
  const limits = verdicts.filter(({ limit, kind }) => limit !== null && !isImprovementLimit(kind));
  if (limits.some(({ outcome }) => outcome === 'fail')) return 'regression';
  if (comparison.base === null) return plan.baseBroke ? 'inconclusive' : 'new';
  if (comparison.isControl) return 'unchanged';
  if (limits.some(({ outcome }) => outcome === 'unknown')) return 'inconclusive';
  const change = relativeWorseningOf(comparison) ?? 0;
  // Another machine alone changes the results. A change within the tolerance says nothing about the code.
  const allowance = isCrossMachine ? policy.baselineTolerance : 0;
  if (allowance === null) return limits.length > 0 ? 'unchanged' : 'inconclusive';
  if (Math.abs(change) <= allowance || !isSignificant(comparison, alpha)) return 'unchanged';
  if (change < 0) return 'improvement';
  // The result is significantly worse. A budget that it keeps allows that; without a budget it is a regression. The budget of a
  // time is also one of its CPU time.
  return limits.length > 0 || isCpuTime(comparison) ? 'unchanged' : 'regression';
}

function isSignificant({ p }: Comparison, alpha: number): boolean {
  return p === null || p <= 2 * alpha;
}

function warnAboutUnjudgedResults(rows: readonly ReportRow[]): Diagnostic[] {
  const count = rows.filter(({ verdicts }) => verdicts.some(({ isUnjudged }) => isUnjudged)).length;
  return count === 0 ? [] : [makeWarning('machines-not-comparable', about('baseline'), { results: count })];
}
