// The Mann-Whitney U test: could two samples differ this much if base and head were the same? It assumes nothing about
// the distribution of the noise. Two samples in, U and a two-sided p out. It must never give a p above 1, nor a p of 0
// if p is exact.
// Source: Mann & Whitney (1947); ties as in Lehmann, Nonparametrics (1975), chapter 1.4.

import { choose } from './binomial.ts';
import { sortAscending } from './median.ts';
import { normalTail } from './normal.ts';
import { smallerTiedTail, untiedLowerHalf } from './u-distribution.ts';

/**
 * Largest number of values on a side for which p is exact: enough for the 30 rounds of a long run, and for tables of 50
 * values per side. Above it, p is approximated.
 */
export const EXACT_UP_TO = 50;

export interface MannWhitney {
  /** Number of pairs in which base is larger, plus half of the ties, from 0 to n·m. */
  readonly u: number;
  /** Two-sided p, in (0, 1]. 1 if all values are equal. */
  readonly p: number;
  readonly method: 'exact' | 'normal';
}

/** Neither side may be empty. */
export function mannWhitney(
  base: readonly number[],
  head: readonly number[],
  exactUpTo: number = EXACT_UP_TO,
): MannWhitney {
  const ranking = rankSides(sortAscending(base), sortAscending(head));
  const { groups, doubledU, n, m } = ranking;
  const u = doubledU / 2;
  const method = Math.max(n, m) <= exactUpTo ? 'exact' : 'normal';
  if (groups.length === 1) return { u, p: 1, method };
  if (method === 'normal') return { u, p: normalP(ranking), method };
  if (groups.length < n + m) return { u, p: Math.min(1, 2 * smallerTiedTail({ groups, size: n, doubledU })), method };
  // In the exact middle, both tails include that U, so each is more than half.
  return { u, p: doubledU === n * m ? 1 : Math.min(1, 2 * untiedLowerHalf(n, m)[Math.min(u, n * m - u)]!), method };
}

/** Smallest two-sided p of n and m values: 2/C(n+m, n), for distinct values and full separation. */
export function smallestTwoSidedP(n: number, m: number): number {
  return Math.min(1, 2 / choose(n + m, n));
}

export interface Ranking {
  /** Sizes of the groups of equal values in the pooled data, in ascending order of the value. */
  readonly groups: readonly number[];
  readonly doubledU: number;
  readonly n: number;
  readonly m: number;
}

/** The samples ascend, without NaN. */
export function rankSides(base: Float64Array, head: Float64Array): Ranking {
  const n = base.length;
  const m = head.length;
  const groups: number[] = [];
  let doubledRanks = 0;
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    const before = i + j;
    const beforeInBase = i;
    const value = j === m || (i < n && base[i]! < head[j]!) ? base[i]! : head[j]!;
    while (base[i] === value) i += 1;
    while (head[j] === value) j += 1;
    groups.push(i + j - before);
    // Ranks start at 1. Equal values share the mean of their ranks.
    doubledRanks += (i - beforeInBase) * (before + 1 + i + j);
  }
  return { groups, doubledU: doubledRanks - n * (n + 1), n, m };
}

/**
 * Computes p from the normal approximation of U: mean n·m/2, variance n·m/12 · (N+1 - Σ(t³-t)/(N(N-1))), with N = n+m
 * and t the sizes of the tie groups. Because U is discrete, it is moved by 1/2 towards the mean.
 */
function normalP({ groups, doubledU, n, m }: Ranking): number {
  const size = n + m;
  const ties = groups.reduce((sum, t) => sum + (t ** 3 - t), 0);
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - ties / (size * (size - 1))));
  const distance = Math.max(0, Math.abs(doubledU - n * m) / 2 - 0.5);
  return Math.min(1, 2 * normalTail(distance / deviation));
}
