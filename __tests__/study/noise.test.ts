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
  const hasTail = name.startsWith('replay') || name === 'pareto';
  const { low, high } = { low: 0.5, high: hasTail ? 40 : 4 };
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

test.each([
  { name: 'scatter', quiet: 'base', loud: 'head' },
  { name: 'loudbase', quiet: 'head', loud: 'base' },
] as const)('$name: $loud has the median of $quiet and three times its noise', ({ name, quiet, loud }) => {
  const of = (side: Side) =>
    allCourses(name).flatMap(({ order, course }) => course.filter((_, at) => order[at] === side));
  expect(deviation(of(quiet))).toBeCloseTo(0.02, 3);
  expect(deviation(of(loud))).toBeCloseTo(0.06, 3);
  expect(median(of(loud)) - median(of(quiet))).toBeCloseTo(0, 2);
});

describe('noise with a memory, or in common', () => {
  /** The correlation of two lists. */
  const correlate = (left: readonly number[], right: readonly number[]) => {
    const [a, b] = [mean(left), mean(right)];
    return mean(left.map((value, index) => (value - a) * (right[index]! - b))) / (deviation(left) * deviation(right));
  };

  test.each([
    { name: 'chain5', sd: 0.03, memory: 0.5, shared: 0 },
    { name: 'chain9', sd: 0.03, memory: 0.9, shared: 0 },
    {
      name: 'chain9all',
      sd: Math.hypot(0.05, 0.02),
      memory: (0.9 * 0.05 ** 2) / (0.05 ** 2 + 0.02 ** 2),
      shared: 0.86,
    },
    { name: 'shock', sd: Math.hypot(0.04, 0.02), memory: 0, shared: 0.8 },
    { name: 'correlated', sd: Math.hypot(0.035, 0.035), memory: 0, shared: 0.5 },
  ] as const)('$name', ({ name, sd, memory, shared }) => {
    const runs = SEEDS.map((seed) => coursesOf(name, seed));
    const all = runs.flat(2);
    expect(deviation(all)).toBeCloseTo(sd, 2);
    const courses = runs.flat();
    const [now, next] = [courses.flatMap((one) => one.slice(0, -1)), courses.flatMap((one) => one.slice(1))];
    expect(Math.abs(correlate(now, next) - memory)).toBeLessThan(0.1);
    const [first, second] = [runs.flatMap(([one]) => one!), runs.flatMap(([, two]) => two!)];
    expect(Math.abs(correlate(first, second) - shared)).toBeLessThan(0.1);
  });

  test('turbo: a fifth faster at first, and no longer at the end', () => {
    const [first, last] = [0, ROUNDS * 2 - 1].map((at) => mean(allCourses('turbo').map(({ course }) => course[at]!)));
    expect(first).toBeCloseTo(-0.2, 2);
    expect(last).toBeCloseTo(0, 2);
  });

  test('growing: 10 % slower in the end, with eight times the scatter', () => {
    const [first, last] = [0, ROUNDS * 2 - 1].map((at) => allCourses('growing').map(({ course }) => course[at]!));
    expect(mean(last!) - mean(first!)).toBeCloseTo(0.1, 1);
    expect(deviation(first!)).toBeCloseTo(0.01, 2);
    expect(deviation(last!)).toBeCloseTo(0.08, 2);
  });

  test('headcache: head alone is slower after base, by 2 to 6 %', () => {
    const means = meansBy('headcache', ({ order }, index) => `${order[index]} after ${order[index - 1]}`);
    expect(means['head after base']).toBeCloseTo(0.04, 2);
    for (const label of ['head after head', 'base after head', 'base after base']) {
      expect(means[label]).toBeCloseTo(0, 2);
    }
  });
});

describe('single values', () => {
  const all = (name: ModelName) => SEEDS.flatMap((seed) => coursesOf(name, seed).flat());
  const shareAbove = (name: ModelName, limit: number) => mean(all(name).map((value) => Number(value > limit)));

  test('spikes: a fifth is 20 to 70 % slower', () => {
    expect(shareAbove('spikes', Math.log(1.15))).toBeCloseTo(0.2, 1);
    expect(shareAbove('spikes', Math.log(1.8))).toBeCloseTo(0, 3);
  });

  test('pareto: few are very slow', () => {
    expect(median(all('pareto'))).toBeCloseTo(0.03, 2);
    expect(shareAbove('pareto', Math.log(1.15))).toBeCloseTo(0.13, 1);
    expect(shareAbove('pareto', Math.log(1.5))).toBeGreaterThan(0.01);
  });

  test('layouts: two to four modes of each benchmark, up to 45 % apart', () => {
    const ranges = coursesOf('layouts', 1).map((course) => Math.max(...course) - Math.min(...course));
    expect(Math.max(...ranges)).toBeLessThan(0.55);
    expect(Math.max(...ranges)).toBeGreaterThan(0.2);
    expect(Math.min(...ranges)).toBeGreaterThan(0.04);
  });

  test('clock15: a level of 15 to 60 ticks', () => {
    const { levels, clocks } = timesOf('clock15', 1);
    const ticks = clocks.map(({ tick }, index) => levels[index]! / tick);
    expect(Math.min(...ticks)).toBeGreaterThanOrEqual(15);
    expect(Math.max(...ticks)).toBeLessThanOrEqual(60);
    expect(new Set(ticks).size).toBe(BENCHMARKS);
  });
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

test('all models but four have the same distribution on both sides', () => {
  const others = MODEL_NAMES.filter((name) => !EQUAL_MODELS.includes(name));
  expect(others).toEqual(['build', 'scatter', 'loudbase', 'headcache']);
});
