import { describe, expect, test } from '@jest/globals';
import { adjustForFalseDiscoveries } from '../../../src/stats/benjamini-hochberg.ts';

describe('adjustForFalseDiscoveries', () => {
  // Printed by scipy.stats.false_discovery_control 1.16.3.
  test.each([
    [
      [0.0132, 0.0, 0.8128],
      [0.019799999999999998, 0.0, 0.8128],
    ],
    [
      [0.0006, 0.6032, 0.0498, 0.8601, 0.0637, 0.8212, 0.172, 0.0138],
      [0.0048, 0.8042666666666666, 0.1274, 0.8601, 0.1274, 0.8601, 0.2752, 0.0552],
    ],
    [
      [0.4076, 0.3067, 0.3203, 0.0998, 0.0109, 0.2633, 0.0012, 0.3317, 0.2565, 0.0534, 0.5092, 0.0073],
      [
        0.4446545454545454, 0.39804, 0.39804, 0.23951999999999998, 0.0436, 0.39804, 0.0144, 0.39804, 0.39804, 0.1602,
        0.5092, 0.0436,
      ],
    ],
  ])('agrees with scipy: %j', (ps, adjusted) => {
    for (const [index, p] of adjustForFalseDiscoveries(ps).entries()) expect(p).toBeCloseTo(adjusted[index]!, 12);
  });

  test('the order of the tests does not matter, and one test keeps its p', () => {
    expect(adjustForFalseDiscoveries([0.3])).toEqual([0.3]);
    expect(adjustForFalseDiscoveries([])).toEqual([]);
    const ps = [0.04, 0.001, 0.04, 0.9];
    expect(adjustForFalseDiscoveries(ps.toReversed())).toEqual(adjustForFalseDiscoveries(ps).toReversed());
  });
});
