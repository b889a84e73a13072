// The clock of this machine.

import type { Clock } from './host.ts';

export const CLOCK: Clock = {
  nowMs: () => performance.now(),
  today: () => new Date().toISOString().slice(0, '2026-11-20'.length),
};
