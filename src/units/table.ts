// Describes units: what a unit measures, which direction is better, how it is written. The table holds what is certain.
// For every other unit the answer is a guess, marked as such, and the configuration can correct it.

import type { Better } from '../model/measurement.ts';
import { shapeOf } from './shape.ts';
import { tidy } from './tidy.ts';
import { tokens } from './tokens.ts';

export interface UnitFacts {
  /** Unit as `parse` prints it: `s`, `B`, `count`, `B/s`, `1/s`, or the base unit itself. */
  readonly dimension: string;
  readonly better: Better;
  /** True if the direction is a guess: higher for `…/s`, lower for all other units. */
  readonly guessed: boolean;
  /** True if the unit implies no noise. A format knows more about its own counts, see `Measurement.deterministic`. */
  readonly exact: boolean;
  /** True for every duration: `sec/op`, `p99-sec`. */
  readonly timelike: boolean;
  /** True if the unit is written with the prefixes Ki, Mi, Gi, Ti. */
  readonly binary: boolean;
}

type Known = Pick<UnitFacts, 'dimension' | 'better' | 'exact'>;

// `B` and `count` are not exact, because peak memory and page faults vary. Formats mark file sizes and instruction
// counts themselves. `B/op` varies a little with buffers that are shared between iterations.
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

/** Describes a unit. The unit of a tool is converted to its base unit first. */
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

/** Implements the rule of benchstat (golang.org/x/perf/benchunit, `ClassOf`): the numerator has one of these words. */
export function isBinary(unit: string): boolean {
  return tokens(unit).some(
    ({ text, below }) => !below && (text === 'B' || text === 'MB' || text === 'bytes'),
  );
}
