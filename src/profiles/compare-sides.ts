// Prepares the comparison of two sides of profiles: their totals, the table of functions, and the noise. Pure.

import { userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { SIDES } from '../model/measurement.ts';
import type { Frame, Profile } from '../model/profile.ts';
import { frameKey } from './normalise.ts';
import { forSides, type OfSides, type ProfileSides, sum } from './profile-sides.ts';
import { estimateNoise, type NoiseSides, type RunValues, type ShareNoise } from './share-noise.ts';

/** What was measured without a profiler. */
export interface MeasuredChange extends OfSides<{ readonly median: number; readonly standardError: number }> {
  readonly unit: string;
  /** Degrees of freedom of the standard errors. */
  readonly degrees: number;
}

interface FunctionRow extends RunValues {
  readonly frame: Frame;
}

export interface ComparedSides {
  readonly unit: string;
  readonly rows: readonly FunctionRow[];
  readonly sides: NoiseSides;
  /** Standard deviation of the total of a run relative to its mean, from both sides together. */
  readonly spread: number;
  /** Null with one profile on a side. */
  readonly noise: ShareNoise | null;
}

/** Without `measured`, values are means of one run. Throws a UserError if the profiles have different units. */
export function compareSides(sides: ProfileSides, measured: MeasuredChange | null = null): ComparedSides {
  const unit = checkUnit(sides);
  const rows = tabulateFunctions(sides);
  const spread = relativeSpread(sides);
  const described = describeSides(sides, measured, spread);
  const hasNoise = sides.base.length > 1 && sides.head.length > 1;
  const noise = hasNoise ? estimateNoise(rows, described) : null;
  return { unit: measured?.unit ?? unit, rows, sides: described, noise, spread };
}

function checkUnit({ base, head }: ProfileSides): string {
  const units = [...new Set([...base, ...head].map(({ unit }) => unit))];
  if (units.length > 1) throw userError('profile-units-differ', about('command line'), { units });
  return units[0]!;
}

/** The own values of all functions that have one in any profile, in the order of their first appearance. */
function tabulateFunctions(sides: ProfileSides): readonly FunctionRow[] {
  const rows = new Map<string, { readonly frame: Frame } & OfSides<number[]>>();
  for (const side of SIDES) {
    for (const [run, { frames, nodeFrames, self }] of sides[side].entries()) {
      const sums = new Float64Array(frames.length);
      for (let node = 1; node < self.length; node += 1) sums[nodeFrames[node]!]! += self[node]!;
      for (const [index, frame] of frames.entries()) {
        if (sums[index] === 0) continue;
        const key = frameKey(frame);
        // Typed arrays of a few numbers take several times as much memory.
        const row = rows.get(key) ?? { frame, ...forSides((other) => sides[other].map(() => 0)) };
        rows.set(key, row);
        row[side][run]! += sums[index]!;
      }
    }
  }
  return [...rows.values()];
}

function describeSides(sides: ProfileSides, measured: MeasuredChange | null, spread: number): NoiseSides {
  const described = forSides((side) => {
    const totals = sides[side].map(({ total }) => total);
    const mean = average(totals);
    return {
      totals,
      quantum: average(sides[side].map(({ quantum }) => quantum)),
      scale: measured?.[side].median ?? mean,
      scaleError: measured?.[side].standardError ?? (spread * mean) / Math.sqrt(totals.length),
    };
  });
  return { ...described, scaleDegrees: measured?.degrees ?? countDegrees(sides) };
}

function relativeSpread(sides: ProfileSides): number {
  const sumSquares = (profiles: readonly Profile[]) => {
    const mean = average(profiles.map(({ total }) => total));
    return sum(profiles.map(({ total }) => (total / mean - 1) ** 2));
  };
  return Math.sqrt((sumSquares(sides.base) + sumSquares(sides.head)) / countDegrees(sides));
}

function countDegrees({ base, head }: ProfileSides): number {
  return Math.max(1, base.length + head.length - 2);
}

function average(values: readonly number[]): number {
  return sum(values) / values.length;
}
