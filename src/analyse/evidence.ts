// What the judge gets of a Recording: each pair of samples compared with the values known at any look, and the plan of the looks. It
// judges nothing.

import type { Policy } from '../budgets/budget.ts';
import type { Case, Evidence, LookPlan } from '../budgets/case.ts';
import { testCommonMove } from '../compare/common-move-test.ts';
import { comparePair, isMachineBound } from '../compare/compare.ts';
import { findControlMove } from '../compare/control-move.ts';
import { countsCpuTime } from '../compare/cpu-times.ts';
import { compareGeomean } from '../compare/geomean.ts';
import { cutAtRound, type SamplePair } from '../compare/group.ts';
import { compareGrowth } from '../compare/growth.ts';
import { compareFastestThird, hasFastestThird } from '../compare/witness.ts';
import { nameCommands } from '../model/command.ts';
import { findCommonMove, isNoisy } from '../model/common-move.ts';
import type { Comparison, GeomeanComparison } from '../model/comparison.ts';
import { isOfCounts } from '../model/counts.ts';
import type { Recording } from '../model/recording.ts';
import { blocksOf } from '../model/remeasured-rounds.ts';
import { planFullLooks, planLooks, planPauses, spendAlpha } from '../stats/alpha-spending.ts';
import { clearingLevels } from '../stats/clearing.ts';
import { MAX_SIDE } from '../stats/fastest-third.ts';
import type { MeasuredPart } from './measured.ts';

/** Rows are compared with the values known at the end; `at` compares them, and geomeans, with those of an earlier look. */
export function evidenceIn(part: MeasuredPart): Evidence {
  const { recording, pairs, rounds: completed, onProcessorOf } = part;
  const hasBaseline = recording.baseline !== undefined;
  const levels = clearingAt(part);
  const last = levels.get(completed);
  const hasWitnesses = countWitnesses(part) > 1;
  const commands = nameCommands(recording.schedule.commands);
  const cases = pairs.map((pair) => {
    const isWitnessed = hasWitnesses && hasFastestThird(pair);
    const comparison = comparePair(pair, last);
    const at = memoiseByLook((look: number) =>
      look === completed ? comparison : comparePair(limitPairToRound(pair, look, hasBaseline), levels.get(look)),
    );
    return {
      comparison,
      at,
      fastestAt: isWitnessed ? memoiseByLook((look: number) => compareFastestThird(at(look), levels.get(look)!)) : null,
      isCrossMachine: hasBaseline && isMachineBound(pair, comparison),
      hasCpuTime: countsCpuTime(recording, commands.indexOf(pair.subject.command)),
      onProcessor: onProcessorOf && findOnProcessor(onProcessorOf, comparison),
    };
  });
  const { rounds } = recording.schedule;
  const blocks = blocksOf(rounds.max, planPauses(rounds));
  const pairOf = new Map(cases.map(({ comparison }, index) => [comparison, pairs[index]!]));
  return {
    cases,
    testCommonWorsening(look) {
      // No disturbance of the machine changes a count.
      if (hasBaseline || isOfCounts(recording)) return null;
      const common = findCommonMove(cases.map((one) => (look === completed ? one.comparison : one.at(look))));
      return common?.way === 'worse' ? testCommonMove(common, blocks) : null;
    },
    controlMove: isOfCounts(recording) ? null : findControlMove(pairs.filter((_, index) => isControl(cases[index]!))),
    isShard: recording.shard !== undefined,
    geomeanOf: (rows) => caseOf(rows, compareGeomean),
    growthOf: ({ members, ...family }) => caseOf(members, (own, clearing) => compareGrowth(own, family, clearing)),
  };
  function caseOf(
    rows: readonly Comparison[],
    compare: (pairs: readonly SamplePair[], clearing?: number) => GeomeanComparison | null,
  ): Case<GeomeanComparison> | null {
    const members = rows.flatMap((row) => pairOf.get(row) ?? []);
    const comparison = compare(members, last);
    if (comparison === null) return null;
    const membersAt = (look: number) => members.map((pair) => limitPairToRound(pair, look, hasBaseline));
    return {
      comparison,
      at: (look) => compare(membersAt(look), levels.get(look)),
      fastestAt: null,
      isCrossMachine: hasBaseline && members.some((pair) => isMachineBound(pair, comparison)),
    };
  }
}

function isControl({ comparison }: Case): boolean {
  return comparison.isControl && isNoisy(comparison);
}

/** Of the side that was on a processor for the smaller share; null if a side has no CPU time. */
function findOnProcessor(onProcessorOf: NonNullable<MeasuredPart['onProcessorOf']>, row: Comparison): number | null {
  const base = onProcessorOf({ ...row, name: row.renamed?.from ?? row.name }, 'base');
  const head = onProcessorOf(row, 'head');
  return base === null || head === null ? null : Math.min(base, head);
}

function memoiseByLook<T>(answer: (look: number) => T): (look: number) => T {
  const known = new Map<number, T>();
  return (look) => {
    if (!known.has(look)) known.set(look, answer(look));
    return known.get(look)!;
  };
}

/** Rounds after which the data were looked at. The last is the number of completed rounds. */
export function looksOf({ recording, rounds }: MeasuredPart): number[] {
  return [...planLooks(recording.schedule.rounds).filter((look) => look < rounds), rounds];
}

const MAX_WITNESSES = 2;

/** A baseline has no fast runs of the same time. Counts have no noise of the machine. Raw values of one process are too many. */
function countWitnesses({ recording, onProcessorOf }: MeasuredPart): 1 | 2 {
  const { rounds, unit } = recording.schedule;
  const isAlone =
    recording.baseline !== undefined || onProcessorOf !== null || isOfCounts(recording) || unit === 'sample';
  return isAlone || rounds.max > MAX_SIDE ? 1 : MAX_WITNESSES;
}

/** One-sided significance level at which a row is cleared, by look. */
function clearingAt(part: MeasuredPart): ReadonlyMap<number, number> {
  const all = looksOf(part).filter((look) => look > 0);
  const test = isOfCounts(part.recording) ? 'other' : 'rank-sum';
  const levels = clearingLevels(all, part.recording.schedule.rounds.max, test);
  return new Map(all.map((look, index) => [look, levels[index]!]));
}

export function lookPlanOf(part: MeasuredPart, policy: Policy): LookPlan {
  const { recording, pairs, used, hasFailed, hasValues } = part;
  const { rounds, ended } = recording.schedule;
  const planned = planFullLooks(rounds);
  return {
    looks: looksOf(part),
    clearsFrom: planLooks(rounds)[0]!,
    minRounds: rounds.min,
    isCutShort: ended === 'time' || ended === 'failed',
    maxRounds: rounds.max,
    baseRounds: recording.baseline === undefined ? null : used.base.size,
    witnesses: countWitnesses(part),
    valuesPerRound: valuesPerRound(recording),
    alphaAt: (look, share, smallestP) => spendAlpha({ alpha: policy.alpha / share, looks: planned }, look, smallestP),
    decidedAfter: ended === 'decided' && !part.isBrokenOff ? part.rounds : null,
    headBroke: hasFailed.head || !hasValues.head,
    baseBroke: part.brokeIn !== null && pairs.every(({ base }) => base === null),
  };
}

export function valuesPerRound({ schedule, series }: Recording): number {
  if (schedule.unit === 'invocation') return 1;
  const raw = series.flatMap(({ base, head }) => [...base.values, ...head.values]);
  return raw.reduce((most, { length }) => Math.max(most, length), 1);
}

/** A baseline is complete before the first round. */
function limitPairToRound(pair: SamplePair, round: number, hasBaseline: boolean): SamplePair {
  const base = hasBaseline ? pair.base : cutAtRound(pair.base, round);
  return { ...pair, base, head: cutAtRound(pair.head, round) };
}
