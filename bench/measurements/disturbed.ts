// Simulates the benefit of measuring disturbed blocks again: a neighbour comes and goes beside a suite of twenty
// benchmarks, and the product's own loop and judgement run on a fake clock. Each case runs with and without
// observations of the processor time of others. Without them no block is measured again. Takes minutes.
//   npx node bench/measurements/disturbed.ts [--runs 60] [--seed 1]

import { parseArgs } from 'node:util';
import { makeFakeHost } from '../../__tests__/support/fake-host.ts';
import { aMeasuring, sideOf } from '../../__tests__/support/measuring.ts';
import { analyse } from '../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../src/analyse/while-measuring.ts';
import type { Observation } from '../../src/host/host.ts';
import { collect } from '../../src/measure/collect.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { planLooks } from '../../src/stats/alpha-spending.ts';
import { type Random, randomOf } from '../random.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '60' }, seed: { type: 'string', default: '1' } },
});

const BENCHMARKS = 20;
const PLANTED = 2;
const SLOWDOWN = 1.1;
const ROUNDS = { min: 6, max: 30 };
const NOISE = 0.015;
/** Mean slowdown of a benchmark while the neighbour is on, as a ratio. */
const EFFECT = 0.4;
const MAX_RUN_MS = 3_600_000;
const POLICY = policyOf(null, '2027-01-31');

interface NeighbourCase {
  /** Mean duration in seconds for which the neighbour is on. */
  readonly on: number;
  readonly off: number;
  readonly invocationMs: number;
}

const CASES: readonly NeighbourCase[] = [
  { on: 2, off: 8, invocationMs: 700 },
  { on: 2, off: 2, invocationMs: 700 },
  { on: 5, off: 5, invocationMs: 700 },
  { on: 15, off: 15, invocationMs: 700 },
  { on: 60, off: 60, invocationMs: 700 },
  { on: 5, off: 5, invocationMs: 2500 },
  { on: 2, off: 2, invocationMs: 100 },
  { on: 0.001, off: 10_000, invocationMs: 700 },
];

/** Returns the share of a time span for which the neighbour was on, 0 to 1. */
type NeighbourShare = (fromMs: number, toMs: number) => number;

function drawNeighbour(random: Random, { on, off }: NeighbourCase): NeighbourShare {
  const visits: (readonly [fromMs: number, toMs: number])[] = [];
  let isOn = random.uniform() < on / (on + off);
  for (let ms = 0; ms < MAX_RUN_MS; isOn = !isOn) {
    const endMs = ms + random.exponential() * 1000 * (isOn ? on : off);
    if (isOn) visits.push([ms, endMs]);
    ms = endMs;
  }
  return (fromMs, toMs) => {
    const near = visits.filter(([from, to]) => from < toMs && to > fromMs);
    const shared = near.map(([from, to]) => Math.max(0, Math.min(to, toMs) - Math.max(from, fromMs)));
    return shared.reduce((sum, ms) => sum + ms, 0) / (toMs - fromMs);
  };
}

/** A kernel counts in hundredths of a second, and the fake one in milliseconds. */
function toTicks({ cpu, ...rest }: Observation): Observation {
  const floor = (ms: number) => Math.floor(ms / 10);
  if (cpu === null) return { cpu, ...rest };
  const { total, busy, stolen, own } = cpu;
  return { ...rest, cpu: { total: floor(total), busy: floor(busy), stolen: floor(stolen), own: floor(own) } };
}

interface TrialOutcome {
  readonly conclusion: string;
  readonly falseReds: number;
  readonly found: number;
  readonly rounds: number;
  readonly again: number;
  readonly minutes: number;
  readonly isOneSided: boolean;
}

interface NeighbourTrial extends NeighbourCase {
  readonly planted: number;
  /** The machine reports the processor time of others. */
  readonly tells: boolean;
}

async function runTrial(trial: NeighbourTrial, seed: number): Promise<TrialOutcome> {
  const { planted, tells, invocationMs } = trial;
  const random = randomOf(seed);
  const neighbour = drawNeighbour(randomOf(seed, 1), trial);
  const slotMs = invocationMs / BENCHMARKS;
  const fake = makeFakeHost(
    (spec) => {
      const startMs = fake.host.clock.nowMs();
      const results = Array.from({ length: BENCHMARKS }, (_, index) => {
        const slower = sideOf(spec) === 'head' && index < planted ? SLOWDOWN : 1;
        const share = neighbour(startMs + index * slotMs, startMs + (index + 1) * slotMs);
        const disturbed = 1 + EFFECT * share * (0.5 + random.uniform());
        const value = 100 * slower * disturbed * (1 + NOISE * random.gauss());
        return { name: `b${index}`, unit: 'ms', value };
      });
      return { stdout: JSON.stringify(results), durationMs: invocationMs };
    },
    tells ? { taken: (spec, { ms }) => ({ others: 0.02 + neighbour(ms, ms + (spec ? invocationMs : 200)) }) } : {},
  );
  const startMs = fake.host.clock.nowMs();
  const recording = await collect(
    { ...fake.host, observe: async () => toTicks(await fake.host.observe(null)) },
    aMeasuring(
      { rounds: ROUNDS },
      { seed: String(seed), looks: planLooks(ROUNDS), undecided: (one) => findUndecidedBenchmarks(one, POLICY) },
    ),
  );
  const minutes = (fake.host.clock.nowMs() - startMs) / 60_000;
  const { rows, conclusion, rounds, measuredAgain } = analyse(recording, POLICY);
  const reds = rows.map(({ verdicts }) => verdicts.some(({ outcome }) => outcome === 'fail'));
  return {
    conclusion,
    falseReds: reds.slice(planted).filter(Boolean).length,
    found: reds.slice(0, planted).filter(Boolean).length,
    rounds,
    again: measuredAgain?.rounds ?? 0,
    minutes,
    isOneSided: fake.log.some((line) => line.startsWith('disturbances came with one side')),
  };
}

console.log(`${values.runs} runs each; ${BENCHMARKS} benchmarks, 5 % allowed; seed ${values.seed}`);
console.log(
  'on/off s, invocation | head | machine tells | inconclusive | false reds | found | rounds | again | min | one-sided',
);
for (const one of CASES) {
  for (const planted of [0, PLANTED]) {
    for (const tells of [false, true]) {
      const all: TrialOutcome[] = [];
      for (let index = 0; index < Number(values.runs); index += 1)
        all.push(await runTrial({ ...one, planted, tells }, Number(values.seed) * 1_000_003 + index));
      const mean = (figure: (outcome: TrialOutcome) => number) =>
        all.reduce((sum, outcome) => sum + figure(outcome), 0) / all.length;
      const percent = (figure: (outcome: TrialOutcome) => number) => `${Math.round(100 * mean(figure))} %`;
      console.log(
        [
          `${one.on}/${one.off}, ${one.invocationMs / 1000} s`,
          planted === 0 ? 'unchanged' : '+10 % in two',
          tells ? 'yes' : 'no',
          percent(({ conclusion }) => Number(conclusion === 'inconclusive')),
          mean(({ falseReds }) => falseReds).toFixed(2),
          planted === 0 ? '' : percent(({ found }) => found / planted),
          mean(({ rounds }) => rounds).toFixed(1),
          mean(({ again }) => again).toFixed(1),
          mean(({ minutes }) => minutes).toFixed(2),
          percent(({ isOneSided }) => Number(isOneSided)),
        ].join(' | '),
      );
    }
  }
}
