// What is known of a unit: what it measures, which way is better, how it is written. The table holds what is
// certain; for every other unit the answer is a guess and says so, and the configuration can correct it.

import type { Better } from '../model/measurement.ts';
import { shapeOf } from './shape.ts';
import { tidy } from './tidy.ts';
import { tokens } from './tokens.ts';

export interface UnitFacts {
  /** What `parse` prints as the unit: `s`, `B`, `count`, `B/s`, `1/s`, else the base unit itself. */
  readonly dimension: string;
  readonly better: Better;
  /** The direction is a guess: `…/s` higher, all else lower. */
  readonly guessed: boolean;
  /** Noise-free by what it is. A format knows better what it counts, see `Measurement.deterministic`. */
  readonly exact: boolean;
  /** A duration, whatever it is a duration of: `sec/op`, `p99-sec`. */
  readonly timelike: boolean;
  /** Written with the prefixes Ki, Mi, Gi, Ti. */
  readonly binary: boolean;
}

type Known = Pick<UnitFacts, 'dimension' | 'better' | 'exact'>;

// `B` and `count` are not exact: peak memory and page faults vary, a file's size and an instruction count
// are marked by their formats. `B/op` varies a little with buffers that are shared between iterations.
const KNOWN = new Map<string, Known>([
  ['sec', { dimension: 's', better: 'lower', exact: false }],
  ['sec/op', { dimension: 's', better: 'lower', exact: false }],
  ['B', { dimension: 'B', better: 'lower', exact: false }],
  ['B/op', { dimension: 'B', better: 'lower', exact: false }],
  ['allocs/op', { dimension: 'count', better: 'lower', exact: true }],
  ['count', { dimension: 'count', better: 'lower', exact: false }],
  ['B/s', { dimension: 'B/s', better: 'higher', exact: false }],
  ['1/s', { dimension: '1/s', better: 'higher', exact: false }],
]);

/** Takes a base unit; a tool's unit is tidied first. */
export function describe(unit: string): UnitFacts {
  const base = tidy(unit).unit;
  const { kind, rate } = shapeOf(base);
  const known = KNOWN.get(base);
  return {
    ...(known ?? { dimension: base, better: rate ? 'higher' : 'lower', exact: false }),
    guessed: known === undefined,
    timelike: kind === 'time' && !rate,
    binary: isBinary(base),
  };
}

/** benchstat's rule (golang.org/x/perf/benchunit, `ClassOf`): one of these words stands above the line. */
export function isBinary(unit: string): boolean {
  return tokens(unit).some(
    ({ text, below }) => !below && (text === 'B' || text === 'MB' || text === 'bytes'),
  );
}
