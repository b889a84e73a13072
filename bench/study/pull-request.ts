// Simulates one pull request with the product's own code: noisy times become a Recording, look by look, and
// `findUndecidedBenchmarks` and `analyse` return what the gate would. No part of the decision is implemented here. Each benchmark
// ends at the look that decided it or gave it up, as with BENCH_REFEREE_FILTER.

import { analyse } from '../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../src/analyse/while-measuring.ts';
import type { Policy } from '../../src/budgets/budget.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import type { Interval } from '../../src/model/comparison.ts';
import type { Side } from '../../src/model/measurement.ts';
import type { RecordedSeries, Recording } from '../../src/model/recording.ts';
import { blocksOf } from '../../src/model/remeasured-rounds.ts';
import type { Conclusion, VerdictOutcome } from '../../src/model/verdict.ts';
import { toChangeInterval } from '../../src/render/outputs/json-numbers.ts';
import { type PlannedRounds, planLooks, planPauses } from '../../src/stats/alpha-spending.ts';
import { recordingWith } from '../inputs.ts';
import { goNanoseconds, readClock } from './clock.ts';
import { type NoiseModel, simulate } from './noise.ts';

export interface Scenario {
  readonly model: NoiseModel;
  readonly seed: number;
  readonly benchmarks: number;
  readonly rounds: PlannedRounds;
  /** Slowdown of head; 0.1 is 10 %. One number per benchmark, or one for all affected benchmarks. */
  readonly effect: number | readonly number[];
  /** Number of slower benchmarks, from the first on. */
  readonly affected: number;
  /** When measuring ends early; `verdict` by default. */
  readonly stop?: 'verdict' | 'rows';
  /** Values of each benchmark in one invocation; default 1. */
  readonly count?: number;
}

export interface SimulatedRow {
  /** Final outcome of the budget. */
  readonly outcome: VerdictOutcome;
  /** Rounds after which the row was decided or measuring ended. */
  readonly rounds: number;
  /** True slowdown of head. Null if base and head are two builds, which differ by an unknown amount. */
  readonly truth: number | null;
  /** The change and its interval as a report shows them. Null if there is none. */
  readonly change: number | null;
  readonly interval: Interval | null;
  /** The smallest worsening that the report claims to detect. Null if it makes no claim. */
  readonly detectable: number | null;
}

export interface JudgedPullRequest {
  readonly conclusion: Conclusion;
  /** Number of measured rounds. */
  readonly rounds: number;
  /** One row per benchmark. */
  readonly rows: readonly SimulatedRow[];
}

export function judgePullRequest(scenario: Scenario, policy: Policy): JudgedPullRequest {
  const whole = recordingOf(scenario);
  const { rounds, stop = 'verdict' } = scenario;
  const { max } = rounds;
  const decidedAfter = new Map<string, number>();
  // The pause before the first look is for metrics that are declared exact, and there are none here.
  for (const look of planLooks(rounds)) {
    const soFar = cutRecording(whole, look, decidedAfter);
    const { names, isCertain } = findUndecidedBenchmarks(soFar, policy, { precision: null, stop });
    const open = new Set(look < max ? names : []);
    if (open.size === 0 || isCertain) return collectJudged(soFar, { decidedAfter, scenario, policy });
    for (const { name } of whole.series) {
      if (!open.has(name) && !decidedAfter.has(name)) decidedAfter.set(name, look);
    }
  }
  throw new Error('the last look ends every run');
}

interface JudgingState {
  /** Rounds of each benchmark that was decided before the end. */
  readonly decidedAfter: ReadonlyMap<string, number>;
  readonly scenario: Scenario;
  readonly policy: Policy;
}

function collectJudged(recording: Recording, { decidedAfter, scenario, policy }: JudgingState): JudgedPullRequest {
  const { conclusion, rounds, rows } = analyse(recording, policy);
  const truthOf = truths(scenario, recording);
  return {
    conclusion,
    rounds,
    rows: rows.map(({ name, verdicts, change, interval, detectable }) => ({
      outcome: verdicts[0]!.outcome,
      rounds: decidedAfter.get(name) ?? rounds,
      truth: truthOf(name),
      change,
      // A report does not show an interval that is open on both sides.
      interval: interval !== null && toChangeInterval(interval) !== null ? interval : null,
      detectable,
    })),
  };
}

/** Returns a function from a benchmark's name to the true slowdown of head. Null if the model has different builds. */
function truths(scenario: Scenario, { series }: Recording): (name: string) => number | null {
  if (scenario.model.build !== undefined) return () => null;
  const known = new Map(series.map(({ name }, benchmark) => [name, effectOn(benchmark, scenario)]));
  return (name) => known.get(name) ?? null;
}

function effectOn(benchmark: number, { effect, affected }: Scenario): number {
  if (typeof effect !== 'number') return effect[benchmark] ?? 0;
  return benchmark < affected ? effect : 0;
}

/**
 * Returns for each benchmark the worsening that an unchanged pull request claims to detect in 9 of 10 runs; 0 if it
 * makes no claim.
 */
export function detectableIn(scenario: Omit<Scenario, 'effect' | 'affected'>, policy: Policy): number[] {
  const unchanged = { ...scenario, effect: 0, affected: 0 };
  return judgePullRequest(unchanged, policy).rows.map(({ detectable }) => detectable ?? 0);
}

/** Returns a recording with the maximum number of rounds, from which the study takes the part up to each look. */
export function recordingOf(scenario: Scenario): Recording {
  const { model, seed, benchmarks, rounds, count = 1 } = scenario;
  const blocks = blocksOf(rounds.max, planPauses(rounds));
  const order = blocks.flatMap((block) => turnsOf(String(seed), block).map(({ side }) => side));
  const { levels, factors, clocks } = simulate({ model, seed, benchmarks, order, count });
  const valuesOf = (side: Side, benchmark: number): RecordedSeries[Side] => {
    const slowdown = side === 'head' ? 1 + effectOn(benchmark, scenario) : 1;
    const own = order.flatMap((one, invocation) => (one === side ? [invocation] : []));
    return {
      invocations: own,
      values: own.map((invocation) =>
        factors[invocation]![benchmark]!.map((factor) =>
          Number(goNanoseconds(readClock(clocks[benchmark]!, levels[benchmark]! * factor * slowdown))),
        ),
      ),
    };
  };
  return recordingWith({
    rounds,
    order,
    series: levels.map((_, benchmark) => ({
      name: `B${String(benchmark).padStart(3, '0')}`,
      base: valuesOf('base', benchmark),
      head: valuesOf('head', benchmark),
    })),
  });
}

/** The part of a recording up to a round, without what a filter would leave out: rounds of a benchmark after it was decided. */
function cutRecording(recording: Recording, round: number, decidedAfter: ReadonlyMap<string, number>): Recording {
  const cut = ({ invocations, values }: RecordedSeries[Side], last: number) => ({
    invocations: invocations.slice(0, last),
    values: values.slice(0, last),
  });
  return {
    ...recording,
    invocations: recording.invocations.slice(0, 2 * round),
    series: recording.series.map((one) => {
      const last = Math.min(round, decidedAfter.get(one.name) ?? round);
      return { ...one, base: cut(one.base, last), head: cut(one.head, last) };
    }),
  };
}
