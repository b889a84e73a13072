// Did nearly everything move the same way? A change of the code seldom reaches all benchmarks; the build, the
// toolchain and the machine do.

import type { Comparison } from '../model/comparison.ts';
import { wholePercent } from '../units/percent.ts';
import { type Doubt, warning } from './doubt.ts';

/** Fewer move together by chance, or because they do the same thing. */
const FEWEST_ROWS = 8;

/** Of the noisy rows. */
const LEAST_SHARE = 0.8;

export const commonMode: Doubt = ({ baseline }, rows) => {
  // Another machine moves everything, and that is said already.
  if (baseline !== undefined) return null;
  // One metric of each benchmark: a time and the rate that follows from it would count twice.
  const noisy = rows.filter(({ exact, primary, interval }) => primary && !exact && interval !== null);
  if (noisy.length < FEWEST_ROWS) return null;
  const directions = noisy.map(direction);
  for (const [sign, word] of [[1, 'worse'] as const, [-1, 'better'] as const]) {
    const count = directions.filter((one) => one === sign).length;
    if (count / noisy.length < LEAST_SHARE) continue;
    return warning(
      'head',
      `nearly everything moved the same way: ${count} of ${noisy.length} results (${wholePercent(count / noisy.length)}) got ${word} by more than their noise. That looks like the build, the toolchain or the machine rather than one change of the code.`,
    );
  }
  return null;
};

/** 1 for worse, -1 for better, 0 where the 95 % interval of the change holds both. */
function direction({ interval, better }: Comparison): number {
  if (interval === null || (interval.low <= 0 && interval.high >= 0)) return 0;
  return interval.low > 0 === (better === 'lower') ? 1 : -1;
}
