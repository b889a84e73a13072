// Summarises shares of processor time, one per block of rounds, to reveal a neighbour: the mean and the worst block.
// In: observations and invocations. Out: ratios. It sets no thresholds. Attempts that were put aside as disturbed are
// left out.

import type { Observations } from '../model/environment.ts';
import type { RecordedInvocation } from '../model/recording.ts';
import { median } from '../stats/median.ts';

export interface ShareSummary {
  /** Mean over the measured time, weighted by duration. */
  readonly mean: number;
  /** Median of the blocks. */
  readonly usual: number;
  readonly worst: number;
  /** Rounds of the worst block. */
  readonly worstRounds: RoundSpan;
}

/** First and last round of a block. Both are 0 for the warm-up. */
interface RoundSpan {
  readonly first: number;
  readonly last: number;
}

/**
 * Minimum duration in milliseconds. The kernel counts in hundredths of a second, so in less time one or two ticks would
 * look like a neighbour.
 */
const MIN_MS = 1000;

/** Null if the system does not report the shares or the measured time is too short. */
export function summariseShares(
  observations: Observations,
  invocations: readonly RecordedInvocation[],
  which: 'steal' | 'others',
): ShareSummary | null {
  const { atMs } = observations;
  const asideMs = invocations.flatMap(({ outcome, startMs }) => (outcome === 'disturbed' ? [startMs] : []));
  const spans = observations[which].flatMap((share, index) => {
    // The first entry is for the time before the warm-up.
    if (share === null || index === 0) return [];
    const [from, to] = [atMs[index - 1] ?? 0, atMs[index] ?? 0];
    if (to <= from || asideMs.some((startMs) => startMs >= from && startMs < to)) return [];
    return [{ share, ms: to - from, rounds: roundsOf(observations, index) }];
  });
  const totalMs = spans.reduce((sum, { ms }) => sum + ms, 0);
  if (totalMs < MIN_MS) return null;
  const mean = spans.reduce((sum, { share, ms }) => sum + share * ms, 0) / totalMs;
  const long = spans.filter(({ ms }) => ms >= MIN_MS).sort((left, right) => right.share - left.share);
  const [worst] = long;
  if (worst === undefined) return { mean, usual: mean, worst: mean, worstRounds: { first: 0, last: 0 } };
  const usual = median(long.map(({ share }) => share));
  return { mean, usual, worst: worst.share, worstRounds: worst.rounds };
}

/** Recordings of an earlier version have one entry per round. */
function roundsOf({ rounds }: Observations, index: number): RoundSpan {
  const last = rounds === undefined ? index - 1 : (rounds[index] ?? 0);
  const earlier = (rounds ?? []).slice(0, index).flatMap((round) => (round !== null && round < last ? round : []));
  const first = rounds === undefined ? last : Math.min(last, Math.max(0, ...earlier) + 1);
  return { first, last };
}
