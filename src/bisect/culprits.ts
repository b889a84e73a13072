// The answers of a search, for a report. In: the rows of the report and the recorded search; out: the same rows, those that
// broke their budgets with the commit that did it. Pure. `report` computes this again from the recording.

import type { Culprit, MeasuredLevel } from '../model/bisection.ts';
import type { RecordedBisection } from '../model/bisection-schema.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';
import { isAboutChange } from '../model/verdict.ts';
import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { answerRow } from './answer.ts';
import { type BrokenRow, isSteady, type RowTrials, readTrials } from './trials.ts';

/** Most rows that a search is for. It bounds the work for an untrusted recording. */
const MAX_ROWS = 50;

/** Returns the rows of a report that broke a budget by a change from base to head, the first ones if there are many. */
export function listBrokenRows<Row extends ReportRow>(rows: readonly Row[]): (Row & BrokenRow)[] {
  return rows.filter(isWorse).filter(hasBrokenBudget).slice(0, MAX_ROWS);
}

/** Returns the rows that got significantly worse, whatever their budgets say. */
export function listWorseRows<Row extends ReportRow>(rows: readonly Row[]): (Row & BrokenRow)[] {
  return rows.filter(isWorse).filter(isRegression).slice(0, MAX_ROWS);
}

function hasBrokenBudget({ verdicts }: ReportRow): boolean {
  // A level since a release has changed before base too, where nothing is searched.
  return verdicts.filter(isAboutChange).some(({ outcome, level }) => outcome === 'fail' && level !== 'report');
}

function isRegression({ state }: ReportRow): boolean {
  return state === 'regression';
}

function isWorse<Row extends ReportRow>(row: Row): row is Row & BrokenRow {
  if (!hasBothSides(row)) return false;
  // A search makes one placement.
  if (row.placements !== undefined && !isSteady(row)) return false;
  return row.better === 'higher' ? row.head.median < row.base.median : row.head.median > row.base.median;
}

function hasBothSides<Row extends ReportRow>(row: Row): row is Row & BrokenRow {
  return row.base !== null && row.head !== null;
}

/** Returns the rows with the commits that made them worse. */
export function addCulprits<Row extends ReportRow>(rows: readonly Row[], { bisection, schedule }: Recording): Row[] {
  if (bisection === undefined) return [...rows];
  const worse = rows.filter(isWorse).filter((row) => hasBrokenBudget(row) || isRegression(row));
  const searched = new Map<Row, RowTrials>();
  for (const row of worse.slice(0, MAX_ROWS)) searched.set(row, readTrials(row, bisection, schedule));
  return rows.map((row) => {
    const trials = searched.get(row);
    // A row without a budget has a search of its own only if somebody asked for it.
    const isOfSearch = trials !== undefined && (hasBrokenBudget(row) || trials.rounds > 0);
    return isOfSearch ? { ...row, culprit: culpritOf(trials, bisection) } : row;
  });
}

function culpritOf(row: RowTrials, { commits, unusable, ended, durationMs }: RecordedBisection): Culprit {
  const { kind, commits: found } = answerRow(row);
  const measured = row.trials.filter(({ length }) => length > 0).length;
  return {
    kind,
    commits: found.map((index) => commits[index]!),
    positions: found.map((index) => index + 1),
    of: commits.length,
    builds: measured + unusable.length,
    rounds: row.rounds,
    minutes: durationMs / 60_000,
    ended,
    levels: row.trials.flatMap((trials, index) => (trials.length === 0 ? [] : levelOf(row, index))),
  };
}

const CONFIDENCE = 0.95;

/** Returns the change from base to a commit, by the same estimate as that of the rows. */
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
