// The builds of a run with other memory layouts, which only the rows that are about to be broken get. Code that did not change can be
// 15 % faster or slower in another build, so a limit is broken only if it is broken over builds. The builds are a Recording of their
// own, whose rounds are the builds.

import type { Interval } from './comparison.ts';
import type { Recording } from './recording.ts';

/** Variable with the number of the layout, in the environment of `setup` and of the commands: 0 in the rounds, then 1, 2, … */
export const LAYOUT_VARIABLE = 'BENCH_REFEREE_LAYOUT';

/** Numbers of builds a side after which the rows are judged. The first build counts. */
export const BUILD_LOOKS = [3, 6, 10] as const;

export const MAX_BUILDS = 10;

/** Minimum of builds a side that decide anything. */
export const MIN_BUILDS = 3;

/** The first of the builds that are made for it: build 1 is that of the rounds. */
export const FIRST_REBUILD = 2;

/** Builds of a benchmark, for a row that its first build broke. */
export interface RowBuilds {
  /** Number of builds on each side. */
  readonly base: number;
  readonly head: number;
  /** Largest relative difference between two builds of one side; 0 with one build a side. */
  readonly spread: number;
  /**
   * `survived`: over the builds, too, the change is above its limit. `layout`: it is not, and the row is undecided. `unknown`: there
   * are too few builds to say it, and the row is broken as by its first build.
   */
  readonly outcome: 'survived' | 'layout' | 'unknown';
  /** Head is worse in its first build only, by more than all other builds differ. Its build may know which one is the first. */
  readonly isFirstApart: boolean;
  /** Change over the builds, as a ratio minus one, and its likely range, a 60 % interval. Null where ratios do not exist. */
  readonly change: number | null;
  readonly likely: Interval | null;
}

/** The worst of the outcomes of several limits of a row. */
export function joinOutcomes(all: readonly RowBuilds[]): RowBuilds | null {
  const order = ['survived', 'unknown', 'layout'] as const;
  const outcome = order.find((one) => all.some((builds) => builds.outcome === one));
  const [first] = all;
  return first === undefined || outcome === undefined ? null : { ...first, outcome };
}

/** Cost of the builds of a run. */
export interface RebuildCost {
  /** Number of builds besides the first, on each side. */
  readonly builds: number;
  readonly seconds: number;
  /** Number of rows that were broken by the first build. */
  readonly rows: number;
}

/** The builds as a recording, to be compared like rounds; null if there are none. */
export function buildsAsRecording({ builds, ...run }: Recording): Recording | null {
  if (builds === undefined) return null;
  const { invocations, series } = builds;
  const asRounds = { rounds: { min: MIN_BUILDS, max: MAX_BUILDS }, unit: 'invocation', ended: 'complete' } as const;
  const schedule = { ...run.schedule, ...asRounds };
  return { ...run, schedule, invocations, series, problems: [] };
}
