// benchstat's p of the Mann-Whitney test, with its errors, because `compare` must print the same bytes. It must never
// decide anything; the correct p is in `stats/mann-whitney.ts`.
// The errors are: with ties and unequal sizes, it always counts the same tail, whichever side has the smaller U, so p
// can be above 1 or exactly 0; with two distinct values, it can count one term too many; the normal approximation loses
// the p of large improvements, because 1 - F(z) is 0 from z = 8.3 on.

import { choose } from '../stats/binomial.ts';
import { type Ranking, rankSides } from '../stats/mann-whitney.ts';
import { normalCdf } from '../stats/normal.ts';
import { countDeals, untiedLowerHalf } from '../stats/u-distribution.ts';
import { goChoose } from './go-math.ts';

/** Largest number of values on a side for which p is counted. */
export const EXACT_UP_TO = { untied: 50, tied: 25 };

/**
 * The samples ascend (NaN first). Null if all values are equal, which benchstat does not test. NaN if a value is NaN,
 * where benchstat itself does not terminate.
 */
export function benchstatP(base: Float64Array, head: Float64Array): number | null {
  if (Number.isNaN(base[0]) || Number.isNaN(head[0])) return Number.NaN;
  // The samples are sorted, so equal ends mean that all values are equal. Most allocation counts are.
  const value = base[0]!;
  if (value === head[0] && value === base.at(-1) && value === head.at(-1)) return null;
  const ranking = rankSides(base, head);
  const { groups, doubledU, n, m } = ranking;
  const isTied = groups.length < n + m;
  const limit = isTied ? EXACT_UP_TO.tied : EXACT_UP_TO.untied;
  if (Math.max(n, m) > limit) return normalP(ranking);
  if (doubledU === n * m) return 1;
  const smaller = Math.min(doubledU, 2 * n * m - doubledU);
  return 2 * (isTied ? tiedTail(ranking, smaller) : untiedLowerHalf(n, m)[smaller / 2]!);
}

/** benchstat's P(U <= u) for the U of base, even if u is the U of head. */
function tiedTail({ groups, n, m }: Ranking, doubledU: number): number {
  if (groups.length === 2) return waysOfTwoGroups(groups, n, doubledU) / goChoose(n + m, n);
  const tail = countDeals({ groups, size: n, doubledU }) / choose(n + m, n);
  if (n + m <= WHOLE_UP_TO || !isShortDecimal(2 * tail)) return tail;
  return countTiedWays(groups, n, doubledU) / goChoose(n + m, n);
}

/** Largest number of values for which benchstat's counts are whole numbers. Above it they are slightly off. */
const WHOLE_UP_TO = 20;

/**
 * A number of at most five decimals is where alpha is, and where rounding to three decimals changes. There the last
 * bits of benchstat's p decide, so the slow count is needed. Everywhere else the exact count gives the same text.
 */
function isShortDecimal(p: number): boolean {
  const scaled = p * 1e5;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** Computes the normal approximation as in `stats/mann-whitney.ts`, but with the upper tail as 1 - F(z). */
function normalP({ groups, doubledU, n, m }: Ranking): number {
  const size = n + m;
  const ties = groups.reduce((sum, t) => sum + (t ** 3 - t), 0);
  const deviation = Math.sqrt((n * m * (size + 1 - ties / (size * (size - 1)))) / 12);
  const distance = (doubledU - n * m) / 2;
  const below = normalCdf((distance - 0.5 * Math.sign(distance)) / deviation);
  return 2 * Math.min(below, 1 - below);
}

/**
 * Counts the ways for two distinct values. As in benchstat, the division for the bound truncates towards zero, which
 * counts one term too many if the numerator is negative.
 */
function waysOfTwoGroups(groups: readonly number[], size: number, doubledU: number): number {
  const [low, high] = groups as [number, number];
  const last = Math.trunc((doubledU - size * (low - size)) / (low + high));
  let ways = 0;
  for (let inHigh = Math.max(0, size - low); inHigh <= last; inHigh++) {
    ways += goChoose(low, size - inHigh) * goChoose(high, inHigh);
  }
  return ways;
}

/**
 * Counts the ways for three or more distinct values: P(U <= u) times the number of all ways. Its binomials are not quite
 * whole numbers, so the last bits depend on benchstat's order of operations. It is slow, and needed only where p is at a
 * border. The fast and exact count is in `stats/u-distribution.ts`.
 * Source of the recurrence: Cheung & Klotz, The Mann Whitney Wilcoxon distribution using linked lists (1997).
 */
function countTiedWays(groups: readonly number[], size: number, doubledU: number): number {
  // below[k]: number of values in the first k groups. rises[k]: twice the mean rank in group k, minus 1, plus the
  // number of values before it.
  const below = [0];
  for (const group of groups) below.push(below.at(-1)! + group);
  const rises = [0, groups[0]!];
  for (let k = 2; k <= groups.length; k++) rises.push(below[k - 1]! + below[k]!);

  const known = new Map<string, number>();
  const count = (k: number, dealt: number, bound: number): number => {
    if (k === 2) return waysOfTwoGroups(groups, dealt, bound);
    const key = `${k},${dealt},${bound}`;
    let ways = known.get(key);
    if (ways === undefined) {
      ways = 0;
      const group = groups[k - 1]!;
      for (let here = Math.max(0, dealt - below[k - 1]!); here <= Math.min(dealt, group); here++) {
        const rest = bound - here * (rises[k]! - 2 * dealt + here);
        ways += countWithin(k - 1, dealt - here, rest) * goChoose(group, here);
      }
      known.set(key, ways);
    }
    return ways;
  };
  const countWithin = (k: number, dealt: number, bound: number): number => {
    if (bound < findExtremeU(groups.slice(0, k), dealt, 'least')) return 0;
    if (bound > findExtremeU(groups.slice(0, k), dealt, 'most')) return goChoose(below[k]!, dealt);
    return count(k, dealt, bound);
  };
  return count(groups.length, size, doubledU);
}

function findExtremeU(groups: readonly number[], dealt: number, which: 'least' | 'most'): number {
  const total = groups.reduce((sum, group) => sum + group, 0);
  const order = which === 'least' ? groups : groups.toReversed();
  let left = dealt;
  let ties = 0;
  for (const group of order) {
    const taken = Math.min(left, group);
    ties += taken * (group - taken);
    left -= taken;
  }
  // All chosen groups are on one side of all others. Values tie only within the last chosen group.
  return which === 'least' ? ties : 2 * dealt * (total - dealt) - ties;
}
