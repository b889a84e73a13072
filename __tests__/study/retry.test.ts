// What measuring a block again after a failure does to verdicts, simulated with benchmarks that fail at random, and with
// some that fail when a value is not welcome, as often as a run forgives.

import { expect, test } from '@jest/globals';
import { analyse } from '../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../src/analyse/while-measuring.ts';
import { collect } from '../../src/measure/collect.ts';
import type { Side } from '../../src/model/measurement.ts';
import { MAX_RETRIES } from '../../src/model/remeasured-rounds.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { planPauses } from '../../src/stats/alpha-spending.ts';
import { countCases, TRIES_ALL_CASES } from '../support/case-count.ts';
import { makeFakeHost } from '../support/fake-host.ts';
import { aMeasuring, sideOf } from '../support/measuring.ts';
import { seededRandom } from '../support/random-samples.ts';
import { normal } from '../support/seeded-noise.ts';
import { TODAY } from '../support/today.ts';

/** Limit 0: every significant worsening of unchanged code is a false alarm, so alpha is reached. */
const POLICY = withLimit(0);
const ROUNDS = { min: 6, max: 30 };
const SPREAD = 0.04;

function withLimit(limit: number) {
  const policy = policyOf(null, TODAY);
  const [budget] = policy.budgets;
  return { ...policy, budgets: [{ ...budget!, limits: new Map([['max-regression', limit]]) }] };
}

/** Invocations after a failure in which a benchmark that chooses does not fail again. Otherwise the run would end. */
const PAUSE = 5;

/** Reports whether an invocation fails. `z`: its noise, in standard deviations. */
type Failing = (side: Side, z: number, chance: number) => boolean;

const FAILING: Readonly<Record<string, Failing>> = {
  never: () => false,
  'at random': (_, __, chance) => chance < 0.02,
  'head when it is slow': (side, z) => side === 'head' && z > 1,
  'head when it is fast': (side, z) => side === 'head' && z < -1,
  'base when it is slow': (side, z) => side === 'base' && z > 1,
  'base when it is fast': (side, z) => side === 'base' && z < -1,
};

interface Tally {
  fail: number;
  pass: number;
  /** Runs that ended without all rounds: with an error, or because base broke. */
  ended: number;
}

/** Counts the verdicts of runs in which head takes `factor` times as long. Each kind of failure gets the same noise. */
async function simulate(failing: Failing, { factor, runs }: { factor: number; runs: number }): Promise<Tally> {
  const tally = { fail: 0, pass: 0, ended: 0 };
  for (let run = 0; run < runs; run += 1) {
    const random = seededRandom(run + 1);
    let [made, failures, latest] = [0, 0, 0];
    const { host } = makeFakeHost((spec) => {
      const side = sideOf(spec);
      const [z, chance] = [normal(random), random()];
      made += 1;
      const canFail =
        made > 2 && (failing === FAILING['at random'] || (failures < MAX_RETRIES && made - latest > PAUSE));
      if (canFail && failing(side, z, chance)) {
        failures += 1;
        latest = made;
        return { exitCode: 1 };
      }
      const value = 10 * (side === 'head' ? factor : 1) * Math.exp(SPREAD * z);
      return { stdout: JSON.stringify([{ name: 'Encode', unit: 'ms', value }]) };
    });
    const looks = {
      looks: planPauses(ROUNDS),
      undecided: (soFar: Parameters<typeof findUndecidedBenchmarks>[0]) => findUndecidedBenchmarks(soFar, POLICY),
    };
    const recording = await collect(host, aMeasuring({ rounds: ROUNDS }, { ...looks, seed: String(run) }));
    const { conclusion } = analyse(recording, POLICY);
    if (recording.schedule.ended === 'failed') tally.ended += 1;
    else if (conclusion === 'fail') tally.fail += 1;
    else if (conclusion === 'pass') tally.pass += 1;
  }
  return tally;
}

const runs = countCases({ usual: 60, all: 2000 });

test('failures at random change no rate of false alarms, and chosen ones at most triple it', async () => {
  const all = Object.fromEntries(
    await Promise.all(
      Object.entries(FAILING).map(
        async ([name, failing]) => [name, await simulate(failing, { factor: 1, runs })] as const,
      ),
    ),
  );
  if (TRIES_ALL_CASES) console.info(all);
  // Three standard deviations of a rate above its goal.
  const most = (rate: number) => runs * rate + 3 * Math.sqrt(runs * rate);
  expect(all['at random']!.fail).toBeLessThanOrEqual(most(0.01));
  for (const { fail } of Object.values(all)) expect(fail).toBeLessThanOrEqual(most(0.03));
});

test('a benchmark that is 5 % slower does not pass by failing whenever it was slow', async () => {
  const honest = await simulate(FAILING['never']!, { factor: 1.05, runs });
  const dodging = await simulate(FAILING['head when it is slow']!, { factor: 1.05, runs });
  if (TRIES_ALL_CASES) console.info({ honest, dodging });
  expect(dodging.pass).toBeLessThanOrEqual(honest.pass + 0.01 * runs);
  expect(dodging.fail).toBeGreaterThanOrEqual(honest.fail - 0.05 * runs);
});
