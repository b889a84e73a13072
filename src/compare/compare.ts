// Compares two Samples: medians with intervals, the change with its intervals, and the test. It does not know any
// budget; the result depends on the samples alone.

import type { Comparison, Interval, SampleSummary } from '../model/comparison.ts';
import { hasSeveralPlacements, MIN_PLACEMENTS, minOf } from '../model/counts.ts';
import type { Sample } from '../model/sample.ts';
import { CLEARING_ERROR } from '../stats/clearing.ts';
import { hodgesLehmannIntervals } from '../stats/hodges-lehmann.ts';
import { mannWhitney } from '../stats/mann-whitney.ts';
import { median } from '../stats/median.ts';
import { medianInterval } from '../stats/median-interval.ts';
import { parseUnit } from '../units/parsed-unit.ts';
import type { SamplePair } from './group.ts';
import { CLEARING_OF_CHOICE, estimateWithin, findDifferences, testWithin } from './within-placements.ts';

/** Confidence of the intervals that are shown. */
export const CONFIDENCE = 0.95;

/**
 * Confidence level of the interval of a decided row. A row is decided when its change seems far from its limit, so its interval is
 * biased away from the limit. At 95 %, that of a row that is kept although its change is just at the limit would hold the true change
 * in only 85 of 100 runs. At this level all decided rows reach 95 (`npm run study`).
 */
export const CONFIDENCE_OF_DECIDED = 0.99;

/** Two-sided confidence level of `failInterval`; each end is a one-sided 80 % bound. */
export const LIKELY_CONFIDENCE = 0.6;

/** Number of equal values that show a constant. A value that flips between two is equal twice in half of the runs. */
const MIN_CONSTANT_VALUES = 6;

/** `clearing` is the one-sided error at this look for each end of `passInterval`. */
export function comparePair(pair: SamplePair, clearing: number = CLEARING_ERROR): Comparison {
  const { subject, layout } = pair;
  const base = pair.base && summarise(pair.base);
  const head = pair.head && summarise(pair.head);
  const samples = [base, head].flatMap((side) => (side === null ? [] : [side.values]));
  const placements = layout && { base: countPlacements(base, layout), head: countPlacements(head, layout) };
  const isProven = placements === null || minOf(placements) >= MIN_PLACEMENTS;
  const within = findDifferences({ base, head, placements });
  const exact = isProven && (isExact(samples, pair) || (pair.exact && within?.areExact === true));
  const comparison = { ...subject, base, head, exact, placements, fastestP: null };
  if (base === null || head === null) return { ...comparison, delta: null, change: null, ...NO_INTERVALS, p: null };
  const delta = ratioMinusOne(base.median, head.median);
  if (exact) {
    const change = within === null || within.areAll ? delta : median(within.shares);
    return { ...comparison, delta, change, ...NO_INTERVALS, p: null };
  }
  const own = hasSeveralPlacements(comparison) ? CLEARING_OF_CHOICE * clearing : clearing;
  if (within !== null) {
    const { change, intervals } = estimateWithin(within, [CONFIDENCE, LIKELY_CONFIDENCE, 1 - 2 * own]);
    return { ...comparison, delta, change, ...nameIntervals(intervals), p: testWithin(within) };
  }
  const estimated = estimateChange(base.values, head.values, { delta, clearing: own });
  return { ...comparison, delta, ...estimated, p: mannWhitney(base.values, head.values).p };
}

function countPlacements(sample: Sample | null, layout: NonNullable<SamplePair['layout']>): number {
  const rounds = new Set(sample?.rounds ?? []).size;
  return layout === 'single' ? Math.min(1, rounds) : rounds;
}

const NO_INTERVALS = { interval: null, failInterval: null, passInterval: null };

function summarise(sample: Sample): SampleSummary {
  const { low, high } = medianInterval(sample.values, CONFIDENCE);
  return { ...sample, n: sample.values.length, median: median(sample.values), medianInterval: { low, high } };
}

/** Constant samples need no test, if the metric is known to be exact or there are too many values for a coincidence. */
export function isExact(
  samples: readonly ArrayLike<number>[],
  { exact, varies }: Pick<SamplePair, 'exact' | 'varies'>,
): boolean {
  if (!samples.every((values) => Array.from(values).every((value) => value === values[0]))) return false;
  return exact || (!varies && samples.every(({ length }) => length >= MIN_CONSTANT_VALUES));
}

/** Judged by the values so far, for that many values a side. Times and rates practically always vary. */
export function mayBecomeExact({ subject, exact, varies, layout }: SamplePair, values: number): boolean {
  if (layout === 'single') return false;
  const { kind, rate } = parseUnit(subject.unit);
  return exact || (!varies && kind !== 'time' && !rate && values >= MIN_CONSTANT_VALUES);
}

/** Values that do not vary are equal on all machines. A time or a rate is not, even if it repeats itself by chance. */
export function isMachineBound({ subject, exact }: SamplePair, comparison: Comparison): boolean {
  const { kind, rate } = parseUnit(subject.unit);
  return !exact && (kind === 'time' || rate || !comparison.exact);
}

/** Null if base is zero and head is not, or if the ratio overflows. */
export function ratioMinusOne(base: number, head: number): number | null {
  if (base === head) return 0;
  const ratio = head / base;
  return Number.isFinite(ratio) ? ratio - 1 : null;
}

/** Values below zero have no ratio and no intervals: the change is then `delta`, that of the medians. */
export function estimateChange(
  base: readonly number[],
  head: readonly number[],
  {
    delta = ratioMinusOne(median(base), median(head)),
    clearing = CLEARING_ERROR,
    confidences = [CONFIDENCE, LIKELY_CONFIDENCE, 1 - 2 * clearing],
  }: { readonly delta?: number | null; readonly clearing?: number; readonly confidences?: readonly number[] } = {},
): Pick<Comparison, 'change' | 'interval' | 'failInterval' | 'passInterval'> {
  const estimated = estimateRatio(base, head, confidences);
  if (estimated === null) return { change: delta, ...NO_INTERVALS };
  const { ratio, intervals } = estimated;
  return { change: delta !== null && ratio < Infinity ? ratio - 1 : null, ...nameIntervals(intervals) };
}

function nameIntervals(intervals: readonly Interval[]) {
  const [interval = null, failInterval = null, passInterval = null] = intervals;
  return { interval, failInterval, passInterval };
}

/** The ratio, and an interval of the ratio minus one for each confidence level. Null if a value is below zero. */
export function estimateRatio(
  base: readonly number[],
  head: readonly number[],
  confidences: readonly number[],
): { readonly ratio: number; readonly intervals: readonly Interval[] } | null {
  const estimated = hodgesLehmannIntervals(thinOut(base), thinOut(head), confidences);
  if (estimated === null) return null;
  const { ratio, intervals } = estimated;
  return { ratio, intervals: intervals.map(({ low, high }) => ({ low: low - 1, high: high - 1 })) };
}

/** Per side, for an interval, which uses all pairs of values: a tool may write 100,000 raw ones. */
const MAX_VALUES = 1000;

/** Keeps values that are evenly spaced by rank. The interval gets wider, but never too narrow. */
function thinOut(values: readonly number[]): readonly number[] {
  if (values.length <= MAX_VALUES) return values;
  const ascending = values.toSorted((left, right) => left - right);
  return pickEvenly(ascending, MAX_VALUES);
}

/** At most `count` items, evenly spaced, including the first and the last. */
export function pickEvenly(items: readonly number[], count: number): readonly number[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, index) => items[Math.round(index * step)]!);
}
