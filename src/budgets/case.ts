// What budgets are applied to: the rows and geomeans of one part of a run, and the plan of its looks. Types only.

import type { RowBuilds } from '../model/builds.ts';
import type { ControlMove } from '../model/common-move.ts';
import type { Comparison, GeomeanComparison, GrowthFamily } from '../model/comparison.ts';
import type { CostEstimate } from '../model/cost.ts';
import type { Verdict, VerdictOutcome } from '../model/verdict.ts';
import type { LimitTerms } from './rule.ts';
import type { SelectedLimit } from './select.ts';

export interface Case<Compared extends Comparison = Comparison> {
  /** Of all measured values. */
  readonly comparison: Compared;
  /** Compares the values up to a round. Null if there is nothing to compare. */
  at(round: number): Comparison | null;
  /** The same, by the test of the fastest third; null where the noise goes both ways. Null: it does not apply to these values. */
  readonly fastestAt: ((round: number) => Comparison | null) | null;
  /** Base was measured on another machine, and the metric depends on the machine. */
  readonly isCrossMachine: boolean;
  /** Whether its CPU time may decide its limits too. Absent: no. */
  readonly hasCpuTime?: boolean;
  /** Share of its time on a processor, for a CPU time. Null or absent: it is no CPU time, or that is not known. */
  readonly onProcessor?: number | null;
}

export interface Evidence {
  readonly cases: readonly Case[];
  /** Null if each of the cases has a value that is not above zero. */
  geomeanOf(rows: readonly Comparison[]): Case<GeomeanComparison> | null;
  /** Null if a value of head is not above zero, or no round has a value of each member. */
  growthOf(family: GrowthFamily): Case<GeomeanComparison> | null;
  /** Other jobs measured the other benchmarks. */
  readonly isShard: boolean;
  /** One-sided p of head being worse as a whole, from values measured close together. Null if much did not get worse. */
  testCommonWorsening(look: number): { readonly p: number } | null;
  /** How control benchmarks moved together over all measured rounds. Null: they did not, or there are none. */
  readonly controlMove: ControlMove | null;
}

export interface LookPlan {
  /** Rounds after which the data are evaluated, ascending. The last look has all measured rounds. */
  readonly looks: readonly number[];
  /** Round of the first planned look. */
  readonly clearsFrom: number;
  /** Minimum number of planned rounds. An earlier look may only clear, unless the run was cut short. */
  readonly minRounds: number;
  /** Time ran out, or an invocation failed, before the planned rounds were made. */
  readonly isCutShort: boolean;
  readonly maxRounds: number;
  /** Number of rounds of a base that was measured beforehand. Null: base has as many rounds as head. */
  readonly baseRounds: number | null;
  /** Number of tests that may decide one relative limit, each with an equal part of its alpha. */
  readonly witnesses: 1 | 2;
  /** Number of values per round; 1 unless every raw value is a sample value. */
  readonly valuesPerRound: number;
  /** One-sided alpha for one of `share` comparisons at a look, given the rule's smallest attainable p. */
  alphaAt(look: number, share: number, smallestP: (rounds: number) => number): number;
  /** Round after which measuring ended because everything was decided. Null: it ended for another reason. */
  readonly decidedAfter: number | null;
  /** Head failed or gave no result at all. A benchmark that is missing on head failed; it was not removed. */
  readonly headBroke: boolean;
  /** Base gave no valid result, although it ran at first. A benchmark that is missing on base is not new on head. */
  readonly baseBroke: boolean;
  /** Expected cost of the run. Absent: measuring has ended, or there is no time limit. */
  readonly cost?: CostEstimate;
}

export interface JudgedLimit extends LimitTerms {
  readonly selected: SelectedLimit;
  readonly comparison: Comparison;
  readonly outcome: VerdictOutcome;
}

/** Answer of builds with other memory layouts about a limit that the rounds show to be broken. Null: there are no builds for it. */
export type BuildJudge = (row: Comparison, selected: SelectedLimit, broken: Verdict) => RowBuilds | null;
