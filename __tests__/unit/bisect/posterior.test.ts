import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { computePosterior, LEVELS, type LevelEvidence } from '../../../src/bisect/posterior.ts';

const at = (level: number) => LEVELS.map((one) => Math.exp(-0.5 * ((one - level) / 0.05) ** 2));

/** The same by its definition: the sum over all paths of levels from base to head. */
function sumOverPaths(evidence: readonly LevelEvidence[]) {
  const jump = 0.06 / (evidence.length - 1);
  const rises = evidence.map(() => 0);
  const only = evidence.map(() => 0);
  let all = 0;
  const walk = (index: number, last: number, weight: number, risen: readonly number[]) => {
    if (index === evidence.length) {
      all += weight;
      for (const one of risen) rises[one]! += weight;
      if (risen.length === 1) only[risen[0]!]! += weight;
      return;
    }
    const isHead = index === evidence.length - 1;
    for (const [to, level] of LEVELS.entries()) {
      if (isHead && level !== 1) continue;
      const step = to === last ? 1 - jump : jump / (LEVELS.length - 1);
      const seen = isHead || evidence[index] === null ? 1 : Math.max(1e-30, evidence[index]![to]!);
      walk(index + 1, to, weight * step * seen, to > last ? [...risen, index] : risen);
    }
  };
  walk(0, LEVELS.indexOf(0), 1, []);
  const single = only.reduce((sum, one) => sum + one, 0);
  return { several: 1 - single / all, rises: rises.map((one) => one / all), onlyRise: only.map((one) => one / single) };
}

describe('the posterior', () => {
  test('is that of all paths', () => {
    const random = randomOf(1);
    for (let run = 0; run < 20; run += 1) {
      const evidence = Array.from({ length: 4 }, () => {
        const own = random.uniform() < 0.3 ? null : LEVELS.map(() => random.uniform() ** 4);
        return own?.map((one) => one / Math.max(...own)) ?? null;
      });
      const { several, rises, onlyRise } = computePosterior(evidence);
      const expected = sumOverPaths(evidence);
      expect(several).toBeCloseTo(expected.several, 10);
      for (const [index] of evidence.entries()) {
        expect(rises[index]).toBeCloseTo(expected.rises[index]!, 10);
        expect(onlyRise[index]).toBeCloseTo(expected.onlyRise[index]!, 10);
      }
    }
  });

  test('says nothing before anything is measured', () => {
    const { several, onlyRise, levels } = computePosterior([null, null, null, null]);
    expect(several).toBeLessThan(0.1);
    for (const one of onlyRise) expect(one).toBeCloseTo(0.25);
    expect(levels[1]![0]).toBeCloseTo(levels[1]![2], 1);
  });

  test('names the commit between one like base and one like head', () => {
    const { several, onlyRise } = computePosterior([null, at(0), at(1), null, null]);
    expect(onlyRise[2]).toBeGreaterThan(0.99);
    expect(several).toBeLessThan(0.01);
  });

  test('leaves both commits when the one in between has no answer', () => {
    const { onlyRise } = computePosterior([at(0), null, at(1), null]);
    expect(onlyRise[1]).toBeCloseTo(0.5);
    expect(onlyRise[2]).toBeCloseTo(0.5);
  });

  test('finds both parts of a change', () => {
    const { several, rises } = computePosterior([at(0), at(0.5), at(0.5), at(1), null]);
    expect(several).toBeGreaterThan(0.99);
    expect(rises.map((one) => Math.round(one))).toEqual([0, 1, 0, 1, 0]);
  });

  test('does not take an improvement for a rise', () => {
    const { rises } = computePosterior([at(-0.5), at(-0.5), at(1), at(1)]);
    expect(rises.map((one) => Math.round(one))).toEqual([0, 0, 1, 0]);
  });

  test('of a single commit is certain', () => {
    const { several, rises, onlyRise } = computePosterior([null]);
    expect(several).toBeCloseTo(0);
    for (const one of [...rises, ...onlyRise]) expect(one).toBeCloseTo(1);
  });

  test('stays a number for likelihoods of zero and for 64 commits', () => {
    const impossible = LEVELS.map((level) => (level === 0.5 ? 1 : 0));
    const evidence = Array.from({ length: 64 }, (_, index) => (index % 2 === 0 ? impossible : at(index / 64)));
    const { rises, onlyRise, several } = computePosterior(evidence);
    for (const one of [...rises, ...onlyRise, several]) expect(one).not.toBeNaN();
  });
});
