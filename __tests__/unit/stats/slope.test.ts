import { expect, test } from '@jest/globals';
import { fitSlope } from '../../../src/stats/slope.ts';

test('a line has its own slope, whatever its level', () => {
  expect(fitSlope([1, 2, 4], [3, 5, 9])).toBeCloseTo(2, 12);
  expect(fitSlope([1, 2, 4], [-7, -7, -7])).toBeCloseTo(0, 12);
});

test('points beside a line, by hand: Σ(x − 2)y ∕ Σ(x − 2)² = 3 ∕ 2', () => {
  expect(fitSlope([1, 2, 3], [1, 5, 4])).toBeCloseTo(1.5, 12);
});
