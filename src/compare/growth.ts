// Compares how benchmarks grow with a size: each round gives one exponent per side, the slope of the logarithm of the value over that of
// the size, and the exponents are tested as the values of a benchmark are. In: pairs of samples and their sizes. Out: a comparison of
// exponents. It knows no limit.

import type { GeomeanComparison, GrowthFamily, Interval, SampleSummary } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import { median } from '../stats/median.ts';
import { fitSlope } from '../stats/slope.ts';
import { comparePair } from './compare.ts';
import { isPositive, listValuesByMoment } from './geomean.ts';
import type { SamplePair } from './group.ts';

/** The pairs are those of the sizes, in their order. Null if head has a value that is not above zero, or none for a round. */
export function compareGrowth(
  pairs: readonly SamplePair[],
  { name, key, sizes }: Omit<GrowthFamily, 'members'>,
  clearing?: number,
): GeomeanComparison | null {
  const [first] = pairs;
  const [base, head] = (['base', 'head'] as const).map((side) => exponentsOf(pairs, side, sizes));
  if (first === undefined || !head) return null;
  const all = {
    // The growth of a benchmark is no time of it.
    subject: { ...first.subject, name, shortName: null, renamed: null, primary: false },
    // The ratio of two powers of e is the difference of their exponents.
    base: base ? { ...base, values: base.values.map(Math.exp) } : null,
    head: { ...head, values: head.values.map(Math.exp) },
    exact: pairs.every(({ exact }) => exact),
    varies: pairs.some(({ varies }) => varies),
    layout: pairs.every(({ layout }) => layout === 'varied') ? ('varied' as const) : null,
  };
  const compared = comparePair(all, clearing);
  const { interval, failInterval, passInterval } = compared;
  const sides = { base: toExponents(compared.base), head: toExponents(compared.head)! };
  const change = sides.base === null ? null : Number((sides.head.median - sides.base.median).toPrecision(EQUAL_DIGITS));
  return {
    ...compared,
    ...sides,
    delta: change,
    change: interval === null || compared.change === null ? change : Math.log1p(compared.change),
    interval: interval && toDifference(interval),
    failInterval: failInterval && toDifference(failInterval),
    passInterval: passInterval && toDifference(passInterval),
    members: pairs.map(({ subject: { command, group, name } }) => ({ command, group, name })),
    leftOut: 0,
    growth: { key, sizes, ...pointsOf(pairs), floor: findFloor(pairs, sizes, sides.head.median) },
  };
}

/** Significant digits of an exponent. Equal values must give equal exponents, in whatever order the logarithms were added. */
const EQUAL_DIGITS = 12;

/** One exponent for each round that has a value of every size. Null if there is none. */
function exponentsOf(pairs: readonly SamplePair[], side: 'base' | 'head', sizes: readonly number[]): Sample | null {
  const samples = pairs.flatMap((pair) => pair[side] ?? []);
  if (samples.length < pairs.length || !samples.every(isPositive)) return null;
  const moments = listValuesByMoment(samples);
  const logSizes = sizes.map(Math.log);
  const slopeOf = (values: readonly number[]) =>
    Number(fitSlope(logSizes, values.map(Math.log)).toPrecision(EQUAL_DIGITS));
  const values = moments.map((moment) => slopeOf(moment.values));
  return moments.length === 0 ? null : { values, rounds: moments.map(({ round }) => round) };
}

function toExponents(side: SampleSummary | null): SampleSummary | null {
  if (side === null) return null;
  const values = side.values.map((value) => Number(Math.log(value).toPrecision(EQUAL_DIGITS)));
  const { low, high } = side.medianInterval;
  return { ...side, values, median: median(values), medianInterval: { low: Math.log(low), high: Math.log(high) } };
}

function toDifference({ low, high }: Interval): Interval {
  return { low: Math.log1p(low), high: Math.log1p(high) };
}

function pointsOf(pairs: readonly SamplePair[]) {
  const middles = (side: 'base' | 'head') => {
    const samples = pairs.flatMap((pair) => pair[side] ?? []);
    return samples.length < pairs.length ? null : samples.map(({ values }) => median(values));
  };
  return { base: middles('base'), head: middles('head')! };
}

/** A smaller part of the smallest value is no floor. */
const MIN_FLOOR = 0.1;

/** The part of head's values that does not grow, by least squares of the relative errors. Null if there is hardly one. */
function findFloor(pairs: readonly SamplePair[], sizes: readonly number[], exponent: number): number | null {
  const points = pairs.map(({ head }, index) => {
    const value = median(head!.values);
    return { value, grown: (sizes[index]! / sizes[0]!) ** exponent, weight: value ** -2 };
  });
  const sum = (of: (point: (typeof points)[number]) => number) =>
    points.reduce((total, point) => total + point.weight * of(point), 0);
  const [one, x, xx] = [sum(() => 1), sum(({ grown }) => grown), sum(({ grown }) => grown ** 2)];
  const [y, xy] = [sum(({ value }) => value), sum(({ grown, value }) => grown * value)];
  const floor = (y * xx - x * xy) / (one * xx - x ** 2);
  return floor > MIN_FLOOR * Math.min(...points.map(({ value }) => value)) ? floor : null;
}
