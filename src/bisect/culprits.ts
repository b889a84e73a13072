// The answers of a search, for a report. In: the rows of the report and the recorded search; out: the same rows, those that
// broke their budgets with the commit that did it. Pure. `report` computes this again from the recording.

import type { Culprit, MeasuredLevel, RecordedBisection } from '../model/bisection.ts';
import { CPU_TIME_METRIC } from '../model/cpu-time.ts';
import type { ReportRow } from '../model/report.ts';
import type { CommandName } from '../model/sample.ts';
import { isAboutChange } from '../model/verdict.ts';
import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { answerRow } from './answer.ts';
import { type BrokenRow, isSteady, type RowTrials, readTrials } from './trials.ts';

/** Maximum number of rows that a search is for. It bounds the work for an untrusted recording. */
const MAX_ROWS = 50;

/**
 * Largest two-sided p of a row that is searched. Base too may be beyond a limit on the values themselves, and then no commit
 * between base and head needs to have done it.
 */
const MAX_P = 0.05;

/** Rows that broke a budget by a change from base to head, the first ones if there are many. */
export function listBrokenRows<Row extends ReportRow>(rows: readonly Row[]): (Row & BrokenRow)[] {
  return rows.filter(isWorse).filter(hasBrokenBudget).slice(0, MAX_ROWS);
}

/** Rows that got significantly worse, whatever their budgets say. */
export function listWorseRows<Row extends ReportRow>(rows: readonly Row[]): (Row & BrokenRow)[] {
  const worse = rows.filter(isWorse).filter(({ state, isAllowed }) => state === 'regression' || isAllowed);
  return worse.slice(0, MAX_ROWS);
}

function hasBrokenBudget({ verdicts }: ReportRow): boolean {
  // A level since a release has changed before base too, where nothing is searched.
  return verdicts.filter(isAboutChange).some(({ outcome, level }) => outcome === 'fail' && level !== 'report');
}

function isWorse<Row extends ReportRow>(row: Row): row is Row & BrokenRow {
  // A search compares times. That of a CPU time is the row of its benchmark.
  if (!hasBothSides(row) || row.metric === CPU_TIME_METRIC) return false;
  // A search makes one placement.
  if (!isSteady(row) && (row.placements !== null || row.p === null || row.p > MAX_P)) return false;
  return row.better === 'higher' ? row.head.median < row.base.median : row.head.median > row.base.median;
}

export function hasBothSides<Row extends ReportRow>(row: Row): row is Row & BrokenRow {
  return row.base !== null && row.head !== null;
}

/** `searched` has the same rows as the search. Default: those that broke a budget. */
export function addCulprits<Row extends ReportRow>(
  rows: readonly Row[],
  bisection: RecordedBisection | undefined,
  commands: readonly CommandName[],
  searched: readonly (Row & BrokenRow)[] = listBrokenRows(rows),
): Row[] {
  if (bisection === undefined) return [...rows];
  const culprits = new Map<Row, Culprit>(
    searched.map((row) => [row, culpritOf(readTrials(row, bisection, commands), bisection)]),
  );
  return rows.map((row) => (culprits.has(row) ? { ...row, culprit: culprits.get(row)! } : row));
}

function culpritOf(row: RowTrials, bisection: RecordedBisection): Culprit {
  const { commits, ended, durationMs } = bisection;
  const reached = [...bisection.invocations, ...bisection.unusable].map(({ commit }) => commit);
  const tried = new Set(reached.filter((commit) => commit > 0 && commit < commits.length));
  // Another job may have searched with other budgets, and then not this row.
  const isSearched = row.rounds > 0 || tried.size === commits.length - 1;
  const { kind, commits: found } = isSearched ? answerRow(row) : UNKNOWN;
  return {
    kind,
    commits: found.map((index) => commits[index]!),
    positions: found.map((index) => index + 1),
    of: commits.length,
    builds: tried.size,
    rounds: row.rounds,
    minutes: durationMs / 60_000,
    ended,
    levels: row.trials.flatMap((trials, index) => (trials.length === 0 ? [] : levelOf(row, index))),
  };
}

const UNKNOWN = { kind: 'unknown', commits: [] } as const;

const CONFIDENCE = 0.95;

/** The change from base to a commit, by the same estimate as that of the rows. */
function levelOf({ trials, isExact }: RowTrials, index: number): MeasuredLevel {
  const own = trials[index]!;
  const position = index + 1;
  const estimate = hodgesLehmannIntervals(
    own.map(({ base }) => base),
    own.map(({ candidate }) => candidate),
    [CONFIDENCE],
  );
  if (estimate === null || !Number.isFinite(estimate.ratio)) return { position, change: null, low: null, high: null };
  const [interval] = estimate.intervals;
  const isKnown = !isExact && interval !== undefined && interval.high < Infinity;
  return {
    position,
    change: estimate.ratio - 1,
    low: isKnown ? interval.low - 1 : null,
    high: isKnown ? interval.high - 1 : null,
  };
}
