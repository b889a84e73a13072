// Finds the builds of a row, and lets them say whether a limit that the rounds call broken stays broken. In: the recorded builds, and a
// row with its verdict; out: a verdict that is the same or undecided. Pure, so that `report` computes it again.

import type { BuildJudge } from '../budgets/case.ts';
import { isCpuTime } from '../budgets/cpu-time.ts';
import type { SamplePair } from '../compare/group.ts';
import type { RebuildCost } from '../model/builds.ts';
import type { Comparison } from '../model/comparison.ts';
import type { RecordedBuilds } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';
import { type BenchmarkMetric, benchmarkKeyOf } from '../model/sample.ts';
import { isAboutChange, type Verdict } from '../model/verdict.ts';
import { describeBuilds, joinBuilds, judgeBuilds } from './judge-builds.ts';

/** Ends after which the builds that there are decide. After any other one, a row is broken as by its first build. */
const DECIDING: readonly RecordedBuilds['ended'][] = ['complete', 'decided', 'time'];

/** `pairs`: the values of the builds, whose rounds are their numbers. */
export function makeBuildJudge({ ended }: Pick<RecordedBuilds, 'ended'>, pairs: readonly SamplePair[]): BuildJudge {
  const keyOf = (row: BenchmarkMetric) => JSON.stringify([benchmarkKeyOf(row), row.metric, row.unit]);
  const known = new Map(pairs.map((pair) => [keyOf(pair.subject), pair]));
  return (row, { rule }, broken) => {
    if (!canBuildsDecide(row, broken)) return null;
    const pair = joinBuilds(row, known.get(keyOf(row)) ?? makeEmptyPair(row), broken.decidedBy);
    const limit = { rule, limit: broken.limit ?? 0, minDelta: broken.minDelta };
    const outcome = DECIDING.includes(ended) ? judgeBuilds(pair, limit, ended !== 'complete') : 'unknown';
    return describeBuilds(pair, outcome);
  };
}

const NOTHING = { values: [], rounds: [] } as const;

function makeEmptyPair(subject: Comparison): SamplePair {
  return { subject, base: NOTHING, head: NOTHING, exact: false, layout: null, varies: true };
}

/** A change that the clock shows. What is exact does not depend on its layout, and a count has its placements. */
export function canBuildsDecide(row: Comparison, verdict: Verdict): boolean {
  const { kind, outcome, level, decidedBy } = verdict;
  const isOfClock = !row.exact && row.placements === null && !isCpuTime(row) && decidedBy !== 'cpu-time';
  return isOfClock && outcome === 'fail' && level !== 'report' && kind === 'max-regression' && isAboutChange(verdict);
}

/** `builds`: further builds of a side. Null if none was measured. */
export function sumUpRebuilds(
  recorded: RecordedBuilds | undefined,
  builds: number,
  rows: readonly Pick<ReportRow, 'builds'>[],
): RebuildCost | null {
  if (recorded === undefined || builds === 0) return null;
  const seconds = Math.round(recorded.durationMs / 1000);
  return { builds, seconds, rows: rows.filter((row) => row.builds !== null).length };
}
