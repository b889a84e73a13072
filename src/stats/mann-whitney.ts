// The Mann-Whitney U test: could two samples differ this much if base and head were the same? It assumes nothing about
// the distribution of the noise. Two samples in, U and a two-sided p out. It must never give a p above 1, nor a p of 0
// if p is exact.
// Source: Mann & Whitney (1947); ties as in Lehmann, Nonparametrics (1975), chapter 1.4.

import { wilcoxonRankSum } from 'simple-statistics';
import { choose } from './binomial.ts';
import { sortAscending } from './median.ts';
import { normalTail } from './normal.ts';
import { smallerTiedTail, untiedLowerHalf } from './u-distribution.ts';

export interface MannWhitney {
  /**
   * Number of pairs in which base is larger, plus half of the ties, from 0 to n·m. 0 if head is larger in all pairs.
   */
  readonly u: number;
  /** Two-sided p, in (0, 1]. 1 if all values are equal. */
  readonly p: number;
  readonly method: 'exact' | 'normal';
}

/** Runs the test. Neither side may be empty. */
export function mannWhitney(
  base: readonly number[],
  head: readonly number[],
  options: { readonly exactUpTo?: ExactLimits } = {},
): MannWhitney {
  const { exactUpTo = EXACT_UP_TO } = options;
  const n = base.length;
  const u = wilcoxonRankSum([...base], [...head]) - (n * (n + 1)) / 2;
  const groups = tieGroups([...base, ...head]);
  const isTied = groups.length < n + head.length;
  const limit = isTied ? exactUpTo.tied : exactUpTo.untied;
  const method = Math.max(n, head.length) <= limit ? 'exact' : 'normal';

  const outcome = { u, n, m: head.length, groups };
  if (groups.length === 1) return { u, p: 1, method };
  if (method === 'normal') return { u, p: normalP(outcome), method };
  return { u, p: isTied ? tiedP(outcome) : untiedP(outcome), method };
}

/** Smallest two-sided p of n and m values: 2/C(n+m, n), for distinct values and full separation. */
export function smallestTwoSidedP(n: number, m: number): number {
  return Math.min(1, 2 / choose(n + m, n));
}

interface UStatistic {
  readonly u: number;
  readonly n: number;
  readonly m: number;
  readonly groups: readonly number[];
}

function untiedP({ u, n, m }: UStatistic): number {
  const smaller = Math.min(u, n * m - u);
  // In the exact middle, both tails include that U, so each is more than half.
  return 2 * smaller === n * m ? 1 : Math.min(1, 2 * untiedLowerHalf(n, m)[smaller]!);
}

function tiedP({ u, n, groups }: UStatistic): number {
  return Math.min(1, 2 * smallerTiedTail({ groups, size: n, doubledU: 2 * u }));
}

/**
 * Computes p from the normal approximation of U: mean n·m/2, variance n·m/12 · (N+1 - Σ(t³-t)/(N(N-1))), with N = n+m
 * and t the sizes of the tie groups. Because U is discrete, it is moved by 1/2 towards the mean.
 */
function normalP({ u, n, m, groups }: UStatistic): number {
  const size = n + m;
  const ties = groups.reduce((sum, t) => sum + (t ** 3 - t), 0);
  const deviation = Math.sqrt(((n * m) / 12) * (size + 1 - ties / (size * (size - 1))));
  const distance = Math.max(0, Math.abs(u - (n * m) / 2) - 0.5);
  return Math.min(1, 2 * normalTail(distance / deviation));
}

/** Sizes of the groups of equal values, in ascending order of the value. */
function tieGroups(values: readonly number[]): number[] {
  const sizes: number[] = [];
  let previous = Number.NaN;
  for (const value of sortAscending(values)) {
    if (value === previous) sizes[sizes.length - 1]! += 1;
    else sizes.push(1);
    previous = value;
  }
  return sizes;
}

/** Largest number of values on a side for which p is exact. Above it, p is approximated. */
export interface ExactLimits {
  /** Limit if all pooled values are different. */
  readonly untied: number;
  /** Limit if some values are equal, which makes counting slower. */
  readonly tied: number;
}

/** Our limits: enough for the 30 rounds of a long run, and for tables of 50 values per side. */
export const EXACT_UP_TO: ExactLimits = { untied: 50, tied: 50 };

/** Limits of benchstat, for tables that must show its p. */
export const BENCHSTAT_EXACT: ExactLimits = { untied: 50, tied: 25 };
