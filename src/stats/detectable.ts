// The smallest change that a plan of measuring finds in 9 of 10 runs. The rule that judges is rehearsed on normal
// noise: for each rehearsal there is one exact size from which on a change is found, because a larger change only
// makes all ranks and medians clearer. The answer is a quantile of those sizes.
// A plan, the noise and the limit in, a shift of logarithms out. Assumes normal noise of the same size on both
// sides and independent invocations; it must never promise what the thresholds of the real test cannot give.

import { ratiosOutside } from './hodges-lehmann.ts';
import { median } from './median.ts';
import { normalDraws } from './normal-draws.ts';
import { untiedLowerHalf } from './u-distribution.ts';

/** A moment at which a change may be found. */
export interface Chance {
  /** Values on each side by then. */
  readonly rounds: number;
  /** The largest one-sided p that counts then. */
  readonly alpha: number;
  /** The one-sided level at which a row is cleared then, when the bad end of its change is within the limit. */
  readonly clearing: number;
}

export interface Plan {
  /** In the order in which they come. */
  readonly chances: readonly Chance[];
  /** Confidence of the two-sided interval of the change, whose good end has to be above the limit. */
  readonly likely: number;
}

/**
 * The smallest shift of logarithms that is found, for a noise (standard deviation of the logarithms) and a limit
 * (logarithm of the ratio that is still allowed). Null: none of any size is, as even full separation gives a larger p.
 */
export type Finder = (noise: number, limit: number) => number | null;

/** How often a change of the size that is answered is found. */
export const POWER = 0.9;

/** The answer's own error: the quantile of 1000 is certain to one percent point of how often. */
const REHEARSALS = 1000;

/** Longer plans are answered as this one, which can only promise less than they hold. */
const LONGEST = 30;

export function finderFor({ chances, likely }: Plan): Finder {
  const steps = chances.map((chance) => stepOf(chance, likely));
  if (steps.every(({ byRanks }) => byRanks === null)) return () => null;
  const sizes = new Float64Array(REHEARSALS);
  return (noise, limit) => {
    for (let index = 0; index < REHEARSALS; index += 1) {
      sizes[index] = foundFrom(steps, { index, noise, limit });
    }
    return sizes.sort()[Math.ceil(POWER * REHEARSALS) - 1]!;
  };
}

/** One number for each rehearsal, in standard deviations. */
interface Step {
  /** Moved by this much less, so few pairs of values are in the wrong order that p counts; null: never. */
  readonly byRanks: Float64Array | null;
  /** Of the medians, or the good end of the likely change where that is lower; null: it has none. */
  readonly likely: Float64Array | null;
  /** The bad end of the change that clears; null: it has none. */
  readonly ends: Float64Array | null;
}

function stepOf(chance: Chance, likely: number): Step {
  const { alpha, clearing } = chance;
  const rounds = Math.min(chance.rounds, LONGEST);
  const rehearsals = rehearse(rounds);
  const column = (position: number) =>
    Float64Array.from(rehearsals, ({ differences }) => differences[position]!);
  // As many pairs may be in the wrong order as U may be at most.
  const beyond = untiedLowerHalf(rounds, rounds).findIndex((probability) => probability > alpha);
  const inversions = (beyond === -1 ? Math.floor(rounds ** 2 / 2) : beyond) - 1;
  const beyondLikely = ratiosOutside(rounds, rounds, likely);
  const beyondPossible = ratiosOutside(rounds, rounds, 1 - 2 * clearing);
  return {
    byRanks: inversions < 0 ? null : column(inversions),
    likely:
      beyondLikely === 0
        ? null
        : Float64Array.from(rehearsals, ({ shift, differences }) =>
            Math.min(shift, differences[beyondLikely - 1]!),
          ),
    ends: beyondPossible === 0 ? null : column(rounds ** 2 - beyondPossible),
  };
}

interface Question {
  readonly index: number;
  readonly noise: number;
  readonly limit: number;
}

/** The size of change from which on this rehearsal finds it: at one of the looks, and not cleared before. */
function foundFrom(steps: readonly Step[], { index, noise, limit }: Question): number {
  let found = Infinity;
  let uncleared = -Infinity;
  for (const { byRanks, likely, ends } of steps) {
    if (byRanks !== null && likely !== null) {
      const needed = larger(larger(-noise * byRanks[index]!, limit - noise * likely[index]!), uncleared);
      if (needed < found) found = needed;
    }
    if (ends !== null) uncleared = larger(uncleared, limit - noise * ends[index]!);
  }
  return found;
}

function larger(left: number, right: number): number {
  return left > right ? left : right;
}

/** One run in which base and head are the same, in standard deviations. */
interface Rehearsal {
  /** Every value of head less every value of base, ascending. */
  readonly differences: Float64Array;
  /** Median of head less that of base. */
  readonly shift: number;
}

let allDraws: Float64Array | null = null;

const rehearsed = new Map<number, readonly Rehearsal[]>();

/** All rehearsals up to a round; those of fewer rounds are the beginnings of those of more. Kept, as it takes a while. */
function rehearse(rounds: number): readonly Rehearsal[] {
  const known = rehearsed.get(rounds);
  if (known !== undefined) return known;
  allDraws ??= normalDraws(2 * LONGEST * REHEARSALS);
  const draws = allDraws;
  const made = Array.from({ length: REHEARSALS }, (_, index) => {
    const start = 2 * LONGEST * index;
    const base = draws.subarray(start, start + rounds);
    const head = draws.subarray(start + LONGEST, start + LONGEST + rounds);
    const differences = new Float64Array(rounds ** 2);
    let next = 0;
    for (const b of base) for (const h of head) differences[next++] = h - b;
    return { differences: differences.sort(), shift: median([...head]) - median([...base]) };
  });
  rehearsed.set(rounds, made);
  return made;
}
