import { describe, expect, test } from '@jest/globals';
import { comparePair } from '../../../src/compare/compare.ts';
import { rowFinder } from '../../../src/compare/detectable.ts';
import type { BetterDirection } from '../../../src/model/measurement.ts';
import type { DetectionLook } from '../../../src/stats/detectable.ts';
import { always, around } from '../../support/builders.ts';

const CHANCES: readonly DetectionLook[] = [{ rounds: 30, alpha: 0.01, clearing: 0.2 }];
const LIMIT = { limit: 0.05, minDelta: 0 };

function found(
  base: readonly number[],
  { head = base, floor = LIMIT, better = 'lower' as BetterDirection, varies = true } = {},
): number | null {
  const rounds = (values: readonly number[]) => values.map((_, index) => index + 1);
  const subject = {
    command: null,
    group: null,
    name: 'Encode',
    metric: 'ns/op',
    unit: 'sec/op',
    primary: true,
    shortName: null,
    renamed: null,
    isControl: false,
  };
  const row = comparePair({
    subject: { ...subject, better },
    base: { values: base, rounds: rounds(base) },
    head: { values: head, rounds: rounds(head) },
    exact: false,
    varies,
    layout: null,
  });
  return rowFinder(CHANCES)(row, floor.limit, floor.minDelta);
}

describe('the smallest worsening that a row finds', () => {
  test('is above the limit, by more the noisier the row is', () => {
    const sizes = [0.005, 0.02, 0.1].map((noise) => found(around(100, noise, { n: 30 })));
    expect(sizes).toEqual(sizes.toSorted((left, right) => left! - right!));
    expect(sizes[0]).toBeGreaterThan(0.05);
    expect(sizes[2]).toBeGreaterThan(0.08);
  });

  test('is that of the floor where the floor is more', () => {
    const floor = { limit: 0.05, minDelta: 40 };
    expect(found(around(100, 0.01, { n: 30 }), { floor })).toBeCloseTo(0.4, 2);
  });

  test('comes in whole steps of the clock', () => {
    const ticks = [...always(100, 15), ...always(104, 15)];
    expect(found(ticks)).toBeCloseTo(0.08 * (100 / 102), 9);
    expect(found([...always(50, 29), 60], { head: always(50, 30) })).toBeCloseTo(0.2, 9);
  });

  test('is unknown where no value differs from another: neither the noise nor the clock shows', () => {
    expect(found(always(50, 30))).toBeNull();
  });

  test('is unknown for counts that do not vary, for zeros, and where all may be lost', () => {
    expect(found(always(50, 30), { varies: false })).toBeNull();
    expect(found([0, ...around(100, 0.01, { n: 29 })])).toBeNull();
    expect(found(around(100, 0.01), { better: 'higher', floor: { limit: 1, minDelta: 0 } })).toBeNull();
  });
});
