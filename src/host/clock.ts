// The clock of this machine.

import { setTimeout as delay } from 'node:timers/promises';
import { dayOf } from '../model/day.ts';
import type { Clock } from './host.ts';

/** Nobody sleeps on once the run is cancelled. */
export function makeClock(cancelled: AbortSignal): Clock {
  return {
    nowMs: () => performance.now(),
    sleep: (ms) => delay(ms, undefined, { signal: cancelled }).catch(() => {}),
    today: () => dayOf(Date.now()),
  };
}
