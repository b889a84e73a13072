// One simulated pull request through the product's own code: noisy times become a Recording, look by look, and
// `undecided` and `analyse` say what the gate would say. Nothing of the decision is repeated here.

import type { Policy } from '../../src/budgets/budget.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import { blocksOf } from '../../src/model/blocks.ts';
import type { Side } from '../../src/model/measurement.ts';
import type { RecordedSeries, Recording } from '../../src/model/recording.ts';
import type { Conclusion, Outcome } from '../../src/model/verdict.ts';
import { analyse, undecided } from '../../src/pipeline.ts';
import { pauses, type Rounds } from '../../src/stats/alpha-spending.ts';
import { recordingWith } from '../inputs.ts';
import { goNanoseconds, type NoiseModel, simulate } from './noise.ts';

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

export interface Judged {
  readonly conclusion: Conclusion;
  /** How many rounds were measured. */
  readonly rounds: number;
  /** For each benchmark: what its budget said in the end, and after how many rounds. */
  readonly rows: readonly { readonly outcome: Outcome; readonly rounds: number }[];
}

export function judgePullRequest(scenario: Scenario, policy: Policy): Judged {
  const whole = recordingOf(scenario);
  const { max } = scenario.rounds;
  const decidedAfter = new Map<string, number>();
  for (const look of pauses(scenario.rounds)) {
    const soFar = upTo(whole, look);
    const open = new Set(undecided(soFar, policy).names);
    for (const { name } of whole.series) {
      if (!open.has(name) && !decidedAfter.has(name)) decidedAfter.set(name, look);
    }
    if (open.size > 0 && look < max) continue;
    const { conclusion, rows } = analyse(soFar, policy);
    return {
      conclusion,
      rounds: look,
      rows: rows.map(({ name, verdicts }) => ({
        outcome: verdicts[0]!.outcome,
        rounds: decidedAfter.get(name) ?? look,
      })),
    };
  }
  throw new Error('the last look ends every run');
}

/** With all rounds that are allowed; the study takes from it what was measured by each look. */
export function recordingOf(scenario: Scenario): Recording {
  const { model, seed, benchmarks, rounds, effect, affected, count = 1 } = scenario;
  const blocks = blocksOf(rounds.max, pauses(rounds));
  const order = blocks.flatMap((block) => turnsOf(String(seed), block).map(({ side }) => side));
  const { levels, factors } = simulate({ model, seed, benchmarks, order, count });
  const valuesOf = (side: Side, benchmark: number): RecordedSeries[Side] => {
    const slowdown = side === 'head' && benchmark < affected ? 1 + effect : 1;
    const own = order.flatMap((one, invocation) => (one === side ? [invocation] : []));
    return {
      invocations: own,
      values: own.map((invocation) =>
        factors[invocation]![benchmark]!.map((factor) =>
          Number(goNanoseconds(levels[benchmark]! * factor * slowdown)),
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

function upTo(recording: Recording, round: number): Recording {
  const cut = ({ invocations, values }: RecordedSeries[Side]) => ({
    invocations: invocations.slice(0, round),
    values: values.slice(0, round),
  });
  return {
    ...recording,
    invocations: recording.invocations.slice(0, 2 * round),
    series: recording.series.map((one) => ({ ...one, base: cut(one.base), head: cut(one.head) })),
  };
}
