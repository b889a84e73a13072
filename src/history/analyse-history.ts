// The history as a whole: levels, changes and suspects of all series. In: stored runs. Out: numbers and names, which the
// renderers print. Pure.

import type { ClonedCommit, StoredRun } from '../model/history.ts';
import type { History, HistoryChange, JudgedChange, Point, Suspect, SuspectPair } from '../model/history-report.ts';
import { adjustForFalseDiscoveries } from '../stats/benjamini-hochberg.ts';
import { findChanges, MIN_CHANGE } from './changes.ts';
import { judgeChange, MAX_CONFIRMING_RUNS, planConfirmingRounds } from './confirmation.ts';
import { findConfirmedSteps } from './confirmed-steps.ts';
import { makeLevelEstimator } from './levels.ts';
import { type RunHead, type RunTable, tabulateRuns } from './run-table.ts';
import { collectSeries, type HistorySeries } from './series.ts';
import { orderPoints } from './timeline.ts';

/**
 * False discovery rate of the suspects among all series, at each look. There is a look after each commit, and each false
 * suspect costs a run. At this rate there were eleven in two hundred years of 100 series and 200 commits (bench/history.ts).
 */
const FALSE_DISCOVERIES = 0.0002;

/** Number of comparisons that make a commit an anchor by itself. */
const MIN_ANCHOR_RUNS = 4;

export interface HistoryFrame {
  /** Commit or tree that the levels are relative to. Null: the newest commit with many comparisons, or else the first one. */
  readonly anchor: string | null;
  /** Commits of the clone, each after its parents, if there is a clone. */
  readonly cloned?: readonly ClonedCommit[];
}

/** Analyses at least one run. */
export function analyseHistory(runs: Iterable<StoredRun>, options: HistoryFrame): History {
  return analyseTable(tabulateRuns(runs), options);
}

/** Analyses the table of at least one run. */
export function analyseTable(table: RunTable, { anchor: wanted, cloned = [] }: HistoryFrame): History {
  const { runs } = table;
  const points = orderPoints(runs, cloned);
  const series = collectSeries(table, points);
  const anchor = findAnchor(runs, points, wanted);
  const found = findChangesOf(series, points.length);
  const estimateLevels = makeLevelEstimator(points, anchor);
  return {
    points,
    anchor,
    runs: runs.length,
    days: findDays(runs),
    series: series.map((one, index) => {
      const { command, group, name, metric, better } = one;
      const changes = found[index]!;
      const { levels, isInconsistent } = estimateLevels(one);
      return { command, group, name, metric, better, changes, levels, isInconsistent };
    }),
    suspects: series.flatMap((one, index) => findSuspects(one, found[index]!, points)),
    confirmed: series.flatMap((one, index) => findConfirmedSteps(one, found[index]!, points)),
  };
}

/** Returns the days of the first and the last run: the order of the commits says nothing about them. */
function findDays(runs: readonly RunHead[]): History['days'] {
  const days = runs.map(({ at }) => at.slice(0, 10)).sort();
  const [first] = days;
  return first === undefined ? null : [first, days.at(-1)!];
}

/** Returns the changes of each series that are clear among so many series. */
function findChangesOf(series: readonly HistorySeries[], points: number): JudgedChange[][] {
  const possible = series.map(({ edges }) => findChanges(edges, points, FALSE_DISCOVERIES));
  const clearest = possible.map((changes) => Math.min(1, ...changes.map(({ p }) => p)));
  const adjusted = adjustForFalseDiscoveries(clearest);
  const discoveries = adjusted.filter((p) => p <= FALSE_DISCOVERIES).length;
  const limit = (FALSE_DISCOVERIES * discoveries) / series.length;
  const search = { points, alpha: FALSE_DISCOVERIES };
  return possible.map((changes, index) =>
    changes
      .filter(({ p, logRatio }) => p <= limit && Math.abs(Math.expm1(logRatio)) >= MIN_CHANGE)
      .map((change) => judgeChange(change, series[index]!.edges, search)),
  );
}

/** Returns the index of the anchor. */
function findAnchor(runs: readonly RunHead[], points: readonly Point[], wanted: string | null): number {
  const named = points.findIndex(({ commit, tree }) => commit === wanted || tree === wanted);
  if (named >= 0) return named;
  const compared = new Map<string, Set<string>>();
  for (const { from, to } of runs) compared.set(from.commit, (compared.get(from.commit) ?? new Set()).add(to.commit));
  return Math.max(
    0,
    points.findLastIndex(({ commit }) => (compared.get(commit)?.size ?? 0) >= MIN_ANCHOR_RUNS),
  );
}

function findSuspects(series: HistorySeries, changes: readonly JudgedChange[], points: readonly Point[]): Suspect[] {
  const { command, group, name, metric, better } = series;
  const isWorse = ({ logRatio }: HistoryChange) => logRatio > 0 === (better === 'lower');
  return changes
    .filter((change) => change.kind === 'step' && isUndecided(change) && isWorse(change))
    .map((change) => ({
      ...{ command, group, name, metric },
      before: points[change.range[0]]!,
      after: points[change.range[1] + 1]!,
      change: Math.expm1(change.logRatio),
      p: change.p,
      rounds: planConfirmingRounds(change, series),
    }));
}

function isUndecided({ state, confirmation }: JudgedChange): boolean {
  return state === 'suspected' || (state === 'unconfirmed' && confirmation!.runs < MAX_CONFIRMING_RUNS);
}

/** Returns each pair once, that of the clearest suspects first, with as many rounds as one of its suspects needs. */
export function listSuspectPairs(suspects: readonly Suspect[]): SuspectPair[] {
  const pairs = new Map<string, SuspectPair>();
  for (const { before, after, rounds } of suspects.toSorted((one, other) => one.p - other.p)) {
    const key = `${before.commit}..${after.commit}`;
    const most = Math.max(rounds, pairs.get(key)?.rounds ?? 0);
    pairs.set(key, { before: before.commit, after: after.commit, rounds: most });
  }
  return [...pairs.values()];
}
