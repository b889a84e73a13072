// Judges a limit by builds: is it broken whatever memory layout a build has, or only by that of the first one? The unit of evidence is
// the build, because all runs of one build share its layout. Values of builds in, an outcome out. Pure. It never makes a row worse.

import { type LimitTerms, orientInterval, type Rule } from '../budgets/rule.ts';
import { comparePair } from '../compare/compare.ts';
import { cutAtRound, type SamplePair } from '../compare/group.ts';
import { BUILD_LOOKS, MAX_BUILDS, MIN_BUILDS, type RowBuilds } from '../model/builds.ts';
import type { Comparison } from '../model/comparison.ts';
import type { Sample } from '../model/sample.ts';
import type { DecidedBy } from '../model/verdict.ts';
import { smallestTwoSidedP } from '../stats/mann-whitney.ts';
import { median, sortAscending } from '../stats/median.ts';
import { quantile } from '../stats/robust-spread.ts';
import { groupBy } from '../text/group-by.ts';

/**
 * One-sided level of the permutation test over builds, which is that of ranks: 1 of 924 is the smallest p of six builds a side. It need
 * not be smaller, because the rounds have already excluded chance, with an alpha of their own. Three builds a side cannot reach it: a
 * red stays by them only if no more can be made.
 */
const ALPHA = 0.02;

/** Part of the runs of a build that are as fast as its value, where the fastest third decided the row. */
const FAST = 0.2;

/**
 * One value a side of each build: those of the rounds are build 1. `again`: values of the others, whose rounds are their numbers.
 * The value is the median of its runs, or that of its fast ones if those decided the row.
 */
export function joinBuilds(first: Comparison, again: SamplePair, decidedBy: DecidedBy | null): SamplePair {
  const part = decidedBy !== 'fastest-third' ? 0.5 : first.better === 'lower' ? FAST : 1 - FAST;
  const summarise = (values: readonly number[]) =>
    part === 0.5 ? median(values) : quantile(sortAscending(values), part);
  const join = (own: Sample | null, sample: Sample | null): Sample | null => {
    if (own === null || sample === null) return null;
    const runs = groupBy(sample.values.keys(), (index) => sample.rounds[index]!);
    const builds = [...runs].toSorted(([one], [other]) => one - other);
    return {
      values: [own.values, ...builds.map(([, runs]) => runs.map((index) => sample.values[index]!))].map(summarise),
      rounds: [1, ...builds.map(([build]) => build)],
    };
  };
  // Builds with equal values are no proof that a metric is exact.
  return {
    ...again,
    base: join(first.base, again.base),
    head: join(first.head, again.head),
    exact: false,
    varies: true,
  };
}

/**
 * Both sides of a build are measured together, so they are compared like placements: within builds where that is more precise, as it is
 * if the machine moves between builds. Fewer than six differences are too few for the signed-rank test.
 */
function compareBuilds(pair: SamplePair): Comparison {
  return comparePair({ ...pair, layout: countBuilds(pair) < MIN_COMPARED_WITHIN ? null : 'varied' });
}

const MIN_COMPARED_WITHIN = 6;

interface BuildLimit extends LimitTerms {
  readonly rule: Rule;
}

/** `isOver`: no build will follow. `unknown` as long as one may, or if there are too few. */
export function judgeBuilds(pair: SamplePair, limit: BuildLimit, isOver: boolean): RowBuilds['outcome'] {
  const count = countBuilds(pair);
  if (count < MIN_BUILDS) return 'unknown';
  for (const look of BUILD_LOOKS.filter((one) => one <= count)) {
    const outcome = judgeAt(cutAtBuild(pair, look), limit);
    // If half of all layouts are slow, one unlucky first build in 16 is followed by two more.
    const isTooEarly = outcome === 'survived' && look === MIN_BUILDS;
    if (outcome !== 'unknown' && !isTooEarly) return outcome;
  }
  if (!isOver && count < MAX_BUILDS) return 'unknown';
  // Time ran out before the next look, or all builds are made.
  return judgeAt(pair, limit) === 'survived' ? 'survived' : 'layout';
}

function judgeAt(pair: SamplePair, { rule, limit, minDelta }: BuildLimit): RowBuilds['outcome'] {
  const count = countBuilds(pair);
  const comparison = compareBuilds(pair);
  const alpha = Math.max(ALPHA, smallestTwoSidedP(count, count) / 2 + Number.EPSILON);
  if (rule.judge(comparison, { limit, minDelta, alpha }) === 'fail') return 'survived';
  const { failInterval, better, base } = comparison;
  const floor = base === null || base.median === 0 ? 0 : minDelta / Math.abs(base.median);
  const isBelow = failInterval !== null && orientInterval(failInterval, better)[1] <= Math.max(limit, floor);
  return isBelow ? 'layout' : 'unknown';
}

function cutAtBuild(pair: SamplePair, build: number): SamplePair {
  return { ...pair, base: cutAtRound(pair.base, build), head: cutAtRound(pair.head, build) };
}

function countBuilds({ base, head }: SamplePair): number {
  return Math.min(base?.values.length ?? 0, head?.values.length ?? 0);
}

/** Describes the builds of a row for a report. */
export function describeBuilds(pair: SamplePair, outcome: RowBuilds['outcome']): RowBuilds {
  const { change, failInterval } = compareBuilds(pair);
  return {
    base: pair.base?.values.length ?? 0,
    head: pair.head?.values.length ?? 0,
    spread: Math.max(spreadOf(pair.base), spreadOf(pair.head)),
    ...{ outcome, change, likely: failInterval },
    isFirstApart: outcome === 'layout' && isFirstApart(pair),
  };
}

/** Layouts that differ at all differ on both sides, so among all builds but head's first one there should be one that is far off, too. */
function isFirstApart({ subject, base, head }: SamplePair): boolean {
  const [first, ...others] = head?.values ?? [];
  const rest = [others, base?.values ?? []];
  if (first === undefined || others.length === 0 || rest.flat().some((value) => value <= 0)) return false;
  const worst = subject.better === 'lower' ? Math.max(...others) : Math.min(...others);
  const distance = Math.abs(Math.log(first / worst));
  return rest.every((values) => Math.log(Math.max(...values) / Math.min(...values)) < distance);
}

function spreadOf(sample: Sample | null): number {
  const values = sample?.values ?? [];
  const minimum = Math.min(...values);
  return values.length === 0 || minimum <= 0 ? 0 : Math.max(...values) / minimum - 1;
}
