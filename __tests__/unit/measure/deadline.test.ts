import { describe, expect, test } from '@jest/globals';
import { deadlineFor } from '../../../src/measure/phase.ts';

const MINUTE = 60_000;

describe('deadlineFor', () => {
  test.each([
    [
      'the first of all may take all the time',
      { mustFit: true, usualMs: 0, leftMs: 5 * MINUTE },
      [5 * MINUTE, 'warm-up'],
    ],
    ['a fast one gets a minute', { mustFit: false, usualMs: 20, leftMs: 5 * MINUTE }, [MINUTE, 'hang']],
    [
      'a slow one gets ten times what it took',
      { mustFit: false, usualMs: 10_000, leftMs: 5 * MINUTE },
      [100_000, 'hang'],
    ],
    ['nothing gets more than there is', { mustFit: false, usualMs: 10_000, leftMs: 90_000 }, [90_000, 'time']],
    ['head in the warm-up, with little time', { mustFit: true, usualMs: 20, leftMs: 2000 }, [2000, 'warm-up']],
    ['head in the warm-up, with much time', { mustFit: true, usualMs: 20, leftMs: 5 * MINUTE }, [MINUTE, 'hang']],
  ] as const)('%s', (_, known, [ms, because]) => {
    expect(deadlineFor(known)).toEqual({ ms, because, usualMs: known.usualMs });
  });
});
