// A series of shares of processor time, one for each block of rounds, as the two numbers that tell of a neighbour: how
// much it was over all, and the worst block. In: observations, and the invocations between them. Out: ratios. Says nothing
// about what is too much. What was put aside as disturbed has no part in it.

import type { Observations } from '../model/environment.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { median } from '../stats/median.ts';

export interface Shares {
  /** Of all the time that was measured. */
  readonly mean: number;
  /** Of the entries; the one in the middle. */
  readonly usual: number;
  readonly worst: number;
  /** In which that was. */
  readonly worstRounds: Rounds;
}

/** From the first to the last one; both 0: the warm-up. */
export interface Rounds {
  readonly first: number;
  readonly last: number;
}

/** The kernel counts in hundredths of a second: in less time than this, a tick or two would look like a neighbour. */
const LEAST_MS = 1000;

/** Null where the system does not tell, or measuring took too little time to say. */
export function sharesOf(
  observations: Observations,
  invocations: readonly RecordedInvocation[],
  which: 'steal' | 'others',
): Shares | null {
  const { atMs } = observations;
  const asideMs = invocations.flatMap(({ outcome, startMs }) => (outcome === 'disturbed' ? [startMs] : []));
  const spans = observations[which].flatMap((share, index) => {
    // The first entry is of before the warm-up.
    if (share === null || index === 0) return [];
    const [from, to] = [atMs[index - 1] ?? 0, atMs[index] ?? 0];
    if (to <= from || asideMs.some((startMs) => startMs >= from && startMs < to)) return [];
    return [{ share, ms: to - from, rounds: roundsOf(observations, index) }];
  });
  const totalMs = spans.reduce((sum, { ms }) => sum + ms, 0);
  if (totalMs < LEAST_MS) return null;
  const mean = spans.reduce((sum, { share, ms }) => sum + share * ms, 0) / totalMs;
  const long = spans.filter(({ ms }) => ms >= LEAST_MS).sort((left, right) => right.share - left.share);
  const [worst] = long;
  if (worst === undefined) return { mean, usual: mean, worst: mean, worstRounds: { first: 0, last: 0 } };
  const usual = median(long.map(({ share }) => share));
  return { mean, usual, worst: worst.share, worstRounds: worst.rounds };
}

/** Recordings of an earlier version have an entry for each round. */
function roundsOf({ rounds }: Observations, index: number): Rounds {
  const last = rounds === undefined ? index - 1 : (rounds[index] ?? 0);
  const earlier = (rounds ?? [])
    .slice(0, index)
    .flatMap((round) => (round !== null && round < last ? round : []));
  const first = rounds === undefined ? last : Math.min(last, Math.max(0, ...earlier) + 1);
  return { first, last };
}

/** `the warm-up`, `round 7`, `rounds 7 and 8`. */
export function nameOfRounds({ first, last }: Rounds): string {
  if (last === 0) return 'the warm-up';
  if (first === last) return `round ${last}`;
  return `rounds ${first} ${last === first + 1 ? 'and' : 'to'} ${last}`;
}
