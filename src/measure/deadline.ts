// Computes how long an invocation may take. In: earlier durations and the time that is left; out: a Deadline. A hanging
// command differs from a slow one by its earlier durations, so the first invocation of a run has no such limit.

export interface Deadline {
  readonly ms: number;
  /**
   * Reason for the deadline. `time`: the time for measuring is used up, which is not the benchmark's fault. `hang`:
   * many times the usual duration. `warm-up`: the time for measuring was not enough for the warm-up.
   */
  readonly because: 'time' | 'hang' | 'warm-up';
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
  const hangLimitMs = usualMs === 0 ? Number.POSITIVE_INFINITY : Math.max(MIN_HANG_MS, HANG_FACTOR * usualMs);
  if (hangLimitMs < leftMs) return { ms: hangLimitMs, because: 'hang', usualMs };
  return { ms: leftMs, because: isWarmUp ? 'warm-up' : 'time', usualMs };
}
