// How sure each look has to be before it says that a change is within its limit. A change exactly at the limit is
// looked at several times, and each look is another chance to clear it by luck. So the looks share one error, as they
// share alpha, but most of it belongs to the first, where nearly everything that did not change is cleared.
// Rounds in, one-sided levels out. Together the looks must not clear a change at the limit more often than the error says.
// Source: Lan & DeMets, Discrete sequential boundaries for clinical trials, Biometrika 70 (1983), with the spending
// function error·t^power of Kim & DeMets (1987); the joint distribution of the looks by the recursion of Armitage,
// McPherson & Rowe, Repeated significance tests on accumulating data, J. R. Statist. Soc. A 132 (1969), for normal sums.

import { normalQuantile, normalTail } from './normal.ts';

/** How often a change exactly at its limit may be cleared, over all looks. */
export const CLEARING_ERROR = 0.2;

/** After a fifth of the rounds, four fifths of the error may be spent. */
const POWER = 1 / 7;

/** Standard deviations to either side, and points between them: the levels are right to one part in fifty. */
const REACH = 6;
const POINTS = 120;

/** Kept, because every look of a run asks for the same ones; changes no answer. */
const known = new Map<string, readonly number[]>();

/**
 * The one-sided level for each of the looks, which are numbers of rounds, ascending; `max` is the number of rounds that
 * were planned. The last look may come before it.
 */
export function clearingLevels(looks: readonly number[], max: number): readonly number[] {
  const key = `${looks.join()} of ${max}`;
  const levels = known.get(key) ?? computed(looks, max);
  known.set(key, levels);
  return levels;
}

function computed(looks: readonly number[], max: number): number[] {
  let before: Uncleared | null = null;
  let spent = 0;
  return looks.map((rounds) => {
    const allowed = CLEARING_ERROR * Math.min(1, rounds / max) ** POWER;
    const density = densityAfter(before, rounds);
    const border =
      before === null
        ? -normalQuantile(allowed) * Math.sqrt(rounds)
        : borderOf(density, { rounds, area: allowed - spent });
    spent = allowed;
    before = { rounds, ...sampled(density, -REACH * Math.sqrt(rounds), border) };
    return normalTail(border / Math.sqrt(rounds));
  });
}

type Density = (sum: number) => number;

/** The density of the sums that no look has cleared so far, on evenly spaced points. */
interface Uncleared extends Points {
  readonly rounds: number;
}

interface Points {
  readonly from: number;
  readonly step: number;
  readonly heights: Float64Array;
}

/** Of the sum after so many rounds, each of which adds a standard normal number to what was not cleared before. */
function densityAfter(before: Uncleared | null, rounds: number): Density {
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

/** The sum above which the density has this area. */
function borderOf(density: Density, { rounds, area }: { rounds: number; area: number }): number {
  const deviation = Math.sqrt(rounds);
  const { from, step, heights } = sampled(density, -REACH * deviation, REACH * deviation);
  let above = 0;
  for (let index = heights.length - 1; index > 0; index -= 1) {
    const slice = (step * (heights[index]! + heights[index - 1]!)) / 2;
    if (above + slice >= area) return from + step * (index - (area - above) / slice);
    above += slice;
  }
  return from;
}

function sampled(density: Density, from: number, to: number): Points {
  const step = (to - from) / POINTS;
  return {
    from,
    step,
    heights: Float64Array.from({ length: POINTS + 1 }, (_, index) => density(from + index * step)),
  };
}

function normalDensity(value: number, deviation: number): number {
  return Math.exp(-0.5 * (value / deviation) ** 2) / (deviation * Math.sqrt(2 * Math.PI));
}
