// Simulates pull requests that a budget asks to prove something: recordings under the models of noise of the study, judged by the product's
// own code. A model and a seed in, outcomes out.

import { analyse } from '../../src/analyse/pipeline.ts';
import type { Policy } from '../../src/budgets/budget.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import { SIDES, type Side } from '../../src/model/measurement.ts';
import type { Recording } from '../../src/model/recording.ts';
import { blocksOf } from '../../src/model/remeasured-rounds.ts';
import type { VerdictOutcome } from '../../src/model/verdict.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { planPauses } from '../../src/stats/alpha-spending.ts';
import { recordingWith } from '../inputs.ts';
import { MODELS, type ModelName } from '../study/models.ts';
import { simulate } from '../study/noise.ts';

const ROUNDS = { min: 6, max: 30 };

export interface Experiment {
  readonly model: ModelName;
  readonly seed: number;
}

/** Seconds of each benchmark on both sides, without noise. */
type Times = Readonly<Record<string, Readonly<Record<Side, number>>>>;

export function recordTimes({ model, seed }: Experiment, times: Times): Recording {
  const order = blocksOf(ROUNDS.max, planPauses(ROUNDS)).flatMap((block) =>
    turnsOf(String(seed), block).map(({ side }) => side),
  );
  const names = Object.keys(times);
  const { factors } = simulate({ model: MODELS[model], seed, benchmarks: names.length, order, count: 1 });
  const valuesOf = (side: Side, name: string) => {
    const invocations = order.flatMap((one, invocation) => (one === side ? [invocation] : []));
    const factorsOf = (invocation: number) => factors[invocation]![names.indexOf(name)]!;
    return {
      invocations,
      values: invocations.map((at) =>
        factorsOf(at).map((factor) => Number((times[name]![side] * factor).toPrecision(4))),
      ),
    };
  };
  const series = names.map((name) => {
    const [base, head] = SIDES.map((side) => valuesOf(side, name));
    return { name, base: base!, head: head! };
  });
  return recordingWith({ rounds: ROUNDS, order, series });
}

export function policyWith(budget: string): Policy {
  return policyOf(parseConfigFile(`budgets:\n  - metric: "*"\n    ${budget}\n`, 'bench.yml'), '2026-01-01');
}

/** The steps of a program, as nanoseconds. */
export function growthTimes(sizes: readonly number[], base: (n: number) => number, head: (n: number) => number): Times {
  return Object.fromEntries(sizes.map((n) => [`Sort/n=${n}`, { base: base(n), head: head(n) }]));
}

export function judgeGrowth(recording: Recording, policy: Policy): VerdictOutcome {
  return analyse(recording, policy).judgedGeomeans[0]!.verdicts[0]!.outcome;
}

/** One value of each size of head, as tests by hand compare them: each size may take 2^1.2 times as long as half of it. */
export function judgeByHand({ series }: Recording): VerdictOutcome {
  const values = series.map(({ head }) => head.values[0]![0]!);
  return values.some((value, index) => index > 0 && value / values[index - 1]! > 2 ** 1.2) ? 'fail' : 'pass';
}

/** `change`: that of head, -0.1 is 10 % less. */
export function judgeClaim(experiment: Experiment, change: number, policy: Policy): VerdictOutcome {
  const recording = recordTimes(experiment, { Parse: { base: 1000, head: 1000 * (1 + change) } });
  return analyse(recording, policy).rows[0]!.verdicts[0]!.outcome;
}
