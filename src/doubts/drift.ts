// Did base itself move while it was measured? Base is the same program in every round, so whatever its level
// does is the machine's doing. The order of the rounds spreads that evenly over both sides; what remains of it is
// noise, which makes changes harder to see.

import type { Comparison } from '../model/comparison.ts';
import { median } from '../stats/median.ts';
import { wholePercent } from '../units/percent.ts';
import { describe } from '../units/table.ts';
import { type Doubt, warning } from './doubt.ts';

/** As much as the usual budget. */
const MOST_DRIFT = 0.05;

/** Two for each third. */
const FEWEST_ROUNDS = 6;

export const drift: Doubt = ({ baseline }, rows) => {
  // A baseline drifted on another day, if it did.
  if (baseline !== undefined) return null;
  const levels = baseLevels(rows);
  if (levels.length < FEWEST_ROUNDS) return null;
  const third = Math.floor(levels.length / 3);
  const [first, last] = [levels.slice(0, third), levels.slice(-third)];
  const moved = median(last) / median(first) - 1;
  // Where the two thirds overlap, it is scatter rather than drift.
  const isApart = Math.max(...first) < Math.min(...last) || Math.max(...last) < Math.min(...first);
  if (!isApart || Math.abs(moved) <= MOST_DRIFT) return null;
  return warning(
    'machine',
    `base itself got ${wholePercent(Math.abs(moved))} ${moved > 0 ? 'slower' : 'faster'} from the first to the last third of the rounds, so the machine drifted. The alternating order keeps that out of the changes, but adds noise to every value.`,
  );
};

/**
 * For each round, ascending, the middle one of all times of base, each as a ratio to the median of its own
 * benchmark: so that a benchmark of seconds counts as much as one of nanoseconds.
 */
function baseLevels(rows: readonly Comparison[]): number[] {
  const ratios = new Map<number, number[]>();
  for (const { base, exact, unit } of rows) {
    if (base === null || exact || base.median <= 0 || !describe(unit).timelike) continue;
    for (const [index, round] of base.rounds.entries()) {
      const own = ratios.get(round) ?? [];
      ratios.set(round, own);
      own.push((base.values[index] ?? 0) / base.median);
    }
  }
  return [...ratios].toSorted(([left], [right]) => left - right).map(([, own]) => median(own));
}
