// The same two samples by either of two tests: Mann-Whitney's, which looks at all values, and that of the fastest third. In and out: a
// Comparison, so that budgets judge both in the same way.

import type { Comparison, Interval } from '../model/comparison.ts';
import {
  type AscendingSides,
  estimateFastestThird,
  MAX_SIDE,
  relativeWidthOfFastest,
  sortSides,
  testFastestThird,
} from '../stats/fastest-third.ts';
import { CONFIDENCE, estimateRatio, LIKELY_CONFIDENCE } from './compare.ts';
import type { SamplePair } from './group.ts';
import { estimateWithin, findDifferences } from './within-placements.ts';

/** The fastest third has a ratio only where all values are above zero. A count has no noise of the machine. */
export function hasFastestThird({ base, head, layout }: Pick<SamplePair, 'base' | 'head' | 'layout'>): boolean {
  if (base === null || head === null || layout !== null) return false;
  return [base, head].every(({ values }) => values.length <= MAX_SIDE && values.every((value) => value > 0));
}

/**
 * Largest width of the fastest third next to the others. Where noise goes both ways, it is 0.6, and a side that only scatters less
 * would look slower by its fastest runs.
 */
const MAX_WIDTH_OF_FASTEST = 0.25;

/**
 * With the p, the change and the intervals of the fastest third. `clearing` is the one-sided error for each end of `passInterval`.
 * Null if the fastest third is not much narrower than the others. Unchanged if a side is missing or the values are compared exactly.
 */
export function compareFastestThird(comparison: Comparison, clearing: number): Comparison | null {
  const { base, head, exact } = comparison;
  if (base === null || head === null || exact) return comparison;
  if (relativeWidthOfFastest(toSides(comparison)) > MAX_WIDTH_OF_FASTEST) return null;
  const { p, change, intervals } = estimateChangeOfFastest(comparison, [
    CONFIDENCE,
    LIKELY_CONFIDENCE,
    1 - 2 * clearing,
  ]);
  const [interval = null, failInterval = null, passInterval = null] = intervals;
  return { ...comparison, p, change, interval, failInterval, passInterval };
}

/** The change and the interval of the fastest third, which decided the row. Its p is added to that of Mann and Whitney. */
export function showFastestThird<One extends Comparison>(row: One): One {
  if (row.base === null || row.head === null) return row;
  const { p, change, intervals } = estimateChangeOfFastest(row, [CONFIDENCE]);
  return { ...row, change, interval: intervals[0] ?? null, fastestP: p };
}

/** With another interval, by the test that the row shows. Unchanged if it has none, or too few values for one with two ends. */
export function withConfidence<One extends Comparison>(comparison: One, confidence: number): One {
  const { base, head, interval } = comparison;
  if (base === null || head === null || interval === null) return comparison;
  const [wanted = interval] = estimateIntervals(comparison, confidence);
  return { ...comparison, interval: wanted };
}

function estimateIntervals(comparison: Comparison, confidence: number): readonly Interval[] {
  const { base, head, fastestP } = comparison;
  if (fastestP !== null) return estimateChangeOfFastest(comparison, [confidence]).intervals;
  const within = findDifferences(comparison);
  if (within !== null) return estimateWithin(within, [confidence]).intervals;
  return estimateRatio(base?.values ?? [], head?.values ?? [], [confidence])?.intervals ?? [];
}

/** The fastest runs of a rate are those with the highest values. */
function toSides({ base, head, better }: Comparison): AscendingSides {
  const toTimes = (values: readonly number[]) => (better === 'higher' ? values.map((value) => 1 / value) : values);
  return sortSides(toTimes(base?.values ?? []), toTimes(head?.values ?? []));
}

function estimateChangeOfFastest(
  comparison: Comparison,
  confidences: readonly number[],
): { readonly p: number; readonly change: number; readonly intervals: readonly Interval[] } {
  const isRate = comparison.better === 'higher';
  const sides = toSides(comparison);
  const { ratio, intervals } = estimateFastestThird(sides, confidences);
  return {
    p: testFastestThird(sides),
    change: (isRate ? 1 / ratio : ratio) - 1,
    intervals: intervals.map(({ low, high }) =>
      isRate ? { low: 1 / high - 1, high: 1 / low - 1 } : { low: low - 1, high: high - 1 },
    ),
  };
}
