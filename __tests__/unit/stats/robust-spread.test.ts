import { describe, expect, test } from '@jest/globals';
import { median } from '../../../src/stats/median.ts';
import { robustSpread } from '../../../src/stats/robust-spread.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { normal } from '../../support/seeded-noise.ts';

const random = seededRandom(5);
const normals = Array.from({ length: 5000 }, () => 3 * normal(random));

describe('robustSpread', () => {
  test('is the standard deviation of normal values', () => {
    expect(robustSpread(normals)).toBeCloseTo(3, 0);
    expect(Math.abs(robustSpread(normals) - 3)).toBeLessThan(0.1);
  });

  test('does not see a tenth of the values go wild', () => {
    const wild = normals.map((value, index) => (index % 10 === 0 ? value + 1000 : value));
    expect(Math.abs(robustSpread(wild) - 3)).toBeLessThan(0.7);
  });

  test('takes the quartiles between two values', () => {
    // Definition 8: at positions 13/12 and 35/12 + 1 of 1, 2, 3, 4, that is 17/12 and 43/12.
    expect(robustSpread([4, 1, 3, 2])).toBeCloseTo(26 / 12 / 1.3489795, 6);
  });

  test('is right in the middle for few values as well', () => {
    const spreads = Array.from({ length: 2000 }, () => robustSpread(Array.from({ length: 20 }, () => normal(random))));
    expect(Math.abs(median(spreads) - 1)).toBeLessThan(0.03);
  });

  test('sees what more than half of the values hide', () => {
    expect(robustSpread([0, 0, 0, 0, 0, 0, 0, 3])).toBeCloseTo(Math.sqrt(9 / 8), 12);
    expect(robustSpread([2, 2, 2])).toBe(0);
    expect(robustSpread([7])).toBe(0);
  });
});
