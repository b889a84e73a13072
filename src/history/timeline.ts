// Puts the commits of all stored runs in order: each one after those that it was compared with. In: runs. Out: points.

import type { Point } from '../model/history-report.ts';
import type { RunHead } from './run-table.ts';

/** What the order follows from. */
type TimelineRun = Omit<RunHead, 'isUnchanged' | 'workflowRun'>;

/**
 * Returns the commits, the oldest first. A run says that `from` is older than `to`; where no run says it, the commit that
 * was measured first is older. Runs that contradict each other, as only a damaged history has, do not stop it.
 */
export function orderPoints(runs: readonly TimelineRun[]): Point[] {
  const byTime = sortByTime(listPoints(runs));
  const ranks = new Map(byTime.map(({ commit }, rank) => [commit, rank]));
  const newer = byTime.map(() => new Set<number>());
  const open = byTime.map(() => 0);
  for (const { from, to } of runs) {
    const [one, other] = [ranks.get(from.commit)!, ranks.get(to.commit)!];
    if (one === other || newer[one]!.has(other)) continue;
    newer[one]!.add(other);
    open[other]! += 1;
  }
  const waiting = new Set(byTime.keys());
  const free = [...waiting].filter((rank) => open[rank] === 0);
  const ordered: Point[] = [];
  while (waiting.size > 0) {
    // Nothing is free in a circle of contradictions. The commit that was measured first opens it.
    const [first] = waiting;
    const rank = free.shift() ?? first!;
    if (!waiting.delete(rank)) continue;
    ordered.push(byTime[rank]!);
    for (const next of newer[rank]!) {
      open[next]! -= 1;
      if (open[next] === 0) insertInOrder(free, next);
    }
  }
  return ordered;
}

function listPoints(runs: readonly TimelineRun[]): Point[] {
  const points = new Map<string, Point>();
  for (const { from, to, at } of runs) {
    for (const measured of [from, to]) {
      const known = points.get(measured.commit);
      const subject = known?.subject ?? measured.subject;
      const first = known !== undefined && known.at <= at ? known : { ...measured, at };
      points.set(measured.commit, { ...first, ...(subject !== undefined && { subject }) });
    }
  }
  return [...points.values()];
}

function sortByTime(points: readonly Point[]): Point[] {
  return points.toSorted((one, other) => compareTexts(one.at, other.at) || compareTexts(one.commit, other.commit));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function insertInOrder(sorted: number[], value: number): void {
  const at = sorted.findIndex((one) => one > value);
  sorted.splice(at < 0 ? sorted.length : at, 0, value);
}
