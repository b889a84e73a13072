// Finds problems of the whole run that its rows do not show: it was cancelled or took too long, a side did not run, or a part of the
// configuration matches nothing. Each is reported once. Also whether the values of such a run may be judged.

import { MIN_ROUNDS_FOR_VERDICT } from '../budgets/attainable.ts';
import type { Budget, Policy } from '../budgets/budget.ts';
import { isUserBudget } from '../budgets/ineffective-budgets.ts';
import { selectActiveBudgets } from '../budgets/select.ts';
import { findUnusedRenames } from '../compare/renames.ts';
import { COUNTED_METRIC } from '../model/counts.ts';
import {
  type Diagnostic,
  isPlanError,
  makeError,
  makeWarning,
  type RecordedDiagnostic,
  withoutOutput,
} from '../model/diagnostic.ts';
import { historyKeyOf } from '../model/history.ts';
import { about, atKey, type Location, onSide } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { listRenamedByHead, type ReportRow } from '../model/report.ts';
import { toFolderPattern } from '../text/named-path.ts';
import { compilePattern } from '../text/pattern.ts';
import { countsOf, type Measured, type MeasuredPart } from './measured.ts';

export function findRunProblems(
  measured: Measured,
  rows: readonly ReportRow[],
  hasUnstableNames: boolean,
): Diagnostic[] {
  const { recording, parts } = measured;
  const { ended } = recording.schedule;
  const [{ rounds, brokeIn, hasFailed }] = parts;
  const counts = countsOf(measured);
  if (ended === 'cancelled')
    return [makeError('measuring-cancelled', about('measuring'), { rounds }, { failure: 'cancelled' })];
  if (brokeIn !== null)
    return [...reportFailureOnHead(recording), makeWarning('base-broke', baseOf(recording), { round: brokeIn })];
  const isTimeOver = ended === 'time';
  if (rows.every(({ head }) => head === null)) {
    if (measured.hasNothingToMeasure) return [];
    // Measuring ended after the warm-up, and the recording says why.
    if (recording.problems.some(isPlanError) || hasUnstableNames) return [];
    const failed = recording.problems.find(isReasonOnHead);
    if (failed !== undefined) return explainFailureOnBoth(failed, recording);
    const failure = isTimeOver ? 'time-over' : 'nothing-measured';
    const isUncounted = recording.schedule.measure === 'counts' || undefined;
    return [makeError('nothing-measured', onSide('head'), { isTimeOver, isUncounted }, { failure })];
  }
  const minRounds = rounds < MIN_ROUNDS_FOR_VERDICT ? MIN_ROUNDS_FOR_VERDICT : undefined;
  const isCountingCut = recording.counts?.ended === 'time';
  return [
    ...reportFailureOnHead(recording),
    ...(isTimeOver ? [makeWarning('time-over', atKey('max-minutes'), { rounds, minRounds })] : []),
    ...(counts && isCountingCut
      ? [makeWarning('counting-time-over', atKey('max-minutes'), { placements: counts.rounds })]
      : []),
    ...(rows.every(({ base }) => base === null) && !hasUnstableNames
      ? [makeWarning('nothing-on-base', baseOf(recording), { hasFailed: hasFailed.base })]
      : warnAboutCommandsOnlyOnHead(measured)),
  ];
}

/** Such a problem says why head has no results, so that no other message is needed. */
function isReasonOnHead({ failure, severity }: RecordedDiagnostic): boolean {
  return severity === 'error' && (failure === 'benchmark-failed' || failure === 'setup-failed');
}

/** If base failed in the same way as head, which ran later, the cause is no change of the pull request. */
function explainFailureOnBoth(onHead: RecordedDiagnostic, { problems }: Recording): Diagnostic[] {
  // A server that base did not reach either says nothing about the configuration.
  if (onHead.data['isNetwork'] === true || !problems.some((problem) => isSameFailureOnBase(problem, onHead))) return [];
  const part = onHead.failure === 'setup-failed' ? 'setup' : 'run';
  return [makeError('both-sides-failed', about('measuring'), { part }, { failure: 'both-sides-failed' })];
}

/** Base failed like head before anything of head ran: in its setup or its warm-up. */
function isSameFailureOnBase(problem: RecordedDiagnostic, onHead: RecordedDiagnostic): boolean {
  const isOfBase = problem.location.some(
    (part) => (part.kind === 'setup' || (part.kind === 'round' && part.round === 0)) && part.side === 'base',
  );
  // What happened, without the time that it took.
  const keyOf = ({ code, failure, data: { durationMs: _, ...facts } }: RecordedDiagnostic) =>
    JSON.stringify([code, failure, facts]);
  return isOfBase && keyOf(problem) === keyOf(onHead);
}

/** Removes the output of base's failure if head failed in the same way: its lines are below the error of head. */
export function withoutRepeatedOutput(problems: Recording['problems']): Recording['problems'] {
  const onHead = problems.find(isReasonOnHead);
  if (onHead?.output === undefined) return problems;
  return problems.map((problem) => (isSameFailureOnBase(problem, onHead) ? withoutOutput(problem) : problem));
}

function baseOf({ commits }: Recording): Location {
  return onSide('base', commits.base.sha);
}

/** Their benchmarks count as new, although one may have a regression. */
function warnAboutCommandsOnlyOnHead({ recording, brokenOnBase }: Measured): Diagnostic[] {
  return brokenOnBase.map((name) =>
    makeWarning('command-fails-on-base', baseOf(recording), { command: name ?? 'the command' }),
  );
}

/** Warns about patterns of `paths` and `depends-on` that match nothing, which is why their commands were measured. */
export function warnAboutFilePatterns({ decisions = [] }: Recording): Diagnostic[] {
  return decisions.flatMap(({ reason, examples: patterns }) => {
    if (reason === 'paths-folder') {
      const data = { patterns, proposals: patterns.map(toFolderPattern) };
      return makeWarning('file-pattern-of-folder', atKey('paths'), data);
    }
    if (reason !== 'paths-unmatched' && reason !== 'depends-on-unmatched') return [];
    const key = reason === 'paths-unmatched' ? 'paths' : 'depends-on';
    return makeWarning('file-pattern-unmatched', atKey(key), { patterns });
  });
}

/** Every verdict has a reason: a failed invocation of head is reported unless a problem of the recording does so. */
function reportFailureOnHead({ invocations, problems }: Recording): Diagnostic[] {
  const broken = invocations.find(({ side, outcome }) => side === 'head' && outcome === 'failed');
  // A failure on base alone is recorded as a warning.
  const isFailure = ({ failure, severity }: RecordedDiagnostic) =>
    failure === 'benchmark-failed' && severity === 'error';
  if (broken === undefined || problems.some(isFailure)) return [];
  const { round } = broken;
  return [makeError('invocation-failed-on-head', onSide('head'), { round }, { failure: 'benchmark-failed' })];
}

/**
 * Warns about renames that match no benchmark of base, and about those of head: applied ones, because a reviewer must see
 * them, and refused ones. If nothing ran on base, that is the problem instead.
 */
export function findRenameProblems(
  { parts: [{ hasValues, renames }] }: Measured,
  policy: Policy,
  rows: readonly ReportRow[],
): Diagnostic[] {
  if (!hasValues.base) return [];
  const location = atKey('renamed');
  const unused = findUnusedRenames(renames, { ...policy.renamedByHead, ...policy.renamed });
  const applied = listRenamedByHead(rows);
  const pairs = { from: applied.map(({ renamed }) => renamed.from), to: applied.map(({ name }) => name) };
  return [
    ...(applied.length === 0 ? [] : [makeWarning('renamed-by-head', location, pairs)]),
    ...renames.refused.map((one) => makeWarning('rename-refused', location, { ...one })),
    ...unused.map((name) => makeWarning('rename-unused', location, { name })),
  ];
}

/** Warns of rows that only the first build of head breaks, by more than layouts differ: a build can read which one it is. */
export function warnAboutFirstBuild(rows: readonly ReportRow[]): Diagnostic[] {
  const names = rows.flatMap(({ name, builds }) => (builds?.isFirstApart ? name : []));
  return names.length === 0
    ? []
    : [makeWarning('first-build-apart', about('rebuilds'), { names, count: names.length })];
}

/** Warns of limits that two builds of the same code have broken in an earlier run. `layouts`: by `historyKeyOf`. */
export function warnAboutLayouts(rows: readonly ReportRow[], layouts: ReadonlyMap<string, number>): Diagnostic[] {
  const below = rows.flatMap((row) => {
    const floor = layouts.get(historyKeyOf(row)) ?? 0;
    const limits = row.verdicts.flatMap(({ kind, limit }) =>
      kind === 'max-regression' && limit !== null ? limit : [],
    );
    return limits.some((limit) => limit < floor) ? [{ name: row.name, floor }] : [];
  });
  if (below.length === 0) return [];
  const names = below.map(({ name }) => name);
  const floor = Math.max(...below.map((one) => one.floor));
  return [makeWarning('limit-below-layout', about('rebuilds'), { names, count: names.length, floor })];
}

/** Warns about patterns of `control` that match nothing. */
export function warnAboutControl({ control }: Policy, rows: readonly ReportRow[]): Diagnostic[] {
  if (rows.length === 0) return [];
  const names = rows.flatMap(({ name, shortName }) => [name, shortName ?? name]);
  return control.flatMap((pattern) => {
    const matches = compilePattern(pattern.replace(/^!/, ''));
    return names.some(matches) ? [] : [makeWarning('control-unmatched', atKey('control'), { name: pattern })];
  });
}

/**
 * A misspelt name in all budgets that can fail the check would otherwise look like a pass. Null if one of them matches a result of any
 * leg, or if the configuration has no such budget. `unmatched`: for each leg the budgets that match nothing. `rows`: those of all legs.
 */
export function findUnmatchedPolicy(
  { budgets, today }: Policy,
  unmatched: readonly (readonly Budget[])[],
  rows: readonly Pick<ReportRow, 'metric' | 'isControl'>[],
): Diagnostic | null {
  if (rows.length > 0 && rows.every(({ isControl }) => isControl))
    return makeError('control-of-all', atKey('control'), {}, { failure: 'budgets-unmatched' });
  const decisive = selectActiveBudgets(budgets, today).budgets.filter(
    (budget) => budget.level === 'fail' && isUserBudget(budget),
  );
  const [first] = decisive;
  const isUseful = (budget: Budget) => unmatched.some((ofLeg) => !ofLeg.includes(budget));
  if (first === undefined || decisive.some(isUseful)) return null;
  const isOfCounts = ({ metric }: { readonly metric: string }) => metric === COUNTED_METRIC;
  const isUncounted = (decisive.every(isOfCounts) && !rows.some(isOfCounts)) || undefined;
  const data = { budgets: decisive.length, isUncounted };
  return makeError('no-budget-matches', first.location, data, { failure: 'budgets-unmatched' });
}

/** No budget may judge the values if the run was cancelled or something interfered with it. */
export function isUnjudged({ schedule, problems }: Recording): boolean {
  return schedule.ended === 'cancelled' || problems.some(({ failure }) => failure === 'tampered');
}

/** Measuring broke off before it could show a change of a row that no budget decided. */
export function isLeftUndecided(
  { state, exact, verdicts, isControl }: ReportRow,
  { recording, rounds, isBrokenOff }: MeasuredPart,
): boolean {
  if (state !== 'unchanged' || exact || isControl || verdicts.some(({ limit }) => limit !== null)) return false;
  return isBrokenOff || (recording.schedule.ended === 'time' && rounds < MIN_ROUNDS_FOR_VERDICT);
}
