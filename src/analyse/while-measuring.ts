// Answers what is asked of a Recording while it is measured: which benchmarks are undecided, which rows broke a budget, and whether a
// verdict is possible at all. Pure.

import { hasBothSides, listBrokenRows } from '../bisect/culprits.ts';
import type { BrokenRow, SearchedRows } from '../bisect/trials.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import { canCpuTimeDecide, isCpuTime, isTime, toSeconds } from '../budgets/cpu-time.ts';
import { judge } from '../budgets/judge.ts';
import { selectActiveBudgets, selectLimits } from '../budgets/select.ts';
import { mayBecomeExact } from '../compare/compare.ts';
import { selectSeries } from '../compare/group.ts';
import { resolveRenames } from '../compare/renames.ts';
import { isImprecise } from '../history/stored-runs.ts';
import type { Comparison } from '../model/comparison.ts';
import type { CostEstimate } from '../model/cost.ts';
import { COUNTED_METRIC, mayBeCoincidence } from '../model/counts.ts';
import { CPU_TIME_METRIC, MIN_ON_PROCESSOR } from '../model/cpu-time.ts';
import { type Diagnostic, isPlanError } from '../model/diagnostic.ts';
import { makeFileRowTest } from '../model/file-sizes.ts';
import type { Recording } from '../model/recording.ts';
import type { JudgedRow, Report, ReportRow } from '../model/report.ts';
import {
  type Benchmark,
  benchmarkKeyOf,
  type OpenTime,
  type OpenTimes,
  type UndecidedBenchmarks,
} from '../model/sample.ts';
import type { Verdict } from '../model/verdict.ts';
import { canBuildsDecide } from '../rebuilds/build-judge.ts';
import { evidenceIn, lookPlanOf, valuesPerRound } from './evidence.ts';
import { indexRecording, readPart } from './measured.ts';
import { analyseRecording, buildReport, policyOfShard } from './pipeline.ts';
import { findUnmatchedPolicy } from './run-problems.ts';

export interface MeasuringGoal {
  /** Standard error to reach for the history, a share. Null: any. */
  readonly precision: number | null;
  readonly stop: 'verdict' | 'rows';
}

const EVERY_ROW: MeasuringGoal = { precision: null, stop: 'rows' };

/** Rows that a budget cannot judge yet, or not as precise as the history needs. */
export function findUndecidedBenchmarks(
  recording: Recording,
  whole: Policy,
  goal: MeasuringGoal = EVERY_ROW,
): UndecidedBenchmarks {
  const { precision } = goal;
  const policy = policyOfShard(recording, whole);
  const measured = indexRecording(recording, policy);
  const { report } = buildReport(measured, { ...policy, table: null });
  const { rows, judgedGeomeans, conclusion, problems } = report;
  const isUndecided = (row: JudgedRow) =>
    row.verdicts.some(
      (verdict) =>
        (isOpen(verdict) && !verdict.isOutOfReach) ||
        (verdict.outcome === 'fail' && verdict.level !== 'report' && mayTurn(row)),
    );
  // A geomean needs all of its benchmarks, decided or not.
  const isUndecidedRow = (row: ReportRow) =>
    isUndecided(row) || (precision !== null && !row.isControl && isImprecise(row, precision));
  const undecided = [
    ...rows.filter(isUndecidedRow),
    ...judgedGeomeans.filter(isUndecided).flatMap(({ members }) => members),
  ];
  const measuredOn = new Set(benchmarksOf(undecided).map(benchmarkKeyOf));
  const givenUp = rows.filter((row) => row.verdicts.some(isOpen) && !measuredOn.has(benchmarkKeyOf(row)));
  const controls = rows.filter(({ isControl }) => isControl);
  const isOfRun = problems.some(({ severity, code }) => severity === 'error' && code !== 'names-unstable');
  return {
    names: benchmarksOf(undecided).map(({ name }) => name),
    of: benchmarksOf(rows.filter(({ isControl }) => !isControl)).length,
    givenUp: benchmarksOf(givenUp).map(({ name }) => name),
    hasControls: controls.length > 0,
    // A benchmark that can be compared may still have got slower than allowed.
    isHopeless: conclusion === 'error' && (rows.length === 0 || isOfRun),
    isCertain: hasFailedForGood(report, recording, goal),
    precision,
    // Control benchmarks are measured as long as anything is, and never prolong a run.
    series: undecided.length === 0 ? [] : selectSeries(measured.parts[0].renames, [...undecided, ...controls]),
  };
}

function isOpen({ outcome, level }: Verdict): boolean {
  return outcome === 'unknown' && level !== 'report';
}

/** More values of an exact row may still make it vary. */
function mayTurn(row: Comparison): boolean {
  return row.exact && mayBeCoincidence(row);
}

function hasFailedForGood(
  { rows, judgedGeomeans, conclusion, rounds }: Report,
  { schedule }: Recording,
  { precision, stop }: MeasuringGoal,
): boolean {
  const isBroken = (row: JudgedRow) =>
    !mayTurn(row) && row.verdicts.some(({ outcome, level }) => outcome === 'fail' && level === 'fail');
  return (
    stop === 'verdict' &&
    precision === null &&
    conclusion === 'fail' &&
    rounds >= schedule.rounds.min &&
    [...rows, ...judgedGeomeans].some(isBroken)
  );
}

/**
 * Benchmarks whose CPU time may decide their time, or that have a budget for it, the most suspicious one first. Those that wait are
 * left out as soon as that is known.
 */
export function findOpenTimes(recording: Recording, whole: Policy, goal: MeasuringGoal = EVERY_ROW): OpenTimes {
  const policy = policyOfShard(recording, whole);
  // Nothing undecided can change the verdict any more.
  const isOver = recording.schedule.ended === 'verdict';
  const { report } = buildReport(indexRecording(recording, policy), { ...policy, table: null });
  const { rows } = report;
  const cpuTimes = new Map(rows.filter(isCpuTime).map((row) => [benchmarkKeyOf(row), row]));
  const asCpuTime = (row: ReportRow) => ({ ...row, metric: CPU_TIME_METRIC, primary: false });
  // Without rounds there are no times.
  const benchmarks = new Map([...cpuTimes.values(), ...rows.filter(isTime)].map((row) => [benchmarkKeyOf(row), row]));
  const named = new Map([...benchmarks].map(([key, row]) => [key, asCpuTime(row)]));
  const { limitsFor } = selectLimits(selectActiveBudgets(policy.budgets, policy.today).budgets, [...named.values()]);
  const leastOf = ({ interval }: Comparison) => interval?.low ?? -1;
  const suspiciousFirst = [...benchmarks].toSorted(([, one], [, other]) => leastOf(other) - leastOf(one));
  const times = suspiciousFirst.flatMap(([key, row]): OpenTime[] => {
    const { command, group, name, renamed, base, head, unit, verdicts } = row;
    if (base === null || head === null || row.isControl) return [];
    const cpuTime = cpuTimes.get(key);
    const isNamed = limitsFor(named.get(key)!).length > 0;
    const waits = (row.cpuTime?.onProcessor ?? 1) < MIN_ON_PROCESSOR;
    // Where the clock has no hope, CPU time may, until it is known.
    const isWorthIt = (one: Verdict) => isOpen(one) && !(one.isOutOfReach && cpuTime !== undefined);
    const isOpenTime =
      !isOver && !waits && isTime(row) && verdicts.some((one) => isWorthIt(one) && canCpuTimeDecide(one));
    const isOpenCpuTime = isNamed && (cpuTime === undefined || cpuTime.verdicts.some(isWorthIt));
    if (!isOpenTime && !isOpenCpuTime) return [];
    const fastest = Math.min(...base.values, ...head.values);
    return [{ command, group, name, nameOnBase: renamed?.from ?? name, seconds: toSeconds(fastest, unit) }];
  });
  return { times, isCertain: hasFailedForGood(report, recording, goal) };
}

/** Names on head of benchmarks of base that are renamed, by the key of their old names. */
export function findRenames(recording: Recording, policy: Policy): Map<string, string> {
  const { series, renameOf } = resolveRenames(recording, policy);
  return new Map(
    series.flatMap((one) => {
      const { group, name } = one.series;
      const applied = renameOf(one);
      return applied === null ? [] : [[benchmarkKeyOf({ command: one.command, group, name }), applied.to]];
    }),
  );
}

export function listRows(recording: Recording, whole: Policy): readonly ReportRow[] {
  return analyseRecording(recording, whole).report.rows;
}

/** Rows that are broken by their first build, unless others have decided already. Only a run with a verdict has them. */
export function findRowsToRebuild(recording: Recording, whole: Policy): SearchedRows {
  const { rows, conclusion } = analyseRecording(recording, whole).report;
  const isOpen = (row: ReportRow) =>
    (row.builds === null || row.builds.outcome === 'unknown') &&
    row.verdicts.some((verdict) => canBuildsDecide(row, verdict));
  const open = conclusion === 'error' ? [] : rows.filter(hasBothSides).filter(isOpen);
  return { rows: open, series: selectSeries(resolveRenames(recording, whole), open) };
}

/** Rows that a search is for. Default: those that broke a budget by a change. */
export function findBrokenRows(
  recording: Recording,
  whole: Policy,
  select: (rows: readonly ReportRow[]) => readonly BrokenRow[] = listBrokenRows,
): SearchedRows {
  const isFile = makeFileRowTest(recording.files);
  const rows = select(listRows(recording, whole)).filter((row) => !isFile(row));
  return { rows, series: selectSeries(resolveRenames(recording, whole), rows) };
}

/**
 * No verdict is possible if the rounds that the plan and its time allow can never show that a budget is broken, or if a
 * limit does not fit its metric. The recording has the values so far, such as those of the warm-up.
 */
export function findPlanErrors(recording: Recording, policy: Policy, cost: CostEstimate): Diagnostic[] {
  const perRound = valuesPerRound(recording);
  const maxRounds = Math.min(recording.schedule.rounds.max, cost.maxRounds);
  const measured = readPart(recording, policy);
  const part = {
    ...measured,
    pairs: measured.pairs.map((pair) => ({ ...pair, exact: mayBecomeExact(pair, maxRounds * perRound) })),
  };
  const plan = { ...lookPlanOf(part, policy), cost };
  return judge([{ evidence: evidenceIn(part), plan }], policy).problems.filter(isPlanError);
}

/**
 * An error if no budget that can fail the check matches anything that is measured, and warnings that name what is
 * measured. `mayCount`: counts may follow, which the recording does not have yet.
 */
export function findUnmatchedBudgets(recording: Recording, policy: Policy, mayCount: boolean): Diagnostic[] {
  const { report, unmatched } = buildReport(indexRecording(recording, policy), { ...policy, table: null });
  // A run without rounds has no row before it counts.
  const isUncounted = recording.schedule.measure === 'counts' && recording.counts === undefined;
  const candidates = isUncounted ? policy.budgets : unmatched;
  const mayMatchCounts = ({ metric }: Budget) => ['*', COUNTED_METRIC, CPU_TIME_METRIC].includes(metric);
  const sure = mayCount ? candidates.filter((budget) => !mayMatchCounts(budget)) : candidates;
  const error = findUnmatchedPolicy(policy, [sure], report.rows);
  if (error === null) return [];
  const only = isUncounted ? { ...error, data: { ...error.data, isOnlyCounts: true } } : error;
  return [only, ...report.problems.filter(({ code }) => code === 'budget-unmatched')];
}

function benchmarksOf<One extends Benchmark>(rows: readonly One[]): One[] {
  return [...new Map(rows.map((row) => [benchmarkKeyOf(row), row])).values()];
}
