import { describe, expect, test } from '@jest/globals';
import { randomOf } from '../../../bench/random.ts';
import { findControlMove } from '../../../src/compare/control-move.ts';
import type { SamplePair } from '../../../src/compare/group.ts';
import { around } from '../../support/builders.ts';
import { aComparison } from '../../support/comparison.ts';

const sample = (values: readonly number[]) => ({ values, rounds: values.map((_, index) => index + 1) });

function pair(name: string, base: readonly number[], head: readonly number[], better: 'lower' | 'higher' = 'lower') {
  const subject = aComparison({ name, better });
  return { subject, base: sample(base), head: sample(head), exact: false, layout: null, varies: true } as SamplePair;
}

const by = (name: string, factor: number, noise = 0.01) =>
  pair(name, around(10, noise), around(10 * factor, noise, { turn: 3 }));

describe('control benchmarks', () => {
  test('none did not move', () => {
    expect(findControlMove([])).toBeNull();
  });

  test('move together by more than the interval of their geomean', () => {
    expect(findControlMove([by('A', 1.05), by('B', 1.05)])).toMatchObject({
      controls: [{ name: 'A' }, { name: 'B' }],
      worsening: expect.closeTo(0.05, 3),
    });
    expect(findControlMove([by('A', 1), by('B', 1)])).toBeNull();
  });

  test('may each be too noisy to show it alone', () => {
    const noisy = Array.from({ length: 12 }, (_, index) =>
      pair(`${index}`, around(10, 0.2, { turn: index }), around(11.2, 0.2, { turn: 5 * index + 3 })),
    );
    expect(noisy.filter((one) => findControlMove([one]) !== null).length).toBeLessThan(noisy.length);
    expect(findControlMove(noisy)).not.toBeNull();
  });

  test('do not move together if one makes the difference', () => {
    expect(findControlMove([by('A', 1.6), by('B', 1), by('C', 1)])).toBeNull();
    expect(findControlMove([by('A', 1.6), by('B', 1.03), by('C', 1.02)])).not.toBeNull();
  });

  test('of rates get worse if there is less', () => {
    const rate = pair('R', around(100), around(90, 0.01, { turn: 3 }), 'higher');
    expect(findControlMove([rate])?.worsening).toBeCloseTo(1 / 0.9 - 1, 2);
    expect(findControlMove([rate, by('A', 0.9)])).toBeNull();
  });
});

test('controls that do not move are found to move in at most 5 % of the runs', () => {
  const random = randomOf(7);
  const noise = () => Array.from({ length: 10 }, () => 100 * Math.exp(0.03 * random.gauss()));
  const found = (size: number) => {
    const runs = Array.from({ length: 400 }, () =>
      findControlMove(Array.from({ length: size }, (_, index) => pair(`${index}`, noise(), noise()))),
    );
    return runs.filter((move) => move !== null).length / runs.length;
  };
  // Two standard errors of 400 runs are 2 points.
  expect(found(1)).toBeLessThan(0.07);
  expect(found(4)).toBeLessThan(0.05);
});
