// Counts of code that did not change, drawn as programs have them, through the looks of the gate. How often is one red? The
// draws are those of one row, which has all of alpha, so no other run has more.

import { describe, expect, test } from '@jest/globals';
import { type Random, randomOf } from '../../../bench/random.ts';
import { judgeRecording } from '../../../src/analyse/pipeline.ts';
import { findUndecidedBenchmarks } from '../../../src/analyse/while-measuring.ts';
import { MAX_PLACEMENTS, PLACEMENT_ROUNDS, placementOf } from '../../../src/model/counts.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { planLooks } from '../../../src/stats/alpha-spending.ts';
import { countCases } from '../../support/case-count.ts';
import { aRecording } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const POLICY = policyOf(
  parseConfigFile('budgets: [{ metric: instructions, max-regression: 1% }]', 'config.yml'),
  TODAY,
);

type Counts = Readonly<Record<Side, readonly number[]>>;

/** Both sides in all placements. */
type Model = (random: Random) => Counts;

const LEVEL = 1_000_000;
const NUMBERS = Array.from({ length: MAX_PLACEMENTS }, (_, index) => index + 1);

function draw(each: (number: number) => { readonly base: number; readonly head: number }): Counts {
  const all = NUMBERS.map(each);
  return { base: all.map(({ base }) => Math.round(base)), head: all.map(({ head }) => Math.round(head)) };
}

/** Independent on both sides. */
const alone =
  (one: (random: Random) => number): Model =>
  (random) =>
    draw(() => ({ base: LEVEL * one(random), head: LEVEL * one(random) }));

/** Where the memory of a placement begins, a share of the period that decides the count. A change moves that of head. */
const placed =
  (partOf: (number: number) => number): Model =>
  (random) => {
    const [start, moved] = [random.uniform(), random.uniform()];
    const countAt = (part: number) => LEVEL * ((part + start) % 1 < 0.5 ? 1 : 1.06);
    return draw((number) => ({ base: countAt(partOf(number)), head: countAt(partOf(number) + moved) }));
  };

const MODELS: readonly [string, Model][] = [
  ['one of two values, by chance', alone((random) => (random.uniform() < 0.5 ? 1 : 1.06))],
  ['rarely a higher value, by chance', alone((random) => (random.uniform() < 0.2 ? 1.06 : 1))],
  ['one of three values, by chance', alone((random) => 1 + 0.02 * Math.floor(3 * random.uniform()))],
  ['one of five values, by chance', alone((random) => 1 + 0.02 * Math.floor(5 * random.uniform()))],
  ['one of two values, by the address on the stack', placed((number) => placementOf(number).padding / 4096)],
  ['one of two values, by the address on the heap', placed((number) => placementOf(number).topPad / 2 ** 18)],
  ['scatter as in Go, by far more than the limit', alone((random) => 1 + 0.02 * random.gauss())],
  ['scatter to one side', alone((random) => 1 + 0.02 * random.exponential())],
  [
    'scatter of the placements, and a little of the sides',
    (random) =>
      draw(() => {
        const both = LEVEL * (1 + 0.006 * random.gauss());
        return { base: both * (1 + 0.01 * random.gauss()), head: both * (1 + 0.01 * random.gauss()) };
      }),
  ],
  [
    'equal in most placements',
    (random) =>
      draw(() => {
        const both = LEVEL * (1 + 0.006 * random.gauss());
        const one = () => (random.uniform() < 0.2 ? 1.05 : 1);
        return { base: both * one(), head: both * one() };
      }),
  ],
];

function recordingAfter(counts: Counts, placements: number): Recording {
  const [base, head] = [counts.base.slice(0, placements), counts.head.slice(0, placements)];
  const made = aRecording({ 'Encode instructions [count]': { base, head } }, { rounds: PLACEMENT_ROUNDS });
  const series = made.series.map((one) => ({ ...one, deterministic: true, layout: 'varied' as const }));
  return { ...made, schedule: { ...made.schedule, measure: 'counts' }, series };
}

function judge(counts: Counts) {
  const looks = planLooks(PLACEMENT_ROUNDS);
  const isDecidedAfter = (look: number) =>
    findUndecidedBenchmarks(recordingAfter(counts, look), POLICY).names.length === 0;
  const placements = looks.find(isDecidedAfter) ?? MAX_PLACEMENTS;
  const [part] = judgeRecording(recordingAfter(counts, placements), POLICY).parts;
  return { placements, row: part!.rows[0]! };
}

const RUNS = countCases({ usual: 100, all: 1000 });

describe('code that did not change is red in at most one of a hundred runs', () => {
  test.each(MODELS)('%s', (_, model) => {
    const random = randomOf(39);
    const red = Array.from({ length: RUNS }, () => judge(model(random)).row.state).filter(
      (one) => one === 'regression',
    );
    expect(red.length / RUNS).toBeLessThanOrEqual(0.01 + 3 * Math.sqrt((0.01 * 0.99) / RUNS));
  });
});

test('2 % more is found, and soon where both sides follow their placements', () => {
  const random = randomOf(39);
  const runs = Array.from({ length: 100 }, () =>
    judge(
      draw(() => {
        const both = LEVEL * (1 + 0.006 * random.gauss());
        return { base: both, head: both * 1.02 * (1 + 0.0005 * random.gauss()) };
      }),
    ),
  );
  expect(runs.every(({ row }) => row.state === 'regression')).toBe(true);
  expect(Math.max(...runs.map(({ placements }) => placements))).toBe(10);
});
