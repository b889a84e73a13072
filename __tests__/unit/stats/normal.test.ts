import { describe, expect, test } from '@jest/globals';
import { normalCdf, normalQuantile, normalTail } from '../../../src/stats/normal.ts';

// P(Z > z), from tables of erfc to more digits than a double has.
const TAILS: readonly (readonly [z: number, tail: number])[] = [
  [0, 0.5],
  [0.5, 0.3085375387259869],
  [1, 0.15865525393145707],
  [1.959963984540054, 0.025],
  [2, 0.02275013194817921],
  [3, 0.0013498980316300946],
  [5, 2.866515718791939e-7],
  [10, 7.619853024160527e-24],
  [20, 2.753624118606233e-89],
  [37, 5.725571222524577e-300],
];

describe('normalTail and normalCdf', () => {
  test.each(TAILS)('the tail above %p is %p to a relative 1e-12', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(1e-12);
    expect(normalCdf(-z)).toBe(normalTail(z));
    expect(normalCdf(z)).toBe(1 - tail < 1 ? 1 - normalTail(z) : 1);
  });

  test('falls without a step where the series hands over to the fraction', () => {
    const slope = (normalTail(2.4999) - normalTail(2.5001)) / 0.0002;
    const across = (normalTail(2.5 - 1e-9) - normalTail(2.5)) / 1e-9;
    expect(across / slope).toBeCloseTo(1, 4);
  });

  test('ends at 0 and 1', () => {
    expect([normalTail(Infinity), normalTail(-Infinity), normalTail(50)]).toEqual([0, 1, 0]);
  });
});

describe('normalQuantile', () => {
  test.each([
    [0.5, 0],
    [0.8, 0.8416212335729143],
    [0.975, 1.959963984540054],
    [0.025, -1.959963984540054],
    [1e-10, -6.361340902404056],
  ])('of %p is %p', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 11);
  });

  test('is the inverse of the distribution, far out too', () => {
    for (let p = 0.5; p > 1e-290; p *= 0.31) {
      expect(Math.abs(normalCdf(normalQuantile(p)) / p - 1)).toBeLessThan(1e-11);
    }
  });

  test('is infinite at 0 and 1', () => {
    expect([normalQuantile(0), normalQuantile(1)]).toEqual([-Infinity, Infinity]);
  });
});
