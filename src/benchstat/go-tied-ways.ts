// Counts in how many ways tied values can be dealt to base, with benchstat's order of operations. Its binomials are not
// quite whole numbers, so the last bits of the result depend on the order. Slow: needed only where p is at a border.
// The fast and exact count is in `stats/tied-ways.ts`.
// Source of the recurrence: Cheung & Klotz, The Mann Whitney Wilcoxon distribution using linked lists (1997).

import { goChoose } from './go-math.ts';

/**
 * Counts the ways for two distinct values. As in benchstat, the division for the bound truncates towards zero, which
 * counts one term too many if the numerator is negative.
 */
export function waysOfTwoGroups(groups: readonly number[], size: number, doubledU: number): number {
  const [low, high] = groups as [number, number];
  const last = Math.trunc((doubledU - size * (low - size)) / (low + high));
  let ways = 0;
  for (let inHigh = Math.max(0, size - low); inHigh <= last; inHigh++) {
    ways += goChoose(low, size - inHigh) * goChoose(high, inHigh);
  }
  return ways;
}

/** Counts the ways for three or more distinct values: P(U <= u) times the number of all ways. */
export function countTiedWays(groups: readonly number[], size: number, doubledU: number): number {
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

/** Returns the smallest or largest doubled U that `dealt` of the grouped values can have. */
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
