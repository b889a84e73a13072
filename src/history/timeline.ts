// Puts the commits of all stored runs in order: each one after those that it was compared with. In: runs, and the order that
// git knows. Out: points.

import type { ClonedCommit } from '../model/history.ts';
import type { Point } from '../model/history-report.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { omitNull } from '../text/omit-null.ts';
import type { RunHead } from './run-table.ts';

type TimelineRun = Omit<RunHead, 'isUnchanged' | 'workflowRun'>;

/**
 * Orders the commits, the oldest first. A run says that `from` is older than `to`. Where no run says it, the order is that of
 * `cloned`, which has parents before their children, or else that of the times at which they were committed, or else that
 * of their first runs. Runs that contradict each other, as only a damaged history has, do not stop it.
 */
export function orderPoints(runs: readonly TimelineRun[], cloned: readonly ClonedCommit[] = []): Point[] {
  const byTime = sortByTime(runs, cloned);
  const ranks = new Map(byTime.map(({ commit }, rank) => [commit, rank]));
  const newer = byTime.map(() => new Set<number>());
  // Numbers of older points that are not ordered yet.
  const olderCounts = byTime.map(() => 0);
  for (const { from, to } of runs) {
    const [older, later] = [ranks.get(from.commit)!, ranks.get(to.commit)!];
    if (older === later || newer[older]!.has(later)) continue;
    newer[older]!.add(later);
    olderCounts[later]! += 1;
  }
  const waiting = new Set(byTime.keys());
  const free = [...waiting].filter((rank) => olderCounts[rank] === 0);
  const ordered: Point[] = [];
  while (waiting.size > 0) {
    // Nothing is free in a circle of contradictions. The commit that was measured first opens it.
    const [first] = waiting;
    const rank = free.shift() ?? first!;
    if (!waiting.delete(rank)) continue;
    ordered.push(byTime[rank]!);
    for (const next of newer[rank]!) {
      olderCounts[next]! -= 1;
      if (olderCounts[next] === 0) insertInOrder(free, next);
    }
  }
  return ordered;
}

function insertInOrder(sorted: number[], value: number): void {
  const at = sorted.findIndex((present) => present > value);
  sorted.splice(at < 0 ? sorted.length : at, 0, value);
}

function sortByTime(runs: readonly TimelineRun[], cloned: readonly ClonedCommit[]): Point[] {
  const places = placeCommits(cloned);
  const keyOf = ({ commit, committedAt, at }: Point) =>
    places.get(commit) ?? { committedAt: committedAt ?? at, rank: 0 };
  return listPoints(runs, places).sort((a, b) => {
    const [first, second] = [keyOf(a), keyOf(b)];
    return (
      compareTexts(first.committedAt, second.committedAt) ||
      first.rank - second.rank ||
      compareTexts(a.at, b.at) ||
      compareTexts(a.commit, b.commit)
    );
  });
}

type CommitPlaces = ReadonlyMap<string, { readonly committedAt: string; readonly rank: number }>;

/** The times are made to follow the order: a clock may have been wrong. */
function placeCommits(cloned: readonly ClonedCommit[]): CommitPlaces {
  const places = new Map<string, { committedAt: string; rank: number }>();
  let latest = '';
  for (const [rank, { commit, committedAt }] of cloned.entries()) {
    if (committedAt > latest) latest = committedAt;
    places.set(commit, { committedAt: latest, rank });
  }
  return places;
}

function listPoints(runs: readonly TimelineRun[], places: CommitPlaces): Point[] {
  const points = new Map<string, Point>();
  for (const { from, to, at } of runs) {
    for (const measured of [from, to]) {
      const { commit } = measured;
      const present = points.get(commit);
      const subject = present?.subject ?? measured.subject;
      const committedAt = places.get(commit)?.committedAt ?? present?.committedAt ?? measured.committedAt;
      const first = present !== undefined && present.at <= at ? present : { ...measured, at };
      points.set(commit, omitNull({ ...first, subject, committedAt }));
    }
  }
  return [...points.values()];
}

/**
 * Finds the indices of the points whose place in the order is not known, so that no change may be dated by them: none compares
 * the commit with an older one, and it was compared with several commits, or first with one that was known already. An old
 * release that is measured each night looks like this. A commit before a push whose own run is missing does not.
 */
export function findUnplacedRuns(runs: readonly TimelineRun[], points: readonly Point[]): Set<number> {
  const firstUse = new Map<string, { readonly at: string; readonly to: string }>();
  const compared = new Map<string, Set<string>>();
  const reached = new Map<string, TimelineRun[]>();
  for (const run of runs) {
    const { from, to, at } = run;
    if (from.commit === to.commit) continue;
    const first = firstUse.get(from.commit);
    if (first === undefined || at < first.at) firstUse.set(from.commit, { at, to: to.commit });
    compared.set(from.commit, (compared.get(from.commit) ?? new Set()).add(to.commit));
    const others = reached.get(to.commit) ?? [];
    reached.set(to.commit, others);
    others.push(run);
  }
  const isOldest = (commit: string) => !reached.has(commit);
  // All others come after the only one that is compared with no older one.
  if ([...firstUse.keys()].filter(isOldest).length <= 1) return new Set();
  const isUnplaced = ({ commit, committedAt }: Point) => {
    const first = firstUse.get(commit);
    if (committedAt !== undefined || first === undefined || !isOldest(commit)) return false;
    if (compared.get(commit)!.size > 1) return true;
    const used = firstUse.get(first.to);
    const isKnown = used !== undefined && used.at < first.at;
    return isKnown || reached.get(first.to)!.some(({ from, at }) => from.commit !== commit && at <= first.at);
  };
  return new Set(points.flatMap((point, index) => (isUnplaced(point) ? [index] : [])));
}
