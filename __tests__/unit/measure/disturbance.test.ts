import { describe, expect, test } from '@jest/globals';
import {
  type AttemptLoad,
  attemptLoadOf,
  disturbanceOf,
  isCalm,
  isOneSided,
} from '../../../src/measure/disturbance.ts';
import type { Side } from '../../../src/model/measurement.ts';
import type { RecordedInvocation } from '../../../src/model/recording.ts';

const attempt = (base: number | null, head: number | null, steal: number | null = 0, ms = 1000): AttemptLoad => ({
  base: { others: base, steal, ms },
  head: { others: head, steal, ms },
});
const calm = [0.02, 0.01, 0.03, 0.02].map((others) => attempt(others, others));

describe('what was taken', () => {
  const one = (side: Side, durationMs: number, others?: number | null): RecordedInvocation => ({
    ...{ side, round: 1, command: 0, startMs: 0, durationMs, exitCode: 0, outcome: 'ok', steal: 0 },
    ...(others !== undefined && { others }),
  });

  test('is a number of processors, over all invocations of a side', () => {
    const made = [one('base', 900, 0.1), one('base', 300, 0.5), one('head', 1000, 0)];
    expect(attemptLoadOf(made, 4)).toEqual({
      base: { others: expect.closeTo(0.8), steal: 0, ms: 1200 },
      head: { others: 0, steal: 0, ms: 1000 },
    });
  });

  test('is unknown where the system does not tell, in a recording of old, and in less than a tenth of a second', () => {
    expect(attemptLoadOf([one('base', 900, 0.1), one('base', 900, null)], 4).base.others).toBeNull();
    expect(attemptLoadOf([one('base', 900)], 4).base.others).toBeNull();
    expect(attemptLoadOf([one('base', 99, 0.9)], 4).base.others).toBeNull();
  });
});

describe('a disturbance', () => {
  test('is a rise above the calm part of the run, on either side', () => {
    expect(disturbanceOf(attempt(0.02, 0.11), calm)).toBeNull();
    expect(disturbanceOf(attempt(0.02, 0.2), calm)).toEqual({ kind: 'others', taken: 0.2, side: 'head' });
    expect(disturbanceOf(attempt(0.9, 0.2), calm)).toEqual({ kind: 'others', taken: 0.9, side: 'base' });
  });

  test('has to be larger in a short time, in which the kernel counts few ticks', () => {
    expect(disturbanceOf(attempt(0.02, 0.3, 0, 200), calm)).not.toBeNull();
    expect(disturbanceOf(attempt(0.02, 0.26, 0, 200), calm)).toBeNull();
    expect(disturbanceOf(attempt(0.02, 0.5, 0, 100), calm)).toBeNull();
    expect(disturbanceOf(attempt(0.02, 1, 0, 100), calm)).toMatchObject({ kind: 'others', side: 'head' });
  });

  test('is of no side where both are about as much disturbed', () => {
    expect(disturbanceOf(attempt(1, 0.9), calm)).toEqual({ kind: 'others', taken: 1, side: null });
  });

  test('is stolen time sooner than other processes', () => {
    expect(disturbanceOf(attempt(0.02, 0.02, 0.06), calm)).toMatchObject({ kind: 'steal', taken: 0.06 });
  });

  test('is none where a container works for the benchmark, each time and on one side more', () => {
    const busy = [1, 0.9, 1.1, 1].map((others) => attempt(others, 1.6 * others));
    expect(disturbanceOf(attempt(1.2, 2), busy)).toBeNull();
    expect(disturbanceOf(attempt(1, 2.8), busy)).toMatchObject({ side: 'head' });
  });

  test('is seen although most of the run was disturbed', () => {
    const mostly = [0.8, 0.9, 0.02, 0.7, 0.9].map((others) => attempt(others, others));
    expect(disturbanceOf(attempt(0.9, 0.9), [...mostly, ...calm.slice(0, 1)])).not.toBeNull();
  });

  test('cannot be told without anything to compare it with, or without figures', () => {
    expect(disturbanceOf(attempt(1, 1), [])).toBeNull();
    expect(disturbanceOf(attempt(1, 1), [attempt(null, null, null)])).toBeNull();
    expect(disturbanceOf(attempt(null, null, null), calm)).toBeNull();
  });
});

test('a machine is calm where others use no more than usual; who cannot tell does not wait', () => {
  expect([0.05, 0.2, null].map((others) => isCalm(others, calm))).toEqual([true, false, true]);
  expect([0.05, 0.2].map((others) => isCalm(others, []))).toEqual([true, false]);
});

test.each([
  [0, 0, false],
  [0, 5, false],
  [0, 6, true],
  [6, 0, true],
  [1, 7, false],
  [1, 8, true],
  [3, 9, false],
  [7, 7, false],
])('base %i, head %i times: one-sided %s', (base, head, expected) => {
  expect(isOneSided({ base, head })).toBe(expected);
});
