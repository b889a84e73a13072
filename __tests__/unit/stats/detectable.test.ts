import { describe, expect, test } from '@jest/globals';
import { type DetectionLook, finderFor, POWER } from '../../../src/stats/detectable.ts';

interface Detection {
  readonly chances: readonly DetectionLook[];
  readonly noise: number;
  readonly limit: number;
}

const once = (rounds: number, alpha: number): readonly DetectionLook[] => [{ rounds, alpha, clearing: 0.2 }];
const detection = (given: Partial<Detection>): Detection => ({
  chances: once(10, 0.001),
  noise: 0.02,
  limit: 0.05,
  ...given,
});
const smallestFound = ({ chances, noise, limit }: Detection) => finderFor({ chances, likely: 0.6 })(noise, limit);

describe('finderFor', () => {
  test('is nine times of ten', () => expect(POWER).toBe(0.9));

  test('nothing, where even full separation gives too large a p', () => {
    // One of C(12, 6) = 924 arrangements separates the sides.
    expect(smallestFound(detection({ chances: once(6, 1 / 925) }))).toBeNull();
    expect(smallestFound(detection({ chances: once(6, 1 / 923) }))).not.toBeNull();
  });

  test('is the limit itself without noise', () => {
    expect(smallestFound(detection({ noise: 0 }))).toBeCloseTo(0.05, 12);
  });

  test('is far enough above the limit for the likely change to be above it as well', () => {
    const sure = detection({ chances: once(30, 0.4) });
    expect(finderFor({ chances: sure.chances, likely: 0.6 })(sure.noise, sure.limit)).toBeGreaterThan(
      finderFor({ chances: sure.chances, likely: 0.01 })(sure.noise, sure.limit)!,
    );
  });

  test('grows with the noise and shrinks with the rounds', () => {
    const by = (given: Partial<Detection>) => smallestFound(detection({ limit: 0, ...given }))!;
    expect(by({ noise: 0.04 })).toBeCloseTo(2 * by({ noise: 0.02 }), 12);
    const rounds = [8, 10, 14, 20, 30].map((n) => by({ chances: once(n, 0.001) }));
    expect(rounds).toEqual(rounds.toSorted((left, right) => right - left));
  });

  test('is near what a normal approximation of the test gives, where many values make that good', () => {
    // Noether, Journal of the American Statistical Association 82 (1987): the efficiency of the test is 3/pi.
    const z = 1.644854 + 1.281552;
    const expected = z * 0.02 * Math.sqrt((2 / 30) * (Math.PI / 3));
    const found = smallestFound(detection({ chances: once(30, 0.05), limit: 0 }))!;
    expect(Math.abs(found / expected - 1)).toBeLessThan(0.08);
  });

  test('a look that may clear a row costs some of what the next one finds', () => {
    const last = { rounds: 20, alpha: 0.001, clearing: 0.2 };
    const with6 = smallestFound(detection({ chances: [{ rounds: 6, alpha: 0, clearing: 0.2 }, last], noise: 0.1 }))!;
    const without = smallestFound(detection({ chances: [last], noise: 0.1 }))!;
    expect(with6).toBeGreaterThanOrEqual(without);
  });

  test('a plan of more than thirty rounds is promised no more than one of thirty', () => {
    const found = (rounds: number) => smallestFound(detection({ chances: once(rounds, 0.001) }));
    expect(found(500)).toBe(found(30));
  });
});
