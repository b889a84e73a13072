// Describes units: what a unit measures, which direction is better, how it is written. The table holds what is certain.
// For every other unit the answer is a guess, marked as such, and the configuration can correct it.

import type { BetterDirection } from '../model/measurement.ts';
import { rememberAnswers } from '../text/remember-answers.ts';
import { parseUnit } from './parsed-unit.ts';
import { tidyUnit } from './tidy.ts';
import { splitUnit } from './tokens.ts';

export interface UnitDescription {
  /** Unit as `parse` prints it: `s`, `B`, `count`, `B/s`, `1/s`, or the base unit itself. */
  readonly dimension: string;
  readonly better: BetterDirection;
  /** True if the direction is a guess: higher for rates, lower for all other units. */
  readonly guessed: boolean;
  /** True if the unit shows its direction: a time, a size, a cost per operation, or an amount per time of something good. */
  readonly evident: boolean;
  /** True if the unit implies no noise. A format knows more about its own counts, see `Measurement.deterministic`. */
  readonly exact: boolean;
  /** `sec/op`, `p99-sec`. */
  readonly isDuration: boolean;
  /** Written with the prefixes Ki, Mi, Gi, Ti. */
  readonly binary: boolean;
}

// `B` and `count` are not exact, because peak memory and page faults vary. Formats mark file sizes and instruction
// counts themselves. `B/op` varies a little with buffers that are shared between iterations.
const KNOWN_UNITS = new Map<string, Pick<UnitDescription, 'dimension' | 'better' | 'exact'>>([
  ['sec', { dimension: 's', better: 'lower', exact: false }],
  ['sec/op', { dimension: 's', better: 'lower', exact: false }],
  ['B', { dimension: 'B', better: 'lower', exact: false }],
  ['B/op', { dimension: 'B', better: 'lower', exact: false }],
  ['allocs/op', { dimension: 'count', better: 'lower', exact: true }],
  ['count', { dimension: 'count', better: 'lower', exact: false }],
  ['B/s', { dimension: 'B/s', better: 'higher', exact: false }],
  ['1/s', { dimension: '1/s', better: 'higher', exact: false }],
]);

/** Words that mean a rate, with any prefix: frames, queries, bits or instructions per second, requests per minute. */
const RATE_WORD = /^[kmgtpe]?i?(?:(?:[fqrtcp]|io|flo)ps|b(?:it)?ps|ips|hz|[rtq]pm)$/i;

/** What nobody wants more of. */
const HARM =
  /^(?:errors?|fail(?:ure|ed)?s?|faults?|miss(?:es)?|drop(?:ped|s)?|retr(?:y|ies)|timeouts?|stalls?|gcs?|collisions?|conflicts?|exceptions?|evictions?|aborts?|rejects?|leaks?)$/i;

/** The unit of a tool is converted to its base unit first. */
export const unitDescriptionOf = rememberAnswers((unit: string): UnitDescription => {
  const base = tidyUnit(unit).unit;
  const { kind, rate, numerator } = parseUnit(base);
  const known = KNOWN_UNITS.get(base);
  const isHigher = rate || numerator.some((word) => RATE_WORD.test(word));
  const isCost = /\/(?:op|iter)$/.test(base);
  const isEvident = rate ? !numerator.some((word) => HARM.test(word)) : kind !== 'other' || isCost;
  return {
    ...(known ?? { dimension: base, better: isHigher ? 'higher' : 'lower', exact: false }),
    guessed: known === undefined,
    evident: known !== undefined || isEvident,
    isDuration: kind === 'time' && !rate,
    binary: hasBinaryPrefix(base),
  };
});

/** Implements the rule of benchstat (golang.org/x/perf/benchunit, `ClassOf`): the numerator has one of these words. */
export function hasBinaryPrefix(unit: string): boolean {
  return splitUnit(unit).some(
    ({ text, inDenominator }) => !inDenominator && (text === 'B' || text === 'MB' || text === 'bytes'),
  );
}
