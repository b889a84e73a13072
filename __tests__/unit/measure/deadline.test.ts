import { describe, expect, test } from '@jest/globals';
import { deadlineFor, formatOverdue } from '../../../src/measure/deadline.ts';

const MINUTE = 60_000;

describe('deadlineFor', () => {
  test.each([
    [
      'the first of all may take all the time',
      { isWarmUp: true, usualMs: 0, leftMs: 5 * MINUTE },
      [5 * MINUTE, 'warm-up'],
    ],
    ['a fast one gets a minute', { isWarmUp: false, usualMs: 20, leftMs: 5 * MINUTE }, [MINUTE, 'patience']],
    [
      'a slow one gets ten times what it took',
      { isWarmUp: false, usualMs: 10_000, leftMs: 5 * MINUTE },
      [100_000, 'patience'],
    ],
    [
      'nothing gets more than there is',
      { isWarmUp: false, usualMs: 10_000, leftMs: 90_000 },
      [90_000, 'time'],
    ],
    [
      'head in the warm-up, with little time',
      { isWarmUp: true, usualMs: 20, leftMs: 2000 },
      [2000, 'warm-up'],
    ],
    [
      'head in the warm-up, with much time',
      { isWarmUp: true, usualMs: 20, leftMs: 5 * MINUTE },
      [MINUTE, 'patience'],
    ],
  ] as const)('%s', (_, known, [ms, because]) => {
    expect(deadlineFor(known)).toEqual({ ms, because, usualMs: known.usualMs });
  });
});

test('what is said of one that took longer', () => {
  const said = (because: 'time' | 'patience' | 'warm-up') =>
    formatOverdue({ ms: 90_000, because, usualMs: 800 });
  expect(said('time')).toBe('was stopped when max-minutes were over.');
  expect(said('patience')).toMatch(
    /^did not end within 1 min 30 s, though 800 ms was enough before, and was killed\./,
  );
  expect(said('warm-up')).toMatch(
    /^did not end within 1 min 30 s, all that was left of max-minutes, and was killed\. Raise/,
  );
});
