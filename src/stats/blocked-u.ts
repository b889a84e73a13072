// The Mann-Whitney U test within blocks. It compares values only with those of the same block, so an effect on a whole
// block, such as a disturbance at that time, is not evidence. Values of both sides in, a one-sided p out. It must only
// consider orders that the schedule could have drawn: within a block, every assignment of its places to the sides.
// Source: van Elteren, On the combination of independent two-sample tests of Wilcoxon, Bull. Int. Statist. Inst. 37
// (1960), with equal weights and the exact distribution.

export interface SampleBlock {
  readonly base: readonly number[];
  readonly head: readonly number[];
}

export interface BlockedTest {
  /** Probability, if the sides do not differ, of at least this many pairs in which head is larger. Ties are excluded. */
  readonly p: number;
  /** Smallest p that these blocks could have given. */
  readonly smallest: number;
}

export function blockedU(blocks: readonly SampleBlock[]): BlockedTest {
  let chances: readonly number[] = [1];
  let larger = 0;
  for (const { base, head } of blocks) {
    larger += base.reduce((sum, from) => sum + head.filter((to) => to > from).length, 0);
    chances = convolve(chances, probabilitiesOf(base.length, head.length));
  }
  const p = chances.slice(larger).reduce((sum, chance) => sum + chance, 0);
  // Sums of rounded numbers may be slightly above 1.
  return { p: larger === 0 ? 1 : Math.min(1, p), smallest: chances.at(-1)! };
}

/** P(U = k) for k = 0 … n·m if no values are equal, by the recursion of Mann & Whitney (1947). */
function probabilitiesOf(n: number, m: number): number[] {
  if (n === 0 || m === 0) return [1];
  const chances = Array.from({ length: n * m + 1 }, () => 0);
  // The largest value is from base, and is above no value of head, or it is from head, and is above all of base.
  for (const [u, chance] of probabilitiesOf(n - 1, m).entries()) chances[u]! += (n / (n + m)) * chance;
  for (const [u, chance] of probabilitiesOf(n, m - 1).entries()) chances[u + n]! += (m / (n + m)) * chance;
  return chances;
}

function convolve(left: readonly number[], right: readonly number[]): number[] {
  const sums = Array.from({ length: left.length + right.length - 1 }, () => 0);
  for (const [i, one] of left.entries()) for (const [j, other] of right.entries()) sums[i + j]! += one * other;
  return sums;
}
