import { expect, test } from '@jest/globals';
import { signTest } from '../../../src/stats/binomial.ts';

// Sums of binomial coefficients over 2^n, in integer arithmetic.
test.each([
  [0, 5, 1],
  [3, 5, 0.5],
  [9, 10, 0.0107421875],
  [10, 10, 0.0009765625],
  [20, 30, 0.04936857],
  [1000, 2000, 0.5089195],
])('%i of %i', (k, n, p) => {
  expect(signTest(k, n)).toBeCloseTo(p, 7);
});

test('what no number can hold is zero, what it can is not', () => {
  expect(signTest(5000, 5000)).toBe(0);
  expect(signTest(2500, 5000)).toBeGreaterThan(0.5);
});
