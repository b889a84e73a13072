// Loaded into the built program before it starts (`node --import`): its pauses and deadlines last a hundredth, and
// each pause is told on stderr as it was meant, in milliseconds: `pause 60000`.

import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const FACTOR = 100;

const { setTimeout: pause } = timers;
timers.setTimeout = (ms, ...rest) => {
  process.stderr.write(`pause ${ms}\n`);
  return pause(ms / FACTOR, ...rest);
};
syncBuiltinESMExports();

const { timeout } = AbortSignal;
// Long enough for an answer that does come, on a machine that is busy.
AbortSignal.timeout = (ms) => timeout(Math.max(2000, ms / FACTOR));
