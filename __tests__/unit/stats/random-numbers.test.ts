import { expect, test } from '@jest/globals';
import { normalDraws } from '../../../src/stats/random-numbers.ts';

test('the draws are standard normal, and always the same', () => {
  const draws = normalDraws(20_000);
  const mean = draws.reduce((sum, value) => sum + value, 0) / draws.length;
  const deviation = Math.sqrt(draws.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws.length);
  expect(Math.abs(mean)).toBeLessThan(0.02);
  expect(Math.abs(deviation - 1)).toBeLessThan(0.02);
  const beyond = draws.filter((value) => value > 1.959964).length / draws.length;
  expect(Math.abs(beyond - 0.025)).toBeLessThan(0.004);
  const lagged = draws.slice(1).reduce((sum, value, index) => sum + value * draws[index]!, 0) / draws.length;
  expect(Math.abs(lagged)).toBeLessThan(0.03);
  expect(normalDraws(100)).toEqual(draws.slice(0, 100));
});
