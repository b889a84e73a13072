// Two Samples to a Comparison: medians, their intervals, the change with its own, and the test. No budget is known here;
// what is computed is the same whoever asks.

import type { Comparison, Interval, Summary } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { CLEARING_ERROR } from '../stats/clearing.ts';
import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { mannWhitney } from '../stats/mann-whitney.ts';
import { median } from '../stats/median.ts';
import { medianInterval } from '../stats/median-interval.ts';
import { shapeOf } from '../units/shape.ts';
import type { Pair } from './group.ts';

/** The confidence of the intervals that are shown. */
export const CONFIDENCE = 0.95;

/**
 * That of an interval of a row that stopped at the look that decided it. A row stops where its change looks far from the
 * limit, and so the interval there lies too far from it: at 95 % it holds the true change in 92 of 100 runs where the
 * change is close to the limit, at this level in 94 or more (`npm run study`).
 */
export const CONFIDENCE_OF_STOPPED = 0.98;

/** Two-sided; each end is a one-sided 80 % bound. */
export const LIKELY_CONFIDENCE = 0.6;

/** What varies may read the same a few times by chance: a value that flips between two is equal twice in half of the runs. */
const CONSTANT_VALUES_NEEDED = 6;

/** `clearing`: the one-sided level of the look, at which `possible` leaves a change out. */
export function compare(
  { subject, base, head, exact, varies }: Pair,
  clearing: number = CLEARING_ERROR,
): Comparison {
  const sides = { base: base && summarise(base), head: head && summarise(head) };
  const samples = [base, head].flatMap((side) => (side === null ? [] : [side.values]));
  const comparison = { ...subject, ...sides, exact: isExact(samples, { exact, varies }) };
  if (base === null || head === null || sides.base === null || sides.head === null) {
    return { ...comparison, delta: null, change: null, ...NO_INTERVALS, p: null };
  }
  const delta = ratioMinusOne(sides.base.median, sides.head.median);
  if (comparison.exact) return { ...comparison, delta, change: delta, ...NO_INTERVALS, p: null };
  const estimated = estimate(base.values, head.values, { delta, clearing });
  return { ...comparison, delta, ...estimated, p: mannWhitney(base.values, head.values).p };
}

/** The same comparison with an interval of another confidence, where it has one. */
export function withConfidence<One extends Comparison>(comparison: One, confidence: number): One {
  const { base, head, interval } = comparison;
  if (base === null || head === null || interval === null) return comparison;
  const estimated = estimateRatio(base.values, head.values, [confidence]);
  return { ...comparison, interval: estimated?.intervals[0] ?? interval };
}

const NO_INTERVALS = { interval: null, likely: null, possible: null };

function summarise(sample: Sample): Summary {
  const { low, high } = medianInterval(sample.values, CONFIDENCE);
  return { ...sample, n: sample.values.length, median: median(sample.values), spread: { low, high } };
}

/**
 * Whether samples of one benchmark are compared as they are, without a test: each of them has one value only, and either
 * the metric is known to be exact, or there are so many values that this is no luck.
 */
export function isExact(
  samples: readonly ArrayLike<number>[],
  { exact, varies }: Pick<Pair, 'exact' | 'varies'>,
): boolean {
  if (!samples.every((values) => Array.from(values).every((value) => value === values[0]))) return false;
  return exact || (!varies && samples.every(({ length }) => length >= CONSTANT_VALUES_NEEDED));
}

/**
 * Whether another machine would give other values for the same program. What is known not to vary is the same
 * everywhere, and so is what turned out not to; a time or a rate that happens to repeat itself is not.
 */
export function isMachineBound({ subject, exact }: Pair, comparison: Comparison): boolean {
  const { kind, rate } = shapeOf(subject.unit);
  return !exact && (kind === 'time' || rate || !comparison.exact);
}

/** Null over zero, where there is no ratio, and where the ratio is beyond all numbers. */
export function ratioMinusOne(base: number, head: number): number | null {
  if (base === head) return 0;
  const ratio = head / base;
  return Number.isFinite(ratio) ? ratio - 1 : null;
}

/**
 * The change of values that vary, with its intervals. Values below zero have no ratio, and so no interval: the change is
 * then `delta`, that of their medians.
 */
export function estimate(
  base: readonly number[],
  head: readonly number[],
  {
    delta = ratioMinusOne(median(base), median(head)),
    clearing = CLEARING_ERROR,
    confidence = CONFIDENCE,
  }: { readonly delta?: number | null; readonly clearing?: number; readonly confidence?: number } = {},
): Pick<Comparison, 'change' | 'interval' | 'likely' | 'possible'> {
  const estimated = estimateRatio(base, head, [confidence, LIKELY_CONFIDENCE, 1 - 2 * clearing]);
  if (estimated === null) return { change: delta, ...NO_INTERVALS };
  const { ratio, intervals } = estimated;
  const [interval = null, likely = null, possible = null] = intervals;
  return { change: delta !== null && ratio < Infinity ? ratio - 1 : null, interval, likely, possible };
}

/** The ratio, and for each confidence an interval of it less one; null where values below zero have no ratio. */
function estimateRatio(
  base: readonly number[],
  head: readonly number[],
  confidences: readonly number[],
): { readonly ratio: number; readonly intervals: readonly Interval[] } | null {
  const estimated = hodgesLehmannIntervals(thinned(base), thinned(head), confidences);
  if (estimated === null) return null;
  const { ratio, intervals } = estimated;
  return { ratio, intervals: intervals.map(({ low, high }) => ({ low: low - 1, high: high - 1 })) };
}

/** The intervals look at every pair of values, and a tool may write a hundred thousand raw ones. */
const MOST_VALUES = 1000;

/** So many of the values, evenly spaced in their order: the interval is wider for it, never too narrow. */
function thinned(values: readonly number[]): readonly number[] {
  if (values.length <= MOST_VALUES) return values;
  const ascending = values.toSorted((left, right) => left - right);
  const step = (values.length - 1) / (MOST_VALUES - 1);
  return Array.from({ length: MOST_VALUES }, (_, index) => ascending[Math.round(index * step)]!);
}
