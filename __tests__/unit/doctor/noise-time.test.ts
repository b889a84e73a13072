import { expect, test } from '@jest/globals';
import { reportTooLittleTime } from '../../../src/doctor/noise.ts';
import { inWords } from '../../support/diagnostics.ts';

const cost = { maxMinutes: 5, elapsedMs: 160_000, completedRounds: 0, roundMs: 160_000, mayIncludeBuild: true };

test('time for three rounds at best is too little for an estimate of the noise, and the error says how much is enough', () => {
  expect(reportTooLittleTime({ ...cost, rounds: 1, maxRounds: 3 }).map(inWords)).toEqual([
    {
      where: '--max-minutes',
      severity: 'error',
      message:
        'a round takes about 2 min 40 s, so 5 minutes allow 1 round, but an estimate of the noise needs at least 4. Raise `--max-minutes` to at least 14, or measure fewer benchmarks.',
    },
  ]);
});

test('time for four rounds is enough', () => {
  expect(reportTooLittleTime({ ...cost, rounds: 2, maxRounds: 4 })).toEqual([]);
});
