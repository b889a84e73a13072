// How the estimate of a change came about: what the values up to a round say, for some of the rounds. In: a
// Comparison with its Samples. Out: CoursePoints, the last of which is the Comparison's own estimate. It shows how
// the answer settled; nothing is judged by it, since judging at every round would need a stricter test at each.

import type { Comparison, CoursePoint, Summary } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { CONFIDENCE, estimate } from './compare.ts';
import { upToRound } from './group.ts';

/** More points than a picture of a few centimetres can show. */
const MOST_POINTS = 12;

/** An estimate looks at every pair of values: so many pairs in a whole report take about a second. */
const PAIRS_IN_ALL = 20_000_000;

/** Thirty rounds with one value each get four points in a report of any size: enough to see whether it settled. */
const PAIRS_AT_LEAST = 4 * 30 * 30;

/**
 * For each comparison its course, with intervals of its confidence. Many raw values in many comparisons leave fewer points
 * to each.
 */
export function coursesOf<One extends Comparison>(
  comparisons: readonly One[],
  confidenceOf: (comparison: One) => number,
): CoursePoint[][] {
  const mostPairs = Math.max(PAIRS_AT_LEAST, PAIRS_IN_ALL / comparisons.length);
  return comparisons.map((one) => courseOf(one, { mostPairs, confidence: confidenceOf(one) }));
}

/** Empty with a side missing, and when the values are compared exactly: there is nothing to settle. */
export function courseOf(
  comparison: Comparison,
  { mostPairs = PAIRS_IN_ALL, confidence = CONFIDENCE } = {},
): CoursePoint[] {
  const { base, head, exact, change, interval } = comparison;
  if (base === null || head === null || exact) return [];
  const first = Math.max(base.rounds[0] ?? 1, head.rounds[0] ?? 1);
  const rounds = [...new Set([...base.rounds, ...head.rounds])]
    .filter((round) => round >= first)
    .toSorted((left, right) => left - right);
  const chosen = spaced(rounds, pointsFor(base, head, mostPairs));
  const last = chosen.at(-1);
  return chosen.map((round) => ({
    round,
    ...(round === last ? { change, interval } : at(round, { base, head, confidence })),
  }));
}

function pointsFor(base: Summary, head: Summary, mostPairs: number): number {
  const affordable = Math.floor(mostPairs / (base.n * head.n));
  return Math.min(MOST_POINTS, Math.max(2, affordable));
}

function at(
  round: number,
  { base, head, confidence }: { readonly base: Sample; readonly head: Sample; readonly confidence: number },
): Omit<CoursePoint, 'round'> {
  const [until, of] = [upToRound(base, round), upToRound(head, round)];
  if (until === null || of === null) return { change: null, interval: null };
  const { change, interval } = estimate(until.values, of.values, { confidence });
  return { change, interval };
}

/** So many of the rounds at most, evenly spaced, the first and the last among them. */
function spaced(rounds: readonly number[], count: number): number[] {
  if (rounds.length <= count) return [...rounds];
  const step = (rounds.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => rounds[Math.round(index * step)]!);
}
