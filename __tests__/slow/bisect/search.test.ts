// The search on simulated pull requests. `node bench/measurements/bisect.ts` tries many more, and prints what docs/bisect.md says.

import { describe, expect, test } from '@jest/globals';
import { CALM_WORLD, searchIn, type World } from '../../../bench/measurements/bisect/simulate.ts';
import { randomOf } from '../../../bench/random.ts';

const RUNS = 40;

function search(seed: number, worldOf: (below: (end: number) => number) => Partial<World>) {
  const random = randomOf(seed);
  const below = (end: number) => Math.floor(random.uniform() * end);
  return Array.from({ length: RUNS }, () => {
    const world = { ...CALM_WORLD, culprits: [below(16)], ...worldOf(below) };
    return searchIn(world, random);
  });
}

const count = (results: ReturnType<typeof search>, grade: string) =>
  results.filter((one) => one.grade === grade).length;

describe('the search for a commit', () => {
  test('names the commit of a clear change after log2 of the commits', () => {
    const results = search(1, () => ({}));
    expect(count(results, 'right')).toBe(RUNS);
    for (const { builds, rounds } of results) {
      expect(builds).toBeLessThanOrEqual(5);
      expect(rounds).toBeLessThanOrEqual(40);
    }
  });

  test('takes one run for each commit of an exact metric', () => {
    const results = search(2, () => ({ isExact: true }));
    expect(count(results, 'right')).toBe(RUNS);
    for (const { rounds } of results) expect(rounds).toBeLessThanOrEqual(5);
  });

  test('gives a range and no wrong commit where the noise is too large', () => {
    const results = search(3, () => ({ effect: 0.03 }));
    expect(count(results, 'wrong')).toBeLessThanOrEqual(2);
    expect(count(results, 'range')).toBeGreaterThan(3);
  });

  test('finds both parts of a change', () => {
    const results = search(4, (below) => {
      const first = below(15);
      return { culprits: [first, first + 1 + below(15 - first)] };
    });
    expect(count(results, 'right')).toBeGreaterThanOrEqual(0.9 * RUNS);
  });

  test('uses its rounds as long as it cannot distinguish the commits of a part of a tenth', () => {
    const world = { commits: 6, culprits: [2, 5], firstEffect: 0.03, effect: 0.26, noise: 0.006 };
    const results = search(8, () => world);
    expect(count(results, 'wrong')).toBe(0);
    expect(count(results, 'right')).toBeGreaterThan(0.2 * RUNS);
    for (const { answer, rounds } of results) expect(answer.kind === 'range' ? rounds : 40).toBe(40);
  });

  test('gives a range that holds the commit where commits cannot be built', () => {
    const results = search(5, (below) => ({
      broken: new Set(Array.from({ length: 15 }, (_, one) => one).filter(() => below(3) === 0)),
    }));
    expect(count(results, 'wrong')).toBe(0);
  });

  test('gives all commits when none between can be built', () => {
    const all = Array.from({ length: 16 }, (_, one) => one);
    const [first] = search(6, () => ({ broken: new Set(all.slice(0, -1)) }));
    expect(first!.answer).toEqual({ kind: 'range', commits: all });
  });

  test('names the only commit, which nothing needs to be measured for', () => {
    const [first] = search(7, () => ({ commits: 1, culprits: [0] }));
    expect(first).toMatchObject({ answer: { kind: 'commit', commits: [0] }, builds: 0, rounds: 0 });
  });
});
