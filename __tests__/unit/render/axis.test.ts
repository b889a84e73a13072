import { describe, expect, test } from '@jest/globals';
import { extentOf, makeChangeAxis, makeLinearAxis } from '../../../src/render/pages/axis.ts';

const ROOM = { from: 100, to: 0 };

describe('linearAxis', () => {
  test('ends and middle', () => {
    const { at } = makeLinearAxis({ low: 10, high: 20 }, ROOM);
    expect([10, 15, 20].map(at)).toEqual([100, 50, 0]);
  });

  test('beyond its ends nothing is drawn', () => {
    const { at } = makeLinearAxis({ low: 10, high: 20 }, ROOM);
    expect([-1e9, Number.POSITIVE_INFINITY].map(at)).toEqual([100, 0]);
  });

  test.each([
    [0, 10, [0, 5, 10]],
    [88.3e-9, 97.5e-9, [90e-9, 95e-9]],
    [-3, 4, [-2, 0, 2, 4]],
    [5, 5, [5]],
    [0.1, 0.3, [0.1, 0.15, 0.2, 0.25, 0.3]],
    [1e12, 1e12 + 1, [1e12, 1e12 + 0.5, 1e12 + 1]],
    [1e17, 1e17 + 64, [1e17]],
  ])('ticks from %p to %p', (low, high, ticks) => {
    expect(makeLinearAxis({ low, high }, ROOM).ticks).toEqual(ticks);
  });
});

describe('changeAxis', () => {
  test('zero is in the middle, both ways alike', () => {
    const { at, ticks } = makeChangeAxis([0.3, -0.1], ROOM, 10);
    expect(at(0)).toBe(50);
    expect(at(0.2) + at(-0.2)).toBeCloseTo(100, 9);
    expect(ticks).toEqual(ticks.map((tick) => -tick + 0).toReversed());
  });

  test('what is unbounded stands at the end', () => {
    const { at } = makeChangeAxis([0.1], ROOM, 10);
    expect([Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY].map(at)).toEqual([0, 100]);
  });

  test('hardly any change fills no page', () => {
    const { at } = makeChangeAxis([0.0001], ROOM, 10);
    expect(Math.abs(at(0.0001) - 50)).toBeLessThan(1);
  });

  test('labels do not touch', () => {
    const { at, ticks } = makeChangeAxis([50], ROOM, 10);
    const gaps = ticks.slice(1).map((tick, index) => Math.abs(at(tick) - at(ticks[index]!)));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(10);
  });
});

test('extentOf leaves out what is not finite', () => {
  expect(extentOf([3, Number.NaN, -1, Number.POSITIVE_INFINITY])).toEqual({ low: -1, high: 3 });
  expect(extentOf([])).toBeNull();
});
