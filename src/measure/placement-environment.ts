// The variables that put a program into a placement. Both sides get variables of the same length.

import type { Placement } from '../model/recording.ts';

/** Returns the variables of a placement. What the user's environment sets stays in force: tunables come last. */
export function placementEnvironment(
  { padding, topPad, hashSeed }: Placement,
  { GLIBC_TUNABLES: own = '', PYTHONHASHSEED }: Readonly<Record<string, string | undefined>>,
): Record<string, string> {
  // Always as long, so that reading it takes as many instructions in each placement.
  const tunable = `glibc.malloc.top_pad=0x${topPad.toString(16).padStart(8, '0')}`;
  return {
    BENCH_REFEREE_PADDING: 'x'.repeat(padding),
    PYTHONHASHSEED: PYTHONHASHSEED ?? String(hashSeed).padStart(2, '0'),
    GLIBC_TUNABLES: own === '' ? tunable : `${tunable}:${own}`,
  };
}
