// The clock of this machine.

import { dayOf } from '../model/day.ts';
import type { Clock } from './host.ts';

export const CLOCK: Clock = {
  nowMs: () => performance.now(),
  today: () => dayOf(Date.now()),
};
