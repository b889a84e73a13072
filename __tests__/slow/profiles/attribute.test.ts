// Attribution: rows add up to the measured change, noise names nobody, and a planted change is found.

import '../../support/readable-errors.ts';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { alignFiles } from '../../../src/profiles/align-files.ts';
import { attributeChange, compareSides } from '../../../src/profiles/attribute.ts';
import { readProfile } from '../../../src/profiles/index.ts';
import { findGrownTotals } from '../../../src/profiles/total-time.ts';
import { countCases } from '../../support/case-count.ts';
import { drawProfile, makeProfile, type SampledRun } from '../../support/profiles.ts';
import { seededRandom } from '../../support/random-samples.ts';

const GO = resolve(import.meta.dirname, '../../fixtures/profiles/go');

function readGo(side: string) {
  return [1, 2, 3, 4, 5].map((run) => {
    const path = `${GO}/${side}-${run}.pprof`;
    return readProfile({ path, bytes: gunzipSync(readFileSync(path)) }, 'auto');
  });
}

describe('one profile on a side', () => {
  const base = makeProfile({ 'main;hash': 30, 'main;sort': 50, main: 20 });
  const head = makeProfile({ 'main;hash': 60, 'main;sort': 40, 'main;mix': 5, main: 20 });

  test('lists every function that differs, most grown first, without intervals', () => {
    const { functions, base: before, head: after, unnamed } = attributeChange({ base: [base], head: [head] });
    expect([before, after, unnamed]).toEqual([100, 125, null]);
    expect(functions.map(({ name, deltaSelf, low, high }) => [name, deltaSelf, low, high])).toEqual([
      ['hash', 30, null, null],
      ['mix', 5, null, null],
      ['sort', -10, null, null],
    ]);
  });

  test('equal profiles name nothing', () => {
    expect(attributeChange({ base: [base], head: [base] })).toMatchObject({
      functions: [],
      unnamed: { reason: 'equal' },
    });
  });

  test('different units are an error', () => {
    const other = makeProfile({ main: 1 }, { unit: 'samples' });
    expect(() => attributeChange({ base: [base], head: [other] })).toThrow('the profiles have different units');
  });
});

test('the changes of all functions add up to the measured change', () => {
  const random = seededRandom(7);
  const shares = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`f${index}`, 1 / (index + 1)]));
  const draw = () => [drawProfile(random, { shares, samples: 500 })];
  const measured = {
    ...{ unit: 'sec/op', degrees: 18 },
    base: { median: 8e-8, standardError: 1e-10 },
    head: { median: 9.5e-8, standardError: 1e-10 },
  };
  const { functions, base, head, unit } = attributeChange({ base: draw(), head: draw() }, { measured });
  expect([base, head, unit]).toEqual([8e-8, 9.5e-8, 'sec/op']);
  expect(functions.reduce((sum, { deltaSelf }) => sum + deltaSelf, 0)).toBeCloseTo(1.5e-8, 15);
});

test('a function in a file of the pull request is marked', () => {
  const { functions } = attributeChange(
    { base: [makeProfile({ 'hash a.c': 1, 'sort b.c': 1 })], head: [makeProfile({ 'hash a.c': 2, 'sort b.c': 3 })] },
    { isTouched: (file) => file === 'a.c' },
  );
  expect(functions.map(({ name, touched }) => [name, touched])).toEqual([
    ['sort', false],
    ['hash', true],
  ]);
});

describe('runs that differ as a whole', () => {
  const runs = (factors: readonly number[], hash: number) =>
    factors.map((factor) => makeProfile({ hash: hash * factor, sort: 800 * factor }, { quantum: 1 }));
  const sides = { base: runs([1, 3, 1.5], 200), head: runs([1.2, 2.8, 1.4], 400) };

  test('are compared by their shares, as long as a run of base', () => {
    const { functions, spread, areShares, base, head } = attributeChange(sides);
    expect(spread).toBeGreaterThan(0.4);
    expect([areShares, base, head]).toEqual([true, expect.closeTo((1000 * 5.5) / 3, 6), expect.closeTo(2160, 6)]);
    expect(functions.map(({ name }) => name)).toEqual(['hash', 'sort']);
    expect(functions.reduce((sum, { deltaSelf }) => sum + deltaSelf, 0)).toBeCloseTo(0, 6);
  });

  test('name nothing if no share differs, however much longer head is', () => {
    const equal = { base: runs([1, 3, 1.5], 200), head: runs([4, 12, 6], 200) };
    expect(attributeChange(equal)).toMatchObject({ functions: [], totals: [], areShares: true });
  });

  test('do not matter to totals of other units than samples', () => {
    const counts = (factors: readonly number[]) =>
      factors.map((factor) => makeProfile({ hash: 200 * factor }, { unit: 'instructions', quantum: 0 }));
    expect(attributeChange({ base: counts([1, 3]), head: counts([2, 3]) }).areShares).toBe(false);
  });

  test('do not matter to shares of a measurement', () => {
    const side = { median: 1000, standardError: 1 };
    const measured = { unit: 'ns/op', base: side, head: side, degrees: 18 };
    const { functions, spread } = attributeChange(sides, { measured });
    expect(functions.map(({ name }) => name)).toEqual(['hash', 'sort']);
    expect(spread).toBeNull();
  });
});

describe('own time that is spread over many functions', () => {
  /** A function makes each of 40 others slower, and none of them enough to be named. */
  const stacksOf = (clean: number) => ({
    main: 200,
    'main;sort': 300,
    'main;clean a.c;make': clean,
    ...Object.fromEntries(
      Array.from({ length: 40 }, (_, index) => [`main;clean a.c;make;part${index}`, (1 + clean) / 2]),
    ),
  });
  const draw = (random: () => number, stacks: Readonly<Record<string, number>>) =>
    Array.from({ length: 5 }, () => drawProfile(random, { shares: normalise(stacks), samples: 100 }));

  test('is named by the total time of the function that calls them, not of its callers', () => {
    const random = seededRandom(5);
    const sides = { base: draw(random, stacksOf(1)), head: draw(random, stacksOf(8)) };
    const { functions, totals } = attributeChange(sides, { isTouched: (file) => file === 'a.c' });
    expect(functions).toEqual([]);
    const named = totals.map(({ name, touched }) => `${name}${touched ? ', touched' : ''}`);
    expect(named).toEqual(expect.arrayContaining(['clean, touched', 'make']));
    expect(named).not.toContain('main');
    expect(attributeChange(sides).totals.map(({ name }) => name)).toEqual(['make']);
    for (const { deltaTotal, low, high } of totals) {
      expect(low).toBeGreaterThan(0);
      expect(deltaTotal).toBeLessThan(high);
    }
  });

  test('a call within another one of the same function counts once', () => {
    const recursive = (inner: number) =>
      [1, 1.01, 0.99].map((factor) =>
        makeProfile({ 'main;walk;walk;walk': inner * factor, 'main;sort': 900 }, { quantum: 1 }),
      );
    const sides = { base: recursive(100), head: recursive(400) };
    const [walk, ...others] = findGrownTotals(sides, compareSides(sides).sides, {
      isTouched: () => false,
      named: new Set(),
    });
    expect([walk?.name, others]).toEqual(['walk', []]);
    expect(walk!.deltaTotal).toBeCloseTo(300, 6);
  });

  function normalise(stacks: Readonly<Record<string, number>>): Record<string, number> {
    const sum = Object.values(stacks).reduce((all, one) => all + one, 0);
    return Object.fromEntries(Object.entries(stacks).map(([stack, value]) => [stack, value / sum]));
  }
});

describe('counts', () => {
  const counts = (values: Record<string, number>) => makeProfile(values, { unit: 'instructions', quantum: 0 });

  test('counts that never vary are exact', () => {
    const base = [counts({ hash: 1000, sort: 50 }), counts({ hash: 1000, sort: 50 })];
    const head = [counts({ hash: 1001, sort: 50 }), counts({ hash: 1001, sort: 50 })];
    const { functions } = attributeChange({ base, head });
    expect(functions).toMatchObject([{ name: 'hash', deltaSelf: 1, low: 1, high: 1 }]);
  });

  test('counts that vary have an interval', () => {
    const base = [990, 1000, 1010].map((hash) => counts({ hash, sort: 50 }));
    const head = [991, 1001, 1011].map((hash) => counts({ hash, sort: 50 }));
    expect(attributeChange({ base, head }).functions).toEqual([]);
  });
});

describe('real profiles of a Go benchmark', () => {
  test('two clones of one commit, in different folders, name nothing', () => {
    const found = attributeChange(alignFiles({ base: readGo('base'), head: readGo('head') }));
    expect(found).toMatchObject({ functions: [], unnamed: { reason: 'few-samples' } });
  });

  test('a function that is called more often is named first', () => {
    const { functions } = attributeChange(alignFiles({ base: readGo('base'), head: readGo('slow') }));
    const [first, second, ...others] = functions;
    expect([first?.name, second?.name]).toEqual(['example.com/codec/codec.hash', 'example.com/codec/codec.Encode']);
    expect(others.every(({ deltaSelf }) => deltaSelf < 0)).toBe(true);
    expect(first!.low).toBeGreaterThan(0);
  });
});

/** Shares that fall as those of a real profile do. */
function zipfShares(count: number, power: number): Record<string, number> {
  const weights = Array.from({ length: count }, (_, index) => (index + 1) ** -power);
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return Object.fromEntries(weights.map((weight, index) => [`f${index}`, weight / sum]));
}

const NOISE: Readonly<Record<string, Pick<SampledRun, 'totalNoise' | 'ownNoise'>>> = {
  'independent samples': {},
  'runs that differ by 10 %': { totalNoise: 0.1 },
  'functions that vary by 5 %': { totalNoise: 0.02, ownNoise: () => 0.05 },
  'a few functions that vary by half': { totalNoise: 0.02, ownNoise: (name) => (name.endsWith('3') ? 0.5 : 0.01) },
};

describe.each(Object.keys(NOISE))('%s', (kind) => {
  const noise = NOISE[kind]!;

  test.each([
    [5, 40, 300],
    [5, 200, 1000],
    [3, 40, 1000],
  ])(
    'with %d profiles a side and no change, %d functions are named in at most 5 %% of cases',
    (runs, functions, samples) => {
      const random = seededRandom(runs * functions);
      const shares = zipfShares(functions, 1.2);
      const cases = countCases({ usual: 20, all: 150 });
      const draw = () => Array.from({ length: runs }, () => drawProfile(random, { shares, samples, ...noise }));
      let wrong = 0;
      for (let index = 0; index < cases; index += 1) {
        const { functions, totals } = attributeChange({ base: draw(), head: draw() });
        if (functions.length + totals.length > 0) wrong += 1;
      }
      // Three standard deviations above 5 %.
      expect(wrong / cases).toBeLessThanOrEqual(0.05 + 3 * Math.sqrt((0.05 * 0.95) / cases));
    },
  );
});

test('one of 40 functions that takes 4 % of the time more is among the first three in 95 % of cases', () => {
  const random = seededRandom(11);
  const shares = zipfShares(40, 0.8);
  const slower = { ...shares, f5: 2 * shares['f5']! };
  const noise = { totalNoise: 0.02, ownNoise: () => 0.02, samples: 1000 };
  const draw = (of: typeof shares) => Array.from({ length: 5 }, () => drawProfile(random, { shares: of, ...noise }));
  const cases = countCases({ usual: 20, all: 150 });
  let found = 0;
  for (let index = 0; index < cases; index += 1) {
    const { functions } = attributeChange({ base: draw(shares), head: draw(slower) });
    if (functions.slice(0, 3).some(({ name }) => name === 'f5')) found += 1;
  }
  expect(found / cases).toBeGreaterThanOrEqual(0.95);
});

test('when noise hides a change, it says how many profiles would show it', () => {
  const random = seededRandom(3);
  const shares = zipfShares(40, 0.8);
  const slower = { ...shares, f2: 1.8 * shares['f2']! };
  const draw = (of: typeof shares, runs: number) =>
    Array.from({ length: runs }, () => drawProfile(random, { shares: of, samples: 200 }));
  const few = attributeChange({ base: draw(shares, 3), head: draw(slower, 3) });
  expect(few).toMatchObject({ functions: [], unnamed: { reason: 'few-samples', strongest: { name: 'f2' } } });
  const runs = 2 * few.unnamed!.runs!;
  expect(attributeChange({ base: draw(shares, runs), head: draw(slower, runs) }).functions[0]?.name).toBe('f2');
});
