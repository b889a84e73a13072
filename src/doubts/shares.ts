// A series of shares of processor time, one for each round, as the two numbers that tell of a neighbour: how much
// it was over all, and the worst round. In: observations; out: ratios. Says nothing about what is too much.

import type { Observations } from '../model/environment.ts';
import { median } from '../stats/median.ts';

export interface Shares {
  /** Of all the time that was measured. */
  readonly mean: number;
  /** Of the rounds; the one in the middle. */
  readonly usual: number;
  readonly worst: number;
  /** In which that was; 0 is the warm-up. */
  readonly worstRound: number;
}

/** The kernel counts in hundredths of a second: in less time than this, a tick or two would look like a neighbour. */
const LEAST_MS = 1000;

/** Null where the system does not tell, or measuring took too little time to say. */
export function sharesOf({ atMs, ...series }: Observations, which: 'steal' | 'others'): Shares | null {
  const spans = series[which].flatMap((share, index) => {
    // The first entry is of before the warm-up.
    const ms = index === 0 ? 0 : (atMs[index] ?? 0) - (atMs[index - 1] ?? 0);
    return share === null || ms <= 0 ? [] : [{ share, ms, round: index - 1 }];
  });
  const totalMs = spans.reduce((sum, { ms }) => sum + ms, 0);
  if (totalMs < LEAST_MS) return null;
  const mean = spans.reduce((sum, { share, ms }) => sum + share * ms, 0) / totalMs;
  const long = spans.filter(({ ms }) => ms >= LEAST_MS).sort((left, right) => right.share - left.share);
  const [worst] = long;
  if (worst === undefined) return { mean, usual: mean, worst: mean, worstRound: 0 };
  return { mean, usual: median(long.map(({ share }) => share)), worst: worst.share, worstRound: worst.round };
}

/** `the warm-up`, `round 7`. */
export function nameOfRound(round: number): string {
  return round === 0 ? 'the warm-up' : `round ${round}`;
}
