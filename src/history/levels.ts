// Levels of a series: how much larger the metric is at each point than at the anchor, from all comparisons together. In:
// a series. Out: one level per point, with its interval.

import type { Level, Point } from '../model/history-report.ts';
import { type LevelEstimator, planNetwork } from '../stats/network-levels.ts';
import { chiSquareTail } from '../stats/normal.ts';
import type { ComparisonColumns, HistorySeries } from './series.ts';

interface SeriesLevels {
  /** One level per point; null where nothing connects the point with the anchor, or where it is beyond every measurement. */
  readonly levels: readonly (Level | null)[];
  /** Whether the comparisons contradict each other by more than their errors. */
  readonly isInconsistent: boolean;
  /** Factor by which the comparisons scatter more than their errors say, at least 1. The errors of the levels have it. */
  readonly scatter: number;
}

/** Largest level, and largest error of one. Forged ratios could multiply to more than a double holds. */
const MAX_LEVEL = 100;

/** Significance level of the test of inconsistency. There is one test for each series of each page. */
const INCONSISTENCY_ALPHA = 1e-4;

/**
 * Makes an estimator of the levels of a series relative to the point with the index `anchor`. Points with the same tree have
 * the same level. Most series of a history compare the same points, and share the plan of the solution.
 */
export function makeLevelEstimator(
  points: readonly Point[],
  anchor: number,
): (series: Pick<HistorySeries, 'comparisons'>) => SeriesLevels {
  const trees = [...new Set(points.map(({ tree }) => tree))];
  const nodes = new Map(trees.map((tree, node) => [tree, node]));
  const nodeOf = points.map(({ tree }) => nodes.get(tree)!);
  let latest: { readonly comparisons: ComparisonColumns; readonly estimate: LevelEstimator } | null = null;
  return ({ comparisons }) => {
    if (latest === null || !isAlike(latest.comparisons, comparisons)) {
      const [from, to] = [comparisons.from, comparisons.to].map((ends) => ends.map((point) => nodeOf[point]!));
      latest = { comparisons, estimate: planNetwork(trees.length, { from: from!, to: to! }, nodeOf[anchor]!) };
    }
    const weight = comparisons.standardError.map((error) => 1 / error ** 2);
    const { levels, squares, freedom } = latest.estimate({ difference: comparisons.logRatio, weight });
    // The factor by which errors of measurements are enlarged if they do not explain the differences between them:
    // Birge, The Calculation of Errors by the Method of Least Squares, Physical Review 40 (1932).
    const scatter = freedom > 0 ? Math.max(1, Math.sqrt(squares / freedom)) : 1;
    return {
      levels: nodeOf.map((node) => {
        const { level, variance } = levels[node] ?? { level: Infinity, variance: 0 };
        const standardError = Math.sqrt(variance) * scatter;
        return Math.abs(level) <= MAX_LEVEL && standardError <= MAX_LEVEL ? { level, standardError } : null;
      }),
      isInconsistent: freedom > 0 && chiSquareTail(squares, freedom) < INCONSISTENCY_ALPHA,
      scatter,
    };
  };
}

/** Two series are alike if they compare the same points in the same order. */
function isAlike(a: ComparisonColumns, b: ComparisonColumns): boolean {
  const isSame = a.from.every((point, index) => point === b.from[index] && a.to[index] === b.to[index]);
  return a.from.length === b.from.length && isSame;
}
