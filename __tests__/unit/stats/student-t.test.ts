import { describe, expect, test } from '@jest/globals';
import { normalTail } from '../../../src/stats/normal.ts';
import { studentTQuantile, studentTTwoSidedP } from '../../../src/stats/student-t.ts';

describe('studentTTwoSidedP', () => {
  // Printed by scipy 1.16.3: 2 * scipy.stats.t.sf(t, degrees).
  test.each([
    [0.5, 1, 0.7048327646991336],
    [2.0, 3, 0.1393259685588431],
    [0.001, 7, 0.9992300172449988],
    [1.5, 10, 0.16450732644544017],
    [4.0, 10, 0.0025183326247366924],
    [12.0, 18, 5.046511102563651e-10],
    [3.0, 28, 0.0056173990797091095],
    [40.0, 28, 2.985721407534327e-26],
    [6.5, 48, 4.3007375973910694e-8],
    [2.2, 363, 0.02843651164751533],
    [25.0, 998, 1.6826477879278254e-107],
  ])('agrees with scipy at t = %p and %p degrees of freedom', (t, degrees, p) => {
    expect(studentTTwoSidedP(t, degrees) / p).toBeCloseTo(1, 9);
    expect(studentTTwoSidedP(-t, degrees)).toBe(studentTTwoSidedP(t, degrees));
  });

  test('one degree is the Cauchy distribution, two have a closed form', () => {
    for (const t of [1e-9, 0.1, 1, 3, 50]) {
      expect(studentTTwoSidedP(t, 1)).toBeCloseTo(1 - (2 / Math.PI) * Math.atan(t), 12);
      expect(studentTTwoSidedP(t, 2)).toBeCloseTo(1 - t / Math.sqrt(2 + t * t), 12);
    }
  });

  test('has no step where the finite series ends and the fraction begins', () => {
    for (const degrees of [1, 2, 7, 30, 199, 200]) {
      const t = studentTQuantile(0.01, degrees);
      expect(studentTTwoSidedP(t * (1 + 1e-9), degrees) / studentTTwoSidedP(t * (1 - 1e-9), degrees)).toBeCloseTo(1, 6);
    }
    expect(studentTTwoSidedP(1.5, 200) - studentTTwoSidedP(1.5, 200.000001)).toBeCloseTo(0, 8);
  });

  test('is exact where it is a number of few digits', () => {
    expect(studentTTwoSidedP(1.5 / Math.sqrt(2), 2)).toBe(0.4);
  });

  test('goes to the normal distribution', () => {
    expect(studentTTwoSidedP(2, 1e7)).toBeCloseTo(2 * normalTail(2), 7);
  });

  test('is 1 without a difference, and 0 for an infinite one', () => {
    expect(studentTTwoSidedP(0, 5)).toBe(1);
    expect(studentTTwoSidedP(Infinity, 5)).toBe(0);
  });
});
