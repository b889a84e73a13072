import { describe, expect, test } from '@jest/globals';
import { duration, estimateLeft } from '../../../src/measure/progress.ts';
import type { RecordedInvocation } from '../../../src/model/recording.ts';
import type { MeasureSettings } from '../../../src/settings/settings.ts';

test.each([
  [0.4, '0 ms'],
  [850, '850 ms'],
  [999.6, '1.0 s'],
  [12_340, '12.3 s'],
  [59_940, '59.9 s'],
  [59_960, '1 min 00 s'],
  [245_000, '4 min 05 s'],
])('duration of %f ms: %s', (ms, text) => {
  expect(duration(ms)).toBe(text);
});

describe('estimateLeft', () => {
  const invocations = (count: number, durationMs: number): RecordedInvocation[] =>
    Array.from({ length: count + 2 }, (_, index) => ({
      side: index % 2 === 0 ? 'base' : 'head',
      round: Math.floor(index / 2),
      command: 0,
      startMs: index * durationMs,
      durationMs,
      exitCode: 0,
      outcome: 'ok',
    }));
  const plan = (min: number, max: number, given: Partial<MeasureSettings> = {}) => ({
    settings: { rounds: { min, max }, commands: ['a'], maxMinutes: 30, ...given } as MeasureSettings,
    sides: 2,
  });

  test('by the mean of the rounds', () => {
    expect(estimateLeft(invocations(4, 1000), plan(10, 10))).toBe(', about 16.0 s left');
  });

  test('at most, when it may end earlier', () => {
    expect(estimateLeft(invocations(4, 1000), plan(6, 30))).toBe(', at most 56.0 s left');
  });

  test('never more than max-minutes leave', () => {
    expect(estimateLeft(invocations(4, 10_000), plan(10, 10, { maxMinutes: 2 }))).toBe(
      ', at most 1 min 00 s left',
    );
  });

  test('counts every command, and only the sides that run', () => {
    expect(estimateLeft(invocations(4, 1000), plan(10, 10, { commands: ['a', 'b'] }))).toBe(
      ', about 36.0 s left',
    );
    expect(estimateLeft(invocations(4, 1000), { ...plan(10, 10), sides: 1 })).toBe(', about 6.0 s left');
  });

  test('says nothing in the warm-up and at the end', () => {
    expect(estimateLeft(invocations(0, 1000), plan(10, 10))).toBe('');
    expect(estimateLeft(invocations(20, 1000), plan(10, 10))).toBe('');
  });
});
