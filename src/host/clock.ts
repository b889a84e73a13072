// The clock of this machine.

import { setTimeout as delay } from 'node:timers/promises';
import { dayOf } from '../model/day.ts';
import type { Clock } from './host.ts';

export const CLOCK: Clock = {
  nowMs: () => performance.now(),
  sleep: (ms) => delay(ms),
  today: () => dayOf(Date.now()),
};
