// What a report shows of a judged row beyond what was judged: the interval of a row that stopped early, the minimum
// detectable change, and how the estimate developed. In: rows with their verdicts. It must not change a verdict.

import { type Comparison, growthOf, type RunningEstimate } from '../model/comparison.ts';
import type { GeomeanRow, ReportRow } from '../model/report.ts';
import { isAboutChange, isDecidedByTest } from '../model/verdict.ts';
import type { DetectionLook } from '../stats/detectable.ts';
import { findSmallestStep } from '../stats/median.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import { CONFIDENCE, CONFIDENCE_OF_DECIDED, estimateChange, pickEvenly } from './compare.ts';
import { rowFinder } from './detectable.ts';
import { cutAtRound } from './group.ts';
import { estimateWithin, findDifferences } from './within-placements.ts';
import { showFastestThird, withConfidence } from './witness.ts';

/** The change is that of the test that decided. The interval holds the true change in 95 of 100 runs, also if the row is decided. */
export function withDisplayedInterval<One extends ReportRow | GeomeanRow>(row: One): One {
  if (growthOf(row) !== null) return row;
  const shown = row.verdicts.some(({ decidedBy }) => decidedBy === 'fastest-third') ? showFastestThird(row) : row;
  const confidence = confidenceOf(shown);
  return widenByClock(confidence === CONFIDENCE ? shown : withConfidence(shown, confidence));
}

/** Step of a clock, as a ratio to the median, from which on it hides more of a change than noise does. */
const COARSE_STEP = 0.01;

/** Both medians may be off by half a step of a coarse clock, which the ratios do not show. If all times are equal, the step is unknown. */
function widenByClock<One extends Comparison>(row: One): One {
  const { base, head, interval, unit } = row;
  if (base === null || head === null || interval === null || parseUnit(unit).kind !== 'time') return row;
  const step = (findSmallestStep([...base.values, ...head.values]) ?? Infinity) / base.median;
  if (!(step >= COARSE_STEP)) return row;
  return { ...row, interval: { low: interval.low - step, high: interval.high + step } };
}

export function confidenceOf({ verdicts }: ReportRow | GeomeanRow): number {
  return verdicts.some((verdict) => isAboutChange(verdict) && isDecidedByTest(verdict))
    ? CONFIDENCE_OF_DECIDED
    : CONFIDENCE;
}

/** Under the strictest limit. `looks` is null for a baseline, whose machine can differ by more than the noise. */
export function withDetectable(rows: readonly ReportRow[], looks: readonly DetectionLook[] | null): ReportRow[] {
  const find = rowFinder(looks ?? []);
  return rows.map((row) => {
    const detected = row.verdicts.filter(isAboutChange).flatMap(({ kind, level, limit, minDelta }) => {
      if (kind !== 'max-regression' || level === 'report' || limit === null) return [];
      return find(row, limit, minDelta) ?? [];
    });
    return { ...row, detectable: detected.length > 0 ? Math.min(...detected) : null };
  });
}

/** Maximum number of points; a picture a few centimetres wide cannot show more. */
const MAX_POINTS = 12;

/** Limit for the pairs of values in a report. An estimate uses all pairs, and this number takes about a second. */
const MAX_PAIRS = 20_000_000;

/** Per comparison: four points for thirty rounds, which is enough to see whether the estimate converged. */
const MIN_PAIRS = 4 * 30 * 30;

/** If there are many comparisons with many raw values, each has fewer points. */
export function estimateHistoriesOf<One extends Comparison>(
  comparisons: readonly One[],
  confidenceOf: (comparison: One) => number,
): RunningEstimate[][] {
  const maxPairs = Math.max(MIN_PAIRS, MAX_PAIRS / comparisons.length);
  return comparisons.map((one) => estimateHistoryOf(one, { maxPairs, confidence: confidenceOf(one) }));
}

/**
 * Estimates from the values up to some of the rounds; the last is the Comparison's own. Verdicts must not use them, because
 * a test after every round would need a stricter level. Empty if a side is missing or the values are compared exactly.
 */
export function estimateHistoryOf(
  comparison: Comparison,
  { maxPairs = MAX_PAIRS, confidence = CONFIDENCE } = {},
): RunningEstimate[] {
  const { base, head, exact, change, interval, placements } = comparison;
  if (base === null || head === null || exact) return [];
  const first = Math.max(base.rounds[0] ?? 1, head.rounds[0] ?? 1);
  const rounds = [...new Set([...base.rounds, ...head.rounds])]
    .filter((round) => round >= first)
    .toSorted((left, right) => left - right);
  const affordable = Math.floor(maxPairs / (base.n * head.n));
  const chosen = pickEvenly(rounds, Math.min(MAX_POINTS, Math.max(2, affordable)));
  const last = chosen.at(-1);
  return chosen.map((round) => {
    if (round === last) return { round, change, interval };
    const [early, earlyHead] = [cutAtRound(base, round), cutAtRound(head, round)];
    if (early === null || earlyHead === null) return { round, change: null, interval: null };
    const within = findDifferences({ base: early, head: earlyHead, placements });
    if (within !== null) {
      const estimated = estimateWithin(within, [confidence]);
      return { round, change: estimated.change, interval: estimated.intervals[0]! };
    }
    const estimated = estimateChange(early.values, earlyHead.values, { confidences: [confidence] });
    return { round, change: estimated.change, interval: estimated.interval };
  });
}
