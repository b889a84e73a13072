// Warns if base itself drifted during the run. Base is the same program in every round, so only the machine can change
// its level. The order of the rounds spreads drift evenly over both sides. The rest of it is noise, which hides
// changes.

import type { Comparison } from '../model/comparison.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import { median } from '../stats/median.ts';
import { unitDescriptionOf } from '../units/unit-description.ts';
import type { WarningCheck } from './warning-check.ts';

/** Maximum drift as a ratio, as large as the usual budget. */
const MAX_DRIFT = 0.05;

/** Minimum number of rounds, two for each third. */
const MIN_DRIFT_ROUNDS = 6;

export const warnAboutDrift: WarningCheck = ({ baseline }, rows) => {
  // Drift while a baseline was measured is that of another day.
  if (baseline !== undefined) return null;
  const levels = baseLevels(rows);
  if (levels.length < MIN_DRIFT_ROUNDS) return null;
  const third = Math.floor(levels.length / 3);
  const [first, last] = [levels.slice(0, third), levels.slice(-third)];
  const moved = median(last) / median(first) - 1;
  // If the values of the two thirds overlap, the difference is random variation, not drift.
  const isApart = Math.max(...first) < Math.min(...last) || Math.max(...last) < Math.min(...first);
  if (!isApart || Math.abs(moved) <= MAX_DRIFT) return null;
  return makeWarning('machine-drifted', about('machine'), { change: moved });
};

/**
 * For each round, ascending, the median over the times of base. Each time is a ratio to the median of its benchmark, so
 * that benchmarks of seconds and of nanoseconds have equal weight.
 */
function baseLevels(rows: readonly Comparison[]): number[] {
  const ratios = new Map<number, number[]>();
  for (const { base, exact, unit } of rows) {
    if (base === null || exact || base.median <= 0 || !unitDescriptionOf(unit).isDuration) continue;
    for (const [index, round] of base.rounds.entries()) {
      const own = ratios.get(round) ?? [];
      ratios.set(round, own);
      own.push((base.values[index] ?? 0) / base.median);
    }
  }
  return [...ratios].toSorted(([left], [right]) => left - right).map(([, own]) => median(own));
}
