// The models of noise that the study tries: each does what its name says, always the same for the same seed.

import { describe, expect, test } from '@jest/globals';
import { readClock } from '../../bench/study/clock.ts';
import { EQUAL_MODELS, MODEL_NAMES, MODELS, type ModelName } from '../../bench/study/models.ts';
import { type NoisyTimes, simulate } from '../../bench/study/noise.ts';
import { SURROUNDINGS, TRACES } from '../../bench/study/traces.ts';
import { turnsOf } from '../../src/measure/schedule.ts';
import type { Side } from '../../src/model/measurement.ts';
import { blocksOf } from '../../src/model/remeasured-rounds.ts';
import { median } from '../../src/stats/median.ts';

const BENCHMARKS = 20;
const ROUNDS = 60;

function orderOf(seed: number): Side[] {
  return blocksOf(ROUNDS, []).flatMap((block) => turnsOf(String(seed), block).map(({ side }) => side));
}

function timesOf(name: ModelName, seed: number): NoisyTimes {
  return simulate({ model: MODELS[name], seed, benchmarks: BENCHMARKS, order: orderOf(seed), count: 1 });
}

/** For each benchmark the logarithms of its factors, in the order of the invocations. */
function coursesOf(name: ModelName, seed: number): number[][] {
  const { factors } = timesOf(name, seed);
  return Array.from({ length: BENCHMARKS }, (_, index) => factors.map((own) => Math.log(own[index]![0]!)));
}

const SEEDS = Array.from({ length: 20 }, (_, index) => index + 1);

/** All benchmarks under several seeds, each with its order. */
function allCourses(name: ModelName): { readonly order: readonly Side[]; readonly course: number[] }[] {
  return SEEDS.flatMap((seed) => coursesOf(name, seed).map((course) => ({ order: orderOf(seed), course })));
}

/** The mean of the logarithms, by a label for each invocation. */
function meansBy(
  name: ModelName,
  labelOf: (at: { readonly order: readonly Side[]; readonly course: readonly number[] }, index: number) => string,
): Record<string, number> {
  const groups: Record<string, number[]> = {};
  for (const one of allCourses(name)) {
    for (const [index, value] of one.course.entries()) {
      const label = labelOf(one, index);
      groups[label] ??= [];
      groups[label].push(value);
    }
  }
  return Object.fromEntries(Object.entries(groups).map(([label, values]) => [label, mean(values)]));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
}

/** How long runs of equal labels are, without the last one, which the end cuts off. */
function lengthsOf(labels: readonly boolean[]): Record<'slow' | 'fast', number[]> {
  const lengths: Record<'slow' | 'fast', number[]> = { slow: [], fast: [] };
  let begin = 0;
  for (const [index, label] of labels.entries()) {
    if (index === 0 || label === labels[index - 1]) continue;
    lengths[label ? 'fast' : 'slow'].push(index - begin);
    begin = index;
  }
  return lengths;
}

test.each(MODEL_NAMES)('%s: the same seed, the same times', (name) => {
  const experiment = { model: MODELS[name], benchmarks: 3, order: orderOf(1).slice(0, 4), count: 2 };
  const one = simulate({ ...experiment, seed: 5 });
  expect(simulate({ ...experiment, seed: 5 })).toEqual(one);
  expect(simulate({ ...experiment, seed: 6 })).not.toEqual(one);
  const { low, high } = name.startsWith('replay') ? { low: 0.5, high: 40 } : { low: 0.5, high: 4 };
  expect(one.factors.flat(2).every((factor) => factor > low && factor < high)).toBe(true);
});

test('ln5 has a standard deviation of 5 %', () => {
  expect(deviation(coursesOf('ln5', 1).flat())).toBeCloseTo(0.05, 2);
});

describe('what keeps time with the order', () => {
  /** In whole percent. */
  const whole = (value: number) => Math.round(100 * value) + 0;
  const ofFour = (name: ModelName) => {
    const means = meansBy(name, (_, index) => String(index % 4));
    return ['0', '1', '2', '3'].map((place) => whole(means[place]!));
  };

  test('period2: every second invocation is 6 % slower', () => {
    expect(ofFour('period2')).toEqual([0, 6, 0, 6]);
  });

  test('outer4: the first and the last of every four', () => {
    expect(ofFour('outer4')).toEqual([6, 0, 0, 6]);
  });

  test('square4: the first two of every four', () => {
    expect(ofFour('square4')).toEqual([6, 6, 0, 0]);
  });

  test('second: what follows an invocation of the other side, on both sides', () => {
    const means = meansBy('second', ({ order }, index) =>
      index > 0 && order[index - 1] !== order[index] ? `${order[index]} after other` : `${order[index]} after own`,
    );
    const rounded = Object.entries(means).map(([label, value]) => [label, whole(value)] as const);
    expect(Object.fromEntries(rounded)).toEqual({
      'base after other': 6,
      'head after other': 6,
      'base after own': 0,
      'head after own': 0,
    });
  });
});

describe('carry', () => {
  const excess = (name: ModelName, isSlow: (before: number) => boolean) =>
    meansBy(name, ({ course }, index) => String(index > 0 && isSlow(course[index - 1]!)))['true']!;

  test('a benchmark is 6 % slower after a slow invocation of its own', () => {
    // Above 6 % + 1 sd the invocation before was slow by its own noise, below 0 it was not.
    expect(excess('carry', (before) => before > 0.08)).toBeCloseTo(0.06, 2);
    expect(excess('carry', (before) => before < 0)).toBeCloseTo(0, 2);
  });

  test('and in plain noise it is not', () => {
    expect(excess('ln2', (before) => before > 0.04)).toBeCloseTo(0, 2);
  });
});

describe('states of the machine', () => {
  const isSlow = (name: ModelName, seed: number) => {
    const courses = coursesOf(name, seed);
    const limit = MODELS.steal === MODELS[name] ? 0.125 : 0.06;
    return courses[0]!.map((_, index) => median(courses.map((course) => course[index]!)) > limit);
  };
  const lengths = (name: ModelName) => {
    const all = Array.from({ length: 150 }, (_, seed) => lengthsOf(isSlow(name, seed)));
    return {
      slow: mean(all.flatMap(({ slow }) => slow)),
      fast: mean(all.flatMap(({ fast }) => fast)),
    };
  };

  // The runs that 120 invocations can show are shorter than all, as the longest are cut off.
  test('steal: a neighbour stays for about 12 invocations and is away for about 24', () => {
    const { slow, fast } = lengths('steal');
    expect(slow).toBeGreaterThan(9);
    expect(slow).toBeLessThan(14);
    expect(fast).toBeGreaterThan(17);
    expect(fast).toBeLessThan(26);
  });

  test('modeshift: both modes are kept for about 8', () => {
    const { slow, fast } = lengths('modeshift');
    for (const length of [slow, fast]) {
      expect(length).toBeGreaterThan(6.5);
      expect(length).toBeLessThan(9.5);
    }
  });

  test.each([
    ['steal', 0.25],
    ['modeshift', 0.12],
  ] as const)('%s: every benchmark feels the same size, on both sides', (name, size) => {
    const runs = SEEDS.map((seed) => ({
      order: orderOf(seed),
      slow: isSlow(name, seed),
      courses: coursesOf(name, seed),
    }));
    const meanOf = (index: number, side: Side, wanted: boolean) =>
      mean(
        runs.flatMap(({ order, slow, courses }) =>
          courses[index]!.filter((_, at) => order[at] === side && slow[at] === wanted),
        ),
      );
    for (const side of ['base', 'head'] as const) {
      for (const index of [0, 7]) {
        expect(meanOf(index, side, true) - meanOf(index, side, false)).toBeCloseTo(size, 2);
      }
    }
  });
});

describe('clock3', () => {
  const readings = (seed: number) => {
    const { levels, factors, clocks } = timesOf('clock3', seed);
    return levels.map((level, index) => factors.map((own) => readClock(clocks[index]!, level * own[index]![0]!)));
  };

  test('shows about three different values of a benchmark', () => {
    const counts = SEEDS.flatMap((seed) => readings(seed).map((values) => new Set(values).size));
    expect(mean(counts)).toBeGreaterThan(2.5);
    expect(mean(counts)).toBeLessThan(4);
    expect(Math.max(...counts)).toBeLessThanOrEqual(5);
  });

  test('reads the nearest tick', () => {
    expect(readClock({ tick: 10, first: 3 }, 47)).toBe(43);
    expect(readClock({ tick: 10, first: 3 }, 49)).toBe(53);
    expect(readClock({ tick: 0, first: 0 }, 47.25)).toBe(47.25);
  });
});

test('scatter: head has the median of base and three times its noise', () => {
  const of = (side: Side) =>
    allCourses('scatter').flatMap(({ order, course }) => course.filter((_, at) => order[at] === side));
  const [base, head] = [of('base'), of('head')];
  expect(deviation(base)).toBeCloseTo(0.02, 3);
  expect(deviation(head)).toBeCloseTo(0.06, 3);
  expect(median(head) - median(base)).toBeCloseTo(0, 2);
});

describe.each(SURROUNDINGS)('replay-%s', (kind) => {
  const traces = Object.entries(TRACES).flatMap(([name, trace]) => (name.endsWith(`-${kind}`) ? [trace] : []));

  test('each benchmark follows a recorded course of that kind, which both sides share', () => {
    expect(traces).not.toHaveLength(0);
    for (const course of coursesOf(`replay-${kind}`, 1)) {
      const isReplayed = traces.some((trace) =>
        trace.some((_, start) =>
          course.every((value, at) => Math.abs(value - Math.log(trace[(start + at) % trace.length]!)) < 1e-9),
        ),
      );
      expect(isReplayed).toBe(true);
    }
  });

  test('from its own place on', () => {
    const starts = new Set(coursesOf(`replay-${kind}`, 1).map((course) => course[0]));
    expect(starts.size).toBeGreaterThan(BENCHMARKS / 2);
  });
});

test('all models but two have the same distribution on both sides', () => {
  expect(MODEL_NAMES.filter((name) => !EQUAL_MODELS.includes(name))).toEqual(['build', 'scatter']);
});
