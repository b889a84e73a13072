// Prepares the comparison of two sides of profiles: their totals, the table of functions, and the noise. Pure.

import { userError } from '../errors.ts';
import { about } from '../model/location.ts';
import type { Profile } from '../model/profile.ts';
import type { ProfileSides } from './align-files.ts';
import { type FunctionRow, tabulateFunctions } from './function-table.ts';
import { estimateNoise, type NoiseSide, type NoiseSides, type ShareNoise } from './share-noise.ts';

/** What was measured on one side, without a profiler. */
export interface MeasuredSide {
  readonly median: number;
  readonly standardError: number;
}

/** What was measured, and its unit. */
export interface MeasuredChange {
  readonly unit: string;
  readonly base: MeasuredSide;
  readonly head: MeasuredSide;
  /** Degrees of freedom of the standard errors. */
  readonly degrees: number;
}

export interface ComparedSides {
  readonly unit: string;
  readonly rows: readonly FunctionRow[];
  readonly sides: NoiseSides;
  /** Standard deviation of the total of a run, relative to its mean. */
  readonly spread: number;
  /** Null with one profile on a side. */
  readonly noise: ShareNoise | null;
}

/**
 * Describes both sides. Without `measured`, values are means of one run. Throws a UserError if the profiles have different
 * units.
 */
export function compareSides(sides: ProfileSides, measured?: MeasuredChange): ComparedSides {
  const unit = unitOf(sides);
  const rows = tabulateFunctions(sides);
  const described = describeSides(sides, measured);
  const hasNoise = sides.base.length > 1 && sides.head.length > 1;
  const noise = hasNoise ? estimateNoise(rows, described) : null;
  return {
    unit: measured?.unit ?? unit,
    rows,
    sides: described,
    noise,
    spread: relativeSpread(sides.base, sides.head),
  };
}

function unitOf({ base, head }: ProfileSides): string {
  const units = [...new Set([...base, ...head].map(({ unit }) => unit))];
  if (units.length > 1) throw userError('profile-units-differ', about('command line'), { units });
  return units[0]!;
}

function describeSides({ base, head }: ProfileSides, measured: MeasuredChange | undefined): NoiseSides {
  const relative = relativeSpread(base, head);
  return {
    base: describeSide(base, measured?.base, relative),
    head: describeSide(head, measured?.head, relative),
    scaleDegrees: measured?.degrees ?? Math.max(1, base.length + head.length - 2),
  };
}

function describeSide(profiles: readonly Profile[], measured: MeasuredSide | undefined, relative: number): NoiseSide {
  const totals = profiles.map(({ total }) => total);
  const mean = average(totals);
  return {
    totals,
    quantum: average(profiles.map(({ quantum }) => quantum)),
    scale: measured?.median ?? mean,
    scaleError: measured?.standardError ?? (relative * mean) / Math.sqrt(totals.length),
  };
}

/** Returns the standard deviation of the total of a run relative to its mean, from both sides together. */
function relativeSpread(base: readonly Profile[], head: readonly Profile[]): number {
  const squares = [base, head].map((profiles) => {
    const mean = average(profiles.map(({ total }) => total));
    return profiles.reduce((sum, { total }) => sum + (total / mean - 1) ** 2, 0);
  });
  return Math.sqrt((squares[0]! + squares[1]!) / Math.max(1, base.length + head.length - 2));
}

function average(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
