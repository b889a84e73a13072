// Computes how the estimate of a change developed: the estimate from the values up to a round, for some of the rounds.
// In: a Comparison with its Samples. Out: RunningEstimates; the last is the Comparison's own estimate. The points
// are only shown. Verdicts must not use them, because a test after every round would need a stricter level.

import type { Comparison, RunningEstimate, SampleSummary } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { CONFIDENCE, estimateChange } from './compare.ts';
import { cutAtRound } from './group.ts';

/** Maximum number of points; a picture a few centimetres wide cannot show more. */
const MAX_POINTS = 12;

/** Limit for the pairs of values in a report. An estimate uses all pairs, and this number takes about a second. */
const MAX_PAIRS = 20_000_000;

/**
 * Minimum for one comparison, in a report of any size. It gives four points for thirty rounds with one value each,
 * enough to see whether the estimate converged.
 */
const MIN_PAIRS = 4 * 30 * 30;

/**
 * Intervals have the confidence level of each comparison. If there are many comparisons with many raw values, each has
 * fewer points.
 */
export function estimateHistoriesOf<One extends Comparison>(
  comparisons: readonly One[],
  confidenceOf: (comparison: One) => number,
): RunningEstimate[][] {
  const maxPairs = Math.max(MIN_PAIRS, MAX_PAIRS / comparisons.length);
  return comparisons.map((one) => estimateHistoryOf(one, { maxPairs, confidence: confidenceOf(one) }));
}

/** Empty if a side is missing or the values are compared exactly. */
export function estimateHistoryOf(
  comparison: Comparison,
  { maxPairs = MAX_PAIRS, confidence = CONFIDENCE } = {},
): RunningEstimate[] {
  const { base, head, exact, change, interval } = comparison;
  if (base === null || head === null || exact) return [];
  const first = Math.max(base.rounds[0] ?? 1, head.rounds[0] ?? 1);
  const rounds = [...new Set([...base.rounds, ...head.rounds])]
    .filter((round) => round >= first)
    .toSorted((left, right) => left - right);
  const chosen = pickEvenly(rounds, countPoints(base, head, maxPairs));
  const last = chosen.at(-1);
  return chosen.map((round) => ({
    round,
    ...(round === last ? { change, interval } : estimateAtRound(round, { base, head, confidence })),
  }));
}

function countPoints(base: SampleSummary, head: SampleSummary, maxPairs: number): number {
  const affordable = Math.floor(maxPairs / (base.n * head.n));
  return Math.min(MAX_POINTS, Math.max(2, affordable));
}

function estimateAtRound(
  round: number,
  { base, head, confidence }: { readonly base: Sample; readonly head: Sample; readonly confidence: number },
): Omit<RunningEstimate, 'round'> {
  const [until, of] = [cutAtRound(base, round), cutAtRound(head, round)];
  if (until === null || of === null) return { change: null, interval: null };
  const { change, interval } = estimateChange(until.values, of.values, { confidence });
  return { change, interval };
}

/** Picks at most `count` rounds, evenly spaced, including the first and the last. */
function pickEvenly(rounds: readonly number[], count: number): number[] {
  if (rounds.length <= count) return [...rounds];
  const step = (rounds.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => rounds[Math.round(index * step)]!);
}
