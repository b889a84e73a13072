// The clock of this machine: monotonic time, pauses, and the day in UTC.

import { setTimeout as delay } from 'node:timers/promises';
import { dayOf } from '../text/day.ts';
import type { Clock } from './host.ts';

/** Returns the clock of this machine. `sleep` resolves early when the run is cancelled. */
export function makeClock(cancelled: AbortSignal): Clock {
  return {
    nowMs: () => performance.now(),
    sleep: (ms) => delay(ms, undefined, { signal: cancelled }).catch(() => {}),
    today: () => dayOf(Date.now()),
  };
}
