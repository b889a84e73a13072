// Words for the log while measuring: how long something took, how much is left.

import type { RecordedInvocation } from '../model/recording.ts';
import type { MeasureSettings } from '../settings/settings.ts';

/** `850 ms`, `12.3 s`, `4 min 05 s`. */
export function duration(ms: number): string {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}

export interface Plan {
  readonly settings: MeasureSettings;
  /** Sides that are measured: a base that does not run takes no time. */
  readonly sides: number;
}

/** By the mean of the rounds so far; what may end earlier says `at most`. Empty when nothing is left or known. */
export function estimateLeft(invocations: readonly RecordedInvocation[], { settings, sides }: Plan): string {
  const { rounds, commands, maxMinutes } = settings;
  const measured = invocations.filter(({ round }) => round > 0);
  const last = measured.at(-1);
  if (last === undefined) return '';
  const mean = measured.reduce((sum, { durationMs }) => sum + durationMs, 0) / measured.length;
  const leftMs = mean * (rounds.max * commands.length * sides - measured.length);
  if (leftMs <= 0) return '';
  const capMs = Math.max(0, maxMinutes * 60_000 - last.startMs - last.durationMs);
  const isCertain = rounds.min === rounds.max && leftMs <= capMs;
  return `, ${isCertain ? 'about' : 'at most'} ${duration(Math.min(leftMs, capMs))} left`;
}
