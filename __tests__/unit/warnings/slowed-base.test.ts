import { describe, expect, test } from '@jest/globals';
import { MODELS, type ModelName } from '../../../bench/study/models.ts';
import { simulate } from '../../../bench/study/noise.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { Recording } from '../../../src/model/recording.ts';
import { warnAboutSlowedBase } from '../../../src/warnings/slowed-base.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording } from '../../support/recordings.ts';

type Values = readonly [warmUp: number | null, ...rounds: number[]];

/** A recording of benchmarks of which each side has a value of the warm-up and of each round. */
function recorded(benchmarks: Readonly<Record<string, Readonly<Record<Side, Values>>>>): Recording {
  const rounds = Object.entries(benchmarks).map(([name, { base, head }]) => [
    name,
    { base: base.slice(1) as number[], head: head.slice(1) as number[] },
  ]);
  const warmUp = Object.entries(benchmarks).map(([name, { base, head }]) => ({
    ...{ group: null, name, metric: 'time', unit: 'ms' },
    ...{ base: base[0], head: head[0] },
  }));
  return { ...aRecording(Object.fromEntries(rounds) as Parameters<typeof aRecording>[0]), warmUp };
}

const warn = (recording: Recording) => warnAboutSlowedBase(recording, []);
const SLOW: Values = [13, 13.1, 13.2, 13, 12.9, 13.1, 13];
const SLOWED: Values = [10, 13.2, 13.1, 13.3, 13, 13.2, 13.1];

describe('base that is slower in all rounds than in its warm-up', () => {
  test('is told, with the names and the least slowdown', () => {
    const found = warn(recorded({ encode: { base: SLOWED, head: SLOW }, decode: { base: SLOWED, head: SLOW } }));
    expect(found?.severity).toBe('warning');
    expect(inWords(found!).message).toMatch(
      /at least 30% slower in all its rounds than in its warm-up, which ran first: "encode" and "decode"/,
    );
  });

  test.each<[string, Readonly<Record<Side, Values>>]>([
    ['one round of base is as fast', { base: [10, 13, 13, 10.5, 13, 13, 13], head: SLOW }],
    ['the rounds of base differ as much', { base: [10, 12, 18, 14, 13, 16, 12], head: SLOW }],
    ['head is as fast as base was', { base: SLOWED, head: [10, 10, 10, 10, 10, 10, 10] }],
    ['a round of head is as fast as base was', { base: SLOWED, head: [13, 13, 10, 13, 13, 13, 13] }],
    ['the machine slowed down after the warm-up of both', { base: SLOWED, head: [10, 13, 13, 13, 13, 13, 13] }],
    ['the warm-up was cold', { base: [15, 13, 13, 13, 13, 13, 13], head: SLOW }],
    ['it is 5 %', { base: [12.4, 13, 13, 13, 13, 13, 13], head: SLOW }],
    ['there are two rounds', { base: [10, 13, 13], head: [13, 13, 13] }],
    ['base has no warm-up', { base: [null, 13, 13, 13, 13, 13, 13], head: SLOW }],
  ])('is not told if %s', (_, sides) => {
    expect(warn(recorded({ encode: sides }))).toBeNull();
  });

  test('is not told if others took more of the machine than in the warm-up, or by an old recording', () => {
    const recording = recorded({ encode: { base: SLOWED, head: SLOW } });
    const first = { ...recording.invocations[0]!, round: 0, others: 0.01 };
    const busy = recording.invocations.map((one) => ({ ...one, others: 0.2 }));
    expect(warn({ ...recording, invocations: [...busy, first] })).toBeNull();
    expect(warn({ ...recording, invocations: [...busy, { ...first, others: 0.2 }] })).not.toBeNull();
    const { warmUp: _, ...old } = recording;
    expect(warn(old)).toBeNull();
  });
});

// A neighbour who stays, in the model `step`, is left out: he comes between the warm-ups in one of 20 runs, and is observed.
const NOISES: readonly ModelName[] = ['ln2', 'ln5', 'heavy', 'ar1', 'rw', 'burst', 'warmup', 'layout', 'bimodal', 'ci'];

test.each([...NOISES, 'second', 'modeshift', 'replay-quiet', 'replay-busy'] as const)(
  'noise of the kind %s makes it say so in 1 of 100 runs at most',
  (model) => {
    const runs = Array.from({ length: 100 }, (_, seed) => {
      const order: Side[] = ['base', 'head', ...Array.from({ length: 6 }, () => ['base', 'head'] as const).flat()];
      const { factors } = simulate({ model: MODELS[model], seed: seed + 1, benchmarks: 10, order, count: 1 });
      const of = (side: Side, index: number) =>
        order.flatMap((one, at) => (one === side ? [factors[at]![index]![0]!] : [])) as unknown as Values;
      const each = Array.from({ length: 10 }, (_, index) => [
        `b${index}`,
        { base: of('base', index), head: of('head', index) },
      ]);
      return warn(recorded(Object.fromEntries(each) as Parameters<typeof recorded>[0]));
    });
    expect(runs.filter((found) => found !== null).length).toBeLessThanOrEqual(1);
  },
);
