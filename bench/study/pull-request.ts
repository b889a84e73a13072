// One simulated pull request through the product's own code: noisy times become a Recording, look by look, and
// `undecided` and `analyse` say what the gate would say. Nothing of the decision is repeated here. What a look decided
// is not measured any further, as where a command uses BENCH_REFEREE_FILTER: the verdicts are the same without it, and
// the estimates of a row are those of the moment in which it was decided.

import type { Policy } from '../../src/budgets/budget.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import { blocksOf } from '../../src/model/blocks.ts';
import type { Interval } from '../../src/model/comparison.ts';
import type { Side } from '../../src/model/measurement.ts';
import type { RecordedSeries, Recording } from '../../src/model/recording.ts';
import type { Conclusion, Outcome } from '../../src/model/verdict.ts';
import { analyse, undecided } from '../../src/pipeline.ts';
import { pauses, type Rounds } from '../../src/stats/alpha-spending.ts';
import { recordingWith } from '../inputs.ts';
import { goNanoseconds, readClock } from './clock.ts';
import { type NoiseModel, simulate } from './noise.ts';

export interface Scenario {
  readonly model: NoiseModel;
  readonly seed: number;
  readonly benchmarks: number;
  readonly rounds: Rounds;
  /** Head is slower by this: 0.1 is 10 %. */
  readonly effect: number;
  /** How many benchmarks it slows, from the first on. */
  readonly affected: number;
  /** Values of each benchmark in one invocation. */
  readonly count?: number;
}

export interface JudgedRow {
  /** What its budget said in the end. */
  readonly outcome: Outcome;
  /** After how many rounds it was decided, or measuring ended. */
  readonly rounds: number;
  /** By how much head is truly slower; null where two builds differ by more than that. */
  readonly truth: number | null;
  /** The change and its 95 % interval as a report shows them; null where there is none. */
  readonly change: number | null;
  readonly interval: Interval | null;
}

export interface Judged {
  readonly conclusion: Conclusion;
  /** How many rounds were measured. */
  readonly rounds: number;
  /** One for each benchmark. */
  readonly rows: readonly JudgedRow[];
}

export function judgePullRequest(scenario: Scenario, policy: Policy): Judged {
  const whole = recordingOf(scenario);
  const { max } = scenario.rounds;
  /** Rounds of each benchmark; those that are missing are measured on. */
  const decidedAfter = new Map<string, number>();
  for (const look of pauses(scenario.rounds)) {
    const soFar = upTo(whole, look, decidedAfter);
    const open = look < max ? undecided(soFar, policy).names : [];
    if (open.length === 0) return judgedOf(soFar, scenario, policy);
    for (const { name } of whole.series) {
      if (open.includes(name)) decidedAfter.delete(name);
      else if (!decidedAfter.has(name)) decidedAfter.set(name, look);
    }
  }
  throw new Error('the last look ends every run');
}

function judgedOf(recording: Recording, scenario: Scenario, policy: Policy): Judged {
  const { model, effect, affected } = scenario;
  const { conclusion, rounds, rows } = analyse(recording, policy);
  const truthOf = (isSlowed: boolean) => (isSlowed ? effect : 0);
  const slowed = new Set(recording.series.slice(0, affected).map(({ name }) => name));
  return {
    conclusion,
    rounds,
    rows: rows.map((row) => ({
      outcome: row.verdicts[0]!.outcome,
      rounds: row.head!.n,
      truth: model.build === undefined ? truthOf(slowed.has(row.name)) : null,
      change: row.change,
      interval: row.interval,
    })),
  };
}

/** With all rounds that are allowed; the study takes from it what was measured by each look. */
export function recordingOf(scenario: Scenario): Recording {
  const { model, seed, benchmarks, rounds, effect, affected, count = 1 } = scenario;
  const blocks = blocksOf(rounds.max, pauses(rounds));
  const order = blocks.flatMap((block) => turnsOf(String(seed), block).map(({ side }) => side));
  const { levels, factors, clocks } = simulate({ model, seed, benchmarks, order, count });
  const valuesOf = (side: Side, benchmark: number): RecordedSeries[Side] => {
    const slowdown = side === 'head' && benchmark < affected ? 1 + effect : 1;
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

/** What was measured by a round, without the later rounds of what had been decided before. */
function upTo(recording: Recording, round: number, decidedAfter: ReadonlyMap<string, number>): Recording {
  const cut = ({ invocations, values }: RecordedSeries[Side], rounds: number) => ({
    invocations: invocations.slice(0, rounds),
    values: values.slice(0, rounds),
  });
  return {
    ...recording,
    invocations: recording.invocations.slice(0, 2 * round),
    series: recording.series.map((one) => {
      const rounds = decidedAfter.get(one.name) ?? round;
      return { ...one, base: cut(one.base, rounds), head: cut(one.head, rounds) };
    }),
  };
}
