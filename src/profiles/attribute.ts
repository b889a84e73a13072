// Says which functions a change comes from: the profiles of both sides in, the change of each function with its interval
// out. The share of a function in the profiles is multiplied with what was measured, so that all functions together give
// the measured change. Pure.

import { userError } from '../errors.ts';
import { about } from '../model/location.ts';
import { SIDES } from '../model/measurement.ts';
import type { Attribution, Frame, FunctionDelta, Profile, UnnamedChange } from '../model/profile.ts';
import { frameKey } from './normalise.ts';
import { forSides, type OfSides, type ProfileSides, sum } from './profile-sides.ts';
import {
  estimateNoise,
  type HalfWidth,
  type NoiseSide,
  type NoiseSides,
  type RunValues,
  type ShareNoise,
} from './share-noise.ts';
import { findGrownTotals } from './total-time.ts';

interface AttributionOptions {
  /** Without it the profiles are compared as they are, and values are means of one run. */
  readonly measured?: MeasuredChange | null;
  /** Whether the pull request changed a file. Without it no function is touched. */
  readonly isTouched?: (file: string) => boolean;
}

/** A change below this share of the total is an error of rounding. */
const ROUNDING = 1e-9;

const MAX_PROPOSED_RUNS = 100;

/** The profiles are aligned. Throws a UserError if the sides have different units. */
export function attributeChange(
  sides: ProfileSides,
  { measured = null, isTouched = () => false }: AttributionOptions = {},
): Attribution {
  const { unit, rows, noise, spread, areShares, sides: described } = compareSides(sides, measured);
  const { base, head } = described;
  const threshold = ROUNDING * Math.max(base.scale, head.scale);
  const judged: JudgedDelta[] = [];
  for (const row of rows) {
    const mean = forSides((side) => meanValueOf(row[side], described[side]));
    const deltaSelf = mean.head - mean.base;
    if (Math.abs(deltaSelf) <= threshold) continue;
    const half = noise?.(row) ?? null;
    const { file } = row.frame;
    const delta = {
      ...{ ...row.frame, ...mean, deltaSelf },
      low: half === null ? null : deltaSelf - half.total,
      high: half === null ? null : deltaSelf + half.total,
      touched: file !== null && isTouched(file),
    };
    judged.push({ delta, half });
  }
  const named = judged.filter(({ delta, half }) => half === null || Math.abs(delta.deltaSelf) > half.total + threshold);
  const grown = named.filter(({ delta }) => delta.deltaSelf > 0).map(({ delta }) => delta);
  return {
    unit,
    base: base.scale,
    head: areShares ? average(head.totals) : head.scale,
    runs: forSides((side) => sides[side].length),
    samples:
      base.quantum === 0 ? null : forSides((side) => Math.round(sum(described[side].totals) / described[side].quantum)),
    functions: named.map(({ delta }) => delta).sort(byGrowth),
    unnamed: named.length > 0 ? null : explainSilence(judged, sides, measured !== null),
    spread: noise === null || measured !== null ? null : spread,
    areShares,
    totals:
      noise === null || grown.some(({ touched }) => touched)
        ? []
        : findGrownTotals(sides, described, { isTouched, named: new Set(grown.map(frameKey)) }),
  };
}

/** Most grown first. Equal changes are sorted by name, so that the order is always the same. */
function byGrowth(a: FunctionDelta, b: FunctionDelta): number {
  return b.deltaSelf - a.deltaSelf || (a.name < b.name ? -1 : 1);
}

/** The value of a function in one run: its share of the profiles, times the scale of the side. */
function meanValueOf(values: readonly number[], { totals, scale }: NoiseSide): number {
  return (scale * sum(values)) / sum(totals);
}

interface JudgedDelta {
  readonly delta: FunctionDelta;
  readonly half: HalfWidth | null;
}

/** Says why no function is named, and how many runs would name the one whose change is largest for its noise. */
function explainSilence(judged: readonly JudgedDelta[], sides: ProfileSides, isMeasured: boolean): UnnamedChange {
  let strongest: JudgedDelta | null = null;
  const strengthOf = ({ delta, half }: JudgedDelta) => Math.abs(delta.deltaSelf) / (half?.total ?? 1);
  for (const delta of judged) if (strongest === null || strengthOf(delta) > strengthOf(strongest)) strongest = delta;
  if (strongest?.half == null) return { reason: 'equal', strongest: null, runs: null };
  const { delta, half } = strongest;
  // What was measured apart from the profiles does not become more certain by more of them.
  const fixed = isMeasured ? half.total ** 2 - half.sampling ** 2 : 0;
  const room = delta.deltaSelf ** 2 - fixed;
  const maxRuns = Math.max(sides.base.length, sides.head.length);
  const runs = room > 0 ? Math.ceil((maxRuns * (half.total ** 2 - fixed)) / room) + 1 : Number.POSITIVE_INFINITY;
  if (runs > MAX_PROPOSED_RUNS) return { reason: 'noise', strongest: delta, runs: null };
  return { reason: 'few-samples', strongest: delta, runs };
}

/** Values that were measured without a profiler. */
export interface MeasuredChange extends OfSides<{ readonly median: number; readonly standardError: number }> {
  readonly unit: string;
  /** Degrees of freedom of the standard errors. */
  readonly degrees: number;
}

export interface ComparedSides {
  readonly unit: string;
  readonly rows: readonly (RunValues & { readonly frame: Frame })[];
  readonly sides: NoiseSides;
  /** Standard deviation of the total of a run relative to its mean, from both sides together. */
  readonly spread: number;
  /** As in the Attribution. */
  readonly areShares: boolean;
  /** Null with one profile on a side. */
  readonly noise: ShareNoise | null;
}

/** From this spread of the totals on, they would be most of the noise. */
const LARGE_SPREAD = 0.1;

/** Without `measured`, values are means of one run. Throws a UserError if the profiles have different units. */
export function compareSides(sides: ProfileSides, measured: MeasuredChange | null = null): ComparedSides {
  const units = [...new Set([...sides.base, ...sides.head].map(({ unit }) => unit))];
  if (units.length > 1) throw userError('profile-units-differ', about('command line'), { units });
  const rows = tabulateFunctions(sides);
  const spread = relativeSpread(sides);
  const hasNoise = sides.base.length > 1 && sides.head.length > 1;
  const areSamples = [...sides.base, ...sides.head].every(({ quantum }) => quantum > 0);
  const areShares = measured === null && hasNoise && areSamples && spread >= LARGE_SPREAD;
  const described = describeSides(sides, areShares ? measureShares(sides) : measured, spread);
  const noise = hasNoise ? estimateNoise(rows, described) : null;
  return { unit: measured?.unit ?? units[0]!, rows, sides: described, noise, spread, areShares };
}

/** Both sides as long as a run of base, without an error. */
function measureShares({ base }: ProfileSides): MeasuredChange {
  const side = { median: average(base.map(({ total }) => total)), standardError: 0 };
  return { unit: base[0]!.unit, base: side, head: side, degrees: 1 };
}

/** The own values of all functions that have one in any profile, in the order of their first appearance. */
function tabulateFunctions(sides: ProfileSides): ComparedSides['rows'] {
  const rows = new Map<string, { frame: Frame } & OfSides<number[]>>();
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
        if (frame.line !== null) row.frame = frame;
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
