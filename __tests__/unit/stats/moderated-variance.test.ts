// Moderated variances: the functions against published values, and the prior against data that were drawn from one.

import { describe, expect, test } from '@jest/globals';
import {
  digamma,
  fitVariancePrior,
  moderateVariance,
  trigamma,
  trigammaInverse,
} from '../../../src/stats/moderated-variance.ts';
import { studentTQuantile } from '../../../src/stats/student-t.ts';
import { seededRandom } from '../../support/random-samples.ts';
import { normal } from '../../support/seeded-noise.ts';

const EULER = 0.5772156649015329;

describe('functions', () => {
  test('digamma and trigamma have the values of DLMF 5.4 and 5.15', () => {
    expect(digamma(1)).toBeCloseTo(-EULER, 12);
    expect(digamma(0.5)).toBeCloseTo(-EULER - 2 * Math.LN2, 12);
    expect(digamma(4)).toBeCloseTo(1 + 1 / 2 + 1 / 3 - EULER, 12);
    expect(trigamma(1)).toBeCloseTo(Math.PI ** 2 / 6, 12);
    expect(trigamma(0.5)).toBeCloseTo(Math.PI ** 2 / 2, 11);
  });

  test.each([1e-5, 0.01, 0.5, 1, 4.2, 300, 1e5])('the inverse of trigamma at %d', (y) => {
    expect(trigamma(trigammaInverse(y)) / y).toBeCloseTo(1, 5);
  });

  test.each([
    [0.05, 8, 2.306004135],
    [0.01, 4, 4.604094871],
    [0.001, 2, 31.59905458],
    [0.05, 1e5, 1.959987708],
  ])('the t of p = %d with %d degrees of freedom', (p, degrees, t) => {
    expect(studentTQuantile(p, degrees)).toBeCloseTo(t, 6);
  });
});

describe('the prior', () => {
  const random = seededRandom(5);
  const sampleVariance = (sigma: number, degrees: number) =>
    Array.from({ length: degrees }, () => (sigma * normal(random)) ** 2).reduce((sum, one) => sum + one, 0) / degrees;

  test('subjects with the same variance share it', () => {
    const variances = Array.from({ length: 2000 }, () => sampleVariance(2, 8));
    const prior = fitVariancePrior(variances, 8);
    expect(prior.variance).toBeGreaterThan(3.8);
    expect(prior.variance).toBeLessThan(4.2);
    expect(prior.degrees).toBeGreaterThan(50);
    expect(moderateVariance(40, 8, prior)).toBeLessThan(10);
  });

  test('subjects with different variances keep their own', () => {
    const variances = Array.from({ length: 2000 }, () => sampleVariance(Math.exp(2 * normal(random)), 8));
    const prior = fitVariancePrior(variances, 8);
    expect(prior.degrees).toBeLessThan(1);
    expect(moderateVariance(40, 8, prior)).toBeGreaterThan(35);
  });

  test('too few subjects have no prior', () => {
    expect(fitVariancePrior([1, 2], 8)).toEqual({ degrees: 0, variance: 0 });
    expect(moderateVariance(3, 8, { degrees: 0, variance: 0 })).toBe(3);
  });
});
