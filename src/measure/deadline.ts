// How long an invocation may take, and what is said of one that took longer. A hanging command is told from a
// slow one by what the command took before; the first of all has nothing to be compared with.

import { duration } from './progress.ts';

export interface Deadline {
  readonly ms: number;
  /**
   * `time`: all time for measuring is used up, which is nobody's fault. `patience`: many times the usual
   * duration. `warm-up`: the time for measuring was not even enough for the warm-up.
   */
  readonly because: 'time' | 'patience' | 'warm-up';
  /** The slowest invocation so far; 0 when there was none. */
  readonly usualMs: number;
}

/** A hanging command is told from a slow one by this many times its usual duration … */
const PATIENCE = 10;
/** … and never before this long, because first runs and loaded machines vary. */
const LEAST_PATIENCE_MS = 60_000;

interface Known {
  readonly isWarmUp: boolean;
  readonly usualMs: number;
  /** Of `max-minutes`. */
  readonly leftMs: number;
}

export function deadlineFor({ isWarmUp, usualMs, leftMs }: Known): Deadline {
  const patienceMs =
    usualMs === 0 ? Number.POSITIVE_INFINITY : Math.max(LEAST_PATIENCE_MS, PATIENCE * usualMs);
  if (patienceMs < leftMs) return { ms: patienceMs, because: 'patience', usualMs };
  return { ms: leftMs, because: isWarmUp ? 'warm-up' : 'time', usualMs };
}

/** What is wrong with a command that did not keep its deadline, and what to do. */
export function overdue({ ms, because, usualMs }: Deadline): string {
  switch (because) {
    case 'time':
      return 'was stopped when max-minutes were over.';
    case 'patience':
      return (
        `did not end within ${duration(ms)}, though ${duration(usualMs)} was enough before, and was killed. ` +
        'Find out why it hangs, or give it a time limit of its own.'
      );
    case 'warm-up':
      return (
        `did not end within ${duration(ms)}, all that was left of max-minutes, and was killed. ` +
        'Raise `max-minutes`, or find out why it hangs.'
      );
  }
}
