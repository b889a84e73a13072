// Computes how long an invocation may take, and the message for one that took longer. A hanging command differs from a
// slow one by its earlier durations, so the first invocation of a run has no such limit.

import { formatDuration } from './progress.ts';

export interface Deadline {
  readonly ms: number;
  /**
   * Reason for the deadline. `time`: the time for measuring is used up, which is not the benchmark's fault. `patience`:
   * many times the usual duration. `warm-up`: the time for measuring was not enough for the warm-up.
   */
  readonly because: 'time' | 'patience' | 'warm-up';
  /** Duration of the slowest invocation so far; 0 before the first. */
  readonly usualMs: number;
}

/** A command hangs if it takes this many times its usual duration … */
const HANG_FACTOR = 10;
/** … but at least this long, because first runs and loaded machines vary. */
const MIN_HANG_MS = 60_000;

interface DeadlineInputs {
  readonly isWarmUp: boolean;
  readonly usualMs: number;
  /** Time left of `max-minutes`. */
  readonly leftMs: number;
}

export function deadlineFor({ isWarmUp, usualMs, leftMs }: DeadlineInputs): Deadline {
  const patienceMs = usualMs === 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_HANG_MS, HANG_FACTOR * usualMs);
  if (patienceMs < leftMs) return { ms: patienceMs, because: 'patience', usualMs };
  return { ms: leftMs, because: isWarmUp ? 'warm-up' : 'time', usualMs };
}

/** Returns what is wrong with a command that exceeded its deadline, and what to do. */
export function formatOverdue({ ms, because, usualMs }: Deadline): string {
  switch (because) {
    case 'time':
      return 'was stopped when max-minutes were over.';
    case 'patience':
      return (
        `did not end within ${formatDuration(ms)}, though ${formatDuration(usualMs)} was enough before, and was killed. ` +
        'Find out why it hangs, or give it a time limit of its own.'
      );
    case 'warm-up':
      return (
        `did not end within ${formatDuration(ms)}, all that was left of max-minutes, and was killed. ` +
        'Raise `max-minutes`, or find out why it hangs.'
      );
  }
}
