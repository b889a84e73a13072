import { describe, expect, test } from '@jest/globals';
import { deadlineFor } from '../../../src/measure/deadline.ts';

const MINUTE = 60_000;

describe('deadlineFor', () => {
  test.each([
    [
      'the first of all may take all the time',
      { isWarmUp: true, usualMs: 0, leftMs: 5 * MINUTE },
      [5 * MINUTE, 'warm-up'],
    ],
    ['a fast one gets a minute', { isWarmUp: false, usualMs: 20, leftMs: 5 * MINUTE }, [MINUTE, 'hang']],
    [
      'a slow one gets ten times what it took',
      { isWarmUp: false, usualMs: 10_000, leftMs: 5 * MINUTE },
      [100_000, 'hang'],
    ],
    ['nothing gets more than there is', { isWarmUp: false, usualMs: 10_000, leftMs: 90_000 }, [90_000, 'time']],
    ['head in the warm-up, with little time', { isWarmUp: true, usualMs: 20, leftMs: 2000 }, [2000, 'warm-up']],
    ['head in the warm-up, with much time', { isWarmUp: true, usualMs: 20, leftMs: 5 * MINUTE }, [MINUTE, 'hang']],
  ] as const)('%s', (_, known, [ms, because]) => {
    expect(deadlineFor(known)).toEqual({ ms, because, usualMs: known.usualMs });
  });
});
