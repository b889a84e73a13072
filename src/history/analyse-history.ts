// The history as a whole: levels, changes and suspects of all series. In: stored runs. Out: numbers and names, which the
// renderers print. Pure.

import type { ClonedCommit, HistoryKey } from '../model/history.ts';
import {
  type ConfirmedStep,
  HALF_WIDTH_95,
  type History,
  type JudgedChange,
  type Point,
  type Suspect,
  type SuspectPair,
} from '../model/history-report.ts';
import type { StoredRun } from '../model/stored-run.ts';
import { adjustForFalseDiscoveries } from '../stats/benjamini-hochberg.ts';
import { findChanges, MIN_CHANGE } from './changes.ts';
import { judgeChange, MAX_CONFIRMING_RUNS, planConfirmingRounds } from './confirmation.ts';
import { makeLevelEstimator } from './levels.ts';
import { type RunHead, type RunTable, tabulateRuns } from './run-table.ts';
import { collectSeries, type HistorySeries } from './series.ts';
import { orderPoints } from './timeline.ts';

/**
 * False discovery rate of the suspects among all series, at each look. There is a look after each commit, and each false
 * suspect costs a run. At this rate there were eleven in two hundred years of 100 series and 200 commits (bench/history.ts).
 */
const FALSE_DISCOVERIES = 0.0002;

const MIN_ANCHOR_RUNS = 4;

export interface HistoryFrame {
  /** Commit or tree that the levels are relative to. Null: the newest commit with many comparisons, or else the first one. */
  readonly anchor: string | null;
  /** Commits of the clone, each after its parents, if there is a clone. */
  readonly cloned?: readonly ClonedCommit[];
}

export function analyseHistory(runs: Iterable<StoredRun>, options: HistoryFrame): History {
  return analyseTable(tabulateRuns(runs), options);
}

export function analyseTable(table: RunTable, { anchor: name, cloned = [] }: HistoryFrame): History {
  const { runs } = table;
  const points = orderPoints(runs, cloned);
  const series = collectSeries(table, points);
  const anchor = findAnchor(runs, points, name);
  const changes = findClearChanges(series, points.length);
  const estimateLevels = makeLevelEstimator(points, anchor);
  // The order of the commits says nothing about the days of the runs.
  const days = runs.map(({ at }) => at.slice(0, 10)).sort();
  return {
    points,
    anchor,
    runs: runs.length,
    days: days.length === 0 ? null : [days[0]!, days.at(-1)!],
    series: series.map((one, index) => {
      const { levels, isInconsistent } = estimateLevels(one);
      return { ...keyOf(one), better: one.better, changes: changes[index]!, levels, isInconsistent };
    }),
    suspects: series.flatMap((one, index) => findSuspects(one, changes[index]!, points)),
    confirmed: series.flatMap((one, index) => findConfirmedSteps(one, changes[index]!, points)),
  };
}

function keyOf({ command, group, name, metric }: HistorySeries): HistoryKey {
  return { command, group, name, metric };
}

function findClearChanges(series: readonly HistorySeries[], points: number): JudgedChange[][] {
  const possible = series.map(({ comparisons }) => findChanges(comparisons, points, FALSE_DISCOVERIES));
  const clearest = possible.map((changes) => Math.min(1, ...changes.map(({ p }) => p)));
  const adjusted = adjustForFalseDiscoveries(clearest);
  const discoveries = adjusted.filter((p) => p <= FALSE_DISCOVERIES).length;
  const limit = (FALSE_DISCOVERIES * discoveries) / series.length;
  return possible.map((changes, index) =>
    changes
      .filter(({ p, logRatio }) => p <= limit && Math.abs(Math.expm1(logRatio)) >= MIN_CHANGE)
      .map((change) => judgeChange(change, series[index]!.comparisons, points, FALSE_DISCOVERIES)),
  );
}

/** Finds the index of the anchor. `name` is its commit or tree. */
function findAnchor(runs: readonly RunHead[], points: readonly Point[], name: string | null): number {
  const named = points.findIndex(({ commit, tree }) => commit === name || tree === name);
  if (named >= 0) return named;
  const compared = new Map<string, Set<string>>();
  for (const { from, to } of runs) compared.set(from.commit, (compared.get(from.commit) ?? new Set()).add(to.commit));
  const isAnchor = ({ commit }: Point) => (compared.get(commit)?.size ?? 0) >= MIN_ANCHOR_RUNS;
  return Math.max(0, points.findLastIndex(isAnchor));
}

/** The sign of a worsening in a logarithm of a ratio. */
function signOfWorse({ better }: HistorySeries): 1 | -1 {
  return better === 'lower' ? 1 : -1;
}

function findEnds({ range: [first, last] }: JudgedChange, points: readonly Point[]) {
  return { before: points[first]!, after: points[last + 1]! };
}

function findSuspects(series: HistorySeries, changes: readonly JudgedChange[], points: readonly Point[]): Suspect[] {
  return changes
    .filter(({ kind, logRatio }) => kind === 'step' && signOfWorse(series) * logRatio > 0)
    .filter(
      ({ state, confirmation }) =>
        state === 'suspected' || (state === 'unconfirmed' && confirmation!.runs < MAX_CONFIRMING_RUNS),
    )
    .map((change) => ({
      ...keyOf(series),
      ...findEnds(change, points),
      change: Math.expm1(change.logRatio),
      p: change.p,
      rounds: planConfirmingRounds(change, series),
    }));
}

/**
 * Finds the confirmed steps after which the result is still worse. The changes, the oldest first, decide whether a step is
 * undone, and not the levels, which become less certain with each commit.
 */
function findConfirmedSteps(
  series: HistorySeries,
  changes: readonly JudgedChange[],
  points: readonly Point[],
): ConfirmedStep[] {
  const sign = signOfWorse(series);
  return changes.flatMap((change, index) => {
    const { kind, state, range, logRatio, confirmation } = change;
    if (kind !== 'step' || state !== 'confirmed' || confirmation === null || sign * logRatio <= 0) return [];
    if (isUndone(change, changes.slice(index + 1), sign)) return [];
    return [{ ...keyOf(series), range, ...findEnds(change, points), confirmation }];
  });
}

/**
 * Later changes may have brought the result back: to a level that, by all that is known, may be that before the step. An
 * improvement counts although no run of its own confirmed it, because only steps for the worse are measured again.
 */
function isUndone(step: JudgedChange, later: readonly JudgedChange[], sign: number): boolean {
  let worsening = sign * step.logRatio;
  let variance = step.standardError ** 2;
  for (const { logRatio, standardError, state } of later) {
    if (state === 'refuted') continue;
    worsening += sign * logRatio;
    variance += standardError ** 2;
    if (sign * logRatio < 0 && worsening - HALF_WIDTH_95 * Math.sqrt(variance) <= Math.log1p(MIN_CHANGE)) return true;
  }
  return false;
}

/** Each pair is listed once, that of the clearest suspects first, with as many rounds as one of its suspects needs. */
export function listSuspectPairs(suspects: readonly Suspect[]): SuspectPair[] {
  const pairs = new Map<string, SuspectPair>();
  for (const { before, after, rounds } of suspects.toSorted((a, b) => a.p - b.p)) {
    const key = `${before.commit}..${after.commit}`;
    const maxRounds = Math.max(rounds, pairs.get(key)?.rounds ?? 0);
    pairs.set(key, { before: before.commit, after: after.commit, rounds: maxRounds });
  }
  return [...pairs.values()];
}
