// Finds problems of the whole run that its rows do not show: it was cancelled or took too long, a side did not run, or
// a part of the configuration matches nothing. In: a Recording and its rows. Out: Diagnostics, each reported once.

import { MIN_ROUNDS_FOR_VERDICT } from './budgets/attainable.ts';
import type { Policy } from './budgets/budget.ts';
import { findUnusedRenames, resolveRenames } from './compare/renames.ts';
import { nameCommands } from './model/commands.ts';
import { type Diagnostic, isPlanError, makeError, makeWarning, type RecordedDiagnostic } from './model/diagnostic.ts';
import { about, atKey, type Location, onSide } from './model/location.ts';
import {
  countCompletedRounds,
  findCommandsBrokenOnBase,
  findRoundBaseBroke,
  hasFailed,
  type Recording,
} from './model/recording.ts';
import { listRenamedByHead, type Report, type ReportRow } from './model/report.ts';

export function findRunProblems(recording: Recording, rows: readonly ReportRow[]): Diagnostic[] {
  const { ended } = recording.schedule;
  const rounds = countCompletedRounds(recording);
  if (ended === 'cancelled')
    return [makeError('measuring-cancelled', about('measuring'), { rounds }, { failure: 'cancelled' })];
  const round = findRoundBaseBroke(recording);
  if (round !== null) {
    return [...reportFailureOnHead(recording), makeWarning('base-broke', baseOf(recording), { round })];
  }
  const isTimeOver = ended === 'time';
  if (rows.every(({ head }) => head === null)) {
    // Measuring ended after the warm-up, and the recording says why.
    if (recording.problems.some(isPlanError)) return [];
    const failure = isTimeOver ? 'time-over' : 'nothing-measured';
    return [makeError('nothing-measured', onSide('head'), { isTimeOver }, { failure })];
  }
  return [
    ...reportFailureOnHead(recording),
    ...(isTimeOver ? [warnAboutTime(rounds)] : []),
    ...(rows.every(({ base }) => base === null)
      ? [
          makeWarning('nothing-on-base', baseOf(recording), {
            hasFailed: hasFailed(recording, 'base'),
          }),
        ]
      : warnAboutCommandsOnlyOnHead(recording)),
  ];
}

function baseOf({ commits }: Recording): Location {
  return onSide('base', commits.base.sha);
}

function warnAboutTime(rounds: number): Diagnostic {
  const minRounds = rounds < MIN_ROUNDS_FOR_VERDICT ? MIN_ROUNDS_FOR_VERDICT : undefined;
  return makeWarning('time-over', atKey('max-minutes'), { rounds, minRounds });
}

/** Warns about commands that do not run on base. Their benchmarks count as new, although one may have a regression. */
function warnAboutCommandsOnlyOnHead(recording: Recording): Diagnostic[] {
  const names = nameCommands(recording.schedule.commands);
  return [...findCommandsBrokenOnBase(recording)].map((index) =>
    makeWarning('command-fails-on-base', baseOf(recording), { command: names[index] ?? 'the command' }),
  );
}

/** Reports a failed invocation of head if no problem of the recording does, so that every verdict has a reason. */
function reportFailureOnHead({ invocations, problems }: Recording): Diagnostic[] {
  const broken = invocations.find(({ side, outcome }) => side === 'head' && outcome === 'failed');
  if (broken === undefined || problems.some(isFailureOnHead)) return [];
  const { round } = broken;
  return [makeError('invocation-failed-on-head', onSide('head'), { round }, { failure: 'benchmark-failed' })];
}

/** Reports whether the problem is a failure on head. A failure on base alone is recorded as a warning. */
function isFailureOnHead({ failure, severity }: RecordedDiagnostic): boolean {
  return failure === 'benchmark-failed' && severity === 'error';
}

/**
 * Warns about renames that match no benchmark of base, and about those of head: applied ones, because a reviewer must see
 * them, and refused ones. If nothing ran on base, that is the problem instead.
 */
export function findRenameProblems(recording: Recording, policy: Policy, rows: readonly ReportRow[]): Diagnostic[] {
  if (recording.series.every(({ base }) => base.values.length === 0)) return [];
  const location = atKey('renamed');
  const unused = findUnusedRenames(recording, { ...policy.renamedByHead, ...policy.renamed });
  const { refused } = resolveRenames(recording, policy);
  const applied = listRenamedByHead(rows);
  const pairs = { from: applied.map(({ renamed }) => renamed.from), to: applied.map(({ name }) => name) };
  return [
    ...(applied.length === 0 ? [] : [makeWarning('renamed-by-head', location, pairs)]),
    ...refused.map((one) => makeWarning('rename-refused', location, { ...one })),
    ...unused.map((name) => makeWarning('rename-unused', location, { name })),
  ];
}

/** Warns if a `table` of the configuration selects nothing. Its empty page would look as if nothing was measured. */
export function findTableProblems(tables: Report['tables'], rows: readonly ReportRow[]): Diagnostic[] {
  if (tables === null || tables.length > 0 || rows.length === 0) return [];
  return [makeWarning('table-empty', atKey('table'), {})];
}
