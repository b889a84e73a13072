// Computes the confidence that each look needs before it decides that a change is within its limit. A change exactly at
// the limit is tested at several looks, and each one could clear it by chance. So the looks share one error, as they
// share alpha, but most of it goes to the first look, where almost everything that did not change is cleared. Few rounds
// have few levels: what the first look cannot use is left to the others. Rounds in, one-sided levels out. Together the
// looks must not clear a change at the limit more often than the error allows.
// Source: Lan & DeMets, Discrete sequential boundaries for clinical trials, Biometrika 70 (1983), with the spending
// function error·t^power of Kim & DeMets (1987); the joint distribution of the looks by the recursion of Armitage,
// McPherson & Rowe, Repeated significance tests on accumulating data, J. R. Statist. Soc. A 132 (1969), for normal
// sums.

import { EXACT_UP_TO } from './mann-whitney.ts';
import { normalQuantile, normalTail } from './normal.ts';
import { untiedLowerHalf } from './u-distribution.ts';

/** Maximum probability of clearing a change exactly at its limit, over all looks. */
export const CLEARING_ERROR = 0.2;

/** Exponent of the spending function. After a fifth of the rounds, 85 % of the error may be spent. */
const POWER = 1 / 10;

/** Range in standard deviations on each side, and number of intervals. With them the levels are accurate to 2 %. */
const REACH = 6;
const POINTS = 120;

/** Cache, because every look of a run needs the same levels. It does not change the results. */
const levelCache = new Map<string, readonly number[]>();

/**
 * One-sided level for each look. `looks` are numbers of rounds, ascending; `max` is the planned number of rounds. The
 * last look may be earlier. What is tested by `other` than rank sums may use all of the first level.
 */
export function clearingLevels(
  looks: readonly number[],
  max: number,
  test: 'rank-sum' | 'other' = 'rank-sum',
): readonly number[] {
  const key = `${looks.join()} of ${max} ${test}`;
  const isRounded = test === 'rank-sum' && looks.length > 1;
  const levels = levelCache.get(key) ?? computeLevels(looks, max, isRounded);
  levelCache.set(key, levels);
  return levels;
}

function computeLevels(looks: readonly number[], max: number, isRounded: boolean): number[] {
  let before: SampledDensity | null = null;
  let spent = 0;
  return looks.map((rounds) => {
    const planned = CLEARING_ERROR * Math.min(1, rounds / max) ** POWER;
    const allowed = before === null && isRounded ? roundDownToRankLevel(planned, rounds) : planned;
    const density = densityAfter(before, rounds);
    const border =
      before === null ? -normalQuantile(allowed) * Math.sqrt(rounds) : borderOf(density, rounds, allowed - spent);
    spent = allowed;
    before = sampleDensity(density, rounds, border);
    return normalTail(border / Math.sqrt(rounds));
  });
}

/** Keeps a level that the rank test can have above that level after the roundings of an interval. */
const ROUNDING = 1 + 1e-9;

/** The largest level up to this one that the rank test has with so many values on each side. */
function roundDownToRankLevel(level: number, rounds: number): number {
  if (rounds > EXACT_UP_TO) return level;
  const attained = untiedLowerHalf(rounds, rounds).findLast((probability) => probability <= level);
  return attained === undefined ? level : attained * ROUNDING;
}

type Density = (sum: number) => number;

/** Density on evenly spaced points of the sums after some rounds. */
interface SampledDensity {
  readonly rounds: number;
  readonly from: number;
  readonly step: number;
  readonly heights: Float64Array;
}

/** Density of the sum after `rounds`. Each round adds a standard normal number to an uncleared sum. */
function densityAfter(before: SampledDensity | null, rounds: number): Density {
  if (before === null) return (sum) => normalDensity(sum, Math.sqrt(rounds));
  const { from, step, heights } = before;
  const deviation = Math.sqrt(rounds - before.rounds);
  return (sum) => {
    const at = (index: number) => heights[index]! * normalDensity(sum - from - index * step, deviation);
    const last = heights.length - 1;
    let area = (at(0) + at(last)) / 2;
    for (let index = 1; index < last; index += 1) area += at(index);
    return area * step;
  };
}

/** The density above the border has this area. */
function borderOf(density: Density, rounds: number, area: number): number {
  const { from, step, heights } = sampleDensity(density, rounds, REACH * Math.sqrt(rounds));
  let above = 0;
  for (let index = heights.length - 1; index > 0; index -= 1) {
    const slice = (step * (heights[index]! + heights[index - 1]!)) / 2;
    if (above + slice >= area) return from + step * (index - (area - above) / slice);
    above += slice;
  }
  return from;
}

/** Samples up to the border. */
function sampleDensity(density: Density, rounds: number, to: number): SampledDensity {
  const from = -REACH * Math.sqrt(rounds);
  const step = (to - from) / POINTS;
  const heights = Float64Array.from({ length: POINTS + 1 }, (_, index) => density(from + index * step));
  return { rounds, from, step, heights };
}

function normalDensity(value: number, deviation: number): number {
  return Math.exp(-0.5 * (value / deviation) ** 2) / (deviation * Math.sqrt(2 * Math.PI));
}
