// benchstat's p of the Mann-Whitney test, its mistakes included: `compare` has to print its bytes. It must never
// decide anything; the right p is that of `stats/mann-whitney.ts`.
// Wrong are: with ties and unequal sizes one tail is counted whichever side has the smaller U, so that p can be
// above 1 or exactly 0; two distinct values can count a term too many; the normal approximation loses the p of
// large improvements, as 1 - F(z) is 0 from z = 8.3 on.

import { choose } from '../stats/binomial.ts';
import { BENCHSTAT_EXACT } from '../stats/exact-limits.ts';
import { normalCdf } from '../stats/normal.ts';
import { waysAtMost } from '../stats/tied-ways.ts';
import { untiedLowerHalf } from '../stats/u-distribution.ts';
import { goChoose } from './go-math.ts';
import { tiedWays, waysOfTwoGroups } from './go-tied-ways.ts';

/**
 * Takes ascending samples (NaN first), base's first. Null when all values are equal, which benchstat does not
 * test. NaN when a value is NaN: benchstat itself never ends then.
 */
export function benchstatP(base: Float64Array, head: Float64Array): number | null {
  if (Number.isNaN(base[0]) || Number.isNaN(head[0])) return Number.NaN;
  // In ascending order the ends tell; most counts of allocations are such.
  const value = base[0]!;
  if (value === head[0] && value === base.at(-1) && value === head.at(-1)) return null;
  const ranking = rank(base, head);
  const { groups, doubledU, n, m } = ranking;
  const isTied = groups.length < n + m;
  const limit = isTied ? BENCHSTAT_EXACT.tied : BENCHSTAT_EXACT.untied;
  if (Math.max(n, m) > limit) return normalP(ranking);
  if (doubledU === n * m) return 1;
  const smaller = Math.min(doubledU, 2 * n * m - doubledU);
  return 2 * (isTied ? tiedTail(ranking, smaller) : untiedLowerHalf(n, m)[smaller / 2]!);
}

interface Ranking {
  /** Sizes of the groups of equal values in the pooled data, in ascending order of the value. */
  readonly groups: readonly number[];
  /** Twice base's U. */
  readonly doubledU: number;
  readonly n: number;
  readonly m: number;
}

function rank(base: Float64Array, head: Float64Array): Ranking {
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
    // Ranks count from 1; equal values share the mean of theirs.
    doubledRanks += (i - beforeInBase) * (before + 1 + i + j);
  }
  return { groups, doubledU: doubledRanks - n * (n + 1), n, m };
}

/** benchstat's P(U <= u) of base's U, also where u is head's. */
function tiedTail({ groups, n, m }: Ranking, doubledU: number): number {
  if (groups.length === 2) return waysOfTwoGroups(groups, n, doubledU) / goChoose(n + m, n);
  const tail = waysAtMost({ groups, size: n, bound: doubledU }) / choose(n + m, n);
  if (n + m <= WHOLE_UP_TO || !isShortDecimal(2 * tail)) return tail;
  return tiedWays(groups, n, doubledU) / goChoose(n + m, n);
}

/** For so many values benchstat's counts are whole numbers, above it they are a little off. */
const WHOLE_UP_TO = 20;

/**
 * Where alpha lies, and where three decimals round: there it shows on which side benchstat's p comes out. That
 * is worth the slow way; everywhere else the exact count gives the same text.
 */
function isShortDecimal(p: number): boolean {
  const scaled = p * 1e5;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}

/** As in `stats/mann-whitney.ts`, but with the upper tail as 1 - F(z). */
function normalP({ groups, doubledU, n, m }: Ranking): number {
  const size = n + m;
  const ties = groups.reduce((sum, t) => sum + (t ** 3 - t), 0);
  const deviation = Math.sqrt((n * m * (size + 1 - ties / (size * (size - 1)))) / 12);
  const distance = (doubledU - n * m) / 2;
  const below = normalCdf((distance - 0.5 * Math.sign(distance)) / deviation);
  return 2 * Math.min(below, 1 - below);
}
