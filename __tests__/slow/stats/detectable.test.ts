import { expect, test } from '@jest/globals';
import { findDeviations } from '../../../bench/measurements/detectable.ts';

test('the minimum detectable change is within 5 % of that of simulated values', () => {
  // The simulation itself is wrong by 1 %, and by 2 % at the worst.
  const sizes = findDeviations(3000).map(({ relative }) => Math.abs(relative));
  expect(Math.max(...sizes)).toBeLessThan(0.05);
  expect(Math.sqrt(sizes.reduce((sum, size) => sum + size ** 2, 0) / sizes.length)).toBeLessThan(0.015);
});
