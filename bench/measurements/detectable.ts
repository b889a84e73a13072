// How far the minimum detectable change (src/stats/detectable.ts) is from that of the same rule on simulated values, for plans of 6 to 45
// rounds and 1 to 1,000 tests. Prints the deviations for each limit, in units of the noise. `--fit` prints the numbers in `boundOf` instead.
//
//     npx node bench/measurements/detectable.ts [--fit]

import { pathToFileURL } from 'node:url';
import { LIKELY_CONFIDENCE } from '../../src/compare/compare.ts';
import { planDetectionLooks } from '../../src/compare/detectable.ts';
import { planLooks } from '../../src/stats/alpha-spending.ts';
import { type DetectionPlan, finderFor, POWER, type ShiftFinder } from '../../src/stats/detectable.ts';
import { ratiosOutside } from '../../src/stats/hodges-lehmann.ts';
import { median } from '../../src/stats/median.ts';
import { normalQuantile } from '../../src/stats/normal.ts';
import { untiedLowerHalf } from '../../src/stats/u-distribution.ts';
import { randomOf } from '../random.ts';

const MAX_ROUNDS = 30;

/** Runs without a change, in standard deviations: all differences head - base of a run, ascending, and the shift of the medians. */
interface Runs {
  readonly differences: readonly Float64Array[];
  readonly shifts: readonly number[];
}

/** All numbers of rounds use the first values of the same runs. */
function makeSimulation(count: number): (rounds: number) => Runs {
  const random = randomOf(29);
  const sides = Array.from({ length: 2 * count }, () => Array.from({ length: MAX_ROUNDS }, random.gauss));
  const known = new Map<number, Runs>();
  return (rounds) => {
    const runs = known.get(rounds) ?? makeRuns(sides.map((side) => side.slice(0, rounds)));
    known.set(rounds, runs);
    return runs;
  };
}

function makeRuns(sides: readonly (readonly number[])[]): Runs {
  const pairs = sides.slice(sides.length / 2).map((head, run) => ({ head, base: sides[run]! }));
  return {
    differences: pairs.map(({ head, base }) => Float64Array.from(base.flatMap((b) => head.map((h) => h - b))).sort()),
    shifts: pairs.map(({ head, base }) => median(head) - median(base)),
  };
}

/** The rule on simulated values, as src/stats/detectable.ts has it on normal errors. */
function simulateFinder({ chances, likely }: DetectionPlan, simulation: (rounds: number) => Runs): ShiftFinder {
  const looks = chances.map(({ rounds: planned, alpha, clearing }) => {
    const rounds = Math.min(planned, MAX_ROUNDS);
    const beyond = untiedLowerHalf(rounds, rounds).findIndex((probability) => probability > alpha);
    const byRanks = beyond === -1 ? Math.floor(rounds ** 2 / 2) : beyond;
    const outside = ratiosOutside(rounds, rounds, likely);
    const cleared = ratiosOutside(rounds, rounds, 1 - 2 * clearing);
    return { ...simulation(rounds), byRanks, outside, cleared };
  });
  if (looks.every(({ byRanks }) => byRanks === 0)) return () => null;
  return (noise, limit) => {
    const sizes = looks[0]!.shifts.map((_, run) => {
      let [smallest, uncleared] = [Infinity, -Infinity];
      for (const { differences, shifts, byRanks, outside, cleared } of looks) {
        const all = differences[run]!;
        if (byRanks > 0 && outside > 0) {
          const aboveLimit = limit - noise * Math.min(all[outside - 1]!, shifts[run]!);
          smallest = Math.min(smallest, Math.max(-noise * all[byRanks - 1]!, aboveLimit, uncleared));
        }
        if (cleared > 0) uncleared = Math.max(uncleared, limit - noise * all[all.length - cleared]!);
      }
      return smallest;
    });
    return sizes.toSorted((left, right) => left - right)[Math.ceil(POWER * sizes.length) - 1]!;
  };
}

const PLANS = [6, 20, 30].map((max) => ({ min: 6, max })).concat([8, 10, 20, 30].map((max) => ({ min: max, max })));
const TESTS = [1, 3, 10, 40, 300, 1000];
/** In units of the noise. */
const LIMITS = [0, 0.5, 1, 2, 3, 5, 25];

export interface Deviation {
  readonly limit: number;
  /** Relative to the simulation. Infinite if only one of both finds a change. */
  readonly relative: number;
}

export function findDeviations(runs: number): Deviation[] {
  const simulation = makeSimulation(runs);
  return PLANS.flatMap((rounds) =>
    TESTS.flatMap((tests) => {
      // The last look alone, and the first half of the looks, as in a run that ended early.
      const looks = planLooks(rounds);
      return [looks, looks.slice(0, Math.ceil(looks.length / 2))].flatMap((made) => {
        const chances = planDetectionLooks(rounds, 0.05 / tests, { looks: made, witnesses: 2 });
        const plan = { chances, likely: LIKELY_CONFIDENCE };
        const [found, simulated] = [finderFor(plan), simulateFinder(plan, simulation)];
        return LIMITS.map((limit) => {
          const [size, expected] = [found(1, limit), simulated(1, limit)];
          if (size === null || expected === null) return { limit, relative: size === expected ? 0 : Infinity };
          return { limit, relative: size / expected - 1 };
        });
      });
    }),
  );
}

/** Solves the normal equations of a least-squares fit by elimination. */
function fitLinear(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const size = rows[0]!.length;
  const system = Array.from({ length: size }, (_, a) => [
    ...Array.from({ length: size }, (_, b) => rows.reduce((sum, row) => sum + row[a]! * row[b]!, 0)),
    rows.reduce((sum, row, index) => sum + row[a]! * targets[index]!, 0),
  ]);
  for (const [pivot, row] of system.entries())
    for (const other of system) {
      if (other === row) continue;
      const factor = other[pivot]! / row[pivot]!;
      for (const column of other.keys()) other[column]! -= factor * row[column]!;
    }
  return system.map((row, index) => row[size]! / row[index]!);
}

/** The numbers in `boundOf`: at each end, the deviation with which the bound of 90 % is exact. */
function fitDeviations(): number[] {
  const simulation = makeSimulation(40_000);
  const ends = [3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 20, 24, 30].flatMap((rounds) => {
    const half = untiedLowerHalf(rounds, rounds);
    const { differences } = simulation(rounds);
    const usable = half.filter((probability) => probability < 0.25).length;
    const chosen = new Set(Array.from({ length: 20 }, (_, index) => Math.round((usable * (index + 1)) / 20)));
    return [...chosen, 1, 2, 3]
      .filter((outside) => outside > 0 && outside <= usable)
      .map((outside) => {
        const bounds = Float64Array.from(differences, (all) => -all[outside - 1]!).sort();
        const distance = normalQuantile(POWER) - normalQuantile(half[outside - 1]!);
        const factor = (bounds[Math.ceil(POWER * bounds.length) - 1]! / distance) * Math.sqrt(rounds / 2);
        const extremity = Math.log(rounds ** 2 / outside);
        return { factor, terms: [1, extremity ** 2, extremity ** 3, extremity / rounds] };
      });
  });
  const factors = ends.map(({ factor }) => factor);
  const weights = fitLinear(
    ends.map(({ terms }) => terms),
    factors,
  );
  const errors = ends.map(({ terms, factor }) =>
    Math.abs(terms.reduce((sum, term, index) => sum + term * weights[index]!, 0) / factor - 1),
  );
  console.log(`largest error ${(100 * Math.max(...errors)).toFixed(1)} %`);
  return weights;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.argv.includes('--fit')) console.log(fitDeviations());
  else {
    const all = findDeviations(10_000);
    const percent = (ratio: number) => `${(100 * ratio).toFixed(1)} %`.padStart(7);
    for (const limit of LIMITS) {
      const some = all.flatMap((one) => (one.limit === limit ? one.relative : []));
      const square = some.reduce((sum, one) => sum + one ** 2, 0) / some.length;
      console.log(
        `limit ${String(limit).padStart(3)}  from${percent(Math.min(...some))} to${percent(Math.max(...some))}`,
        ` root mean square${percent(Math.sqrt(square))}`,
      );
    }
  }
}
