// Says which functions a change comes from: the profiles of both sides in, the change of each function with its interval
// out. The share of a function in the profiles is multiplied with what was measured, so that all functions together give
// the measured change. Pure.

import type { Attribution, FunctionDelta, UnnamedChange } from '../model/profile.ts';
import { compareSides, type MeasuredChange } from './compare-sides.ts';
import { forSides, type ProfileSides, sum } from './profile-sides.ts';
import type { HalfWidth, NoiseSide } from './share-noise.ts';

export interface AttributionOptions {
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
  const { unit, rows, noise, spread, sides: described } = compareSides(sides, measured);
  const { base, head } = described;
  const threshold = ROUNDING * Math.max(base.scale, head.scale);
  const judged: JudgedDelta[] = [];
  for (const row of rows) {
    const mean = forSides((side) => meanValueOf(row[side], described[side]));
    const deltaSelf = mean.head - mean.base;
    if (Math.abs(deltaSelf) <= threshold) continue;
    const half = noise?.(row) ?? null;
    const { name, file } = row.frame;
    const delta = {
      ...{ name, file, ...mean, deltaSelf },
      low: half === null ? null : deltaSelf - half.total,
      high: half === null ? null : deltaSelf + half.total,
      touched: file !== null && isTouched(file),
    };
    judged.push({ delta, half });
  }
  const named = judged.filter(({ delta, half }) => half === null || Math.abs(delta.deltaSelf) > half.total + threshold);
  return {
    unit,
    base: base.scale,
    head: head.scale,
    runs: forSides((side) => sides[side].length),
    samples: base.quantum === 0 ? null : forSides((side) => countSamples(described[side])),
    functions: named.map(({ delta }) => delta).sort(byGrowth),
    unnamed: named.length > 0 ? null : explainSilence(judged, sides, measured !== null),
    spread: noise === null || measured !== null ? null : spread,
  };
}

/** Most grown first. Equal changes are sorted by name, so that the order is always the same. */
function byGrowth(a: FunctionDelta, b: FunctionDelta): number {
  return b.deltaSelf - a.deltaSelf || (a.name < b.name ? -1 : 1);
}

function countSamples({ totals, quantum }: NoiseSide): number {
  return Math.round(sum(totals) / quantum);
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
