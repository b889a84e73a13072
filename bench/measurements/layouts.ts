// What builds with other memory layouts do to verdicts: simulated pull requests of one benchmark whose builds differ, judged by the
// product's own code, before and after its builds. docs/rebuilds.md and ADR 16 quote it.
//   npx node bench/measurements/layouts.ts [--pull-requests 200] [--shapes even,two,rare] [--spreads 0,4,8,12] [--effects 0,5,10,15] [--seed 1]
// `even`: builds lie evenly within the spread. `two`: half of them are at its lower end, half at its upper one. `rare`: one of six is at
// its upper end. `noise` is the standard deviation of a run within a build, in percent.

import { parseArgs } from 'node:util';
import { analyse } from '../../src/analyse/pipeline.ts';
import { findRowsToRebuild, findUndecidedBenchmarks } from '../../src/analyse/while-measuring.ts';
import { BUILD_LOOKS, FIRST_REBUILD, MAX_BUILDS } from '../../src/model/builds.ts';
import { SIDES, type Side } from '../../src/model/measurement.ts';
import type { RecordedBuilds, Recording } from '../../src/model/recording.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { planLooks } from '../../src/stats/alpha-spending.ts';
import { recordingWith } from '../inputs.ts';
import { type Random, randomOf } from '../random.ts';

const { values } = parseArgs({
  options: {
    'pull-requests': { type: 'string', default: '200' },
    shapes: { type: 'string', default: 'even,two,rare' },
    seed: { type: 'string', default: '1' },
    effects: { type: 'string', default: '0,5,10,15' },
    spreads: { type: 'string', default: '0,4,8,12' },
  },
});
const pullRequests = Number(values['pull-requests']);
const policy = policyOf(null, '2026-01-01');
const ROUNDS = { min: 6, max: 30 };
const RUNS_OF_BUILD = 4;

/** Part of the spread by which a build is slower. */
const SHAPES: Readonly<Record<string, (random: Random) => number>> = {
  even: (random) => random.uniform(),
  two: (random) => (random.uniform() < 1 / 2 ? 1 : 0),
  rare: (random) => (random.uniform() < 1 / 6 ? 1 : 0),
};

interface Scenario {
  readonly shape: string;
  readonly spread: number;
  readonly noise: number;
  readonly effect: number;
}

interface Outcome {
  readonly first: string;
  readonly verdict: string;
  /** Builds a side, with the first one. */
  readonly builds: number;
}

function judgeOne({ shape, spread, noise, effect }: Scenario, seed: number): Outcome {
  const random = randomOf(seed, 7);
  const build = () => 1 + spread * SHAPES[shape]!(random);
  const run = (side: Side, level: number) =>
    1000 * level * (side === 'head' ? 1 + effect : 1) * Math.exp(noise * random.gauss());
  const levels = { base: build(), head: build() };
  const order = Array.from({ length: ROUNDS.max }, () => SIDES).flat();
  const all = order.map((side) => run(side, levels[side]));
  const cutAt = (round: number): Recording => {
    const kept = order.slice(0, 2 * round);
    const of = (side: Side) => {
      const at = [...kept.keys()].filter((index) => kept[index] === side);
      return { invocations: at, values: at.map((index) => [all[index]!]) };
    };
    return recordingWith({
      rounds: ROUNDS,
      order: kept,
      series: [{ name: 'Parse-8', base: of('base'), head: of('head') }],
    });
  };
  const looks = planLooks(ROUNDS);
  const end = looks.find((look) => findUndecidedBenchmarks(cutAt(look), policy).names.length === 0) ?? ROUNDS.max;
  const schedule = { ...cutAt(end).schedule, ended: end < ROUNDS.max ? 'decided' : 'complete' } as const;
  const first: Recording = { ...cutAt(end), schedule };
  const verdict = analyse(first, policy).conclusion;
  if (findRowsToRebuild(first, policy).rows.length === 0) return { first: verdict, verdict, builds: 1 };
  const builds: RecordedBuilds = { ended: 'complete', durationMs: 0, invocations: [], series: [], problems: [] };
  const series = { ...first.series[0]!, base: empty(), head: empty() };
  builds.series = [series];
  const recording: Recording = { ...first, builds };
  for (let number = FIRST_REBUILD; number <= MAX_BUILDS; number += 1) {
    const own = { base: build(), head: build() };
    for (let index = 0; index < RUNS_OF_BUILD; index += 1)
      for (const side of SIDES) {
        series[side].invocations.push(builds.invocations.length);
        series[side].values.push([run(side, own[side])]);
        const made = { side, round: number, command: 0, startMs: 0, durationMs: 1, exitCode: 0 } as const;
        builds.invocations.push({ ...made, outcome: 'ok' });
      }
    const isLook = BUILD_LOOKS.some((look) => look === number);
    if (isLook && findRowsToRebuild(recording, policy).rows.length === 0) {
      builds.ended = number < MAX_BUILDS ? 'decided' : 'complete';
      return { first: verdict, verdict: analyse(recording, policy).conclusion, builds: number };
    }
  }
  throw new Error('the last look ends every run');
}

function empty() {
  return { invocations: [] as number[], values: [] as number[][] };
}

const listShares = (text: string) => text.split(',').map((one) => Number(one) / 100);
const percent = (part: number) => `${(100 * part).toFixed(1).padStart(5)}`;

console.log('shape spread noise effect | red before  red  layout | builds of a red row');
for (const shape of values.shapes.split(','))
  for (const spread of listShares(values.spreads))
    for (const noise of [0.01, 0.02, 0.05])
      for (const effect of listShares(values.effects)) {
        if (spread === 0 && shape !== 'even') continue;
        const runs = Array.from({ length: pullRequests }, (_, index) =>
          judgeOne({ shape, spread, noise, effect }, Number(values.seed) * 1_000_000 + index),
        );
        const share = (test: (one: Outcome) => boolean) => runs.filter(test).length / runs.length;
        const red = runs.filter((one) => one.first === 'fail');
        const builds = red.reduce((sum, one) => sum + one.builds, 0) / Math.max(1, red.length);
        console.log(
          [
            shape.padEnd(5),
            percent(spread),
            percent(noise),
            percent(effect),
            '|',
            percent(share((one) => one.first === 'fail')),
            percent(share((one) => one.verdict === 'fail')),
            percent(share((one) => one.first === 'fail' && one.verdict === 'inconclusive')),
            '|',
            builds.toFixed(1),
          ].join(' '),
        );
      }
