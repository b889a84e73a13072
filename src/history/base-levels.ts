// Levels of base relative to an anchor, for a run that compares base with head. In: stored runs and the two commits. Out:
// one level for each benchmark and metric that the history connects. Pure.

import type { Anchor, AnchorLevels, BaseLevel } from '../model/anchor.ts';
import { historyKeyOf } from '../model/history.ts';
import type { Point } from '../model/history-report.ts';
import { compareTexts } from '../text/compare-texts.ts';
import { makeLevelEstimator } from './levels.ts';
import type { RunTable } from './run-table.ts';
import { collectSeries } from './series.ts';
import { orderPoints } from './timeline.ts';

export interface PreparedHistory {
  readonly points: readonly Point[];
  readonly series: ReturnType<typeof collectSeries>;
  /** Id of the workflow run that recorded last; null if none did. */
  readonly recordedIn: number | null;
  readonly layouts: ReadonlyMap<string, number>;
}

export function prepareHistory(table: RunTable): PreparedHistory {
  const points = orderPoints(table.runs);
  const newest = table.runs.toSorted((one, other) => compareTexts(one.at, other.at)).at(-1);
  const layouts = new Map(table.series.flatMap((one) => (one.layout > 0 ? [[historyKeyOf(one), one.layout]] : [])));
  return { points, series: collectSeries(table, points), recordedIn: newest?.workflowRun ?? null, layouts };
}

/** Finds the index of a commit, or of another one with its tree, which may be unknown; null if no run measured either. */
export function findPoint(
  { points }: PreparedHistory,
  { commit, tree }: { readonly commit: string; readonly tree: string | null },
): number | null {
  const point = points.find((one) => one.commit === commit) ?? points.find((one) => one.tree === tree);
  return point === undefined ? null : points.indexOf(point);
}

export function findAnchorLevels(
  { points, series }: PreparedHistory,
  { anchor, from, base }: { readonly anchor: Anchor; readonly from: number; readonly base: number },
): AnchorLevels {
  const isBase = points[from]!.tree === points[base]!.tree;
  const levels = new Map<string, BaseLevel>();
  const estimateLevels = makeLevelEstimator(points, from);
  for (const one of series) {
    const { levels: ofPoints, scatter } = estimateLevels(one);
    if (ofPoints[base]) levels.set(historyKeyOf(one), { ...ofPoints[base], usualError: one.usualError, scatter });
  }
  return { anchor, isBase, levels };
}

/** Makes the levels of a run whose base is the anchor itself. It needs no history. */
export function makeOwnLevels(anchor: Anchor): AnchorLevels {
  return { anchor, isBase: true, levels: new Map() };
}
