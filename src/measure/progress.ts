// Estimates the remaining time of a run, and the time for one more round. In: the invocations so far and what is still
// planned. Only durations of comparable rounds are used.

import type { Side } from '../model/measurement.ts';
import { isPutAside, type RecordedInvocation } from '../model/recording.ts';
import { formatDuration } from '../render/messages/measuring-log.ts';
import type { MeasureSettings } from '../settings/settings.ts';

export interface EtaInputs {
  readonly settings: MeasureSettings;
  /** Sides that run: a base that does not run takes no time. */
  readonly sides: readonly Side[];
  /** Number of commands in each round from now on. */
  readonly commands: number;
  /** First round with the same commands and benchmarks as now. Earlier rounds say little about durations. */
  readonly since: number;
}

/**
 * Estimates the remaining time by the mean of comparable invocations, with `at most` if measuring may end earlier.
 * Returns an empty text when nothing is left or known.
 */
export function formatTimeLeft(invocations: readonly RecordedInvocation[], plan: EtaInputs): string {
  const { rounds, maxMinutes } = plan.settings;
  const latest = invocations.at(-1);
  // Rounds that are measured again are still to come.
  const last = invocations.findLast((one) => !isPutAside(one));
  const recent = invocations.filter(({ round }) => round >= Math.max(1, plan.since));
  if (latest === undefined || last === undefined || recent.length === 0) return '';
  const mean = recent.reduce((sum, { durationMs }) => sum + durationMs, 0) / recent.length;
  const made = recent.filter((one) => one.round === last.round && !isPutAside(one)).length;
  const leftMs = mean * ((rounds.max - Math.max(1, last.round) + 1) * plan.commands * plan.sides.length - made);
  if (leftMs <= 0) return '';
  const capMs = Math.max(0, maxMinutes * 60_000 - latest.startMs - latest.durationMs);
  const isCertain = rounds.min === rounds.max && leftMs <= capMs;
  return `, ${isCertain ? 'about' : 'at most'} ${formatDuration(Math.min(leftMs, capMs))} left`;
}

/**
 * Returns the time for one more round, by the slowest comparable invocation per command and side; null before any. What
 * failed says nothing about it.
 */
export function estimateRoundMs(
  invocations: readonly RecordedInvocation[],
  { sides, since }: Pick<EtaInputs, 'sides' | 'since'>,
): number | null {
  const slowest = new Map<string, number>();
  for (const { round, side, command, durationMs, outcome } of invocations) {
    const key = `${command} ${side}`;
    if (round >= since && sides.includes(side) && outcome !== 'failed' && outcome !== 'retried')
      slowest.set(key, Math.max(durationMs, slowest.get(key) ?? 0));
  }
  return slowest.size === 0 ? null : [...slowest.values()].reduce((sum, ms) => sum + ms);
}
