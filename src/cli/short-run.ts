// Tells the engine that a run will be short. Compiling hot functions pays in seconds, not in the tenth of a second
// that a small comparison takes: there it only takes the processor away from the work itself.

import { setFlagsFromString } from 'node:v8';

/** Bytes of input. From here on compiled code begins to win, with node 20 as with node 24. */
const SHORT_BELOW = 8_000_000;

/** To be asked before the work begins: what is compiled already stays so. */
export function expectInput(bytes: number): void {
  if (bytes < SHORT_BELOW) setFlagsFromString('--no-opt');
}
